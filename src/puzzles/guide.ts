// How a puzzle tells its rules to a person who has never seen it: a sentence a rule, each with a small level and some moves on
// it that show what the sentence says. Pages play them on a board; nothing else of the puzzle depends on it.
import type { Words } from "../language/words.ts";

export interface ShownRule {
  readonly words: Words;
  /** The text of a small level. */
  readonly level: string;
  /** Legal moves from its start. */
  readonly moves: string;
}

export interface Guide {
  readonly rules: readonly ShownRule[];
  /** What is worth knowing of the puzzle: where it comes from, what makes it hard. Whole sentences. */
  readonly known: Words;
}
