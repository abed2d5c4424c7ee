// The papers' own searches do what is said of them: held against the same searches written once more, as recursions over the
// rules, and against the optimum.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import type { SolveResult } from "../solving/result.ts";
import { solve } from "../solving/solve.ts";
import type { PaperAlgorithm } from "./index.ts";

const LEVELS = loadLevels(`game: match-the-tiles
title: Corners

A..#
....
#..a
---
game: match-the-tiles
title: Two tiles

A.#.
....
b.Ba
---
game: roll-the-block
title: Round the hole

S....
..#..
....T
---
game: folding-blocks
title: Two groups

A...
...B
---
game: break-the-ice
title: Two colours

B..
AB.
ABA
---
game: roll-the-block
title: No way

S...T
`);

const byTitle = LEVELS.map((level): [string, LoadedLevel] => [level.title ?? "", level]);

function search(level: LoadedLevel, algorithm: PaperAlgorithm, more: object = {}): Promise<SolveResult> {
  return solve(level, { algorithm, engine: "ts", ...more });
}

describe.each(byTitle)("on %s", (_, loaded) => {
  const { puzzle, level } = playableOf(loaded);
  const keyOf = (state: unknown): string => puzzle.stateKey(level, state);
  const childrenOf = (state: unknown): unknown[] =>
    puzzle
      .listMoves(level, state)
      .map((move) => puzzle.applyMove(level, state, move).state)
      .filter((next) => !puzzle.isDead(level, next));

  /** The whole tree to a depth: how many states are expanded, and the depth of the nearest solution. */
  function walkTree(state: unknown, parent: string, depth: number): { expanded: number; best: number } {
    if (puzzle.isSolved(level, state)) return { expanded: 0, best: 0 };
    if (depth === 0) return { expanded: 0, best: Number.POSITIVE_INFINITY };
    const below = childrenOf(state)
      .filter((next) => keyOf(next) !== parent)
      .map((next) => walkTree(next, keyOf(state), depth - 1));
    return {
      expanded: 1 + below.reduce((sum, { expanded }) => sum + expanded, 0),
      best: 1 + Math.min(...below.map(({ best }) => best)),
    };
  }

  test.each([0, 1, 3, 6])("dls-tree walks the whole tree to depth %i and keeps the best", async (depth) => {
    const { status, cost, expanded, stored, optimal } = await search(loaded, "dls-tree", { depth });
    const tree = walkTree(puzzle.initialState(level), "", depth);
    expect(expanded).toBe(tree.expanded);
    expect(cost ?? Number.POSITIVE_INFINITY).toBe(tree.best);
    expect(status).toBe(cost === null ? (status === "unsolvable" ? "unsolvable" : "exhausted") : "solved");
    expect(stored).toBeLessThanOrEqual(depth + 1);
    expect(optimal).toBe(false);
  });

  test("iddfs-by-2 finds a solution that is at most one move too long, and says only what it has proven", async () => {
    const { cost: optimum, status } = await solve(loaded, { algorithm: "bfs" });
    const found = await search(loaded, "iddfs-by-2");
    expect(found.status).toBe(status);
    if (optimum === null || found.cost === null) return;
    expect(found.cost - optimum).toBeLessThanOrEqual(optimum % 2);
    expect(found.optimal).toBe(found.lowerBound === found.cost);
    expect(found.lowerBound).toBeLessThanOrEqual(optimum);
    for (const nodes of [1, 4])
      expect((await search(loaded, "iddfs-by-2", { limits: { nodes } })).expanded).toBeLessThanOrEqual(nodes);
  });

  test("greedy-child goes to the best child, then to its best child", async () => {
    const packed = PACKED_PUZZLES.find((each) => each.puzzle === puzzle);
    for (const { name, unit } of packed?.heuristics ?? []) {
      if (packed === undefined || name === "largest") continue;
      const order = packed.hasOrder === true ? "any" : undefined;
      const tables = packed.prepare(level, { heuristic: name, costModel: "moves", order });
      const game = packed.game(tables);
      const h = (state: unknown): number => {
        const words = new Uint32Array(game.words);
        packed.pack(level, tables, state, words, 0);
        return game.estimate(words, 0, 0) / unit;
      };
      const known = new Set<string>();
      let expanded = 0;
      const goTo = (state: unknown): number | undefined => {
        if (known.has(keyOf(state))) return undefined;
        known.add(keyOf(state));
        if (puzzle.isSolved(level, state)) return 0;
        expanded++;
        const children = childrenOf(state).map((child) => ({ child, h: h(child) }));
        for (const { child } of children.filter((each) => each.h < 1_000_000).toSorted((a, b) => a.h - b.h)) {
          const rest = goTo(child);
          if (rest !== undefined) return rest + 1;
        }
        return undefined;
      };
      const length = goTo(puzzle.initialState(level));
      const found = await search(loaded, "greedy-child", { heuristic: name });
      expect([name, found.cost, found.expanded]).toEqual([name, length ?? null, expanded]);
      expect(found.optimal).toBe(found.cost === found.lowerBound);
      expect(found.stored).toBe(known.size);
    }
  });
});

describe("they end like any other search", () => {
  const [, level] = LEVELS as [LoadedLevel, LoadedLevel];

  test("at a limit on nodes, exactly, and on memory", async () => {
    for (const algorithm of ["greedy-child", "dls-tree"] as const) {
      const depth = algorithm === "dls-tree" ? { depth: 12 } : {};
      const { status, limit, expanded } = await search(level, algorithm, { ...depth, limits: { nodes: 2 } });
      expect([status, limit, expanded]).toEqual(["limit", "nodes", 2]);
    }
    const { limit } = await search(level, "greedy-child", { limits: { memoryBytes: 100 } });
    expect(limit).toBe("memory");
  });

  test("and are refused where they cannot be had", async () => {
    await expect(solve(level, { algorithm: "dls-tree", depth: 3 })).rejects.toThrow("it needs the engine ts");
    await expect(search(level, "dls-tree")).rejects.toThrow("needs a depth");
    await expect(search(level, "greedy-child", { depth: 3 })).rejects.toThrow("A depth of 3 is for");
  });
});
