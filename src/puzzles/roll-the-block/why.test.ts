import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { rollLevel } from "../../../tests/support/roll-level.ts";
import { rollTheBlock } from "./index.ts";
import { whyUnsolvable } from "./why.ts";

function why(rows: readonly string[], legend: Record<string, string> = {}): string | undefined {
  return whyUnsolvable(rollLevel(rows, legend))?.en;
}

describe("why a level has no solution", () => {
  test("a target that no rolls reach", () => {
    expect(why(["S...T"])).toBe("No rolls bring the block upright onto the target at (0, 4).");
    expect(why(["S..T"])).toBe(undefined);
  });

  test("not even with every bridge open", () => {
    const legend = { a: "bridge closed", 1: "soft open a" };
    expect(why(["S1a.T"], legend)).toBe(
      "No rolls bring the block upright onto the target at (0, 4), even with every bridge open.",
    );
  });

  test("a bridge that stays closed", () => {
    const rows = ["S1.a.bT"];
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft toggle b, close a" })).toBe(
      "The target at (0, 6) is out of reach without the bridge `a`, which no switch ever opens.",
    );
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft close ab" })).toBe(
      "The target at (0, 6) is out of reach without the bridges `a`, `b`, which no switch ever opens.",
    );
    expect(why(rows, { a: "bridge closed", b: "bridge closed", 1: "soft open ab" })).toBe(undefined);
  });

  test("halves that cannot meet", () => {
    expect(why(["S..P#..T", "#.###..."], { P: "split 1,1 0,5" })).toBe(
      "No rolls bring the block upright onto the target at (0, 7).",
    );
  });

  test("whenever it is said, there is none", () => {
    let said = 0;
    fc.assert(
      fc.property(fc.oneof(arbitraryRollLevel(), arbitraryRollLevel({ splits: 0 })), (level) => {
        const words = whyUnsolvable(level);
        if (words === null) return;
        said++;
        expect([words.en, words.pt].every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
        expect(leastCost(rollTheBlock, level).cost).toBeUndefined();
      }),
      { numRuns: 400 },
    );
    expect(said).toBeGreaterThan(20);
  });
});
