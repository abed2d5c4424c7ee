// A person at a level, with what a surface keeps beside the play: the hand, and the pieces of every state on the way, so
// that a piece is the same thing whether it goes forwards or back. It draws nothing and fires nothing.
import type { Words } from "../../language/words.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { Play } from "../../playing/play.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { Cell } from "../../puzzles/cell.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { Hand, Piece, Stage, Surface, Target } from "../../puzzles/surface.ts";

export interface Step {
  /** In notation. */
  readonly text: string;
  readonly words: Words;
  readonly before: readonly Piece[];
  readonly stages: readonly Stage[];
}

export type Tried =
  | { readonly step: Step; readonly refused?: never }
  | { readonly refused: Words; readonly step?: never };

interface InHand {
  readonly hand: Hand;
  readonly state: unknown;
  readonly cells: readonly Cell[];
  readonly targets: readonly Target<unknown>[];
}

export class PlayContext {
  readonly play: Play;
  readonly surface: Surface | undefined;
  hand: Hand;
  readonly #start: readonly Piece[];
  readonly #steps: Step[] = [];
  /** Found out once. */
  #inHand: InHand | undefined;

  constructor(loaded: LoadedLevel, cost: CostModel, surface: Surface | undefined) {
    this.play = new Play(loaded, cost);
    this.surface = surface;
    const { level, state } = this.play;
    this.hand = surface?.input.hand(level, state) ?? {};
    this.#start = surface?.pieces?.of(level, state) ?? [];
  }

  get #played(): readonly Step[] {
    return this.#steps.slice(0, this.play.moves.length);
  }

  get pieces(): readonly Piece[] {
    const last = this.#played.at(-1);
    return last === undefined ? this.#start : (last.stages.at(-1)?.pieces ?? last.before);
  }

  get movesText(): string {
    return this.#played.map(({ text }) => text).join(" ");
  }

  /** What is chosen and where it can go. */
  get inHand(): InHand {
    const { surface, hand } = this;
    const { level, state } = this.play;
    const known = this.#inHand;
    if (known?.hand === hand && known.state === state) return known;
    const cells = surface?.input.chosenCells(level, state, hand) ?? [];
    const targets = surface?.input.targets(level, state, hand) ?? [];
    this.#inHand = { hand, state, cells, targets };
    return this.#inHand;
  }

  /** The hand is kept where it is not said and the move is refused. */
  try(move: unknown, hand?: Hand): Tried {
    const { play, surface, pieces: before } = this;
    const { puzzle, level, state } = play;
    const refused = play.apply(move);
    if (refused !== undefined) return { refused };
    const stages = surface?.pieces?.follow(level, state, before, move) ?? [];
    const step = { text: puzzle.formatMove(move), words: puzzle.describeMove(level, state, move), before, stages };
    this.#steps.length = play.moves.length - 1;
    this.#steps.push(step);
    this.hand = hand ?? this.#handAgain();
    return { step };
  }

  /** The step that was taken back. */
  undo(): Step | undefined {
    const step = this.#played.at(-1);
    if (!this.play.undo()) return undefined;
    this.hand = this.#handAgain();
    return step;
  }

  redo(): Step | undefined {
    if (!this.play.redo()) return undefined;
    this.hand = this.#handAgain();
    return this.#played.at(-1);
  }

  restart(): void {
    this.play.restart();
    this.hand = this.#handAgain();
  }

  /** Goes to where these moves lead, back no further than it must; the first word that is no legal move ends it. */
  goTo(moves: string): { readonly steps: readonly Step[]; readonly wentBack: boolean; readonly refused?: RefusedWord } {
    const target = wordsOf(moves);
    let wentBack = false;
    while (!begins(target, wordsOf(this.movesText))) {
      this.undo();
      wentBack = true;
    }
    const steps: Step[] = [];
    for (const word of target.slice(wordsOf(this.movesText).length)) {
      const tried = this.tryWord(word);
      if (tried.refused !== undefined) return { steps, wentBack, refused: { move: word, reason: tried.refused } };
      steps.push(tried.step);
    }
    return { steps, wentBack };
  }

  tryWord(word: string): Tried {
    const read = this.play.puzzle.parseMove(word);
    return read.wrong === undefined ? this.try(read.move) : { refused: read.wrong };
  }

  #handAgain(): Hand {
    return this.surface?.input.hand(this.play.level, this.play.state, this.hand) ?? {};
  }
}

export interface RefusedWord {
  readonly move: string;
  readonly reason: Words;
}

function begins(whole: readonly string[], part: readonly string[]): boolean {
  return part.every((word, i) => whole[i] === word);
}
