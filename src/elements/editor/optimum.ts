// The least cost of a level while it is edited, looked for in a worker: a moment after the last edit, and until the next one.
import type { Words } from "../../language/words.ts";
import { levelKey } from "../../playing/level-key.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import type { SolveResult } from "../../solving/result.ts";
import { sharedPool } from "../common/shared-pool.ts";

/** So long after an edit, so that a stroke begins no search for each of its cells. */
const AFTER_MS = 350;
const MOST_MEMORY = 2 ** 29;

/** How far it has come. */
export interface Finding {
  readonly key: string;
  /** Undefined while it is looked for. */
  readonly result: SolveResult | undefined;
  readonly lowerBound: number;
  readonly best: number | null;
  /** Why nothing came of it, where that is so. */
  readonly failure?: string;
}

export interface FinderOptions {
  /** The address of the worker script; empty for the usual one. */
  readonly worker: string;
  /** In seconds. */
  readonly maxTime: number;
}

interface Search {
  readonly loaded: LoadedLevel;
  readonly options: FinderOptions;
}

export class OptimumFinder {
  #finding: Finding | undefined;
  /** What is looked for; undefined when that is over. */
  #search: Search | undefined;
  #ending: AbortController | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;
  readonly #ended: () => void;
  readonly #turned = (): void => {
    if (document.hidden) this.#rest();
    else void this.#run();
  };

  /** `ended` is told once for each level whose search has come to an end by itself. */
  constructor(changed: () => void, ended: () => void) {
    this.#changed = changed;
    this.#ended = ended;
  }

  /** Undefined where there is no level to look at. */
  get now(): Finding | undefined {
    return this.#finding;
  }

  /** Another level, or none; what is only told of a level makes no other. */
  look(loaded: LoadedLevel, options: FinderOptions): void {
    const { playable } = loaded;
    const key = playable === undefined ? "" : levelKey(playable);
    if (this.#finding?.key === key) return;
    this.stop();
    if (playable !== undefined) this.#begin(key, { loaded, options }, AFTER_MS);
  }

  /** Once more, with these limits. */
  again(loaded: LoadedLevel, options: FinderOptions): void {
    this.stop();
    if (loaded.playable === undefined) return;
    this.#begin(levelKey(loaded.playable), { loaded, options }, 0);
    this.#changed();
  }

  stop(): void {
    this.#rest();
    this.#over();
    this.#finding = undefined;
  }

  #begin(key: string, search: Search, afterMs: number): void {
    this.#finding = { key, result: undefined, lowerBound: 0, best: null };
    this.#search = search;
    document.addEventListener("visibilitychange", this.#turned);
    this.#waiting = setTimeout(() => void this.#run(), afterMs);
  }

  /** Until the page is seen again: then it begins anew, and what is known by now still holds. */
  #rest(): void {
    clearTimeout(this.#waiting);
    this.#ending?.abort();
    this.#ending = undefined;
  }

  #over(): void {
    this.#search = undefined;
    document.removeEventListener("visibilitychange", this.#turned);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#waiting);
    if (document.hidden || this.#search === undefined) return;
    const { loaded, options } = this.#search;
    const ending = new AbortController();
    this.#ending = ending;
    const learn = (lowerBound: number, cost: number | null): void => {
      if (ending.signal.aborted || this.#finding === undefined) return;
      const { best } = this.#finding;
      this.#finding = {
        ...this.#finding,
        lowerBound: Math.max(this.#finding.lowerBound, lowerBound),
        best: best === null || cost === null ? (best ?? cost) : Math.min(best, cost),
      };
      this.#changed();
    };
    try {
      const result = await sharedPool(options.worker).solve(loaded, {
        limits: { timeMs: 1000 * options.maxTime, memoryBytes: MOST_MEMORY },
        stop: ending.signal,
        onProgress: ({ lowerBound, best }) => learn(lowerBound, best),
        onSolution: ({ lowerBound, cost }) => learn(lowerBound, cost),
      });
      if (ending.signal.aborted || this.#finding === undefined) return;
      this.#finding = { ...this.#finding, result, lowerBound: result.lowerBound, best: result.cost };
      this.#over();
      this.#ended();
    } catch (reason) {
      if (ending.signal.aborted || this.#finding === undefined) return;
      this.#finding = { ...this.#finding, failure: reason instanceof Error ? reason.message : String(reason) };
      this.#over();
      this.#changed();
    }
  }
}

export interface Optimum {
  /** Of the best solution that is known; null where there is none. */
  readonly cost: number | null;
  /** No solution costs less. */
  readonly optimal: boolean;
  /** Why there is no solution, or why it is not known to be the best; null where it is. */
  readonly why: string | null;
}

const NO_MOVES: Words = {
  en: "It is proven that no moves solve this level.",
  pt: "Está provado que nenhumas jogadas resolvem este nível.",
};

/** Why a level that was looked at to the end has no solution. */
export function whyNone({ status, why }: SolveResult): Words | null {
  return status === "unsolvable" ? (why ?? NO_MOVES) : null;
}
