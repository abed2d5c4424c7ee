import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { iceHeap } from "../../../../bench/hard-ice.js";
import { arbitraryIceLevel } from "../../../../tests/support/arbitrary-break-the-ice.ts";
import { runs, share } from "../../../../tests/support/breadth.ts";
import { goldenOf } from "../../../../tests/support/golden-levels.ts";
import { levelsIn } from "../../../../tests/support/packs.ts";
import type { Counts } from "../../../engines/counts.ts";
import { wasmEngine } from "../../../engines/wasm-engine.ts";
import { loadLevels } from "../../../playing/load-levels.ts";
import { type LoadedLevel, loadedLevel } from "../../../playing/loaded-level.ts";
import { breakTheIce, type IceLevel } from "../../../puzzles/break-the-ice/index.ts";
import { withSectionsApart } from "../../../puzzles/break-the-ice/sections.ts";
import { EXHAUSTED, RUNNING, SOLVED, UNSOLVABLE } from "../../../search/run.ts";
import type { SolveOptions } from "../../../solving/options.ts";
import { prepareSearch } from "../../../solving/prepared-search.ts";
import type { SolveResult } from "../../../solving/result.ts";
import { planSolve, solve } from "../../../solving/solve.ts";
import { boundaryFlow } from "./index.ts";

const engine = wasmEngine();
const solved = (level: IceLevel, options: SolveOptions = {}): Promise<SolveResult> =>
  solve(loadedLevel(breakTheIce, level), options);

const GOLDEN = goldenOf("break-the-ice").map(({ level, facts }) => ({ level: level as IceLevel, facts }));

/** Levels that breadth-first search sees the end of, with walls and runs at the start, some of colours that are dead. */
const smallLevels = fc.oneof(
  arbitraryIceLevel({ maxRows: 5, maxColumns: 6, maxColours: 3, startingRuns: true, deadColours: true }),
  arbitraryIceLevel({ maxRows: 4, maxColumns: 7, maxColours: 2 }),
  arbitraryIceLevel({ maxRows: 3, maxColumns: 12, maxColours: 2, walls: false }),
  arbitraryIceLevel({ maxRows: 12, maxColumns: 3, maxColours: 3 }),
);
const MOST_NODES = 20_000;

/** Until then no state has been expanded but up to the bound that there may be: what is stored is what can be reached within it. */
const BEFORE_IT_IS_JUDGED = 256;

/** What breadth-first search says, or undefined where it would take too long. */
async function judged(level: IceLevel): Promise<Pick<SolveResult, "status" | "cost"> | undefined> {
  const { status, cost } = await solved(level, { algorithm: "bfs", limits: { nodes: MOST_NODES } });
  return status === "limit" ? undefined : { status, cost };
}

