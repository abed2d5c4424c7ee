import { describe, expect, test } from "vitest";
import { type GoldenLevel, goldenOf } from "../../tests/support/golden-levels.ts";
import type { Engine, EngineName } from "../engines/session.ts";
import { tsEngine } from "../engines/ts-engine.ts";
import { wasmEngine } from "../engines/wasm-engine.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Steps } from "../puzzles/steps.ts";
import { EXHAUSTED, MEMORY_LIMIT, NODE_LIMIT, RUNNING, SOLVED } from "../search/run.ts";
import { AnytimeSearch } from "./anytime-search.ts";
import type { Limits, SolveOptions } from "./options.ts";
import { prepareSearch, preparingSearch, type ReadableSearch, type Scouts } from "./prepared-search.ts";
import { planSolve } from "./solve.ts";

const engines: Readonly<Record<EngineName, Engine>> = { wasm: wasmEngine(), ts: tsEngine };
const MEMORY = 2 ** 26;

interface Chase {
  readonly search: AnytimeSearch;
  /** The costs that were told, in their order. */
  readonly costs: number[];
}

function preparing(level: LoadedLevel, options: SolveOptions): Steps<ReadableSearch> {
  return preparingSearch(planSolve(level, options), "wasm");
}

/** Breadth-first search of a level with these scouts beside it, until it is over. */
async function chase(
  target: LoadedLevel,
  engine: Engine,
  { after, scouts, limits = {} }: { after: number; scouts: readonly SolveOptions[]; limits?: Limits },
): Promise<Chase> {
  const sent: Scouts = { after, share: 8, prepare: scouts.map((options) => () => preparing(target, options)) };
  const plan = planSolve(target, { algorithm: "bfs", limits: { memoryBytes: MEMORY, ...limits } });
  const scouted = { ...prepareSearch(plan, engine.name), scouts: sent };
  const search = await AnytimeSearch.begin(engine, plan, scouted);
  const costs: number[] = [];
  for (let isOver = false; !isOver; ) {
    isOver = await search.advance(7);
    if (search.best !== undefined && search.best.cost !== costs.at(-1)) costs.push(search.best.cost);
  }
  return { search, costs };
}

/** The golden levels of Break the Ice that breadth-first search solves, and how many expansions it takes for each. */
const solvedLevels = (async () => {
  const found: { level: GoldenLevel; expanded: number }[] = [];
  for (const level of goldenOf("break-the-ice")) {
    if (typeof level.facts.optimal !== "number") continue;
    const { search } = await chase(level, engines.wasm, { after: 0, scouts: [], limits: { nodes: 20_000 } });
    if (search.session.status === SOLVED) found.push({ level, expanded: search.counts().expanded });
    search.close();
  }
  return found;
})();

/** Those for which it takes at least so many, the first few of them. */
async function levelsOf(expansions: number, most: number): Promise<[GoldenLevel, ...GoldenLevel[]]> {
  const levels = (await solvedLevels).filter(({ expanded }) => expanded >= expansions).map(({ level }) => level);
  const [first, ...others] = levels.slice(0, most);
  if (first === undefined) throw new Error(`no golden level takes ${expansions} expansions`);
  return [first, ...others];
}

/** An engine whose searches, once a scout has narrowed them, have nothing left but what costs far more. */
function leaping(engine: Engine): Engine {
  return {
    ...engine,
    async open(search, allowed) {
      const session = await engine.open(search, allowed);
      let isNarrowed = false;
      return {
        ...session,
        get status() {
          return session.status;
        },
        allow(allowance) {
          isNarrowed ||= allowance.maxCost < allowed.maxCost;
          session.allow(allowance);
        },
        counts() {
          const counts = session.counts();
          return isNarrowed ? { ...counts, lowerBound: counts.lowerBound + 1000 } : counts;
        },
      };
    },
  };
}

const GREEDY: SolveOptions = { algorithm: "greedy", heuristic: "blocks" };
const WEIGHTED: SolveOptions = { algorithm: "astar", heuristic: "columns", weight: 3 };

