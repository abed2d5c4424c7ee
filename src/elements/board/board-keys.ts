// Keys of a board: those that every puzzle has, and those that the puzzle gives a meaning. A held key repeats no faster
// than a person can follow.
import type { LiveBoard } from "./live-board.ts";

const REPEAT_MS = 150;

export class BoardKeys {
  #last = 0;

  /** What means nothing here is left to the page. */
  press(event: KeyboardEvent, board: LiveBoard): void {
    const act = actionOf(event, board);
    if (act === undefined) return;
    const isTooSoon = event.repeat && event.timeStamp - this.#last < REPEAT_MS;
    if (!isTooSoon) {
      this.#last = event.timeStamp;
      if (act() === false) return;
    }
    event.preventDefault();
  }
}

function actionOf(event: KeyboardEvent, board: LiveBoard): (() => unknown) | undefined {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !altKey) {
    if (key.toLowerCase() === "z") return () => void (shiftKey ? board.redo() : board.undo());
    return key.toLowerCase() === "y" ? () => void board.redo() : undefined;
  }
  // On many keyboards brackets are typed with Option or AltGr, which some machines tell as Ctrl and Alt.
  if (altKey && key !== "[" && key !== "]") return undefined;
  if (key === "Backspace") return () => void board.undo();
  if (key === "Home") return () => board.restart();
  return () => board.press(key);
}
