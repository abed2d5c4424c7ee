// The format joined with the real puzzles. What the format and each puzzle find wrong has tests of its own; here it is
// that both are heard, and that only what is right can be played.
import { describe, expect, test } from "vitest";
import { drawingAsText } from "../puzzles/drawing.ts";
import { PUZZLES, puzzleById } from "../puzzles/index.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { loadLevels, loadPlainLevel } from "./load-levels.ts";
import type { LoadedLevel } from "./loaded-level.ts";

const said = ({ problems }: LoadedLevel): string[] =>
  problems.map(({ line, column, severity }) => `${severity} at ${line}:${column}`);

function drawn({ playable }: LoadedLevel): string | undefined {
  return (
    playable && drawingAsText(playable.puzzle.drawState(playable.level, playable.puzzle.initialState(playable.level)))
  );
}

describe("a file may mix puzzles", () => {
  const text = `game: folding-blocks
title: Fold
optimal: 1

A.
---
game: match-the-tiles
title: Slide
author: Ana

A.a
---
game: roll-the-block
optimal: 1
optimal-weighted: 5

STT
---
game: break-the-ice
burst: lines
moves: 1
solution: 1,0:r

_A
A_
`;
  const levels = loadLevels(text);

  test("each level is loaded by its own puzzle, or told what is wrong", () => {
    expect(levels.map(({ index, title, game, playable }) => [index, title, game, playable?.puzzle.format.id])).toEqual([
      [1, "Fold", "folding-blocks", "folding-blocks"],
      [2, "Slide", "match-the-tiles", "match-the-tiles"],
      [3, undefined, "roll-the-block", undefined],
      [4, undefined, "break-the-ice", undefined],
    ]);
    expect(levels.slice(2).map(said)).toEqual([["error at 17:3"], ["error at 24:2"]]);
  });

  test("with what its header says", () => {
    expect(levels.slice(0, 2).map(({ playable }) => playable?.facts)).toEqual([
      { title: "Fold", optimal: 1 },
      { title: "Slide", author: "Ana" },
    ]);
    expect(levels.slice(0, 2).map(drawn)).toEqual(["A.", "A.a"]);
  });
});

test("the problems of the file, of its facts and of the puzzle are told together, in the order of the file", () => {
  const [level] = loadLevels("game: folding-blocks\nwhat is this\noptimal: soon\ncolour: red\n\nA?\n");
  expect(level && said(level)).toEqual(["error at 2:1", "error at 3:10", "warning at 4:1", "error at 6:2"]);
  expect(level?.playable).toBeUndefined();
});

test("one wrong header line is enough for a level not to be playable, a warning is not", () => {
  const [wrong] = loadLevels("game: folding-blocks\nwhat is this\n\nA.\n");
  const [warned] = loadLevels("game: folding-blocks\ncolour: red\n\nA.\n");
  expect([wrong?.playable, warned?.playable?.level.columns]).toEqual([undefined, 2]);
});

test("the JSON twin is seen by itself", () => {
  const [level] = loadLevels('{"game": "folding-blocks", "header": {"optimal": 1}, "grid": ["A0"]}');
  expect(level?.problems).toEqual([]);
  expect(level?.playable?.facts.optimal).toBe(1);
  expect(level && drawn(level)).toBe("A.");
});

test("bytes are as good as text", () => {
  const text = "\uFEFFgame: folding-blocks\r\ntitle: Olá\r\n\r\nA.\r\n";
  expect(loadLevels(new TextEncoder().encode(text)).map(({ title }) => title)).toEqual(["Olá"]);
});

test("a form that is given is not guessed", () => {
  expect(loadLevels("{: bridge open\n", { form: "json" }).map(said)).toEqual([["error at 1:2"]]);
  expect(
    loadLevels('{"game": "folding-blocks", "grid": ["A."]}', { form: "text" }).map(({ playable }) => playable),
  ).toEqual([undefined]);
});

test("bare rows do not say their game", () => {
  const [level] = loadLevels('["A."]');
  expect(level && said(level)).toEqual(["error at 1:2"]);
});

test("an empty file is one wrong level", () => {
  expect(loadLevels("")).toEqual([
    {
      index: 1,
      title: undefined,
      game: undefined,
      playable: undefined,
      problems: [
        {
          severity: "error",
          line: 1,
          column: 1,
          message: "The file has no level.",
          found: "",
          expected: "a level: a header, a blank line and a grid",
        },
      ],
    },
  ]);
});

describe("number grids of course projects", () => {
  const puzzle = (id: string): Puzzle => puzzleById(id) as Puzzle;

  test("Folding Blocks: 0 empty, -1 hole, n the nth group", () => {
    const level = loadPlainLevel("0,-1,1\n26,27,52\n", "numbers", puzzle("folding-blocks"));
    expect(level.problems).toEqual([]);
    expect(level.playable?.document.grid.paddedRows()).toEqual([".#A", "Zaz"]);
    expect(said(loadPlainLevel("53 -2", "numbers", puzzle("folding-blocks")))).toEqual([
      "error at 1:1",
      "error at 1:1",
      "error at 1:4",
    ]);
  });

  test.each(["2", "4"])("Roll the Block: 0 void, 1 floor, %s target, 3 block", (target) => {
    const level = loadPlainLevel(`3 3 1 0\n1 1 1 ${target}`, "numbers", puzzle("roll-the-block"));
    expect(level.problems).toEqual([]);
    expect(level.playable?.document.grid.paddedRows()).toEqual(["SS.#", "...T"]);
  });

  test.each(["match-the-tiles", "break-the-ice"])("%s has none", (id) => {
    expect(loadPlainLevel("1 2", "numbers", puzzle(id))).toMatchObject({
      playable: undefined,
      problems: [{ message: `Numbers mean nothing to ${id}.` }],
    });
  });

  test("what the puzzle finds wrong stands at its number", () => {
    expect(said(loadPlainLevel("1, 1, 2\n3, 1, 2", "numbers", puzzle("roll-the-block")))).toEqual(["error at 2:7"]);
  });
});

test("rows of characters are for every puzzle", () => {
  const match = puzzleById("match-the-tiles") as Puzzle;
  const level = loadPlainLevel('["A.a"]', "rows", match);
  expect(drawn(level)).toBe("A.a");
});

test("puzzles are found by their id, and ids differ", () => {
  expect(PUZZLES.map(({ format }) => puzzleById(format.id))).toEqual(PUZZLES);
  expect(new Set(PUZZLES.map(({ format }) => format.id)).size).toBe(PUZZLES.length);
  expect(puzzleById("sokoban")).toBeUndefined();
});
