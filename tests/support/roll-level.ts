// Roll the Block levels as tests write them, and what tests ask of them: the problems, and the state after some moves.
import type { Words } from "../../src/language/words.ts";
import { type Problem, ProblemList } from "../../src/levels/problem.ts";
import { drawingAsText } from "../../src/puzzles/drawing.ts";
import { type RollLevel, type RollState, rollTheBlock } from "../../src/puzzles/roll-the-block/index.ts";
import { writtenLevel } from "./written-level.ts";

type Legend = Readonly<Record<string, string>>;

/** All problems of a level, in the order of the file. */
export function rollProblems(rows: readonly string[], legend: Legend = {}): readonly Problem[] {
  const problems = new ProblemList();
  rollTheBlock.readLevel(writtenLevel("roll-the-block", rows, { legend }), problems);
  return problems.sorted();
}

/** A level that must be right. */
export function rollLevel(rows: readonly string[], legend: Legend = {}): RollLevel {
  const problems = new ProblemList();
  const level = rollTheBlock.readLevel(writtenLevel("roll-the-block", rows, { legend }), problems);
  if (level === undefined) throw new Error(problems.sorted()[0]?.message);
  return level;
}

/** The state after moves that must be legal. */
export function stateAfter(level: RollLevel, moves: string): RollState {
  let state = rollTheBlock.initialState(level);
  for (const word of wordsOf(moves)) {
    const outcome = rolled(level, state, word);
    if (outcome.refused !== undefined) throw new Error(`${word} is refused: ${outcome.refused.en}`);
    state = outcome.state;
  }
  return state;
}

/** The state after some moves as text, a string a row. */
export function drawnAfter(level: RollLevel, moves: string): string[] {
  return drawingAsText(rollTheBlock.drawState(level, stateAfter(level, moves))).split("\n");
}

/** Why the last of the moves is refused; undefined if it is not. The moves before it must be legal. */
export function refusalOfLast(level: RollLevel, moves: string): Words | undefined {
  const words = wordsOf(moves);
  const last = words.pop() ?? "";
  return rolled(level, stateAfter(level, words.join(" ")), last).refused;
}

function rolled(level: RollLevel, state: RollState, word: string) {
  const read = rollTheBlock.parseMove(word);
  if (read.wrong !== undefined) throw new Error(read.wrong.en);
  return rollTheBlock.applyMove(level, state, read.move);
}

function wordsOf(moves: string): string[] {
  return moves.split(" ").filter((word) => word !== "");
}
