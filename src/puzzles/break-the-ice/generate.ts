// Levels of Break the Ice. A random level is a heap: walls are strewn, blocks dropped from above, and drawn anew where a
// run would burst at once. Neighbours change places, take a block elsewhere, or move, add or take away a wall.
import type { Cell } from "../cell.ts";
import {
  cellsFrom,
  cellsWith,
  contentAt,
  contentsInOrder,
  cropped,
  type DraftCells,
  drawCell,
  filledCells,
  put,
  resized,
  rowsFrom,
} from "../draft-cells.ts";
import {
  drawFrom,
  type Generator,
  type Knob,
  type LevelDraft,
  pickFrom,
  type Random,
  type Range,
  rangeOf,
  roomOf,
  type Settings,
  shareOf,
  shuffled,
} from "../generator.ts";
import { IDENTITY, MIRRORED, movedGrid } from "../symmetries.ts";
import { EMPTY, isBlock, WALL } from "./board.ts";
import { type IceLevel, LARGEST_BUDGET, LARGEST_SIDE, MOST_COLOURS } from "./level.ts";
import { type BurstRule, fall, findRuns } from "./settle.ts";

const COLOURS = "ABCDEFGHIJKLMNO";
/** A colour needs as many to burst. */
const FEWEST_OF_A_COLOUR = 3;
const MOST_BLOCKS = LARGEST_SIDE * LARGEST_SIDE;

const knobs: readonly Knob[] = [
  {
    name: "rows",
    means: { en: "rows", pt: "linhas" },
    numbers: { min: 1, max: LARGEST_SIDE },
    usual: { min: 4, max: 6 },
  },
  {
    name: "cols",
    means: { en: "columns", pt: "colunas" },
    numbers: { min: 1, max: LARGEST_SIDE },
    usual: { min: 4, max: 6 },
  },
  {
    name: "blocks",
    means: { en: "blocks", pt: "blocos" },
    numbers: { min: 3, max: MOST_BLOCKS },
    usual: (others) => blocksFor(others),
  },
  {
    name: "colours",
    means: { en: "colours of blocks", pt: "cores de blocos" },
    numbers: { min: 1, max: MOST_COLOURS },
    usual: (others) => ({ min: 1, max: Math.min(3, Math.trunc(rangeOf(others, "blocks").max / FEWEST_OF_A_COLOUR)) }),
  },
  {
    name: "walls",
    means: { en: "walls", pt: "paredes" },
    numbers: { min: 0, max: MOST_BLOCKS - FEWEST_OF_A_COLOUR },
    usual: (others, isExtreme) =>
      isExtreme ? manyWalls(others) : { min: 0, max: Math.min(3, shareOf(others, 2, 2).max) },
  },
  {
    name: "burst",
    means: { en: "what bursts with a run", pt: "o que rebenta com uma fila" },
    words: ["connected", "lines"],
    usual: "connected",
  },
  {
    name: "budget",
    means: { en: "moves for three stars", pt: "jogadas para três estrelas" },
    numbers: { min: 1, max: LARGEST_BUDGET },
    words: ["optimal"],
  },
];

/** Six to nine, or as many as the colours need: with more, most levels are too large to be judged as a whole. */
function blocksFor({ colours }: Settings): Range {
  const least = FEWEST_OF_A_COLOUR * (typeof colours === "object" ? colours.min : 1);
  return { min: Math.max(6, least), max: Math.max(9, least + 3) };
}

/** Four to six: between walls more moves lose late, and without them an extreme level is hardly found. */
function manyWalls(others: Settings): Range {
  const { min, max } = shareOf(others, 4, 4);
  return { min: Math.min(4, min), max: Math.min(6, max) };
}

const isEmpty = (content: string): boolean => content === EMPTY;
const isWall = (content: string): boolean => content === WALL;

