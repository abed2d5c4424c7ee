// The estimates by hand and against assignments tried one by one, and counter-examples. What is claimed of them is tested
// on every state of hundreds of small levels with all puzzles (tests/contract.test.ts).
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryMatchLevel } from "../../../tests/support/arbitrary-match-the-tiles.ts";
import { matchLevel } from "../../../tests/support/match-level.ts";
import { crowdedLevel, played, slides } from "../../../tests/support/match-states.ts";
import { type PackedSpace, packedSpace } from "../../../tests/support/packed-space.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import { NEVER } from "../../search/game.ts";
import type { Direction } from "../direction.ts";
import type { MatchLevel, MatchState } from "./index.ts";
import { packedMatchTheTiles as packed } from "./packed.ts";
import { cellsOf } from "./tables.ts";

const GOLDEN = readFileSync(new URL("../../../tests/golden/match-the-tiles.txt", import.meta.url), "utf8");

function estimated(level: MatchLevel, heuristic: string, moves: readonly Direction[] = []): number {
  const tables = packed.prepare(level, { heuristic, costModel: "moves" });
  const game = packed.game(tables);
  const state = new Uint32Array(game.words);
  packed.pack(level, tables, played(level, moves).at(-1) as MatchState, state, 0);
  return game.estimate(state, 0, -1);
}

/** All states of a level with their exact distances and their estimates; undefined where there are too many. */
function explored(level: MatchLevel, heuristic: string, most: number): (PackedSpace & { h: number[] }) | undefined {
  const game = packed.game(packed.prepare(level, { heuristic, costModel: "moves" }));
  const space = packedSpace(game, most);
  if (space === undefined) return undefined;
  const h = Array.from({ length: space.count }, (_, i) => game.estimate(space.states, i * game.words, -1));
  return { ...space, h };
}

describe("`simple`", () => {
  test("counts the pairs of a tile and a goal of its colour that differ in row and column", () => {
    expect(estimated(matchLevel(["A.a", ".aa"]), "simple")).toBe(2);
    expect(estimated(matchLevel(["A.a", "B.b"]), "simple")).toBe(0);
    expect(estimated(matchLevel(["A.b", "B.a"]), "simple")).toBe(2);
  });

  test("may be above 0 on a solved board", () => {
    expect(estimated(matchLevel(["A.", ".."], ["a.", ".a"]), "simple")).toBe(1);
  });
});

describe("estimate(tile, goal), for one tile and one goal", () => {
  const cases: readonly (readonly [string, string[], string[], number])[] = [
    ["is 0 on the goal", ["A."], ["a."], 0],
    ["is 1 for a column at the edge", ["A..."], ["...a"], 1],
    ["is 1 for a column behind which an obstacle stands", ["A..#."], ["..a.."], 1],
    ["is 1 for an obstacle to the left as well", [".#..A"], ["..a.."], 1],
    ["is 2 for a column where nothing stops the tile", ["A...."], ["..a.."], 2],
    ["looks for the obstacle in the tile's row", ["A..#.", "....."], [".....", "..a.."], 2],
    ["and not in the goal's", ["A....", "...#."], [".....", "..a.."], 3],
    ["is 1 for a row at the edge", ["A", ".", "."], [".", ".", "a"], 1],
    ["is 1 for a row behind which an obstacle stands", [".", "#", ".", "A"], [".", ".", "a", "."], 1],
    ["is 2 for a row where nothing stops the tile", ["A", ".", "."], [".", "a", "."], 2],
    ["adds row and column", ["A....", ".....", "....."], [".....", "....a", "....."], 3],
    ["counts such a row once after a column that took 2", ["A....", ".....", "....."], [".....", "..a..", "....."], 3],
  ];

  test.each(cases)("%s", (_, rows, goals, value) => {
    expect(estimated(matchLevel(rows, goals), "fast")).toBe(value);
    expect(estimated(matchLevel(rows, goals), "complex")).toBe(value);
  });

  test("takes no tile for an obstacle", () => {
    expect(estimated(matchLevel(["A..B."], ["..a.b"]), "fast")).toBe(2 + 1);
  });

  test("in `complex` is 3 more where an obstacle stands between tile and goal in their line", () => {
    expect(estimated(matchLevel(["A#.a"]), "complex")).toBe(1 + 3);
    expect(estimated(matchLevel(["A", "#", "a", "."]), "complex")).toBe(2 + 3);
    expect(estimated(matchLevel(["A#.", "..a"]), "complex")).toBe(2);
    expect(estimated(matchLevel(["A#.a"]), "fast")).toBe(1);
  });
});

