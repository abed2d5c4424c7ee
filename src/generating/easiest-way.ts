// Of all optimal solutions of a level that is explored the one that asks least of a person. Ways are extended move by move, in
// layers of equal length; of those that have led to the same state from the same one before, with the same thing in mind, only
// the easiest is kept.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { moveOf, NEVER } from "../search/game.ts";
import { NO_SOLUTION, NOWHERE, type StateSpace } from "../solving/state-space.ts";
import { type Effort, isEasier, NO_EFFORT, type Situation, withMove } from "./effort.ts";
import { type Glance, Looks } from "./glance.ts";

/** Nobody looks farther ahead for a trap, and what takes more states to see counts as if it were as far. */
const FARTHEST = 8;
const MOST_LOOKED_AT = 4000;

interface Way {
  readonly state: number;
  /** The state before; NOWHERE at the start. */
  readonly from: number;
  readonly readable: unknown;
  readonly focus: readonly string[] | undefined;
  readonly effort: Effort;
}

export function easiestWay(packed: PackedPuzzle, level: Level, space: StateSpace, glance: Glance): Effort {
  const { puzzle } = packed;
  const sight = new Sight(space, glance);
  const start: Way = {
    state: 0,
    from: NOWHERE,
    readable: puzzle.initialState(level),
    focus: undefined,
    effort: NO_EFFORT,
  };
  let ways: readonly Way[] = [start];
  while ((space.left[ways[0]?.state as number] as number) > 0) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      const situation = sight.situationAt(way.state, way.from);
      for (const { end, edge, isRise } of sight.optimalMoves(way.state)) {
        const move = packed.move(level, way.readable, moveOf(edge));
        const focus = puzzle.focusOf(level, way.readable, move);
        const isSwitch = way.focus !== undefined && !focus.some((each) => way.focus?.includes(each));
        const effort = withMove(way.effort, situation, { isSwitch, isRise });
        const name = `${end} ${way.state} ${focus.join(" ")}`;
        const known = next.get(name);
        if (known !== undefined && !isEasier(effort, known.effort)) continue;
        const readable = known?.readable ?? puzzle.applyMove(level, way.readable, move).state;
        next.set(name, { state: end, from: way.state, readable, focus, effort });
      }
    }
    ways = [...next.values()];
  }
  return ways.reduce((best, { effort }) => (isEasier(effort, best) ? effort : best), (ways[0] as Way).effort);
}

interface OptimalMove {
  readonly end: number;
  readonly edge: number;
  readonly isRise: boolean;
}

/** What is to be seen from the states of a level that is explored. */
class Sight {
  readonly #space: StateSpace;
  readonly #looks: Looks;
  readonly #situations = new Map<number, Situation>();
  /** By state: how far one looks until a loss is seen; -1 where nobody has asked. */
  readonly #distances: Int8Array;
  /** The state from which one looked last when this one was met. */
  readonly #metFrom: Uint32Array;

  constructor(space: StateSpace, glance: Glance) {
    this.#space = space;
    this.#looks = new Looks(space, glance);
    this.#distances = new Int8Array(space.count).fill(-1);
    this.#metFrom = new Uint32Array(space.count).fill(NOWHERE);
  }

  optimalMoves(state: number): OptimalMove[] {
    const { left, ends, edges, firstMove } = this.#space;
    const look = this.#looks.of(state);
    const moves: OptimalMove[] = [];
    for (let move = firstMove[state] as number; move < (firstMove[state + 1] as number); move++) {
      const [end, edge] = [ends[move] as number, edges[move] as number];
      if (end === NOWHERE || (left[end] as number) + 1 !== left[state]) continue;
      moves.push({ end, edge, isRise: (left[end] as number) > 0 && this.#looks.of(end) > look });
    }
    return moves;
  }

  /** Of somebody who has come from there. */
  situationAt(state: number, from: number): Situation {
    const situation = this.#situationAt(state);
    const returns = from === NOWHERE || this.#canOnlyReturn(from, state) ? 0 : this.#movesTo(from, state);
    return returns === 0 ? situation : { ...situation, open: situation.open - returns };
  }

  #situationAt(state: number): Situation {
    const known = this.#situations.get(state);
    if (known !== undefined) return known;
    const { ends, firstMove } = this.#space;
    const [first, last] = [firstMove[state] as number, firstMove[state + 1] as number];
    let [open, losing, traps, lateness] = [0, 0, 0, 0];
    for (let move = first; move < last; move++) {
      const end = ends[move] as number;
      if (!this.#isLost(end)) {
        if (!this.#canOnlyReturn(end, state)) open++;
        continue;
      }
      losing++;
      const far = this.#isSeenLost(end) ? 0 : this.#distanceToSee(end);
      if (far > 0) open++;
      traps += far;
      lateness = Math.max(lateness, far);
    }
    const situation = { open, moves: last - first, losing, traps, lateness };
    this.#situations.set(state, situation);
    return situation;
  }

  #movesTo(end: number, from: number): number {
    return this.#ends(from).filter((each) => each === end).length;
  }

  /** All that can be done there, but for what is seen to lose, is to come back. */
  #canOnlyReturn(state: number, from: number): boolean {
    const ends = this.#ends(state);
    return ends.includes(from) && ends.every((end) => end === from || (this.#isLost(end) && this.#isSeenLost(end)));
  }

  #ends(state: number): Uint32Array {
    const { ends, firstMove } = this.#space;
    return ends.subarray(firstMove[state], firstMove[state + 1]);
  }

  #isLost(state: number): boolean {
    return state === NOWHERE || this.#space.left[state] === NO_SOLUTION;
  }

  /** How many moves one has to look ahead from a lost state until every way on is seen to be lost. */
  #distanceToSee(lost: number): number {
    const known = this.#distances[lost] as number;
    if (known >= 0) return known;
    const { ends, firstMove } = this.#space;
    const met = [lost];
    this.#metFrom[lost] = lost;
    let distance = 0;
    // A layer are the states that were met last, and each is looked at when its turn comes.
    for (let [i, end] = [0, 1]; i < end && distance < FARTHEST && met.length <= MOST_LOOKED_AT; end = met.length) {
      distance++;
      for (; i < end; i++) {
        const state = met[i] as number;
        for (let move = firstMove[state] as number; move < (firstMove[state + 1] as number); move++) {
          const next = ends[move] as number;
          if (this.#isSeenLost(next) || this.#metFrom[next] === lost) continue;
          this.#metFrom[next] = lost;
          met.push(next);
        }
      }
    }
    const far = met.length > MOST_LOOKED_AT ? FARTHEST : distance;
    this.#distances[lost] = far;
    return far;
  }

  /** Lost at a glance: the puzzle or the estimate says so, or nothing can be moved. */
  #isSeenLost(state: number): boolean {
    const { firstMove } = this.#space;
    return state === NOWHERE || firstMove[state] === firstMove[state + 1] || this.#looks.of(state) === NEVER;
  }
}
