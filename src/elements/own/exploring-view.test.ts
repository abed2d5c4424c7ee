// Of a heuristic nothing is said that its search does not show.
import { expect, test } from "vitest";
import { explore } from "../../exploring/explore.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { noFlawInWords } from "./exploring-view.ts";

test("that it never says too much is said where a solution was found", async () => {
  const [solvable, unsolvable] = loadLevels("game: roll-the-block\n\nS..T\n---\ngame: roll-the-block\n\nS.T\n") as [
    LoadedLevel,
    LoadedLevel,
  ];
  const said = async (level: LoadedLevel, language: "en" | "pt"): Promise<string> =>
    noFlawInWords(await explore(level, { algorithm: "astar", heuristic: "distance" }), language);
  expect(await said(solvable, "en")).toContain("and says no more than the rest of the solution costs");
  expect(await said(unsolvable, "en")).toContain("Whether it says too much does not show");
  expect(await said(solvable, "pt")).toContain("e não diz mais do que custa o resto da solução");
  expect(await said(unsolvable, "pt")).toContain("Se diz demais não se vê");
});
