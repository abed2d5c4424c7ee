// Exact cover against breadth-first search and the golden optima, with and without each ingredient.
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { goldenOf } from "../../../tests/support/golden-levels.ts";
import { foldingBlocks } from "../../puzzles/folding-blocks/index.ts";
import { solve } from "../../solve.ts";
import { exactCover } from "./index.ts";

test.each(goldenOf("folding-blocks"))("$name", async (level) => {
  const { optimal } = level.facts;
  const result = await solve(level);
  expect(result.method).toBe("exact-cover");
  if (optimal === "unsolvable") expect(result.status).toBe("unsolvable");
  else expect(result).toMatchObject({ status: "solved", cost: optimal, optimal: true, lowerBound: optimal });
});

test.each(["nothing", ...exactCover.ingredients])(
  "random levels have the optimum of breadth-first search, without %s",
  async (name) => {
    await fc.assert(
      fc.asyncProperty(arbitraryFoldingLevel({ maxRows: 7, maxColumns: 7, maxGroups: 6 }), async (level) => {
        const target = { puzzle: foldingBlocks, level };
        const found = await solve(target, { without: name === "nothing" ? [] : [name] });
        const { cost } = await solve(target, { algorithm: "astar", heuristic: "partition" });
        expect(found.method).toBe("exact-cover");
        expect(found.status).toBe(cost === null ? "unsolvable" : "solved");
        expect(found.cost).toBe(cost);
        expect(found.optimal).toBe(cost !== null);
      }),
      { numRuns: 300 },
    );
  },
);
