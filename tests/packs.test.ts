// The packs that come with Fourfold are worth playing: tutorials teach one thing a level, in both languages; tutorials and
// classics get harder on the whole; the whole search of a tiny level fits on a page; large levels are large; what a header
// says of difficulty is what is measured; and no two levels of a puzzle are the same to a person, wherever they are. What
// experts are promised is in expert-packs.test.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Difficulty, difficultyOf } from "../src/generating/difficulty.ts";
import { commonText, type Making } from "../src/generating/drafted-level.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { solve } from "../src/solving/solve.ts";
import { share } from "./support/breadth.ts";
import { filesOf, LEVELS, levelsIn, PACK_NAMES, PACKS } from "./support/packs.ts";

/** A search of so many states can be drawn on a page. */
const PAGE = 40;
/** A large level takes a breadth-first search more states than that, if its board has not as many cells. */
const LARGE = 100_000;
const LARGE_BOARD: Readonly<Record<string, number>> = { "folding-blocks": 256, "roll-the-block": 6000 };

/** A puzzle that can make levels owes packs of them; one that cannot is played by what its author wrote. */
const games = PACKED_PUZZLES.flatMap((packed) => {
  const { format, generator } = packed.puzzle;
  return generator === undefined ? [] : [{ game: format.id, packed, generator }];
});

function difficultyIn(loaded: LoadedLevel): Difficulty {
  const difficulty = difficultyOf(loaded, playableOf(loaded).facts.solution);
  if (difficulty === undefined) throw new Error(`${loaded.title} cannot be judged`);
  return difficulty;
}

function headerOf(loaded: LoadedLevel, key: string): string {
  return playableOf(loaded).document.header.find((field) => field.key === key)?.value ?? "";
}

/** Greedy descent makes a level easy, however long it is. */
function scoreOf({ score, descends }: Difficulty): number {
  return descends === true ? Math.min(score, 19) : score;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

test("four puzzles have packs", () => expect(games.length).toBeGreaterThanOrEqual(4));

describe.each(games)("$game", ({ game, packed, generator }) => {
  test.each(PACK_NAMES)("%s has as many levels as it should", (name) => {
    const count = levelsIn(game, name).length;
    const [fewest, most] = PACKS[name];
    expect(count).toBeGreaterThanOrEqual(fewest);
    expect(count).toBeLessThanOrEqual(most);
  });

  test("every level of the tutorial has a note in both languages", () => {
    const levels = levelsIn(game, "tutorial");
    const notes = levels.flatMap((level) => [headerOf(level, "note"), headerOf(level, "note-pt")]);
    expect(notes.filter((note) => !/^\p{Lu}.*[.?]$/u.test(note))).toEqual([]);
    expect(new Set(notes).size).toBe(2 * levels.length);
  });

  test.each(["tutorial", "classic"])("%s says the difficulty that is measured, and gets harder", (name) => {
    const levels = levelsIn(game, name);
    const measured = levels.map(difficultyIn);
    expect(levels.map((level) => playableOf(level).facts.difficulty)).toEqual(measured.map((each) => each.name));
    const scores = measured.map(scoreOf);
    const third = Math.trunc(scores.length / 3);
    const [first, last] = [scores.slice(0, third), scores.slice(-third)].map(meanOf);
    expect(last).toBeGreaterThan(first as number);
    if (name === "tutorial") expect(measured[0]?.name).toBe("trivial");
  });

  test.each(["expert", "large"])("%s says the difficulty that is measured", (name) => {
    for (const level of share(levelsIn(game, name), 16, 4)) {
      expect(difficultyIn(level).name, level.title).toBe(playableOf(level).facts.difficulty);
    }
  });

  test("the whole search of a tiny level fits on a page, and it says the difficulty that is measured", () => {
    for (const level of levelsIn(game, "tiny")) {
      const { name, states } = difficultyIn(level);
      expect({ title: level.title, name }).toEqual({ title: level.title, name: playableOf(level).facts.difficulty });
      expect(states, level.title).toBeLessThan(PAGE);
    }
  });

  test("a large level has a large board, or takes a breadth-first search many states", async () => {
    for (const level of share(levelsIn(game, "large"), 4, 2)) {
      const { rows, columns } = playableOf(level).level;
      if (rows * columns >= (LARGE_BOARD[game] ?? Number.POSITIVE_INFINITY)) continue;
      const { limit } = await solve(level, { algorithm: "bfs", limits: { nodes: LARGE } });
      expect(limit, level.title).toBe("nodes");
    }
  });

  test("no two levels are the same to a person", async () => {
    const making: Making = { puzzle: packed.puzzle, packed, generator: await generator() };
    const titles = new Map<string, string>();
    const twins: string[] = [];
    for (const loaded of filesOf(game).flatMap((file) => levelsIn(game, file))) {
      const common = commonText(making, playableOf(loaded).level);
      const twin = titles.get(common);
      if (twin !== undefined) twins.push(`${loaded.title} is ${twin}`);
      titles.set(common, loaded.title ?? "");
    }
    expect(twins).toEqual([]);
  });
});

test("docs/packs.md counts the levels of every pack, and says how long their solutions are", () => {
  const page = readFileSync(join(LEVELS, "..", "docs", "packs.md"), "utf8");
  const told = page.match(/^[|] [a-z-]+ [|] [a-z-]+ [|] \d.*$/gm) ?? [];
  const counted = games.flatMap(({ game }) =>
    filesOf(game).map((file) => {
      const levels = levelsIn(game, file);
      const optima = levels.map((level) => playableOf(level).facts.optimal).filter((each) => typeof each === "number");
      return `| ${game} | ${file} | ${levels.length} | ${Math.min(...optima)} to ${Math.max(...optima)} |`;
    }),
  );
  expect(told.toSorted()).toEqual(counted.toSorted());
});

test.each(["README.md", "docs/performance.md", "docs/methods/README.md"])(
  "%s says how many levels there are",
  (document) => {
    const text = readFileSync(join(LEVELS, "..", document), "utf8");
    const counts = games.flatMap(({ game }) => filesOf(game).map((file) => levelsIn(game, file).length));
    expect(text).toContain(`the ${counts.reduce((sum, each) => sum + each, 0)} `);
  },
);

test("Break the Ice is played by both burst rules, every level within its optimum", () => {
  for (const name of ["classic", "expert", "tiny"]) {
    const rules = levelsIn("break-the-ice", name).map((level) => headerOf(level, "burst"));
    expect(new Set(rules)).toEqual(new Set(["lines", "connected"]));
  }
  for (const level of filesOf("break-the-ice").flatMap((file) => levelsIn("break-the-ice", file))) {
    expect(headerOf(level, "moves"), level.title).toBe(headerOf(level, "optimal"));
  }
});