describe("assignments", () => {
  test("give every tile of a colour a goal of its own", () => {
    // Both tiles are one slide from the same goal; the other goal is two away.
    const level = matchLevel(["A....A"], ["a.a..."]);
    expect(estimated(level, "fast")).toBe(0 + 2);
    expect(estimated(level, "complex")).toBe(2);
  });

  test("take the worst colour for `complex`, the sum for `fast`", () => {
    const level = matchLevel(["A..a", "B.b."]);
    expect(estimated(level, "complex")).toBe(2);
    expect(estimated(level, "fast")).toBe(1 + 2);
  });

  test("are the best of all, as trying all of them shows", () => {
    const levels = arbitraryMatchLevel({ maxRows: 6, maxColumns: 6, maxColours: 2, maxTiles: 7 });
    fc.assert(
      fc.property(levels, slides, (level, moves) => {
        expect(estimated(level, "fast", moves)).toBe(bestByTrying(level, moves, "fast", (a, b) => a + b));
        expect(estimated(level, "complex", moves)).toBe(bestByTrying(level, moves, "complex", Math.max));
      }),
      { numRuns: 300 },
    );
  });

  test("are found for 64 tiles and 256 goals", () => {
    expect(estimated(crowdedLevel(256), "fast")).toBe(0);
    // The goals fill the four rows at the bottom: the last of them is one slide away in the tile's own column, the
    // others are two. An obstacle stands in one column, whose tiles do better to change to another.
    expect(estimated(crowdedLevel(64), "fast")).toBe(16 * (1 + 2 + 2 + 2));
    expect(estimated(crowdedLevel(64), "complex")).toBe(3);
  });

  /** The least that joining the estimates of tiles and different goals can give. */
  function bestByTrying(
    level: MatchLevel,
    moves: readonly Direction[],
    heuristic: string,
    join: (a: number, b: number) => number,
  ): number {
    const { floor, tiles, goals, estimates } = packed.prepare(level, { heuristic, costModel: "moves" });
    const cells = cellsOf(floor, tiles, played(level, moves).at(-1) as MatchState);
    const taken = new Set<number>();
    const rest = (tile: number): number => {
      if (tile === tiles.count) return 0;
      const colour = tiles.colours[tile] as number;
      let best = Number.POSITIVE_INFINITY;
      for (let goal = goals.first[colour] as number; goal < (goals.first[colour + 1] as number); goal++) {
        if (taken.has(goal)) continue;
        taken.add(goal);
        const value = estimates?.byGoal[goal * floor.cells + (cells[tile] as number)] as number;
        best = Math.min(best, join(value, rest(tile + 1)));
        taken.delete(goal);
      }
      return best;
    };
    return rest(0);
  }
});

/** One tile and its only way: a step right and a step down by turns to the corner, and from there left and up by turns. */
function stairs(): MatchLevel {
  const cells = Array.from({ length: 16 }, () => Array<string>(16).fill("#"));
  const put = (character: string, row: number, column: number) => {
    (cells[row] as string[])[column] = character;
  };
  for (let row = 0; row < 12; row++) {
    put(".", row, row + 3);
    put(".", row, row + 4);
  }
  for (let row = 12; row < 16; row++) put(".", row, 15);
  for (let row = 1; row < 16; row++) {
    put(".", row, row - 1);
    put(".", row, row);
  }
  put("A", 0, 3);
  put("a", 0, 0);
  return matchLevel(cells.map((row) => row.join("")));
}

