// What pointers and keys do on the board of an editor: strokes, fills, the choice of a cell for an entry of the legend; and what
// the board shows of the level.
import { fill, lineBetween, paint, setEntry } from "../../editing/edits.ts";
import { cellAt } from "../../editing/problem-cells.ts";
import type { Language } from "../../language/words.ts";
import { type Problem, wordsOfProblem } from "../../levels/problem.ts";
import { type Cell, placeKey } from "../../puzzles/cell.ts";
import { contentAt } from "../../puzzles/draft-cells.ts";
import type { Role } from "../../puzzles/drawing.ts";
import type { Brush } from "../../puzzles/editing.ts";
import { BOARD_WORDS } from "../board/board-words.ts";
import type { Desk, Paintable, Picking, Tool } from "./desk.ts";
import { followStrokes } from "./paint-pointer.ts";
import { PaintedBoard } from "./painted-board.ts";

interface Host {
  desk(): Desk;
  changed(): void;
  /** The last edit. */
  takeBack(): void;
}

interface Stroke {
  readonly brush: string;
  cells: number;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Nearer than this from any cell are the ends of all rows. */
const END = 2 ** 20;

const FAR: Readonly<Record<string, (rowsInView: number) => readonly [down: number, right: number]>> = {
  Home: () => [0, -END],
  End: () => [0, END],
  PageUp: (rows) => [-rows, 0],
  PageDown: (rows) => [rows, 0],
};

const NONE: readonly Problem[] = [];

/** Where a level begins, the best first. */
const BEGINNINGS: readonly ((role: Role) => boolean)[] = [
  (role) => PIECES.includes(role),
  (role) => role !== "void" && role !== "wall",
];
const PIECES: readonly Role[] = ["block", "block-active", "piece", "piece-at-goal"];

export class Painting {
  readonly board = new PaintedBoard((isLarger) => {
    if (isLarger === this.#isLarger) return;
    this.#isLarger = isLarger;
    this.#host.changed();
  });
  readonly #host: Host;
  #tool: Tool = "paint";
  #isLarger = false;
  #picking: Picking | undefined;
  #stroke: Stroke | undefined;
  /** Of the keyboard: while Shift is held. */
  #keyStroke: object = {};
  #isStale = false;
  #isOpening = true;
  /** What the board was told of last. */
  #told: readonly unknown[] = [undefined];

  constructor(host: Host) {
    this.#host = host;
    const { element } = this.board;
    followStrokes(this.board, {
      isMoved: () => this.tool === "move" && this.#picking === undefined,
      began: (cell, event) => this.#began(cell, event),
      wentOn: (from, to) => this.#paint(lineBetween(from, to)),
      ended: () => this.#ended(),
      calledOff: () => this.#calledOff(),
    });
    element.addEventListener("keydown", (event) => this.#pressed(event));
    element.addEventListener("keyup", ({ key }) => {
      if (key === "Shift") this.#keyStroke = {};
    });
  }

  /** Only what is larger than its place can be moved. */
  get tool(): Tool {
    return this.#tool === "move" && !this.#isLarger ? "paint" : this.#tool;
  }

  /** Whether the board is larger than its place. */
  get isLarger(): boolean {
    return this.#isLarger;
  }

  get isPicking(): boolean {
    return this.#picking !== undefined;
  }

  take(tool: Tool): void {
    this.#tool = tool;
    this.#host.changed();
  }

  /** The next cell that is tapped, or chosen by a key. */
  pick(picking: Picking): void {
    this.#picking = picking;
    this.board.focus();
    this.#host.changed();
  }

  // --- Pointers

  #began(cell: Cell, { button, altKey }: PointerEvent): boolean {
    const { paintable, brush } = this.#host.desk();
    if (paintable === undefined) return false;
    if (this.#picking !== undefined) return this.#picked(cell);
    if (altKey) return this.#takeBrush(cell, paintable);
    if (this.#refused()) return false;
    const isErasing = button === 2;
    this.#stroke = { brush: isErasing ? paintable.editing.blank : brush, cells: 0 };
    if (this.tool === "fill" && !isErasing) {
      this.#fill(cell, brush);
      return false;
    }
    this.#paint([cell]);
    return true;
  }

  #paint(cells: readonly Cell[]): void {
    const stroke = this.#stroke;
    const { paintable, edit } = this.#host.desk();
    if (stroke === undefined || paintable === undefined) return;
    if (edit(paint(paintable.editing, cells, stroke.brush), stroke)) stroke.cells += cells.length;
  }

  #ended(): void {
    const { words, say } = this.#host.desk();
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke !== undefined && stroke.cells > 1) say(words.painted(this.#nameOf(stroke.brush), stroke.cells));
  }

  #calledOff(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke !== undefined && stroke.cells > 0) this.#host.takeBack();
  }

  #takeBrush(cell: Cell, { editing, sketch }: Paintable): boolean {
    const character = contentAt(sketch.cells.first, cell);
    if (character !== undefined && editing.brush(sketch, character) !== undefined) this.#host.desk().choose(character);
    return false;
  }

