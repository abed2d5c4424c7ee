// Optimal solutions counted up to the order of moves that commute, against a count that writes every optimal solution down and
// exchanges neighbouring moves one by one. And the whole space of a level against the slow referee.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../src/playing/loaded-level.ts";
import { replay } from "../src/playing/replay.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { PackedPuzzle } from "../src/puzzles/packed.ts";
import type { CostModel, Level } from "../src/puzzles/puzzle.ts";
import { costOf, type Game, isDeadEdge, moveOf } from "../src/search/game.ts";
import { countingOptimal, optimalSolutions } from "../src/solving/optimal-solutions.ts";
import { exploreSpace, NO_SOLUTION } from "../src/solving/state-space.ts";
import { WrongOption } from "../src/solving/wrong-option.ts";
import { refereed } from "./reference/least-cost.ts";
import { runs } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";

const MOST_STATES = 1500;
const MOST_WRITTEN = 4000;

/** A solution, as the names of its moves and the states between them. */
interface Written {
  readonly moves: readonly number[];
  readonly states: readonly string[];
}

/** All solutions of this cost; undefined where there are too many. */
function allSolutions(game: Game, optimal: number): Written[] | undefined {
  const stride = game.words + 1;
  const found: Written[] = [];
  let visited = 0;
  const visit = (state: Uint32Array, left: number, moves: number[], states: string[]): void => {
    if (found.length > MOST_WRITTEN || visited++ > 60_000) return;
    if (game.isSolved(state, 0)) {
      if (left === 0) found.push({ moves, states });
      return;
    }
    const successors = new Uint32Array(game.mostSuccessors * stride);
    const count = game.expand(state, 0, successors, 0);
    for (let at = 0; at < count * stride; at += stride) {
      const edge = successors[at + game.words] as number;
      if (isDeadEdge(edge) || costOf(edge) > left) continue;
      const next = successors.slice(at, at + game.words);
      visit(next, left - costOf(edge), [...moves, moveOf(edge)], [...states, next.join()]);
    }
  };
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  visit(root, optimal, [], [root.join()]);
  return found.length > MOST_WRITTEN || visited > 60_000 ? undefined : found;
}

/** Classes by exchanging neighbours: two solutions are one exchange apart where they differ in two neighbouring moves, which
 *  are each other's, and in the state between. */
function classesAmong(solutions: readonly Written[]): number {
  const parents = solutions.map((_, i) => i);
  const rootOf = (i: number): number => (parents[i] === i ? i : rootOf(parents[i] as number));
  const byMoves = new Map(solutions.map(({ moves }, i) => [moves.join(), i]));
  for (const [i, { moves, states }] of solutions.entries()) {
    for (let k = 0; k + 1 < moves.length; k++) {
      const exchanged = [...moves];
      [exchanged[k], exchanged[k + 1]] = [moves[k + 1] as number, moves[k] as number];
      const j = byMoves.get(exchanged.join());
      if (j === undefined || solutions[j]?.states[k + 2] !== states[k + 2]) continue;
      parents[rootOf(i)] = rootOf(j);
    }
  }
  return parents.filter((parent, i) => parent === i).length;
}

function gameOf(packed: PackedPuzzle, level: Level, costModel: CostModel): Game {
  return packed.game(packed.prepare(level, { heuristic: undefined, costModel, order: "any" }));
}

const cases = PACKED_PUZZLES.flatMap((packed) =>
  packed.puzzle.costModels.map((costModel) => ({ packed, costModel, game: packed.puzzle.format.id })),
);

/** Levels that had more than one class. */
let several = 0;

describe.each(cases)("$game, $costModel", ({ packed, costModel, game }) => {
  const { puzzle } = packed;

  test("what is left from the start is what the slow referee says", () => {
    fc.assert(
      fc.property(samplesOf(game).small, (level) => {
        const cost = refereed(puzzle, level, costModel, MOST_STATES);
        const space = exploreSpace(gameOf(packed, level, costModel), 20 * MOST_STATES);
        if (cost === undefined || space === undefined) return;
        expect(space.left[0]).toBe(cost === "unsolvable" ? NO_SOLUTION : cost);
      }),
      { numRuns: runs(60) },
    );
  });

  test("classes are those that exchanging neighbours leaves, and one solution of each is listed", () => {
    fc.assert(
      fc.property(samplesOf(game).small, (level) => {
        const cost = refereed(puzzle, level, costModel, MOST_STATES);
        if (typeof cost !== "number") return;
        const written = allSolutions(gameOf(packed, level, costModel), cost);
        if (written === undefined) return;
        const loaded = loadedLevel(puzzle, level) as LoadedLevel;
        const classes = classesAmong(written);
        if (classes > 1) several++;
        const { count, exact, solutions } = optimalSolutions(loaded, cost, { costModel, list: 50 });
        expect({ count, exact }).toEqual({ count: classes, exact: true });
        expect(new Set(solutions).size).toBe(Math.min(50, classes));
        for (const moves of solutions) expect(replay(loaded, moves, costModel)).toMatchObject({ solved: true, cost });
      }),
      { numRuns: runs(150), seed: 11 },
    );
  });
});

test("among them were levels with several classes", () => expect(several).toBeGreaterThan(runs(20, 6)));

describe("small levels by hand", () => {
  const countOf = (text: string, optimal: number): number => {
    return optimalSolutions(loadLevels(text)[0], optimal).count;
  };

  test("two groups that fold apart commute", () => {
    expect(countOf("game: folding-blocks\n\nA.#B.\n", 2)).toBe(1);
  });

  test("right and down leads where down and right does, two goals are two", () => {
    expect(countOf("game: match-the-tiles\n\nA..\n.#.\n..a\n", 2)).toBe(1);
    expect(countOf("game: match-the-tiles\n\na.A.a\n", 1)).toBe(2);
  });

  test("a level that is solved at the start has one solution, of no moves", () => {
    expect(countOf("game: folding-blocks\n\nAB\n", 0)).toBe(1);
  });

  test("where too many states would have to be looked at, it is at least one", () => {
    const [level] = loadLevels("game: match-the-tiles\n\nA..\n.#.\n..a\n");
    expect(optimalSolutions(level, 2, { states: 1 })).toEqual({ count: 1, exact: false, solutions: [] });
  });

  test("an optimum that is no cost is refused", () => {
    const [level] = loadLevels("game: roll-the-block\n\nS..T\n");
    for (const optimal of [undefined, null, "2", -1, 1.5, Number.NaN]) {
      expect(() => optimalSolutions(level, optimal as number)).toThrow(WrongOption);
    }
  });

  test("are counted in steps, between which others have their turn and may end it", () => {
    const field = `game: roll-the-block\n\nS${".".repeat(19)}\n${`${".".repeat(20)}\n`.repeat(18)}${".".repeat(19)}T\n`;
    const counting = countingOptimal(loadLevels(field)[0], 26);
    expect(counting.next().done).toBe(false);
  });
});