describe("what is not proven has a counter-example", () => {
  test.each([
    // Of three goals of one colour two differ from the tile in row and column; one slide brings it to the third.
    ["simple", ["A.a", ".aa"], undefined],
    // One slide brings both tiles home.
    ["fast", ["A.a", "B.b"], undefined],
    // The other tile stops it on a goal where no obstacle would.
    ["complex", ["A..B"], ["..ab"]],
  ])("`%s` overestimates: 2, where one slide is enough", (heuristic, rows, goals) => {
    const level = matchLevel(rows, goals);
    expect(explored(level, heuristic, 100)?.costs[0]).toBe(1);
    expect(estimated(level, heuristic)).toBe(2);
  });

  test.each<[string, string[], string[] | undefined, Direction[], Direction, number, number]>([
    ["simple", ["A.", "#a", "#a"], undefined, [], "r", 2, 0],
    ["fast", ["A.a", "B.b"], undefined, [], "r", 2, 0],
    ["complex", ["A..B"], ["..ab"], [], "r", 2, 0],
    // After a slide to the left, one to the right is nothing that a shortest solution would do.
    ["slides", [".BA"], ["ab."], ["l"], "r", 3, 1],
  ])("`%s` is not consistent", (heuristic, rows, goals, before, slide, from, to) => {
    const level = matchLevel(rows, goals);
    expect(estimated(level, heuristic, before)).toBe(from);
    expect(estimated(level, heuristic, [...before, slide])).toBe(to);
  });
});

describe("`slides`", () => {
  test("is 0 on solved states only", () => {
    fc.assert(
      fc.property(arbitraryMatchLevel(), (level) => {
        const space = explored(level, "slides", 3000);
        for (const [i, cost] of (space?.costs ?? []).entries()) expect(space?.h[i] === 0).toBe(cost === 0);
      }),
    );
  });

  test("is exact for a tile that is alone, and knows where it can never stop", () => {
    expect(estimated(matchLevel(["A..", "...", "..."], ["...", "...", "..a"]), "slides")).toBe(2);
    expect(estimated(matchLevel(["A..", "...", "..."], ["...", ".a.", "..."]), "slides")).toBe(NEVER);
  });

  test("is exact for it on a way of 54 slides as far as the table goes, which is 31", () => {
    const space = explored(stairs(), "slides", 100);
    expect(space?.costs[0]).toBe(54);
    expect(space?.h).toEqual(space?.costs.map((cost) => Math.min(cost, 31)));
  });

  test("lets other tiles stop a tile only where they can have a goal themselves", () => {
    // A stops on its goal if B stands to its right, and nowhere else can B be when the board is solved.
    expect(estimated(matchLevel(["A.B."], ["..ab"]), "slides")).toBe(1);
    expect(estimated(matchLevel(["A.B.", "####", "...."], ["..a.", "####", "b..."]), "slides")).toBe(NEVER);
  });

  test("asks all tiles for the same slides", () => {
    // Each tile alone is one slide from its goal, but A's goes right and B's left.
    expect(estimated(matchLevel(["A..", "###", "..B"], ["..a", "###", "b.."]), "slides")).toBe(NEVER);
  });

  test("gives tiles of one colour different goals", () => {
    // A slide to the right could bring either of them to the goal there.
    const level = matchLevel(["AA.", "...", "..."], ["..a", "...", "a.."]);
    expect(explored(level, "slides", 1000)?.costs[0]).toBe(Number.POSITIVE_INFINITY);
    expect(estimated(level, "slides")).toBe(NEVER);
  });

  test("is on average half of the way from the start of the golden levels", () => {
    const solvable = loadLevels(GOLDEN).flatMap(({ playable }) =>
      typeof playable?.facts.optimal === "number" ? [{ level: playable.level, optimal: playable.facts.optimal }] : [],
    );
    const shares = solvable.map(({ level, optimal }) => estimated(level as MatchLevel, "slides") / optimal);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.5);
  });
});
