import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryIceLevel } from "../../../tests/support/arbitrary-break-the-ice.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { loadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { breakTheIce } from "./index.ts";

function whyOf(rows: readonly string[]): string | undefined {
  const [loaded] = loadLevels(`game: break-the-ice\n\n${rows.join("\n")}\n`);
  const { puzzle, level } = loaded?.playable ?? {};
  if (puzzle === undefined || level === undefined) throw new Error(loaded?.problems[0]?.message);
  return puzzle.whyUnsolvable(level, puzzle.initialState(level))?.en;
}

test("names the colour and its blocks, or that walls keep them apart", () => {
  expect(whyOf(["A..", "B..", "ABB"])).toBe(
    "Colour A has only two blocks, at (0,0) and (2,0), and it takes three to burst.",
  );
  expect(whyOf([".#..", "A#..", "A#AA"])).toBe(
    "Walls keep apart the blocks of colour A: one section has only two blocks, at (1,0) and (2,0), and it takes three to burst.",
  );
  expect(whyOf(["....", ".##.", "A##.", "AA.."])).toBeUndefined();
  expect(whyOf(["AA", "A#"])).toBe(
    "The blocks of colour A at (0,0) and in its section cannot all burst: the walls leave them no columns where three come together.",
  );
});

test("what it says is certain: breadth-first search finds no solution", async () => {
  const levels = arbitraryIceLevel({ maxRows: 5, maxColumns: 5, maxColours: 3, deadColours: true, startingRuns: true });
  let said = 0;
  await fc.assert(
    fc.asyncProperty(levels, async (level) => {
      const why = breakTheIce.whyUnsolvable(level, level.board);
      if (why === null) return;
      said++;
      expect(why.en).toMatch(/^[A-Z].*\.$/);
      expect(why.pt).toMatch(/^[A-Z].*\.$/);
      const { status } = await solve(loadedLevel(breakTheIce, level), { algorithm: "bfs", limits: { nodes: 50_000 } });
      expect(["unsolvable", "limit"]).toContain(status);
    }),
    { numRuns: 300 },
  );
  expect(said).toBeGreaterThan(30);
});
