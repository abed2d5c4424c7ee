// The public way to solve a level: plans the search, runs it in slices in the chosen engine, and replays what it finds
// through the rules before anybody sees it.
import type { Engine, EngineName, Session } from "./engines/session.ts";
import { tsEngine } from "./engines/ts-engine.ts";
import { wasmEngine } from "./engines/wasm-engine.ts";
import type { PlayableLevel } from "./load-levels.ts";
import { withOwnHeuristic } from "./own-heuristic.ts";
import { packedOwnPuzzle } from "./own-puzzle.ts";
import { PACKED_PUZZLES } from "./puzzles/index.ts";
import type { PackedPuzzle } from "./puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "./puzzles/puzzle.ts";
import { replay } from "./replay.ts";
import { type Game, NEVER } from "./search/game.ts";
import {
  EXHAUSTED,
  MEMORY_LIMIT,
  NO_BOUND,
  NODE_LIMIT,
  RUNNING,
  SOLVED,
  type Status,
  UNSOLVABLE,
} from "./search/run.ts";
import type { SearchRequest } from "./search/search.ts";
import { inSlices, turnIfDue } from "./slices.ts";
import {
  type AlgorithmName,
  type Limits,
  type Plan,
  planFor,
  rankingOf,
  type SolveOptions,
  WrongOption,
} from "./solve-options.ts";
import { readTrace, type SearchTrace } from "./trace.ts";

/** What a solve needs of a level: loadLevels gives it, and a puzzle of one's own can be joined with its level. */
export type SolvableLevel = Pick<PlayableLevel, "puzzle" | "level">;

export interface SolveResult {
  readonly game: string;
  readonly engine: EngineName;
  /** What was asked for. */
  readonly algorithm: AlgorithmName;
  readonly heuristic: string | null;
  /** What was done: the choice of `auto`; for the eight algorithms their own name. */
  readonly method: string;
  readonly costModel: CostModel;
  readonly weight: number;
  readonly status: "solved" | "unsolvable" | "exhausted" | "limit";
  readonly limit: "time" | "nodes" | "memory" | null;
  readonly cost: number | null;
  /** The cost is proven to be the least. */
  readonly optimal: boolean;
  /** No solution can cost less. */
  readonly lowerBound: number;
  readonly moves: string | null;
  readonly stars: number | null;
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  readonly frontier: number;
  /** Moves of the solution; without one, of the deepest state that was expanded. */
  readonly depth: number;
  /** From the level to the answer; loading the solver and replaying are not counted. */
  readonly timeMs: number;
  /** The part of it that went into tables. */
  readonly prepareMs: number;
  readonly memoryBytes: number;
  /** The order of expansion in 32 bits, equal in both engines. */
  readonly fingerprint: number;
  readonly trace: SearchTrace | null;
}

const ENGINES: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const DEFAULT_MEMORY = 2 ** 32;
/** A number of expansions is 32 bits wide. */
const MOST_TRACED = 2 ** 32 - 1;
/** What iddfs and idastar may remember, at the most, in bytes. */
const MOST_REMEMBERED = 2 ** 28;
/** What a remembered state takes beside its words. */
const REMEMBERED_OVERHEAD = 16;

/** What `solve` would do with a level, without doing it. Throws WrongOption for options that are refused. */
export function planSolve({ puzzle, level }: SolvableLevel, options: SolveOptions = {}): Plan {
  const packed = packedFor(puzzle, options);
  const plan = planFor(packed, options);
  boundOf(packed.puzzle, level, plan);
  return plan;
}

/** Solves a level. Rejects with WrongOption for options that are refused, and with the signal's reason. */
export async function solve(target: SolvableLevel, options: SolveOptions = {}): Promise<SolveResult> {
  return solveWith(ENGINES, target, options);
}

