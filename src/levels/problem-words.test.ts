// What is wrong with a board is told in both languages, each its own; files and programs have the English words.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { wordsOfProblem } from "./problem.ts";

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
];

test.each(WRONG)("%j", (text) => {
  const problems = loadLevels(text).flatMap((level) => level.problems);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    const { message, expected } = wordsOfProblem(problem);
    expect([problem.message, problem.expected]).toEqual([message.en, expected.en]);
    expect(message.pt).not.toBe(message.en);
    expect(expected.pt).not.toMatch(/(^| )(at most|the|for a|or a|with) /);
  }
});

test("a problem that came from elsewhere has its own words in both", () => {
  const problem = { severity: "error", line: 1, column: 1, message: "Wrong.", found: "", expected: "right" } as const;
  expect(wordsOfProblem(problem).message).toEqual({ en: "Wrong.", pt: "Wrong." });
});
