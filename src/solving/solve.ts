// The public way to solve a level: plans the search, runs it in slices in the chosen engine, and tells how it ended.
import type { Engine, EngineName } from "../engines/session.ts";
import { tsEngine } from "../engines/ts-engine.ts";
import { usableEngine } from "../engines/usable-engine.ts";
import { wasmEngine } from "../engines/wasm-engine.ts";
import type { Words } from "../language/words.ts";
import { strengthOf } from "../methods/index.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { EXHAUSTED, MEMORY_LIMIT, NODE_LIMIT, RUNNING, SOLVED, type Status, UNSOLVABLE } from "../search/run.ts";
import { AnytimeSearch, type Scouts } from "./anytime-search.ts";
import { type AlgorithmName, type Plan, planFor, type SolveOptions, WrongOption } from "./options.ts";
import { packedOwnPuzzle } from "./own-puzzle.ts";
import { boundOf, bySearch, DEFAULT_MEMORY, type PreparedSearch, prepareSearch } from "./prepared-search.ts";
import { inSlices, turnIfDue } from "./slices.ts";
import type { SearchTrace } from "./trace.ts";

export interface SolveResult {
  readonly game: string;
  /** Which did it: `ts` also where `wasm` was asked for and a policy forbids WebAssembly. */
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
  /** Of the solution; where a limit stopped the search, of the best so far. */
  readonly cost: number | null;
  /** The cost is proven to be the least. */
  readonly optimal: boolean;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** The solution; where a limit stopped the search, the best so far. */
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
  /** Why there is no solution, where it can be said in a sentence. */
  readonly why: Words | null;
  /** The order of expansion in 32 bits, equal in both engines. */
  readonly fingerprint: number;
  readonly trace: SearchTrace | null;
}

const ENGINES: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const NO_SCOUTS: Scouts = { prepare: [], after: 0 };
/** A number of expansions is 32 bits wide. */
const MOST_TRACED = 2 ** 32 - 1;

/** What `solve` would do with a level, without doing it. Throws WrongOption for options that are refused, and WrongLevel. */
export function planSolve(loaded: LoadedLevel, options: SolveOptions = {}): Plan {
  const { puzzle, level } = playableOf(loaded);
  const packed = packedFor(puzzle, options);
  const plan = planFor(packed, options);
  boundOf(packed, level, plan);
  return plan;
}

/** Solves a level. Rejects with WrongOption for options that are refused, with WrongLevel, and with the signal's reason. */
export async function solve(loaded: LoadedLevel, options: SolveOptions = {}): Promise<SolveResult> {
  return solveWith(ENGINES, loaded, options);
}

/** As `solve`, with other engines than the usual ones, for example a debug build. */
export async function solveWith(
  engines: Readonly<Record<EngineName, Engine>>,
  target: LoadedLevel,
  options: SolveOptions,
): Promise<SolveResult> {
  const { puzzle, level } = playableOf(target);
  const packed = packedFor(puzzle, options);
  const asked = planFor(packed, options);
  const engine = await usableEngine(engines, asked.engine);
  const plan = { ...asked, engine: engine.name };
  await turnIfDue();
  options.signal?.throwIfAborted();

  const begun = performance.now();
  const prepared = prepareSearch(packed, level, plan, options.limits);
  const prepareMs = performance.now() - begun;
  const search = await AnytimeSearch.begin({
    target,
    costModel: plan.costModel,
    engine,
    prepared,
    scouts: prepared.isAnytime ? NO_SCOUTS : scoutsFor(packed, level, plan, options),
    maxMemoryBytes: options.limits?.memoryBytes ?? DEFAULT_MEMORY,
    tracedExpansions: Math.min(options.trace ?? 0, MOST_TRACED),
  });
  try {
    options.signal?.throwIfAborted();
    const solving: Solving = { target, plan, prepared, search, begun, prepareMs };
    await runToTheEnd(solving, options);
    return resultOf(solving);
  } finally {
    search.close();
  }
}

/** Everything that belongs to one solve. */
interface Solving {
  readonly target: LoadedLevel;
  readonly plan: Plan;
  readonly prepared: PreparedSearch;
  readonly search: AnytimeSearch;
  readonly begun: number;
  readonly prepareMs: number;
}

function elapsed({ begun, search }: Solving): number {
  return performance.now() - begun - search.replayMs;
}

function packedFor(puzzle: Puzzle, { engine }: SolveOptions): PackedPuzzle {
  const registered = PACKED_PUZZLES.find((packed) => packed.puzzle === puzzle);
  if (registered !== undefined) return registered;
  if (engine === "ts") return packedOwnPuzzle(puzzle);
  throw new WrongOption(`${puzzle.format.id} is not one of Fourfold's puzzles; it needs the engine ts.`);
}

