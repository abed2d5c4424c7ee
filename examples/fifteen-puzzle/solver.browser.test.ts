// The solver takes the 15-puzzle as it takes the others: its heuristics by name and in words, its solution played on a board.
import { afterEach, expect, test } from "vitest";
import "../../src/elements/board/define.ts";
import "../../src/elements/solver/define.ts";
import type { FourfoldBoard } from "../../src/elements/board/fourfold-board.ts";
import type { FourfoldSolver } from "../../src/elements/solver/fourfold-solver.ts";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { packedFifteenPuzzle } from "./packed.ts";

const TEXT = "game: fifteen-puzzle\n\n1234\n5678\n9A.C\nDEBF\n";

afterEach(() => document.body.replaceChildren());

test("a level that a board was given is solved and watched there", async () => {
  document.body.innerHTML =
    '<fourfold-board id="fifteen" tempo="0"></fourfold-board><fourfold-solver for="fifteen" algorithm="astar" engine="ts"></fourfold-solver>';
  const board = document.querySelector("fourfold-board") as FourfoldBoard;
  const solver = document.querySelector("fourfold-solver") as FourfoldSolver;
  board.loaded = loadLevels(TEXT, { puzzles: [packedFifteenPuzzle] });
  await board.updateComplete;
  await solver.updateComplete;
  const heuristics = [...solver.renderRoot.querySelectorAll<HTMLOptionElement>("#heuristic option")];
  expect(heuristics.map(({ value }) => value)).toEqual(["", ...packedFifteenPuzzle.heuristics.map(({ name }) => name)]);
  const result = await solver.solve();
  expect(result).toMatchObject({ status: "solved", cost: 2, heuristic: packedFifteenPuzzle.strongest });
  await solver.watch();
  expect([board.solved, board.moves]).toEqual([true, result?.moves]);
});
