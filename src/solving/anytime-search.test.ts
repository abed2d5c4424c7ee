import { describe, expect, test } from "vitest";
import { goldenOf } from "../../tests/support/golden-levels.ts";
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
  readonly target: LoadedLevel;
  readonly search: AnytimeSearch;
  /** The costs that were told, in their order. */
  readonly costs: number[];
}

function preparing(level: LoadedLevel, options: SolveOptions): Steps<ReadableSearch> {
  return preparingSearch(planSolve(level, options), "wasm");
}

/** Breadth-first search of a golden level with these scouts beside it, until it is over. */
async function chase(
  game: string,
  number: number,
  engine: Engine,
  { after, scouts, limits = {} }: { after: number; scouts: readonly SolveOptions[]; limits?: Limits },
): Promise<Chase> {
  const target = goldenOf(game)[number] as LoadedLevel;
  const sent: Scouts = { after, share: 8, prepare: scouts.map((options) => () => preparing(target, options)) };
  const plan = planSolve(target, { algorithm: "bfs", limits: { memoryBytes: MEMORY, ...limits } });
  const scouted = { ...prepareSearch(plan, engine.name), scouts: sent };
  const search = await AnytimeSearch.begin(engine, plan, scouted);
  const costs: number[] = [];
  for (let isOver = false; !isOver; ) {
    isOver = await search.advance(7);
    if (search.best !== undefined && search.best.cost !== costs.at(-1)) costs.push(search.best.cost);
  }
  return { target, search, costs };
}

/** The golden levels of a game that breadth-first search needs so many expansions for, and solves. */
async function levelsOf(game: string, expansions: number): Promise<number[]> {
  const numbers: number[] = [];
  for (const [number, { facts }] of goldenOf(game).entries()) {
    if (typeof facts.optimal !== "number") continue;
    const { search } = await chase(game, number, engines.wasm, { after: 0, scouts: [], limits: { nodes: 20_000 } });
    if (search.session.status === SOLVED && search.counts().expanded >= expansions) numbers.push(number);
    search.close();
  }
  return numbers;
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
    const numbers = (await levelsOf("break-the-ice", 500)).slice(0, 8);
    expect(numbers.length).toBeGreaterThan(3);
    let early = 0;
    for (const number of numbers) {
      const { search, costs } = await chase("break-the-ice", number, engine, {
        after: 40,
        scouts: [GREEDY, WEIGHTED],
      });
      const { optimal } = goldenOf("break-the-ice")[number]?.facts ?? {};
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
      expect(search.best?.cost).toBe(optimal);
      if (costs.length > 1) early++;
      search.close();
    }
    expect(early).toBeGreaterThan(0);
  });

  test("where a scout finds the optimum, the search proves it by finding nothing better", async () => {
    const perfect: SolveOptions = { algorithm: "astar", heuristic: "columns" };
    let scouted = 0;
    for (const number of (await levelsOf("break-the-ice", 500)).slice(0, 12)) {
      const { search, costs } = await chase("break-the-ice", number, engine, { after: 300, scouts: [perfect] });
      expect(costs).toEqual([goldenOf("break-the-ice")[number]?.facts.optimal]);
      if (search.session.status === RUNNING) expect(search.lowerBound).toBe(costs[0]);
      if (search.session.status !== SOLVED) scouted++;
      search.close();
    }
    expect(scouted).toBeGreaterThan(0);
  });

  test("what is proven is never more than the best solution costs", async () => {
    let leapt = 0;
    for (const number of (await levelsOf("break-the-ice", 500)).slice(0, 8)) {
      const options = { after: 40, scouts: [GREEDY, WEIGHTED] };
      const { search, costs } = await chase("break-the-ice", number, leaping(engine), options);
      if (search.session.status === RUNNING) leapt++;
      expect(search.lowerBound).toBeLessThanOrEqual(costs.at(-1) as number);
      search.close();
    }
    expect(leapt).toBeGreaterThan(0);
  });

  test("a limit on expansions is on search and scouts together, exactly", async () => {
    const [number = 0] = await levelsOf("break-the-ice", 500);
    for (const nodes of [0, 1, 39, 40, 41, 55, 60, 61, 100, 150]) {
      const options = { after: 40, scouts: [GREEDY, WEIGHTED], limits: { nodes } };
      const { search } = await chase("break-the-ice", number, engine, options);
      expect(search.session.status).toBe(NODE_LIMIT);
      expect(search.counts().expanded).toBe(nodes);
      search.close();
    }
  });

  test("a limit on memory is on search and scout together", async () => {
    const [number = 0] = await levelsOf("break-the-ice", 2000);
    for (const memoryBytes of [60_000, 120_000, 200_000]) {
      const options = { after: 40, scouts: [GREEDY, WEIGHTED], limits: { memoryBytes } };
      const { search } = await chase("break-the-ice", number, engine, options);
      expect([MEMORY_LIMIT, EXHAUSTED, SOLVED, RUNNING]).toContain(search.session.status);
      expect(search.counts().memoryBytes).toBeLessThanOrEqual(memoryBytes);
      search.close();
    }
  });

  test("without scouts it is the search alone", async () => {
    const [number = 0] = await levelsOf("break-the-ice", 500);
    const alone = await chase("break-the-ice", number, engine, { after: 0, scouts: [] });
    expect(alone.search.session.status).toBe(SOLVED);
    expect(alone.costs).toEqual([goldenOf("break-the-ice")[number]?.facts.optimal]);
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
