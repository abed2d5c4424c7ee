import fc from "fast-check";
import { expect, test } from "vitest";
import { settledLabels } from "./labels.ts";

const bounds = { from: 0, to: 400 };

test("labels that have room stay where they are", () => {
  expect(settledLabels([300, 20, 100], 16, bounds)).toEqual([300, 20, 100]);
});

test("labels on one spot stand around it", () => {
  expect(settledLabels([100, 100, 100], 16, bounds)).toEqual([84, 100, 116]);
  expect(settledLabels([400, 400], 16, bounds)).toEqual([384, 400]);
});

test("where there is room for all, none stands on another, none without, and the order stays", () => {
  const heights = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 20 });
  fc.assert(
    fc.property(heights, (wanted) => {
      const settled = settledLabels(wanted, 16, bounds);
      const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
      const sorted = order.map((label) => settled[label] ?? Number.NaN);
      for (const [i, height] of sorted.entries()) {
        expect(height).toBeGreaterThanOrEqual(-1e-9);
        expect(height).toBeLessThanOrEqual(400 + 1e-9);
        if (i > 0) expect(height - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9);
      }
    }),
  );
});