export const generator: Generator<IceLevel> = {
  knobs,

  conflict(settings) {
    const [blocks, colours] = [rangeOf(settings, "blocks"), rangeOf(settings, "colours")];
    if (blocks.max < FEWEST_OF_A_COLOUR * colours.min)
      return {
        en: "every colour needs three blocks",
        pt: "cada cor precisa de três blocos",
        knobs: ["colours", "blocks"],
      };
    if (blocks.min + rangeOf(settings, "walls").min <= roomOf(settings).max) return undefined;
    const knobs = ["blocks", "walls", "rows", "cols"];
    return {
      en: "blocks and walls have no room on the board",
      pt: "os blocos e as paredes não cabem no tabuleiro",
      knobs,
    };
  },

  random(settings, random) {
    const rows = drawFrom(rangeOf(settings, "rows"), random);
    const columns = drawFrom(rangeOf(settings, "cols"), random);
    const blocks = drawFrom(rangeOf(settings, "blocks"), random);
    const { min, max } = rangeOf(settings, "colours");
    const most = Math.min(max, Math.trunc(blocks / FEWEST_OF_A_COLOUR));
    if (most < min) return undefined;
    const colours = drawFrom({ min, max: most }, random);
    const cells = filledCells(rows, columns, EMPTY);
    for (let left = drawFrom(rangeOf(settings, "walls"), random); left > 0; left--) {
      const cell = drawCell(cells, isEmpty, random);
      if (cell === undefined) return undefined;
      put(cells, cell, WALL);
    }
    const contents = Array.from({ length: blocks }, (_, i) =>
      COLOURS.charAt(i < FEWEST_OF_A_COLOUR * colours ? i % colours : random.below(colours)),
    );
    for (const content of shuffled(contents, random)) if (!drop(cells, content, random)) return undefined;
    return written(cells, settings);
  },

  neighbour(level, settings, random) {
    const edit = pickFrom(EDITS, random);
    const cells = edit(cellsFrom(level.board), random);
    return cells === undefined ? undefined : written(cells, settings);
  },

  finish(draft, { budget }, optimal) {
    if (budget === undefined) return draft;
    const moves = typeof budget === "string" ? optimal : budget.max;
    return { ...draft, header: [...(draft.header ?? []), ["moves", String(moves)]] };
  },

  *simpler({ board, burst }) {
    for (const smaller of cropped(cellsFrom(board))) yield draftOf(cellsFrom(fall(rowsFrom(smaller))), burst);
    for (const cell of cellsWith(cellsFrom(board), (content) => content !== EMPTY)) {
      const cells = cellsFrom(board);
      put(cells, cell, EMPTY);
      yield draftOf(cellsFrom(fall(rowsFrom(cells))), burst);
    }
  },

  *alike({ board, burst }) {
    for (const symmetry of [IDENTITY, MIRRORED]) yield draftOf(renamed(movedGrid(cellsFrom(board), symmetry)), burst);
  },
};

function draftOf(cells: DraftCells, burst: BurstRule): LevelDraft {
  return { header: [["burst", burst]], grid: rowsFrom(cells) };
}

/** Undefined where a run would burst at once. */
function written(cells: DraftCells, { burst }: Settings): LevelDraft | undefined {
  const board = fall(rowsFrom(cells));
  return findRuns(board).length > 0 ? undefined : draftOf(cellsFrom(board), burst === "lines" ? "lines" : "connected");
}

function renamed(cells: DraftCells): DraftCells {
  const names = new Map(contentsInOrder(cells, isBlock).map((colour, i) => [colour, COLOURS.charAt(i)]));
  return cells.map((line) => line.map((content) => names.get(content) ?? content));
}

/** Lets a block fall into an empty cell from which nothing falls on; false where there is none. Where it can be it makes no
 *  run with what is there. */
