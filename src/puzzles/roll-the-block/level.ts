// Makes a Roll the Block level from its document, or reports all that is wrong with it.
//
// A board may have sixteen million cells, so a cell is a number: the place of its tile in a table that has one entry
// for each meaning. A hostile grid may be far larger still, so the size is judged before any cell is looked at.
import { isReserved, shorten, showCharacter } from "../../levels/characters.ts";
import type { LevelDocument } from "../../levels/document.ts";
import type { GridText } from "../../levels/grid-text.ts";
import type { ProblemList } from "../../levels/problem.ts";
import { cellText } from "../cell.ts";
import type { Level } from "../puzzle.ts";
import { atOnce, type Steps } from "../steps.ts";
import { type Legend, readLegend } from "./legend.ts";
import type { Block } from "./state.ts";
import { type Bridge, type Cell, FLOOR, FRAGILE, sideBySide, TARGET, type Tile, VOID } from "./tiles.ts";

/** The largest board, in cells a side. */
const MAX_SIDE = 4096;
/** The tiles that need no legend. */
const PLAIN_TILES: ReadonlyMap<string, Tile> = new Map([
  ["#", VOID],
  [".", FLOOR],
  ["~", FRAGILE],
  ["T", TARGET],
]);
/** How many names a legend may have: the place of a tile must fit into 16 bits. */
export const MAX_NAMES = 0x1_0000 - PLAIN_TILES.size;

export interface RollLevel extends Level {
  /** The tile of every cell, row by row, as an index into `kinds`. */
  readonly tiles: Uint16Array;
  readonly kinds: readonly Tile[];
  /** In the order of the legend. */
  readonly bridges: readonly Bridge[];
  /** In a level that is read from a file it is whole. */
  readonly start: Block;
  readonly target: Cell;
}

/** The tile of a cell that is on the board. */
export function tileAt(level: Pick<RollLevel, "columns" | "tiles" | "kinds">, cell: Cell): Tile {
  return level.kinds[level.tiles[cell.row * level.columns + cell.column] as number] as Tile;
}

export function isOnBoard(level: Pick<Level, "rows" | "columns">, { row, column }: Cell): boolean {
  return row >= 0 && row < level.rows && column >= 0 && column < level.columns;
}

/** Cells that are worth a step. */
const CELLS_A_STEP = 1 << 18;

/** Of those who go row by row over the board: whether one has done enough for a step. */
export function endsStep({ columns }: Pick<Level, "columns">, row: number): boolean {
  return row % Math.ceil(CELLS_A_STEP / columns) === 0;
}

export function readLevel(document: LevelDocument, problems: ProblemList): RollLevel | undefined {
  return atOnce(readingLevel(document, problems));
}

export function* readingLevel(document: LevelDocument, problems: ProblemList): Steps<RollLevel | undefined> {
  const legend = readLegend(document.legend, problems);
  if (!checkSizes(document, problems)) return undefined;

  const board = yield* readBoard(document.grid, legend, problems);
  const start = checkStart(document, board.starts, problems);
  const target = checkTarget(document, board.targets, problems);
  checkSplits(board, legend, problems);
  warnOfUnusedNames(document, board, legend, problems);
  if (problems.hasErrors || start === undefined || target === undefined) return undefined;
  const { rows, columns, tiles, kinds } = board;
  return { document, rows, columns, tiles, kinds, bridges: legend.bridges, start, target };
}

interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: Uint16Array;
  readonly kinds: readonly Tile[];
  /** 1 for each kind that a cell has. */
  readonly used: Uint8Array;
  readonly starts: Sightings;
  readonly targets: Sightings;
}

/** Where a character was seen: how often, and the first cells. */
class Sightings {
  readonly first: Cell[] = [];
  count = 0;

  add(row: number, column: number): void {
    if (this.count++ < 3) this.first.push({ row, column });
  }
}

