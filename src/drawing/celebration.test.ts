// A celebration begins and ends with everything at rest, and lights every piece once on the way.
import { expect, test } from "vitest";
import type { Solid } from "../puzzles/surface.ts";
import { celebration } from "./celebration.ts";
import { atRest } from "./placed.ts";

const solids = [0, 1, 5].map(
  (row): Solid => ({
    id: `tile ${row}`,
    at: { x: 0.1, y: row + 0.1, z: 0 },
    size: { x: 0.8, y: 0.8, z: 0.3 },
    glyph: { text: "A", role: "piece", kind: 0 },
  }),
);

test("everything is lit once, and at rest before and after", () => {
  const { at, durationMs } = celebration(solids);
  expect(durationMs).toBeGreaterThan(300);
  for (const part of [0, 1]) expect(at(part)).toEqual(solids.map(atRest));
  const moments = Array.from({ length: 50 }, (_, i) => at(i / 50));
  solids.forEach((_, i) => {
    const lights = moments.map((placed) => placed[i]?.flash ?? 0);
    const brightest = lights.indexOf(Math.max(...lights));
    expect(Math.max(...lights)).toBeGreaterThan(0.3);
    expect(lights.slice(0, brightest)).toEqual(lights.slice(0, brightest).sort((a, b) => a - b));
  });
});

test("where nothing is left there is nothing to wait for", () => {
  expect(celebration([]).durationMs).toBe(0);
});
