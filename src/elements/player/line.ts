// A line of moves: each word with what it means and the state that it leads to. The moves of a person are such a line, with
// those ahead that were taken back, and so is the line of the solver.
import type { Words } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";

export interface LineStep {
  /** In notation: one word. */
  readonly text: string;
  readonly words: Words;
  readonly state: unknown;
  /** Of this move alone. */
  readonly cost: number;
}

/** The legal steps of these words from a state; it ends before the first that is none. */
export function lineOf(
  { puzzle, level }: PlayableLevel,
  start: unknown,
  words: readonly string[],
  model: CostModel,
): LineStep[] {
  const steps: LineStep[] = [];
  let state = start;
  for (const text of words) {
    const read = puzzle.parseMove(text);
    if (read.wrong !== undefined) break;
    const outcome = puzzle.applyMove(level, state, read.move);
    if (outcome.refused !== undefined) break;
    const cost = puzzle.moveCost(level, state, read.move, model);
    steps.push({ text, words: puzzle.describeMove(level, state, read.move), state: outcome.state, cost });
    state = outcome.state;
  }
  return steps;
}

/** The first move of a line, as the rules list it: it may be more than one word. */
export function firstMove(
  { puzzle, level }: PlayableLevel,
  state: unknown,
  line: readonly string[],
): Pick<LineStep, "text" | "words"> | undefined {
  for (const move of puzzle.listMoves(level, state)) {
    const text = puzzle.formatMove(move);
    const words = wordsOf(text);
    if (commonLength(words, line) === words.length) return { text, words: puzzle.describeMove(level, state, move) };
  }
  return undefined;
}

/** How many words two lines have in common from their beginning. */
export function commonLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, i) => word !== b[i]);
  return differs < 0 ? a.length : differs;
}

/** Where a person has been: the moves that are played, and those ahead of them. */
export class History {
  readonly #playable: PlayableLevel;
  readonly #model: CostModel;
  readonly start: unknown;
  steps: readonly LineStep[] = [];
  /** How many of them are played. */
  at = 0;

  constructor(playable: PlayableLevel, model: CostModel) {
    this.#playable = playable;
    this.#model = model;
    this.start = playable.puzzle.initialState(playable.level);
  }

  get played(): readonly LineStep[] {
    return this.steps.slice(0, this.at);
  }

  get state(): unknown {
    return this.steps[this.at - 1]?.state ?? this.start;
  }

  /** The words of the line, or of its first moves. */
  words(count = this.steps.length): string[] {
    return this.steps.slice(0, count).map(({ text }) => text);
  }

  goTo(words: readonly string[]): void {
    const known = commonLength(words, this.words());
    if (known < words.length) {
      const state = this.steps[known - 1]?.state ?? this.start;
      const more = lineOf(this.#playable, state, words.slice(known), this.#model);
      this.steps = [...this.steps.slice(0, known), ...more];
    }
    this.at = Math.min(words.length, this.steps.length);
  }
}
