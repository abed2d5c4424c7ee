// The cells of a board for those who do not see it: a row group for each row, in it a cell with its place and what is on
// it in words, and one of them in the order of tabs. A board larger than 32 x 32 has the cells around that one.
import type { Language, Words } from "../../language/words.ts";
import type { Play } from "../../playing/play.ts";
import type { Cell } from "../../puzzles/cell.ts";
import { type Drawing, type Glyph, isSameGlyph, ROLE_WORDS } from "../../puzzles/drawing.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { svgNode } from "./svg-nodes.ts";

const MOST = 32;
const STEP = 8;
/** How many cells are told what they are in a frame in which something moves. */
const SOME = 96;

/** What a cell was told to be last. */
interface Told {
  readonly node: SVGElement;
  readonly row: number;
  readonly column: number;
  said?: { readonly glyph: Glyph; readonly language: Language };
}

/** How far the cells have been told what they are. */
interface Naming {
  readonly state: unknown;
  readonly language: Language;
  readonly drawing: Drawing;
  next: number;
}

export class CellGrid {
  /** Its own layer over the picture, so that neither is drawn anew for the other. */
  readonly element = svgNode("svg", { role: "rowgroup", class: "cells" });
  readonly #rows: number;
  readonly #columns: number;
  readonly #outline: (cell: Cell) => string;
  #made = "";
  #naming: Naming | undefined;
  #cells: readonly Told[] = [];
  #current: SVGElement | undefined;
  #chosen: ReadonlySet<SVGElement> = new Set();

  constructor(rows: number, columns: number, outline: (cell: Cell) => string) {
    this.#rows = rows;
    this.#columns = columns;
    this.#outline = outline;
  }

  /** Says what is where of so many cells more, while something moves: `tell` has less left to say. */
  tellSome(play: Play, language: Language): void {
    this.#name(play, language, SOME);
  }

  /** Says what is where and what is chosen; the cell at `current` has the focus when the board has it. Only what is another
   *  than before is touched. */
  tell(play: Play, current: Cell, chosen: readonly Cell[], language: Language): void {
    const hadFocus = this.hasFocus;
    this.#make(windowStart(current.row, this.#rows), windowStart(current.column, this.#columns));
    this.#name(play, language);
    this.#choose(new Set(chosen.flatMap((cell) => this.#nodeOf(cell) ?? [])));
    const now = this.#nodeOf(current);
    if (now === this.#current) return;
    this.#current?.setAttribute("tabindex", "-1");
    now?.setAttribute("tabindex", "0");
    this.#current = now;
    if (hadFocus) this.focus();
  }

  #choose(chosen: ReadonlySet<SVGElement>): void {
    for (const node of this.#chosen) if (!chosen.has(node)) node.removeAttribute("aria-selected");
    for (const node of chosen) if (!this.#chosen.has(node)) node.setAttribute("aria-selected", "true");
    this.#chosen = chosen;
  }

  focus(): void {
    this.#current?.focus({ preventScroll: true });
  }

  get hasFocus(): boolean {
    const root = this.element.getRootNode();
    const active = root instanceof ShadowRoot ? root.activeElement : null;
    return active !== null && this.element.contains(active);
  }

  #name({ puzzle, level, state }: Play, language: Language, most = this.#cells.length): void {
    const last = this.#naming;
    const isSame = last !== undefined && last.state === state && last.language === language;
    const naming = isSame ? last : { state, language, drawing: puzzle.drawState(level, state), next: 0 };
    this.#naming = naming;
    const { drawing, next } = naming;
    const end = Math.min(this.#cells.length, next + most);
    for (const cell of this.#cells.slice(next, end)) {
      const { node, row, column, said } = cell;
      const glyph = drawing.glyph(row, column);
      if (said !== undefined && isSameGlyph(said.glyph, glyph) && said.language === language) continue;
      cell.said = { glyph, language };
      const shown = inWords(puzzle, level, glyph)[language];
      node.setAttribute("aria-label", BOARD_WORDS[language].cell(row + 1, column + 1, shown));
    }
    naming.next = end;
  }

  #nodeOf({ row, column }: Cell): SVGElement | undefined {
    const [first, last] = [this.#cells[0], this.#cells.at(-1)];
    if (first === undefined || last === undefined || column < first.column || column > last.column) return undefined;
    return this.#cells[(row - first.row) * (last.column - first.column + 1) + column - first.column]?.node;
  }

  #make(top: number, left: number): void {
    const made = `${top} ${left}`;
    if (this.#made === made) return;
    this.#made = made;
    this.#current = undefined;
    this.#chosen = new Set();
    this.#naming = undefined;
    const cells: Told[] = [];
    const rows = range(top, Math.min(this.#rows, top + MOST)).map((row) => {
      const group = svgNode("g", { role: "row", "aria-rowindex": String(row + 1) });
      for (const column of range(left, Math.min(this.#columns, left + MOST))) {
        const node = svgNode("path", {
          role: "gridcell",
          "aria-colindex": String(column + 1),
          "data-cell": `${row} ${column}`,
          class: "cell",
          d: this.#outline({ row, column }),
          tabindex: "-1",
        });
        group.append(node);
        cells.push({ node, row, column });
      }
      return group;
    });
    this.#cells = cells;
    this.element.replaceChildren(...rows);
  }
}

/** What a cell shows now. */
export function cellInWords({ puzzle, level, state }: Play, { row, column }: Cell): Words {
  return inWords(puzzle, level, puzzle.drawState(level, state).glyph(row, column));
}

/** Its name, where it has one, and what it is now: a bridge is told as it stands, not as the level began. */
function inWords(puzzle: Play["puzzle"], level: Play["level"], glyph: Glyph): Words {
  const isBridge = glyph.role === "bridge-open" || glyph.role === "bridge-closed";
  const { en, pt } = isBridge ? ROLE_WORDS[glyph.role] : puzzle.describeGlyph(level, glyph);
  const isNamed = glyph.kind !== undefined || glyph.role === "switch" || glyph.role === "split";
  return isNamed ? { en: `${glyph.text}, ${en}`, pt: `${glyph.text}, ${pt}` } : { en, pt };
}

/** It goes on in steps, so that the cells are not made anew for every move. */
function windowStart(current: number, length: number): number {
  const start = STEP * Math.round((current - MOST / 2) / STEP);
  return Math.max(0, Math.min(start, length - MOST));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
