// What holds in every level: properties of the rules on random boards, along random play.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryIceLevel } from "../../../tests/support/arbitrary-break-the-ice.ts";
import { DIRECTIONS } from "../direction.ts";
import { type Board, countColours, EMPTY, forEachBlock, isBlock } from "./board.ts";
import { breakTheIce, type IceLevel, type IceMove, type IceState } from "./index.ts";
import { fall, findRuns, settle } from "./settle.ts";

interface Played {
  readonly level: IceLevel;
  readonly state: IceState;
}

/** A level after a few random moves. */
const played: fc.Arbitrary<Played> = fc
  .record({
    level: fc.boolean().chain((startingRuns) => arbitraryIceLevel({ startingRuns, deadColours: startingRuns })),
    choices: fc.array(fc.nat(), { maxLength: 6 }),
  })
  .map(({ level, choices }) => {
    let state = breakTheIce.initialState(level);
    for (const choice of choices) {
      const moves = breakTheIce.listMoves(level, state);
      const move = moves[choice % moves.length];
      if (move !== undefined) state = after(level, state, move);
    }
    return { level, state };
  });

function after(level: IceLevel, state: IceState, move: IceMove): IceState {
  const outcome = breakTheIce.applyMove(level, state, move);
  if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
  return outcome.state;
}

function forEachListedMove(check: (state: IceState, next: IceState, move: IceMove, level: IceLevel) => void): void {
  fc.assert(
    fc.property(played, ({ level, state }) => {
      for (const move of breakTheIce.listMoves(level, state)) check(state, after(level, state, move), move, level);
    }),
  );
}

describe("after a listed move", () => {
  test("nothing floats", () => {
    forEachListedMove((_, next) => expect(fall(next)).toEqual(next));
  });

  test("no run is left", () => {
    forEachListedMove((_, next) => expect(findRuns(next)).toEqual([]));
  });

  test("the board is another", () => {
    forEachListedMove((state, next, _, level) =>
      expect(breakTheIce.stateKey(level, next)).not.toBe(breakTheIce.stateKey(level, state)),
    );
  });

  test("no colour has more blocks, and the walls stand where they stood", () => {
    forEachListedMove((state, next) => {
      const before = countColours(state);
      for (const [colour, count] of countColours(next)) expect(count).toBeLessThanOrEqual(before.get(colour) ?? 0);
      expect(wallsOf(next)).toEqual(wallsOf(state));
    });
  });

  test("a colour has three blocks less or more than three less, or as many", () => {
    forEachListedMove((state, next) => {
      const left = countColours(next);
      for (const [colour, count] of countColours(state)) expect([1, 2]).not.toContain(count - (left.get(colour) ?? 0));
    });
  });
});

describe("moves", () => {
  test("a move is legal exactly when it is listed or the other name of a listed swap, and both names do the same", () => {
    fc.assert(
      fc.property(played, ({ level, state }) => {
        const listed = new Set(breakTheIce.listMoves(level, state).map(breakTheIce.formatMove));
        for (const move of everyMove(level)) {
          const other = breakTheIce.otherName?.(move) as IceMove;
          const isOtherName = isAtBlock(state, move) && listed.has(breakTheIce.formatMove(other));
          const outcome = breakTheIce.applyMove(level, state, move);
          if (isOtherName) {
            expect(listed).not.toContain(breakTheIce.formatMove(move));
            expect(outcome).toEqual({ state: after(level, state, other) });
          } else if (listed.has(breakTheIce.formatMove(move))) {
            expect(outcome.refused).toBeUndefined();
          } else {
            expect(outcome.refused?.en).toContain(`(${move.row},${move.column})`);
            expect(outcome.refused?.pt).toContain(`(${move.row},${move.column})`);
          }
        }
      }),
    );
  });

  test("are listed by row, then column, then u d l r", () => {
    fc.assert(
      fc.property(played, ({ level, state }) => {
        const ranks = breakTheIce
          .listMoves(level, state)
          .map(({ row, column, direction }) => (row * level.columns + column) * 4 + DIRECTIONS.indexOf(direction));
        expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
      }),
    );
  });

  test("parseMove(formatMove(m)) = m", () => {
    const move = fc.record({ row: fc.nat(99_999), column: fc.nat(99_999), direction: fc.constantFrom(...DIRECTIONS) });
    fc.assert(
      fc.property(move, (m) => {
        expect(breakTheIce.parseMove(breakTheIce.formatMove(m))).toEqual({ move: m });
      }),
    );
  });
});

describe("settling, against the same rule told slowly", () => {
  const anyBoard = fc
    .array(fc.array(fc.constantFrom(".", ".", "#", "A", "A", "B"), { minLength: 5, maxLength: 5 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => rows.map((row) => row.join("")));

  test("gravity is what letting one block after the other down by one cell comes to", () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(fall(board)).toEqual(fallSlowly(board));
      }),
    );
  });

  test.each(["lines", "connected"] as const)("bursts of %s are what looking at every three cells comes to", (rule) => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(settle(board, rule)).toEqual(settleSlowly(board, rule));
      }),
    );
  });
});

test("two states have one key only where every cell is equal", () => {
  fc.assert(
    fc.property(played, played, (a, b) => {
      const same = JSON.stringify(a.state) === JSON.stringify(b.state);
      expect(breakTheIce.stateKey(a.level, a.state) === breakTheIce.stateKey(b.level, b.state)).toBe(same);
    }),
  );
});

function wallsOf(board: Board): readonly string[] {
  return board.map((row) => row.replace(/[A-Z]/g, EMPTY));
}

function isAtBlock(board: Board, { row, column }: IceMove): boolean {
  return isBlock(board[row]?.[column] ?? EMPTY);
}

/** Every move that can be named on the board, and those just off it. */
function everyMove(level: IceLevel): IceMove[] {
  const moves: IceMove[] = [];
  for (let row = 0; row <= level.rows; row++) {
    for (let column = 0; column <= level.columns; column++) {
      for (const direction of DIRECTIONS) moves.push({ row, column, direction });
    }
  }
  return moves;
}

function fallSlowly(board: Board): Board {
  const cells = board.map((row) => [...row]);
  for (let row = 0; row + 1 < cells.length; row++) {
    for (let column = 0; column < (cells[0] as string[]).length; column++) {
      const [above, below] = [cells[row] as string[], cells[row + 1] as string[]];
      if (!isBlock(above[column] as string) || below[column] !== EMPTY) continue;
      [above[column], below[column]] = [EMPTY, above[column] as string];
      return fallSlowly(cells.map((contents) => contents.join("")));
    }
  }
  return board;
}

function settleSlowly(board: Board, rule: "lines" | "connected"): Board {
  const fallen = fallSlowly(board);
  const bursting = new Set<string>();
  forEachBlock(fallen, ({ row, column }, colour) => {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const three = [0, 1, 2].map((i) => [row + i * down, column + i * right] as const);
      if (three.every(([r, c]) => fallen[r]?.[c] === colour)) for (const [r, c] of three) bursting.add(`${r},${c}`);
    }
  });
  if (bursting.size === 0) return fallen;
  for (let before = 0; rule === "connected" && before !== bursting.size; ) {
    before = bursting.size;
    forEachBlock(fallen, ({ row, column }, colour) => {
      for (const [r, c] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as const) {
        if (fallen[r]?.[c] === colour && bursting.has(`${r},${c}`)) bursting.add(`${row},${column}`);
      }
    });
  }
  const left = fallen.map((contents, row) =>
    [...contents].map((content, column) => (bursting.has(`${row},${column}`) ? EMPTY : content)).join(""),
  );
  return settleSlowly(left, rule);
}
