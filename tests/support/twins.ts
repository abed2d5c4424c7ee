// Both engines do the same search in the same order: whatever they count, find and prove is equal, and so is a hash over
// the states in the order in which they were expanded. What is promised to be the optimum is the golden optimum.
// tests/twins/ has a file for each algorithm, so that they run beside each other.
import { describe, expect, test } from "vitest";
import { optimumOf } from "../../src/levels/facts.ts";
import { PACKED_PUZZLES } from "../../src/puzzles/index.ts";
import type { Algorithm, SolveOptions } from "../../src/solving/options.ts";
import type { SolveResult } from "../../src/solving/result.ts";
import { solve } from "../../src/solving/solve.ts";
import { isLong, share } from "./breadth.ts";
import { type GoldenLevel, goldenOf } from "./golden-levels.ts";
import { comparable, variantsOf } from "./search-variants.ts";

/** How far a search goes that must prove the golden optimum: nearly every pair of algorithm and level needs less. */
const PROVING_NODES = isLong ? 20_000_000 : 1_000_000;
/** How far the others go. Wherever a search stops, both engines must have done the same. */
const OTHER_NODES = isLong ? 1_000_000 : 20_000;

/**
 * The golden levels, by number, that a few algorithms do not decide within a million expansions. They are compared for as
 * long as those are that prove nothing, since half of all time went into them; `npm run test:long` goes on.
 */
const UNDECIDED: Readonly<Record<string, readonly number[]>> = {
  "roll-the-block iddfs": [39, 69],
  "roll-the-block idastar distance": [39, 69],
  "break-the-ice iddfs": [3, 7, 11],
  "break-the-ice idastar columns": [3, 7, 11],
};

async function bothAgree(level: GoldenLevel, options: SolveOptions, nodes: number): Promise<SolveResult> {
  const limits = { nodes };
  const wasm = await solve(level, { ...options, limits, engine: "wasm" });
  const ts = await solve(level, { ...options, limits, engine: "ts" });
  expect(comparable(wasm)).toEqual(comparable(ts));
  return wasm;
}

function checkOptimum(result: SolveResult, optimal: number | "unsolvable" | undefined, proves: boolean): void {
  if (result.status === "solved" && proves) expect(result).toMatchObject({ cost: optimal, optimal: true });
  else if (result.status === "solved") expect(result.cost).toBeGreaterThanOrEqual(optimal as number);
  else if (result.status === "unsolvable") expect(optimal).toBe("unsolvable");
  else expect(result.cost).toBeNull();
  if (optimal !== "unsolvable") expect(result.lowerBound).toBeLessThanOrEqual(optimal as number);
}

/** Searches every golden level of every puzzle with the algorithm, in every way that it has. */
export function testTwins(algorithm: Algorithm): void {
  for (const packed of PACKED_PUZZLES) {
    const { puzzle } = packed;
    const game = puzzle.format.id;
    for (const costModel of puzzle.costModels) {
      const variants = variantsOf(packed, costModel).filter(({ options }) => options.algorithm === algorithm);
      describe.runIf(variants.length > 0)(`${game}, cost ${costModel}`, () => {
        test.each(variants)("$name: both engines agree on every golden level", async ({ name, options, proves }) => {
          const left = isLong ? [] : (UNDECIDED[`${game} ${name}`] ?? []);
          const asked: number[] = [];
          const undecided: number[] = [];
          for (const [i, level] of share([...goldenOf(game).entries()], 11, 2)) {
            asked.push(i + 1);
            const nodes = proves && !left.includes(i + 1) ? PROVING_NODES : OTHER_NODES;
            const result = await bothAgree(level, options, nodes);
            checkOptimum(result, optimumOf(level.facts, costModel), proves);
            if (result.status === "limit") undecided.push(i + 1);
          }
          if (proves && !isLong) expect(undecided).toEqual(left.filter((number) => asked.includes(number)));
          else expect(undecided.length).toBeLessThan(asked.length);
        });
      });
    }
  }
}
