// What a level looks like to somebody who looks no move ahead: the estimate that its puzzle names for that, of single states.
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Level } from "../puzzles/puzzle.ts";
import { type Game, NEVER } from "../search/game.ts";
import { NOWHERE, type StateSpace } from "../solving/state-space.ts";

export class Glance {
  readonly game: Game;
  readonly #packed: PackedPuzzle;
  readonly #level: Level;
  readonly #tables: unknown;

  constructor(packed: PackedPuzzle, level: Level) {
    const { glance, strongest } = packed;
    this.#packed = packed;
    this.#level = level;
    this.#tables = packed.prepare(level, { heuristic: glance ?? strongest, costModel: "moves", order: "any" });
    this.game = packed.game(this.#tables);
  }

  /** How far from solved the state looks; NEVER where it is seen to be lost. */
  of(states: Uint32Array, at: number): number {
    return this.game.estimate(states, at, -1);
  }

  /** The words of a readable state. */
  pack(state: unknown, into: Uint32Array): void {
    this.#packed.pack(this.#level, this.#tables, state, into, 0);
  }

  /** The readable state of some words. */
  unpack(states: Uint32Array, at: number): unknown {
    return this.#packed.unpack(this.#level, this.#tables, states, at);
  }
}

/** The estimates of all states of a level that is explored, made when they are asked for. */
export class Looks {
  readonly #space: StateSpace;
  readonly #glance: Glance;
  readonly #known: Int32Array;

  constructor(space: StateSpace, glance: Glance) {
    this.#space = space;
    this.#glance = glance;
    this.#known = new Int32Array(space.count).fill(-1);
  }

  of(state: number): number {
    const known = this.#known[state] as number;
    if (known >= 0) return known;
    const { states, game } = this.#space;
    const estimate = this.#glance.of(states, state * game.words);
    this.#known[state] = estimate;
    return estimate;
  }
}

/** Whether moves that look best, each state nearer to solved than the one before, lead to the end. Where several look best,
 *  it is enough that one of them does. An estimate that sees nothing at the start leads nobody. */
export function descends(space: StateSpace, glance: Glance): boolean {
  const looks = new Looks(space, glance);
  const reached = new Set([0]);
  for (const state of reached) {
    if (space.isSolved[state]) return true;
    const here = looks.of(state);
    let best = here;
    const next: [state: number, look: number][] = [];
    for (let move = space.firstMove[state] as number; move < (space.firstMove[state + 1] as number); move++) {
      const end = space.ends[move] as number;
      if (end === NOWHERE) continue;
      const look = space.isSolved[end] ? 0 : looks.of(end);
      if (look === NEVER || look > best) continue;
      best = look;
      next.push([end, look]);
    }
    if (best < here) for (const [end, look] of next) if (look === best) reached.add(end);
  }
  return false;
}
