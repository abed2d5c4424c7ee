import { expect, test } from "vitest";
import { parseSolver, type SearchSolver } from "../../comparing/solver.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import { ALGORITHM_NAMES } from "../../solving/check-options.ts";
import { colourOfSeries, seriesOfSolver } from "./solver-series.ts";

const seriesOf = (line: string): number => seriesOfSolver(parseSolver(line) as SearchSolver);
const coloursOf = (lines: readonly string[]): number[] => lines.map((line) => colourOfSeries(seriesOf(line)));
const isDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;
const all = ALGORITHM_NAMES.map((name) => (name === "dls" ? "dls:budget" : name));

test("what is often compared with each other has colours of its own", () => {
  const charts = [
    all,
    ...PACKED_PUZZLES.map(({ heuristics }) => ["bfs", "ucs", ...heuristics.map(({ name }) => `astar/${name}`)]),
    ...PACKED_PUZZLES.flatMap(({ heuristics }) =>
      heuristics.map(({ name }) => ["bfs", "ucs", ...["greedy", "astar", "idastar"].map((each) => `${each}/${name}`)]),
    ),
    ["bfs", "bfs@ts", "astar", "astar@ts"],
    ["bfs", "ucs", "astar", "astar@ts", "astar/relaxed", "astar/distance"],
    ...all.map((name) => [name, `${name}@ts`]),
    ["astar", "astar*1.5", "astar*2", "astar*3", "astar*5"],
    ["dls:5", "dls:10", "dls:20"],
  ];
  for (const lines of charts) expect(isDistinct(coloursOf(lines)), lines.join(" ")).toBe(true);
});

test("what has the same colour as another search has another shape", () => {
  const engines = all.flatMap((name) => [name, `${name}@ts`]);
  expect(isDistinct(engines.map(seriesOf))).toBe(true);
});
