// What is known of positions of a level: whether they can be solved, at what cost, and by which line. What is proven of one
// position is known of every position on its best line too, so that a hint after a hint needs no search.
import type { Words } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import { wordsOf } from "../../playing/replay.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { SolveResult } from "../../solving/result.ts";
import { lineOf } from "./line.ts";

export interface Advice {
  readonly outcome: "solvable" | "lost" | "unknown";
  /** The best that is known; empty where none is, or where the position is solved. */
  readonly line: readonly string[];
  /** Of that line; null where there is none. */
  readonly cost: number | null;
  /** No solution can cost less. */
  readonly lowerBound: number;
  /** Nothing more is to be found: the cost is the least, or there is no solution. */
  readonly isProven: boolean;
  readonly why: Words | null;
}

const LOST: Advice = { outcome: "lost", line: [], cost: null, lowerBound: 0, isProven: true, why: null };
const SOLVED: Advice = { outcome: "solvable", line: [], cost: 0, lowerBound: 0, isProven: true, why: null };
export const NO_ADVICE: Advice = { ...LOST, outcome: "unknown", isProven: false };

/** Enough for every position of a long game; the oldest are forgotten. */
const MOST_KNOWN = 50_000;

export class KnownAdvice {
  readonly #playable: PlayableLevel;
  readonly #model: CostModel;
  readonly #known = new Map<string, Advice>();

  constructor(playable: PlayableLevel, model: CostModel) {
    this.#playable = playable;
    this.#model = model;
  }

  /** What is known without a search. */
  of(state: unknown): Advice {
    const { puzzle, level } = this.#playable;
    if (puzzle.isSolved(level, state)) return SOLVED;
    const known = this.#known.get(puzzle.stateKey(level, state));
    return known ?? (puzzle.isDead(level, state) ? LOST : NO_ADVICE);
  }

  /** Learns what a search from a state came to. */
  learn(state: unknown, result: SolveResult): Advice {
    const advice = adviceOf(result);
    this.#keep(state, better(this.of(state), advice));
    if (advice.isProven && advice.cost !== null) this.#learnLine(state, advice);
    return this.of(state);
  }

  #learnLine(start: unknown, { line, cost }: Advice): void {
    let left = cost ?? 0;
    lineOf(this.#playable, start, line, this.#model).forEach((step, i) => {
      left -= step.cost;
      const rest = line.slice(i + 1);
      this.#keep(step.state, { ...SOLVED, line: rest, cost: left, lowerBound: left });
    });
  }

  #keep(state: unknown, advice: Advice): void {
    const { puzzle, level } = this.#playable;
    this.#known.set(puzzle.stateKey(level, state), advice);
    if (this.#known.size <= MOST_KNOWN) return;
    for (const oldest of this.#known.keys()) {
      this.#known.delete(oldest);
      break;
    }
  }
}

function adviceOf({ status, moves, cost, optimal, lowerBound, why }: SolveResult): Advice {
  if (status === "unsolvable") return { ...LOST, why };
  const outcome = moves === null ? "unknown" : "solvable";
  const line = wordsOf(moves ?? "");
  return { outcome, line, cost, lowerBound: optimal ? (cost ?? 0) : lowerBound, isProven: optimal, why: null };
}

/** What two searches of the same position come to together. */
function better(a: Advice, b: Advice): Advice {
  if (a.isProven) return a;
  if (b.isProven) return b;
  const best = b.cost !== null && (a.cost === null || b.cost < a.cost) ? b : a;
  return { ...best, lowerBound: Math.max(a.lowerBound, b.lowerBound) };
}
