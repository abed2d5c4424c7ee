// What elements tell their pages: the events by name with their details, for those who fire them and, as types of the page, for
// those who listen. Words in details are in the language of the element.
import type { Problem } from "../levels/problem.ts";
import type { Progress, SolutionFound } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import type { Optimum } from "./editor/optimum.ts";
import type { RaceResult } from "./race/race.ts";

export type MadeBy = "person" | "code" | "undo" | "redo" | "restart" | "playback";

export interface MoveDetail {
  readonly move: string;
  readonly words: string;
  /** All moves up to here. */
  readonly moves: string;
  readonly cost: number;
  readonly by: MadeBy;
}

export interface CheckDetail {
  /** Null where it was not found out. */
  readonly solvable: boolean | null;
  /** The cost to the end: exact where it is proven, else the least that it can be; null where there is none. */
  readonly remaining: number | null;
  readonly why: string | null;
}

/** The detail of each event, by its name. */
export interface FourfoldEventDetails {
  readonly "fourfold-load": {
    readonly game: string;
    readonly title: string | undefined;
    readonly rows: number;
    readonly columns: number;
    readonly optimal: number | null;
  };
  readonly "fourfold-error": { readonly problems: readonly Problem[] };
  readonly "fourfold-before-move": { readonly move: string };
  readonly "fourfold-move": MoveDetail;
  readonly "fourfold-move-end": MoveDetail;
  readonly "fourfold-refused": { readonly move: string; readonly reason: string };
  readonly "fourfold-solved": {
    readonly moves: string;
    readonly cost: number;
    readonly stars: number | null;
    readonly optimal: boolean | null;
  };
  readonly "fourfold-hint": { readonly move: string };
  readonly "fourfold-check": CheckDetail;
  readonly "fourfold-progress": Progress;
  readonly "fourfold-solution": SolutionFound;
  readonly "fourfold-result": SolveResult;
  readonly "fourfold-race": RaceResult;
  readonly "fourfold-edit": { readonly level: string; readonly problems: readonly Problem[] };
  readonly "fourfold-optimum": Optimum;
}

type EventsOf<Details> = { readonly [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface GlobalEventHandlersEventMap extends EventsOf<FourfoldEventDetails> {}
}

/** Fires an event that bubbles and leaves the shadow root. False where it is cancelable and a listener called it off. */
export function tell<Name extends keyof FourfoldEventDetails>(
  element: Element,
  name: Name,
  detail: FourfoldEventDetails[Name],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
