// Break the Ice in the middle of a test: a level from its rows, and the board after some moves.
import { ProblemList } from "../../src/levels/problem.ts";
import { breakTheIce, type IceLevel, type IceMove } from "../../src/puzzles/break-the-ice/index.ts";
import { writtenLevel } from "./written-level.ts";

export function iceLevel(rows: readonly string[], header: Readonly<Record<string, string>> = {}): IceLevel {
  const problems = new ProblemList();
  const level = breakTheIce.readLevel(writtenLevel("break-the-ice", rows, { header }), problems);
  if (level === undefined) throw new Error(problems.sorted()[0]?.message);
  return level;
}

export function iceMove(word: string): IceMove {
  const read = breakTheIce.parseMove(word);
  if (read.wrong !== undefined) throw new Error(read.wrong.en);
  return read.move;
}

/** The rows of the board after all the moves. */
export function boardAfter(level: IceLevel, moves: string): readonly string[] {
  let state = breakTheIce.initialState(level);
  for (const word of moves.split(" ")) {
    const outcome = breakTheIce.applyMove(level, state, iceMove(word));
    if (outcome.refused !== undefined) throw new Error(`${word}: ${outcome.refused.en}`);
    state = outcome.state;
  }
  return state;
}
