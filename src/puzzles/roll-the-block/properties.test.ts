// What must hold for every level and every way to play it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { DIRECTIONS } from "../direction.ts";
import { drawingAsText } from "../drawing.ts";
import { type RollLevel, type RollMove, type RollState, rollTheBlock } from "./index.ts";
import { coveredCells } from "./state.ts";
import { sameCell } from "./tiles.ts";

const { applyMove, formatMove, listMoves, parseMove, stateKey } = rollTheBlock;

const everyMove: readonly RollMove[] = [
  { switches: true },
  ...DIRECTIONS.map((direction) => ({ switches: false, direction })),
  ...DIRECTIONS.map((direction) => ({ switches: true, direction })),
];

/** A level with the states that some random legal moves lead through. */
const played = fc
  .tuple(arbitraryRollLevel(), fc.array(fc.nat(7), { maxLength: 30 }))
  .map(([level, choices]): [RollLevel, RollState[]] => {
    const states = [rollTheBlock.initialState(level)];
    for (const choice of choices) {
      const state = states.at(-1) as RollState;
      const moves = listMoves(level, state);
      const move = moves[choice % Math.max(moves.length, 1)];
      const next = move === undefined ? undefined : applyMove(level, state, move);
      if (next === undefined || next.refused !== undefined) break;
      states.push(next.state);
    }
    return [level, states];
  });

function forEveryState(check: (level: RollLevel, state: RollState) => void): void {
  fc.assert(
    fc.property(played, ([level, states]) => {
      for (const state of states) check(level, state);
    }),
    { numRuns: 300 },
  );
}

test("a move that is listed applies, and a roll that is not listed is refused with a reason", () => {
  forEveryState((level, state) => {
    const listed = listMoves(level, state).map(formatMove);
    for (const move of everyMove) {
      const outcome = applyMove(level, state, move);
      if (listed.includes(formatMove(move))) {
        expect(outcome.refused).toBeUndefined();
      } else if (move.direction !== undefined || state.block.shape !== "halves") {
        expect(outcome.refused?.en).toMatch(/\w/);
        expect(outcome.refused?.pt).toMatch(/\w/);
      }
    }
  });
});

test("the block is always one cell, two cells that touch, or two halves on different cells", () => {
  forEveryState((level, { block, open }) => {
    const [first, second] = coveredCells(block);
    expect(open).toHaveLength(level.bridges.length);
    if (block.shape === "upright") {
      expect(second).toBeUndefined();
    } else {
      expect(first !== undefined && second !== undefined && !sameCell(first, second)).toBe(true);
    }
    if (block.shape === "lying") {
      const [a, b] = block.cells;
      expect([b.row - a.row, b.column - a.column].sort()).toEqual([0, 1]);
    }
  });
});

test("no part is ever off the board or over the void", () => {
  forEveryState((level, state) => {
    for (const { row, column } of coveredCells(state.block)) {
      expect(row >= 0 && row < level.rows && column >= 0 && column < level.columns).toBe(true);
      expect(level.kinds[level.tiles[row * level.columns + column] as number]?.kind).not.toBe("void");
    }
  });
});

test("x twice is the identity, and once it changes neither the key nor the bridges", () => {
  forEveryState((level, state) => {
    const once = applyMove(level, state, { switches: true });
    expect(once.refused === undefined).toBe(state.block.shape === "halves");
    if (once.refused !== undefined) return;
    expect(stateKey(level, once.state)).toBe(stateKey(level, state));
    expect(applyMove(level, once.state, { switches: true })).toEqual({ state });
  });
});

test("which half is active changes neither where one can go nor in which order", () => {
  forEveryState((level, state) => {
    const other = applyMove(level, state, { switches: true });
    if (other.refused !== undefined) return;
    expect(successorKeys(level, other.state)).toEqual(successorKeys(level, state));
  });
});

function successorKeys(level: RollLevel, state: RollState): string[] {
  return listMoves(level, state).map((move) => {
    const outcome = applyMove(level, state, move);
    return outcome.refused === undefined ? stateKey(level, outcome.state) : outcome.refused.en;
  });
}

test("a move of one word is read as it is written", () => {
  for (const move of everyMove.filter(({ switches, direction }) => !switches || direction === undefined)) {
    expect(parseMove(formatMove(move))).toEqual({ move });
  }
});

test("any other word is wrong, and nothing throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (word) => {
      fc.pre(!["u", "d", "l", "r", "x"].includes(word));
      expect(parseMove(word).wrong?.en).toMatch(/is not a move/);
    }),
  );
});

test("every state is drawn with one character a cell", () => {
  forEveryState((level, state) => {
    const lines = drawingAsText(rollTheBlock.drawState(level, state)).split("\n");
    expect(lines).toHaveLength(level.rows);
    for (const line of lines) expect([...line]).toHaveLength(level.columns);
  });
});
