// Every default, and what is refused for a level of this puzzle or that.
import { describe, expect, test } from "vitest";
import { goldenOf } from "../../tests/support/golden-levels.ts";
import { graphLevel } from "../../tests/support/graph-puzzle.ts";
import { matchLevel } from "../../tests/support/match-level.ts";
import { type LoadedLevel, loadedLevel } from "../playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import { matchTheTiles } from "../puzzles/match-the-tiles/index.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import { UNLIMITED } from "../search/run.ts";
import { ALGORITHM_NAMES, ORDERS } from "./check-options.ts";
import type { AlgorithmName, SolveOptions } from "./options.ts";
import { type Plan, provesOptimum } from "./plan.ts";
import { planSolve, solve } from "./solve.ts";
import { WrongMoves, WrongOption } from "./wrong-option.ts";

function levelOf(game: string): LoadedLevel {
  return goldenOf(game)[0] as LoadedLevel;
}

const roll = levelOf("roll-the-block");
const folding = levelOf("folding-blocks");
const own = graphLevel([["s", "g", 1]], "s", ["g"]);
const levels = PACKED_PUZZLES.map((packed) => ({ packed, level: levelOf(packed.puzzle.format.id) }));

function refusal(level: LoadedLevel, options: unknown): string {
  try {
    planSolve(level, options as SolveOptions);
  } catch (reason) {
    expect(reason).toBeInstanceOf(WrongOption);
    return (reason as WrongOption).message;
  }
  return "nothing is refused";
}

describe("what is not given", () => {
  test("is auto, which may be astar with the strongest heuristic that never overestimates, in Wasm", () => {
    for (const { packed, level } of levels) {
      const plan = planSolve(level);
      expect(plan).toMatchObject({ algorithm: "auto", engine: "wasm", costModel: "moves", maxCost: UNLIMITED });
      expect(plan.start).toMatchObject({ moves: "", cost: 0 });
      expect(plan.search).toMatchObject({
        algorithm: "astar",
        weight: 1,
        order: packed.hasOrder === true ? "canonical" : null,
        own: undefined,
        heuristic: { name: packed.strongest, admissible: true },
      });
      expect(provesOptimum(plan.search)).toBe(true);
    }
  });

  test("auto is the same", () => {
    expect(planSolve(roll, { algorithm: "auto" })).toEqual(planSolve(roll));
  });

  test("leaves the choice of a method to auto, which a heuristic, a weight, an order or a trace takes away", () => {
    expect(planSolve(folding).isFree).toBe(true);
    expect(planSolve(folding, { algorithm: "auto", trace: 0, limits: { nodes: 1 } }).isFree).toBe(true);
    for (const asked of [{ heuristic: "doubling" }, { weight: 1 }, { order: "canonical" }, { trace: 1 }] as const) {
      expect(planSolve(folding, asked).isFree).toBe(false);
    }
    expect(planSolve(folding, { algorithm: "astar" }).isFree).toBe(false);
  });

  test("a search that looks at no heuristic has none, whatever is asked for", () => {
    for (const algorithm of ["bfs", "dfs", "iddfs", "ucs"] as const) {
      expect(planSolve(roll, { algorithm }).search.heuristic).toBeUndefined();
      expect(planSolve(roll, { algorithm, heuristic: "distance" }).search.heuristic).toBeUndefined();
    }
  });

  test("a weight is for astar alone", () => {
    expect(planSolve(roll, { algorithm: "astar", weight: 3 }).search.weight).toBe(3);
    expect(planSolve(roll, { weight: 3 }).search.weight).toBe(3);
    for (const algorithm of ["ucs", "greedy", "idastar"] as const) {
      expect(planSolve(roll, { algorithm, weight: 3 }).search.weight).toBe(1);
    }
  });
});

describe("the order of moves that commute", () => {
  test("is any for the eight algorithms, and canonical for auto, unless one is asked for", () => {
    for (const algorithm of ALGORITHM_NAMES) {
      const depth = algorithm === "dls" ? { depth: 9 } : {};
      const usual = algorithm === "auto" ? "canonical" : "any";
      expect(planSolve(folding, { algorithm, ...depth }).search.order).toBe(usual);
      for (const order of ORDERS) {
        expect(planSolve(folding, { algorithm, ...depth, order }).search.order).toBe(order);
      }
    }
  });

  test("is told in the result and the trace; a method of auto looks at one order only", async () => {
    const order = async (options: SolveOptions) => (await solve(folding, options)).order;
    expect(await order({})).toBe("canonical");
    expect(await order({ engine: "ts" })).toBe("canonical");
    expect(await order({ algorithm: "bfs" })).toBe("any");
    expect(await order({ algorithm: "bfs", order: "canonical" })).toBe("canonical");
    expect((await solve(folding, { algorithm: "bfs", trace: 1 })).trace?.order).toBe("any");
    expect((await solve(roll, { algorithm: "bfs", trace: 1 })).trace?.order).toBeNull();
    expect((await solve(roll)).order).toBeNull();
  });
});