function checkSizes({ grid, legend }: LevelDocument, problems: ProblemList): boolean {
  const boardFits = grid.rows <= MAX_SIDE && grid.columns <= MAX_SIDE;
  if (!boardFits) {
    const size = `${grid.rows} x ${grid.columns}`;
    const most = { en: `at most ${MAX_SIDE} x ${MAX_SIDE}`, pt: `no máximo ${MAX_SIDE} x ${MAX_SIDE}` };
    problems.error(
      grid.position(0, 0),
      {
        en: `The board is too large: ${size} cells (rows x columns).`,
        pt: `O tabuleiro é demasiado grande: ${size} células (linhas x colunas).`,
      },
      size,
      most,
    );
  }
  const firstTooMany = legend[MAX_NAMES];
  if (firstTooMany !== undefined) {
    const message = {
      en: `The legend has too many names: ${legend.length}.`,
      pt: `A legenda tem nomes a mais: ${legend.length}.`,
    };
    problems.error(
      firstTooMany.keyAt,
      message,
      { en: `${legend.length} names`, pt: `${legend.length} nomes` },
      { en: `at most ${MAX_NAMES}`, pt: `no máximo ${MAX_NAMES}` },
    );
  }
  return boardFits && firstTooMany === undefined;
}

function* readBoard(grid: GridText, legend: Legend, problems: ProblemList): Steps<Board> {
  const { rows, columns } = grid;
  const kinds = [...PLAIN_TILES.values(), ...legend.tiles.values()];
  const names = [...PLAIN_TILES.keys(), ...legend.tiles.keys()];
  const kindOf = new Map(names.map((name, kind) => [codePointOf(name), kind]));
  // A board can have sixteen million cells: most are asked of a list, in which -1 stands for what is looked at more closely.
  const common = Int32Array.from({ length: 128 }, (_, codePoint) => kindOf.get(codePoint) ?? -1);
  common[codePointOf("T")] = -1;
  const floor = kinds.indexOf(FLOOR);
  const starts = new Sightings();
  const targets = new Sightings();
  const unknown = new Map<number, Sightings>();

  const tiles = new Uint16Array(rows * columns);
  const used = new Uint8Array(kinds.length);
  const [startCode, targetCode] = [codePointOf("S"), codePointOf("T")];
  const seenAt = (codePoint: number, row: number, column: number): number => {
    const kind = kindOf.get(codePoint);
    if (codePoint === targetCode) targets.add(row, column);
    else if (codePoint === startCode) starts.add(row, column);
    else if (kind === undefined) {
      const seen = unknown.get(codePoint) ?? new Sightings();
      unknown.set(codePoint, seen);
      seen.add(row, column);
    }
    return kind ?? floor;
  };
  const codePoints = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    if (endsStep(grid, row)) yield;
    grid.readRow(row, codePoints);
    for (let column = 0; column < columns; column++) {
      const codePoint = codePoints[column] as number;
      const kind = codePoint < common.length ? (common[codePoint] as number) : -1;
      const tile = kind >= 0 ? kind : seenAt(codePoint, row, column);
      tiles[row * columns + column] = tile;
      used[tile] = 1;
    }
  }

  for (const [codePoint, seen] of unknown) reportUnknown(codePoint, seen, grid, problems);
  return { rows, columns, tiles, kinds, used, starts, targets };
}

function reportUnknown(codePoint: number, seen: Sightings, grid: GridText, problems: ProblemList): void {
  const cell = seen.first[0] as Cell;
  const name = String.fromCodePoint(codePoint);
  const [shown, at, others] = [showCharacter(codePoint), cellText(cell), seen.count - 1];
  const message = {
    en: `The legend does not say what ${shown.en} is, at ${at}${others === 0 ? "" : ` and at ${others} more`}.`,
    pt: `A legenda não diz o que é ${shown.pt}, em ${at}${others === 0 ? "" : ` e em mais ${others}`}.`,
  };
  const definition = (like: string): string => (isReserved(name) ? "" : ` (${like} \`${name}: bridge open\`)`);
  const expected = {
    en: `one of . # S T ~ or a name of the legend${definition("a line like")}`,
    pt: `um de . # S T ~ ou um nome da legenda${definition("uma linha como")}`,
  };
  problems.error(grid.position(cell.row, cell.column), message, shorten(name), expected);
}

