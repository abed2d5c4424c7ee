// Levels of Folding Blocks. A random level is made from its end: seeds are laid on an empty board and folded about while
// there is room; then only the seeds are kept, and what was never filled becomes holes. So it can be solved, mostly in as
// many folds. Neighbours change a few cells of seeds and holes, or begin a group a fold earlier or later.

import { rowsOf } from "../board-rows.ts";
import type { Cell } from "../cell.ts";
import { DIRECTIONS, STEP } from "../direction.ts";
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
  isWithin,
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
import { movedGrid, SYMMETRIES } from "../symmetries.ts";
import { EMPTY, type FoldingLevel, GROUP_LETTERS, HOLE, MOST_COLUMNS, MOST_ROWS } from "./level.ts";
import { parseMove } from "./notation.ts";
import { applyMove, initialState, mirror } from "./rules.ts";

/** A seed has as many cells at the most. */
const LARGEST_SEED = 3;
/** How often a random level, or a change of one, is begun anew. */
const TRIES = 24;

const knobs: readonly Knob[] = [
  {
    name: "rows",
    means: { en: "rows", pt: "linhas" },
    numbers: { min: 1, max: MOST_ROWS },
    usual: (_others, isExtreme) => (isExtreme ? { min: 9, max: 11 } : { min: 5, max: 6 }),
  },
  {
    name: "cols",
    means: { en: "columns", pt: "colunas" },
    numbers: { min: 1, max: MOST_COLUMNS },
    usual: (_others, isExtreme) => (isExtreme ? { min: 10, max: 12 } : { min: 5, max: 7 }),
  },
  {
    name: "groups",
    means: { en: "groups", pt: "grupos" },
    numbers: { min: 1, max: GROUP_LETTERS.length },
    usual: (others, isExtreme) => ({
      min: Math.min(isExtreme ? 9 : 3, roomOf(others).max),
      max: Math.max(Math.min(isExtreme ? 9 : 3, roomOf(others).max), roomOf(others).max >> 3),
    }),
  },
  {
    name: "folds",
    means: { en: "folds of a shortest solution", pt: "dobras de uma solução mais curta" },
    numbers: { min: 0, max: 9 * GROUP_LETTERS.length },
  },
  {
    name: "holes",
    means: { en: "holes", pt: "buracos" },
    numbers: { min: 0, max: MOST_ROWS * MOST_COLUMNS - 1 },
    usual: (others) => shareOf(others, 0, 6),
  },
];

const isEmpty = (content: string): boolean => content === EMPTY;
const isHole = (content: string): boolean => content === HOLE;
const isGroup = (content: string): boolean => GROUP_LETTERS.includes(content);

export const generator: Generator<FoldingLevel> = {
  knobs,
  optimum: "folds",

  conflict(settings) {
    if (rangeOf(settings, "groups").min + rangeOf(settings, "holes").min <= roomOf(settings).max) return undefined;
    const knobs = ["groups", "holes", "rows", "cols"];
    return {
      en: "groups and holes have no room on the board",
      pt: "os grupos e os buracos não cabem no tabuleiro",
      knobs,
    };
  },

  random(settings, random) {
    for (let left = TRIES; left > 0; left--) {
      const draft = grown(settings, random);
      if (draft !== undefined) return draft;
    }
    return undefined;
  },

  neighbour(level, settings, random, solution) {
    if (solution !== undefined && random.below(4) > 0) {
      for (let left = TRIES; left > 0; left--) {
        const draft = regrown(level, solution, settings, random);
        if (draft !== undefined) return draft;
      }
      return undefined;
    }
    const cells = cellsFrom(rowsOf(level.board, level.columns));
    const edit = pickFrom(EDITS, random);
    const edited = edit(cells, random);
    return edited && { grid: rowsFrom(renamed(edited)) };
  },

  *simpler({ board, columns, groups }) {
    for (const smaller of cropped(cellsFrom(rowsOf(board, columns)))) yield { grid: rowsFrom(renamed(smaller)) };
    for (const letter of groups) {
      for (const content of [EMPTY, HOLE]) yield { grid: rowsOf(board.replaceAll(letter, content), columns) };
    }
    for (let at = board.indexOf(HOLE); at >= 0; at = board.indexOf(HOLE, at + 1)) {
      yield { grid: rowsOf(board.slice(0, at) + EMPTY + board.slice(at + 1), columns) };
    }
  },

  *alike({ board, columns }) {
    const cells = cellsFrom(rowsOf(board, columns));
    for (const symmetry of SYMMETRIES) yield { grid: rowsFrom(renamed(movedGrid(cells, symmetry))) };
  },
};

