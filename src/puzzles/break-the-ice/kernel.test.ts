// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { describe, test } from "vitest";
import { ICE_PLAYS } from "../../../tests/support/ice-states.ts";
import { expectKernelTwins } from "../../../tests/support/kernel-twins.ts";
import { packedBreakTheIce as packed } from "./packed.ts";

describe("the kernel and the TypeScript game agree", () => {
  test.each(Object.entries(ICE_PLAYS))("on %s", (_, plays) => {
    fc.assert(
      fc.property(plays, ({ level, states }) => expectKernelTwins(packed, level, states)),
      { numRuns: 60 },
    );
  });
});
