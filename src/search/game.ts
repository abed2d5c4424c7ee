// The contract between a puzzle and the searches of the TypeScript engine; its twin is assembly/search/game.ts.
//
// A state is a run of `words` 32-bit words in an array; equal states have equal words, and the words are the same in
// both engines. `expand` writes the legal successors one after the other, in the declared order, each as its words and
// one more, the edge: bits 0 to 15 say which move it was (the puzzle's own number), bits 16 to 23 what it costs, bit 31
// whether the successor is dead (proven to lead nowhere).

/** All that a search knows of a puzzle: states in words, their successors, and which is the goal. */
export interface Game {
  /** 32-bit words a state. */
  readonly words: number;
  /** The most successors that a state can have. */
  readonly mostSuccessors: number;
  /** Where states are one word below some small number, that number: the table is then an array. Else 0. */
  readonly denseStates: number;
  writeRoot(states: Uint32Array, at: number): void;
  isDead(states: Uint32Array, at: number): boolean;
  isSolved(states: Uint32Array, at: number): boolean;
  /** Writes the successors of the state at `at` from `to` on and returns how many there are. */
  expand(states: Uint32Array, at: number, successors: Uint32Array, to: number): number;
  /** Estimates what is left, in the heuristic's unit; NEVER where nothing can help.
   *  `move` is the number of the move that led here, or -1 at the root. */
  estimate(states: Uint32Array, at: number, move: number): number;
  /** The same by the estimate of the state that `move` led from, which is not NEVER: for puzzles that are faster so, as where
   *  one tile of many has moved. `estimate` must then look at the state alone. */
  estimateFrom?(states: Uint32Array, at: number, move: number, parentEstimate: number): number;
}

/** The estimate of a state that cannot be solved. */
export const NEVER = 0x7fffffff;

const DEAD = 0x80000000;

/** An edge as a game writes it: the move, what it costs, and whether it leads to a dead state. */
export function edgeOf(move: number, cost: number, dead: boolean): number {
  return (move | (cost << 16) | (dead ? DEAD : 0)) >>> 0;
}

export function moveOf(edge: number): number {
  return edge & 0xffff;
}

export function costOf(edge: number): number {
  return (edge >>> 16) & 0xff;
}

export function isDeadEdge(edge: number): boolean {
  return edge >>> 31 !== 0;
}
