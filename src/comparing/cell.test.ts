// Which cells of a comparison are blank.
import { expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { cellsOf } from "./cell.ts";
import { parseSolvers } from "./solver-list.ts";

const LEVELS = `game: roll-the-block
optimal: 2

S..T
---
game: roll-the-block

S..T
---
game: folding-blocks
optimal: 1

A.
---
game: break-the-ice
moves: 3

AA.A
---
game: roll-the-block

S.S.T
`;

test("cells are blank for other puzzles' heuristics, depths that nobody knows, and costs and orders that there are not", () => {
  const levels = loadLevels(LEVELS).map((loaded) => ({ file: "-", loaded }));
  const cells = cellsOf(levels, parseSolvers("astar/relaxed,astar/filled,dls,ucs+weighted,bfs+canonical"));
  const told = cells.flatMap(({ kind, level, solver }) =>
    kind === "blank" ? [] : [`${level.loaded.index} ${solver.name}`],
  );
  expect(told).toEqual([
    ...["1 astar/relaxed", "1 dls", "1 ucs+weighted"],
    ...["2 astar/relaxed", "2 ucs+weighted"],
    ...["3 astar/filled", "3 dls", "3 bfs+canonical"],
    "4 dls",
  ]);
  expect(cells.every((cell) => cell.kind !== "blank" || cell.why.en !== "")).toBe(true);
});
