// Ctrl-C, as a signal that searches listen to. It is caught only while they do: elsewhere, and the second time, it ends the
// process as ever.
import type { Words } from "../language/words.ts";
import type { Streams } from "./terminal.ts";

/** Said where tables of what was done stay. */
export const INTERRUPTED_WORDS: Words = {
  en: "interrupted: this is what was known by then",
  pt: "interrompido: isto é o que se sabia até aí",
};

export class Interrupt {
  readonly #controller = new AbortController();
  readonly #streams: Streams;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** Aborted by Ctrl-C. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Listens for Ctrl-C while `work` goes on. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const abort = (): void => this.#controller.abort();
    this.#streams.once?.("SIGINT", abort);
    try {
      return await work();
    } finally {
      this.#streams.off?.("SIGINT", abort);
    }
  }
}
