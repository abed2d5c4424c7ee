// How Roll the Block is played: arrows and swipes roll, Space gives the moves to the other half, and a click beside the
// block rolls it there.
import type { Cell } from "../cell.ts";
import type { Direction } from "../direction.ts";
import type { Answer, Gesture, Hand, Input, Outline, Target } from "../surface.ts";
import { whyItFalls } from "./landing.ts";
import type { RollLevel } from "./level.ts";
import type { RollMove } from "./notation.ts";
import { listMoves, rolled, stepped } from "./rules.ts";
import { type Block, coveredCells, type RollState } from "./state.ts";
import { sameCell } from "./tiles.ts";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "u",
  ArrowDown: "d",
  ArrowLeft: "l",
  ArrowRight: "r",
};

export const input: Input<RollLevel, RollState, RollMove> = {
  help: [
    { keys: "Arrows", means: { en: "roll", pt: "rolar" } },
    {
      keys: "Space",
      means: { en: "give the moves to the other half", pt: "passar a jogada à outra metade" },
      isFor: ({ kinds, start }: RollLevel) => start.shape === "halves" || kinds.some(({ kind }) => kind === "split"),
    },
  ],
  usesLetters: false,
  hand: (): Hand => ({}),
  chosenCells: () => [],

  press(_level, { block }, hand, key): Answer<RollMove> | undefined {
    const direction = ARROWS[key];
    if (direction !== undefined) return { hand, move: { switches: false, direction } };
    return key === " " && block.shape === "halves" ? { hand, move: { switches: true } } : undefined;
  },

  /** A drag that begins on the other half moves that one; from anywhere else it moves what is active. */
  drag(_level, { block }, { from, direction }): RollMove {
    return { switches: block.shape === "halves" && sameCell(from, block.other), direction };
  },

  gestureOf(_level, { block }, { switches, direction }): Gesture | undefined {
    if (direction === undefined) return undefined;
    const cells = coveredCells(block);
    return { from: (block.shape === "halves" && switches ? cells[1] : cells[0]) as Cell, direction };
  },

  /** On the other half: it becomes the active one. Beside the block: it rolls towards there. */
  tap(_level, { block }, hand, cell): Answer<RollMove> | undefined {
    if (block.shape === "halves" && sameCell(cell, block.other)) return { hand, move: { switches: true } };
    const direction = directionTo(block, cell);
    return direction === undefined ? undefined : { hand, move: { switches: false, direction } };
  },

  targets(level, state): readonly Target<RollMove>[] {
    const moves = listMoves(level, state).filter(({ switches }) => !switches);
    return moves.map((move) => ({ move, cells: landing(state.block, move) }));
  },

  outline(level, { block, open }, move): Outline {
    const cells = landing(block, move);
    const part = block.shape === "halves" ? "half" : cells.length === 1 ? "upright" : "lying";
    return { cells, blocked: cells.filter((cell) => whyItFalls(level, open, cell, part) !== undefined) };
  },
};

/** Where the block, or the half that moves, comes to rest. */
function landing(block: Block, { switches, direction }: RollMove): readonly Cell[] {
  if (direction === undefined) return coveredCells(block);
  if (block.shape !== "halves") return coveredCells(rolled(block, direction));
  return [stepped(switches ? block.other : block.active, direction)];
}

/** The direction in which a cell lies from the block, or from the active half, where it is in one line with it. */
function directionTo(block: Block, { row, column }: Cell): Direction | undefined {
  const cells = block.shape === "halves" ? [block.active] : coveredCells(block);
  const [top, left] = [Math.min(...cells.map((cell) => cell.row)), Math.min(...cells.map((cell) => cell.column))];
  const [bottom, right] = [Math.max(...cells.map((cell) => cell.row)), Math.max(...cells.map((cell) => cell.column))];
  if (column >= left && column <= right && row < top) return "u";
  if (column >= left && column <= right && row > bottom) return "d";
  if (row >= top && row <= bottom && column < left) return "l";
  return row >= top && row <= bottom && column > right ? "r" : undefined;
}
