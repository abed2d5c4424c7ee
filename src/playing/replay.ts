// Judges a move string: plays it word by word through the rules of the puzzle and says whether every word is a legal
// move, whether the level is solved at the end, and what the moves cost. Every solution, from a person or an engine,
// is believed only after this.
import type { Words } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { refuseUnknownModel } from "./cost-model.ts";
import { type LoadedLevel, playableOf } from "./loaded-level.ts";

export interface ReplayedStep<State, Move> {
  readonly move: Move;
  /** The move in words, as seen from the state it starts from. */
  readonly words: Words;
  readonly state: State;
  /** What all the moves up to and with this one cost. */
  readonly cost: number;
}

/** What a string of moves comes to on a level. */
export interface Replay<State = unknown, Move = unknown> {
  /** Every word is a legal move. */
  readonly valid: boolean;
  /** The moves are legal and end in a solved state. */
  readonly solved: boolean;
  /** The cost of all moves, or null where one is not legal. */
  readonly cost: number | null;
  /** Which word of the move string fails, from 1. */
  readonly failedAt: number | null;
  /** Why this is no solution, or null where it is one. */
  readonly reason: Words | null;
  readonly start: State;
  /** The legal moves before the one that fails. */
  readonly steps: readonly ReplayedStep<State, Move>[];
}

/** Plays moves by the rules and says what they come to. Throws WrongLevel where the level itself is wrong, and RangeError for a
 *  cost model that the puzzle does not have. */
export function replay<L extends Level, State, Move>(
  loaded: LoadedLevel<L, State, Move>,
  moves: string,
  model: CostModel = "moves",
): Replay<State, Move> {
  const { puzzle, level } = playableOf(loaded);
  refuseUnknownModel(puzzle, model);
  const start = puzzle.initialState(level);
  const steps: ReplayedStep<State, Move>[] = [];
  let state = start;
  let cost = 0;
  for (const word of wordsOf(moves)) {
    const failed = (reason: Words): Replay<State, Move> => {
      return { valid: false, solved: false, cost: null, failedAt: steps.length + 1, reason, start, steps };
    };
    const read = puzzle.parseMove(word);
    if (read.wrong !== undefined) return failed(unspaced(puzzle, word) ?? read.wrong);
    const outcome = puzzle.applyMove(level, state, read.move);
    if (outcome.refused !== undefined) return failed(outcome.refused);
    cost += puzzle.moveCost(level, state, read.move, model);
    steps.push({ move: read.move, words: puzzle.describeMove(level, state, read.move), state: outcome.state, cost });
    state = outcome.state;
  }
  const solved = puzzle.isSolved(level, state);
  return { valid: true, solved, cost, failedAt: null, reason: solved ? null : NOT_SOLVED, start, steps };
}

/** Of moves that stand together, or with commas between them; undefined where the word is something else. */
function unspaced<L extends Level, State, Move>(puzzle: Puzzle<L, State, Move>, word: string): Words | undefined {
  const isMove = (part: string): boolean => puzzle.parseMove(part).move !== undefined;
  const parted = [word.split(/[,;]+/u).filter((part) => part !== ""), [...word]];
  const moves = parted.find((parts) => parts.length > 0 && parts.every(isMove));
  if (moves === undefined) return undefined;
  const shown = shorten(moves.join(" "));
  return {
    en: `between moves stands a space: \`${shown}\``,
    pt: `entre jogadas fica um espaço: \`${shown}\``,
  };
}

const NOT_SOLVED: Words = {
  en: "every move is legal, but the level is not solved at the end",
  pt: "todas as jogadas são legais, mas no fim o nível não fica resolvido",
};

/** The words of a move string; `failedAt` counts them. */
export function wordsOf(moves: string): string[] {
  return moves.split(/\s+/u).filter((word) => word !== "");
}