describe.each(["wasm", "ts"] as const)("%s", (name) => {
  const engine = engines[name];

  test("scouts bring solutions before the proof, each better than the one before, and the proof is of the optimum", async () => {
    const levels = await levelsOf(500, 8);
    expect(levels.length).toBeGreaterThan(3);
    let early = 0;
    for (const level of levels) {
      const { search, costs } = await chase(level, engine, { after: 40, scouts: [GREEDY, WEIGHTED] });
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
      expect(search.best?.cost).toBe(level.facts.optimal);
      if (costs.length > 1) early++;
      search.close();
    }
    expect(early).toBeGreaterThan(0);
  });

  test("where a scout finds the optimum, the search proves it by finding nothing better", async () => {
    const perfect: SolveOptions = { algorithm: "astar", heuristic: "columns" };
    let scouted = 0;
    for (const level of await levelsOf(500, 12)) {
      const { search, costs } = await chase(level, engine, { after: 300, scouts: [perfect] });
      expect(costs).toEqual([level.facts.optimal]);
      if (search.session.status === RUNNING) expect(search.lowerBound).toBe(costs[0]);
      if (search.session.status !== SOLVED) scouted++;
      search.close();
    }
    expect(scouted).toBeGreaterThan(0);
  });

  test("what is proven is never more than the best solution costs", async () => {
    let leapt = 0;
    for (const level of await levelsOf(500, 8)) {
      const { search, costs } = await chase(level, leaping(engine), { after: 40, scouts: [GREEDY, WEIGHTED] });
      if (search.session.status === RUNNING) leapt++;
      expect(search.lowerBound).toBeLessThanOrEqual(costs.at(-1) as number);
      search.close();
    }
    expect(leapt).toBeGreaterThan(0);
  });

  test("a limit on expansions is on search and scouts together, exactly", async () => {
    const [level] = await levelsOf(500, 1);
    for (const nodes of [0, 1, 39, 40, 41, 55, 60, 61, 100, 150]) {
      const options = { after: 40, scouts: [GREEDY, WEIGHTED], limits: { nodes } };
      const { search } = await chase(level, engine, options);
      expect(search.session.status).toBe(NODE_LIMIT);
      expect(search.counts().expanded).toBe(nodes);
      search.close();
    }
  });

  test("a limit on memory is on search and scout together", async () => {
    const [level] = await levelsOf(2000, 1);
    for (const memoryBytes of [60_000, 120_000, 200_000]) {
      const options = { after: 40, scouts: [GREEDY, WEIGHTED], limits: { memoryBytes } };
      const { search } = await chase(level, engine, options);
      expect([MEMORY_LIMIT, EXHAUSTED, SOLVED, RUNNING]).toContain(search.session.status);
      expect(search.counts().memoryBytes).toBeLessThanOrEqual(memoryBytes);
      search.close();
    }
  });

  test("without scouts it is the search alone", async () => {
    const [level] = await levelsOf(500, 1);
    const alone = await chase(level, engine, { after: 0, scouts: [] });
    expect(alone.search.session.status).toBe(SOLVED);
    expect(alone.costs).toEqual([level.facts.optimal]);
    expect(alone.search.counts().expanded).toBe(alone.search.session.counts().expanded);
    alone.search.close();
  });
});

test("a step that the end of a turn cuts short says nothing of longer ones", async () => {
  const target = goldenOf("match-the-tiles").at(10) as LoadedLevel;
  const plan = planSolve(target, { algorithm: "bfs" });
  const prepare = [() => preparing(target, { algorithm: "astar", heuristic: "slides" })];
  const scouts: Scouts = { after: 10, share: 8, prepare };
  const search = await AnytimeSearch.begin(engines.wasm, plan, { ...prepareSearch(plan, "wasm"), scouts });
  await search.advance(4);
  expect(search.wasAside).toBe(false);
  await search.advance(1000);
  expect(search.wasAside).toBe(true);
  search.close();
});
