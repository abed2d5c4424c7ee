// Searches that begin from a position, in one engine and to their end: the shared ones, and the methods of a puzzle.
import { expect } from "vitest";
import type { EngineName, SearchTask } from "../../src/engines/session.ts";
import { tsEngine } from "../../src/engines/ts-engine.ts";
import { wasmEngine } from "../../src/engines/wasm-engine.ts";
import type { Method } from "../../src/methods/method.ts";
import type { PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "../../src/puzzles/puzzle.ts";
import { RUNNING, SOLVED, UNLIMITED } from "../../src/search/run.ts";
import { planFor, type SolveOptions } from "../../src/solving/options.ts";
import { bySearch, workOf } from "../../src/solving/prepared-search.ts";
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
  packed: PackedPuzzle,
  { level, state }: Position,
  options: SolveOptions & { readonly engine: EngineName },
  nodes: number,
): Promise<Ended> {
  const begun: PackedPuzzle = {
    ...packed,
    prepare: (given, choice) => packed.prepare(given, { ...choice, start: state }),
  };
  const plan = planFor(packed, options);
  const { work, limits } = bySearch(begun, level, plan, { nodes });
  return ended(packed, { level, state }, plan.costModel, options.engine, { work, limits });
}

/** A method, or undefined where it is not for this position. */
export async function endOfMethod(
  packed: PackedPuzzle,
  method: Method,
  { level, state }: Position,
  { engine, costModel, without }: { engine: EngineName; costModel: CostModel; without: readonly string[] },
): Promise<Ended | undefined> {
  if (engine === "ts" && method.begin === undefined) return undefined;
  const tables = method.prepare(level, { costModel, without: new Set(without), start: state });
  if (tables === undefined) return undefined;
  const limits = { maxExpanded: Number.MAX_SAFE_INTEGER, maxCost: UNLIMITED };
  return ended(packed, { level, state }, costModel, engine, { work: workOf(method, tables), limits });
}

async function ended(
  { puzzle, move }: PackedPuzzle,
  { level, state }: Pick<Position, "level" | "state">,
  costModel: CostModel,
  engine: EngineName,
  task: Pick<SearchTask, "work" | "limits">,
): Promise<Ended> {
  const session = await ENGINES[engine].open({ ...task, maxMemoryBytes: MEMORY, tracedExpansions: 0 });
  while (session.status === RUNNING) session.advance(1000);
  const { status } = session;
  const { memoryBytes: _, ...counts } = session.counts();
  const moves = status === SOLVED ? session.moves() : undefined;
  const deepest = status === SOLVED ? undefined : session.deepest();
  session.close();
  const cost = moves && costOf(puzzle, level, state, costModel, (at, i) => move(level, at, moves[i] as number), moves);
  return { status, cost, told: { ...counts, moves, deepest } };
}

/** What the moves cost; they must be legal and end in a solved state. */
function costOf(
  puzzle: Puzzle,
  level: Level,
  start: unknown,
  costModel: CostModel,
  moveAt: (state: unknown, index: number) => unknown,
  moves: readonly number[],
): number {
  let state = start;
  let cost = 0;
  for (const i of moves.keys()) {
    const made = moveAt(state, i);
    cost += puzzle.moveCost(level, state, made, costModel);
    const { refused, state: after } = puzzle.applyMove(level, state, made);
    expect(refused).toBeUndefined();
    state = after;
  }
  expect(puzzle.isSolved(level, state)).toBe(true);
  return cost;
}
