// A search of the TypeScript engine whose arrays grow in pieces counts and finds what it does where they grow at once.
import { describe, expect, test } from "vitest";
import { formulaLevel } from "../../bench/hard-roll-formulas.js";
import { goldenOf } from "../../tests/support/golden-levels.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { SolveOptions } from "../solving/options.ts";
import { prepareSearch } from "../solving/prepared-search.ts";
import { planSolve } from "../solving/solve.ts";
import { Memory, type Pieces } from "./memory.ts";
import { RUNNING, SOLVED, UNLIMITED } from "./run.ts";
import { TraceRecorder } from "./trace-recorder.ts";

const MOST = 3000;
const ALGORITHMS = ["bfs", "dfs", "astar", "idastar"] as const;

function endOf(level: Parameters<typeof planSolve>[0], options: SolveOptions, pieces?: Pieces) {
  const prepared = prepareSearch(planSolve(level, options), "ts");
  const memory = new Memory(2 ** 28, pieces);
  const limits = { maxExpanded: MOST, maxCost: UNLIMITED };
  const search = prepared.begin(limits, memory, new TraceRecorder(0, prepared.words()));
  let [turns, status] = [0, search.advance(0)];
  for (; status === RUNNING; status = search.advance(7)) {
    for (; memory.isGrowing; turns++) memory.growOn();
  }
  const moves = status === SOLVED ? search.moves() : [];
  return { found: { status, moves, ...search.run }, turns };
}

describe.each(PACKED_PUZZLES.map((packed) => packed.puzzle.format.id))("%s", (game) => {
  const level = goldenOf(game).find((golden) => endOf(golden, { algorithm: "bfs" }).found.expanded === MOST);
  if (level === undefined) throw new Error(`no golden level of ${game} takes ${MOST} expansions`);

  test.each(ALGORITHMS)("%s", (algorithm) => {
    const inPieces = endOf(level, { algorithm }, { large: 0, piece: 50 });
    const atOnce = endOf(level, { algorithm });
    expect(inPieces.found).toEqual(atOnce.found);
    // Others may solve a level before anything grows.
    if (algorithm === "bfs") expect(inPieces.turns).toBeGreaterThan(0);
    expect(atOnce.turns).toBe(0);
  });
});

test("the edges and the queue of macro", () => {
  const [level] = loadLevels(formulaLevel({ seed: 3, quantifiers: "AEAEAE", clauses: 6 }));
  const options = { without: ["live", "dominance"] };
  const inPieces = endOf(level, options, { large: 0, piece: 50 });
  expect(inPieces.found).toEqual(endOf(level, options).found);
  expect(inPieces.found.status).toBe(SOLVED);
  // Its states and its queue alone take fewer.
  expect(inPieces.turns).toBeGreaterThan(200);
});

test("a large array of zeros is made in pieces, a small one at once", () => {
  const memory = new Memory(2 ** 20, { large: 100, piece: 30 });
  const steps = (length: number): number => {
    let turns = 0;
    for (const making = memory.freshInPieces(length); making.next().done !== true; ) turns++;
    return turns;
  };
  expect(steps(99)).toBe(0);
  expect(steps(100)).toBe(4);
  expect(memory.used).toBe(4 * 199);
});
