// A level of Break the Ice as the host wrote it: what the game reads of it, and boundary flow as well. The fields are filled
// by src/puzzles/break-the-ice/packed.ts.

export class IceLevel {
  wordCount: u32;
  maxSuccessors: u32;
  rows: u32;
  columns: u32;
  isWide: u32;
  isConnected: u32;
  startsWithRuns: u32;
  heuristic: u32;
  budget: u32;
  blocksAtStart: u32;
  automatonBytes: u32;
  /** Offsets of the tables. */
  root: u32;
  stretches: u32;
  colors: u32;
  automaton: u32;
  flags: u32;

  @inline
  table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }
}
