// A method that has a solution before its proof is asked for the moves, when that is depends on the clock: it is to take as much
// memory, and so to end where there is no more, as if it had not been asked.
import { expect, test } from "vitest";
import { wasmEngine } from "../src/engines/wasm-engine.ts";
import { type LoadedLevel, loadedLevel } from "../src/playing/loaded-level.ts";
import { matchTheTiles } from "../src/puzzles/match-the-tiles/index.ts";
import { RUNNING, UNLIMITED } from "../src/search/run.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import { prepareSearch } from "../src/solving/prepared-search.ts";
import { planSolve } from "../src/solving/solve.ts";
import { matchLevel } from "./support/match-level.ts";
import { levelsIn } from "./support/packs.ts";

const engine = wasmEngine();
const ice = levelsIn("break-the-ice", "large").find(({ title }) => title === "Down the shaft") as LoadedLevel;
const match = loadedLevel(
  matchTheTiles,
  matchLevel(
    ["#.#.#.", "#..AD#", ".....D", ".E####", ".E....", ".#CB#A", ".#...."],
    ["#e#.#.", "#d...#", "cd....", "ea####", "ba....", ".#..#.", ".#...."],
  ),
);

test.each<[string, LoadedLevel, SolveOptions]>([
  ["boundary-flow", ice, {}],
  ["bidirectional", match, { without: ["patterns"] }],
])("%s", async (method, level, options) => {
  const search = prepareSearch(planSolve(level, options), "wasm");
  expect(search.method).toBe(method);
  const allowance = { maxExpanded: 30_000, maxCost: UNLIMITED, maxMemoryBytes: 2 ** 30 };
  const asked = await engine.open(search, allowance);
  const told: number[] = [];
  while (asked.advance(5) === RUNNING) {
    if (asked.best() >= (told.at(-1) ?? UNLIMITED)) continue;
    told.push(asked.moves()?.length ?? 0);
    expect(told.at(-1)).toBe(asked.best());
  }
  expect(told).not.toEqual([]);
  const unasked = await engine.open(search, allowance);
  while (unasked.advance(5) === RUNNING);
  expect(asked.counts()).toEqual(unasked.counts());
  asked.close();
  unasked.close();
});