function renamed(cells: DraftCells): DraftCells {
  const names = new Map(contentsInOrder(cells, isGroup).map((letter, i) => [letter, GROUP_LETTERS.charAt(i)]));
  return cells.map((line) => line.map((content) => names.get(content) ?? content));
}

/** A group while it grows. */
interface Growing {
  readonly letter: string;
  readonly seed: readonly Cell[];
  cells: readonly Cell[];
}

/** What a random level is to have: so many groups and holes, and folds within a range. */
interface Wanted {
  readonly groups: number;
  readonly holes: number;
  readonly folds: Range;
}

function drawWanted(settings: Settings, random: Random): Wanted {
  return {
    groups: drawFrom(rangeOf(settings, "groups"), random),
    holes: drawFrom(rangeOf(settings, "holes"), random),
    folds: typeof settings.folds === "object" ? settings.folds : { min: 0, max: 9 * GROUP_LETTERS.length },
  };
}

/** One try at a random level. */
function grown(settings: Settings, random: Random): LevelDraft | undefined {
  const rows = drawFrom(rangeOf(settings, "rows"), random);
  const final = filledCells(rows, drawFrom(rangeOf(settings, "cols"), random), EMPTY);
  const wanted = drawWanted(settings, random);
  const groups = growInto(final, [], wanted, random);
  if (groups === undefined || !isWithin(foldsIn(groups), wanted.folds)) return undefined;
  if (!isWithin(cellsWith(final, isEmpty).length, rangeOf(settings, "holes"))) return undefined;
  return { grid: rowsFrom(renamed(seedsOf(final, groups))) };
}

/** A level of which a solution is known, with one to three groups taken away and others grown in their room and in that of
 *  the holes. So it can be solved as well. */
function regrown(level: FoldingLevel, solution: string, settings: Settings, random: Random): LevelDraft | undefined {
  const final = endOf(level, solution);
  if (final === undefined) return undefined;
  const groups = level.groups.map((letter): Growing => {
    const at = (cells: DraftCells): Cell[] => cellsWith(cells, (content) => content === letter);
    return { letter, seed: at(cellsFrom(rowsOf(level.board, level.columns))), cells: at(final) };
  });
  const order = shuffled(groups, random);
  const removed = order.slice(0, 1 + random.below(3));
  const kept = groups.filter((group) => !removed.includes(group));
  const room = [...cellsWith(final, isHole), ...removed.flatMap(({ cells }) => cells)];
  for (const cell of room) put(final, cell, EMPTY);
  const wanted = drawWanted(settings, random);
  const all = growInto(final, kept, wanted, random);
  if (all === undefined || !isWithin(foldsIn(all), wanted.folds)) return undefined;
  return { grid: rowsFrom(renamed(seedsOf(final, all))) };
}

/** The board when it is solved. */
function endOf(level: FoldingLevel, solution: string): DraftCells | undefined {
  let state = initialState(level);
  for (const word of solution.split(" ").filter((each) => each !== "")) {
    const { move } = parseMove(word);
    const next = move && applyMove(level, state, move).state;
    if (next === undefined) return undefined;
    state = next;
  }
  return cellsFrom(rowsOf(state.board, level.columns));
}

