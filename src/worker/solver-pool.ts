// `import { SolverPool } from "fourfold/worker"`: solves levels in workers, so that the page stays free. What cannot be sent
// to a worker, a heuristic or a puzzle of one's own, is solved on the page, in slices.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { PUZZLES } from "../puzzles/index.ts";
import { checkOptions } from "../solving/check-options.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import { PooledSearch } from "./pooled-search.ts";
import type { HeuristicModule, PooledResult } from "./protocol.ts";
import { poolClosed, SearchQueue } from "./search-queue.ts";
import { threadStarter } from "./start-thread.ts";

const LEAST = 2;
const MOST = 4;

/** How large a pool is, and where its workers are. */
export interface SolverPoolOptions {
  /** The most searches at the same time. Default: one less than the machine has cores, at least 2 and at most 4. */
  readonly size?: number;
  /** The address of the script of the worker, where the usual one cannot be used; see also `configure`. */
  readonly url?: string | URL;
}

/** What can be asked of `pool.solve`. */
export interface PoolSolveOptions extends SolveOptions {
  /** A module that exports a heuristic, `estimate(state, level)`: the worker imports it, so it may do what it wants and is ended
   *  like any search. It needs the engine `ts`, and goes before `heuristic`. */
  readonly heuristicModule?: HeuristicModule;
}

/** Workers that solve levels, so that the page stays free. */
export class SolverPool {
  readonly #queue: SearchQueue;
  /** Of the searches on the page. */
  readonly #endings = new Set<AbortController>();

  /** Workers are started when they are needed. */
  constructor({ size = usualSize(), url }: SolverPoolOptions = {}) {
    if (!Number.isInteger(size) || size < 1) {
      throw new WrongOption(`The size is ${size}; it must be a whole number, 1 or more.`);
    }
    this.#queue = new SearchQueue(size, threadStarter(url));
  }

  /** As `solve` of fourfold does, in a worker; of a text its first level. It waits where all workers are busy. */
  async solve(level: string | LoadedLevel, asked: PoolSolveOptions = {}): Promise<PooledResult> {
    const { heuristicModule, ...options } = asked;
    checkOptions(options);
    options.signal?.throwIfAborted();
    if (!isKnown(level) || typeof options.heuristic === "object") return this.#solveOnPage(level, options);
    const search = new PooledSearch(level, options, heuristicModule);
    if (options.stop?.aborted) search.stopHere();
    else this.#queue.add(search);
    return search.result;
  }

  /** Ends the workers; searches that still run or wait are rejected. */
  async close(): Promise<void> {
    for (const ending of this.#endings) ending.abort(poolClosed());
    await this.#queue.close();
  }

  async #solveOnPage(level: string | LoadedLevel, options: SolveOptions): Promise<SolveResult> {
    const { signal } = options;
    const ending = new AbortController();
    const abort = (): void => ending.abort(signal?.reason);
    signal?.addEventListener("abort", abort);
    this.#endings.add(ending);
    try {
      const { solveOnPage } = await import("./on-page.ts");
      return await solveOnPage(level, { ...options, signal: ending.signal });
    } finally {
      this.#endings.delete(ending);
      signal?.removeEventListener("abort", abort);
    }
  }
}

/** Whether workers know the puzzle. Throws WrongLevel. */
function isKnown(level: string | LoadedLevel): boolean {
  return typeof level === "string" || PUZZLES.includes(playableOf(level).puzzle);
}

interface MachineLike {
  readonly navigator?: { readonly hardwareConcurrency?: number };
}

/** Two, so that a long search does not keep a short one waiting; four, because each may use much memory. */
function usualSize(): number {
  const cores = (globalThis as MachineLike).navigator?.hardwareConcurrency ?? LEAST;
  return Math.min(Math.max(cores - 1, LEAST), MOST);
}