function checkStart({ at, grid }: LevelDocument, starts: Sightings, problems: ProblemList): Block | undefined {
  const expected = {
    en: "one `S` (upright) or two `S` side by side (lying)",
    pt: "um `S` (de pé) ou dois `S` lado a lado (deitado)",
  };
  const [first, second, third] = starts.first;
  if (first === undefined) {
    problems.error(at, { en: "The level has no start.", pt: "O nível não tem início." }, "", expected);
  } else if (second === undefined) {
    return { shape: "upright", cell: first };
  } else if (third !== undefined) {
    const message = {
      en: `There are ${starts.count} start cells; the third is at ${cellText(third)}.`,
      pt: `Há ${starts.count} células de início; a terceira está em ${cellText(third)}.`,
    };
    problems.error(grid.position(third.row, third.column), message, "S", expected);
  } else if (!sideBySide(first, second)) {
    const message = {
      en: `The start cells ${cellText(first)} and ${cellText(second)} do not touch: that is two starts.`,
      pt: `As células de início ${cellText(first)} e ${cellText(second)} não se tocam: são dois inícios.`,
    };
    problems.error(grid.position(second.row, second.column), message, "S", expected);
  } else {
    return { shape: "lying", cells: [first, second] };
  }
  return undefined;
}

function checkTarget({ at, grid }: LevelDocument, targets: Sightings, problems: ProblemList): Cell | undefined {
  const [first, second] = targets.first;
  if (first === undefined) {
    problems.error(at, { en: "The level has no target.", pt: "O nível não tem alvo." }, "", {
      en: "one `T`",
      pt: "um `T`",
    });
  } else if (second !== undefined) {
    const message = {
      en: `There are ${targets.count} targets; the second is at ${cellText(second)}.`,
      pt: `Há ${targets.count} alvos; o segundo está em ${cellText(second)}.`,
    };
    problems.error(grid.position(second.row, second.column), message, "T", { en: "one `T`", pt: "um `T`" });
  }
  return first;
}

function checkSplits(board: Board, legend: Legend, problems: ProblemList): void {
  for (const { cell, word } of legend.splitCells) {
    if (!isOnBoard(board, cell)) {
      const last = cellText({ row: board.rows - 1, column: board.columns - 1 });
      const most = { en: `a cell from (0,0) to ${last}`, pt: `uma célula de (0,0) a ${last}` };
      problems.error(
        word.at,
        {
          en: `A half would go to ${shorten(word.text)}, which is outside the board.`,
          pt: `Uma metade iria para ${shorten(word.text)}, que fica fora do tabuleiro.`,
        },
        shorten(word.text),
        most,
      );
    } else if (tileAt(board, cell) === VOID) {
      const message = {
        en: `A half would go to ${cellText(cell)}, which is void.`,
        pt: `Uma metade iria para ${cellText(cell)}, que é vazio.`,
      };
      problems.error(word.at, message, shorten(word.text), {
        en: "a cell that is not void",
        pt: "uma célula que não seja vazio",
      });
    }
  }
}

function warnOfUnusedNames(
  { legend: fields }: LevelDocument,
  board: Board,
  legend: Legend,
  problems: ProblemList,
): void {
  if (fields.length === 0) return;
  const unused = new Set([...legend.tiles.keys()].filter((_, i) => board.used[PLAIN_TILES.size + i] === 0));
  for (const { key, keyAt } of fields) {
    if (!unused.has(key)) continue;
    const message = {
      en: `No cell of the grid has the name \`${key}\`.`,
      pt: `Nenhuma célula da grelha tem o nome \`${key}\`.`,
    };
    problems.warning(keyAt, message, key, { en: "a name that the grid uses", pt: "um nome que a grelha use" });
  }
}

function codePointOf(character: string): number {
  return character.codePointAt(0) as number;
}
