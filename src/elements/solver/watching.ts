// A solution that is played on a board, move by move, at a speed at which one can follow it: long ones go faster, and so do
// boards with a higher tempo. It ends at the last move, when it is told to, and when somebody else moves there or the level is another.
import { wordsOf } from "../../playing/replay.ts";
import { type Board, movesOf } from "./board-of.ts";

const SLOWEST_MS = 600;
const FASTEST_MS = 90;
/** What a long solution takes in all, about. */
const WHOLE_MS = 40_000;
/** No animation of a move takes longer. */
const PATIENCE_MS = 3000;

export interface Shown {
  readonly board: Board & Required<Pick<Board, "move" | "moves">>;
  /** The moves before the solution. */
  readonly from: string;
  readonly words: readonly string[];
}

export class Watching {
  /** How many moves were played. */
  played = 0;
  readonly #shown: Shown;
  readonly #changed: () => void;
  readonly #pauseMs: number;
  #isOver = false;
  #isMoving = false;
  #isShownWhole = true;
  #wake: (() => void) | undefined;

  /** `changed` is called at each move and at the end. */
  constructor(shown: Shown, changed: () => void) {
    this.#shown = shown;
    this.#changed = changed;
    const { tempo = 1 } = shown.board;
    this.#pauseMs = Math.min(Math.max(WHOLE_MS / shown.words.length, FASTEST_MS), SLOWEST_MS) / (tempo > 0 ? tempo : 1);
    for (const name of ["fourfold-move", "fourfold-load", "fourfold-error"]) {
      shown.board.addEventListener(name, this.#interrupted);
    }
    shown.board.addEventListener("fourfold-move-end", this.#ended);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async play(): Promise<void> {
    const { board, from, words } = this.#shown;
    this.#isMoving = true;
    await goTo(board, from);
    this.#isMoving = false;
    await this.#pause(this.#pauseMs);
    for (const word of words) {
      if (this.#isOver) return;
      this.#isMoving = true;
      this.#isShownWhole = false;
      const isMade = board.move(word, "playback");
      this.#isMoving = false;
      if (!isMade) break;
      this.played++;
      this.#changed();
      await this.#pause(this.#pauseMs);
      if (!this.#isShownWhole && !this.#isOver) await this.#pause(PATIENCE_MS);
    }
    this.stop();
  }

  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { board } = this.#shown;
    for (const name of ["fourfold-move", "fourfold-load", "fourfold-error"]) {
      board.removeEventListener(name, this.#interrupted);
    }
    board.removeEventListener("fourfold-move-end", this.#ended);
    this.#wake?.();
    this.#changed();
  }

  readonly #interrupted = (): void => {
    if (!this.#isMoving) this.stop();
  };

  /** The board has shown the move: if it is waited for, it goes on. */
  readonly #ended = (): void => {
    this.#isShownWhole = true;
    if (this.#isWaiting) this.#wake?.();
  };

  #isWaiting = false;

  #pause(ms: number): Promise<void> {
    this.#isWaiting = ms === PATIENCE_MS;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Sets the board there, and waits until it is. */
export async function goTo(board: Shown["board"], moves: string): Promise<void> {
  await board.startPlay?.();
  if (movesOf(board) === moves) return;
  board.moves = moves;
  await board.updateComplete;
}

/** How many moves of the solution are made; undefined where the board has left it. */
export function placeIn({ board, from, words }: Shown): number | undefined {
  const made = wordsOf(movesOf(board));
  const before = wordsOf(from);
  const all = [...before, ...words];
  if (made.length < before.length || made.length > all.length) return undefined;
  return made.every((word, i) => word === all[i]) ? made.length - before.length : undefined;
}
