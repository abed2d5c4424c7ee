// Incumbents before the proof, looked for from the first expansion on.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { iceHeap } from "../../../../bench/hard-ice.js";
import { arbitraryIceLevel } from "../../../../tests/support/arbitrary-break-the-ice.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { goldenOf } from "../../../../tests/support/golden-levels.ts";
import { wasmEngine } from "../../../engines/wasm-engine.ts";
import { loadLevels } from "../../../playing/load-levels.ts";
import { loadedLevel } from "../../../playing/loaded-level.ts";
import { breakTheIce, type IceLevel } from "../../../puzzles/break-the-ice/index.ts";
import { EXHAUSTED, MEMORY_LIMIT, NODE_LIMIT, RUNNING, SOLVED, UNLIMITED, UNSOLVABLE } from "../../../search/run.ts";
import { AnytimeSearch } from "../../../solving/anytime-search.ts";
import type { Limits } from "../../../solving/options.ts";
import { prepareSearch } from "../../../solving/prepared-search.ts";
import { planSolve, solve } from "../../../solving/solve.ts";
import { boundaryFlow } from "./index.ts";

const GOLDEN = goldenOf("break-the-ice").map(({ level, facts }) => ({ level: level as IceLevel, facts }));
const engine = wasmEngine();

/** 27 blocks, an optimum of 7, and a proof of some twenty thousand expansions. */
const HARD = levelOf(`game: break-the-ice
burst: lines

.......
.......
.......
.......
....C..
....C..
....A..
..B.BC.
..C.AB.
..B.CAB
ACCABCA
ABBACBA
`);

/** Ten colours of four blocks each, which have to burst as a whole, on nearly flat ground. */
const WIDE = levelOf(iceHeap(16, 16, 40, 10, 3));

/** Random levels, some without a solution, on boards with room for a beam to choose. */
const randomLevels = fc.oneof(
  arbitraryIceLevel({ maxRows: 5, maxColumns: 6, maxColours: 3, startingRuns: true }),
  arbitraryIceLevel({ maxRows: 4, maxColumns: 7, maxColours: 2 }),
  arbitraryIceLevel({ maxRows: 9, maxColumns: 4, maxColours: 3 }),
);

describe("incumbents before the proof", () => {
  test("the golden levels stay proven", async () => {
    let withIncumbent = 0;
    for (const { level, facts } of GOLDEN) {
      const { costs, status, lowerBound, incumbent } = await pursue(level);
      if (facts.optimal === "unsolvable") {
        expect({ costs, status }).toEqual({ costs: [], status: UNSOLVABLE });
        continue;
      }
      expect(costs.at(-1)).toBe(facts.optimal);
      expect(status === SOLVED || lowerBound === facts.optimal).toBe(true);
      if (incumbent !== UNLIMITED) withIncumbent++;
    }
    expect(withIncumbent).toBeGreaterThan(GOLDEN.length / 2);
  });

  test("random levels end as A* ends", async () => {
    const seen = { solved: 0, unsolvable: 0, withIncumbent: 0 };
    await fc.assert(
      fc.asyncProperty(randomLevels, async (level) => {
        const wanted = await solve(loadedLevel(breakTheIce, level), { algorithm: "astar", limits: { nodes: 20_000 } });
        if (wanted.status === "limit") return;
        const { costs, status, lowerBound, incumbent } = await pursue(level);
        expect(costs.at(-1) ?? null).toBe(wanted.cost);
        if (wanted.cost === null) expect(status).toBe(UNSOLVABLE);
        else expect(status === SOLVED || lowerBound === wanted.cost).toBe(true);
        seen[wanted.status as "solved" | "unsolvable"]++;
        if (incumbent !== UNLIMITED) seen.withIncumbent++;
      }),
      { numRuns: runs(300) },
    );
    expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(runs(30, 6));
    expect(seen.withIncumbent).toBeGreaterThan(runs(100, 6));
  });

  test("each is better than the one before", async () => {
    const { costs } = await pursue(HARD);
    expect(costs.length).toBeGreaterThan(1);
    expect(costs).toEqual([...new Set(costs)].sort((a, b) => b - a));
    expect(costs.at(-1)).toBe(7);
  });

  test("a large board of colours of four has one before a proof is in sight", async () => {
    const { costs, status } = await pursue(WIDE, { nodes: 4_000 });
    expect(status).toBe(NODE_LIMIT);
    expect(costs.length).toBeGreaterThan(0);
  });

  test("a limit on expansions is exact, in the middle of a round too", async () => {
    for (const nodes of [0, 1, 63, 64, 65, 500, 1501]) {
      const { expanded, status } = await pursue(HARD, { nodes });
      expect({ expanded, status }).toEqual({ expanded: nodes, status: NODE_LIMIT });
    }
  });

  test("without memory for a beam the proof goes on alone, as far as it comes", async () => {
    const statuses = new Set<number>();
    for (let memoryBytes = 2 ** 14; memoryBytes <= 2 ** 26; memoryBytes *= 2) {
      const { costs, status } = await pursue(HARD, { memoryBytes });
      statuses.add(status);
      if (status === SOLVED) expect(costs.at(-1)).toBe(7);
    }
    expect(statuses).toContain(MEMORY_LIMIT);
    expect(statuses).toContain(SOLVED);
  });

  test("maxCost holds for incumbents as well", async () => {
    expect((await pursue(HARD, {}, 7)).costs).toEqual([7]);
    const { costs, status } = await pursue(HARD, {}, 6);
    expect({ costs, status }).toEqual({ costs: [], status: EXHAUSTED });
  });

  test("left out, there are none", async () => {
    const told: number[] = [];
    const tell = { onSolution: ({ cost }: { cost: number }) => told.push(cost) };
    await solve(loadedLevel(breakTheIce, HARD), { without: ["beam"], limits: { nodes: 5000 }, ...tell });
    expect(told).toEqual([]);
  });
});

function levelOf(text: string): IceLevel {
  const [first] = loadLevels(text);
  return first?.playable?.level as IceLevel;
}

interface Ended {
  /** Of the incumbents and the solution, as they came; all have been replayed. */
  readonly costs: readonly number[];
  /** What the best incumbent of the beam cost. */
  readonly incumbent: number;
  readonly status: number;
  readonly expanded: number;
  readonly lowerBound: number;
}

/** The method as `auto` runs it, but without patience. */
async function pursue(level: IceLevel, limits: Limits = {}, maxCost = UNLIMITED): Promise<Ended> {
  const plan = planSolve(loadedLevel(breakTheIce, level), { limits });
  const tables = boundaryFlow.prepare(level, { costModel: plan.costModel, without: new Set() });
  if (tables === undefined) throw new Error("The method takes every level.");
  const prepared = prepareSearch(plan, "wasm");
  const impatient = { ...prepared, image: () => boundaryFlow.image({ ...tables, patience: 0 }) };
  const search = await AnytimeSearch.begin(engine, { ...plan, maxCost }, impatient);
  const costs: number[] = [];
  const record = (): void => {
    const cost = search.best?.cost;
    if (cost !== undefined && cost !== costs.at(-1)) costs.push(cost);
  };
  while (!(await search.advance(200))) record();
  record();
  const { status } = search.session;
  const { expanded } = search.counts();
  const { lowerBound } = search;
  const incumbent = search.session.best();
  search.close();
  expect(status === RUNNING && lowerBound < (costs.at(-1) ?? 0)).toBe(false);
  return { costs, incumbent, status, expanded, lowerBound };
}
