// What a page and a worker say to each other: the same in browsers, in Node, and where the page is its own worker.
//
// A worker says `ready` once. Then it is given one search at a time: `start`, and maybe `cancel`. It says `begun` before
// it does anything that takes long, `progress` and `solution` on the way, and at the end `result` or `error`, which also
// mean that it is free. A search has a number, and whoever hears of another one than he waits for ignores it.
import type { Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import type { Overestimate } from "../solving/own-heuristic.ts";
import type { SolveResult } from "../solving/result.ts";
import type { SentError } from "./sent-error.ts";
import type { SentLevel } from "./sent-level.ts";

/** What is asked of a solve, without what only the page can do. */
export type SentOptions = Omit<SolveOptions, "signal" | "stop" | "onProgress" | "onSolution">;

/** A module that exports a heuristic: see own-module.ts. */
export interface HeuristicModule {
  readonly url: string;
  /** How results name it. */
  readonly name: string;
}

/** With what was seen of a heuristic of one's own. */
export interface PooledResult extends SolveResult {
  /** Where the heuristic of a module said more than the solution still cost; null where it was not seen to, absent where there
   *  is no such heuristic. */
  readonly overestimate?: Overestimate | null;
  /** What the heuristic of a module says of itself. */
  readonly saysAdmissible?: boolean;
}

/** `stop` wants the result of what is known, `abort` wants nothing more. */
export type Cancellation = "stop" | "abort";

export type ToWorker =
  | {
      readonly kind: "start";
      readonly search: number;
      readonly level: SentLevel;
      readonly options: SentOptions;
      /** The address of a heuristic of one's own, which goes before the heuristic of the options. */
      readonly heuristicModule?: HeuristicModule | undefined;
      /** Where the page would load the solver module from. */
      readonly solverUrl: string;
    }
  | { readonly kind: "cancel"; readonly search: number; readonly how: Cancellation };

/** Of one search. */
export type SearchMessage =
  /** With the result if it were cancelled by now. */
  | { readonly kind: "begun"; readonly search: number; readonly result: SolveResult }
  | { readonly kind: "progress"; readonly search: number; readonly progress: Progress }
  | { readonly kind: "solution"; readonly search: number; readonly found: SolutionFound }
  | { readonly kind: "result"; readonly search: number; readonly result: PooledResult }
  | { readonly kind: "error"; readonly search: number; readonly error: SentError };

export type FromWorker =
  | { readonly kind: "ready" }
  /** For the console of the page. */
  | { readonly kind: "warning"; readonly warning: string }
  | SearchMessage;
