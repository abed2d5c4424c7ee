// What is said not to matter makes no difference to what the rest costs, and neither do more bridges that no switch toggles
// make it dearer: wherever play may come.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryLanesOfRoll } from "../../../../tests/support/arbitrary-lanes-of-roll.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/index.ts";
import { macro } from "./index.ts";
import { NOWHERE } from "./poses.ts";
import { CHANGE_WORDS, LIES, type MacroTables } from "./tables.ts";

type State = readonly [pose: number, low: number, high: number];

interface Roll {
  readonly from: State;
  readonly to: State;
  readonly cost: number;
}

const MOST_STATES = 5000;

function tablesOf(level: RollLevel, without: readonly string[] = []): MacroTables | undefined {
  return macro.prepare(level, { costModel: "weighted", without: new Set(without) });
}

/** With what landing on the pose keeps and flips, and no needs. */
function landed({ ruleOf, rules }: MacroTables, pose: number, low: number, high: number): State {
  const at = CHANGE_WORDS * (ruleOf[pose] as number);
  const [keepLow = 0, keepHigh = 0, flipLow = 0, flipHigh = 0] = rules.subarray(at, at + CHANGE_WORDS);
  return [pose, ((low & keepLow) ^ flipLow) >>> 0, ((high & keepHigh) ^ flipHigh) >>> 0];
}

/** All rolls of all states that play can come to from these, by the rules of the tables; undefined for too many states. */
function rollsFrom(tables: MacroTables, starts: readonly State[]): readonly Roll[] | undefined {
  const { rolls, needs, marks, lyingCost, target } = tables;
  const states = [...starts];
  const seen = new Set(states.map(String));
  const made: Roll[] = [];
  for (const from of states) {
    const [pose, low, high] = from;
    if (pose === target) continue;
    if (states.length > MOST_STATES) return undefined;
    const cost = ((marks[pose] as number) & LIES) === 0 ? 1 : lyingCost;
    for (const next of rolls.subarray(4 * pose, 4 * pose + 4)) {
      if (next === NOWHERE) continue;
      if ((((needs[2 * next] as number) & ~low) | ((needs[2 * next + 1] as number) & ~high)) !== 0) continue;
      const to = landed(tables, next, low, high);
      made.push({ from, to, cost });
      if (seen.has(String(to))) continue;
      seen.add(String(to));
      states.push(to);
    }
  }
  return made;
}

/** What the target costs from each state from which a path leads there. */
function costsTo(target: number, rolls: readonly Roll[]): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const { to } of rolls) if (to[0] === target) costs.set(String(to), 0);
  for (let isOther = true; isOther; ) {
    isOther = false;
    for (let i = rolls.length - 1; i >= 0; i--) {
      const { from, to, cost } = rolls[i] as Roll;
      const whole = (costs.get(String(to)) ?? Number.POSITIVE_INFINITY) + cost;
      if (whole >= (costs.get(String(from)) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(String(from), whole);
      isOther = true;
    }
  }
  return costs;
}

describe("bridges", () => {
  test("that do not matter make no difference to what the target costs", () => {
    const seen = { levels: 0, other: 0 };
    fc.assert(
      fc.property(arbitraryLanesOfRoll(), (level) => {
        const [tables, plain] = [tablesOf(level), tablesOf(level, ["live"])];
        if (tables === undefined || plain === undefined) return;
        const rolls = rollsFrom(plain, [[0, ...plain.root]]);
        if (rolls === undefined) return;
        const pairs = rolls.map(({ from: [, low, high], to }) => [to, landed(tables, to[0], low, high)] as const);
        const all = rollsFrom(plain, [[0, ...plain.root], ...pairs.map(([, masked]) => masked)]);
        if (all === undefined) return;
        const costs = costsTo(plain.target, all);
        seen.levels++;
        for (const [to, masked] of pairs) {
          if (String(to) === String(masked) || to[0] === plain.target) continue;
          seen.other++;
          if (costs.get(String(to)) !== costs.get(String(masked))) expect.fail(`${to} and ${masked}`);
        }
      }),
      { numRuns: runs(400), seed: 1 },
    );
    expect(seen.levels).toBeGreaterThan(runs(40, 6));
    expect(seen.other).toBeGreaterThan(100);
  });

  test("that no switch toggles make nothing dearer where one more is open", () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryLanesOfRoll(), (level) => {
        const tables = tablesOf(level);
        if (tables === undefined) return;
        const rolls = rollsFrom(tables, [[0, ...tables.root]]);
        if (rolls === undefined) return;
        const more = rolls.flatMap(({ to: [pose, low, high] }): [State, State][] =>
          [1, 2, 4, 8, 16, 32, 64, 128]
            .filter((bit) => (tables.monotone[0] & bit & ~low) !== 0)
            .map((bit) => [
              [pose, low, high],
              [pose, low | bit, high],
            ]),
        );
        const all = rollsFrom(tables, [[0, ...tables.root], ...more.map(([, open]) => open)]);
        if (all === undefined) return;
        const costs = costsTo(tables.target, all);
        for (const [state, open] of more) {
          if (state[0] === tables.target) continue;
          compared++;
          const most = costs.get(String(state)) ?? Number.POSITIVE_INFINITY;
          if ((costs.get(String(open)) ?? Number.POSITIVE_INFINITY) > most) expect.fail(`${open} and ${state}`);
        }
      }),
      { numRuns: runs(200), seed: 2 },
    );
    expect(compared).toBeGreaterThan(1000);
  });
});
