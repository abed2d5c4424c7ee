// What `fourfold solve` tells a person of a level, in a few lines.
import type { ExpectedOptimum } from "../solving/expected-optimum.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { duration, grouped, memorySize } from "./amounts.ts";
import { counted, nameOf } from "./level-report.ts";
import { writeTitle } from "./level-view.ts";
import type { PlannedLevel } from "./solve-request.ts";
import type { Terminal } from "./terminal.ts";
import { listTrace } from "./trace-listing.ts";

/** A level and what became of it. */
export interface SolvedLevel extends PlannedLevel {
  /** Undefined where the level is wrong. */
  readonly result: SolveResult | undefined;
  /** Undefined where its header says no optimum. */
  readonly expected: ExpectedOptimum | undefined;
}

/** Tells a person how a level was solved, or why not; nothing of one that is wrong. */
export function describe({ input, plan, result }: SolvedLevel, isFirst: boolean, terminal: Terminal): void {
  if (plan === undefined || result === undefined) return;
  const { dim, green, yellow } = terminal.colors;
  if (!isFirst) terminal.data("");
  writeTitle(plan.playable, nameOf(input), "en", terminal);
  terminal.data("");
  const paint = result.status === "solved" ? green : yellow;
  terminal.data(paint(inWords(result, plan.asked)));
  if (result.moves !== null) for (const line of wrapped(result.moves, terminal)) terminal.data(`  ${line}`);
  terminal.data("");
  for (const line of accountOf(result)) terminal.data(dim(line));
  if (result.trace !== null) listTrace(result.trace, terminal);
}

/** What of a request the words of its result depend on. */
type Asked = Pick<SolveOptions, "depth" | "from">;

/** What the result means, in a sentence or two. */
export function inWords(result: SolveResult, asked: Asked = {}): string {
  const { status, limit, lowerBound, expanded } = result;
  if (status === "solved") return solvedIn(result, asked);
  if (status === "unsolvable") return `Unsolvable. ${result.why?.en ?? "It is proven that no moves solve this level."}`;
  const proven = lowerBound === 0 ? "" : ` ${provenOf(result)}`;
  const soFar = `${counted(expanded, "state")} expanded`.replace(/^\d+/, grouped(expanded));
  if (status === "cancelled") return `Interrupted, ${soFar}; ${openIn(result)}${proven}`;
  if (status === "limit") return `Stopped by the limit on ${limit}, ${soFar}; ${openIn(result)}${proven}`;
  return `No solution found: ${whyIncomplete(result, asked)}${proven}`;
}

/** What a search that was stopped leaves open. */
function openIn({ cost }: SolveResult): string {
  if (cost === null) return "whether there is a solution is open.";
  return `the best solution so far costs ${grouped(cost)}, and a better one may exist.`;
}

function solvedIn(
  { moves, cost, optimal, lowerBound, costModel, stars }: SolveResult,
  { depth, from = "" }: Asked,
): string {
  const length = moves === "" || moves === null ? 0 : moves.split(" ").length;
  const price = costModel === "moves" ? `cost ${cost}` : `weighted cost ${cost}`;
  const least = lowerBound === 0 ? "" : ` (no solution costs less than ${grouped(lowerBound)})`;
  const within = depth === "budget" ? " within the budget" : "";
  const proof = optimal ? `proven optimal${within}` : `not proven optimal${least}`;
  const rating = stars === null ? "" : `, ${"★".repeat(stars)}${"☆".repeat(3 - stars)} ${stars} of 3 stars`;
  return `Solved in ${counted(length, from === "" ? "move" : "more move")}, ${price}, ${proof}${rating}.`;
}

function provenOf({ lowerBound, costModel }: SolveResult): string {
  const price = costModel === "moves" ? counted(lowerBound, "move") : `a weighted cost of ${grouped(lowerBound)}`;
  return `No solution takes less than ${price}.`;
}

function whyIncomplete({ algorithm }: SolveResult, { depth }: Asked): string {
  if (depth === "budget") return "none is within the budget of the level.";
  if (depth === undefined) return "the heuristic gave up states that may lead to one.";
  if (algorithm === "dls") return `none has ${counted(depth, "move")} or less; a longer one may exist.`;
  return `${algorithm} went ${counted(depth, "move")} deep and looked at no state twice, so that it may have missed one.`;
}

function accountOf(result: SolveResult): string[] {
  const { algorithm, method, heuristic, weight, order, engine, timeMs, prepareMs, memoryBytes } = result;
  const done = algorithm === method ? algorithm : `${algorithm}: ${method}`;
  const guided = heuristic === null ? done : `${done} with the heuristic ${heuristic}`;
  const counts = (["expanded", "generated", "stored", "frontier", "depth"] as const).map((name) => {
    return `${name} ${grouped(result[name])}`;
  });
  return [
    `${guided}${weight === 1 ? "" : `, weight ${weight}`}${order === null ? "" : `, order ${order}`}, engine ${engine}`,
    counts.join(", "),
    `${duration(timeMs)}, of which ${duration(prepareMs)} to prepare the level; ${memorySize(memoryBytes)}`,
  ];
}

const MOST_COLUMNS = 100;

function wrapped(moves: string, { size }: Terminal): string[] {
  const width = Math.max(10, Math.min(size?.columns ?? MOST_COLUMNS, MOST_COLUMNS) - 2);
  const lines: string[] = [];
  let line = "";
  for (const move of moves.split(" ")) {
    if (line !== "" && line.length + 1 + move.length > width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? move : ` ${move}`;
  }
  return line === "" ? lines : [...lines, line];
}

const ORDER = [
  ["solved", "solved"],
  ["unsolvable", "unsolvable"],
  ["exhausted", "without a solution found"],
  ["limit", "stopped by a limit"],
  ["cancelled", "interrupted"],
  ["invalid", "wrong"],
] as const;

/** One line over several levels. */
export function summaryOf(levels: readonly SolvedLevel[]): string {
  const statuses = levels.map(({ result }) => result?.status ?? "invalid");
  const parts = ORDER.flatMap(([status, words]) => {
    const count = statuses.filter((each) => each === status).length;
    return count === 0 ? [] : [`${grouped(count)} ${words}`];
  });
  const time = levels.reduce((sum, { result }) => sum + (result?.timeMs ?? 0), 0);
  return `${counted(levels.length, "level")}: ${parts.join(", ")}; ${duration(time)}`;
}
