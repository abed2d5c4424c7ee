// How Break the Ice is played: a cursor that goes over every cell, Space to take the block there and an arrow to move or
// swap it; a drag of a block; or a click on a block and one where it goes.
import { directionOfKey } from "../arrow-keys.ts";
import type { Cell } from "../cell.ts";
import { DIRECTIONS, STEP } from "../direction.ts";
import type { Answer, Gesture, Hand, Input, Outline, Target } from "../surface.ts";
import { contentOf, EMPTY } from "./board.ts";
import type { IceLevel } from "./level.ts";
import { hasBlock, type IceMove, meaningOf, neighbourOf } from "./move.ts";
import { type IceState, moved } from "./rules.ts";
import { fall } from "./settle.ts";

export const input: Input<IceLevel, IceState, IceMove> = {
  help: [
    {
      keys: "Arrows",
      means: { en: "move the cursor, or the block that is taken", pt: "mover o cursor, ou o bloco agarrado" },
    },
    { keys: "Space", means: { en: "take the block at the cursor", pt: "agarrar o bloco no cursor" } },
    { keys: "Escape", means: { en: "let the block go", pt: "largar o bloco" } },
  ],
  usesLetters: false,

  /** The cursor stays where it was; what was taken may be somewhere else now, and is let go. */
  hand: (_level, state, before): Hand => ({ cursor: before?.cursor ?? firstBlock(state) }),

  chosenCells: (_level, state, { chosen }) => {
    const block = cellNamed(chosen);
    return block !== undefined && hasBlock(state, block) ? [block] : [];
  },

  press(level, state, hand, key): Answer<IceMove> | undefined {
    const cursor = hand.cursor ?? firstBlock(state);
    const taken = cellNamed(hand.chosen);
    const direction = directionOfKey(key);
    if (direction !== undefined) {
      if (taken === undefined) return { hand: { cursor: stepped(level, cursor, direction) } };
      const move = { ...taken, direction };
      return { hand: { cursor: whereItLies(state, move) }, move };
    }
    if (key === "Escape") return taken === undefined ? undefined : { hand: { cursor } };
    if (key !== " " && key !== "Enter") return undefined;
    return { hand: taken === undefined && hasBlock(state, cursor) ? holding(cursor) : { cursor } };
  },

  drag(_level, state, { from, direction }): IceMove | undefined {
    return hasBlock(state, from) ? { ...from, direction } : undefined;
  },

  gestureOf(_level, state, { row, column, direction }): Gesture | undefined {
    return hasBlock(state, { row, column }) ? { from: { row, column }, direction } : undefined;
  },

  /** Where the block that is taken can go: it goes. On that block: it is let go. On another: that one is taken. */
  tap(level, state, hand, cell): Answer<IceMove> | undefined {
    const target = input.targets(level, state, hand).find(({ cells }) => cells.some((each) => isSame(each, cell)));
    if (target !== undefined) return { hand: { cursor: whereItLies(state, target.move) }, move: target.move };
    const taken = cellNamed(hand.chosen);
    if (hasBlock(state, cell)) return { hand: taken && isSame(taken, cell) ? { cursor: cell } : holding(cell) };
    return taken === undefined ? undefined : { hand: { cursor: taken } };
  },

  targets(_level, state, { chosen }): readonly Target<IceMove>[] {
    const block = cellNamed(chosen);
    if (block === undefined) return [];
    return DIRECTIONS.flatMap((direction) => {
      const move = { ...block, direction };
      const meaning = meaningOf(state, move);
      return meaning === "go" || meaning === "swap" ? [{ move, cells: [neighbourOf(move)] }] : [];
    });
  },

  outline(_level, state, move): Outline {
    const to = neighbourOf(move);
    const meaning = meaningOf(state, move);
    return { cells: [to], blocked: meaning === "go" || meaning === "swap" ? [] : [to] };
  },
};

/** In reading order; where there is none, the first cell. */
function firstBlock(state: IceState): Cell {
  for (let row = 0; row < state.length; row++) {
    const contents = state[row] as string;
    for (let column = 0; column < contents.length; column++) {
      if (hasBlock(state, { row, column })) return { row, column };
    }
  }
  return { row: 0, column: 0 };
}

function holding(cell: Cell): Hand {
  return { cursor: cell, chosen: `${cell.row},${cell.column}` };
}

function cellNamed(name: string | undefined): Cell | undefined {
  if (name === undefined) return undefined;
  const [row = 0, column = 0] = name.split(",").map(Number);
  return { row, column };
}

/** One cell further, or the same where the board ends. */
function stepped({ rows, columns }: IceLevel, { row, column }: Cell, direction: IceMove["direction"]): Cell {
  const [down, right] = STEP[direction];
  return {
    row: Math.max(0, Math.min(rows - 1, row + down)),
    column: Math.max(0, Math.min(columns - 1, column + right)),
  };
}

/** Where a block that is moved lands, before anything bursts: that is where a person looks. */
function whereItLies(state: IceState, move: IceMove): Cell {
  const to = neighbourOf(move);
  const meaning = meaningOf(state, move);
  if (meaning !== "go") return meaning === "swap" ? to : { row: move.row, column: move.column };
  const fallen = fall(moved(state, move));
  let { row } = to;
  while (contentOf(fallen, { row, column: to.column }) === EMPTY) row++;
  return { row, column: to.column };
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column;
}
