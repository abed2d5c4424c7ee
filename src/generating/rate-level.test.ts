import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { rateLevel } from "./rate-level.ts";

test("whatever waits has its turn between levels that are quickly rated: Ctrl-C is heard", async () => {
  const [level] = loadLevels("game: roll-the-block\n\nS......\n.......\n......T\n.......\n");
  let hadTurn = false;
  setImmediate(() => (hadTurn = true));
  for (let i = 0; i < 1000 && !hadTurn; i++) await rateLevel(level as LoadedLevel);
  expect(hadTurn).toBe(true);
});
