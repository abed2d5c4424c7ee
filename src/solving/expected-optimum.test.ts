// What a header says is disproved by what is proven, or by a cheaper solution; beside other solvers not by the word of a
// person's heuristic.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { expectedBeside, expectedOf } from "./expected-optimum.ts";
import type { SolveResult } from "./result.ts";
import { planSolve, solve } from "./solve.ts";

const level = (optimal: string): LoadedLevel =>
  loadLevels(`game: roll-the-block\noptimal: ${optimal}\n\nST....\n......\n......\n......\n`)[0] as LoadedLevel;
const options = { algorithm: "astar", engine: "ts" } as const;

test.each([
  ["7", { cost: 8, optimal: true, lowerBound: 8 }, null],
  ["7", { cost: 6, optimal: true, lowerBound: 6 }, false],
  ["7", { cost: null, moves: null, status: "unsolvable" }, null],
  ["unsolvable", { cost: 8, optimal: true, lowerBound: 8 }, false],
] as const)("a header that says %s, and %j", async (said, found, holds) => {
  const plan = planSolve(level(said), options);
  const result = { ...(await solve(level(said), options)), ...found } as SolveResult;
  expect(expectedBeside(plan, { ...result, heuristic: "own.mjs" })).toMatchObject({ holds });
  expect(expectedBeside(plan, { ...result, heuristic: "relaxed" })).toMatchObject({ holds: false });
  expect(expectedOf(plan, { ...result, heuristic: "own.mjs" })).toMatchObject({ holds: false });
});
