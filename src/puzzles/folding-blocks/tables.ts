// A level prepared for a search, in the tables that both engines read.
//
// A group that can never fold takes no part: its cells just are not empty. For each of the others a state holds the
// number of its shape, in as many bits as that needs, never across two words; so the start is all zeros, and a fold is
// an exclusive or on one word. Only cells that are empty at the start can ever be filled, so sets of cells are over
// those: where they are at most 64 ("narrow") a set stands in the record that it belongs to, else in a table.
import { edgeOf } from "../../search/game.ts";
import type { Choice } from "../packed.ts";
import { type HeuristicTables, prepareHeuristic } from "./heuristics.ts";
import type { FoldingLevel } from "./level.ts";
import { countFolds, overdueCells, rowsBeforeColumns } from "./order.ts";
import { type FoldingState, initialState } from "./rules.ts";
import { findShapes, type GroupShapes, type Shapes } from "./shapes.ts";

/** Words of a record of any kind. */
export const RECORD = 4;

/** The words of a group's record: the word of the state that it is in, the shift and the mask of its bits there, and
 *  the record of its first shape. */
export const WORD = 0;
export const SHIFT = 1;
export const MASK = 2;
export const FIRST_SHAPE = 3;

/** The words of a shape's record: the cells that it has filled (two words, or where they are in `cells`), its folds (the
 *  record of the first * 8 + how many), and all its cells + 65536 * how many folds led to it. */
export const CELLS = 0;
export const FOLDS = 2;
export const MEASURE = 3;

/** The words of a fold's record: the cells that it fills (as in a shape), what changes in the group's word of the state,
 *  and the successor's edge. */
export const CHANGE = 2;
export const EDGE = 3;

export interface FoldingTables {
  /** The board that the search begins from. */
  readonly board: string;
  /** Groups are folded in the canonical order only: see order.ts. */
  readonly isOrdered: boolean;
  /** With the folds that are looked at. */
  readonly shapes: Shapes;
  /** 32-bit words of a state. */
  readonly words: number;
  /** What the groups can have together, each in the shape with the most folds. */
  readonly mostSuccessors: number;
  readonly denseStates: number;
  /** Cells that are not holes. */
  readonly capacity: number;
  /** Cells of groups that can never fold. */
  readonly fixedCells: number;
  /** For each group of the level its number in `moving`, or -1 where it can never fold. */
  readonly movingNumbers: readonly number[];
  /** Records of the groups that can fold, of all their shapes, and of all folds of those. */
  readonly moving: Uint32Array;
  readonly shapeRecords: Uint32Array;
  readonly foldRecords: Uint32Array;
  readonly cells: Uint32Array;
  /** For each fold the set of the cells that must have been filled before it; empty where the order is any. */
  readonly overdue: Uint32Array;
  readonly heuristic: HeuristicTables;
}

/** Where states are numbers below this, the search's table is an array over them. A search that `partition` leads sees
 *  so few of them that to clear a large array would cost it more than it saves. */
const MOST_DENSE_STATES = 1 << 20;
const MOST_DENSE_STATES_LED = 1 << 12;

export function prepareTables(level: FoldingLevel, choice: Omit<Choice<FoldingState>, "costModel">): FoldingTables {
  const { heuristic, order, start = initialState(level) } = choice;
  const isOrdered = order !== "any";
  const allShapes = findShapes({ ...level, board: start.board });
  const shapes = isOrdered ? rowsBeforeColumns(allShapes) : allShapes;
  const movingNumbers: number[] = [];
  let count = 0;
  let fixedCells = 0;
  let capacity = shapes.empty.length;
  for (const group of shapes.groups) {
    const canFold = group.count > 1;
    movingNumbers.push(canFold ? count++ : -1);
    capacity += group.size;
    if (!canFold) fixedCells += group.size;
  }
  const mostDenseStates = heuristic === "partition" ? MOST_DENSE_STATES_LED : MOST_DENSE_STATES;
  const groups = layOutGroups(
    shapes.groups.filter((group) => group.count > 1),
    mostDenseStates,
  );
  return {
    board: start.board,
    isOrdered,
    shapes,
    ...groups,
    capacity,
    fixedCells,
    movingNumbers,
    ...layOutShapes(shapes, movingNumbers, groups.moving),
    overdue: isOrdered ? overdueCells(shapes) : new Uint32Array(countFolds(shapes.groups) * shapes.words),
    heuristic: prepareHeuristic(heuristic, level, shapes, capacity),
  };
}

