// What only moves is drawn with the shapes that it has at rest, moved; it must come to the same as drawing it where it is.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { toneOf } from "./palette.ts";
import { OBLIQUE, project } from "./projection.ts";
import { ShapeMaker } from "./shape-maker.ts";

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

test("a moved solid has its shapes at rest, moved as far as it is", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const moved = maker.bodies([{ solid, shift }]);
  const { x, y, z } = solid.at;
  const there = maker.bodies([{ solid: { ...solid, at: { x: x + shift.x, y: y + shift.y, z: z + shift.z } } }]);
  expect(moved.map(({ key }) => key)).toEqual(there.map(({ key }) => key));
  const by = project(OBLIQUE, shift);
  moved.forEach((shape, i) => {
    expect(shape.move).toEqual(by);
    const expected = there[i];
    if (shape.matrix === undefined) {
      const wanted = points(expected?.path).map((number) => expect.closeTo(number, 2));
      expect(points(shape.path, by)).toEqual(wanted);
      return;
    }
    const [a, b, c, d, e = 0, f = 0] = shape.matrix;
    const wanted = expected?.matrix?.map((number) => expect.closeTo(number, 6));
    expect([a, b, c, d, e + by.x, f + by.y]).toEqual(wanted);
  });
});

test("from frame to frame its shapes are not made anew", () => {
  const maker = new ShapeMaker(OBLIQUE, toneOf);
  const paths = [0.1, 0.2].map((by) => maker.bodies([{ solid, shift: { x: by, y: 0, z: 0 } }])[0]?.path);
  expect(paths[0]).toBe(paths[1]);
});
