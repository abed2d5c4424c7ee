// The check says of a heuristic what is so: held against exact costs by another way, and against what the heuristics of the
// puzzles are said to be.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../tests/reference/least-cost.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import { checkHeuristic } from "./check-heuristic.ts";

const folder = join(import.meta.dirname, "../../levels");

/** The levels of a puzzle's tutorial, which are small. */
function tutorialOf(game: string): LoadedLevel[] {
  return loadLevels(readFileSync(join(folder, game, "tutorial.txt")));
}

const [POND] = loadLevels(readFileSync(join(folder, "roll-the-block/first.txt")));

/** A puzzle that can make levels has a tutorial; tests/contract.test.ts asks the same of every puzzle on random levels. */
const taught = PACKED_PUZZLES.filter(({ puzzle }) => puzzle.generator !== undefined);

describe.each(taught.map((packed) => ({ id: packed.puzzle.format.id, packed })))("of $id", ({ id, packed }) => {
  test.each(packed.heuristics)("$name is what is said of it, on every state of the tutorial", async (heuristic) => {
    for (const level of tutorialOf(id).slice(0, 6)) {
      const check = await checkHeuristic(level, heuristic.name);
      expect(check.sampled).toBe(false);
      if (heuristic.admissible)
        expect([level.title, check.admissible, check.worst]).toEqual([level.title, true, check.worst]);
      if (heuristic.consistent) expect([level.title, check.consistent]).toEqual([level.title, true]);
      expect(check.solvable).toBeGreaterThan(0);
      expect(check.admissible).toBe((check.worst?.h ?? 0) <= (check.worst?.exact ?? 0));
      expect(check.consistent).toBe(check.fall === null);
      if (check.fall !== null) expect(check.fall.h).toBeGreaterThan(check.fall.after + check.fall.cost);
    }
  });
});

describe("the worst state", () => {
  test.each(["distance", "manhattan"])("of %s costs what the referee says", async (name) => {
    for (const level of tutorialOf("roll-the-block").slice(0, 3)) {
      const { worst } = await checkHeuristic(level, name);
      const { puzzle, level: typed } = playableOf(level);
      const from = { ...puzzle, initialState: () => worst?.state };
      expect(leastCost(from, typed).cost).toBe(worst?.exact);
    }
  });

  test("and the average are those of every state", async () => {
    const nothing = await checkHeuristic(POND, { name: "nothing", estimate: () => 0 });
    const one = await checkHeuristic(POND, { name: "one", estimate: () => 1 });
    expect(nothing).toMatchObject({ admissible: true, consistent: true, sampled: false, fall: null });
    expect(one).toMatchObject({ admissible: false, consistent: true, worst: { h: 1, exact: 0 } });
    expect(one.averageGap).toBeCloseTo((nothing.averageGap ?? 0) - 1, 9);
    expect(nothing.worst?.exact).toBeGreaterThan(nothing.averageGap ?? 0);
  });
});

test("a heuristic that gives up what can be solved, or falls too fast, is told", async () => {
  const givesUp = await checkHeuristic(POND, { name: "mine", estimate: () => Number.POSITIVE_INFINITY });
  expect(givesUp).toMatchObject({ admissible: false, averageGap: null, worst: { h: Number.POSITIVE_INFINITY } });
  const { puzzle, level } = playableOf(POND);
  const start = puzzle.stateKey(level, puzzle.initialState(level));
  const falls = await checkHeuristic(POND, {
    name: "mine",
    estimate: (state) => (puzzle.stateKey(level, state) === start ? 3 : 0),
  });
  expect(falls).toMatchObject({ consistent: false, fall: { h: 3, after: 0, cost: 1 } });
});

test("where there are too many states a sample is asked, the same every time, with exact costs", async () => {
  const [level] = loadLevels(readFileSync(join(folder, "match-the-tiles/first-slides.txt"))).slice(-1) as [LoadedLevel];
  const all = await checkHeuristic(level, "slides");
  const some = await checkHeuristic(level, "slides", { states: 10 });
  expect([all.sampled, some.sampled, some.admissible]).toEqual([false, true, true]);
  expect(some.states).toBeGreaterThan(3);
  expect(some.states).toBeLessThan(all.states);
  expect(await checkHeuristic(level, "slides", { states: 10 })).toEqual(some);
  const { puzzle, level: typed } = playableOf(level);
  expect(leastCost({ ...puzzle, initialState: () => some.worst?.state }, typed).cost).toBe(some.worst?.exact);
});

test("what a puzzle has not is refused with what it has", async () => {
  await expect(checkHeuristic(POND, "relaxd")).rejects.toThrow("did you mean relaxed?");
  await expect(checkHeuristic(POND, "relaxed", { costModel: "weigthed" })).rejects.toThrow("weighted");
});
