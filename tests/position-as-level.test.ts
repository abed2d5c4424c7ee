// A position that is written as a level is that position: the text is read without a problem, begins with the same state,
// and its solutions cost what they cost from there.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeLevelText } from "../src/levels/write-text.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import type { Level } from "../src/puzzles/puzzle.ts";
import { refereed } from "./reference/least-cost.ts";
import { anyPositionOf } from "./support/any-position.ts";
import { samplesOf } from "./support/level-samples.ts";

const RUNS = process.env.FOURFOLD_LONG === "1" ? 2000 : 150;
const MOST_STATES = 1500;

describe.each(PUZZLES.map((puzzle) => ({ puzzle, game: puzzle.format.id })))("$game", ({ puzzle }) => {
  test("every position that can be written reads as itself", () => {
    let written = 0;
    fc.assert(
      fc.property(
        anyPositionOf<Level, unknown, unknown>(puzzle, samplesOf(puzzle.format.id).small),
        ({ level, state, moves }) => {
          const document = puzzle.positionAsDocument(level, state);
          if (moves === 0) expect(document).not.toBeNull();
          if (document === null) return;
          const text = writeLevelText([document], [puzzle.format]);
          const [read, ...others] = loadLevels(text);
          expect(others).toEqual([]);
          expect(read?.problems.filter(({ severity }) => severity === "error")).toEqual([]);
          const again = read?.playable?.level as Level;
          const start = puzzle.initialState(again);
          expect(puzzle.stateKey(again, start)).toBe(puzzle.stateKey(level, state));
          expect(puzzle.positionAsDocument(again, start)).not.toBeNull();
          for (const model of puzzle.costModels) {
            const cost = refereed(puzzle, level, model, MOST_STATES, state);
            expect(refereed(puzzle, again, model, MOST_STATES)).toBe(cost);
          }
          if (moves > 0) written++;
        },
      ),
      { numRuns: RUNS },
    );
    expect(written).toBeGreaterThan(RUNS / 10);
  });
});