/** As `solve`, with other engines than the usual ones, for example a debug build. */
export async function solveWith(
  engines: Readonly<Record<EngineName, Engine>>,
  { puzzle, level }: SolvableLevel,
  options: SolveOptions,
): Promise<SolveResult> {
  const registered = packedFor(puzzle, options);
  const plan = planFor(registered, options);
  const packed = plan.own === undefined ? registered : withOwnHeuristic(registered, level, plan.own);
  await turnIfDue();
  options.signal?.throwIfAborted();

  const begun = performance.now();
  const tables = packed.prepare(level, { heuristic: plan.heuristic?.name, costModel: plan.costModel });
  const prepareMs = performance.now() - begun;
  const game = packed.game(tables);
  const request = requestFor(game, boundOf(puzzle, level, plan), plan, options.limits ?? {});
  const session = await engines[plan.engine].open({
    packed,
    tables,
    request,
    maxMemoryBytes: options.limits?.memoryBytes ?? DEFAULT_MEMORY,
    tracedExpansions: Math.min(options.trace ?? 0, MOST_TRACED),
  });
  try {
    options.signal?.throwIfAborted();
    const solving = { puzzle, level, packed, tables, plan, request, session, rootBound: rootBoundOf(game, plan) };
    const { inTime, timeMs } = await runToTheEnd(solving, options, prepareMs);
    return resultOf(solving, inTime, timeMs, prepareMs);
  } finally {
    session.close();
  }
}

/** Everything that belongs to one solve. */
interface Solving {
  readonly puzzle: Puzzle;
  readonly level: Level;
  readonly packed: PackedPuzzle;
  readonly tables: unknown;
  readonly plan: Plan;
  readonly request: SearchRequest;
  readonly session: Session;
  /** What the heuristic proves of the start. */
  readonly rootBound: number;
}

function packedFor(puzzle: Puzzle, { engine }: SolveOptions): PackedPuzzle {
  const registered = PACKED_PUZZLES.find((packed) => packed.puzzle === puzzle);
  if (registered !== undefined) return registered;
  if (engine === "ts") return packedOwnPuzzle(puzzle);
  throw new WrongOption(`${puzzle.format.id} is not one of Fourfold's puzzles; it needs the engine ts.`);
}

function requestFor({ words }: Game, bound: number, plan: Plan, limits: Limits): SearchRequest {
  const memory = Math.min((limits.memoryBytes ?? DEFAULT_MEMORY) / 2, MOST_REMEMBERED);
  return {
    ...rankingOf(plan),
    algorithm: plan.algorithm,
    unitCosts: plan.costModel === "moves",
    maxExpanded: limits.nodes ?? Number.MAX_SAFE_INTEGER,
    bound,
    rememberedStates: Math.trunc(memory / (words * 4 + REMEMBERED_OVERHEAD)),
  };
}

function boundOf(puzzle: Puzzle, level: Level, { depth }: Plan): number {
  if (depth !== "budget") return Math.min(depth ?? NO_BOUND, NO_BOUND);
  const budget = puzzle.budget(level);
  if (budget === null) throw new WrongOption("The depth is budget, and this level has no budget (no line `moves:`).");
  return budget;
}

/** Runs the session until it is over or out of time. Throws the signal's reason. */
async function runToTheEnd(
  solving: Solving,
  { limits, signal, onProgress }: SolveOptions,
  prepareMs: number,
): Promise<{ inTime: boolean; timeMs: number }> {
  const { session } = solving;
  const begun = performance.now();
  const elapsed = (): number => prepareMs + performance.now() - begun;
  const deadline = limits?.timeMs ?? Number.POSITIVE_INFINITY;
  const report = (): void => {
    if (onProgress === undefined) return;
    const { expanded, generated, stored, frontier, memoryBytes } = session.counts();
    const lowerBound = lowerBoundOf(solving, undefined);
    onProgress({ expanded, generated, stored, frontier, lowerBound, memoryBytes, timeMs: elapsed(), prepareMs });
  };
  const work = (steps: number): boolean => session.advance(steps) !== RUNNING || elapsed() >= deadline;
  await inSlices(work, () => {
    report();
    signal?.throwIfAborted();
  });
  return { inTime: session.status !== RUNNING, timeMs: elapsed() };
}

