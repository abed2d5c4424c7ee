// What the parts of an editor are told and what they ask for: the level as it is now, and what a person wants to be done to it.
import type { Edit } from "../../editing/edits.ts";
import type { LevelEditing } from "../../editing/level-editing.ts";
import type { PaintedDraft } from "../../editing/sketch.ts";
import type { Language, Words } from "../../language/words.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { Editing, Sketch } from "../../puzzles/editing.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { EditorWords } from "./editor-words.ts";

/** What can be painted: there is a picture, and its puzzle says how. */
export interface Paintable {
  readonly puzzle: Puzzle;
  readonly editing: Editing;
  readonly picture: PaintedDraft;
  readonly sketch: Sketch;
}

/** What a pointer does on the board: it paints, fills, or moves a board that is larger than its place. */
export type Tool = "paint" | "fill" | "move";

/** A cell that is to be chosen on the board. */
export interface Picking {
  readonly what: Words;
  /** The entry of the legend that it is for. */
  readonly key: string;
  with(cell: Cell): string;
}

export interface Desk {
  readonly language: Language;
  readonly words: EditorWords;
  readonly level: LevelEditing;
  readonly paintable: Paintable | undefined;
  /** The character that is painted with. */
  readonly brush: string;
  readonly tool: Tool;
  /** Edits of the same stroke are taken back together. False where nothing came of it. */
  edit(edit: Edit, stroke?: unknown): boolean;
  choose(brush: string): void;
  pick(picking: Picking): void;
  say(text: string): void;
}
