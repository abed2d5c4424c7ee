// A small random level of any puzzle, and a state of it that some random moves lead to.
import fc from "fast-check";
import type { Level, Puzzle } from "../../src/puzzles/puzzle.ts";

export interface Position<L extends Level = Level, State = unknown> {
  readonly level: L;
  readonly state: State;
  /** The moves that led there. */
  readonly moves: readonly string[];
}

export function anyPositionOf<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  levels: fc.Arbitrary<L>,
): fc.Arbitrary<Position<L, State>> {
  const choices = fc.oneof(fc.constant([]), fc.array(fc.nat(), { maxLength: 12, size: "max" }));
  return fc.record({ level: levels, choices }).map(({ level, choices }) => {
    let state = puzzle.initialState(level);
    const moves: string[] = [];
    for (const choice of choices) {
      const next = puzzle.listMoves(level, state);
      const move = next[choice % Math.max(1, next.length)];
      if (move === undefined) break;
      state = puzzle.applyMove(level, state, move).state ?? state;
      moves.push(puzzle.formatMove(move));
    }
    return { level, state, moves };
  });
}
