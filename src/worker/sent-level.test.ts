// A level that goes to a worker and is read there is the same level.
import { describe, expect, test } from "vitest";
import { GOLDEN_LEVELS } from "../../tests/support/golden-levels.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { drawingAsText } from "../puzzles/drawing.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { receivedLevel } from "./received-level.ts";
import { type SentLevel, sentDocument } from "./sent-level.ts";

function crossed(level: SentLevel) {
  return playableOf(receivedLevel(structuredClone(level)));
}

describe.each(PUZZLES.map(({ format }) => format.id))("%s", (game) => {
  test("a document is the same level there", () => {
    for (const { puzzle, level, document } of GOLDEN_LEVELS.filter((golden) => golden.game === game)) {
      const there = crossed(sentDocument(document));
      expect(there.puzzle).toBe(puzzle);
      const [state, stateThere] = [level, there.level].map((each) => puzzle.initialState(each));
      expect(puzzle.stateKey(there.level, stateThere)).toBe(puzzle.stateKey(level, state));
      expect(puzzle.budget(there.level)).toBe(puzzle.budget(level));
      expect(drawingAsText(puzzle.drawState(there.level, stateThere))).toBe(
        drawingAsText(puzzle.drawState(level, state)),
      );
    }
  });
});

test("ragged rows are filled up as they were", () => {
  const [loaded] = loadLevels("game: roll-the-block\n\nS....\n..\n....T\n");
  const { level, document } = playableOf(loaded as NonNullable<typeof loaded>);
  const there = crossed(sentDocument(document));
  expect([there.level.rows, there.level.columns]).toEqual([level.rows, level.columns]);
});

test("of a text the first level is meant", () => {
  const text = "game: roll-the-block\ntitle: one\n\nS....T\n---\ntitle: two\n\nS...T\n";
  expect(loadLevels(text)).toHaveLength(2);
  expect(receivedLevel(text).title).toBe("one");
});

test("a worker of another version, which does not know the puzzle, says so", () => {
  const [loaded] = loadLevels("game: roll-the-block\n\nS....T\n");
  const sent = sentDocument(playableOf(loaded as NonNullable<typeof loaded>).document);
  expect(() => receivedLevel({ ...sent, game: "jugs" })).toThrow("The worker cannot read this level of jugs");
});
