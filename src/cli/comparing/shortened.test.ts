// What long names look like in a table.
import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("what fits stays, what does not is cut at its end", () => {
  expect(shortened(["bfs", "a level of a long name", "bfs"], 12)).toEqual(["bfs", "a level of..", "bfs"]);
});

test("different names never look the same", () => {
  const engines = ["astar/relaxed+weighted", "astar/relaxed+weighted@ts"];
  expect(shortened(engines, 16)).toEqual(["astar/relax..", "astar/relax..@ts"]);
  const programs = ["one", "two", "two@ts"].map((end) => `cmd:./solvers/of-the-course/${end}-and-much-more-after-it`);
  const short = shortened([...programs, programs[0] ?? ""], 20);
  expect(new Set(short).size).toBe(3);
  expect(short[3]).toBe(short[0]);
  expect(Math.max(...short.map((text) => text.length))).toBeLessThanOrEqual(20);
});

test("where a character takes two units it is kept whole", () => {
  expect(shortened(["🧊🧊🧊🧊🧊🧊🧊🧊a", "🧊🧊🧊🧊🧊🧊🧊🧊b"], 6)).toEqual(["🧊🧊🧊..a", "🧊🧊🧊..b"]);
});
