// What is known of positions of a level: whether they can be solved, at what cost, and by which line. What is proven of one
// position is known of every position on its best line too, so that a hint after a hint needs no search.
//
// It is kept by the key of a state, which is the same for states that are alike to a search. The words of a line are not:
// in Roll the Block they depend on which half is active. So of what is proven only the costs are kept, and the line is found
// again from the state where it is asked for, by moves after which the cost is known to be what is left.
import type { Words } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { SolveResult } from "../../solving/result.ts";
import { lineOf } from "./line.ts";

export interface Advice {
  readonly outcome: "solvable" | "lost" | "unknown";
  /** Of the best solution that is known; null where none is. */
  readonly cost: number | null;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** Nothing more is to be found: the cost is the least, or there is no solution. */
  readonly isProven: boolean;
  readonly why: Words | null;
}

interface Kept extends Advice {
  /** The solution that is not proven to be the best, from the state that it was found for. */
  readonly line?: readonly string[];
}

const LOST: Advice = { outcome: "lost", cost: null, lowerBound: 0, isProven: true, why: null };
export const NO_ADVICE: Advice = { ...LOST, outcome: "unknown", isProven: false };

export class KnownAdvice {
  readonly #playable: PlayableLevel;
  readonly #model: CostModel;
  readonly #known = new Map<string, Kept>();

  constructor(playable: PlayableLevel, model: CostModel) {
    this.#playable = playable;
    this.#model = model;
  }

  /** What is known without a search. */
  of(state: unknown): Advice {
    const { puzzle, level } = this.#playable;
    if (puzzle.isSolved(level, state)) return provenAt(0);
    const known = this.#known.get(puzzle.stateKey(level, state));
    return known ?? (puzzle.isDead(level, state) ? LOST : NO_ADVICE);
  }

  /** The words of the best line that is known; undefined where none is. */
  lineFrom(state: unknown): readonly string[] | undefined {
    const { isProven, cost } = this.of(state);
    if (cost === null) return undefined;
    return isProven ? this.#bestLine(state) : this.#keptLine(state);
  }

  /** Learns what a search from a state came to. */
  learn(state: unknown, result: SolveResult): Advice {
    const { puzzle, level } = this.#playable;
    const found = keptOf(result);
    this.#known.set(puzzle.stateKey(level, state), better(this.of(state), found));
    let left = result.cost ?? 0;
    if (found.isProven && found.cost !== null) {
      for (const step of lineOf(this.#playable, state, wordsOf(result.moves ?? ""), this.#model)) {
        left -= step.cost;
        this.#known.set(puzzle.stateKey(level, step.state), provenAt(left));
      }
    }
    return this.of(state);
  }

  #bestLine(start: unknown): readonly string[] | undefined {
    const { puzzle, level } = this.#playable;
    const line: string[] = [];
    let state = start;
    while (!puzzle.isSolved(level, state)) {
      const next = this.#bestMove(state);
      if (next === undefined) return undefined;
      line.push(...wordsOf(next.text));
      state = next.state;
    }
    return line;
  }

  #bestMove(state: unknown): { readonly text: string; readonly state: unknown } | undefined {
    const { puzzle, level } = this.#playable;
    const { cost: left } = this.of(state);
    for (const move of puzzle.listMoves(level, state)) {
      const { state: next } = puzzle.applyMove(level, state, move);
      if (next === undefined) continue;
      const { isProven, cost } = this.of(next);
      const isOnBestLine = cost !== null && cost + puzzle.moveCost(level, state, move, this.#model) === left;
      if (isProven && isOnBestLine) return { text: puzzle.formatMove(move), state: next };
    }
    return undefined;
  }

  /** Where it is one from here too. */
  #keptLine(state: unknown): readonly string[] | undefined {
    const { puzzle, level } = this.#playable;
    const line = this.#known.get(puzzle.stateKey(level, state))?.line ?? [];
    const steps = lineOf(this.#playable, state, line, this.#model);
    const isSolution = steps.length === line.length && puzzle.isSolved(level, steps.at(-1)?.state ?? state);
    return isSolution ? line : undefined;
  }
}

function provenAt(cost: number): Advice {
  return { outcome: "solvable", cost, lowerBound: cost, isProven: true, why: null };
}

function keptOf({ status, moves, cost, optimal, lowerBound, why }: SolveResult): Kept {
  if (status === "unsolvable") return { ...LOST, why };
  if (moves === null || cost === null) return { ...NO_ADVICE, lowerBound };
  if (optimal) return provenAt(cost);
  return { outcome: "solvable", cost, lowerBound, isProven: false, why: null, line: wordsOf(moves) };
}

/** What two searches of the same position come to together. */
function better(a: Kept, b: Kept): Kept {
  if (a.isProven) return a;
  if (b.isProven) return b;
  const best = b.cost !== null && (a.cost === null || b.cost < a.cost) ? b : a;
  return { ...best, lowerBound: Math.max(a.lowerBound, b.lowerBound) };
}
