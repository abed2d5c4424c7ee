// What a puzzle brings so that levels of it can be painted: what there is to paint and what painting does, which names a
// legend may define, and which keys of the header a person chooses among. An editor knows no puzzle: it keeps the text, and
// asks here. A puzzle without it is edited as text.
//
// Nothing here judges a level: reading it does. What a cell holds may be anything that somebody typed.
import type { Words } from "../language/words.ts";
import type { Field, LevelDocument } from "../levels/document.ts";
import type { Cell } from "./cell.ts";
import { contentAt, type DraftCells, put } from "./draft-cells.ts";
import type { Glyph } from "./drawing.ts";
import type { Range } from "./generator.ts";

/** A level on its way: what is written, and the cells by their characters. */
export interface Sketch {
  readonly document: LevelDocument;
  readonly cells: PaintedCells;
}

/** The cells of both grids, which painting changes. The second is there where the level has one. */
export interface PaintedCells {
  readonly first: DraftCells;
  second?: DraftCells | undefined;
}

/** What a person paints with. */
export interface Brush {
  /** As it stands in a level file, which is also its key. */
  readonly character: string;
  readonly glyph: Glyph;
  /** Its name, as it begins a line. */
  readonly words: Words;
  /** More of it, as it begins a line: what this switch does. */
  readonly told?: Words;
  /** A board has one of it, so that nothing is filled with it. */
  readonly isSingle?: true;
}

export type Side = "top" | "bottom" | "left" | "right";

export interface Editing {
  /** The text of a small good level to begin with. */
  readonly start: string;
  /** The most rows, and the most columns. */
  readonly most: { readonly rows: number; readonly columns: number };
  /** What erasing leaves. */
  readonly blank: string;
  /** What a row or column is made of that is added on a side. Default: `blank`. */
  added?(side: Side): string;
  /** What is offered, in order: the ground first. */
  palette(sketch: Sketch): readonly string[];
  /** What a character is painted as; undefined where it is none of this level. */
  brush(sketch: Sketch, character: string): Brush | undefined;
  /** What is seen of a cell, the lowest first; empty where its character means nothing. */
  shown(sketch: Sketch, cell: Cell): readonly Glyph[];
  /** Default: the cell of the first grid has this character then. */
  paint?(cells: PaintedCells, cell: Cell, character: string): void;
  /** Groups or colours that have a letter each. */
  readonly letters?: Letters;
  readonly legend?: LegendEditing;
  /** Header keys of the puzzle's own. */
  readonly header?: readonly HeaderChoice[];
}

/** Puts a character into the first grid, which is what painting is where a puzzle does not say otherwise. */
export function paintFirst(cells: PaintedCells, cell: Cell, character: string): void {
  put(cells.first, cell, character);
}

/** What the first grid has there, empty where there is no such cell. */
export function firstAt({ cells }: Sketch, cell: Cell): string {
  return contentAt(cells.first, cell) ?? "";
}

export interface Letters {
  /** What they are, as a heading: `Groups`. */
  readonly words: Words;
  /** All that there may be, in order. */
  readonly all: string;
  /** The letter of what a character is a part of; undefined where it is a part of none. */
  of(character: string): string | undefined;
  /** The same part of another letter. */
  as(character: string, letter: string): string;
  /** How many parts there are, in words: `2 tiles, 1 goal`. */
  counted(counts: ReadonlyMap<string, number>): Words;
}

/** The letters that cells have, in order, and how often each character of them is there. */
export function lettersIn(
  { first, second }: PaintedCells,
  letters: Pick<Letters, "all" | "of">,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const covered = (row: number, column: number): string => (second === undefined ? "" : (second[row]?.[column] ?? ""));
  first.forEach((line, row) => {
    line.forEach((character, column) => {
      // The same goal in both grids is one.
      for (const each of new Set([character, covered(row, column)])) {
        const letter = letters.of(each);
        if (letter === undefined) continue;
        const counts = found.get(letter) ?? new Map<string, number>();
        found.set(letter, counts.set(each, (counts.get(each) ?? 0) + 1));
      }
    });
  });
  const place = (letter: string): number => letters.all.indexOf(letter);
  return new Map([...found].sort(([a], [b]) => place(a) - place(b)));
}

/** Those that are there, and the next ones that are not. */
export function offeredLetters(sketch: Sketch, letters: Pick<Letters, "all" | "of">, more: number): string[] {
  const used = lettersIn(sketch.cells, letters);
  const free = [...letters.all].filter((letter) => !used.has(letter)).slice(0, more);
  return [...letters.all].filter((letter) => used.has(letter) || free.includes(letter));
}

/** A key of the header with the numbers or the words that it takes. */
export interface HeaderChoice {
  readonly key: string;
  readonly words: Words;
  /** What it means, in a sentence. */
  readonly told?: Words;
  readonly numbers?: Range;
  readonly options?: readonly Option[];
  /** What holds where nothing is said. */
  readonly usual?: Words;
}

export interface Option {
  readonly value: string;
  readonly words: Words;
}

export interface LegendEditing {
  /** What its entries are, as a heading: `Bridges, switches, splits`. */
  readonly words: Words;
  /** What can be added. */
  readonly kinds: readonly LegendKind[];
  /** What can be chosen of an entry, in order; undefined where it cannot be read, so that it is edited as text. */
  choices(field: Field, document: LevelDocument): readonly LegendChoice[] | undefined;
  /** The cells that a value names. */
  cellsOf(value: string): readonly Cell[];
  /** The value when all cells have moved so far. */
  moved(value: string, rows: number, columns: number): string;
  /** The entries when one of them is gone. */
  without(legend: readonly Field[], key: string): readonly Field[];
}

export interface LegendKind {
  readonly words: Words;
  /** What it is called: the first that is free. */
  readonly names: string;
  /** What it means at first, on a board of this level. */
  value(document: LevelDocument): string;
}

/** One choice of a legend entry. `with` gives the value of the entry when it is made. */
export type LegendChoice =
  | {
      readonly kind: "one-of";
      readonly words: Words;
      readonly value: string;
      readonly options: readonly Option[];
      with(value: string): string;
    }
  | { readonly kind: "cell"; readonly words: Words; readonly cell: Cell; with(cell: Cell): string };
