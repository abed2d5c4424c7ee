import { expect, test } from "vitest";
import type { CellDocument } from "./cell-document.ts";
import { judged } from "./compare.ts";

const document = (solver: string, cost: number | null, optimal = false): CellDocument =>
  ({
    ...{ file: "a.txt", index: 1, solver, cost, optimal, costModel: "moves", heuristic: null, medal: null },
    status: cost === null ? "limit" : "solved",
  }) as CellDocument;

const medals = (...documents: CellDocument[]) => judged(documents).map(({ medal }) => medal);

test("who proves an optimum may come after those that it judges, and may be gone when others come", () => {
  const [dfs, greedy, bfs] = [document("dfs", 9), document("greedy", 6), document("bfs", 5, true)];
  expect(medals(dfs, greedy)).toEqual([null, null]);
  expect(medals(dfs, greedy, bfs)).toEqual([null, "silver", "gold"]);
  expect(judged(judged([greedy, bfs]).slice(0, 1))[0]?.medal).toBeNull();
});

test("of what did not end, of another level, and of other costs nothing is judged", () => {
  const weighted = { ...document("ucs+weighted", 5), costModel: "weighted" };
  const elsewhere = { ...document("dfs", 5), index: 2 };
  expect(medals(document("bfs", 5, true), document("ucs", null), weighted, elsewhere)).toEqual([
    ...["gold", null, null, null],
  ]);
});
