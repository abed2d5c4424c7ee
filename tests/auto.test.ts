// What `auto` promises, in both engines: the proven optimum or a proof that there is none, a solution before the proof
// where that takes long, every limit kept, and the same result whatever ingredient of its methods is left out.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Engine, EngineName } from "../src/engines/session.ts";
import { tsEngine } from "../src/engines/ts-engine.ts";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { optimumOf } from "../src/levels/facts.ts";
import { strengthOf } from "../src/methods/index.ts";
import { type LoadedLevel, loadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { CostModel } from "../src/puzzles/puzzle.ts";
import type { SolutionFound, SolveOptions } from "../src/solving/options.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solveWith } from "../src/solving/solve.ts";
import { isLong, runs, share } from "./support/breadth.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";
import { samplesOf } from "./support/level-samples.ts";

const RUNS = isLong ? 2000 : runs(150);
const KIB = 1024;

/** One engine for all tests of this file, so that every search is somebody's next search. */
const engines: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };

const auto = (level: LoadedLevel, options: SolveOptions) =>
  solveWith(engines, level, { algorithm: "auto", ...options });

/** Those that are asked. */
const goldenShareOf = (game: string) => share(goldenOf(game), 8);

/** What a result says of the level, however it came to it. */
function verdictOf({ status, cost }: SolveResult): number | string | null {
  return status === "solved" ? cost : status;
}

const games = PACKED_PUZZLES.flatMap((packed) =>
  packed.puzzle.costModels.map((costModel) => ({ packed, game: packed.puzzle.format.id, costModel })),
);

describe.each(games)("$game, cost $costModel", ({ packed, game, costModel }) => {
  const { puzzle } = packed;
  const ingredients = strengthOf(packed).methods.flatMap((method) => method.ingredients);

  describe.each(["wasm", "ts"] as const)("%s", (engine) => {
    test("every golden level is solved to its optimum, or proven unsolvable", async () => {
      for (const golden of goldenShareOf(game)) {
        const result = await auto(golden, { engine, costModel });
        expect(verdictOf(result)).toBe(optimumOf(golden.facts, costModel));
        expect(result).toMatchObject({ algorithm: "auto", optimal: result.status === "solved" });
        if (result.status === "solved") expect(result.lowerBound).toBe(result.cost);
      }
    });

    test("random levels end as uniform cost search ends", async () => {
      await fc.assert(
        fc.asyncProperty(samplesOf(game).small, async (level) => {
          const right = await auto(loadedLevel(puzzle, level), {
            algorithm: "ucs",
            costModel,
            limits: { nodes: 50_000 },
          });
          fc.pre(right.status !== "limit");
          const result = await auto(loadedLevel(puzzle, level), { engine, costModel });
          expect(verdictOf(result)).toBe(verdictOf(right));
          if (result.why !== null) expect(result.status).toBe("unsolvable");
        }),
        { numRuns: RUNS, seed: 11 },
      );
    });

    test("a limit on expansions is kept, and what is known by then is told", async () => {
      for (const golden of goldenShareOf(game)) {
        const free = await auto(golden, { engine, costModel });
        for (const nodes of [0, 1, 7, free.expanded - 1]) {
          if (nodes < 0 || nodes >= free.expanded) continue;
          const result = await auto(golden, { engine, costModel, limits: { nodes } });
          expect(result.expanded).toBeLessThanOrEqual(nodes);
          if (result.status === "limit")
            expect(result).toMatchObject({ limit: "nodes", expanded: nodes, optimal: false });
          else expect(verdictOf(result)).toBe(verdictOf(free));
          expectBounds(result, golden, costModel);
        }
        // What is looked at together may be more or less than without a limit.
        const enough = await auto(golden, { engine, costModel, limits: { nodes: 2 * free.expanded + 16 } });
        expect(verdictOf(enough)).toBe(verdictOf(free));
      }
    });

    test("a limit on memory ends with what is known, and the next search is not harmed", async () => {
      for (const golden of goldenShareOf(game).slice(0, isLong ? undefined : 12)) {
        for (const memoryBytes of [0, 1, 4 * KIB, 32 * KIB, 200 * KIB]) {
          const result = await auto(golden, { engine, costModel, limits: { memoryBytes } });
          if (result.status === "limit") expect(result.limit).toBe("memory");
          else expect(verdictOf(result)).toBe(optimumOf(golden.facts, costModel));
          expectBounds(result, golden, costModel);
        }
        expect(verdictOf(await auto(golden, { engine, costModel }))).toBe(optimumOf(golden.facts, costModel));
      }
    });

    test("a budget is kept: nothing beyond it is found, and that is not taken for a proof", async () => {
      for (const golden of goldenShareOf(game)) {
        const budget = puzzle.budget(golden.level);
        const optimum = optimumOf(golden.facts, costModel);
        if (budget === null || optimum === undefined) continue;
        const result = await auto(golden, { engine, costModel, depth: "budget" });
        if (optimum === "unsolvable") expect(["unsolvable", "exhausted"]).toContain(result.status);
        else if (optimum <= budget) expect(result).toMatchObject({ status: "solved", cost: optimum, optimal: true });
        else expect(result.status).toBe("exhausted");
      }
    });

    test("solutions are told as they are found, each better, the last one the result", async () => {
      for (const golden of goldenShareOf(game)) {
        const told: SolutionFound[] = [];
        const result = await auto(golden, { engine, costModel, onSolution: (found) => told.push(found) });
        const costs = told.map(({ cost }) => cost);
        expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
        const last = told.at(-1);
        expect([last?.cost ?? null, last?.moves ?? null]).toEqual([result.cost, result.moves]);
        expect([last?.depth ?? result.depth, last?.stars ?? null]).toEqual([result.depth, result.stars]);
        for (const { lowerBound, cost } of told) expect(lowerBound).toBeLessThanOrEqual(cost);
        for (const { lowerBound } of told) expect(lowerBound).toBeLessThanOrEqual(result.cost as number);
      }
    });
  });

  test.each(ingredients)("without %s the results are the same", async (ingredient) => {
    for (const golden of goldenShareOf(game)) {
      const result = await auto(golden, { costModel, without: [ingredient], limits: { nodes: 20_000 } });
      if (result.status === "limit") expectBounds(result, golden, costModel);
      else expect(verdictOf(result)).toBe(optimumOf(golden.facts, costModel));
    }
  });

  test("a reason is given only where there is no solution", async () => {
    for (const golden of goldenShareOf(game)) {
      const why = puzzle.whyUnsolvable(golden.level, puzzle.initialState(golden.level));
      if (why === null) continue;
      expect(optimumOf(golden.facts, costModel)).toBe("unsolvable");
      expect([why.en, why.pt].every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
      expect((await auto(golden, { costModel })).why).toEqual(why);
    }
  });
});

function expectBounds(result: SolveResult, golden: GoldenLevel, costModel: CostModel): void {
  const optimum = optimumOf(golden.facts, costModel);
  const most = typeof optimum === "number" ? optimum : Number.POSITIVE_INFINITY;
  expect(result.lowerBound).toBeLessThanOrEqual(most);
  expect(result.cost ?? most).toBeGreaterThanOrEqual(most);
}
