// The contract between a puzzle and the searches.
//
// The host writes a level as one image: the fields of the puzzle's class, then its tables. `changetype<G>` on the
// image's address is the game; it is never made by `new`. Tables are found by their offset from the start.
//
// A state is a run of `words()` 32-bit words at an address; equal states have equal words. Searches are
// generic over G and the compiler makes a copy of each for every puzzle, so that nothing in a hot loop is a virtual
// call; the interface only names what a puzzle owes. The twin of this file is src/search/game.ts.
// A puzzle may also have `estimateFrom(state, move, parentEstimate): u32`: the estimate of a state by that of the state that
// `move` led from, which is not NEVER. It must be what `estimate` says, only faster, as where one tile of many has moved;
// and `estimate` must then look at the state alone. Searches ask it where it is there; no puzzle needs it.
//
// `expand` writes the legal successors one after the other, in the declared order, each as its words and one more, the
// edge: bits 0 to 15 say which move it was (the puzzle's own number), bits 16 to 23 what it costs, bit 31 whether the
// successor is dead (proven to lead nowhere).

export interface Game {
  /** 32-bit words a state. */
  words(): i32;
  /** The most successors that a state can have. */
  mostSuccessors(): i32;
  /** Where states are one word below some small number, that number: the table is then an array. Else 0. */
  denseStates(): u32;
  /** Bytes that the puzzle needs while it works. */
  scratchBytes(): u32;
  /** Called once before a search, with the address of those bytes. Neither they nor the level will move. */
  begin(scratch: usize): void;
  writeRoot(state: usize): void;
  isDead(state: usize): bool;
  isSolved(state: usize): bool;
  /** Writes the successors of `state` from `out` on and returns how many there are. */
  expand(state: usize, out: usize): i32;
  /** Estimates what is left, by the heuristic chosen when the level was opened; Estimate.NEVER where nothing can help.
   *  `move` is the number of the move that led here, or -1 at the root. */
  estimate(state: usize, move: i32): u32;
}

export class Estimate {
  /** The state cannot be solved. */
  static readonly NEVER: u32 = 0x7fffffff;
}

export class Edge {
  @inline
  static of(move: i32, cost: i32, dead: bool): u32 {
    return u32(move) | (u32(cost) << 16) | (u32(dead) << 31);
  }

  @inline
  static move(edge: u32): i32 {
    return i32(edge & 0xffff);
  }

  @inline
  static cost(edge: u32): u32 {
    return (edge >> 16) & 0xff;
  }

  @inline
  static isDead(edge: u32): bool {
    return edge >> 31 != 0;
  }
}
