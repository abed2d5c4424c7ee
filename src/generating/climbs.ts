// The hardest levels, looked for side by side: climbs are given to threads of this machine or to workers elsewhere, each with the
// best levels so far to go back to, and what comes back harder than all before is told. Somebody else decides how many climb at
// once: one more is asked for whenever one has begun.
import type { Hardness } from "./hardest.ts";
import type { MadeLevel } from "./make-level.ts";

/** A climb, as plain data: from random levels, or from one that is known, to where changes bring nothing better. */
export interface ClimbOrder {
  readonly by: Hardness;
  /** From 1. Its chance begins from it. */
  readonly number: number;
  /** Texts of the hardest levels so far. */
  readonly peaks: readonly string[];
  /** What is worth no more is not wanted. */
  readonly above: number;
  readonly maxMs: number;
  /** As asked, which stands in the levels. */
  readonly seconds: number;
}

/** Where it ended. */
export interface Climbed {
  /** Text of the level, without parts taken away. */
  readonly peak: string;
  /** Its moves or its score, as asked. */
  readonly value: number;
  /** Null where it is worth no more than what was known. */
  readonly level: MadeLevel | null;
}

/** Does it, here or elsewhere, and says when it is begun; undefined where nothing came of it. */
export type ClimbDoer = (order: ClimbOrder, onBegin: () => void) => Promise<Climbed | undefined>;

/** What is looked for, and until when. */
export interface ClimbsOptions {
  readonly by: Hardness;
  readonly seconds: number;
  /** When nothing new is begun, as `performance.now` tells it. */
  readonly end: number;
  /** Nothing is waited for any more. */
  readonly stop: AbortSignal;
}

/** So many of the hardest levels are gone back to. */
export const PEAKS_KEPT = 4;
/** What began late ends late. */
const GRACE_MS = 1_000;

/** Harder and harder levels. */
export async function* hardestByClimbs(climb: ClimbDoer, options: ClimbsOptions): AsyncGenerator<MadeLevel> {
  const climbs = new Climbs(climb, options);
  let best = 0;
  for await (const { value, level } of climbs.outcomes()) {
    if (level === null || value <= best) continue;
    best = value;
    yield level;
  }
}

class Climbs {
  readonly #climb: ClimbDoer;
  readonly #options: ClimbsOptions;
  readonly #peaks: Climbed[] = [];
  readonly #arrived: Climbed[] = [];
  #asked = 0;
  #running = 0;
  #failure: unknown;
  #wake = (): void => {};

  constructor(climb: ClimbDoer, options: ClimbsOptions) {
    this.#climb = climb;
    this.#options = options;
  }

  async *outcomes(): AsyncGenerator<Climbed> {
    const { end, stop } = this.#options;
    const wake = (): void => this.#wake();
    const timers = [end, end + GRACE_MS].map((at) => setTimeout(wake, at - performance.now()));
    stop.addEventListener("abort", wake);
    this.#ask();
    try {
      for (;;) {
        const next = this.#arrived.shift();
        if (this.#failure !== undefined) throw this.#failure;
        if (next !== undefined) yield next;
        else if (this.#isOver()) return;
        else
          await new Promise<void>((go) => {
            this.#wake = go;
          });
      }
    } finally {
      for (const timer of timers) clearTimeout(timer);
      stop.removeEventListener("abort", wake);
    }
  }

  #isOver(): boolean {
    const { end, stop } = this.#options;
    const late = performance.now() - end;
    return stop.aborted || late >= GRACE_MS || (late >= 0 && this.#running === 0);
  }

  /** There is always one that waits for whoever is free. */
  #ask(): void {
    const { by, seconds, end, stop } = this.#options;
    const maxMs = end - performance.now();
    if (stop.aborted || maxMs <= 0 || this.#failure !== undefined) return;
    let isBegun = false;
    const begin = (): void => {
      if (isBegun) return;
      isBegun = true;
      this.#running++;
      this.#ask();
    };
    const peaks = this.#peaks.map(({ peak }) => peak);
    const order = { by, seconds, number: ++this.#asked, peaks, above: this.#peaks[0]?.value ?? 0, maxMs };
    void this.#climb(order, begin)
      .then(
        (climbed) => climbed && this.#take(climbed),
        (reason) => {
          this.#failure ??= reason;
        },
      )
      .finally(() => {
        begin();
        this.#running--;
        this.#wake();
      });
  }

  #take(climbed: Climbed): void {
    this.#arrived.push(climbed);
    if (this.#peaks.some(({ peak }) => peak === climbed.peak)) return;
    this.#peaks.push(climbed);
    this.#peaks.sort((a, b) => b.value - a.value);
    this.#peaks.length = Math.min(this.#peaks.length, PEAKS_KEPT);
  }
}
