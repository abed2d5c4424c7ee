// The levels that Fourfold comes with: nothing is wrong with any of them, each states its optimum and a solution, the
// solution replays to exactly that cost, and the strongest search proves that there is no cheaper one; so does the slow referee
// where it can.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { replay } from "../src/playing/replay.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import type { CostModel } from "../src/puzzles/puzzle.ts";
import { solve } from "../src/solving/solve.ts";
import { refereed } from "./reference/least-cost.ts";
import { isLong, share } from "./support/breadth.ts";

/** States that the referee looks at: many in `npm run test:long` only. */
const MOST_STATES = isLong ? 20_000 : 500;

const folder = join(import.meta.dirname, "..", "levels");
const games = PUZZLES.map((puzzle) => puzzle.format.id);
const levels = games.flatMap((game) =>
  readdirSync(join(folder, game))
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => {
      const loaded = loadLevels(readFileSync(join(folder, game, name)));
      return loaded.map((level) => ({ ...level, folder: game, name: `${game}/${name}#${level.index} ${level.title}` }));
    }),
);

test("levels/ has a folder for every puzzle and no other", () => {
  expect(readdirSync(folder).toSorted()).toEqual(games.toSorted());
});

test.each(games)("%s has at least six levels, and a file whose name begins with `first`", (game) => {
  expect(levels.filter((level) => level.folder === game).length).toBeGreaterThanOrEqual(6);
  expect(readdirSync(join(folder, game)).some((name) => name.startsWith("first"))).toBe(true);
});

test.each(games)("no two levels of %s have the same title", (game) => {
  const titles = levels.filter((level) => level.folder === game).map((level) => level.title);
  expect(titles).toEqual([...new Set(titles)]);
});

describe.each(levels)("$name", (loaded) => {
  test("reads without a problem or a warning, in the folder of its game", () => {
    expect(loaded.problems).toEqual([]);
    expect(loaded.game).toBe(loaded.folder);
  });

  test("has a title, an author and a difficulty", () => {
    const text = expect.stringMatching(/\S/);
    expect(playableOf(loaded).facts).toMatchObject({ title: text, author: text, difficulty: text });
  });

  test("its solution replays to exactly the optimal cost", () => {
    const { facts } = playableOf(loaded);
    const { solved, cost } = replay(loaded, facts.solution ?? "");
    expect({ solved, cost }).toEqual({ solved: true, cost: facts.optimal });
  });
});

test.each(share(levels, 3))("no solution of $name is cheaper", async (loaded) => {
  const { puzzle, level, facts } = playableOf(loaded);
  const costs = Object.entries({ moves: facts.optimal, ...facts.optimalUnder }) as [CostModel, number][];
  for (const [costModel, cost] of costs) {
    const { optimal, cost: proven } = await solve(loaded, { costModel });
    expect({ costModel, optimal, cost: proven }).toEqual({ costModel, optimal: true, cost });
    expect([undefined, cost]).toContain(refereed(puzzle, level, costModel, MOST_STATES));
  }
});
