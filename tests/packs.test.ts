// The packs that come with Fourfold: tutorials teach one thing a level, in both languages, and get harder; what a header says of
// difficulty is what is measured; and no two levels of a puzzle are the same to a person, wherever they are.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Difficulty, difficultyOf } from "../src/generating/difficulty.ts";
import { commonText, type Making } from "../src/generating/drafted-level.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";

const folder = join(import.meta.dirname, "..", "levels");
const read = (game: string, file: string): LoadedLevel[] => loadLevels(readFileSync(join(folder, game, file)));

const games = PACKED_PUZZLES.map((packed) => ({ game: packed.puzzle.format.id, packed }));
const tutorials = games.filter(({ game }) => existsSync(join(folder, game, "tutorial.txt")));

function difficultyIn(loaded: LoadedLevel): Difficulty {
  const difficulty = difficultyOf(loaded, playableOf(loaded).facts.solution);
  if (difficulty === undefined) throw new Error(`${loaded.title} cannot be judged`);
  return difficulty;
}

function noteOf(loaded: LoadedLevel, key: string): string {
  return playableOf(loaded).document.header.find((field) => field.key === key)?.value ?? "";
}

test("there are tutorials", () => expect(tutorials.length).toBeGreaterThanOrEqual(4));

describe.each(tutorials)("the tutorial of $game", ({ game }) => {
  const levels = read(game, "tutorial.txt");

  test("has eight to ten levels, each with a note in both languages", () => {
    expect(levels.length).toBeGreaterThanOrEqual(8);
    expect(levels.length).toBeLessThanOrEqual(10);
    const notes = levels.flatMap((level) => [noteOf(level, "note"), noteOf(level, "note-pt")]);
    expect(notes.filter((note) => !/^\p{Lu}.*[.?]$/u.test(note))).toEqual([]);
    expect(new Set(notes).size).toBe(2 * levels.length);
  });

  test("says the difficulty that is measured, and begins easier than it ends", () => {
    const measured = levels.map(difficultyIn);
    expect(levels.map((level) => playableOf(level).facts.difficulty)).toEqual(measured.map(({ name }) => name));
    const third = Math.trunc(levels.length / 3);
    const sum = (part: readonly Difficulty[]): number => part.reduce((total, { score }) => total + score, 0);
    expect(sum(measured.slice(-third))).toBeGreaterThan(sum(measured.slice(0, third)));
    expect(measured[0]?.name).toBe("trivial");
  });
});

test.each(games)("no two levels of $game are the same to a person", async ({ game, packed }) => {
  const generator = await packed.puzzle.generator?.();
  if (generator === undefined) return;
  const making: Making = { puzzle: packed.puzzle, packed, generator };
  const titles = new Map<string, string>();
  const twins: string[] = [];
  for (const file of readdirSync(join(folder, game)).filter((name) => name.endsWith(".txt"))) {
    for (const loaded of read(game, file)) {
      const common = commonText(making, playableOf(loaded).level);
      const twin = titles.get(common);
      if (twin !== undefined) twins.push(`${loaded.title} is ${twin}`);
      titles.set(common, loaded.title ?? "");
    }
  }
  expect(twins).toEqual([]);
});