  #fill(cell: Cell, brush: string): void {
    const { paintable, edit, words, say } = this.#host.desk();
    if (paintable === undefined || !edit(fill(paintable.editing, cell, brush))) return;
    say(words.paintedAt(this.#nameOf(brush), cell.row + 1, cell.column + 1));
  }

  #picked(cell: Cell): boolean {
    const picking = this.#picking;
    this.#picking = undefined;
    const { edit, words, language, say } = this.#host.desk();
    if (picking !== undefined) {
      edit(setEntry(picking.key, picking.with(cell)));
      say(words.picked(picking.what[language], words.cell(cell.row, cell.column)));
    }
    this.#host.changed();
    return false;
  }

  /** Where the text cannot be painted, that is told. */
  #refused(): boolean {
    if (!this.#isStale) return false;
    const { words, say } = this.#host.desk();
    say(words.cannotPaint);
    return true;
  }

  // --- Keys

  #pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = this.#pressedArrow(event) || this.#pressedOther(event);
    if (isTaken) event.preventDefault();
  }

  #pressedArrow({ key, shiftKey }: KeyboardEvent): boolean {
    const { row, column } = this.board.at;
    const far = FAR[key]?.(this.board.rowsInView);
    if (far !== undefined) {
      this.board.reveal({ row: row + far[0], column: column + far[1] });
      return true;
    }
    const arrow = ARROWS[key];
    if (arrow === undefined) return false;
    const to = { row: row + arrow[0], column: column + arrow[1] };
    if (!this.board.has(to)) return true;
    this.board.reveal(to);
    if (shiftKey && !this.isPicking) this.#paintAt([{ row, column }, to], this.#host.desk().brush, this.#keyStroke);
    return true;
  }

  #pressedOther({ key }: KeyboardEvent): boolean {
    const { paintable, brush, choose } = this.#host.desk();
    if (paintable === undefined) return false;
    const { at } = this.board;
    if (key === " " || key === "Enter") {
      if (this.isPicking) this.#picked(at);
      else if (this.tool !== "fill") this.#paintAt([at], brush);
      else if (!this.#refused()) this.#fill(at, brush);
      return true;
    }
    if (key === "Escape" && this.isPicking) {
      this.#picking = undefined;
      this.#host.changed();
      return true;
    }
    if (key === "Backspace" || key === "Delete") {
      this.#paintAt([at], paintable.editing.blank);
      return true;
    }
    const character = paintable.puzzle.format.aliases[key] ?? key;
    if ([...character].length !== 1 || paintable.editing.brush(paintable.sketch, character) === undefined) return false;
    choose(character);
    this.#paintAt([at], character);
    return true;
  }

  #paintAt(cells: readonly Cell[], brush: string, stroke?: object): void {
    const { paintable, edit, words, say } = this.#host.desk();
    if (paintable === undefined || this.#refused()) return;
    const { row, column } = cells.at(-1) as Cell;
    edit(paint(paintable.editing, cells, brush), stroke);
    say(words.paintedAt(this.#nameOf(brush), row + 1, column + 1));
  }

  #nameOf(brush: string): string {
    const { paintable, language } = this.#host.desk();
    return paintable?.editing.brush(paintable.sketch, brush)?.words[language] ?? brush;
  }

  // --- What the board shows

  /** Another level than before: it is to be seen where it begins. */
  begin(): void {
    this.#isOpening = true;
  }

  show(paintable: Paintable, isStale: boolean): void {
    const { language, level, brush } = this.#host.desk();
    const { editing, sketch, picture } = paintable;
    this.#isStale = isStale;
    const { document } = picture;
    const problems = isStale ? NONE : level.draft.loaded.problems;
    const wrong = new Map<number, { readonly cell: Cell; readonly isError: boolean; readonly message: string }>();
    for (const problem of problems.toReversed()) {
      const cell = cellAt(document, problem);
      if (cell === undefined) continue;
      const message = wordsOfProblem(problem).message[language];
      wrong.set(placeKey(cell.row, cell.column), { cell, isError: problem.severity === "error", message });
    }
    const told = [sketch, problems, language] as const;
    if (this.#told.some((each, i) => each !== told[i])) this.#tell(paintable, wrong);
    this.#told = told;
    if (this.#isOpening) this.board.open(beginningOf(paintable));
    this.#isOpening = false;
    const value = document.legend.find(({ key }) => key === (this.#picking?.key ?? brush))?.value;
    const named = value === undefined ? [] : (editing.legend?.cellsOf(value) ?? []);
    this.board.picture.mark([
      ...[...wrong.values()].map(
        ({ cell, isError }) => ({ cell, kind: isError ? "wrong" : "warned", text: "!" }) as const,
      ),
      ...named
        .map((cell, i) => ({ cell, kind: "named", text: String(i + 1) }) as const)
        .filter(({ cell }) => this.board.has(cell)),
    ]);
  }

  #tell(paintable: Paintable, wrong: ReadonlyMap<number, { readonly message: string }>): void {
    // Asked once: of a large board it is long to tell what is on the desk.
    const desk = this.#host.desk();
    const { language, words } = desk;
    const { puzzle, editing, sketch, picture } = paintable;
    const { document } = picture;
    const { rows, columns } = document.grid;
    const title = document.header.find(({ key }) => key === "title")?.value || undefined;
    this.board.show({
      ...{ rows, columns },
      see: (cell) => ({ glyphs: editing.shown(sketch, cell), character: contentAt(sketch.cells.first, cell) ?? "" }),
      label: words.board(puzzle.name[language], title, BOARD_WORDS[language].size(rows, columns)),
      tell: (cell) => {
        const problem = wrong.get(placeKey(cell.row, cell.column));
        const shown = contentInWords(cell, paintable, desk);
        const told = BOARD_WORDS[language].cell(cell.row + 1, cell.column + 1, shown);
        return problem === undefined ? told : `${told}. ${words.wrongHere(problem.message)}`;
      },
    });
  }
}

function contentInWords(cell: Cell, { editing, sketch }: Paintable, { language, words }: Desk): string {
  const { first, second = [] } = sketch.cells;
  const contents = [contentAt(first, cell) ?? "", contentAt(second, cell) ?? ""];
  const told = contents.flatMap((character, i) => {
    if (character === "") return [];
    const brush = editing.brush(sketch, character);
    if (brush === undefined) return [words.unknown(character)];
    // Of the second grid what is nothing is no more to be told.
    const isNothing = i === 1 && (character === contents[0] || brush.glyph.kind === undefined);
    return isNothing ? [] : [named(brush, language)];
  });
  return told.join(", ");
}

/** The start or the first piece, or else what is not void; the corner where there is nothing. */
function beginningOf({ editing, sketch }: Paintable): Cell {
  const ranks = new Map<string, number>();
  let least = BEGINNINGS.length;
  let beginning: Cell = { row: 0, column: 0 };
  for (const [row, line] of sketch.cells.first.entries()) {
    for (const [column, character] of line.entries()) {
      let rank = ranks.get(character);
      if (rank === undefined) {
        const roles = editing.shown(sketch, { row, column }).map(({ role }) => role);
        rank = BEGINNINGS.findIndex((isOne) => roles.some(isOne));
        ranks.set(character, rank < 0 ? BEGINNINGS.length : rank);
      }
      if (rank < 0 || rank >= least) continue;
      [least, beginning] = [rank, { row, column }];
      if (rank === 0) return beginning;
    }
  }
  return beginning;
}

/** Where its name does not say it, its character says which it is. */
function named({ character, words, told }: Brush, language: Language): string {
  return told === undefined ? words[language] : `${character}, ${told[language]}`;
}
