// Searches that begin from a position, in one engine and to their end: the shared ones, and the methods of a puzzle.
import { expect } from "vitest";
import type { EngineName } from "../../src/engines/session.ts";
import { tsEngine } from "../../src/engines/ts-engine.ts";
import { wasmEngine } from "../../src/engines/wasm-engine.ts";
import type { Method } from "../../src/methods/method.ts";
import { loadedLevel } from "../../src/playing/loaded-level.ts";
import type { PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { CostModel } from "../../src/puzzles/puzzle.ts";
import { atOnce } from "../../src/puzzles/steps.ts";
import { RUNNING, SOLVED, UNLIMITED } from "../../src/search/run.ts";
import type { SolveOptions } from "../../src/solving/options.ts";
import type { Plan } from "../../src/solving/plan.ts";
import { prepareMethod, prepareShared, type ReadableSearch } from "../../src/solving/prepared-search.ts";
import { planSolve } from "../../src/solving/solve.ts";
import type { Position } from "./any-position.ts";

const ENGINES = { wasm: wasmEngine(), ts: tsEngine };
const MEMORY = 2 ** 30;

export interface Ended {
  readonly status: number;
  /** Of the solution, which has been replayed; undefined where there is none. */
  readonly cost: number | undefined;
  /** The numbers of its moves, and all that is counted. */
  readonly told: object;
}

/** One of the shared searches, with no more than so many expansions. */
export function endOfSearch(
  { puzzle }: PackedPuzzle,
  { level, state }: Position,
  options: SolveOptions & { readonly engine: EngineName },
  nodes: number,
): Promise<Ended> {
  const atStart = planSolve(loadedLevel(puzzle, level), options);
  const plan = { ...atStart, start: { ...atStart.start, state } };
  return ended(plan, atOnce(prepareShared(plan, plan.search)), nodes);
}

/** A method, or undefined where it is not for this position. */
export async function endOfMethod(
  { puzzle }: PackedPuzzle,
  method: Method,
  { level, state }: Position,
  { engine, costModel, without }: { engine: EngineName; costModel: CostModel; without: readonly string[] },
): Promise<Ended | undefined> {
  if (engine === "ts" && method.begin === undefined) return undefined;
  const tables = method.prepare(level, { costModel, without: new Set(without), start: state });
  if (tables === undefined) return undefined;
  const atStart = planSolve(loadedLevel(puzzle, level), { engine, costModel });
  const plan = { ...atStart, start: { ...atStart.start, state } };
  return ended(plan, prepareMethod(method, tables), Number.MAX_SAFE_INTEGER);
}

async function ended(plan: Plan, search: ReadableSearch, maxExpanded: number): Promise<Ended> {
  const session = await ENGINES[plan.engine].open(search, { maxExpanded, maxCost: UNLIMITED, maxMemoryBytes: MEMORY });
  while (session.status === RUNNING) session.advance(1000);
  const { status } = session;
  const { memoryBytes: _, ...counts } = session.counts();
  const moves = status === SOLVED ? session.moves() : undefined;
  const deepest = status === SOLVED ? undefined : session.deepest();
  session.close();
  return { status, cost: moves && costOf(plan, search, moves), told: { ...counts, moves, deepest } };
}

/** What the moves cost; they must be legal and end in a solved state. */
function costOf({ playable, start, costModel }: Plan, search: ReadableSearch, moves: readonly number[]): number {
  const { puzzle, level } = playable;
  let { state } = start;
  let cost = 0;
  for (const number of moves) {
    const made = search.move(level, state, number);
    cost += puzzle.moveCost(level, state, made, costModel);
    const { refused, state: after } = puzzle.applyMove(level, state, made);
    expect(refused).toBeUndefined();
    state = after;
  }
  expect(puzzle.isSolved(level, state)).toBe(true);
  return cost;
}
