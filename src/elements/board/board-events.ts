// What a board tells: the details of its events, by name. Words in them are in the language of the element.
import type { Problem } from "../../levels/problem.ts";

export type MadeBy = "person" | "code" | "undo" | "redo" | "restart" | "playback";

export interface MoveDetail {
  readonly move: string;
  readonly words: string;
  /** All moves up to here. */
  readonly moves: string;
  readonly cost: number;
  readonly by: MadeBy;
}

export interface BoardEventDetails {
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
}

/** False where it is cancelable and a listener called it off. */
export function tell<Name extends keyof BoardEventDetails>(
  element: Element,
  name: Name,
  detail: BoardEventDetails[Name],
  cancelable = false,
): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