const STATUS_WORDS: Readonly<Record<Status, Pick<SolveResult, "status" | "limit">>> = {
  [RUNNING]: { status: "limit", limit: "time" },
  [SOLVED]: { status: "solved", limit: null },
  [UNSOLVABLE]: { status: "unsolvable", limit: null },
  [EXHAUSTED]: { status: "exhausted", limit: null },
  [NODE_LIMIT]: { status: "limit", limit: "nodes" },
  [MEMORY_LIMIT]: { status: "limit", limit: "memory" },
};

function resultOf(solving: Solving, inTime: boolean, timeMs: number, prepareMs: number): SolveResult {
  const { puzzle, plan, session } = solving;
  const { lowerBound: _key, ...counts } = session.counts();
  const numbers = session.status === SOLVED ? session.moves() : undefined;
  const told = session.status === SOLVED && numbers === undefined ? MEMORY_LIMIT : session.status;
  const { status, limit } = STATUS_WORDS[inTime ? told : RUNNING];
  const solution = numbers === undefined ? undefined : replayed(solving, numbers);
  const lowerBound = lowerBoundOf(solving, solution?.cost);
  return {
    game: puzzle.format.id,
    engine: plan.engine,
    algorithm: plan.asked,
    heuristic: plan.heuristic?.name ?? null,
    method: plan.algorithm,
    costModel: plan.costModel,
    weight: plan.weight,
    status,
    limit,
    cost: solution?.cost ?? null,
    optimal: solution !== undefined && solution.cost <= lowerBound,
    lowerBound,
    moves: solution?.moves ?? null,
    stars: solution === undefined ? null : puzzle.stars(solving.level, solution.cost),
    ...counts,
    depth: numbers?.length ?? session.deepest(),
    timeMs,
    prepareMs,
    trace: traceOf(solving),
  };
}

/** Puts the moves into words of the level format and replays them through the rules. What fails here is a bug. */
function replayed(
  { puzzle, level, packed, plan }: Solving,
  numbers: readonly number[],
): { moves: string; cost: number } {
  const words: string[] = [];
  let state = puzzle.initialState(level);
  for (const number of numbers) {
    const move = packed.move(level, state, number);
    const outcome = puzzle.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(`The solver made an illegal move: ${outcome.refused.en}.`);
    words.push(puzzle.formatMove(move));
    state = outcome.state;
  }
  const moves = words.join(" ");
  const { solved, cost, reason } = replay(puzzle, level, moves, plan.costModel);
  if (!solved || cost === null) throw new Error(`The solver's moves ${moves} do not solve the level: ${reason?.en}.`);
  return { moves, cost };
}

/** The best bound that is proven: the cost itself, what the search has excluded, or the root's estimate. */
function lowerBoundOf(solving: Solving, cost: number | undefined): number {
  const { plan, request, session } = solving;
  if (cost !== undefined && plan.proves) return cost;
  const excluded = plan.algorithm === "greedy" ? 0 : costOfKey(plan, request, session.counts().lowerBound);
  return Math.max(excluded, solving.rootBound);
}

/** What a search of this plan has proven when it stands at this key. */
function costOfKey({ heuristic, weight }: Plan, { gFactor, algorithm }: SearchRequest, key: number): number {
  if (gFactor === 0 || algorithm === "dfs" || algorithm === "dls") return 0;
  if (heuristic !== undefined && !heuristic.admissible) return 0;
  return Math.ceil(key / gFactor / Math.max(1, weight));
}

/** The estimate of the start where it is a proof, else 0. */
function rootBoundOf(game: Game, { heuristic }: Plan): number {
  if (heuristic === undefined || !heuristic.admissible) return 0;
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  const h = game.isDead(root, 0) ? NEVER : game.estimate(root, 0, -1);
  return h === NEVER ? 0 : Math.ceil(h / heuristic.unit);
}

function traceOf({ level, packed, tables, plan, session }: Solving): SearchTrace | null {
  const recorded = session.trace();
  if (recorded.length === 0) return null;
  const { algorithm, heuristic, weight } = plan;
  const hUnit = heuristic?.unit ?? 1;
  return readTrace(recorded, { packed, level, tables, algorithm, heuristic: heuristic?.name ?? null, hUnit, weight });
}
