// The public way to solve a level: plans the search, runs it in slices in the chosen engine, and tells how it ended.
import type { Engine, EngineName } from "../engines/session.ts";
import { tsEngine } from "../engines/ts-engine.ts";
import { usableEngine } from "../engines/usable-engine.ts";
import { wasmEngine } from "../engines/wasm-engine.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Steps } from "../puzzles/steps.ts";
import { RUNNING } from "../search/run.ts";
import { AnytimeSearch, type Before } from "./anytime-search.ts";
import { checkOptions } from "./check-options.ts";
import type { SolveOptions } from "./options.ts";
import { Plan } from "./plan.ts";
import { type FirstSearch, preparingFirsts, preparingSearch, type ReadableSearch } from "./prepared-search.ts";
import { type Done, endingOf, NOTHING_DONE, resultOf, type SolveResult } from "./result.ts";
import { inSlices, inSteps, turnIfDue } from "./slices.ts";
import type { Solution } from "./solution.ts";
import { WrongOption } from "./wrong-option.ts";

const ENGINES: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };

/** What `solve` would do with a level, without doing it. Throws WrongOption for options that are refused, and WrongLevel. */
export function planSolve(level: LoadedLevel, options?: SolveOptions): Plan {
  return new Plan(level, checkOptions(options));
}

/** Solves a level, as the options ask or as a plan says. Rejects with WrongOption for options that are refused, with
 *  WrongLevel, and with the signal's reason. */
export async function solve(level: LoadedLevel, options?: SolveOptions | Plan): Promise<SolveResult> {
  return solveWith(ENGINES, level, options);
}

/** As `solve`, with other engines than the usual ones, for example a debug build. */
export async function solveWith(
  engines: Readonly<Record<EngineName, Engine>>,
  level: LoadedLevel,
  options?: SolveOptions | Plan,
): Promise<SolveResult> {
  const plan = options instanceof Plan ? options : planSolve(level, options);
  if (plan.level !== level) throw new WrongOption("This plan is for another level.");
  const { stop, signal } = plan.asked;
  const engine = await usableEngine(engines, plan.engine);
  await turnIfDue();
  signal?.throwIfAborted();
  if (stop?.aborted === true) return resultOf(plan, { ...NOTHING_DONE, engine: engine.name });

  const work: Work = { engine, plan, begun: performance.now(), prepareMs: 0, before: undefined };
  try {
    return (await solveInTurn(work)) ?? stoppedResult(work);
  } finally {
    work.waiting?.search.close();
  }
}

/** Those who go first, then who is chosen. Undefined where it is told to stop, or the time is up, while something is prepared. */
async function solveInTurn(work: Work): Promise<SolveResult | undefined> {
  const { plan, engine } = work;
  for (const preparing of preparingFirsts(plan, engine.name)) {
    const first = await prepare(work, preparing());
    if (first === undefined) return undefined;
    const soon = first === null ? undefined : await run(work, first.search, first);
    if (soon !== undefined) return soon;
  }
  const prepared = await prepare(work, preparingSearch(plan, engine.name, work.waiting?.prepared));
  return prepared && (await run(work, prepared));
}

/** What is to be done, and how far it has come. */
interface Work {
  readonly engine: Engine;
  readonly plan: Plan;
  readonly begun: number;
  /** The time that went into tables. */
  prepareMs: number;
  /** What those have done who went first, and did not get to the end. */
  before: Before | undefined;
  /** The last of them, where nobody but itself may come after it. */
  waiting?: Waiting | undefined;
}

interface Waiting {
  readonly prepared: ReadableSearch;
  readonly search: AnytimeSearch;
}

/** Undefined where it is told to stop, or the time is up. */
async function prepare<T>(work: Work, preparing: Steps<T>): Promise<T | undefined> {
  const { plan, begun } = work;
  const { limits, stop, signal } = plan.asked;
  const from = performance.now();
  const made = await inSteps(preparing, () => {
    tellPreparation(work);
    signal?.throwIfAborted();
    return performance.now() - begun >= limits.timeMs || stop?.aborted === true;
  });
  work.prepareMs += performance.now() - from;
  return made;
}

function stoppedResult({ plan, engine, begun, prepareMs, before }: Work): SolveResult {
  const ending = { ...NOTHING_DONE, ...endingOf(RUNNING, plan), engine: engine.name };
  const { counts, lowerBound } = before ?? ending;
  return resultOf(plan, {
    ...ending,
    counts: { ...ending.counts, ...counts },
    lowerBound,
    timeMs: performance.now() - begun,
    prepareMs,
  });
}

