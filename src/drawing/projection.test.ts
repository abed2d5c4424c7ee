import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Extent } from "../puzzles/surface.ts";
import { FLAT, frameOf, ISOMETRIC, OBLIQUE, type Point, type Projection, project, unproject } from "./projection.ts";

const ALL: readonly (readonly [string, Projection])[] = [
  ["isometric", ISOMETRIC],
  ["oblique", OBLIQUE],
  ["flat", FLAT],
];
const place = fc.double({ min: -50, max: 50, noNaN: true });

describe.each(ALL)("%s", (_name, projection) => {
  test("what is drawn on the ground is found again", () => {
    fc.assert(
      fc.property(place, place, (x, y) => {
        const found = unproject(projection, project(projection, { x, y, z: 0 }));
        expect(found.x).toBeCloseTo(x, 6);
        expect(found.y).toBeCloseTo(y, 6);
      }),
    );
  });

  test("whatever lies one behind the other for the viewer is drawn at the same point", () => {
    const { viewer } = projection;
    expect(Math.hypot(viewer.x, viewer.y, viewer.z)).toBeCloseTo(1, 9);
    const drawn = project(projection, viewer);
    expect(drawn.x).toBeCloseTo(0, 9);
    expect(drawn.y).toBeCloseTo(0, 9);
  });

  test("right is drawn to the right and down downwards, each nearest to its own axis", () => {
    const arrows: readonly (readonly [Extent, Point])[] = [
      [
        { x: 1, y: 0, z: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 0, y: 1, z: 0 },
        { x: 0, y: 1 },
      ],
    ];
    for (const [axis, screen] of arrows) {
      const { x, y } = project(projection, axis);
      expect((x * screen.x + y * screen.y) / Math.hypot(x, y)).toBeGreaterThan(Math.cos(Math.PI / 5));
    }
  });

  test("the frame holds every corner of the board", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (rows, columns) => {
        const { left, top, width, height } = frameOf(projection, rows, columns, { above: 2, below: 1 });
        for (const z of [-1, 0, 2]) {
          const { x, y } = project(projection, { x: columns, y: rows, z });
          expect(x).toBeGreaterThanOrEqual(left - 1e-9);
          expect(x).toBeLessThanOrEqual(left + width + 1e-9);
          expect(y).toBeGreaterThanOrEqual(top - 1e-9);
          expect(y).toBeLessThanOrEqual(top + height + 1e-9);
        }
      }),
    );
  });
});
