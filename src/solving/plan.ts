// What is to be done with a level: what was asked for, with every default, and known to be possible for this level.
// A plan says everything that a search needs to know; `solve` carries it out.
import type { EngineName } from "../engines/session.ts";
import { ingredientsOf } from "../methods/index.ts";
import { type LoadedLevel, type PlayableLevel, playableOf } from "../playing/loaded-level.ts";
import { replay, wordsOf } from "../playing/replay.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { Heuristic, PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Puzzle } from "../puzzles/puzzle.ts";
import { UNLIMITED } from "../search/run.ts";
import { heuristicNamed, knownPacked, refuseUnknownCosts } from "./asked-of-puzzle.ts";
import { type CheckedOptions, looksAtHeuristic, mayTakeMethod, sharedAlgorithm } from "./check-options.ts";
import type { Algorithm, AlgorithmName, Order, OwnHeuristic } from "./options.ts";
import { describeOwnHeuristic } from "./own-heuristic.ts";
import { packedOwnPuzzle } from "./own-puzzle.ts";
import { exactWeight } from "./ranking.ts";
import { unknownName, WrongMoves, WrongOption } from "./wrong-option.ts";

/** Which of the searches that all puzzles share, and what guides it. */
export interface SharedSearch {
  readonly algorithm: Algorithm;
  readonly heuristic: Heuristic | undefined;
  /** Where the heuristic is one's own. */
  readonly own: OwnHeuristic | undefined;
  readonly weight: number;
  /** Null where the puzzle has no orders. */
  readonly order: Order | null;
}

/** Where a search begins. */
export interface Start {
  /** The moves that led there from the start of the level; empty where it is the start itself. */
  readonly moves: string;
  readonly state: unknown;
  /** What they cost. */
  readonly cost: number;
}

/** What `solve` is going to do, worked out before it does anything. */
export class Plan {
  readonly level: LoadedLevel;
  readonly playable: PlayableLevel;
  readonly packed: PackedPuzzle;
  /** As it was asked for. */
  readonly algorithm: AlgorithmName;
  /** That algorithm, and for `auto` what is done where no method of the puzzle takes the level. */
  readonly search: SharedSearch;
  /** `auto`, and nothing asked for that ties it to A*: a method of the puzzle may be taken in its place. */
  readonly isFree: boolean;
  readonly engine: EngineName;
  readonly costModel: CostModel;
  /** Ingredients of methods to leave out. */
  readonly without: ReadonlySet<string>;
  readonly start: Start;
  /** How deep, or how costly, a solution may be from there; UNLIMITED where nothing bounds it. */
  readonly maxCost: number;
  /** What it asks for beside the search: limits, signals, and who is told. */
  readonly asked: CheckedOptions;

  /** Throws WrongLevel, and WrongOption for what is not possible for this level. */
  constructor(level: LoadedLevel, asked: CheckedOptions) {
    this.level = level;
    this.playable = playableOf(level);
    this.packed = packedFor(this.playable, asked.engine);
    this.algorithm = asked.algorithm;
    this.search = sharedSearch(this.packed, asked);
    this.isFree = mayTakeMethod(asked);
    this.engine = asked.engine;
    this.costModel = asked.costModel;
    refuseUnknownCosts(this.playable.puzzle, this.costModel);
    this.without = withoutOf(this.playable.puzzle, asked);
    this.start = startOf(level, asked);
    this.maxCost = maxCostOf(this.playable, asked, this.start);
    this.asked = asked;
  }
}

const PROVES: ReadonlySet<Algorithm> = new Set(["bfs", "iddfs", "ucs", "astar", "idastar"]);

/** A solution that it finds is the cheapest there is. */
export function provesOptimum({ algorithm, heuristic, weight }: SharedSearch): boolean {
  return PROVES.has(algorithm) && (heuristic?.admissible ?? true) && weight <= 1;
}

