import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { anyPositionOf } from "../../../tests/support/any-position.ts";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { rollTheBlock } from "./index.ts";
import { startingAt } from "./rules.ts";
import { whyUnsolvable } from "./why.ts";

function why(rows: readonly string[], legend: Record<string, string> = {}, moves = ""): string | undefined {
  const level = rollLevel(rows, legend);
  return whyUnsolvable(level, stateAfter(level, moves))?.en;
}

describe("why a level has no solution", () => {
  test("a target that no rolls reach", () => {
    expect(why(["S...T"])).toBe("No rolls bring the block upright onto the target at (0,4).");
    expect(why(["S..T"])).toBe(undefined);
  });

  test("not even with every bridge open", () => {
    const legend = { a: "bridge closed", 1: "soft open a" };
    expect(why(["S1a.T"], legend)).toBe(
      "No rolls bring the block upright onto the target at (0,4), even with every bridge open.",
    );
  });

  test("a bridge that stays closed", () => {
    const rows = ["S1.a.bT"];
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft toggle b, close a" })).toBe(
      "The target at (0,6) is out of reach without the bridge `a`, which no switch ever opens.",
    );
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft close ab" })).toBe(
      "The target at (0,6) is out of reach without the bridges `a`, `b`, which no switch ever opens.",
    );
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft open ab" })).toBe(undefined);
  });

  test("halves that cannot meet", () => {
    expect(why(["S..P#..T", "#.###..."], { P: "split 1,1 0,5" })).toBe(
      "No rolls bring the block upright onto the target at (0,7).",
    );
  });

  test("a bridge that is closed by now", () => {
    const rows = ["..1S.aT"];
    const legend = { a: "bridge open", 1: "soft close a" };
    expect(why(rows, legend)).toBe(undefined);
    expect(why(rows, legend, "l")).toBe(
      "The target at (0,6) is out of reach without the bridge `a`, which no switch ever opens.",
    );
  });

  test("halves that cannot meet any more, but not because one stands on a closed bridge", () => {
    const rows = ["S..P..", "######", "a.1..T"];
    const legend = { a: "bridge open", 1: "soft close a", P: "split 2,3 2,0" };
    expect(why(rows, legend, "r r l")).toBe(undefined);
    const apart = ["S..P#..T", "######..", "a.##...."];
    expect(why(apart, { a: "bridge open", P: "split 2,0 0,5" }, "r r")).toBe(
      "No rolls bring the block upright onto the target at (0,7), even with every bridge open.",
    );
  });

  test("whenever it is said, there is none", () => {
    const levels = fc.oneof(arbitraryRollLevel(), arbitraryRollLevel({ splits: 0 }));
    let said = 0;
    fc.assert(
      fc.property(anyPositionOf(rollTheBlock, levels), ({ level, state }) => {
        const words = whyUnsolvable(level, state);
        if (words === null) return;
        said++;
        expect([words.en, words.pt].every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
        expect(leastCost(rollTheBlock, startingAt(level, state)).cost).toBeUndefined();
      }),
      { numRuns: 400 },
    );
    expect(said).toBeGreaterThan(20);
  });
});
