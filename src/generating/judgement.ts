// How far a level is from what is wished for, as a whole number: 0 where every wish is kept. What is cheap to know is judged
// first, and what is dear is not asked for any more once the level is too far off to be wanted.
import { isWithin, type Range } from "../puzzles/generator.ts";
import { optimalSolutions } from "../solving/optimal-solutions.ts";
import { type Difficulty, MOST_EXPLORED, scoresOf } from "./difficulty.ts";
import { difficultyAlong, difficultyFrom, type Proof } from "./proof.ts";
import type { Wishes } from "./request.ts";

export interface Judgement {
  readonly distance: number;
  /** Kept where nothing better turns up: there is little to choose on the way, as in a corridor, or nothing was wished and it
   *  is over at once. */
  readonly isDull: boolean;
  /** Where it was asked for. */
  readonly difficulty: Difficulty | undefined;
  /** States that were looked at for it. */
  readonly work: number;
}

const OPEN = 400;
const WRONG_WAY = 200;
/** For each move too few or too many. */
const A_MOVE = 4;
/** Where the score would do, but greedy descent solves the level. */
const DESCENT = 12;
/** For each further class of optimal solutions, up to so many. */
const A_CLASS = 2;
const MOST_CLASSES = 8;
const MOST_STATES_FOR_CLASSES = 20_000;
/** Nobody wants a level that is solved before one has begun. */
const FEWEST_MOVES = 2;
/** All states together may show that a level is harder than one solution of it looks: by a quarter, say. */
const SHARE_SEEN = 3;
/** In 1/1024 bits: with fewer a move a level is dull. */
const FEWEST_CHOICES = 512;
/** Who wishes for nothing expects so many moves. */
const MOVES_OF_A_LEVEL = 5;
/** A level without a solution has at least so much to try. */
const FEWEST_STATES = 12;

/** Beyond `enough` the distance is only known to be at least as it says. */
export function judge(proof: Proof, wishes: Wishes, enough: number): Judgement {
  const { optimal } = proof;
  const far = (distance: number, difficulty?: Difficulty, work = 0): Judgement => ({
    distance,
    // Hardly anybody asks, and it is dear.
    get isDull() {
      return distance === 0 && isDull(proof, wishes, difficulty);
    },
    difficulty,
    work,
  });
  if (optimal === null) return far(OPEN);
  if (wishes.unsolvable === true) return far(optimal === "unsolvable" ? distanceToRiddle(proof) : WRONG_WAY);
  if (optimal === "unsolvable") return far(WRONG_WAY);

  let distance = A_MOVE * outside(optimal, wishes.optimal ?? { min: FEWEST_MOVES, max: Number.POSITIVE_INFINITY });
  if (distance > enough) return far(distance);
  let work = 0;
  if (wishes.unique === true) {
    const { count, exact } = optimalSolutions(proof.loaded, optimal, { states: MOST_STATES_FOR_CLASSES });
    distance += A_CLASS * (exact ? Math.min(count - 1, MOST_CLASSES) : MOST_CLASSES);
    work += proof.space?.count ?? MOST_STATES_FOR_CLASSES;
    if (distance > enough) return far(distance, undefined, work);
  }
  if (wishes.difficulty === undefined) return far(distance, undefined, work);
  // To look at all states of a large level is dear: one solution tells whether that may be worth it.
  const atLeast = proof.space === undefined ? difficultyAlong(proof)?.score : undefined;
  if (atLeast !== undefined) {
    const { min, max } = scoresOf(wishes.difficulty);
    const off = outside(atLeast, { min: (SHARE_SEEN * min) >> 2, max });
    if (off > 0) return far(distance + off, undefined, work);
  }
  const difficulty = difficultyFrom(proof);
  work += difficulty?.states ?? MOST_EXPLORED;
  if (difficulty === undefined) return far(OPEN, undefined, work);
  const isMet = difficulty.name === wishes.difficulty;
  const off = outside(difficulty.score, scoresOf(wishes.difficulty));
  return far(distance + (isMet ? 0 : Math.max(off, difficulty.descends === true ? DESCENT : 1)), difficulty, work);
}

function outside(count: number, range: Range): number {
  if (isWithin(count, range)) return 0;
  return count < range.min ? range.min - count : count - range.max;
}

/** The choices are asked of small levels only, where it costs nothing. */
function isDull(proof: Proof, wishes: Wishes, known: Difficulty | undefined): boolean {
  const { optimal, space } = proof;
  if (typeof optimal !== "number") return false;
  if (wishes.optimal === undefined && wishes.difficulty === undefined && optimal < MOVES_OF_A_LEVEL) return true;
  if (space === undefined) return false;
  const choices = (known ?? difficultyFrom(proof))?.choices ?? 0;
  return choices < FEWEST_CHOICES * optimal;
}

/** That there is no solution must not be seen at a glance, nor by trying everything in a minute. */
function distanceToRiddle({ loaded, space }: Proof): number {
  const playable = loaded.playable;
  if (playable === undefined) return OPEN;
  const { puzzle, level } = playable;
  const start = puzzle.initialState(level);
  const isSeen = puzzle.isDead(level, start) || puzzle.whyUnsolvable(level, start) !== null;
  return (isSeen ? FEWEST_STATES : 0) + Math.max(0, FEWEST_STATES - (space?.count ?? FEWEST_STATES));
}