/** `first`: after so many expansions others are to go on, and there is no result. */
async function run(work: Work, prepared: ReadableSearch, first?: FirstSearch): Promise<SolveResult | undefined> {
  const { engine, plan, begun, prepareMs } = work;
  const search = await take(work, prepared, first?.most);
  try {
    plan.asked.signal?.throwIfAborted();
    const solving: Solving = { plan, prepared, search, begun, prepareMs };
    await runToTheEnd(solving);
    const { handedOn } = search;
    if (handedOn === undefined) return resultOf(plan, doneBy(solving, engine.name));
    work.before = handedOn;
    if (first?.isShared) work.waiting = { prepared, search };
    return undefined;
  } finally {
    if (work.waiting?.search !== search) search.close();
  }
}

/** Opens a search, or goes on with the one that waits. */
async function take(work: Work, prepared: ReadableSearch, most?: number): Promise<AnytimeSearch> {
  const { engine, plan, before, waiting } = work;
  work.waiting = undefined;
  if (waiting?.prepared === prepared) {
    waiting.search.goOn();
    return waiting.search;
  }
  waiting?.search.close();
  return AnytimeSearch.begin(engine, plan, prepared, { most, before });
}

/** Everything that belongs to one search. */
interface Solving {
  readonly plan: Plan;
  readonly prepared: ReadableSearch;
  readonly search: AnytimeSearch;
  readonly begun: number;
  readonly prepareMs: number;
}

function elapsed({ begun, search }: Solving): number {
  return performance.now() - begun - search.replayMs;
}

/** Runs until it is over, out of time or told to stop. Throws the signal's reason. */
async function runToTheEnd(solving: Solving): Promise<void> {
  const { plan, search } = solving;
  const { limits, stop, signal } = plan.asked;
  let told = Number.POSITIVE_INFINITY;
  const work = async (steps: number): Promise<boolean> => {
    const isOver = await search.advance(steps);
    if (search.best !== undefined && search.best.cost < told) {
      told = search.best.cost;
      tellSolution(solving, search.best);
    }
    return isOver || elapsed(solving) >= limits.timeMs || stop?.aborted === true;
  };
  const between = (): void => {
    tellProgress(solving);
    signal?.throwIfAborted();
  };
  await inSlices(work, between, () => search.wasAside);
}

/** Of a search that has nothing to tell yet but that it is being prepared, and what was done before. */
function tellPreparation({ plan, begun, before }: Work): void {
  const timeMs = performance.now() - begun;
  const { expanded, generated, stored } = before?.counts ?? NOTHING_DONE.counts;
  const counts = { expanded, generated, stored, frontier: 0, lowerBound: before?.lowerBound ?? 0 };
  const nothing = { best: null, memoryBytes: 0 };
  plan.asked.onProgress?.({ method: plan.search.algorithm, ...counts, ...nothing, timeMs, prepareMs: timeMs });
}

function tellSolution(solving: Solving, { moves, cost, length: depth }: Solution): void {
  const { asked, playable, start } = solving.plan;
  const { lowerBound } = solving.search;
  const stars = playable.puzzle.stars(playable.level, start.cost + cost);
  const timeMs = elapsed(solving);
  asked.onSolution?.({ moves, cost, lowerBound, optimal: cost <= lowerBound, depth, stars, timeMs });
}

function tellProgress(solving: Solving): void {
  const { plan, search, prepared, prepareMs } = solving;
  if (plan.asked.onProgress === undefined) return;
  const { expanded, generated, stored, frontier, memoryBytes } = search.counts();
  const { method } = prepared;
  const { lowerBound } = search;
  const best = search.best?.cost ?? null;
  const timeMs = elapsed(solving);
  const counts = { expanded, generated, stored, frontier };
  plan.asked.onProgress({ method, ...counts, lowerBound, best, memoryBytes, timeMs, prepareMs });
}

function doneBy(solving: Solving, engine: EngineName): Done {
  const timeMs = elapsed(solving);
  const { plan, prepared, search, prepareMs } = solving;
  return {
    engine,
    method: prepared.method,
    heuristic: prepared.heuristic,
    order: prepared.order,
    ...endingOf(search.status, plan),
    best: search.best,
    lowerBound: search.lowerBound,
    counts: search.counts(),
    deepest: search.session.deepest(),
    timeMs,
    prepareMs,
    trace: prepared.trace(search.session.trace()),
  };
}