/** Finds bits in the state for every group: the widest first, each in the first word that has room. */
function layOutGroups(
  groups: readonly GroupShapes[],
  mostDenseStates: number,
): Pick<FoldingTables, "moving" | "words" | "denseStates"> {
  const moving = new Uint32Array(groups.length * RECORD);
  const usedBits: number[] = [0];
  const bits = groups.map(({ count }) => 32 - Math.clz32(count - 1));
  const widestFirst = groups.map((_, i) => i).sort((a, b) => (bits[b] as number) - (bits[a] as number) || a - b);
  for (const i of widestFirst) {
    const width = bits[i] as number;
    let word = usedBits.findIndex((used) => used + width <= 32);
    if (word < 0) word = usedBits.push(0) - 1;
    const shift = usedBits[word] as number;
    moving.set([word, shift, 2 ** width - 1], i * RECORD);
    usedBits[word] = shift + width;
  }
  let firstShape = 0;
  for (const [i, { count }] of groups.entries()) {
    moving[i * RECORD + FIRST_SHAPE] = firstShape;
    firstShape += count;
  }
  const states = usedBits.length === 1 ? 2 ** (usedBits[0] as number) : 0;
  return { moving, words: usedBits.length, denseStates: states <= mostDenseStates ? states : 0 };
}

function layOutShapes(
  { groups, words }: Shapes,
  movingNumbers: readonly number[],
  moving: Uint32Array,
): Pick<FoldingTables, "shapeRecords" | "foldRecords" | "cells" | "mostSuccessors"> {
  const shapeCount = groups.reduce((sum, { count }) => sum + (count > 1 ? count : 0), 0);
  const foldCount = countFolds(groups);
  const isNarrow = words === 2;
  const shapeRecords = new Uint32Array(shapeCount * RECORD);
  const foldRecords = new Uint32Array(foldCount * RECORD);
  const cells = new Uint32Array(isNarrow ? 0 : (shapeCount + foldCount) * words);
  let shapeAt = 0;
  let foldAt = 0;
  let cellsAt = 0;
  let mostSuccessors = 0;
  for (const [number, { size, count, folds, next, filled }] of groups.entries()) {
    const movingNumber = movingNumbers[number] as number;
    if (movingNumber < 0) continue;
    const shift = moving[movingNumber * RECORD + SHIFT] as number;
    let mostFolds = 0;
    for (let shape = 0; shape < count; shape++, shapeAt += RECORD) {
      const from = shape * words;
      const firstFold = foldAt;
      for (let direction = 0; direction < 4; direction++) {
        const after = next[shape * 4 + direction] as number;
        if (after < 0) continue;
        if (isNarrow) {
          foldRecords[foldAt] = (filled[after * 2] as number) & ~(filled[from] as number);
          foldRecords[foldAt + 1] = (filled[after * 2 + 1] as number) & ~(filled[from + 1] as number);
        } else {
          foldRecords[foldAt] = cellsAt;
          for (let i = 0; i < words; i++) {
            cells[cellsAt++] = (filled[after * words + i] as number) & ~(filled[from + i] as number);
          }
        }
        foldRecords[foldAt + CHANGE] = (shape ^ after) << shift;
        foldRecords[foldAt + EDGE] = edgeOf(number * 4 + direction, 1, false);
        foldAt += RECORD;
      }
      if (isNarrow) {
        shapeRecords[shapeAt] = filled[from] as number;
        shapeRecords[shapeAt + 1] = filled[from + 1] as number;
      } else {
        shapeRecords[shapeAt] = cellsAt;
        cells.set(filled.subarray(from, from + words), cellsAt);
        cellsAt += words;
      }
      const foldsHere = (foldAt - firstFold) / RECORD;
      mostFolds = Math.max(mostFolds, foldsHere);
      shapeRecords[shapeAt + FOLDS] = (firstFold / RECORD) * 8 + foldsHere;
      shapeRecords[shapeAt + MEASURE] = (size << (folds[shape] as number)) + ((folds[shape] as number) << 16);
    }
    mostSuccessors += mostFolds;
  }
  return { shapeRecords, foldRecords, cells, mostSuccessors };
}
