// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { test } from "vitest";
import { expectKernelTwins } from "../../../tests/support/kernel-twins.ts";
import { firstStates, hugeLevel, rollLevels, wandered, widened } from "../../../tests/support/roll-states.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

test("on small levels and with many bridges", () => {
  fc.assert(
    fc.property(rollLevels, (level) => expectKernelTwins(packed, level, firstStates(level, 60))),
    { numRuns: 100 },
  );
});

test("where halves are judged one by one", () => {
  fc.assert(
    fc.property(rollLevels, (level) => {
      const wide = widened(level, 200);
      expectKernelTwins(packed, wide, firstStates(wide, 60));
    }),
    { numRuns: 30 },
  );
});

test.each([
  [60, 50, 0],
  [300, 300, 20],
  [300, 260, 40],
  [300, 300, 64],
  [1500, 1500, 3],
])("on a board of %i x %i with %i bridges", (rows, columns, bridges) => {
  const level = hugeLevel(rows, columns, bridges);
  const walk = Array.from({ length: 150 }, (_, i) => (i * i * 7 + i * 3) % 11);
  expectKernelTwins(packed, level, [...firstStates(level, 200), ...wandered(level, walk)]);
});