/** Adds groups to those that are there, and folds the new ones while there is room; undefined where there is none for them. */
function growInto(final: DraftCells, kept: readonly Growing[], wanted: Wanted, random: Random): Growing[] | undefined {
  const fresh: Growing[] = [];
  let folded = foldsIn(kept);
  const letters = [...GROUP_LETTERS].filter((letter) => !kept.some((group) => group.letter === letter));
  for (const letter of letters.slice(0, Math.max(0, wanted.groups - kept.length))) {
    const seed = drawSeed(final, random);
    if (seed === undefined) return undefined;
    const group: Growing = { letter, seed, cells: seed };
    for (const cell of seed) put(final, cell, letter);
    fresh.push(group);
    for (let more = 1 + random.below(3); more > 0 && folded < wanted.folds.max; more--) {
      if (fold(final, group, wanted.holes, random)) folded++;
    }
  }
  const groups = [...kept, ...fresh];
  while (folded < wanted.folds.max && cellsWith(final, isEmpty).length > wanted.holes) {
    const able = groups.filter((group) => fold(final, group, wanted.holes, random));
    if (able.length === 0) break;
    folded += able.length;
  }
  return groups;
}

/** Every fold doubles a group. */
function foldsIn(groups: readonly Growing[]): number {
  return groups.reduce((sum, { seed, cells }) => sum + 31 - Math.clz32(cells.length / seed.length), 0);
}

/** A free cell in a corner of what is free, and perhaps free cells beside it. */
function drawSeed(final: DraftCells, random: Random): Cell[] | undefined {
  const sample = Array.from({ length: 3 }, () => drawCell(final, isEmpty, random)).filter((cell) => cell !== undefined);
  const [first] = sample.sort((a, b) => freeBeside(final, [a]).length - freeBeside(final, [b]).length);
  if (first === undefined) return undefined;
  const seed = [first];
  for (let more = random.below(LARGEST_SEED); more > 0; more--) {
    const next = pickFrom(freeBeside(final, seed), random);
    if (next !== undefined) seed.push(next);
  }
  return seed;
}

function freeBeside(cells: DraftCells, seed: readonly Cell[]): Cell[] {
  const beside = seed.flatMap(({ row, column }) =>
    DIRECTIONS.map((direction) => ({ row: row + STEP[direction][0], column: column + STEP[direction][1] })),
  );
  const isSeed = (cell: Cell): boolean => seed.some(({ row, column }) => row === cell.row && column === cell.column);
  return beside.filter((cell) => contentAt(cells, cell) === EMPTY && !isSeed(cell));
}

/** Folds the group in a direction that is drawn, unless that left fewer cells than the holes that are wanted. */
function fold(final: DraftCells, group: Growing, holes: number, random: Random): boolean {
  if (cellsWith(final, isEmpty).length - group.cells.length < holes) return false;
  const ways = DIRECTIONS.map((direction) => mirror(group.cells, direction)).filter((images) =>
    images.every((cell) => contentAt(final, cell) === EMPTY),
  );
  const images = pickFrom(ways, random);
  if (images === undefined) return false;
  for (const cell of images) put(final, cell, group.letter);
  group.cells = [...group.cells, ...images];
  return true;
}

function seedsOf(final: DraftCells, groups: readonly Growing[]): DraftCells {
  const cells = final.map((line) => line.map((content) => (content === EMPTY ? HOLE : EMPTY)));
  for (const { letter, seed } of groups) for (const cell of seed) put(cells, cell, letter);
  return cells;
}

/** The cells changed; undefined where what was drawn cannot be done. */
type Edit = (cells: DraftCells, random: Random) => DraftCells | undefined;

