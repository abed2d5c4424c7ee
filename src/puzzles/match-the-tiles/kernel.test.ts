// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { test } from "vitest";
import { expectKernelTwins } from "../../../tests/support/kernel-twins.ts";
import { crowdedLevel, matchLevels, played, slides } from "../../../tests/support/match-states.ts";
import { DIRECTIONS } from "../direction.ts";
import { packedMatchTheTiles as packed } from "./packed.ts";

test("on boards of every size", () => {
  fc.assert(
    fc.property(matchLevels, slides, (level, moves) => expectKernelTwins(packed, level, played(level, moves))),
    { numRuns: 150 },
  );
});

test.each([64, 65, 150, 255, 256])("with 64 tiles of one colour and %i goals", (goals) => {
  const level = crowdedLevel(goals);
  const moves = Array.from({ length: 12 }, (_, i) => DIRECTIONS[(i * i + (i >> 2)) % 4] ?? "u");
  expectKernelTwins(packed, level, played(level, moves));
});
