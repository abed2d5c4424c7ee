// What barriers add to the estimate never makes it fall by more than a roll costs, wherever play may come: so no solution is lost.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryGatedRoll } from "../../../../tests/support/arbitrary-gated-roll.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { rollLevel } from "../../../../tests/support/roll-level.ts";
import type { CostModel } from "../../../puzzles/puzzle.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/index.ts";
import { Memory } from "../../../search/memory.ts";
import { Barriers, DEAD } from "./barriers.ts";
import { macro } from "./index.ts";
import { NOWHERE } from "./poses.ts";
import { CHANGE_WORDS, LIES, type MacroTables } from "./tables.ts";

const MODELS: readonly CostModel[] = ["moves", "weighted"];
const MOST_STATES = 20_000;

type State = readonly [pose: number, low: number, high: number];

interface Roll {
  readonly from: State;
  readonly to: State;
  readonly cost: number;
}

/** The tables of a level and its barriers, all of them made; undefined where there are none. */
function barriersOf(level: RollLevel, costModel: CostModel): { tables: MacroTables; barriers: Barriers } | undefined {
  const tables = macro.prepare(level, { costModel, without: new Set() });
  if (tables === undefined) return undefined;
  const barriers = new Barriers({ ...tables, patience: 0 }, new Memory(2 ** 28));
  while (barriers.isDue(0) && !barriers.make());
  return barriers.isUsed ? { tables, barriers } : undefined;
}

/** All rolls of all states that play can come to. */
function* rollsOf({ target, root, rolls, needs, ruleOf, rules, marks, lyingCost }: MacroTables): Generator<Roll> {
  const states: State[] = [[0, root[0], root[1]]];
  const seen = new Set(states.map(String));
  for (const from of states) {
    const [pose, low, high] = from;
    if (pose === target || seen.size > MOST_STATES) continue;
    const cost = ((marks[pose] as number) & LIES) === 0 ? 1 : lyingCost;
    for (const next of rolls.subarray(4 * pose, 4 * pose + 4)) {
      if (next === NOWHERE) continue;
      if ((((needs[2 * next] as number) & ~low) | ((needs[2 * next + 1] as number) & ~high)) !== 0) continue;
      const [keepLow = 0, keepHigh = 0, flipLow = 0, flipHigh = 0] = rules.subarray(
        CHANGE_WORDS * (ruleOf[next] as number),
      );
      const to: State = [next, ((low & keepLow) ^ flipLow) >>> 0, ((high & keepHigh) ^ flipHigh) >>> 0];
      yield { from, to, cost };
      if (seen.has(String(to))) continue;
      seen.add(String(to));
      states.push(to);
    }
  }
}

describe("barriers", () => {
  test.each(MODELS)("no roll costs less than the estimate falls by (%s)", (costModel) => {
    const seen = { levels: 0, more: 0, dead: 0 };
    fc.assert(
      fc.property(arbitraryGatedRoll(), (level) => {
        const made = barriersOf(level, costModel);
        if (made === undefined) return;
        const { tables, barriers } = made;
        const estimate = (state: State) => {
          const extra = barriers.extra(...state);
          if (extra === DEAD) seen.dead++;
          else if (extra > 0) seen.more++;
          return extra === DEAD ? Number.POSITIVE_INFINITY : extra + (tables.estimates[state[0]] as number);
        };
        seen.levels++;
        for (const { from, to, cost } of rollsOf(tables)) {
          if (estimate(from) > cost + estimate(to)) expect.fail(`${from} -> ${to}`);
          if (to[0] === tables.target) expect(estimate(to)).toBe(0);
        }
      }),
      { numRuns: runs(300), seed: 3 },
    );
    expect(seen.levels).toBeGreaterThan(runs(60, 6));
    expect(Math.min(seen.more, seen.dead)).toBeGreaterThan(100);
  });

  test("of bridges side by side one is enough, and the way to a switch for one is what they cost", () => {
    const level = rollLevel(["..........a...", "S.1.......b..T", "..........c..."], {
      ...{ a: "bridge closed", b: "bridge closed", c: "bridge closed", 1: "soft open b, toggle ac" },
    });
    const { tables, barriers } = barriersOf(level, "moves") ?? expect.fail("has barriers");
    const bridges = tables.needs.reduce((all, need) => all | need, 0);
    const poses = Array.from(tables.marks.keys());
    expect(Math.max(...poses.map((pose) => barriers.extra(pose, 0, 0)))).toBeGreaterThan(8);
    for (let bit = 1; bit <= bridges; bit *= 2) {
      if ((bridges & bit) !== 0) for (const pose of poses) expect(barriers.extra(pose, bit, 0)).toBe(0);
    }
  });
});
