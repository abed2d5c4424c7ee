// What is known of the positions of a level, for hints and the like: it asks a search from where the play is, remembers what
// was proven, and knows of every position along a proven line what is left of it.
import type { Words } from "../../language/words.ts";
import { type LoadedLevel, playableOf } from "../../playing/loaded-level.ts";
import type { Play } from "../../playing/play.ts";
import { replay, wordsOf } from "../../playing/replay.ts";
import type { CostModel, Puzzle } from "../../puzzles/puzzle.ts";
import type { SolveResult } from "../../solving/result.ts";
import { solve } from "../../solving/solve.ts";

export interface Advice {
  /** Null where it is not known. */
  readonly isSolvable: boolean | null;
  /** The words of the best line that is known from here; empty where it is solved, null where none is known. */
  readonly line: readonly string[] | null;
  /** The least cost that is left; what it is at least where that is not proven. */
  readonly remaining: number;
  readonly isProven: boolean;
  /** Why it cannot be solved, where that can be said. */
  readonly why: Words | null;
}

export interface MoveAdvice {
  readonly move: string;
  readonly status: "exact" | "at-least" | "lost" | "unknown";
  readonly remaining: number | null;
  readonly isBest: boolean;
}

const SOLVED: Advice = { isSolvable: true, line: [], remaining: 0, isProven: true, why: null };

export class Tutor {
  readonly #loaded: LoadedLevel;
  readonly #model: CostModel;
  readonly #timeMs: number;
  readonly #known = new Map<string, Advice>();

  /** `timeMs` is the most that a question about one position may take. */
  constructor(loaded: LoadedLevel, model: CostModel, timeMs: number) {
    this.#loaded = loaded;
    this.#model = model;
    this.#timeMs = timeMs;
  }

  /** What is known at a glance: solved, lost, or learned before. */
  glance(state: unknown): Advice | undefined {
    const { puzzle, level } = playableOf(this.#loaded);
    if (puzzle.isSolved(level, state)) return SOLVED;
    const known = this.#known.get(puzzle.stateKey(level, state));
    if (known !== undefined) return known;
    const why = puzzle.whyUnsolvable(level, state);
    return why !== null || puzzle.isDead(level, state) ? lost(why) : undefined;
  }

  /** What is known of where the play is, searched for where it is not. */
  async ask(play: Play, stop: AbortSignal): Promise<Advice> {
    return await this.#askAfter(movesOf(play), play.state, stop, this.#timeMs);
  }

  /** What each legal move is worth; `tell` is told after each, in their order. */
  async analyse(play: Play, stop: AbortSignal, tell: (soFar: readonly MoveAdvice[]) => void): Promise<MoveAdvice[]> {
    const { puzzle, level, state } = play;
    const moves = puzzle.listMoves(level, state);
    const begun = performance.now();
    const candidates: { move: string; cost: number; advice: Advice | undefined }[] = [];
    for (const [i, move] of moves.entries()) {
      const after = puzzle.applyMove(level, state, move).state;
      const word = puzzle.formatMove(move);
      const share = (this.#timeMs - (performance.now() - begun)) / (moves.length - i);
      const isOver = stop.aborted || share <= 0;
      const known = this.glance(after);
      const advice =
        known ?? (isOver ? undefined : await this.#askAfter(`${movesOf(play)} ${word}`, after, stop, share));
      candidates.push({ move: word, cost: puzzle.moveCost(level, state, move, this.#model), advice });
      tell(valued(candidates));
    }
    return valued(candidates);
  }

  async #askAfter(moves: string, state: unknown, stop: AbortSignal, timeMs: number): Promise<Advice> {
    const known = this.glance(state);
    if (known?.isProven && this.#leadsOut(state, known)) return known;
    const result = await solve(this.#loaded, { from: moves, costModel: this.#model, stop, limits: { timeMs } });
    return this.#learn(moves, state, result);
  }

  /** Two positions may be the same to a search and yet differ in which half is active: then the line is found again. */
  #leadsOut(start: unknown, { line }: Advice): boolean {
    const { puzzle, level } = playableOf(this.#loaded);
    let state = start;
    for (const word of line ?? []) {
      const { move } = puzzle.parseMove(word);
      const after = move === undefined ? undefined : puzzle.applyMove(level, state, move).state;
      if (after === undefined) return false;
      state = after;
    }
    return line === null || puzzle.isSolved(level, state);
  }

  #learn(moves: string, state: unknown, { status, moves: line, optimal, lowerBound, why }: SolveResult): Advice {
    const { puzzle, level } = playableOf(this.#loaded);
    if (status === "unsolvable") {
      this.#known.set(puzzle.stateKey(level, state), lost(why));
      return lost(why);
    }
    if (line === null) return { isSolvable: null, line, remaining: lowerBound, isProven: false, why: null };
    const words = wordsOf(line);
    const advice = { isSolvable: true, line: words, remaining: lowerBound, isProven: optimal, why: null };
    if (optimal) this.#learnLine(moves, state, words, lowerBound);
    return advice;
  }

  #learnLine(moves: string, state: unknown, words: readonly string[], whole: number): void {
    const { puzzle, level } = playableOf(this.#loaded);
    const before = wordsOf(moves).length;
    const steps = replay(this.#loaded, `${moves} ${words.join(" ")}`, this.#model).steps.slice(before);
    const spent = (steps[0]?.cost ?? 0) - this.#costOf(puzzle, level, state, steps[0]?.move);
    const keep = (at: unknown, line: readonly string[], remaining: number): void => {
      this.#known.set(puzzle.stateKey(level, at), { isSolvable: true, line, remaining, isProven: true, why: null });
    };
    keep(state, words, whole);
    steps.forEach((step, i) => {
      keep(step.state, words.slice(i + 1), whole - (step.cost - spent));
    });
  }

  #costOf(puzzle: Puzzle, level: Parameters<Puzzle["moveCost"]>[0], state: unknown, move: unknown): number {
    return move === undefined ? 0 : puzzle.moveCost(level, state, move, this.#model);
  }
}

function lost(why: Words | null): Advice {
  return { isSolvable: false, line: null, remaining: 0, isProven: true, why };
}

/** The moves played so far, as they are written. */
export function movesOf({ puzzle, moves }: Play): string {
  return moves.map((move) => puzzle.formatMove(move)).join(" ");
}

function valued(
  candidates: readonly { readonly move: string; readonly cost: number; readonly advice: Advice | undefined }[],
): MoveAdvice[] {
  const wholes = candidates.map(({ cost, advice }) => {
    return advice === undefined || advice.isSolvable === false ? Number.POSITIVE_INFINITY : cost + advice.remaining;
  });
  const least = Math.min(...wholes);
  return candidates.map(({ move, advice }, i) => {
    if (advice === undefined) return { move, status: "unknown", remaining: null, isBest: false };
    if (advice.isSolvable === false) return { move, status: "lost", remaining: null, isBest: false };
    const { isProven, remaining } = advice;
    return { move, status: isProven ? "exact" : "at-least", remaining, isBest: isProven && wholes[i] === least };
  });
}
