// The contract of a method: a search of its own that one puzzle brings, stronger on it than what all puzzles share.
//
// As with a game, the host writes the level as one image, and `changetype<M>` on its address is the method; it is never
// made by `new`. Whatever changes while it searches lies in the regions of the memory and in static fields. It counts in
// Run, ends with a Status, keeps to Run.maxExpanded (exactly) and Run.maxCost (a cost; what costs more is not looked for,
// and Run.cut says that it was not), and raises Run.lowerBound, a cost too, as far as it has proven it. The host may
// change Run.maxExpanded, Run.maxCost and the limit of the memory between two slices.

export interface Method {
  /** Begins; returns a Status. */
  begin(): i32;
  /** Goes on for about so many expansions. */
  run(budget: i32): i32;
  /** Writes the numbers of the moves of the best solution, one u32 each, at the start of the stack region, and returns
   *  how many; -1 where there is no memory for them. Asked for when solved, or while Run.best is set. */
  writeMoves(): i32;
}
