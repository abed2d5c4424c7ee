import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { ProblemList } from "../levels/problem.ts";
import { breakTheIce } from "../puzzles/break-the-ice/index.ts";
import { foldingBlocks } from "../puzzles/folding-blocks/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { rollTheBlock } from "../puzzles/roll-the-block/index.ts";
import { loadedLevel } from "./loaded-level.ts";
import { Play } from "./play.ts";

type AnyPuzzle = Puzzle<Level, unknown, unknown>;

function playOf(puzzle: unknown, rows: readonly string[], model?: CostModel, legend = {}): Play {
  const any = puzzle as AnyPuzzle;
  const level = any.readLevel(writtenLevel(any.format.id, rows, { legend }), new ProblemList());
  if (level === undefined) throw new Error("the level of the test is wrong");
  return new Play(loadedLevel(any, level), model);
}

const folding = () => playOf(foldingBlocks, ["A...", "....", "...b"]);
const match = () => playOf(matchTheTiles, [".A..", "#..B", "a..b"]);
const roll = (model?: CostModel) => {
  return playOf(rollTheBlock, ["......", ".SP..#", "...1aT"], model, {
    P: "split 0,0 0,4",
    1: "soft toggle a",
    a: "bridge closed",
  });
};
const ice = () => playOf(breakTheIce, ["B....", "AB...", "AAB.."]);

function move(play: Play, word: string): unknown {
  const read = play.puzzle.parseMove(word);
  if (read.wrong !== undefined) throw new Error(read.wrong.en);
  return read.move;
}

const keyOf = (play: Play) => play.puzzle.stateKey(play.level, play.state);
const written = (play: Play) => play.moves.map((each) => play.puzzle.formatMove(each)).join(" ");

describe("one play", () => {
  test("starts at the start, with no moves and no cost", () => {
    const play = match();
    expect(play.moves).toEqual([]);
    expect(play.cost).toBe(0);
    expect(play.isSolved).toBe(false);
    expect([play.canUndo, play.canRedo]).toEqual([false, false]);
    expect([play.undo(), play.redo()]).toEqual([false, false]);
  });

  test("a refused move changes nothing and says why", () => {
    const play = playOf(matchTheTiles, ["A.a"]);
    const before = keyOf(play);
    expect(play.apply(move(play, "u"))?.en).toMatch(/\w+/);
    expect(keyOf(play)).toBe(before);
    expect(play.moves).toEqual([]);
  });

  test("plays to a solved level", () => {
    const play = playOf(matchTheTiles, ["A.a"]);
    expect(play.apply(move(play, "r"))).toBeUndefined();
    expect(play.isSolved).toBe(true);
    play.undo();
    expect(play.isSolved).toBe(false);
  });

  test("counts the cost in the model it was made with", () => {
    const play = roll("weighted");
    play.apply(move(play, "r"));
    expect(play.cost).toBe(5);
    play.apply(move(play, "r"));
    expect(play.cost).toBe(15);
    play.undo();
    expect(play.cost).toBe(5);
  });

  test("a restart can be taken back by redoing", () => {
    const play = match();
    for (const word of ["d", "r"]) play.apply(move(play, word));
    const furthest = keyOf(play);
    play.restart();
    expect([play.moves.length, play.cost]).toEqual([0, 0]);
    play.redo();
    play.redo();
    expect(keyOf(play)).toBe(furthest);
  });
});

describe.each([
  ["Folding Blocks", folding],
  ["Match the Tiles", match],
  ["Roll the Block", roll],
  ["Roll the Block, weighted", () => roll("weighted")],
  ["Break the Ice", ice],
] as const)("%s: any sequence of moves, undo, redo and restart", (_, newPlay) => {
  const action = fc.oneof(
    { weight: 4, arbitrary: fc.nat({ max: 1000 }) },
    { weight: 2, arbitrary: fc.constantFrom("undo" as const, "redo" as const) },
    fc.constant("restart" as const),
  );

  test("agrees with a play that keeps a copy of everything", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const play = newPlay();
        const snapshot = () => ({ key: keyOf(play), moves: written(play), cost: play.cost });
        const history = [snapshot()];
        let at = 0;
        for (const each of actions) {
          if (each === "undo") {
            expect(play.undo()).toBe(at > 0);
            at = Math.max(0, at - 1);
          } else if (each === "redo") {
            expect(play.redo()).toBe(at < history.length - 1);
            at = Math.min(history.length - 1, at + 1);
          } else if (each === "restart") {
            play.restart();
            at = 0;
          } else {
            const moves = play.puzzle.listMoves(play.level, play.state);
            if (moves.length === 0) continue;
            expect(play.apply(moves[each % moves.length])).toBeUndefined();
            history.length = at + 1; // a new move drops what could be redone
            history.push(snapshot());
            at++;
          }
          expect(snapshot()).toEqual(history[at]);
          expect([play.canUndo, play.canRedo]).toEqual([at > 0, at < history.length - 1]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
