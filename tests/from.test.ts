// `solve` from where some moves of an optimal solution lead: every algorithm, in both engines, finds the rest of it or
// something as good, and tells cost, moves, depth, bound, trace and stars as it should.
import { describe, expect, test } from "vitest";
import { optimumOf } from "../src/levels/facts.ts";
import { replay, wordsOf } from "../src/playing/replay.ts";
import { drawingAsText } from "../src/puzzles/drawing.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { CostModel } from "../src/puzzles/puzzle.ts";
import type { SolveOptions } from "../src/solving/options.ts";
import { solve } from "../src/solving/solve.ts";
import { isLong, runs } from "./support/breadth.ts";
import { type GoldenLevel, goldenOf } from "./support/golden-levels.ts";
import { comparable, variantsOf } from "./support/search-variants.ts";

const NODES = 5000;
/** How many levels of each puzzle. */
const LEVELS = isLong ? Number.POSITIVE_INFINITY : runs(4);

interface Way {
  readonly level: GoldenLevel;
  /** The beginning of an optimal solution. */
  readonly from: string;
  /** What that costs, and what the rest costs. */
  readonly spent: number;
  readonly left: number;
}

/** The start, the middle and the end of optimal solutions, and one move before the end. */
async function waysOf(game: string, costModel: CostModel): Promise<Way[]> {
  const ways: Way[] = [];
  const solvable = goldenOf(game).filter(({ facts }) => typeof optimumOf(facts, costModel) === "number");
  const step = Math.max(1, Math.trunc(solvable.length / LEVELS));
  for (const level of solvable.filter((_, i) => i % step === 0)) {
    const { moves, cost } = await solve(level, { costModel });
    const words = wordsOf(moves ?? "");
    for (const count of new Set([0, Math.trunc(words.length / 2), words.length - 1, words.length])) {
      if (count < 0) continue;
      const from = words.slice(0, count).join(" ");
      const spent = replay(level, from, costModel).cost as number;
      ways.push({ level, from, spent, left: (cost as number) - spent });
    }
  }
  return ways;
}

async function both(way: Way, options: SolveOptions) {
  const asked = { ...options, from: way.from, limits: { nodes: NODES } };
  const wasm = await solve(way.level, { ...asked, engine: "wasm" });
  const ts = await solve(way.level, { ...asked, engine: "ts" });
  return { wasm, ts };
}

const games = PACKED_PUZZLES.flatMap((packed) =>
  packed.puzzle.costModels.map((costModel) => ({ packed, game: packed.puzzle.format.id, costModel })),
);

describe.each(games)("$game, cost $costModel", ({ packed, game, costModel }) => {
  const ways = waysOf(game, costModel);

  test.each(variantsOf(packed, costModel))("$name", async ({ options, proves }) => {
    let solved = 0;
    for (const way of await ways) {
      const { wasm, ts } = await both(way, { ...options, trace: 1 });
      expect(comparable(ts)).toEqual(comparable(wasm));
      expect(wasm.lowerBound).toBeLessThanOrEqual(way.left);
      if (wasm.status !== "solved") continue;
      solved++;
      if (proves) expect(wasm).toMatchObject({ cost: way.left, optimal: true });
      const whole = replay(way.level, `${way.from} ${wasm.moves}`, costModel);
      expect(whole).toMatchObject({ solved: true, cost: way.spent + (wasm.cost as number) });
      expect(wasm.stars).toBe(packed.puzzle.stars(way.level.level, whole.cost as number));
      expect(wasm.depth).toBe(wordsOf(wasm.moves ?? "").filter((word) => word !== "x").length);
    }
    expect(solved).toBeGreaterThan(0);
  });

  test.each(["wasm", "ts"] as const)("auto, in %s", async (engine) => {
    for (const way of await ways) {
      const result = await solve(way.level, { engine, costModel, from: way.from });
      expect(result).toMatchObject({ status: "solved", cost: way.left, optimal: true, lowerBound: way.left });
    }
  });

  test("a trace begins there, and a budget is what is left of it", async () => {
    const { puzzle } = packed;
    for (const { level, from, spent, left } of await ways) {
      const { trace } = await solve(level, { algorithm: "ucs", costModel, from, trace: 1, limits: { nodes: 1 } });
      const { steps, start } = replay(level, from, costModel);
      // A search does not know which half is active, but draws the first.
      const drawn = drawingAsText(puzzle.drawState(level.level, steps.at(-1)?.state ?? start)).split("\n");
      if (trace !== null) expect(sorted(trace.events[0]?.state ?? [])).toEqual(sorted(drawn));
      const budget = puzzle.budget(level.level);
      if (budget === null || spent > budget) continue;
      const within = await solve(level, { costModel, from, depth: "budget" });
      if (spent + left <= budget) expect(within).toMatchObject({ status: "solved", cost: left });
      else expect(within).toMatchObject({ status: "exhausted", cost: null });
    }
  });
});

/** The characters of a drawing, so that two halves may have changed places. */
function sorted(rows: readonly string[]): string {
  return [...rows.join("").toLowerCase()].sort().join("");
}

test("a budget that is spent already is refused", async () => {
  const level = goldenOf("break-the-ice").find(({ puzzle, level }) => puzzle.budget(level) !== null) as GoldenLevel;
  const budget = level.puzzle.budget(level.level) as number;
  const away: string[] = [];
  let state = level.puzzle.initialState(level.level);
  while (away.length <= budget) {
    const [move] = level.puzzle.listMoves(level.level, state);
    if (move === undefined) break;
    away.push(level.puzzle.formatMove(move));
    state = level.puzzle.applyMove(level.level, state, move).state ?? state;
  }
  expect(away.length).toBe(budget + 1);
  await expect(solve(level, { from: away.join(" "), depth: "budget" })).rejects.toThrow(
    `The depth is budget, ${budget}, and the moves to begin with cost ${budget + 1}.`,
  );
});
