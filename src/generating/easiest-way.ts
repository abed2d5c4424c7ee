// Of all optimal solutions of a level that is explored the one that asks least of a person. Ways are extended move by move, in
// layers of equal length; of those that have led to the same state with the same thing in mind only the easiest is kept.
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
  readonly readable: unknown;
  readonly focus: readonly string[] | undefined;
  readonly effort: Effort;
}

export function easiestWay(packed: PackedPuzzle, level: Level, space: StateSpace, glance: Glance): Effort {
  const { puzzle } = packed;
  const sight = new Sight(space, glance);
  const start: Way = { state: 0, readable: puzzle.initialState(level), focus: undefined, effort: NO_EFFORT };
  let ways: readonly Way[] = [start];
  while ((space.left[ways[0]?.state as number] as number) > 0) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      const situation = sight.situationAt(way.state);
      for (const { end, edge, isRise } of sight.optimalMoves(way.state)) {
        const move = packed.move(level, way.readable, moveOf(edge));
        const focus = puzzle.focusOf(level, way.readable, move);
        const isSwitch = way.focus !== undefined && !focus.some((each) => way.focus?.includes(each));
        const effort = withMove(way.effort, situation, { isSwitch, isRise });
        const name = `${end} ${focus.join(" ")}`;
        const known = next.get(name);
        if (known !== undefined && !isEasier(effort, known.effort)) continue;
        const readable = known?.readable ?? puzzle.applyMove(level, way.readable, move).state;
        next.set(name, { state: end, readable, focus, effort });
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
  readonly #distances = new Map<number, number>();

  constructor(space: StateSpace, glance: Glance) {
    this.#space = space;
    this.#looks = new Looks(space, glance);
  }

  optimalMoves(state: number): OptimalMove[] {
    const { left, ends, edges } = this.#space;
    const look = this.#looks.of(state);
    return this.#moves(state).flatMap((move) => {
      const [end, edge] = [ends[move] as number, edges[move] as number];
      if (end === NOWHERE || (left[end] as number) + 1 !== left[state]) return [];
      return [{ end, edge, isRise: (left[end] as number) > 0 && this.#looks.of(end) > look }];
    });
  }

  situationAt(state: number): Situation {
    const known = this.#situations.get(state);
    if (known !== undefined) return known;
    const { ends, left } = this.#space;
    const moves = this.#moves(state);
    let [open, losing, traps, lateness] = [0, 0, 0, 0];
    for (const move of moves) {
      const end = ends[move] as number;
      if (end !== NOWHERE && left[end] !== NO_SOLUTION) {
        open++;
        continue;
      }
      losing++;
      const far = this.#isSeenLost(end) ? 0 : this.#distanceToSee(end);
      if (far > 0) open++;
      traps += far;
      lateness = Math.max(lateness, far);
    }
    const situation = { open, moves: moves.length, losing, traps, lateness };
    this.#situations.set(state, situation);
    return situation;
  }

  /** How many moves one has to look ahead from a lost state until every way on is seen to be lost. */
  #distanceToSee(lost: number): number {
    const known = this.#distances.get(lost);
    if (known !== undefined) return known;
    const seen = new Set([lost]);
    let layer = [lost];
    let distance = 0;
    while (layer.length > 0 && distance < FARTHEST && seen.size <= MOST_LOOKED_AT) {
      distance++;
      layer = layer.flatMap((state) =>
        this.#moves(state).flatMap((move) => {
          const end = this.#space.ends[move] as number;
          if (this.#isSeenLost(end) || seen.has(end)) return [];
          seen.add(end);
          return [end];
        }),
      );
    }
    const far = seen.size > MOST_LOOKED_AT ? FARTHEST : distance;
    this.#distances.set(lost, far);
    return far;
  }

  /** Lost at a glance: the puzzle or the estimate says so, or nothing can be moved. */
  #isSeenLost(state: number): boolean {
    return state === NOWHERE || this.#moves(state).length === 0 || this.#looks.of(state) === NEVER;
  }

  #moves(state: number): number[] {
    const { firstMove } = this.#space;
    const first = firstMove[state] as number;
    return Array.from({ length: (firstMove[state + 1] as number) - first }, (_, i) => first + i);
  }
}