function exchange(isFirst: (content: string) => boolean, isSecond: (content: string) => boolean): Edit {
  return (cells, random) => {
    const [a, b] = [drawCell(cells, isFirst, random), drawCell(cells, isSecond, random)];
    if (a === undefined || b === undefined) return undefined;
    const [first, second] = [contentAt(cells, a) as string, contentAt(cells, b) as string];
    put(cells, a, second);
    put(cells, b, first);
    return first === second ? undefined : cells;
  };
}

function replace(isOld: (content: string) => boolean, content: string): Edit {
  return (cells, random) => {
    const cell = drawCell(cells, isOld, random);
    if (cell === undefined) return undefined;
    put(cells, cell, content);
    return cells;
  };
}

/** A cell beside a group is its own from the start. */
const addCell: Edit = (cells, random) => {
  const letter = pickFrom(contentsInOrder(cells, isGroup), random);
  const seed = cellsWith(cells, (content) => content === letter);
  const cell = pickFrom(freeBeside(cells, seed), random);
  if (letter === undefined || cell === undefined) return undefined;
  put(cells, cell, letter);
  return cells;
};

const addGroup: Edit = (cells, random) => {
  const letters = contentsInOrder(cells, isGroup);
  const letter = [...GROUP_LETTERS].find((each) => !letters.includes(each));
  const cell = drawCell(cells, isEmpty, random);
  if (letter === undefined || cell === undefined) return undefined;
  put(cells, cell, letter);
  return cells;
};

const removeGroup: Edit = (cells, random) => {
  const letter = pickFrom(contentsInOrder(cells, isGroup), random);
  return cells.map((line) => line.map((content) => (content === letter ? EMPTY : content)));
};

/** A group begins with its first fold made. */
const foldGroup: Edit = (cells, random) => {
  const letter = pickFrom(contentsInOrder(cells, isGroup), random);
  if (letter === undefined) return undefined;
  const seed = cellsWith(cells, (content) => content === letter);
  return fold(cells, { letter, seed, cells: seed }, 0, random) ? cells : undefined;
};

/** A group that is its own mirror image begins with one half of it. */
const unfoldGroup: Edit = (cells, random) => {
  const letter = pickFrom(contentsInOrder(cells, isGroup), random);
  const seed = cellsWith(cells, (content) => content === letter);
  const halves = halvesOf(seed).filter(
    (half) => half.length * 2 === seed.length && DIRECTIONS.some((way) => makes(half, mirror(half, way), seed)),
  );
  const kept = pickFrom(halves, random);
  if (kept === undefined) return undefined;
  for (const cell of seed) if (!kept.includes(cell)) put(cells, cell, EMPTY);
  return cells;
};

function halvesOf(seed: readonly Cell[]): Cell[][] {
  const ends = (lines: readonly number[]): number => Math.min(...lines) + Math.max(...lines);
  const [rows, columns] = [ends(seed.map(({ row }) => row)), ends(seed.map(({ column }) => column))];
  return [
    seed.filter(({ row }) => 2 * row < rows),
    seed.filter(({ row }) => 2 * row > rows),
    seed.filter(({ column }) => 2 * column < columns),
    seed.filter(({ column }) => 2 * column > columns),
  ];
}

function makes(half: readonly Cell[], images: readonly Cell[], whole: readonly Cell[]): boolean {
  const names = new Set([...half, ...images].map(({ row, column }) => `${row},${column}`));
  return whole.every(({ row, column }) => names.has(`${row},${column}`));
}

const resize: Edit = (cells, random) => {
  const other = resized(cells, EMPTY, random);
  return other.length === 0 || other[0]?.length === 0 ? undefined : other;
};

const EDITS = [
  ...[exchange(isGroup, isEmpty), exchange(isGroup, isEmpty), exchange(isGroup, isHole), exchange(isHole, isEmpty)],
  ...[replace(isHole, EMPTY), replace(isEmpty, HOLE), replace(isGroup, EMPTY), addCell, addGroup, removeGroup],
  ...[foldGroup, foldGroup, unfoldGroup, unfoldGroup, resize],
] as const satisfies readonly Edit[];
