// The example keeps the contract of every puzzle, its levels are right, and instances of fifty moves are solved to their
// proven optimum in both engines, which agree to the state. The Wasm engine has a module of its own for it.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { configure } from "../../src/engines/addresses.ts";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../../src/playing/loaded-level.ts";
import { replay } from "../../src/playing/replay.ts";
import type { SolveOptions } from "../../src/solving/options.ts";
import { solve } from "../../src/solving/solve.ts";
import { leastCost } from "../../tests/reference/least-cost.ts";
import { describePackedPuzzle } from "../../tests/support/packed-contract.ts";
import { probedGameOf } from "../../tests/support/probe.ts";
import { describePuzzle } from "../../tests/support/puzzle-contract.ts";
import { comparable } from "../../tests/support/search-variants.ts";
import { describeSurface } from "../../tests/support/surface-contract.ts";
import { build } from "../../tools/build.js";
import { fifteenPuzzle } from "./index.ts";
import { packedFifteenPuzzle } from "./packed.ts";
import { fifteenLevel, samples } from "./testing/samples.ts";

await build("fifteen-puzzle.module", "fifteen-puzzle.probe");
const inBuild = (file: string): URL => new URL(`../../build/examples/${file}`, import.meta.url);
const probedGame = probedGameOf(new WebAssembly.Module(readFileSync(inBuild("fifteen-puzzle.probe.wasm"))));

function levelsIn(file: string): LoadedLevel[] {
  return loadLevels(readFileSync(new URL(file, import.meta.url)), { puzzles: [packedFifteenPuzzle] });
}

const fifty = levelsIn("fifty-moves.txt");
const others = [...levelsIn("levels/first-slides.txt"), ...levelsIn("golden.txt")];

describePuzzle(fifteenPuzzle, samples);
describePackedPuzzle(packedFifteenPuzzle, samples, probedGame);
describeSurface(fifteenPuzzle, async () => (await import("./surface.ts")).surface, samples);

describe("levels", () => {
  test.each([...others, ...fifty])("$title is right, and its solution is as short as it says", (loaded) => {
    expect(loaded.problems).toEqual([]);
    const { facts } = playableOf(loaded);
    if (facts.solution === undefined) return;
    expect(replay(loaded, facts.solution)).toMatchObject({ solved: true, cost: facts.optimal });
  });

  test.each(others)("$title: the referee finds its optimum", (loaded) => {
    const { puzzle, level, facts } = playableOf(loaded);
    expect(leastCost(puzzle, level).cost ?? "unsolvable").toBe(facts.optimal);
  });

  test.each([
    [["12345"], ["The board is too large."]],
    [["13", "3."], ["The cell at (1,0) has `3`, which another cell has already."]],
    [["1?", "3."], ["The cell at (0,1) has `?`, which a board of 2 x 2 does not have."]],
    [["1", "3."], ["The cell at (1,1) has `.`, which another cell has already."]],
  ])("%j is refused: %j", (rows, messages) => {
    const [loaded] = loadLevels(`game: fifteen-puzzle\n\n${rows.join("\n")}\n`, { puzzles: [fifteenPuzzle] });
    expect(loaded?.problems.map(({ message }) => message)).toEqual(messages);
  });

  test("a gap at the end of a row may be left out, and 0 is a gap", () => {
    const text = "game: fifteen-puzzle\n\n123\n45\n---\ntitle: With 0\n\n20\n13\n";
    const boards = loadLevels(text, { puzzles: [fifteenPuzzle] }).map((loaded) => loaded.playable?.level);
    expect(boards).toMatchObject([{ board: "12345." }, { board: "2.13" }]);
  });
});

describe("the rules", () => {
  const level = fifteenLevel(["12", ".3"]);

  test("a tile slides into the gap; where none can, that is said", () => {
    expect(fifteenPuzzle.listMoves(level, "12.3")).toEqual(["d", "l"]);
    expect(fifteenPuzzle.applyMove(level, "12.3", "l")).toEqual({ state: "123." });
    expect(fifteenPuzzle.applyMove(level, "12.3", "u").refused?.en).toBe("there is no tile below the gap");
    expect(fifteenPuzzle.describeMove(level, "12.3", "d")).toEqual({ en: "slide 1 down", pt: "deslizar 1 para baixo" });
    expect(fifteenPuzzle.parseMove("x").wrong?.en).toBe("`x` is none of u d l r");
  });

  test("half of all boards cannot be solved, and a search need not begin to know it", async () => {
    const [loaded] = loadLevels("game: fifteen-puzzle\n\n1234\n5678\n9ABC\nDFE.\n", { puzzles: [packedFifteenPuzzle] });
    const result = await solve(loaded as LoadedLevel, { engine: "ts" });
    expect(result).toMatchObject({ status: "unsolvable", expanded: 0 });
    expect(result.why?.en).toContain("an odd number of swaps");
  });
});

describe("heuristics by hand", () => {
  test.each([
    [["123", "45."], 0, 0, 0],
    [["1.2"], 1, 1, 1],
    // Both tiles are in their row and in each other's way: one has to leave it and come back.
    [["21", "3."], 2, 2, 4],
    [["321", "45."], 2, 4, 8],
  ])("%j: misplaced %i, manhattan %i, linear-conflict %i", (rows, ...values) => {
    const level = fifteenLevel(rows);
    const found = packedFifteenPuzzle.heuristics.map(({ name }) => {
      const game = packedFifteenPuzzle.game(
        packedFifteenPuzzle.prepare(level, { heuristic: name, costModel: "moves" }),
      );
      const state = new Uint32Array(game.words);
      game.writeRoot(state, 0);
      return game.estimate(state, 0, -1);
    });
    expect(found).toEqual(values);
  });
});

describe("fifty moves", () => {
  beforeAll(() => configure({ solverUrl: inBuild("fifteen-puzzle.module.wasm") }));

  test.each([
    ...fifty.map((loaded) => ({ loaded, title: loaded.title, algorithm: "auto" as const })),
    ...fifty.slice(0, 1).map((loaded) => ({ loaded, title: loaded.title, algorithm: "idastar" as const })),
  ])(
    "$title, by $algorithm: both engines find and prove them, and agree to the state",
    async ({ loaded, algorithm }) => {
      const wasm = await solve(loaded, { algorithm });
      expect(wasm).toMatchObject({ status: "solved", engine: "wasm", cost: 50, optimal: true });
      const ts = await solve(loaded, { algorithm, engine: "ts" });
      expect(comparable(ts)).toEqual(comparable(wasm));
    },
  );
});

test("bare, without packed states, it is searched in the TypeScript engine", async () => {
  const [, , , loaded] = loadLevels(readFileSync(new URL("levels/first-slides.txt", import.meta.url)), {
    puzzles: [fifteenPuzzle],
  });
  const options: SolveOptions = { engine: "ts", algorithm: "bfs" };
  expect(await solve(loaded as LoadedLevel, options)).toMatchObject({ status: "solved", cost: 12, optimal: true });
});
