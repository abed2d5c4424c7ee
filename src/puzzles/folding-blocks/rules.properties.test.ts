// What holds for the folds of every level, on random play; and what makes the puzzle an exact cover.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFoldingLevel, solvableFoldingLevel } from "../../../tests/support/arbitrary-folding-blocks.ts";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { DIRECTIONS, type Direction } from "../direction.ts";
import { type FoldingLevel, type FoldingMove, type FoldingState, foldingBlocks } from "./index.ts";
import { EMPTY } from "./level.ts";

interface Position {
  readonly level: FoldingLevel;
  readonly state: FoldingState;
}

/** A state that some random folds lead to. */
const anyPosition: fc.Arbitrary<Position> = fc
  .record({ level: arbitraryFoldingLevel(), picks: fc.array(fc.nat(1000), { maxLength: 6 }) })
  .map(({ level, picks }) => {
    let state = foldingBlocks.initialState(level);
    for (const pick of picks) {
      const moves = foldingBlocks.listMoves(level, state);
      const move = moves[pick % Math.max(1, moves.length)];
      if (move !== undefined) state = play(level, state, move);
    }
    return { level, state };
  });

/** The state after folds that must be legal. */
function play(level: FoldingLevel, state: FoldingState, ...moves: readonly FoldingMove[]): FoldingState {
  return moves.reduce((before, move) => {
    const outcome = foldingBlocks.applyMove(level, before, move);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    return outcome.state;
  }, state);
}

function sizeOf(group: string, { board }: FoldingState): number {
  return board.split(group).length - 1;
}

function isRowFold({ direction }: FoldingMove): boolean {
  return direction === "u" || direction === "d";
}

test("a listed fold applies, doubles its group exactly and changes nothing but empty cells", () => {
  fc.assert(
    fc.property(anyPosition, ({ level, state }) => {
      for (const move of foldingBlocks.listMoves(level, state)) {
        const next = play(level, state, move);
        expect(next.board).toHaveLength(state.board.length);
        expect(sizeOf(move.group, next)).toBe(2 * sizeOf(move.group, state));
        for (const [at, before] of [...state.board].entries()) {
          const now = next.board.charAt(at);
          expect(now === before || (before === EMPTY && now === move.group)).toBe(true);
        }
      }
    }),
  );
});

test("a fold that is not listed is refused with a reason in both languages that names the group", () => {
  fc.assert(
    fc.property(anyPosition, ({ level, state }) => {
      const listed = new Set(foldingBlocks.listMoves(level, state).map(foldingBlocks.formatMove));
      for (const group of ["A", ...level.groups]) {
        for (const direction of DIRECTIONS) {
          const move = { group, direction };
          const { refused } = foldingBlocks.applyMove(level, state, move);
          expect(refused === undefined).toBe(listed.has(foldingBlocks.formatMove(move)));
          if (refused === undefined) continue;
          expect(refused.en).toContain(`group ${group}`);
          expect(refused.pt).toContain(`grupo ${group}`);
        }
      }
    }),
  );
});

test("folds are listed once each, by letter and then u d l r", () => {
  fc.assert(
    fc.property(anyPosition, ({ level, state }) => {
      const all = level.groups.flatMap((group) => DIRECTIONS.map((direction) => `${group}:${direction}`));
      const listed = foldingBlocks.listMoves(level, state).map(foldingBlocks.formatMove);
      expect(listed).toEqual(all.filter((word) => listed.includes(word)));
    }),
  );
});

test("folding only grows, so a group never has fewer cells than before and play ends", () => {
  fc.assert(
    fc.property(solvableFoldingLevel(), ({ level, solution }) => {
      let state = foldingBlocks.initialState(level);
      for (const move of solution) {
        const next = play(level, state, move);
        for (const group of level.groups) expect(sizeOf(group, next)).toBeGreaterThanOrEqual(sizeOf(group, state));
        expect(sizeOf(EMPTY, next)).toBeLessThan(sizeOf(EMPTY, state));
        state = next;
      }
      expect(foldingBlocks.isSolved(level, state)).toBe(true);
    }),
  );
});

describe("two folds in a row may change places", () => {
  function expectToCommute(areMeant: (first: FoldingMove, second: FoldingMove) => boolean): void {
    let seen = 0;
    fc.assert(
      fc.property(anyPosition, ({ level, state }) => {
        for (const first of foldingBlocks.listMoves(level, state)) {
          const between = play(level, state, first);
          for (const second of foldingBlocks.listMoves(level, between)) {
            if (!areMeant(first, second)) continue;
            seen++;
            expect(play(level, state, second, first)).toEqual(play(level, between, second));
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(0);
  }

  test("when they are of different groups", () => {
    expectToCommute((first, second) => first.group !== second.group);
  });

  test("when one is a row fold and the other a column fold of the same group", () => {
    expectToCommute((first, second) => first.group === second.group && isRowFold(first) !== isRowFold(second));
  });
});

describe("the shapes that a group reaches", () => {
  /** The boards that `count` folds of A, in the directions given, lead to. */
  function reach({ level, state }: Position, count: number, directions: readonly Direction[]): FoldingState[] {
    let states = [state];
    for (let i = 0; i < count; i++) {
      const next = states.flatMap((before) =>
        foldingBlocks
          .listMoves(level, before)
          .filter(({ direction }) => directions.includes(direction))
          .map((move) => play(level, before, move)),
      );
      states = [...new Map(next.map((found) => [foldingBlocks.stateKey(level, found), found])).values()];
    }
    return states;
  }

  test.each([0, 1, 2, 3])("%i folds along one axis reach the intervals of 2^n copies with the original", (count) => {
    const copies = 2 ** count;
    const level = foldingLevel(`${".".repeat(7 * 2)}AA${".".repeat(7 * 2)}`);
    const reached = reach({ level, state: foldingBlocks.initialState(level) }, count, ["l", "r"]);
    const intervals = Array.from({ length: copies }, (_, i) => {
      const first = (7 - i) * 2;
      return ".".repeat(first) + "A".repeat(copies * 2) + ".".repeat(30 - first - copies * 2);
    });
    expect(reached.map(({ board }) => board).sort()).toEqual(intervals.sort());
  });

  test("every other copy is a mirror image", () => {
    const level = foldingLevel("......A.A..........");
    const reached = reach({ level, state: foldingBlocks.initialState(level) }, 2, ["l", "r"]);
    expect(reached.map(({ board }) => board)).toContain("...A.AA.AA.AA.A....");
  });

  test("row folds and column folds reach the products of their intervals", () => {
    const level = foldingLevel(...Array.from({ length: 7 }, (_, row) => (row === 3 ? "...A..." : ".......")));
    const wide = reach({ level, state: foldingBlocks.initialState(level) }, 2, ["l", "r"]);
    const reached = wide.flatMap((state) => reach({ level, state }, 1, ["u", "d"]));
    const products = [2, 3].flatMap((top) =>
      [0, 1, 2, 3].map((left) =>
        Array.from({ length: 7 }, (_, row) =>
          row === top || row === top + 1 ? `${".".repeat(left)}AAAA${".".repeat(3 - left)}` : ".......",
        ).join(""),
      ),
    );
    expect(reached.map(({ board }) => board).sort()).toEqual(products.sort());
  });
});
