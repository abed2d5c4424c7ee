// The levels that Fourfold comes with: nothing is wrong with any of them, each states its optimum and a solution, the
// solution replays to exactly that cost, and the slow referee proves that there is no cheaper one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { replay } from "../src/playing/replay.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import { leastCost } from "./reference/least-cost.ts";

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

  test("the referee finds no cheaper solution", () => {
    const { puzzle, level, facts } = playableOf(loaded);
    expect(leastCost(puzzle, level).cost).toBe(facts.optimal);
    for (const [costModel, cost] of Object.entries(facts.optimalUnder ?? {})) {
      expect(leastCost(puzzle, level, costModel).cost).toBe(cost);
    }
  });
});
