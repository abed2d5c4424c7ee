// What can be asked of a solve, what is refused and why, and what the searches are told then.
import type { EngineName } from "../engines/session.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { Heuristic, Order, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { type Algorithm, SEARCH_NUMBERS } from "../search/search.ts";

export type { Order } from "../puzzles/packed.ts";
export type { Algorithm } from "../search/search.ts";

/** `auto` picks the strongest that the puzzle has. */
export type AlgorithmName = Algorithm | "auto";

export const ALGORITHM_NAMES: readonly AlgorithmName[] = ["auto", ...(Object.keys(SEARCH_NUMBERS) as Algorithm[])];
export const ENGINE_NAMES: readonly EngineName[] = ["wasm", "ts"];
export const ORDERS: readonly Order[] = ["canonical", "any"];

/** A heuristic of one's own, for the TypeScript engine: a function of the readable state. */
export interface OwnHeuristic<State = unknown> {
  readonly name: string;
  /** Estimates the cost that is left: 0 or more; Infinity where the state cannot be solved. */
  estimate(state: State): number;
  /** Whether it never overestimates. It is believed: a false "true" gives false proofs. */
  readonly admissible?: boolean;
}

export interface Limits {
  readonly timeMs?: number;
  /** The most states that may be expanded. */
  readonly nodes?: number;
  readonly memoryBytes?: number;
}

/** How far a search has come. */
export interface Progress {
  /** What is done: the choice of `auto`; for the eight algorithms their own name. */
  readonly method: string;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly frontier: number;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** What the best solution so far costs; null while there is none. */
  readonly best: number | null;
  readonly memoryBytes: number;
  readonly timeMs: number;
  /** The part of it that went into tables. */
  readonly prepareMs: number;
}

/** A solution that is better than those before, told as soon as it is found. */
export interface SolutionFound {
  readonly moves: string;
  readonly cost: number;
  /** No solution can cost less, as far as is proven by now. */
  readonly lowerBound: number;
  readonly optimal: boolean;
  /** How many moves it has. */
  readonly depth: number;
  /** By the budget of the level; null where it has none. */
  readonly stars: number | null;
  readonly timeMs: number;
}

export interface SolveOptions {
  /** Default `auto`. */
  readonly algorithm?: AlgorithmName;
  /** For greedy, astar and idastar. Default: the strongest of the puzzle that never overestimates. */
  readonly heuristic?: string | OwnHeuristic;
  /** Default `wasm`. A heuristic or a puzzle of one's own needs `ts`. */
  readonly engine?: EngineName;
  /** Default `moves`. */
  readonly costModel?: CostModel;
  /** For astar: g + weight * h. Default 1. */
  readonly weight?: number;
  /** For puzzles whose moves commute (PackedPuzzle.hasOrder). Default `canonical`, which loses no solution and comes to
   *  each board in one way only; see docs/search.md. */
  readonly order?: Order;
  /** For `auto`: ingredients of its methods to leave out, to measure what each buys. */
  readonly without?: readonly string[];
  /** A number of moves for dfs and dls; "budget" takes the level's own budget and bounds any algorithm. */
  readonly depth?: number | "budget";
  readonly limits?: Limits;
  /** Ends the search when it is aborted; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called now and then while the search goes on. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the first solution that is found and with each better one. */
  readonly onSolution?: (found: SolutionFound) => void;
  /** How many expansions to record. Default 0. */
  readonly trace?: number;
}

/** An option, or a combination of options, that is refused. The message says what there is instead. */
export class WrongOption extends Error {
  override readonly name = "WrongOption";
}

const MAX_WEIGHT = 1000;
/** A heuristic of one's own may be a fraction, so it is counted in parts of 1. */
export const OWN_UNIT = 1024;
const USES_HEURISTIC: ReadonlySet<Algorithm> = new Set(["greedy", "astar", "idastar"]);
const UNIT_COSTS_ONLY: ReadonlySet<Algorithm> = new Set(["bfs", "iddfs"]);
const TAKES_DEPTH: ReadonlySet<Algorithm> = new Set(["dfs", "dls"]);
const PROVES: ReadonlySet<Algorithm> = new Set(["bfs", "iddfs", "ucs", "astar", "idastar"]);

/** The options with every default filled in, all of them known to be possible together. */
export interface Plan {
  /** As it was asked for; `auto` where nothing was. */
  readonly asked: AlgorithmName;
  readonly algorithm: Algorithm;
  /** `auto`, and nothing asked for that ties it to A*: a method of the puzzle may be taken in its place. */
  readonly isFree: boolean;
  readonly heuristic: Heuristic | undefined;
  readonly own: OwnHeuristic | undefined;
  readonly engine: EngineName;
  readonly costModel: CostModel;
  readonly weight: number;
  readonly order: Order;
  readonly without: ReadonlySet<string>;
  readonly depth: number | "budget" | undefined;
  /** A solution is the cheapest there is. */
  readonly proves: boolean;
}

