// The measure of difficulty: the same for levels that are the same to a person, never less where a forced move is added, and at
// most easy where greedy descent arrives.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIFFICULTIES, type Difficulty, difficultyOf, scoresOf } from "../src/generating/difficulty.ts";
import { documentOf, draftedLevel, levelOf, loadedOf, type Making } from "../src/generating/drafted-level.ts";
import { bitsOf } from "../src/generating/effort.ts";
import { packedPuzzle } from "../src/generating/generate.ts";
import { Glance } from "../src/generating/glance.ts";
import { judgedSolution } from "../src/generating/judged-solution.ts";
import { SeededRandom } from "../src/generating/seeded-random.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import { settingsFor } from "../src/puzzles/generator.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { Level } from "../src/puzzles/puzzle.ts";
import { NEVER } from "../src/search/game.ts";
import { optimalSolutions } from "../src/solving/optimal-solutions.ts";
import { exploreSpace, NO_SOLUTION } from "../src/solving/state-space.ts";

const MOST_STATES = 3000;

const found = await Promise.all(
  PACKED_PUZZLES.map(async (packed): Promise<(Making & { game: string })[]> => {
    const generator = await packed.puzzle.generator?.();
    return generator === undefined ? [] : [{ puzzle: packed.puzzle, packed, generator, game: packed.puzzle.format.id }];
  }),
);
const makings = found.flat();

const levelIn = (text: string): LoadedLevel => loadLevels(text)[0];
const rankOf = ({ name }: Difficulty): number => DIFFICULTIES.indexOf(name);

