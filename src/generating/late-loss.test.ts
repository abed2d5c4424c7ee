import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { solve } from "../solving/solve.ts";
import { hidesItsLoss, lateLoss } from "./late-loss.ts";

function only(text: string | Uint8Array): LoadedLevel {
  return loadLevels(text)[0];
}

test("a move beside the solution loses, and who looks two moves ahead does not see it", async () => {
  const level = only(readFileSync(join(import.meta.dirname, "../../levels/match-the-tiles/expert.txt")));
  const { solution = "" } = playableOf(level).facts;
  const from = (await lateLoss(level, solution, 3)) ?? "";
  expect(solution.startsWith(from.replace(/(^| )\S+$/, ""))).toBe(true);
  expect(solution.startsWith(from)).toBe(false);
  expect(hidesItsLoss(level, from, 3)).toBe(true);
  expect((await solve(level, { from })).status).toBe("unsolvable");
});

test("there is none where each wrong move is seen at once", async () => {
  const level = only("game: folding-blocks\n\n.A..\n");
  expect(hidesItsLoss(level, "A:r", 1)).toBe(false);
  expect(await lateLoss(level, "A:l A:r", 1)).toBeUndefined();
});

test("nor where nothing can be lost", async () => {
  const level = only("game: folding-blocks\n\nA...\n");
  expect(await lateLoss(level, "A:r A:r", 3)).toBeUndefined();
});
