// A plate that turns is drawn by maps of its picture at rest: they must bring every corner to where the turn brings it.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { mapped } from "./affine.ts";
import { toneOf } from "./palette.ts";
import { type Placed, turned } from "./placed.ts";
import { plateShadow, plateShapes, platesIn } from "./plates.ts";
import { ISOMETRIC, OBLIQUE, project } from "./projection.ts";
import { SLANT } from "./shadows.ts";
import { turnOver } from "./turns.ts";

const HEIGHT = 0.16;

function sheet(rows: number, columns: number): Solid[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    id: `group A ${i}`,
    at: { x: i % columns, y: Math.floor(i / columns), z: 0 },
    size: { x: 1, y: 1, z: HEIGHT },
    glyph: { text: "A", role: "piece", kind: 0 },
  }));
}

const turns = fc.record({
  direction: fc.constantFrom("u", "d", "l", "r"),
  angle: fc.double({ min: -3.1, max: 3.1, noNaN: true }).filter((angle) => Math.abs(Math.cos(angle)) > 0.05),
  projection: fc.constantFrom(OBLIQUE, ISOMETRIC),
});

test("every corner of both faces and of the shadow is where the turn brings it", () => {
  const solids = sheet(9, 8);
  fc.assert(
    fc.property(turns, ({ direction, angle, projection }) => {
      const turn = turnOver(solids, direction, HEIGHT / 2, angle);
      const shapes = [
        ...plateShapes(projection, { turn, solids }, "", toneOf),
        plateShadow(projection, { turn, solids }, ""),
      ];
      for (const [x, y] of [
        [0, 0],
        [8, 0],
        [3, 9],
      ] as const) {
        const resting = project(projection, { x, y, z: HEIGHT });
        const drawn = shapes.map(({ matrix }) => mapped(matrix as never, resting));
        const faces = [0, HEIGHT].map((z) => project(projection, turned({ x, y, z }, turn)));
        const high = turned({ x, y, z: HEIGHT }, turn);
        const shadow = project(projection, { x: high.x + SLANT.x * high.z, y: high.y + SLANT.y * high.z, z: 0 });
        const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });
        expect(drawn.slice(0, 2)).toEqual(expect.arrayContaining(faces.map(near)));
        expect(drawn[2]).toEqual(near(shadow));
      }
    }),
  );
});

test("only many that turn about the same edge at the same time are one", () => {
  const solids = sheet(9, 8);
  const turn = turnOver(solids, "r", HEIGHT / 2, 1);
  const other: Placed = { solid: { ...(solids[0] as Solid), id: "other" }, turn: { ...turn } };
  const placed = [...solids.map((solid) => ({ solid, turn })), other];
  expect(platesIn(placed)).toEqual({ plates: [{ turn, solids }], others: [other] });
  expect(platesIn(placed.slice(0, 60))).toEqual({ plates: [], others: placed.slice(0, 60) });
});
