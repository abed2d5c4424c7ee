// The examples for courses stand beside our own searches, as their pages say: the search in Python finds what breadth-first
// search finds and expands as much, and the heuristic in ten lines is admissible.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CellDocument } from "../src/comparing/cell-document.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, type PlayableLevel, playableOf } from "../src/playing/loaded-level.ts";
import type { RollLevel, RollState } from "../src/puzzles/roll-the-block/index.ts";
import { runBinary } from "../tests/support/real-binary.ts";
import { build } from "../tools/build.js";
import { estimate } from "./own-heuristic/half-way.mjs";

await build("solver", "library");

const ROOT = join(import.meta.dirname, "..");

async function compared(...parameters: string[]): Promise<CellDocument[]> {
  const { code, stdout, stderr } = await runBinary(["compare", ...parameters, "--max-time", "60", "--json"], {
    cwd: ROOT,
  });
  expect([code, stderr]).toEqual([0, ""]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as CellDocument);
}

describe("the search in Python", () => {
  const python = spawnSync("python3", ["--version"]).status === 0 ? "python3" : "python";

  test.each([
    "levels/folding-blocks/first-steps.txt#2",
    "levels/match-the-tiles/first-slides.txt#1",
    "levels/roll-the-block/first.txt#1",
    "levels/break-the-ice/first-cracks.txt#1",
  ])("%s: finds what breadth-first search finds", async (level) => {
    const [ours, theirs] = await compared(level, "--solvers", `bfs,cmd:${python} examples/python-search/search.py`);
    expect(ours).toMatchObject({ status: "solved", optimal: true });
    expect(theirs).toMatchObject({ status: "solved", cost: ours?.cost, medal: "gold" });
    expect(theirs?.expanded).toBeLessThanOrEqual(ours?.expanded ?? 0);
  });

  test("says that there is none where there is none", async () => {
    const [theirs] = await compared(
      "tests/cli/fixtures/unsolvable.txt",
      "--solvers",
      `cmd:${python} examples/python-search/search.py`,
    );
    expect(theirs).toMatchObject({ status: "failed", reason: expect.stringContaining("every state was looked at") });
  });
});

describe("the heuristic in ten lines", () => {
  test("guides A* to the optimum, with fewer states than uniform cost search", async () => {
    const documents = await compared(
      "levels/roll-the-block/first.txt",
      "--solvers",
      "ucs,astar/./examples/own-heuristic/half-way.mjs",
    );
    for (let i = 0; i < documents.length; i += 2) {
      const [ucs, own] = documents.slice(i, i + 2);
      expect(own).toMatchObject({ status: "solved", cost: ucs?.cost, optimal: true });
      expect(own).not.toHaveProperty("overestimate");
      expect(own?.expanded).toBeLessThanOrEqual(ucs?.expanded ?? 0);
    }
  });

  /** Every state from which there is a solution, with what it costs from there. */
  function exactCosts({ puzzle, level }: PlayableLevel): Map<string, { state: unknown; cost: number }> {
    const states = new Map<string, unknown>();
    const before = new Map<string, string[]>();
    const solved: string[] = [];
    const waiting = [puzzle.initialState(level)];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      const key = puzzle.stateKey(level, state);
      if (states.has(key)) continue;
      states.set(key, state);
      if (puzzle.isSolved(level, state)) solved.push(key);
      for (const move of puzzle.listMoves(level, state)) {
        const after = puzzle.applyMove(level, state, move).state;
        const next = puzzle.stateKey(level, after);
        before.set(next, [...(before.get(next) ?? []), key]);
        waiting.push(after);
      }
    }
    const exact = new Map<string, { state: unknown; cost: number }>();
    let layer = solved;
    for (let cost = 0; layer.length > 0; cost++) {
      const fresh = layer.filter((key) => !exact.has(key));
      for (const key of fresh) exact.set(key, { state: states.get(key), cost });
      layer = [...new Set(fresh.flatMap((key) => before.get(key) ?? []))];
    }
    return exact;
  }

  const files = ["first", "tiny"].map((name) => `levels/roll-the-block/${name}.txt`);
  const levels = files.flatMap((file) => loadLevels(readFileSync(join(ROOT, file))));

  test.each(levels.map((level): [string, LoadedLevel] => [level.title ?? "", level]))(
    "is admissible on %s",
    (_, loaded) => {
      const playable = playableOf(loaded);
      const exact = exactCosts(playable);
      expect(exact.size).toBeGreaterThan(10);
      for (const { state, cost } of exact.values()) {
        expect(estimate(state as RollState, playable.level as RollLevel)).toBeLessThanOrEqual(cost);
      }
    },
  );
});
