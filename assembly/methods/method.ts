// The contract of a method: a search of its own that one puzzle brings, stronger on it than what all puzzles share.
//
// As with a game, the host writes the level as one image, and `changetype<M>` on its address is the method; it is never
// made by `new`. Whatever changes while it searches lies in the regions of the memory and in static fields. It ends with a
// Status, keeps to Run.maxExpanded (exactly) and Run.maxCost (a cost; what costs more is not looked for, and Run.cut says
// that it was not), and calls Run.raise with the cost that it has proven. The host may change Run.maxExpanded, Run.maxCost
// and the limit of the memory between two slices.
//
// It counts in Run what an expansion is to it: `expanded`, what was made by these (`generated`), and of those what was
// reached again at less cost after it had been expanded (`reopened`), what was known already (`duplicates`) and what is
// given up for good (`dead`); what it keeps (`stored`), the most that waited (`frontier`) and how deep it came (`deepest`).
// Its file says what that is where it is not a state, and docs/methods/README.md has it in a table.

import { GrowingTable } from "../search/growth";

export interface Method extends GrowingTable {
  /** Begins; returns a Status. */
  begin(): i32;
  /** Goes on for about so many expansions, in the same steps wherever slices end: what is found and counted never depends on
   *  the clock. No step is begun when so many have been made, or when Run.best is proven (then it is SOLVED). */
  run(budget: i32): i32;
  /** Writes the numbers of the moves of the best solution, one u32 each, at the start of the stack region, and returns
   *  how many; -1 where there is no memory for them. Asked for when solved, or while Run.best is set: then the room is given
   *  back, for when that is depends on the clock. */
  writeMoves(): i32;
}
