// A burst begins as the thing itself and leaves nothing; between, it is brighter and cracks before it flies apart.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { burst } from "./burst.ts";
import { cornersOf, middleOf } from "./placed.ts";

const solid: Solid = {
  id: "block",
  at: { x: 2, y: 3, z: 0 },
  size: { x: 1, y: 1, z: 0.5 },
  glyph: { text: "A", role: "piece", kind: 0 },
};

test("it begins where it is", () => {
  const [first, ...others] = burst(solid, 0);
  expect([others.length, first?.flash, first?.cracks]).toEqual([0, 0, 0]);
  expect(first && cornersOf(first)).toEqual(cornersOf({ solid }));
});

test("it flashes, and then cracks, in one piece", () => {
  const [early, late] = [burst(solid, 0.2)[0], burst(solid, 0.5)[0]];
  expect(early?.flash).toBeGreaterThan(late?.flash as number);
  expect([burst(solid, 0.5).length, late?.cracks]).toEqual([1, 1]);
});

test("it flies apart from its middle, and nothing is left of it", () => {
  const away = (part: number): number[] =>
    burst(solid, part).map((placed) => {
      const { x, y } = middleOf(placed);
      return Math.hypot(x - 2.5, y - 3.5);
    });
  expect(away(0.6).length).toBe(4);
  expect(Math.min(...away(0.95))).toBeGreaterThan(Math.max(...away(0.6)));
  expect(burst(solid, 1).every(({ opacity }) => opacity === 0)).toBe(true);
  expect(new Set(burst(solid, 0.8).map((placed) => placed.solid.id)).size).toBe(4);
});
