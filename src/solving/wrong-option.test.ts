// What a person can ask for and not have is said in both languages, and of which option.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { SolveOptions } from "./options.ts";
import { planSolve } from "./solve.ts";
import { WrongOption } from "./wrong-option.ts";

const [roll] = loadLevels("game: roll-the-block\nmoves: 3\n\nS....\n....T\n");
const [match] = loadLevels("game: match-the-tiles\n\nA.\n.a\n");

function refused(level: LoadedLevel, options: SolveOptions): WrongOption {
  try {
    planSolve(level, options);
  } catch (error) {
    if (error instanceof WrongOption) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

test.each<[string, LoadedLevel, SolveOptions]>([
  ["depth", roll, { algorithm: "bfs", depth: 3 }],
  ["depth", roll, { algorithm: "dls" }],
  ["depth", roll, { algorithm: "dfs", depth: 1.5 }],
  ["depth", match, { depth: "budget" }],
  ["depth", roll, { depth: "budget", from: "r l r l" }],
  ["costModel", roll, { algorithm: "bfs", costModel: "weighted" }],
  ["weight", roll, { algorithm: "astar", weight: 5000 }],
  ["order", roll, { order: "canonical" }],
  ["limits", roll, { limits: { nodes: 0.5 } }],
  ["limits", roll, { limits: { timeMs: -1 } }],
])("%s, for one", (option, level, options) => {
  const error = refused(level, options);
  expect(error.option).toBe(option);
  expect(error.message).toBe(error.words.en);
  expect(error.words.pt).not.toBe(error.words.en);
});
