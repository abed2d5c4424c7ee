// Records the first expansions of a search, event by event: each expansion, and each successor with what became of it.
// An event is four words (kind, move, g, h) and the state, the same in both engines; src/solving/trace.ts makes the readable form.

export const EXPANDED = 0;
export const STORED = 1;
export const DUPLICATE = 2;
/** Known, but reached at less cost; it is open (again). */
export const REOPENED = 3;
/** Dead, beyond a limit, or cut off by the heuristic. */
export const PRUNED = 4;
export const SOLVED_EVENT = 5;

/** In the place of a move: the event is about a state that an earlier event has generated. */
export const NO_MOVE = 0xffffffff;

export class TraceRecorder {
  on: boolean;
  #left: number;
  readonly #words: number;
  readonly #events: number[] = [];

  constructor(expansions: number, words: number) {
    this.#left = expansions;
    this.on = expansions !== 0;
    this.#words = words;
  }

  /** Call at every expansion: it ends the trace when there are as many as were asked for. */
  expansion(states: Uint32Array, at: number, g: number): void {
    if (this.#left === 0) {
      this.on = false;
      return;
    }
    this.#left--;
    this.record(EXPANDED, NO_MOVE, states, at, g, 0);
  }

  record(kind: number, move: number, states: Uint32Array, at: number, g: number, h: number): void {
    this.#events.push(kind, move, g, h);
    for (let i = 0; i < this.#words; i++) this.#events.push(states[at + i] as number);
  }

  /** All events, one after the other, that have not been taken. */
  recorded(): Uint32Array {
    return Uint32Array.from(this.#events);
  }

  /** The same, and forgets them: for who reads along while the search goes on. */
  take(): Uint32Array {
    const events = this.recorded();
    this.#events.length = 0;
    return events;
  }
}