function packedFor(playable: PlayableLevel, engine: EngineName): PackedPuzzle {
  const known = knownPacked(playable);
  if (known !== undefined) return known;
  if (engine === "ts") return packedOwnPuzzle(playable.puzzle);
  const { id } = playable.puzzle.format;
  const pt = `${id} não tem estados compactos; precisa do motor ts.`;
  throw new WrongOption({ en: `${id} has no packed states; it needs the engine ts.`, pt }, "engine");
}

function sharedSearch(packed: PackedPuzzle, asked: CheckedOptions): SharedSearch {
  const algorithm = sharedAlgorithm(asked.algorithm);
  const { heuristic: wanted = packed.strongest } = asked;
  const own = typeof wanted === "object" ? wanted : undefined;
  const named = typeof wanted === "object" ? undefined : heuristicNamed(packed, wanted);
  const order = orderOf(packed, asked);
  if (!looksAtHeuristic(algorithm)) return { algorithm, heuristic: undefined, own: undefined, weight: 1, order };
  const heuristic = own === undefined ? named : describeOwnHeuristic(own);
  const weight = algorithm === "astar" ? exactWeight(asked.weight ?? 1, heuristic?.unit ?? 1) : 1;
  return { algorithm, heuristic, own, weight, order };
}

/** The eight algorithms do what a textbook says, unless asked otherwise; `auto` takes what is fastest. */
function orderOf({ puzzle, hasOrder }: PackedPuzzle, { algorithm, order }: CheckedOptions): Order | null {
  if (hasOrder === true) return order ?? (algorithm === "auto" ? "canonical" : "any");
  if (order === undefined) return null;
  const those = PACKED_PUZZLES.filter((packed) => packed.hasOrder).map((packed) => packed.puzzle.format.id);
  const { id } = puzzle.format;
  const en = `The order ${order} is not for ${id}; only ${those.join(", ")} may be asked for one.`;
  const pt = `A ordem ${order} não é para ${id}; só se pode pedir uma a ${those.join(", ")}.`;
  throw new WrongOption({ en, pt }, "order");
}

function withoutOf(puzzle: Puzzle, { without }: CheckedOptions): ReadonlySet<string> {
  const known = ingredientsOf(puzzle);
  for (const name of without) {
    if (known.includes(name)) continue;
    const { id } = puzzle.format;
    if (known.length === 0)
      throw new WrongOption(`${id} has no methods with ingredients to leave out, so none ${name}.`);
    throw new WrongOption(unknownName(`The methods of ${id} have no ingredient`, name, known, "they have"));
  }
  return new Set(without);
}

function startOf(level: LoadedLevel, { from, costModel }: CheckedOptions): Start {
  const { valid, failedAt, reason, start, steps } = replay(level, from, costModel);
  if (!valid && failedAt !== null && reason !== null) {
    throw new WrongMoves(wordsOf(from)[failedAt - 1] ?? "", failedAt, reason);
  }
  return { moves: wordsOf(from).join(" "), state: steps.at(-1)?.state ?? start, cost: steps.at(-1)?.cost ?? 0 };
}

function maxCostOf({ puzzle, level }: PlayableLevel, { depth }: CheckedOptions, { cost }: Start): number {
  if (depth !== "budget") return Math.min(depth ?? UNLIMITED, UNLIMITED);
  const budget = puzzle.budget(level);
  if (budget === null) {
    const en = "The depth is budget, and this level has no budget (no line `moves:`).";
    const pt = "A profundidade é budget, e este nível não tem orçamento (não tem linha `moves:`).";
    throw new WrongOption({ en, pt }, "depth");
  }
  if (cost > budget) {
    const en = `The depth is budget, ${budget}, and the moves to begin with cost ${cost}.`;
    const pt = `A profundidade é budget, ${budget}, e as jogadas que vêm antes custam ${cost}.`;
    throw new WrongOption({ en, pt }, "depth");
  }
  return budget - cost;
}
