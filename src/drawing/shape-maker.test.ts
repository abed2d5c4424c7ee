// What only moves is drawn with the shapes that it has at rest, moved; it must come to the same as drawing it where it is.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { toneOf } from "./palette.ts";
import type { Placed } from "./placed.ts";
import { OBLIQUE, project } from "./projection.ts";
import { ShapeMaker } from "./shape-maker.ts";
import { type Carried, isCarried } from "./shapes.ts";

const solid: Solid = {
  id: "tile",
  at: { x: 2, y: 3, z: 0.1 },
  size: { x: 0.9, y: 0.9, z: 0.3 },
  glyph: { text: "A", role: "piece", kind: 0 },
  pattern: "frame",
};
const shift = { x: 1.5, y: -0.25, z: 0.5 };

/** The points of a path, moved. */
function points(path: string | undefined, by = { x: 0, y: 0 }): number[] {
  return (path?.match(/-?[\d.]+/g) ?? []).map((number, i) => Number(number) + (i % 2 === 0 ? by.x : by.y));
}

const maker = new ShapeMaker(OBLIQUE, toneOf);
const [x, y, z] = [shift.x, shift.y, shift.z];
const there = { ...solid, at: { x: solid.at.x + x, y: solid.at.y + y, z: solid.at.z + z } };

/** The shapes of what is drawn alone, and how far they are moved. */
function carried(placed: Placed): Carried {
  const [drawn] = maker.bodies([placed]);
  if (drawn === undefined || !isCarried(drawn)) throw new Error("nothing is carried");
  return drawn;
}

test("a moved solid has its shapes at rest, moved as far as it is", () => {
  const { parts, move } = carried({ solid, shift });
  const wanted = carried({ solid: there }).parts;
  const by = project(OBLIQUE, shift);
  expect(move).toEqual(by);
  expect(parts.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
  parts.forEach(({ matrix, path }, i) => {
    if (matrix === undefined) {
      expect(points(path, by)).toEqual(points(wanted[i]?.path).map((number) => expect.closeTo(number, 2)));
      return;
    }
    const [a, b, c, d, e = 0, f = 0] = matrix;
    const expected = wanted[i]?.matrix?.map((number) => expect.closeTo(number, 6));
    expect([a, b, c, d, e + by.x, f + by.y]).toEqual(expected);
  });
});

test("from frame to frame its shapes are not made anew", () => {
  const [first, second] = [0.1, 0.2].map((by) => carried({ solid, shift: { x: by, y: 0, z: 0 } }).parts);
  expect(first).toBe(second);
});
