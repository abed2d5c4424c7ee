// What a comparison says of itself in a sentence is true of its documents.
import { expect, test } from "vitest";
import type { CellDocument } from "../../comparing/cell-document.ts";
import { inWords } from "./summary-view.ts";

function cell(solver: string, index: number, more: Partial<CellDocument> = {}): CellDocument {
  return {
    ...{ file: "a.txt", index, solver, status: "solved", optimal: true, cost: 5, medal: "gold", method: "bfs" },
    ...{ expanded: 100, timeMs: 2, repeat: { n: 1, medianMs: 2, spreadMs: 0 } },
    ...more,
  } as CellDocument;
}
const limit = { status: "limit", limit: "time", optimal: false, cost: null, medal: null } as const;
const quick = { repeat: { n: 1, medianMs: 0.5, spreadMs: 0 } };
const said = (documents: readonly CellDocument[], language: "en" | "pt" = "en"): string =>
  inWords([...new Set(documents.map(({ solver }) => solver))], documents, language);

test("who proved every optimum is named, and who of these did it best", () => {
  const documents = [1, 2].flatMap((index) => [
    cell("bfs", index, quick),
    cell("astar", index, { expanded: 10 }),
    cell("greedy", index, { optimal: false, expanded: 3 }),
  ]);
  expect(said(documents)).toBe(
    "All solvers settled all 2 levels. bfs and astar proved every optimum. Of these, astar needed the fewest states (10 on average); bfs was the fastest (0.50 ms on average).",
  );
  expect(said(documents, "pt")).toBe(
    "Todos resolveram os 2 níveis. Provaram todos os ótimos: bfs e astar. Destes, astar precisou de menos estados (10 em média); bfs foi o mais rápido (0,50 ms em média).",
  );
});

test("where only one proved, all are held against each other", () => {
  expect(said([cell("bfs", 1), cell("greedy", 1, { optimal: false, expanded: 3, ...quick })])).toBe(
    "All solvers settled the level. bfs proved the optimum. greedy needed the fewest states (3); greedy was the fastest (0.50 ms).",
  );
});

test("of several that took the same time none was the fastest", () => {
  expect(said([cell("bfs", 1), cell("astar", 1, { expanded: 10 })])).toBe(
    "All solvers settled the level. astar needed the fewest states (10).",
  );
});

test("where not all settled every level, it is said who settled most, and nothing of means that are none", () => {
  const documents = [cell("bfs", 1), cell("bfs", 2), cell("dfs", 1, limit), cell("dfs", 2, limit)];
  expect(said(documents)).toBe("bfs settled all 2 levels. bfs proved every optimum.");
  expect(said([cell("bfs", 1), cell("bfs", 2, limit), cell("dfs", 1, limit), cell("dfs", 2, limit)])).toBe(
    "bfs settled most: 1 of 2.",
  );
});

test("where nobody settled anything, that is said", () => {
  expect(said([cell("bfs", 1, limit), cell("dfs", 1, limit)])).toBe("No solver settled the level.");
});

test("of nothing nothing is said", () => {
  expect(said([])).toBe("");
});
