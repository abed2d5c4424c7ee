// One line on standard error that says what goes on: each is written over the one before, and the last is taken away.
import type { Terminal } from "./terminal.ts";

const ERASE = "\r\u001b[2K";

export class StatusLine {
  readonly #terminal: Terminal;
  readonly #isSeen: boolean;
  #isShown = false;

  constructor(terminal: Terminal, isSeen = terminal.isWatched) {
    this.#terminal = terminal;
    this.#isSeen = isSeen;
  }

  show(text: string): void {
    if (!this.#isSeen) return;
    this.#terminal.streams.stderr.write(ERASE + text);
    this.#isShown = true;
  }

  /** Takes it away, for something else to be written. */
  erase(): void {
    if (this.#isShown) this.#terminal.streams.stderr.write(ERASE);
    this.#isShown = false;
  }
}