describe.each(makings)("$game", (making) => {
  const { puzzle, packed, generator } = making;
  const settings = settingsFor(generator.knobs, {});
  const levels = fc
    .integer({ min: 0, max: 100_000 })
    .map((seed) => draftedLevel(making, generator.random(settings, new SeededRandom(`${seed}`)), settings));

  function spaceOf(level: Level): ReturnType<typeof exploreSpace> {
    return exploreSpace(new Glance(packed, level).game, MOST_STATES);
  }

  /** Whether a state is lost that does not look so. */
  function hasTraps(level: Level): boolean {
    const glance = new Glance(packed, level);
    const space = exploreSpace(glance.game, MOST_STATES);
    return (
      space === undefined ||
      space.left.some((left, state) => {
        const canMove = space.firstMove[state] !== space.firstMove[state + 1];
        return left === NO_SOLUTION && canMove && glance.of(space.states, state * space.game.words) !== NEVER;
      })
    );
  }

  test("is the same for all levels that are alike", () => {
    fc.assert(
      fc.property(levels, (level) => {
        if (level === undefined || spaceOf(level) === undefined) return;
        const difficulty = difficultyOf(loadedOf(making, level));
        for (const draft of generator.alike(level)) {
          const other = levelOf(puzzle, documentOf(puzzle, draft));
          expect(other && difficultyOf(loadedOf(making, other))).toEqual(difficulty);
        }
      }),
      { numRuns: 12 },
    );
  });

  test("is not less where a forced move is added at the start", () => {
    fc.assert(
      fc.property(levels, (level) => {
        const space = level && spaceOf(level);
        if (level === undefined || space === undefined) return;
        const glance = new Glance(packed, level);
        const at = (state: number): Difficulty | undefined => {
          const readable = glance.unpack(space.states, state * space.game.words);
          const document = puzzle.positionAsDocument(level, readable);
          const there = document === null ? undefined : levelOf(puzzle, document);
          return there && difficultyOf(loadedOf(making, there));
        };
        for (let state = 0, checked = 0; state < space.count && checked < 6; state++) {
          const first = space.firstMove[state] as number;
          const isForced = space.firstMove[state + 1] === first + 1;
          if (!isForced || space.left[state] === NO_SOLUTION) continue;
          const [before, after] = [at(state), at(space.ends[first] as number)];
          if (before === undefined || after === undefined) continue;
          checked++;
          expect(before.score).toBeGreaterThanOrEqual(after.score);
          expect(rankOf(before)).toBeGreaterThanOrEqual(rankOf(after));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("is at most easy where greedy descent arrives, and else as the score says", () => {
    fc.assert(
      fc.property(levels, (level) => {
        const difficulty = level && spaceOf(level) && difficultyOf(loadedOf(making, level));
        if (difficulty === undefined) return;
        const { min, max } = scoresOf(difficulty.name);
        if (difficulty.descends) expect(rankOf(difficulty)).toBeLessThanOrEqual(1);
        else expect([difficulty.score >= min, difficulty.score <= max]).toEqual([true, true]);
        expect(difficulty.score).toBeGreaterThanOrEqual(difficulty.optimal);
      }),
      { numRuns: 40 },
    );
  });

  test("no optimal solution asks less than the easiest one", () => {
    fc.assert(
      fc.property(levels, (level) => {
        const loaded = level && spaceOf(level) && loadedOf(making, level);
        const difficulty = loaded && difficultyOf(loaded);
        if (level === undefined || loaded === undefined || difficulty === undefined) return;
        const { solutions } = optimalSolutions(loaded, difficulty.optimal, { list: 20 });
        const glance = new Glance(packed, level);
        const judged = solutions.map((moves) => judgedSolution(loaded, moves, glance));
        for (const { effort, length } of judged) {
          expect(length).toBe(difficulty.optimal);
          expect(effort.choices).toBeGreaterThanOrEqual(0);
        }
        // What a trap beside any of the solutions asks, a solution by itself does not show.
        if (hasTraps(level)) return;
        for (const { effort } of judged) expect(effort.sum >> 10).toBeGreaterThanOrEqual(difficulty.score);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the parts of small levels", () => {
  test("a corridor has no choice", () => {
    expect(difficultyOf(levelIn("game: roll-the-block\n\nS..T\n"))).toEqual({
      ...{ name: "trivial", score: 2, optimal: 2, switches: 0, rises: 0, choices: 0, losing: 0, beside: 1 },
      ...{ lateness: 0, descends: true, states: 3 },
    });
  });

  test("what one is forced to do is no choice and cannot look wrong, however long and crooked the corridor is", () => {
    const corridor = levelIn("game: roll-the-block\n\nT######\n.####..\n.####..\nSS.....\n");
    const difficulty = difficultyOf(corridor) as Difficulty;
    expect([difficulty.optimal, difficulty.choices, difficulty.rises]).toEqual([12, 0, 0]);
    const { effort } = judgedSolution(
      corridor,
      playableOf(corridor).facts.solution ?? "r r r u r d l l l l u u",
      new Glance(packedPuzzle("roll-the-block"), playableOf(corridor).level),
    );
    expect([effort.choices, effort.rises]).toEqual([0, 0]);
  });

  test("a fold too many leaves a gap that nothing fills, and that is seen at once", () => {
    const difficulty = difficultyOf(levelIn("game: folding-blocks\n\nA...B\n"));
    expect(difficulty).toMatchObject({ optimal: 2, losing: 1, beside: 2, lateness: 0, switches: 0, states: 6 });
  });

  test("a level without a solution cannot be judged, one that is solved asks nothing", () => {
    expect(difficultyOf(levelIn("game: folding-blocks\n\nA#.\n"))).toBeUndefined();
    expect(difficultyOf(levelIn("game: folding-blocks\n\nAB\n"))).toMatchObject({ score: 0, optimal: 0 });
  });
});

test("bits are rounded down exactly", () => {
  expect([1, 2, 3, 4, 8, 10, 1024].map(bitsOf)).toEqual([0, 1024, 1623, 2048, 3072, 3401, 10240]);
  for (let count = 2; count < 300; count++) expect(bitsOf(count)).toBe(Math.floor(1024 * Math.log2(count)));
});