function drop(cells: DraftCells, colour: string, random: Random): boolean {
  const rests = cellsWith(cells, isEmpty).filter(({ row, column }) => cells[row + 1]?.[column] !== EMPTY);
  const quiet = rests.filter((cell) => {
    put(cells, cell, colour);
    const isQuiet = findRuns(rowsFrom(cells)).length === 0;
    put(cells, cell, EMPTY);
    return isQuiet;
  });
  const cell = pickFrom(quiet.length > 0 ? quiet : rests, random);
  if (cell !== undefined) put(cells, cell, colour);
  return cell !== undefined;
}

/** The cells changed, perhaps with blocks in the air; undefined where what was drawn cannot be done. */
type Edit = (cells: DraftCells, random: Random) => DraftCells | undefined;

function exchange(cells: DraftCells, a: Cell | undefined, b: Cell | undefined): DraftCells | undefined {
  if (a === undefined || b === undefined) return undefined;
  const [first, second] = [contentAt(cells, a) as string, contentAt(cells, b) as string];
  put(cells, a, second);
  put(cells, b, first);
  return first === second ? undefined : cells;
}

const swapBlocks: Edit = (cells, random) =>
  exchange(cells, drawCell(cells, isBlock, random), drawCell(cells, isBlock, random));

const moveBlock: Edit = (cells, random) =>
  exchange(cells, drawCell(cells, isBlock, random), drawCell(cells, isEmpty, random));

const moveWall: Edit = (cells, random) =>
  exchange(cells, drawCell(cells, isWall, random), drawCell(cells, isEmpty, random));

const swapWall: Edit = (cells, random) =>
  exchange(cells, drawCell(cells, isWall, random), drawCell(cells, isBlock, random));

const recolour: Edit = (cells, random) => {
  const block = drawCell(cells, isBlock, random);
  const colour = COLOURS.charAt(random.below(Math.min(COLOURS.length, contentsInOrder(cells, isBlock).length + 1)));
  if (block === undefined || contentAt(cells, block) === colour) return undefined;
  put(cells, block, colour);
  return cells;
};

const addBlock: Edit = (cells, random) => {
  const colour = pickFrom(contentsInOrder(cells, isBlock), random);
  return colour !== undefined && drop(cells, colour, random) ? cells : undefined;
};

/** A new colour comes with the three blocks that it needs. */
const addColour: Edit = (cells, random) => {
  const met = contentsInOrder(cells, isBlock);
  const colour = [...COLOURS].find((each) => !met.includes(each));
  if (colour === undefined) return undefined;
  for (let left = FEWEST_OF_A_COLOUR; left > 0; left--) if (!drop(cells, colour, random)) return undefined;
  return cells;
};

const removeBlock: Edit = (cells, random) => {
  const block = drawCell(cells, isBlock, random);
  if (block === undefined) return undefined;
  put(cells, block, EMPTY);
  return cells;
};

const removeColour: Edit = (cells, random) => {
  const colour = pickFrom(contentsInOrder(cells, isBlock), random);
  for (const cell of cellsWith(cells, (content) => content === colour)) put(cells, cell, EMPTY);
  return cells;
};

const addWall: Edit = (cells, random) => {
  const cell = drawCell(cells, isEmpty, random);
  if (cell === undefined) return undefined;
  put(cells, cell, WALL);
  return cells;
};

const removeWall: Edit = (cells, random) => {
  const cell = drawCell(cells, isWall, random);
  if (cell === undefined) return undefined;
  put(cells, cell, EMPTY);
  return cells;
};

const resize: Edit = (cells, random) => {
  const other = resized(cells, EMPTY, random);
  return other.length === 0 || other[0]?.length === 0 ? undefined : other;
};

const EDITS = [
  ...[swapBlocks, swapBlocks, swapBlocks, moveBlock, moveBlock, moveBlock, moveWall, swapWall],
  ...[recolour, addBlock, addColour, removeBlock, removeColour, addWall, removeWall, resize],
] as const satisfies readonly Edit[];
