import { expect, test } from "vitest";
import { type Problem, ProblemList } from "./problem.ts";

test("problems are given in the order of the file", () => {
  const problems = new ProblemList();
  problems.error({ line: 3, column: 1 }, "third", "c", "C");
  problems.warning({ line: 1, column: 9 }, "second", "b", "B");
  problems.error({ line: 1, column: 2 }, "first", "a", "A");
  expect(problems.sorted().map(({ message }) => message)).toEqual(["first", "second", "third"]);
  expect(problems.sorted()[1]).toEqual({
    severity: "warning",
    line: 1,
    column: 9,
    message: "second",
    found: "b",
    expected: "B",
  });
});

test("warnings alone are no errors", () => {
  const problems = new ProblemList();
  problems.warning({ line: 1, column: 1 }, "look", "", "");
  expect(problems.hasErrors).toBe(false);
  problems.error({ line: 1, column: 1 }, "wrong", "", "");
  expect(problems.hasErrors).toBe(true);
});

test("nothing that is told can disturb a terminal", () => {
  const problems = new ProblemList();
  problems.error({ line: 1, column: 1 }, "a\u0008 `\u001B[2J`", "\u0085\u202E", "b\u2028\n");
  const [{ message, found, expected }] = problems.sorted() as [Problem];
  expect([message, found, expected]).toEqual(["a\uFFFD `\uFFFD[2J`", "\uFFFD\uFFFD", "b\uFFFD\uFFFD"]);
});

test("a thousand problems are kept, and the rest is counted", () => {
  const problems = new ProblemList();
  for (let line = 1; line <= 1234; line++) problems.warning({ line, column: 1 }, `no. ${line}`, "", "");
  problems.error({ line: 1, column: 1 }, "an error that is not kept", "", "");
  const sorted = problems.sorted();
  expect(sorted).toHaveLength(1001);
  expect(sorted[999]?.message).toBe("no. 1000");
  expect(sorted[1000]).toMatchObject({
    line: 1001,
    severity: "error",
    message: "There are 235 more problems in this level.",
  });
  expect(problems.hasErrors).toBe(true);
});
