// What `fourfold solve` can be asked for: its options, the values that they take, and what is refused. Whatever needs no
// level is refused before one is read, and what does not fit a level before any is solved.
import { type Command, InvalidArgumentError, Option } from "commander";
import type { EngineName } from "../engines/session.ts";
import { nearestName } from "../levels/nearest-name.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { ALGORITHM_NAMES, type CheckedOptions, checkOptions, ENGINE_NAMES } from "../solving/check-options.ts";
import type { AlgorithmName, Limits, Order, SolveOptions } from "../solving/options.ts";
import { Plan } from "../solving/plan.ts";
import { WrongMoves, WrongOption } from "../solving/wrong-option.ts";
import type { InputLevel } from "./inputs.ts";
import { nameOf } from "./level-report.ts";
import { amount, whole } from "./numbers.ts";
import { costOption, orderOption } from "./puzzle-options.ts";
import { failureOf, refuseMovesForSeveral } from "./solutions.ts";
import { printable } from "./terminal.ts";
import { BadInput, WrongUsage } from "./wrong-usage.ts";

interface Given {
  readonly algorithm: AlgorithmName;
  readonly heuristic?: string;
  readonly engine: EngineName;
  readonly cost: CostModel;
  readonly depth?: number | "budget";
  readonly weight?: number;
  readonly order?: Order;
  readonly from?: string;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly maxMemory?: number;
  readonly trace?: number;
}

const MIB = 2 ** 20;
/** A trace is for reading and drawing; it is held in memory as a whole. */
const MOST_TRACED = 10_000;

/** The options that say how to search. */
export function declareSearch(command: Command): void {
  command
    .addOption(
      new Option("--algorithm <name>", "how to search; auto takes the strongest")
        .choices(ALGORITHM_NAMES)
        .default("auto"),
    )
    .option("--heuristic <name>", "what greedy, astar and idastar are guided by (default: the strongest)")
    .addOption(new Option("--engine <name>", "which engine searches").choices(ENGINE_NAMES).default("wasm"))
    .addOption(costOption())
    .addOption(orderOption())
    .option("--depth <n>", "the most moves, for dfs and dls; budget: the level's own, for all", depth)
    .option("--weight <w>", "astar by g + w * h; more than 1 is faster but proves less (default: 1)", amount)
    .option("--from <moves>", "begin after these moves, of one level")
    .option("--max-time <seconds>", "stop a level after so long", amount)
    .option("--max-nodes <n>", "stop a level after so many expanded states", whole)
    .option("--max-memory <mib>", "stop a level that needs more MiB (default: 4096)", amount)
    .option("--trace <n>", "also tell the first n expansions event by event", traced);
}

/** What the options ask for, who is told and who may stop it; or WrongUsage. */
export function requestOf(
  command: Command,
  watched: Pick<SolveOptions, "stop" | "onProgress" | "onSolution">,
): CheckedOptions {
  const { algorithm, heuristic, engine, cost, depth, weight, order, from, trace, ...bounds } = command.opts<Given>();
  const options: SolveOptions = {
    ...watched,
    algorithm,
    engine,
    costModel: cost,
    limits: limitsOf(bounds),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(depth === undefined ? {} : { depth }),
    ...(weight === undefined ? {} : { weight }),
    ...(order === undefined ? {} : { order }),
    ...(from === undefined ? {} : { from }),
    ...(trace === undefined ? {} : { trace }),
  };
  if (heuristic !== undefined) refuseUnknownHeuristic(heuristic, command);
  return unlessRefused(() => checkOptions(options), "", command);
}

export interface PlannedLevel {
  readonly input: InputLevel;
  /** Undefined where the level is wrong. */
  readonly plan: Plan | undefined;
}

/** What is to be done with each level. Throws WrongUsage where one of them does not fit, and BadInput where --from cannot be played. */
export function plansFor(levels: readonly InputLevel[], options: CheckedOptions): PlannedLevel[] {
  if (options.from !== "") refuseMovesForSeveral(levels);
  return levels.map((input) => {
    const { loaded } = input;
    if (loaded.playable === undefined) return { input, plan: undefined };
    return { input, plan: unlessRefused(() => new Plan(loaded, options), `${nameOf(input)}: `) };
  });
}

function unlessRefused<T>(work: () => T, prefix: string, command?: Command): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WrongMoves) throw new BadInput(`${prefix}${failureOf(error, "--from")}`);
    if (error instanceof WrongOption) throw new WrongUsage(`${prefix}${printable(error.message)}`, command);
    throw error;
  }
}

function refuseUnknownHeuristic(name: string, command: Command): void {
  if (PACKED_PUZZLES.some(({ heuristics }) => heuristics.some((known) => known.name === name))) return;
  const known = PACKED_PUZZLES.map(({ puzzle, heuristics }) => {
    return `${puzzle.name.en} has ${heuristics.map((heuristic) => heuristic.name).join(", ")}`;
  });
  const near = nearestName(
    name,
    PACKED_PUZZLES.flatMap(({ heuristics }) => heuristics.map((heuristic) => heuristic.name)),
  );
  const suggestion = near === undefined ? "" : `did you mean ${near}? `;
  throw new WrongUsage(`there is no heuristic ${printable(name)}; ${suggestion}${known.join("; ")}`, command);
}

function limitsOf({ maxTime, maxNodes, maxMemory }: Pick<Given, "maxTime" | "maxNodes" | "maxMemory">): Limits {
  return {
    ...(maxTime === undefined ? {} : { timeMs: maxTime * 1000 }),
    ...(maxNodes === undefined ? {} : { nodes: maxNodes }),
    ...(maxMemory === undefined ? {} : { memoryBytes: Math.trunc(maxMemory * MIB) }),
  };
}

function depth(text: string): number | "budget" {
  if (text === "budget") return text;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError("It must be a whole number of moves, or budget.");
}

function traced(text: string): number {
  const value = whole(text);
  if (value <= MOST_TRACED) return value;
  throw new InvalidArgumentError(`It can be ${MOST_TRACED} at most.`);
}
