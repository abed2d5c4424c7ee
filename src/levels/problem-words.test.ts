// What is wrong with a board is told in both languages, each its own; files and programs have the English words.
import { expect, test } from "vitest";
import { loadLevels, loadPlainLevel } from "../playing/load-levels.ts";
import { puzzleById } from "../puzzles/index.ts";
import { type Problem, wordsOfProblem } from "./problem.ts";
import type { PlainForm } from "./read-plain.ts";

const WRONG = [
  "game: folding-blocks\n\n?.",
  "game: folding-blocks\n\n..",
  "game: match-the-tiles\n\n?.",
  "game: match-the-tiles\n\nAA.a",
  "game: match-the-tiles\n\nA..#\n\n..aa",
  "game: match-the-tiles\n\nA.\n\nA..",
  "game: break-the-ice\nmoves: none\nburst: all\n\nA?",
  "game: break-the-ice\n\nA\n.",
  "game: break-the-ice\n\n..",
  "game: roll-the-block\n\n..",
  "game: roll-the-block\n\nS.S.TT?",
  "game: roll-the-block\nx: split 0,9 1,0\ny: bridge open\n\nSxT\n#..",
  "",
  "title: One",
  "A.\n..",
  "game: chess\n\nA",
  "game: roll-the-block\ngame: roll-the-block\ntitel: x\noptimal: many\n\nST",
  "game: break-the-ice\nx: bridge open\n\nA",
  "game: roll-the-block\nx: bridg open\ny: bridge opn\nz: soft togle x\n\nSxyzT",
  "game: roll-the-block\nx: bridge\u00a0open\ny: split 0,1 0,1\nz: soft open q\nw: soft open x close x\n\nSxyzwT",
  "game: roll-the-block\n #: x\n\nS T",
  "{",
  "[]",
  "{} x",
  '{"game": "golf" // none\n}',
  '{"game: x',
  '{"game" "x"}',
  '{game: "x"}',
  '{"game": -}',
  "[".repeat(70),
  '{"game": "roll-the-block", "game": 1, "title": "x", "size": 3, "header": 7, "legend": {}, "grid": {}}',
  '{"game": "roll-the-block", "header": {"game": "x", "a": "b", "a b": "c", "moves": null, "title": "a\\nb"}, "grid": [7]}',
  '{"game": "roll-the-block", "legend": [["a"], 5], "grid": []}',
  '[{"game": "roll-the-block", "grid": ["ST"]}, 7]',
];

const WRONG_BYTES = [
  [0xff, 0xfe, 0x41],
  [0x41, 0xff],
];

const WRONG_BOARDS: readonly (readonly [game: string, form: PlainForm, text: string])[] = [
  ["roll-the-block", "numbers", ""],
  ["roll-the-block", "numbers", "1,,3\n\n7 x"],
  ["match-the-tiles", "numbers", "1 2"],
  ["roll-the-block", "rows", "7"],
  ["roll-the-block", "rows", "[7]"],
  ["roll-the-block", "rows", '[["SS", 9, {}]]'],
  ["roll-the-block", "rows", "[]"],
];

test.each(WRONG)("%j", (text) => {
  expectBoth(loadLevels(text).flatMap((level) => level.problems));
});

test.each(WRONG_BYTES)("bytes: %j", (...bytes) => {
  expectBoth(loadLevels(Uint8Array.from(bytes)).flatMap((level) => level.problems));
});

test("half a character", () =>
  expectBoth(loadLevels("game: roll-the-block\n\nS\ud83dT").flatMap((level) => level.problems)));

test.each(WRONG_BOARDS)("%s, %s: %j", (game, form, text) => {
  const puzzle = puzzleById(game);
  expectBoth(puzzle === undefined ? [] : loadPlainLevel(text, form, puzzle).problems);
});

/** Names and what is typed are the same in both; a sentence is not. */
const NO_WORDS = /^(JSON|[^a-z]*)$/;

function expectBoth(problems: readonly Problem[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    const { message, expected } = wordsOfProblem(problem);
    expect([problem.message, problem.expected]).toEqual([message.en, expected.en]);
    expect(message.pt).not.toBe(message.en);
    if (!NO_WORDS.test(expected.en)) expect(expected.pt).not.toBe(expected.en);
    expect(expected.pt).not.toMatch(/(^| )(at most|the|for a|or a|with) /);
  }
}

test("a problem that came from elsewhere has its own words in both", () => {
  const problem = { severity: "error", line: 1, column: 1, message: "Wrong.", found: "", expected: "right" } as const;
  expect(wordsOfProblem(problem).message).toEqual({ en: "Wrong.", pt: "Wrong." });
});
