import { expect, test } from "vitest";
import { SolverColours } from "./colours.ts";

test("a solver keeps its colour while others come and go, and who comes takes the first that is free", () => {
  const colours = new SolverColours();
  const now = (...names: readonly string[]): number[] => {
    colours.set(names);
    return names.map((name) => colours.of(name));
  };
  expect(now("bfs", "dfs", "ucs")).toEqual([1, 2, 3]);
  expect(now("ucs", "bfs")).toEqual([3, 1]);
  expect(now("astar", "ucs", "bfs", "idastar")).toEqual([2, 3, 1, 4]);
});

test("beyond the last colour they begin again, and each is still another number", () => {
  const colours = new SolverColours();
  const names = Array.from({ length: 14 }, (_, i) => `dls:${i}`);
  colours.set(names);
  expect(colours.seriesOf("dls:12")).toBe("series-1");
  expect(new Set(names.map((name) => colours.of(name))).size).toBe(14);
});
