// The cells of a board for those who do not see it: a row group for each row, in it a cell with its place and what is on
// it in words, and one of them in the order of tabs. A board larger than 32 x 32 has the cells around that one.
import type { Language, Words } from "../../language/words.ts";
import type { Play } from "../../playing/play.ts";
import type { Cell } from "../../puzzles/cell.ts";
import { type Glyph, ROLE_WORDS } from "../../puzzles/drawing.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { setChanged, svgNode } from "./svg-nodes.ts";

const MOST = 32;
const STEP = 8;

export class CellGrid {
  readonly group = svgNode("g", { role: "rowgroup", class: "cells" });
  readonly #rows: number;
  readonly #columns: number;
  readonly #outline: (cell: Cell) => string;
  #made = "";

  constructor(rows: number, columns: number, outline: (cell: Cell) => string) {
    this.#rows = rows;
    this.#columns = columns;
    this.#outline = outline;
  }

  /** Says what is where and what is chosen; the cell at `current` has the focus when the board has it. */
  tell({ puzzle, level, state }: Play, current: Cell, chosen: readonly Cell[], language: Language): void {
    const top = windowStart(current.row, this.#rows);
    const left = windowStart(current.column, this.#columns);
    const hadFocus = this.hasFocus;
    this.#make(top, left);
    const drawing = puzzle.drawState(level, state);
    const isChosen = new Set(chosen.map(({ row, column }) => `${row} ${column}`));
    for (const node of this.#nodes()) {
      const [row = 0, column = 0] = (node.getAttribute("data-cell") ?? "").split(" ").map(Number);
      if (isChosen.has(`${row} ${column}`)) setChanged(node, "aria-selected", "true");
      else node.removeAttribute("aria-selected");
      const shown = inWords(puzzle, level, drawing.glyph(row, column))[language];
      setChanged(node, "aria-label", BOARD_WORDS[language].cell(row + 1, column + 1, shown));
      const isCurrent = row === current.row && column === current.column;
      setChanged(node, "tabindex", isCurrent ? "0" : "-1");
    }
    if (hadFocus) this.focus();
  }

  focus(): void {
    this.group.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  get hasFocus(): boolean {
    const root = this.group.getRootNode();
    const active = root instanceof ShadowRoot ? root.activeElement : null;
    return active !== null && this.group.contains(active);
  }

  #nodes(): NodeListOf<Element> {
    return this.group.querySelectorAll("[role=gridcell]");
  }

  #make(top: number, left: number): void {
    const made = `${top} ${left}`;
    if (this.#made === made) return;
    this.#made = made;
    const rows = range(top, Math.min(this.#rows, top + MOST)).map((row) => {
      const group = svgNode("g", { role: "row", "aria-rowindex": String(row + 1) });
      group.append(
        ...range(left, Math.min(this.#columns, left + MOST)).map((column) =>
          svgNode("path", {
            role: "gridcell",
            "aria-colindex": String(column + 1),
            "data-cell": `${row} ${column}`,
            class: "cell",
            d: this.#outline({ row, column }),
          }),
        ),
      );
      return group;
    });
    this.group.replaceChildren(...rows);
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
