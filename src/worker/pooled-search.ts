// One search of a pool, as the page sees it: what was asked for, what is known of it by now, and the promise of its result.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import type { Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { nothingKnown } from "./nothing-known.ts";
import type { Cancellation, HeuristicModule, PooledResult, SearchMessage, SentOptions } from "./protocol.ts";
import { isOutOfMemory, receivedError } from "./sent-error.ts";
import { type SentLevel, sentDocument } from "./sent-level.ts";

/** How a search ended without its worker saying so. */
type Ending = Pick<SolveResult, "status" | "limit">;

const CANCELLED: Ending = { status: "cancelled", limit: null };
const OUT_OF_MEMORY: Ending = { status: "limit", limit: "memory" };

const NOTHING_USED = { heuristic: null, order: null };

let searches = 0;

export class PooledSearch {
  readonly number = ++searches;
  readonly level: string | LoadedLevel;
  readonly sentOptions: SentOptions;
  readonly heuristicModule: HeuristicModule | undefined;
  readonly result: Promise<PooledResult>;
  /** Told when it is cancelled; set by whoever runs it. */
  onCancel: (how: Cancellation) => void = () => {};
  readonly #options: SolveOptions;
  /** What it used when it was last heard of. */
  memoryBytes = 0;
  #resolve!: (result: PooledResult) => void;
  #reject!: (reason: unknown) => void;
  #isOver = false;
  #begun: { readonly at: number; readonly result: SolveResult } | undefined;
  #progress: Progress | undefined;
  #found: SolutionFound | undefined;

  constructor(level: string | LoadedLevel, options: SolveOptions, heuristicModule?: HeuristicModule) {
    const { signal, stop, onProgress, onSolution, ...sentOptions } = options;
    this.level = level;
    this.heuristicModule = heuristicModule;
    this.sentOptions = sentOptions;
    this.#options = options;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    signal?.addEventListener("abort", this.#abort);
    stop?.addEventListener("abort", this.#stop);
  }

  /** Made when it is sent: it may be large. */
  get sentLevel(): SentLevel {
    return typeof this.level === "string" ? this.level : sentDocument(playableOf(this.level).document);
  }

  /** What its worker says of it. */
  hear(message: SearchMessage): void {
    if (this.#isOver) return;
    if (message.kind === "begun") {
      this.#begun = { at: performance.now(), result: message.result };
    } else if (message.kind === "progress") {
      this.#progress = message.progress;
      this.memoryBytes = message.progress.memoryBytes;
      this.#tell(() => this.#options.onProgress?.(message.progress));
    } else if (message.kind === "solution") {
      this.#found = message.found;
      this.#tell(() => this.#options.onSolution?.(message.found));
    } else if (message.kind === "result") {
      this.memoryBytes = message.result.memoryBytes;
      this.#end();
      this.#resolve(message.result);
    } else {
      this.fail(receivedError(message.error));
    }
  }

  /** It was told to stop, and its worker did not answer or was not begun. */
  stopHere(): void {
    this.#endAs(CANCELLED);
  }

  /** Its worker said what went wrong, or died of it. */
  fail(reason: Error): void {
    if (isOutOfMemory(reason)) this.#endAs(OUT_OF_MEMORY);
    else this.#rejectWith(reason);
  }

  #endAs(ending: Ending): void {
    if (this.#isOver) return;
    this.#end();
    this.#resolve({ ...this.#known(), ...ending });
  }

  #rejectWith(reason: unknown): void {
    if (this.#isOver) return;
    this.#end();
    this.#reject(reason);
  }

  readonly #abort = (): void => {
    this.#rejectWith(this.#options.signal?.reason);
    this.onCancel("abort");
  };

  readonly #stop = (): void => this.onCancel("stop");

  /** A function of the page that throws ends the search, as in `solve`. */
  #tell(call: () => void): void {
    try {
      call();
    } catch (reason) {
      this.#rejectWith(reason);
      this.onCancel("abort");
    }
  }

  /** A signal may live much longer than a search. */
  #end(): void {
    this.#isOver = true;
    this.#options.signal?.removeEventListener("abort", this.#abort);
    this.#options.stop?.removeEventListener("abort", this.#stop);
  }

  /** The last that was heard, as a result. */
  #known(): SolveResult {
    const { at, result } = this.#begun ?? { at: performance.now(), result: nothingKnown(this.level, this.sentOptions) };
    const { best: _, ...counts } = this.#progress ?? { best: null, method: result.method };
    const { moves, cost, optimal, stars, depth } = this.#found ?? result;
    const lowerBound = Math.max(this.#progress?.lowerBound ?? 0, this.#found?.lowerBound ?? 0);
    // What a shared search was to use says nothing where a method of the puzzle works, or where nothing was begun.
    const { heuristic, order } = this.#progress?.method === result.method ? result : NOTHING_USED;
    const timeMs = performance.now() - at;
    return { ...result, ...counts, moves, cost, optimal, stars, depth, lowerBound, heuristic, order, timeMs };
  }
}
