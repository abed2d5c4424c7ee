// What a search shows of its heuristic, and that it shows nothing of one that is consistent and never says too much.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { NONE } from "./chronicle.ts";
import { explore } from "./explore.ts";
import { fallAt } from "./fall.ts";
import { flawsOf } from "./flaws.ts";

interface Roll {
  readonly block: { readonly shape: string };
}

const level = loadLevels("game: roll-the-block\n\nS....\n.....\n....T\n")[0] as LoadedLevel;
const own = (estimate: (state: Roll) => number) => ({
  name: "own.mjs",
  estimate: (state: unknown) => estimate(state as Roll),
});

describe.each(["astar", "idastar", "greedy"] as const)("%s", (algorithm) => {
  test.each(["distance", "relaxed"])("with %s nothing shows", async (heuristic) => {
    const { fall, excess } = flawsOf(await explore(level, { algorithm, heuristic }));
    expect([fall, excess]).toEqual([undefined, undefined]);
  });

  test("it falls too fast, and says too much", async () => {
    const heuristic = own(({ block }) => (block.shape === "upright" ? 20 : 1));
    const exploration = await explore(level, { algorithm, heuristic });
    const { fall = NONE, excess } = flawsOf(exploration);
    const { chronicle, solution } = exploration;
    expect(fallAt(exploration, fall)).toMatchObject({ from: 20, to: 1, cost: 1 });
    expect(chronicle.typeOf(chronicle.bornAt(fall))).toBe("generating");
    expect(exploration.move(fall)).toEqual(expect.any(String));
    expect(excess).toMatchObject({ h: 20, enough: solution?.length });
    expect(chronicle.stateOf(excess?.node ?? NONE)).toBe(0);
  });
});

test("a state that is taken up again is told with where it is", async () => {
  // It leads along the far side first.
  const misled = own(({ block }) => (JSON.stringify(block).includes('"row":8') ? 0 : 6));
  const open = loadLevels(
    `game: roll-the-block\n\n${"..........\n".repeat(4)}S........T\n${"..........\n".repeat(4)}`,
  )[0];
  const exploration = await explore(open as LoadedLevel, { algorithm: "astar", heuristic: misled });
  const { node = NONE, times = 0 } = flawsOf(exploration).reopening ?? {};
  expect(times).toBeGreaterThan(0);
  expect(exploration.chronicle.reopens(node)).toBe(true);
});
