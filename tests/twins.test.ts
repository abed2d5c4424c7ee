// Both engines do the same search in the same order: whatever they count, find and prove is equal, and so is a hash over
// the states in the order in which they were expanded. What is promised to be the optimum is the golden optimum.
import { describe, expect, test } from "vitest";
import { optimumOf } from "../src/levels/facts.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import { type SolveResult, solve } from "../src/solving/solve.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";
import { comparable, variantsOf } from "./support/search-variants.ts";

const isLong = process.env.FOURFOLD_LONG === "1";
/** How far a search goes that must prove the golden optimum: nearly every pair of algorithm and level needs less. */
const PROVING_NODES = isLong ? 20_000_000 : 1_000_000;
/** How far the others go. Wherever a search stops, both engines must have done the same. */
const OTHER_NODES = isLong ? 1_000_000 : 20_000;

/** How many golden levels need more expansions than that, for the few algorithms that have such; `npm run test:long` goes on. */
const UNDECIDED: Readonly<Record<string, number>> = {
  "roll-the-block iddfs": 2,
  "roll-the-block idastar distance": 2,
  "break-the-ice iddfs": 3,
  "break-the-ice idastar columns": 3,
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

for (const packed of PACKED_PUZZLES) {
  const { puzzle } = packed;
  const game = puzzle.format.id;
  for (const costModel of puzzle.costModels) {
    describe(`${game}, cost ${costModel}`, () => {
      for (const { name, options, proves } of variantsOf(packed, costModel)) {
        test(`${name}: both engines agree on every golden level`, async () => {
          let undecided = 0;
          for (const level of goldenOf(game)) {
            const result = await bothAgree(level, options, proves ? PROVING_NODES : OTHER_NODES);
            checkOptimum(result, optimumOf(level.facts, costModel), proves);
            if (result.status === "limit") undecided++;
          }
          if (proves && !isLong) expect(undecided).toBe(UNDECIDED[`${game} ${name}`] ?? 0);
          else expect(undecided).toBeLessThan(goldenOf(game).length);
        });
      }
    });
  }
}
