// What elements tell their pages: the events by name with their details, for those who fire them and, as types of the page, for
// those who listen. Words in details are in the language of the element.
import type { CellDocument } from "../comparing/cell-document.ts";
import type { EventType } from "../exploring/chronicle.ts";
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

/** Where an explorer stands in a search. */
export interface StepDetail {
  /** The number of the event that happened last, from 0, and how many there are in all. */
  readonly position: number;
  readonly events: number;
  /** What happened. */
  readonly type: EventType;
  /** The number of the state that is shown, as in a trace, and the move that led to it. */
  readonly id: number;
  readonly move: string | null;
  readonly g: number;
  readonly h: number | null;
  readonly f: number;
  /** States expanded by now, and how many wait. */
  readonly expanded: number;
  readonly frontier: number;
  readonly by: "step" | "back" | "run" | "run-to" | "jump" | "group";
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
  /** Of a solver what came of its search; of a comparison the document of a cell, which says its `solver`: `"solver" in detail` tells
   *  them apart where both are heard. */
  readonly "fourfold-result": SolveResult | CellDocument;
  /** A person has written something else: the id of the puzzle that it is a heuristic for, and the whole text. */
  readonly "fourfold-own": { readonly game: string; readonly text: string };
  readonly "fourfold-race": RaceResult;
  readonly "fourfold-compare": {
    readonly results: readonly CellDocument[];
    readonly cancelled: boolean;
  };
  readonly "fourfold-step": StepDetail;
  readonly "fourfold-explored": {
    /** `cut` where the search is larger than what can be kept. */
    readonly ending: "solved" | "unsolvable" | "exhausted" | "cut";
    readonly events: number;
    readonly expanded: number;
  };
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
