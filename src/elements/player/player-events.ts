// What a player tells beside what its board tells. Words in it are in the language of the element.
import type { Language } from "../../language/words.ts";
import type { Advice } from "./advice.ts";

export interface PlayerEventDetails {
  readonly "fourfold-hint": { readonly move: string };
  readonly "fourfold-check": {
    /** Null where it was not found out. */
    readonly solvable: boolean | null;
    /** The cost to the end: exact where it is proven, else the least that it can be; null where there is none. */
    readonly remaining: number | null;
    readonly why: string | null;
  };
}

export function tellOfPlayer<Name extends keyof PlayerEventDetails>(
  element: Element,
  name: Name,
  detail: PlayerEventDetails[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

export function checkDetail(advice: Advice, language: Language): PlayerEventDetails["fourfold-check"] {
  const { outcome, lowerBound, why } = advice;
  return {
    solvable: outcome === "unknown" ? null : outcome === "solvable",
    remaining: outcome === "lost" ? null : lowerBound,
    why: why?.[language] ?? null,
  };
}
