// What a page and the document that runs a person's code say to each other, over a channel that the page makes. The page opens a
// worker under a number, speaks with it, and ends it; the document only hands on. In the worker's own messages beside those of a
// search there are the check of a heuristic, and what one answers in a search that is explored.
import type { ExploreOptions } from "../../exploring/begun-search.ts";
import type { HeuristicCheck } from "../../heuristics/check-heuristic.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { HeuristicModule } from "../../worker/protocol.ts";
import type { SentError } from "../../worker/sent-error.ts";
import type { SentLevel } from "../../worker/sent-level.ts";

/** With this, and a port, a page greets the document. */
export const GREETING = "fourfold-own";

export type ToSandbox =
  /** Is anybody there? Answered by the same. */
  | { readonly kind: "ping" }
  | { readonly kind: "open"; readonly worker: number }
  | { readonly kind: "say"; readonly worker: number; readonly message: unknown }
  | { readonly kind: "end"; readonly worker: number };

export type FromSandbox =
  | { readonly kind: "up" }
  | { readonly kind: "ping" }
  | { readonly kind: "said"; readonly worker: number; readonly message: unknown }
  /** `isFlooded`: so much was said that the document has no time for anything else. */
  | { readonly kind: "died"; readonly worker: number; readonly reason: string; readonly isFlooded: boolean }
  | { readonly kind: "ended"; readonly worker: number };

/** To the worker: a heuristic is to be asked on every state of a level. */
export interface CheckStart {
  readonly kind: "check";
  readonly level: SentLevel;
  readonly heuristicModule: HeuristicModule;
  readonly costModel: CostModel;
  /** The solver module as an address of itself, for what is solved on large levels; or one where nothing is. */
  readonly solverUrl: string;
}

/** And what it says of that. */
export type CheckEnd =
  | { readonly kind: "checked"; readonly check: HeuristicCheck; readonly saysAdmissible: boolean }
  | { readonly kind: "unchecked"; readonly error: SentError };

/** To the worker: a search is to be made, and what the heuristic answers in it to be told. */
export interface AskStart {
  readonly kind: "ask";
  readonly level: SentLevel;
  readonly heuristicModule: HeuristicModule;
  readonly options: Omit<ExploreOptions, "heuristic" | "signal">;
}

/** And how often it has answered by now, what, or what went wrong. */
export type AskSaid =
  | { readonly kind: "asking"; readonly answers: number }
  | { readonly kind: "answered"; readonly values: Float64Array; readonly saysAdmissible: boolean }
  | { readonly kind: "unanswered"; readonly error: SentError };
