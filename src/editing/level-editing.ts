// A level while it is edited: the text as it is now, the last one that could be drawn, and the way back. What is typed and what
// is painted are edits of the same text, so that undo takes back either, in the order in which they were made.
import { canonicalText, type Draft, draftOf } from "./draft.ts";
import type { Edit } from "./edits.ts";
import { isPainted, type PaintedDraft } from "./sketch.ts";

/** Further back nobody goes. */
const MOST_STEPS = 500;
/** Of all texts that are kept together, in characters. */
const MOST_KEPT = 2 ** 25;

export class LevelEditing {
  #draft: Draft;
  #picture: PaintedDraft | undefined;
  #past: string[] = [];
  #future: string[] = [];
  /** What the last edit was a part of: what goes on with it is one step back. */
  #stroke: unknown;

  constructor(text = "") {
    this.#draft = draftOf(text);
    this.#see();
  }

  /** As it is, half a line included. */
  get draft(): Draft {
    return this.#draft;
  }

  /** What is drawn: the draft, or, while that says no game or has no grid, the last one that did. */
  get picture(): PaintedDraft | undefined {
    return this.#picture;
  }

  get text(): string {
    return this.#draft.text;
  }

  /** Canonical wherever that loses nothing. */
  get level(): string {
    return canonicalText(this.#draft);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Begins anew with this text: there is no way back. */
  begin(text: string): void {
    this.#past = [];
    this.#future = [];
    this.#stroke = undefined;
    this.#picture = undefined;
    this.#set(text);
    this.tidy();
  }

  /** Another level in its place, as a step that can be taken back. */
  replace(text: string): boolean {
    const { level } = new LevelEditing(text);
    return this.#step(level, undefined);
  }

  /** What a person has typed so far. Letters in one line are one step. */
  type(text: string): void {
    this.#step(text, `line ${lineOfChange(this.text, text)}`);
  }

  /** Typing is over: what was typed is written as all levels are, where that loses nothing. */
  tidy(): void {
    const { level } = this;
    this.#stroke = undefined;
    if (level !== this.text) this.#set(level);
  }

  /** False where there is nothing to do, or nothing to do it to. Edits of the same stroke are one step. */
  edit(edit: Edit, stroke?: unknown): boolean {
    const { level } = this;
    const draft = level === this.text ? this.#draft : draftOf(level);
    if (!isPainted(draft)) return false;
    const text = edit(draft);
    return text !== undefined && this.#step(canonicalText(draftOf(text)), stroke);
  }

  undo(): boolean {
    return this.#go(this.#past, this.#future);
  }

  redo(): boolean {
    return this.#go(this.#future, this.#past);
  }

  #go(from: string[], to: string[]): boolean {
    const text = from.pop();
    if (text === undefined) return false;
    to.push(this.text);
    this.#stroke = undefined;
    this.#set(text);
    return true;
  }

  #step(text: string, stroke: unknown): boolean {
    if (text === this.text) return false;
    if (stroke === undefined || stroke !== this.#stroke) {
      this.#past.push(this.text);
      this.#forget();
    }
    this.#stroke = stroke;
    this.#future = [];
    this.#set(text);
    return true;
  }

  #forget(): void {
    let kept = this.#past.reduce((sum, { length }) => sum + length, 0);
    while (this.#past.length > MOST_STEPS || (kept > MOST_KEPT && this.#past.length > 1)) {
      kept -= this.#past.shift()?.length ?? 0;
    }
  }

  #set(text: string): void {
    this.#draft = draftOf(text);
    this.#see();
  }

  #see(): void {
    if (isPainted(this.#draft)) this.#picture = this.#draft;
  }
}

/** The line in which two texts begin to differ, and whether they have the same lines else. */
function lineOfChange(before: string, after: string): string {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let line = 0;
  while (line < a.length && a[line] === b[line]) line++;
  return `${line} of ${b.length}`;
}
