import { describe, expect, test } from "vitest";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { ProblemList } from "../levels/problem.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { loadedLevel } from "./loaded-level.ts";
import { type Replay, replay, wordsOf } from "./replay.ts";

function replayOn<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  rows: readonly string[],
  moves: string,
  { model = "moves" as CostModel, legend = {} } = {},
): Replay<State, Move> {
  const level = puzzle.readLevel(writtenLevel(puzzle.format.id, rows, { legend }), new ProblemList());
  if (level === undefined) throw new Error("the level of the test is wrong");
  return replay(loadedLevel(puzzle, level), moves, model);
}

describe("a replay", () => {
  test("of a solution is valid, solved and has its cost", () => {
    const result = replayOn(matchTheTiles, ["A..", "..a"], "r d");
    expect(result).toMatchObject({ valid: true, solved: true, cost: 2, failedAt: null, reason: null });
    expect(result.steps.map(({ cost }) => cost)).toEqual([1, 2]);
  });

  test("of legal moves that do not solve says so", () => {
    const result = replayOn(matchTheTiles, ["A..", "..a"], "r");
    expect(result).toMatchObject({ valid: true, solved: false, cost: 1, failedAt: null });
    expect(result.reason?.en).toContain("not solved");
  });

  test("of an illegal move names it, counted from 1, and keeps the steps before it", () => {
    const result = replayOn(matchTheTiles, ["A..", "..a"], "r r d");
    expect(result).toMatchObject({ valid: false, solved: false, cost: null, failedAt: 2 });
    expect(result.reason?.en).toMatch(/\w+/);
    expect(result.steps).toHaveLength(1);
  });

  test("of a word that is no move fails at that word", () => {
    const result = replayOn(foldingBlocks, ["A."], "A:r B-r");
    expect(result).toMatchObject({ valid: false, failedAt: 2, cost: null });
    expect(result.reason?.en).toContain("A:r");
  });

  test.each([
    ["rd", "r d"],
    ["r,d", "r d"],
    ["r;d;", "r d"],
  ])("of moves without spaces, %s, says how they are written", (moves, written) => {
    const { failedAt, reason } = replayOn(matchTheTiles, ["A..", "..a"], moves);
    expect([failedAt, reason?.en]).toEqual([1, `between moves stands a space: \`${written}\``]);
    expect(replayOn(matchTheTiles, ["A..", "..a"], "rz").reason?.en).toMatch(/^a slide is/);
    expect(replayOn(foldingBlocks, ["A."], "A:r,A:l").reason?.en).toBe("between moves stands a space: `A:r A:l`");
  });

  test("of no moves is legal, and solved only where the level is solved at the start", () => {
    expect(replayOn(foldingBlocks, ["A."], "")).toMatchObject({ valid: true, solved: false, cost: 0 });
    expect(replayOn(foldingBlocks, ["AA"], " ")).toMatchObject({ valid: true, solved: true, cost: 0 });
  });

  test("counts words, also where white space is wild", () => {
    expect(wordsOf("\t r  d\r\n l ")).toEqual(["r", "d", "l"]);
    expect(replayOn(matchTheTiles, ["A..", "..a"], "\n r\t\td \n").solved).toBe(true);
  });

  test("says a move as seen from the state it starts from", () => {
    expect(replayOn(foldingBlocks, ["A."], "A:r").steps[0]?.words.en).toBe("fold group A to the right");
  });
});

describe("a replay of Roll the Block", () => {
  test("costs a roll each in the model moves", () => {
    expect(replayOn(rollTheBlock, ["S..T"], "r r")).toMatchObject({ solved: true, cost: 2 });
  });

  test("costs 5 from upright and 10 from lying in the model weighted", () => {
    expect(replayOn(rollTheBlock, ["S..T"], "r r", { model: "weighted" })).toMatchObject({ solved: true, cost: 15 });
  });

  test("fails where the block falls", () => {
    expect(replayOn(rollTheBlock, ["S..T"], "r r r")).toMatchObject({ valid: false, failedAt: 3 });
  });

  test("takes x as a word of its own that costs nothing, and refuses it without halves", () => {
    const rows = ["S..P..T"];
    const legend = { P: "split 0,0 0,5" };
    const result = replayOn(rollTheBlock, rows, "r r x r", { legend });
    expect(result).toMatchObject({ valid: true, solved: false, cost: 3 });
    expect(result.steps.map(({ cost }) => cost)).toEqual([1, 2, 2, 3]);
    expect(replayOn(rollTheBlock, rows, "x", { legend })).toMatchObject({ valid: false, failedAt: 1 });
  });
});
