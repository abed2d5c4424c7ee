// What the laws of all surfaces do not say: what a tap means, how tiles are stopped, which of them light up, what a goal is.
import { describe, expect, test } from "vitest";
import { matchLevel } from "../../../tests/support/match-level.ts";
import type { Direction } from "../direction.ts";
import type { Stage } from "../surface.ts";
import { input } from "./input.ts";
import { pieces } from "./pieces.ts";
import { initialState } from "./rules.ts";
import { scene } from "./scene.ts";

function tapped(rows: readonly string[], row: number, column: number): Direction | undefined {
  const level = matchLevel(rows);
  return input.tap(level, initialState(level), {}, { row, column })?.move;
}

describe("a tap", () => {
  test.each<[number, number, Direction]>([
    [0, 2, "u"],
    [2, 2, "d"],
    [1, 0, "l"],
    [1, 4, "r"],
  ])("on (%i, %i) pushes from the tile towards it", (row, column, direction) => {
    expect(tapped(["..a..", "..A..", "....."], row, column)).toBe(direction);
  });

  test("is of the nearest tile that has the cell in view", () => {
    const rows = ["A....B", "ab...."];
    expect([1, 2, 3, 4].map((column) => tapped(rows, 0, column))).toEqual(["r", "r", "l", "l"]);
    expect(tapped(["A#...B", "ab...."], 0, 2)).toBe("l");
  });

  test("on a tile that can go one way only means that way; on an obstacle it means nothing", () => {
    expect(tapped(["A.a"], 0, 0)).toBe("r");
    expect(tapped(["#A.a"], 0, 0)).toBeUndefined();
  });
});

function stagesOf(rows: readonly string[], move: Direction, goals?: readonly string[]): readonly Stage[] {
  const level = matchLevel(rows, goals);
  const state = initialState(level);
  return pieces.follow(level, state, pieces.of(level, state), move);
}

test("tiles of one colour stay apart, and the one behind stops behind", () => {
  const [slide] = stagesOf(["A.A..", "aa..."], "r");
  expect(slide?.pieces.map(({ id, cells }) => [id, cells[0]?.column])).toEqual([
    ["tile 1", 3],
    ["tile 2", 4],
  ]);
  expect([...(slide?.motions.values() ?? [])]).toEqual(Array(2).fill({ kind: "slide", towards: "r" }));
});

test("only a tile that came to a goal of its own colour lights up, after all have stopped", () => {
  const stages = stagesOf(["A..B", ".ab."], "r", ["...a", "..b."]);
  expect(stages.map(({ motions }) => [...motions.keys()])).toEqual([["tile 1"]]);
  const lit = stagesOf(["A...", "..B."], "r", ["...a", "b..."]);
  expect(lit.map(({ motions }) => [...motions].map(([id, { kind }]) => `${id}: ${kind}`))).toEqual([
    ["tile 1: slide", "tile 2: slide"],
    ["tile 1: turn"],
  ]);
  expect(lit.map((stage) => stage.pieces[0]?.glyph.role)).toEqual(["piece", "piece-at-goal"]);
});

test("a push that moves nothing nudges the tiles, and says what they stand against", () => {
  const level = matchLevel(["A#", "a."]);
  const state = initialState(level);
  expect([...(pieces.refuse?.(level, state, pieces.of(level, state), "r") ?? [])]).toEqual([
    ["tile 1", { kind: "slide", towards: "r" }],
  ]);
  expect(input.outline(level, state, "r")).toEqual({ cells: [], blocked: [{ row: 0, column: 1 }] });
  expect(input.outline(level, state, "u").blocked).toEqual([{ row: -1, column: 0 }]);
});

test("a goal is a frame of its colour on the floor, and stays to be seen where a tile starts on it", () => {
  const level = matchLevel(["A."], ["a."]);
  const [goal, floor] = scene.ground(level);
  expect(goal).toMatchObject({
    pattern: "frame",
    sign: { text: "a", role: "goal", kind: 0 },
    glyph: { role: "floor" },
  });
  expect(floor?.pattern).toBeUndefined();
});
