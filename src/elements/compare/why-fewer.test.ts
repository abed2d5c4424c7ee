// Why A* went on from fewer states is told where it did, and where what is told is true.
import { expect, test } from "vitest";
import type { CellDocument } from "../../comparing/cell-document.ts";
import { whyFewer } from "./why-fewer.ts";

function cell(algorithm: string, expanded: number, more: Partial<CellDocument> = {}): CellDocument {
  const what = {
    solver: algorithm,
    algorithm,
    expanded,
    status: "solved",
    optimal: true,
    cost: 12,
    costModel: "moves",
  };
  return { ...what, weight: algorithm === "astar" ? 1 : null, ...more } as CellDocument;
}

test("both numbers are told, and what no state that A* goes on from exceeds", () => {
  const cells = [cell("dfs", 5, { optimal: false }), cell("bfs", 1234), cell("astar", 40)];
  expect(whyFewer(cells, "en")).toBe(
    "Why fewer states? bfs goes on from whatever is nearest to the start: 1,234 states. astar asks the heuristic too, and never goes on from a state where the cost so far (g) and the estimate of the rest (h) come to more than 12, the cost of the solution: 40 states.",
  );
  expect(whyFewer(cells, "pt")).toMatch(/^Porque são menos os estados[?] bfs continua /);
  const best = cell("astar", 30, { solver: "astar/relaxed" });
  expect(whyFewer([...cells, best], "en")).toContain("astar/relaxed asks the heuristic too");
});

test.each([
  ["nothing is fewer", [cell("bfs", 40), cell("astar", 40)]],
  ["nothing asks no heuristic", [cell("greedy", 90), cell("astar", 40)]],
  ["the heuristic proves nothing", [cell("bfs", 90), cell("astar", 40, { optimal: false })]],
  ["h counts more than g", [cell("bfs", 90), cell("astar", 40, { weight: 2 })]],
  ["one of them was stopped", [cell("bfs", 90, { status: "limit", optimal: false }), cell("astar", 40)]],
  ["they count other costs", [cell("bfs", 90), cell("astar", 40, { costModel: "weighted" })]],
])("nothing is told where %s", (_, cells) => {
  expect(whyFewer(cells, "en")).toBeUndefined();
});
