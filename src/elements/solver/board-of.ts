// The element that `for` names: a board, a player, an editor, or anything with `loaded`, `play` or `toText`. It may come
// later than the solver, become another, or change its level; whoever asks is told.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Problem } from "../../levels/problem.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";

/** What such an element may have; nothing of it must be there. */
export interface Board extends HTMLElement {
  readonly loaded?: LoadedLevel | readonly LoadedLevel[] | undefined;
  readonly play?: Play | undefined;
  readonly problems?: readonly Problem[];
  readonly updateComplete?: Promise<unknown>;
  readonly tempo?: number;
  moves?: string;
  move?(word: string, by?: "code" | "playback"): boolean;
  /** Of an editor, which plays its level when it is asked to. */
  startPlay?(): Promise<unknown>;
  toText?(): string | null;
}

const CHANGES = ["fourfold-load", "fourfold-error", "fourfold-move", "fourfold-edit"] as const;

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly htmlFor: string;
}

export class BoardOf implements ReactiveController {
  element: Board | undefined;
  readonly #host: Host;
  readonly #changed: (event?: Event) => void;
  readonly #observer = new MutationObserver(() => this.look());
  readonly #heard = (event: Event): void => this.#changed(event);
  /** Not while the host is in no page; what it named stays till it is in one again. */
  #isListening = true;

  /** `changed` is told with the event of the board, or without one where it is another board. */
  constructor(host: Host, changed: (event?: Event) => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    this.#observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["id"] });
    this.look();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#ignore();
  }

  /** Finds it again; call it when `for` is another. */
  look(): void {
    const { htmlFor } = this.#host;
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    this.#take(htmlFor === "" ? undefined : (root.getElementById?.(htmlFor) ?? undefined));
  }

  #take(element: Board | undefined): void {
    if (element === this.element && this.#isListening) return;
    this.#ignore();
    this.element = element;
    for (const name of CHANGES) element?.addEventListener(name, this.#heard);
    this.#isListening = true;
    this.#changed();
    if (element?.localName.includes("-")) {
      void customElements.whenDefined(element.localName).then(() => this.element === element && this.#changed());
    }
  }

  #ignore(): void {
    for (const name of CHANGES) this.element?.removeEventListener(name, this.#heard);
    this.#isListening = false;
  }
}

/** Its level; undefined where it has none that can be played. */
export function levelOf(board: Board): LoadedLevel | undefined {
  const { loaded, play } = board;
  const given = (Array.isArray(loaded) ? loaded : [loaded]) as readonly (LoadedLevel | undefined)[];
  const same = given.find((level) => level?.playable !== undefined && isLevelOf(play, level));
  if (same !== undefined) return same;
  if (play !== undefined) return loadedLevel(play.puzzle, play.level);
  const text = board.toText?.() ?? "";
  return text === "" ? undefined : written(board, text);
}

const lastWritten = new WeakMap<Board, { readonly text: string; readonly level: LoadedLevel | undefined }>();

/** The same text is the same level. */
function written(board: Board, text: string): LoadedLevel | undefined {
  const last = lastWritten.get(board);
  if (last?.text === text) return last.level;
  const [level] = loadLevels(text);
  lastWritten.set(board, { text, level });
  return level;
}

function isLevelOf(play: Play | undefined, { playable }: LoadedLevel): boolean {
  return play === undefined || playable?.level === play.level;
}

/** Whether it says that its level is wrong. */
export function hasProblems(board: Board | undefined): boolean {
  return board?.problems?.some(({ severity }) => severity === "error") ?? false;
}

/** The moves from the start to where it is. */
export function movesOf({ play }: Board): string {
  return play === undefined ? "" : play.moves.map((move) => play.puzzle.formatMove(move)).join(" ");
}

/** Whether a solution can be played on it. */
export function canBePlayed(board: Board | undefined): board is Board & Required<Pick<Board, "move" | "moves">> {
  return typeof board?.move === "function" && typeof board.moves === "string";
}
