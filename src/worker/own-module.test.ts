// A module that changes the level it is shown would change what is searched: it is told so where it does, and not by its results.
import { expect, test } from "vitest";
import type { Level } from "../puzzles/puzzle.ts";
import { ownHeuristicOf } from "./own-module.ts";

const moduleOf = (body: string) => ({
  url: `data:text/javascript,${encodeURIComponent(`export function estimate(state, level) { ${body} return 0; }`)}`,
  name: "mine.mjs",
});

test.each(["level.rows = 9;", "level.bridges[0].name = 'z';", "level.bridges.push(1);", "level.more = 1;"])(
  "%s is refused where it stands",
  async (body) => {
    const level = { rows: 2, columns: 2, tiles: new Uint8Array(4), bridges: [{ name: "a" }], none: null };
    const own = await ownHeuristicOf(moduleOf(body));
    expect(() => own.estimate({}, level as unknown as Level)).toThrow(
      /The heuristic mine\.mjs failed: TypeError: .* \(line 1, /,
    );
    expect(level).toMatchObject({ rows: 2, bridges: [{ name: "a" }] });
  },
);

test("what is thrown with a full stop behind it, as in WebKit, is told with one", async () => {
  const own = await ownHeuristicOf(moduleOf("throw new Error('Too far.');"));
  expect(() => own.estimate({}, {} as Level)).toThrow(/failed: Error: Too far \(line 1, column \d+\)\.$/);
});