describe("boundary-flow", () => {
  test("ends as breadth-first search ends", async () => {
    const seen = { solved: 0, unsolvable: 0 };
    await fc.assert(
      fc.asyncProperty(smallLevels, async (level) => {
        const wanted = await judged(level);
        if (wanted === undefined) return;
        const found = await solved(level);
        expect(found).toMatchObject({ ...wanted, method: "boundary-flow", optimal: wanted.status === "solved" });
        if (wanted.cost !== null) expect(found.lowerBound).toBe(wanted.cost);
        seen[found.status as keyof typeof seen]++;
      }),
      { numRuns: runs(400) },
    );
    expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(runs(50, 6));
  });

  test.each(boundaryFlow.ingredients)("finds the same without %s", async (ingredient) => {
    await fc.assert(
      fc.asyncProperty(smallLevels, async (level) => {
        const wanted = await judged(level);
        if (wanted !== undefined) expect(await solved(level, { without: [ingredient] })).toMatchObject(wanted);
      }),
      { numRuns: runs(60) },
    );
  });

  test("solves the golden levels", async () => {
    for (const { level, facts } of GOLDEN) {
      const { cost, status } = await solved(level);
      expect(status === "solved" ? cost : status).toBe(facts.optimal);
    }
  });

  test("looks for nothing beyond maxCost, and finds what is within it", async () => {
    const solvable = GOLDEN.filter(({ facts }) => typeof facts.optimal === "number");
    for (const { level, facts } of share(solvable, 4)) {
      const optimal = facts.optimal as number;
      expect(await endWithin(level, optimal)).toBe(SOLVED);
      expect([EXHAUSTED, UNSOLVABLE]).toContain(await endWithin(level, optimal - 1));
    }
  });

  test("leaves out orders of moves, and no state", async () => {
    let spared = 0;
    await fc.assert(
      fc.asyncProperty(smallLevels, async (level) => {
        const cost = (await judged(level))?.cost;
        if (cost === undefined || cost === null || cost === 0) return;
        const all = await searchedWithin(level, cost - 1, ["order"]);
        const one = await searchedWithin(level, cost - 1, ["followers"]);
        if (Math.max(all.expanded, one.expanded) >= BEFORE_IT_IS_JUDGED) return;
        expect(one.stored).toBe(all.stored);
        spared += all.generated - one.generated;
      }),
      { numRuns: runs(600) },
    );
    expect(spared).toBeGreaterThan(runs(600, 30));
  });

  test("loses no solution by putting off swaps that nothing could follow", async () => {
    await fc.assert(
      fc.asyncProperty(smallLevels, async (level) => {
        const cost = (await judged(level))?.cost;
        if (cost === undefined || cost === null || cost === 0) return;
        expect(await endWithin(level, cost)).toBe(SOLVED);
        const all = await searchedWithin(level, cost - 1, ["followers"]);
        const some = await searchedWithin(level, cost - 1);
        if (Math.max(all.expanded, some.expanded) >= BEFORE_IT_IS_JUDGED) return;
        expect(some.stored).toBeLessThanOrEqual(all.stored);
      }),
      { numRuns: runs(600) },
    );
  });

  test("expands a fifth fewer states of a heap where such swaps are put off", async () => {
    const heap = loadLevels(iceHeap(7, 8, 19, 4, 3))[0];
    const some = await solve(heap, { without: ["beam"] });
    const all = await solve(heap, { without: ["beam", "followers"] });
    expect(some.cost).toBe(all.cost);
    expect(some.expanded).toBeLessThan(0.8 * all.expanded);
  });

  test("takes as many colours as there can be", async () => {
    const fifteen = `game: break-the-ice
burst: lines

................
................
.......DFHJLN...
.......DFHJLN...
.......DFHJLN...
.......CEGIKMO..
.......CEGIKMO..
AABABB.CEGIKMO..
`;
    const level = loadLevels(fifteen)[0];
    expect(await solve(level)).toMatchObject({ cost: 1, optimal: true });
  });

  test("keeps a limit on expansions exactly, and its lower bound holds", async () => {
    const level = GOLDEN.find(({ facts }) => facts.optimal === 12)?.level as IceLevel;
    const { expanded } = await solved(level);
    for (const nodes of [0, 1, 17, expanded - 1]) {
      const result = await solved(level, { limits: { nodes } });
      expect(result).toMatchObject({ status: "limit", limit: "nodes", expanded: nodes });
      expect(result.lowerBound).toBeLessThanOrEqual(12);
    }
    expect(await solved(level, { limits: { nodes: expanded } })).toMatchObject({ cost: 12, optimal: true });
  });

  test("ends where memory ends, and the next search is the one it would have been", async () => {
    const level = GOLDEN.find(({ facts }) => facts.optimal === 12)?.level as IceLevel;
    const ample = await solved(level);
    for (let memoryBytes = 2 ** 10; memoryBytes <= 2 ** 21; memoryBytes *= 2) {
      expect(await solved(level, { limits: { memoryBytes } })).toMatchObject({ limit: "memory", cost: null });
    }
    // What is kept of the bounds of moves grows with the search, up to a share of the memory that there may be.
    const narrow = await solved(level, { limits: { memoryBytes: 2 ** 22 } });
    expect(narrow).toMatchObject({ cost: 12, optimal: true, expanded: ample.expanded });
    expect(narrow.memoryBytes).toBe(ample.memoryBytes);
    expect(ample.memoryBytes).toBeLessThan(3 * 2 ** 20);
    const again = await solved(level);
    expect({ ...again, timeMs: 0, prepareMs: 0 }).toEqual({ ...ample, timeMs: 0, prepareMs: 0 });
  });

  test("keeps fewer of the bounds of moves where there is less memory", async () => {
    const heap = loadLevels(iceHeap(8, 7, 25, 5, 3))[0];
    const within = (memoryBytes: number) => solve(heap, { without: ["beam"], limits: { nodes: 20_000, memoryBytes } });
    const narrow = await within(2 ** 22);
    const ample = await within(2 ** 30);
    expect(narrow).toMatchObject({ limit: "nodes", lowerBound: ample.lowerBound });
    expect(narrow.memoryBytes).toBeLessThan(ample.memoryBytes);
  });

  test("expands few states twice where the bound says little", async () => {
    const titled = levelsIn("break-the-ice", "classic").filter(({ title }) => title === "The snow bridge");
    const level = titled[0] as LoadedLevel;
    const { expanded, cost } = await solve(level);
    const once = await solve(level, { without: ["partial"] });
    expect(cost).toBe(once.cost);
    expect(expanded).toBeLessThan(1.2 * once.expanded);
  });

  test("sees at once what has a sentence why", async () => {
    const walled = arbitraryIceLevel({ maxRows: 6, maxColumns: 7, maxColours: 3, deadColours: true });
    await fc.assert(
      fc.asyncProperty(walled, async (level) => {
        if (breakTheIce.whyUnsolvable(level, level.board) === null) return;
        expect(await solved(level)).toMatchObject({ status: "unsolvable", expanded: 0 });
      }),
      { numRuns: runs(300) },
    );
  });

  test("a board of one section stays as it is, and sections get colours of their own", () => {
    expect(withSectionsApart(["A.A", "AAB"])).toEqual(["A.A", "AAB"]);
    expect(withSectionsApart(["A#A", "B#B", "A#B"])).toEqual(["A#B", "C#D", "A#D"]);
  });
});

/** How the search ends that looks for no solution beyond maxCost. */
async function endWithin(level: IceLevel, maxCost: number): Promise<number> {
  return (await searchedWithin(level, maxCost)).status;
}

/** The same, and what it counted. */
async function searchedWithin(
  level: IceLevel,
  maxCost: number,
  without: readonly string[] = [],
): Promise<Counts & { status: number }> {
  const search = prepareSearch(planSolve(loadedLevel(breakTheIce, level), { without }), "wasm");
  const session = await engine.open(search, {
    maxExpanded: Number.MAX_SAFE_INTEGER,
    maxCost,
    maxMemoryBytes: 2 ** 30,
  });
  while (session.status === RUNNING) session.advance(1000);
  const found = { ...session.counts(), status: session.status };
  session.close();
  return found;
}
