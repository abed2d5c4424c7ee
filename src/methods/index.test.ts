import { describe, expect, test } from "vitest";
import { type GoldenLevel, goldenOf } from "../../tests/support/golden-levels.ts";
import { rollLevel } from "../../tests/support/roll-level.ts";
import { breakTheIce } from "../puzzles/break-the-ice/index.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import { PACKED_PUZZLES, PUZZLES } from "../puzzles/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { atOnce } from "../puzzles/steps.ts";
import { ICE_SCOUTING } from "./break-the-ice/scouting.ts";
import { ingredientsOf, METHODS, strategyFor, strengthOf } from "./index.ts";
import { SCOUTING_BESIDE_ASTAR, SCOUTING_BESIDE_BOTH_ENDS } from "./match-the-tiles/scouting.ts";
import { halves } from "./roll-the-block/halves/index.ts";
import { layers } from "./roll-the-block/layers/index.ts";
import { macro } from "./roll-the-block/macro/index.ts";
import { NO_SCOUTING } from "./scouts.ts";

const CHOICE = { costModel: "moves", without: new Set<string>() } as const;
const plain = rollLevel(["S..", "..T"]);

/** The first golden level. */
function levelOf(game: string): Level {
  return (goldenOf(game)[0] as GoldenLevel).level;
}

describe("what auto does", () => {
  test.each([
    { puzzle: foldingBlocks, level: levelOf("folding-blocks"), wasm: "exact-cover", ts: undefined },
    { puzzle: matchTheTiles, level: levelOf("match-the-tiles"), wasm: "bidirectional", ts: undefined },
    { puzzle: rollTheBlock, level: plain, wasm: "layers", ts: "layers" },
    { puzzle: breakTheIce, level: levelOf("break-the-ice"), wasm: "boundary-flow", ts: undefined },
  ])("with a level of $puzzle.format.id", ({ puzzle, level, wasm, ts }) => {
    expect(atOnce(strategyFor(puzzle, level, { ...CHOICE, engine: "wasm" })).method?.name).toBe(wasm);
    expect(atOnce(strategyFor(puzzle, level, { ...CHOICE, engine: "ts" })).method?.name).toBe(ts);
  });

  test("scouts go beside bidirectional search and beside A* in its place, and beside no other method", () => {
    for (const [puzzle, beside, instead] of [
      [matchTheTiles, SCOUTING_BESIDE_BOTH_ENDS, SCOUTING_BESIDE_ASTAR],
      [breakTheIce, NO_SCOUTING, ICE_SCOUTING],
      [foldingBlocks, NO_SCOUTING, NO_SCOUTING],
    ] as const) {
      const level = levelOf(puzzle.format.id);
      expect(atOnce(strategyFor(puzzle, level, { ...CHOICE, engine: "wasm" })).scouting).toBe(beside);
      expect(atOnce(strategyFor(puzzle, level, { ...CHOICE, engine: "ts" })).scouting).toBe(instead);
    }
  });

  test("the methods of a puzzle are its own, whatever another puzzle calls itself", () => {
    const namesake = { ...foldingBlocks };
    expect(
      atOnce(strategyFor(namesake, levelOf("folding-blocks"), { ...CHOICE, engine: "wasm" })).method,
    ).toBeUndefined();
  });

  test("every method is one of a registered puzzle", () => {
    expect(METHODS).toHaveLength(PUZZLES.flatMap((puzzle) => strengthOf({ puzzle }).methods).length);
  });

  test("scouts have heuristics of their puzzle", () => {
    for (const { puzzle, heuristics } of PACKED_PUZZLES) {
      const { scouting, methods } = strengthOf({ puzzle });
      const scouts = [scouting, ...methods.map((method) => method.scouting)].flatMap((found) => found.scouts);
      const names = heuristics.map(({ name }) => name);
      for (const { heuristic } of scouts) expect(names).toContain(heuristic);
    }
  });
});

test("the ingredients of a puzzle are those of its methods, each once", () => {
  const all = ingredientsOf(rollTheBlock);
  for (const method of [layers, macro, halves]) expect(all).toEqual(expect.arrayContaining([...method.ingredients]));
  expect(new Set(all).size).toBe(all.length);
  expect(ingredientsOf({ ...rollTheBlock })).toEqual([]);
});