/** Only `auto` sends out scouts: the eight algorithms are what they are. */
function scoutsFor(packed: PackedPuzzle, level: Level, plan: Plan, { limits }: SolveOptions): Scouts {
  if (!plan.isFree) return NO_SCOUTS;
  const { scouts, scoutsAfter } = strengthOf(packed);
  const prepare = scouts.map(({ algorithm, heuristic, weight = 1 }) => () => {
    const named = packed.heuristics.find(({ name }) => name === heuristic);
    const scoutPlan: Plan = { ...plan, algorithm, heuristic: named, weight, proves: false };
    return bySearch(packed, level, scoutPlan, limits ?? {});
  });
  return { prepare, after: scoutsAfter };
}

/** Runs until it is over or out of time. Throws the signal's reason. */
async function runToTheEnd(solving: Solving, { limits, signal, onProgress, onSolution }: SolveOptions): Promise<void> {
  const { search, prepareMs } = solving;
  const { puzzle, level } = playableOf(solving.target);
  const deadline = limits?.timeMs ?? Number.POSITIVE_INFINITY;
  let told = Number.POSITIVE_INFINITY;
  const tell = (): void => {
    if (search.best === undefined || search.best.cost >= told) return;
    const { moves, cost, length: depth } = search.best;
    told = cost;
    const lowerBound = provenBound(solving);
    const stars = puzzle.stars(level, cost);
    const timeMs = elapsed(solving);
    onSolution?.({ moves, cost, lowerBound, optimal: cost <= lowerBound, depth, stars, timeMs });
  };
  const report = (): void => {
    if (onProgress === undefined) return;
    const { expanded, generated, stored, frontier, memoryBytes } = search.counts();
    const best = search.best?.cost ?? null;
    const { lowerBound } = search;
    const timeMs = elapsed(solving);
    const { method } = solving.prepared;
    onProgress({ method, expanded, generated, stored, frontier, lowerBound, best, memoryBytes, timeMs, prepareMs });
  };
  const work = async (steps: number): Promise<boolean> => {
    const isOver = await search.advance(steps);
    tell();
    return isOver || elapsed(solving) >= deadline;
  };
  await inSlices(work, () => {
    report();
    signal?.throwIfAborted();
  });
}

type Ending = Pick<SolveResult, "status" | "limit">;

/** What is still running was stopped by the limit on time. */
const ENDINGS: Readonly<Record<Status, Ending>> = {
  [RUNNING]: { status: "limit", limit: "time" },
  [SOLVED]: { status: "solved", limit: null },
  [UNSOLVABLE]: { status: "unsolvable", limit: null },
  [EXHAUSTED]: { status: "exhausted", limit: null },
  [NODE_LIMIT]: { status: "limit", limit: "nodes" },
  [MEMORY_LIMIT]: { status: "limit", limit: "memory" },
};

function endingOf({ search }: Solving): Ending {
  const { status } = search.session;
  const ranDry = status === UNSOLVABLE || status === EXHAUSTED;
  const isProven = search.best !== undefined && (ranDry || search.lowerBound >= search.best.cost);
  if (isProven) return ENDINGS[SOLVED];
  return ENDINGS[status === SOLVED && search.isUntold ? MEMORY_LIMIT : status];
}

function resultOf(solving: Solving): SolveResult {
  const { target, plan, prepared, search, prepareMs } = solving;
  const { puzzle, level } = playableOf(target);
  const timeMs = elapsed(solving);
  const { lowerBound: _key, ...counts } = search.counts();
  const ending = endingOf(solving);
  const { best } = search;
  const lowerBound = provenBound(solving);
  return {
    game: puzzle.format.id,
    engine: plan.engine,
    algorithm: plan.asked,
    heuristic: prepared.heuristic?.name ?? null,
    method: prepared.method,
    costModel: plan.costModel,
    weight: plan.weight,
    ...ending,
    cost: best?.cost ?? null,
    optimal: best !== undefined && best.cost <= lowerBound,
    lowerBound,
    moves: best?.moves ?? null,
    stars: best === undefined ? null : puzzle.stars(level, best.cost),
    ...counts,
    depth: best?.length ?? search.session.deepest(),
    timeMs,
    prepareMs,
    why: ending.status === "unsolvable" ? puzzle.whyUnsolvable(level) : null,
    trace: prepared.trace(search.session.trace()),
  };
}

/** The best bound that is proven: the cost itself where nothing cheaper is left, or what the search has excluded. */
function provenBound({ prepared, search }: Solving): number {
  const { status } = search.session;
  const isOver = (status === SOLVED && !search.isUntold) || status === UNSOLVABLE || status === EXHAUSTED;
  if (search.best !== undefined && prepared.proves && isOver) return search.best.cost;
  return search.lowerBound;
}