describe("a plan promises the optimum", () => {
  const promises = (options: SolveOptions): boolean => provesOptimum(planSolve(folding, options).search);

  test.each<[AlgorithmName, boolean]>([
    ["auto", true],
    ["bfs", true],
    ["iddfs", true],
    ["ucs", true],
    ["astar", true],
    ["idastar", true],
    ["dfs", false],
    ["greedy", false],
  ])("with %s: %s", (algorithm, promised) => {
    expect(promises({ algorithm })).toBe(promised);
  });

  test("never within a depth, with a heuristic that may overestimate, or with a weight above 1", () => {
    expect(promises({ algorithm: "dls", depth: 5 })).toBe(false);
    expect(promises({ algorithm: "astar", heuristic: "filled" })).toBe(false);
    expect(promises({ algorithm: "idastar", heuristic: "filled" })).toBe(false);
    expect(promises({ algorithm: "ucs", heuristic: "filled" })).toBe(true);
    expect(promises({ weight: 1.01 })).toBe(false);
    expect(promises({ weight: 0.5 })).toBe(true);
  });

  test("with a heuristic of one's own as far as that says so", () => {
    const estimate = () => 0;
    expect(promises({ engine: "ts", heuristic: { name: "mine", estimate } })).toBe(false);
    expect(promises({ engine: "ts", heuristic: { name: "mine", estimate, admissible: true } })).toBe(true);
  });
});

describe("what is refused for a puzzle", () => {
  test("a heuristic that it does not have", () => {
    const { packed } = planSolve(roll);
    const names = packed.heuristics.map(({ name }) => name).join(", ");
    expect(refusal(roll, { heuristic: "doubling" })).toBe(`roll-the-block has no heuristic doubling; it has ${names}.`);
    expect(refusal(roll, { algorithm: "bfs", heuristic: "nonsense" })).toMatch(/^roll-the-block has no heuristic/);
    expect(refusal(roll, { heuristic: "relaxt" })).toBe(
      `roll-the-block has no heuristic relaxt; did you mean relaxed? It has ${names}.`,
    );
  });

  test("a cost model that it does not have", () => {
    expect(refusal(folding, { costModel: "weighted" })).toBe(
      "folding-blocks has no cost model weighted; it has moves.",
    );
    expect(refusal(roll, { costModel: "wieghted" })).toBe(
      "roll-the-block has no cost model wieghted; did you mean weighted? It has moves, weighted.",
    );
    expect(planSolve(roll, { costModel: "weighted" }).costModel).toBe("weighted");
  });

  test("an ingredient that none of its methods has: a table of what each buys would lie", () => {
    expect(refusal(roll, { without: ["bruecken"] })).toMatch(
      /^The methods of roll-the-block have no ingredient bruecken; they have .*bridges/,
    );
    expect(refusal(roll, { without: ["bridge"] })).toMatch(/did you mean bridges\? They have /);
    expect(refusal(own, { without: ["bridges"], engine: "ts" })).toMatch(
      /^\S+ has no methods with ingredients to leave out, so none bridges\.$/,
    );
    expect(planSolve(roll, { without: ["bridges"] }).without).toEqual(new Set(["bridges"]));
  });

  test.each(ORDERS)("the order %s where it has no orders", (order) => {
    for (const level of [...levels.map((each) => each.level).filter((each) => each !== folding), own]) {
      expect(refusal(level, { order, engine: "ts" })).toContain(
        `The order ${order} is not for ${level.game}; only folding-blocks`,
      );
      expect(planSolve(level, { engine: "ts" }).search.order).toBeNull();
    }
    expect(planSolve(folding, { order }).search.order).toBe(order);
  });

  test("every heuristic of Fourfold where the puzzle is one's own", () => {
    expect(refusal(own, { heuristic: "filled", engine: "ts" })).toBe("graph has no heuristic filled; it has none.");
    const { search } = planSolve(own, { engine: "ts" });
    expect(search).toMatchObject({ heuristic: { name: "none" } });
    expect(provesOptimum(search)).toBe(true);
  });
});

describe("moves to begin with", () => {
  const level = loadedLevel(matchTheTiles, matchLevel(["A..#", "....", "#..."], ["...#", "...a", "#..."]));

  test("are played, and what they lead to and cost is in the plan", () => {
    const plan = planSolve(level, { from: "  r   d " });
    expect(plan.start).toMatchObject({ moves: "r d", cost: 2 });
    const { puzzle } = plan.playable as unknown as { puzzle: Puzzle };
    expect(puzzle.stateKey(plan.playable.level, plan.start.state)).not.toBe(
      puzzle.stateKey(plan.playable.level, puzzle.initialState(plan.playable.level)),
    );
  });

  test("that cannot be played are refused, with which and why", () => {
    for (const [from, failedAt, word, why] of [
      ["r d d", 3, "d", "moves nothing"],
      ["r x", 2, "x", "x"],
    ] as const) {
      let reason: unknown;
      try {
        planSolve(level, { from });
      } catch (thrown) {
        reason = thrown;
      }
      expect(reason).toBeInstanceOf(WrongMoves);
      expect(reason).toBeInstanceOf(WrongOption);
      expect(reason).toMatchObject({ name: "WrongMoves", failedAt, reason: { en: expect.any(String) } });
      expect((reason as WrongMoves).message).toContain(`Move ${failedAt} (${word}) of those to begin with fails: `);
      expect(why.length).toBeGreaterThan(0);
    }
  });
});

describe("a plan", () => {
  test("is carried out by solve, on its own level", async () => {
    const plan: Plan = planSolve(roll, { algorithm: "bfs" });
    const planned = await solve(roll, plan);
    const asked = await solve(roll, { algorithm: "bfs" });
    expect({ ...planned, timeMs: 0, prepareMs: 0 }).toEqual({ ...asked, timeMs: 0, prepareMs: 0 });
    await expect(solve(folding, plan)).rejects.toThrow("This plan is for another level.");
  });
});
