// The rules of Roll the Block: a 1x1x2 block rolls over a board of tiles until it stands upright on the target.
//
// Upright it covers one cell, lying two. A split replaces it by two halves that roll one by one, until they come to
// stand side by side and join into a lying block. What the cells under a landing part do is told in landing.ts.
import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import { DIRECTIONS, type Direction, STEP } from "../direction.ts";
import type { CostModel, Outcome } from "../puzzle.ts";
import { afterSwitches, whyItFalls } from "./landing.ts";
import { type RollLevel, tileAt } from "./level.ts";
import type { RollMove } from "./notation.ts";
import { type Block, coveredCells, inReadingOrder, type RollState } from "./state.ts";
import { type Cell, sameCell, sideBySide } from "./tiles.ts";

type Halves = Extract<Block, { shape: "halves" }>;
export type WholeBlock = Exclude<Block, Halves>;

const NO_HALVES: Words = {
  en: "there are no halves to switch between: the block is whole",
  pt: "não há metades entre as quais trocar: o bloco está inteiro",
};

/** Nothing fires under the block where it starts. */
export function initialState(level: RollLevel): RollState {
  return { block: level.start, open: level.bridges.map((bridge) => bridge.open) };
}

/** The level that begins with this state, and is otherwise the same; itself where there is none. It may begin as no file can
 *  say it: in halves, or on tiles that are no plain floor. Nothing fires under the block, and nothing drops it. */
export function startingAt(level: RollLevel, state: RollState | undefined): RollLevel {
  if (state === undefined) return level;
  const bridges = level.bridges.map((bridge, i) => ({ ...bridge, open: state.open[i] === true }));
  return { ...level, start: state.block, bridges };
}

/** The half that comes first in reading order rolls first. Making the other half active alone is no step of a search. */
export function listMoves(level: RollLevel, state: RollState): RollMove[] {
  return movesToTry(state.block).filter((move) => applyMove(level, state, move).refused === undefined);
}

function movesToTry(block: Block): RollMove[] {
  if (block.shape !== "halves") return DIRECTIONS.map((direction) => ({ switches: false, direction }));
  return inReadingOrder(block.active, block.other).flatMap((half) => {
    const switches = !sameCell(half, block.active);
    return DIRECTIONS.map((direction) => ({ switches, direction }));
  });
}

export function applyMove(level: RollLevel, state: RollState, move: RollMove): Outcome<RollState> {
  let { block } = state;
  if (move.switches) {
    if (block.shape !== "halves") return { refused: NO_HALVES };
    block = { shape: "halves", active: block.other, other: block.active };
  }
  if (move.direction === undefined) return { state: { block, open: state.open } };
  return block.shape === "halves"
    ? rollHalf(level, block, state.open, move.direction)
    : rollBlock(level, block, state.open, move.direction);
}

function rollBlock(
  level: RollLevel,
  from: WholeBlock,
  open: readonly boolean[],
  direction: Direction,
): Outcome<RollState> {
  const block = rolled(from, direction);
  const cells = coveredCells(block);
  for (const cell of cells) {
    const refused = whyItFalls(level, open, cell, block.shape);
    if (refused !== undefined) return { refused };
  }
  const after = afterSwitches(level, open, inFiringOrder(cells), block.shape);
  return { state: { block: block.shape === "upright" ? splitAt(level, block) : block, open: after } };
}

/** The block after a roll alone, wherever that is. */
export function rolled(block: WholeBlock, direction: Direction): WholeBlock {
  if (block.shape === "upright") {
    const near = stepped(block.cell, direction);
    return { shape: "lying", cells: inReadingOrder(near, stepped(near, direction)) };
  }
  const [first, second] = block.cells;
  const liesInARow = first.row === second.row;
  const rollsAlongARow = direction === "l" || direction === "r";
  if (liesInARow === rollsAlongARow) {
    const leading = direction === "u" || direction === "l" ? first : second;
    return { shape: "upright", cell: stepped(leading, direction) };
  }
  return { shape: "lying", cells: [stepped(first, direction), stepped(second, direction)] };
}

export function stepped({ row, column }: Cell, direction: Direction): Cell {
  const [rows, columns] = STEP[direction];
  return { row: row + rows, column: column + columns };
}

/** Of two switches under a lying block, the lower one of a column acts first, and the left one of a row. */
function inFiringOrder(cells: readonly Cell[]): readonly Cell[] {
  return [...cells].sort((a, b) => b.row - a.row || a.column - b.column);
}

/** Halves fire nothing, join nothing and may stand anywhere when they arrive from a split. */
function splitAt(level: RollLevel, block: Extract<Block, { shape: "upright" }>): Block {
  const tile = tileAt(level, block.cell);
  return tile.kind === "split" ? { shape: "halves", active: tile.cells[0], other: tile.cells[1] } : block;
}

function rollHalf(level: RollLevel, from: Halves, open: readonly boolean[], direction: Direction): Outcome<RollState> {
  const active = stepped(from.active, direction);
  if (sameCell(active, from.other)) return { refused: otherHalfAt(active) };
  const refused = whyItFalls(level, open, active, "half");
  if (refused !== undefined) return { refused };
  const block: Block = sideBySide(active, from.other)
    ? { shape: "lying", cells: inReadingOrder(active, from.other) }
    : { shape: "halves", active, other: from.other };
  return { state: { block, open: afterSwitches(level, open, [active], "half") } };
}

function otherHalfAt(cell: Cell): Words {
  const at = cellText(cell);
  return { en: `the other half is in the way at ${at}`, pt: `a outra metade está no caminho em ${at}` };
}

export function isSolved(level: RollLevel, { block }: RollState): boolean {
  return block.shape === "upright" && sameCell(block.cell, level.target);
}

/** Rolls cost; making the other half active is free. */
export function moveCost(_level: RollLevel, state: RollState, move: RollMove, model: CostModel): number {
  if (move.direction === undefined) return 0;
  if (model === "moves") return 1;
  return state.block.shape === "upright" ? 5 : 10;
}

/** Which half is active does not count: the halves are interchangeable. */
export function stateKey(_level: RollLevel, { block, open }: RollState): string {
  const cells = block.shape === "halves" ? inReadingOrder(block.active, block.other) : coveredCells(block);
  return [block.shape, ...cells.map(cellText), open.map((isOpen) => (isOpen ? "1" : "0")).join("")].join(" ");
}
