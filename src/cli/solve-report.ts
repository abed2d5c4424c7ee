// What `fourfold solve` prints of a level: one JSON document, or a few lines for a person.
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { SolveOptions } from "../solving/options.ts";
import { duration, grouped, memorySize } from "./amounts.ts";
import type { Answer } from "./answer.ts";
import type { InputLevel } from "./inputs.ts";
import { counted, identityOf, nameOf } from "./level-report.ts";
import { writeTitle } from "./level-view.ts";
import type { Terminal } from "./terminal.ts";
import { listTrace } from "./trace-listing.ts";

/** What a document says after the level's identity, in this order. */
const FIELDS = [
  ...["engine", "algorithm", "heuristic", "method", "costModel", "weight"],
  ...["status", "limit", "cost", "optimal", "lowerBound", "moves", "stars"],
  ...["expanded", "generated", "stored", "frontier", "depth", "timeMs", "prepareMs", "memoryBytes", "why"],
] as const;

/** The document of a level; without an answer, of one that is wrong. */
export function documentOf(input: InputLevel, answer: Answer | undefined): Record<string, unknown> {
  const told: Readonly<Record<string, unknown>> = answer === undefined ? { status: "invalid" } : rounded(answer);
  const fields = Object.fromEntries(FIELDS.map((field) => [field, told[field] ?? null]));
  const document = { ...identityOf(input), ...fields };
  if (answer === undefined) return { ...document, problems: input.loaded.problems };
  return answer.trace === null ? document : { ...document, trace: answer.trace };
}

/** Times to the microsecond: more is noise. */
function rounded(answer: Answer): Readonly<Record<string, unknown>> {
  const round = (ms: number): number => Math.round(ms * 1000) / 1000;
  return { ...answer, timeMs: round(answer.timeMs), prepareMs: round(answer.prepareMs), why: answer.why?.en ?? null };
}

/** Tells a person how a level was solved, or why not. */
export function describe(
  input: InputLevel,
  playable: PlayableLevel,
  answer: Answer,
  options: SolveOptions,
  terminal: Terminal,
): void {
  const { dim, green, yellow } = terminal.colors;
  writeTitle(playable, nameOf(input), "en", terminal);
  terminal.data("");
  const paint = answer.status === "solved" ? green : yellow;
  terminal.data(paint(inWords(answer, options)));
  if (answer.moves !== null) for (const line of wrapped(answer.moves, terminal)) terminal.data(`  ${line}`);
  terminal.data("");
  for (const line of accountOf(answer)) terminal.data(dim(line));
  if (answer.trace !== null) listTrace(answer.trace, terminal);
}

/** What the answer means, in a sentence or two. */
export function inWords(answer: Answer, options: SolveOptions): string {
  const { status, limit, lowerBound, expanded } = answer;
  if (status === "solved") return solvedIn(answer, options);
  if (status === "unsolvable") return `Unsolvable. ${answer.why?.en ?? "It is proven that no moves solve this level."}`;
  const proven = lowerBound === 0 ? "" : ` ${provenOf(answer)}`;
  const soFar = `${counted(expanded, "state")} expanded`.replace(/^\d+/, grouped(expanded));
  if (status === "cancelled") return `Interrupted, ${soFar}; ${openIn(answer)}${proven}`;
  if (status === "limit") return `Stopped by the limit on ${limit}, ${soFar}; ${openIn(answer)}${proven}`;
  return `No solution found: ${whyIncomplete(answer, options)}${proven}`;
}

/** What a search that was stopped leaves open. */
function openIn({ cost }: Answer): string {
  if (cost === null) return "whether there is a solution is open.";
  return `the best solution so far costs ${grouped(cost)}, and a better one may exist.`;
}

function solvedIn({ moves, cost, optimal, lowerBound, costModel, stars }: Answer, { depth }: SolveOptions): string {
  const length = moves === "" || moves === null ? 0 : moves.split(" ").length;
  const price = costModel === "moves" ? `cost ${cost}` : `weighted cost ${cost}`;
  const least = lowerBound === 0 ? "" : ` (no solution costs less than ${grouped(lowerBound)})`;
  const within = depth === "budget" ? " within the budget" : "";
  const proof = optimal ? `proven optimal${within}` : `not proven optimal${least}`;
  const rating = stars === null ? "" : `, ${"★".repeat(stars)}${"☆".repeat(3 - stars)} ${stars} of 3 stars`;
  return `Solved in ${counted(length, "move")}, ${price}, ${proof}${rating}.`;
}

function provenOf({ lowerBound, costModel }: Answer): string {
  const price = costModel === "moves" ? counted(lowerBound, "move") : `a weighted cost of ${grouped(lowerBound)}`;
  return `No solution takes less than ${price}.`;
}

function whyIncomplete({ algorithm }: Answer, { depth }: SolveOptions): string {
  if (depth === "budget") return "none is within the budget of the level.";
  if (depth === undefined) return "the heuristic gave up states that may lead to one.";
  if (algorithm === "dls") return `none has ${counted(depth, "move")} or less; a longer one may exist.`;
  return `${algorithm} went ${counted(depth, "move")} deep and looked at no state twice, so that it may have missed one.`;
}

function accountOf(answer: Answer): string[] {
  const { algorithm, method, heuristic, weight, engine, depth, timeMs, prepareMs, memoryBytes } = answer;
  const done = algorithm === method ? algorithm : `${algorithm}: ${method}`;
  const guided = heuristic === null ? done : `${done} with the heuristic ${heuristic}`;
  const counts = (["expanded", "generated", "stored", "frontier"] as const).map((name) => {
    return `${name} ${grouped(answer[name])}`;
  });
  if (depth !== null) counts.push(`depth ${grouped(depth)}`);
  return [
    `${guided}${weight === 1 ? "" : `, weight ${weight}`}, engine ${engine}`,
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
export function summaryOf(answers: readonly (Answer | undefined)[]): string {
  const statuses = answers.map((answer) => answer?.status ?? "invalid");
  const parts = ORDER.flatMap(([status, words]) => {
    const count = statuses.filter((each) => each === status).length;
    return count === 0 ? [] : [`${grouped(count)} ${words}`];
  });
  const time = answers.reduce((sum, answer) => sum + (answer?.timeMs ?? 0), 0);
  return `${counted(answers.length, "level")}: ${parts.join(", ")}; ${duration(time)}`;
}
