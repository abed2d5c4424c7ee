/** What can be asked of the search of a puzzle, or of a method. */
export class Request {
  /** Begin; the argument is how many states a deepening search may remember. The answer is a Status. */
  static readonly BEGIN: i32 = 0;
  /** Go on for so many expansions. The answer is a Status. */
  static readonly RUN: i32 = 1;
  /** Write the moves of the solution. The answer is their number. */
  static readonly WRITE_MOVES: i32 = 2;
}
