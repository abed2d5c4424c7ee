// What only moves is drawn with the shapes that it has at rest, moved; it must come to the same as drawing it where it is.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { toneOf } from "./palette.ts";
import type { Placed } from "./placed.ts";
import { OBLIQUE, project } from "./projection.ts";
import { ShapeMaker } from "./shape-maker.ts";
import { type Carried, isCarried, type Shape } from "./shapes.ts";

const solid: Solid = {
  id: "tile",
  at: { x: 2, y: 3, z: 0.1 },
  size: { x: 0.9, y: 0.9, z: 0.3 },
  glyph: { text: "A", role: "piece", kind: 0 },
  pattern: "frame",
};
const shift = { x: 1.5, y: -0.25, z: 0.5 };

/** The corners of a path, of which all steps but the first are relative, under a map. */
function corners(path = "", [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[] = []): number[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/[Mmlq]([^Mmlqz]*)/g)].flatMap(([, numbers = ""]) => {
    const [dx = 0, dy = 0] = numbers
      .trim()
      .split(/ |(?=-)/)
      .slice(-2)
      .map(Number);
    [x, y] = [x + dx, y + dy];
    return [a * x + c * y + e, b * x + d * y + f];
  });
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

test.each([
  ["moved", { solid, shift }, there],
  [
    "smaller",
    { solid, scale: 0.5 },
    { ...solid, at: { x: 2.225, y: 3.225, z: 0.175 }, size: { x: 0.45, y: 0.45, z: 0.15 } },
  ],
] as const)("what is %s has its shapes at rest, mapped to where they are", (_how, placed, wanted) => {
  const { parts, matrix } = carried(placed);
  const faces = (shapes: readonly Shape[]): Shape[] => shapes.filter(({ line }) => line === undefined);
  const expected = faces(
    new ShapeMaker(OBLIQUE, toneOf)
      .bodies([{ solid: wanted }])
      .flatMap((drawn) => (isCarried(drawn) ? drawn.parts : [])),
  );
  const middle = (points: readonly number[], axis: number): number => {
    const along = points.filter((_, i) => i % 2 === axis);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  expect(faces(parts).map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
  faces(parts).forEach(({ path }, i) => {
    const [is, should] = [corners(path, matrix), corners(expected[i]?.path)];
    for (const axis of [0, 1]) expect(middle(is, axis)).toBeCloseTo(middle(should, axis), 2);
  });
});

test("what comes to rest elsewhere keeps its shapes", () => {
  const own = new ShapeMaker(OBLIQUE, toneOf);
  const [before, after] = [solid, there].map((each) => own.bodies([{ solid: each }])[0] as Carried);
  expect(after?.parts).toBe(before?.parts);
  expect(after?.matrix?.slice(4)).toEqual(
    Object.values(project(OBLIQUE, shift)).map((number) => expect.closeTo(number, 6)),
  );
});

test("from frame to frame its shapes are not made anew", () => {
  const [first, second] = [0.1, 0.2].map((by) => carried({ solid, shift: { x: by, y: 0, z: 0 } }).parts);
  expect(first).toBe(second);
});