/** Throws WrongOption where an option is not possible for any puzzle. Call it before a level is read. */
export function checkOptions(options: SolveOptions): void {
  oneOf("algorithm", options.algorithm, ALGORITHM_NAMES);
  oneOf("engine", options.engine, ENGINE_NAMES);
  oneOf("order", options.order, ORDERS);
  const algorithm = algorithmOf(options);
  const { weight, depth, limits, trace } = options;
  if (weight !== undefined && !(weight >= 0 && weight <= MAX_WEIGHT)) {
    throw new WrongOption(`The weight is ${weight}; it can be a number from 0 to ${MAX_WEIGHT}.`);
  }
  if (typeof depth === "number" && !TAKES_DEPTH.has(algorithm)) {
    const names = [...TAKES_DEPTH].join(" and ");
    throw new WrongOption(
      `A depth of ${depth} is for ${names}, not for ${algorithm}; "budget" may bound any algorithm.`,
    );
  }
  if (algorithm === "dls" && depth === undefined) {
    throw new WrongOption("dls needs a depth: a number of moves, or budget.");
  }
  if ((options.costModel ?? "moves") !== "moves" && UNIT_COSTS_ONLY.has(algorithm)) {
    const others = ALGORITHM_NAMES.filter((name) => name === "auto" || !UNIT_COSTS_ONLY.has(name)).join(", ");
    throw new WrongOption(
      `${algorithm} proves the optimum only where every move costs 1; with ${options.costModel} costs use one of ${others}.`,
    );
  }
  if (typeof options.heuristic === "object" && options.engine !== "ts") {
    throw new WrongOption(`The heuristic ${options.heuristic.name} is not one of Fourfold's; it needs the engine ts.`);
  }
  if (depth !== "budget") whole("depth", depth, 0);
  whole("trace", trace, 0);
  whole("limit on nodes", limits?.nodes, 0);
  atLeast("limit on time", limits?.timeMs, 0);
  atLeast("limit on memory", limits?.memoryBytes, 0);
}

/** The plan for a level of this puzzle, or WrongOption. */
export function planFor(packed: PackedPuzzle, options: SolveOptions): Plan {
  checkOptions(options);
  const algorithm = algorithmOf(options);
  const { format, costModels } = packed.puzzle;
  const costModel = options.costModel ?? "moves";
  if (!costModels.includes(costModel)) {
    throw new WrongOption(`The cost model ${costModel} is not for ${format.id}, which has ${costModels.join(", ")}.`);
  }
  if (options.order !== undefined && packed.hasOrder !== true) {
    const those = PACKED_PUZZLES.filter(({ hasOrder }) => hasOrder).map(({ puzzle }) => puzzle.format.id);
    throw new WrongOption(`The order ${options.order} is not for ${format.id}; only ${those.join(", ")} has orders.`);
  }
  const own = typeof options.heuristic === "object" ? options.heuristic : undefined;
  const named = own === undefined ? heuristicNamed(packed, options.heuristic as string | undefined) : described(own);
  const heuristic = USES_HEURISTIC.has(algorithm) ? named : undefined;
  const weight = algorithm === "astar" ? (options.weight ?? 1) : 1;
  const asked = options.algorithm ?? "auto";
  const isTied = [options.heuristic, options.weight, options.order].some(isGiven) || (options.trace ?? 0) > 0;
  return {
    asked,
    algorithm,
    isFree: asked === "auto" && !isTied,
    heuristic,
    own: heuristic === undefined ? undefined : own,
    engine: options.engine ?? "wasm",
    costModel,
    weight,
    order: options.order ?? "canonical",
    without: new Set(options.without),
    depth: options.depth,
    proves: PROVES.has(algorithm) && (heuristic?.admissible ?? true) && weight <= 1,
  };
}

/** Where no method of the puzzle is taken, `auto` is A* with the strongest heuristic. */
function algorithmOf({ algorithm }: SolveOptions): Algorithm {
  return algorithm === undefined || algorithm === "auto" ? "astar" : algorithm;
}

function heuristicNamed(packed: PackedPuzzle, name = packed.strongest): Heuristic {
  const found = packed.heuristics.find((heuristic) => heuristic.name === name);
  if (found !== undefined) return found;
  const names = packed.heuristics.map((heuristic) => heuristic.name).join(", ");
  throw new WrongOption(`${packed.puzzle.format.id} has no heuristic ${name}; it has ${names}.`);
}

function described({ name, admissible = false }: OwnHeuristic): Heuristic {
  return { name, counts: "a heuristic of your own", admissible, consistent: false, unit: OWN_UNIT, source: "you" };
}

function isGiven(option: unknown): boolean {
  return option !== undefined;
}

function oneOf(what: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  throw new WrongOption(`There is no ${what} ${value}; there is ${known.join(", ")}.`);
}

function whole(what: string, value: number | undefined, least: number): void {
  if (value === undefined || (Number.isInteger(value) && value >= least)) return;
  throw new WrongOption(`The ${what} is ${value}; it must be a whole number, ${least} or more.`);
}

function atLeast(what: string, value: number | undefined, least: number): void {
  if (value === undefined || value >= least) return;
  throw new WrongOption(`The ${what} is ${value}; it must be ${least} or more.`);
}
