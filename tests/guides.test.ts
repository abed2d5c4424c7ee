// What puzzles tell of their rules is true: the levels that show them are right, and their moves are legal.
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/language/words.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { Play } from "../src/playing/play.ts";
import { wordsOf } from "../src/playing/replay.ts";
import { PUZZLES } from "../src/puzzles/index.ts";

const SENTENCE = /^\p{Lu}.*[.]$/u;

const guided = PUZZLES.filter(({ guide }) => guide !== undefined);

test.each(guided.map((puzzle) => [puzzle.format.id, puzzle] as const))("the guide of %s", async (_, puzzle) => {
  const { rules, known } = (await puzzle.guide?.()) ?? { rules: [], known: undefined };
  expect(rules.length).toBeGreaterThan(1);
  for (const language of LANGUAGES) {
    for (const words of [known, puzzle.goal, ...rules.map((rule) => rule.words)]) {
      expect(words?.[language]).toMatch(SENTENCE);
    }
  }
  for (const { level, moves } of rules) {
    const [loaded] = loadLevels(level);
    if (loaded === undefined) throw new Error("no level");
    expect(playableOf(loaded).puzzle).toBe(puzzle);
    const play = new Play(loaded);
    for (const word of wordsOf(moves)) {
      const read = play.puzzle.parseMove(word);
      expect(read.wrong, `${word} in\n${level}`).toBeUndefined();
      expect(play.apply(read.move), `${word} of ${moves} in\n${level}`).toBeUndefined();
    }
  }
});
