import { describe, expect, test } from "vitest";
import { FAKE_GAMES } from "../../tests/support/fake-games.ts";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { type LevelFacts, optimumOf, readFacts } from "./facts.ts";
import { type Problem, ProblemList } from "./problem.ts";

function read(header: Readonly<Record<string, string>>): { facts: LevelFacts; problems: readonly Problem[] } {
  const problems = new ProblemList();
  const facts = readFacts(writtenLevel("plain-game", ["A"], { header }), FAKE_GAMES, problems);
  return { facts, problems: problems.sorted() };
}

test("a header may say all of them or none", () => {
  expect(read({})).toEqual({ facts: {}, problems: [] });
  const header = {
    title: "One",
    author: "Ana",
    source: "a book",
    difficulty: "4 of 5",
    optimal: "12",
    "optimal-weighted": "95",
    solution: "r r x u",
    moves: "3",
    colour: "red",
  };
  expect(read(header)).toEqual({
    facts: {
      title: "One",
      author: "Ana",
      source: "a book",
      difficulty: "4 of 5",
      optimal: 12,
      optimalUnder: { weighted: 95 },
      solution: "r r x u",
    },
    problems: [],
  });
});

test("an optimum is that of its cost model, and what is unsolvable is so under each", () => {
  const facts: LevelFacts = { optimal: 12, optimalUnder: { weighted: 95 } };
  expect(["moves", "weighted", "other"].map((model) => optimumOf(facts, model))).toEqual([12, 95, undefined]);
  expect(["moves", "weighted"].map((model) => optimumOf({ optimal: "unsolvable" }, model))).toEqual([
    "unsolvable",
    "unsolvable",
  ]);
});

test("a title without a value is none, but a solution without moves is one", () => {
  expect(read({ title: "", author: "", solution: "", optimal: "0" })).toEqual({
    facts: { solution: "", optimal: 0 },
    problems: [],
  });
});

test("a note in one language stands for both", () => {
  expect(read({ note: "Mind the gap" }).facts.note).toEqual({ en: "Mind the gap", pt: "Mind the gap" });
  expect(read({ "note-pt": "Cuidado" }).facts.note).toEqual({ en: "Cuidado", pt: "Cuidado" });
  const both = { note: "Mind the gap", "note-pt": "Cuidado" };
  expect(read(both).facts.note).toEqual({ en: "Mind the gap", pt: "Cuidado" });
  expect(read({ note: "", "note-pt": "" }).facts).toEqual({});
});

describe.each(["optimal", "optimal-weighted"])("%s", (key) => {
  test.each([
    ["0", 0],
    ["7", 7],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
    ["unsolvable", "unsolvable"],
  ])("may be %s", (value, optimum) => {
    const { facts, problems } = read({ [key]: value });
    expect(facts).toEqual(key === "optimal" ? { optimal: optimum } : { optimalUnder: { weighted: optimum } });
    expect(problems).toEqual([]);
  });

  test.each(["-1", "+1", "1.5", "1e3", "0x10", "five", "5 moves", "Unsolvable", "９", "9007199254740992"])(
    "cannot be %s",
    (value) => {
      const { facts, problems } = read({ title: "x", [key]: value });
      expect(facts).toEqual({ title: "x" });
      expect(problems).toEqual([
        {
          severity: "error",
          line: 3,
          column: key.length + 3,
          message: `\`${key}\` cannot be \`${value}\`.`,
          found: value,
          expected: "a whole number from 0, or `unsolvable`",
        },
      ]);
    },
  );

  test("cannot be empty", () => {
    expect(read({ [key]: "" }).problems).toMatchObject([{ message: `\`${key}\` has no value.` }]);
  });
});

test("the two optima agree on whether there is a solution", () => {
  const disagree = "`optimal` and `optimal-weighted` disagree on whether the level can be solved.";
  expect(read({ optimal: "unsolvable", "optimal-weighted": "5" }).problems).toMatchObject([
    { line: 3, message: disagree },
  ]);
  expect(read({ optimal: "5", "optimal-weighted": "unsolvable" }).problems).toMatchObject([
    { line: 3, message: disagree },
  ]);
  expect(read({ optimal: "unsolvable", "optimal-weighted": "unsolvable" }).problems).toEqual([]);
  expect(read({ optimal: "unsolvable", "optimal-weighted": "x" }).problems).toHaveLength(1);
});

test("an unsolvable level has no solution", () => {
  expect(read({ optimal: "unsolvable", solution: "r" }).problems).toMatchObject([
    { line: 3, column: 11, message: "The level gives a solution and says that it is unsolvable.", found: "r" },
  ]);
});
