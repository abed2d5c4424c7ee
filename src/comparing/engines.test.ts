// What a measurement says when something stops it.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { compareEngines } from "./engines.ts";

test("what stopped one engine stopped the measurement, though the other was done", async () => {
  const [loaded] = loadLevels("game: match-the-tiles\n\nA..a\n");
  if (loaded === undefined) throw new Error("no level");
  let searches = 0;
  const options = {
    algorithm: "bfs",
    get stop() {
      return searches++ === 0 ? new AbortController().signal : AbortSignal.abort();
    },
  } as const;
  expect(await compareEngines({ file: "a.txt", loaded }, options, 1)).toMatchObject({
    status: "cancelled",
    ratio: null,
    coldRatio: null,
  });
});
