// The estimates: by hand, and against the exact costs of every state of hundreds of small levels.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import { packedSpace } from "../../../tests/support/packed-space.ts";
import { rollLevel, stateAfter } from "../../../tests/support/roll-level.ts";
import { widened } from "../../../tests/support/roll-states.ts";
import { NEVER } from "../../search/game.ts";
import type { CostModel } from "../puzzle.ts";
import type { RollLevel } from "./index.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

const MODELS: readonly CostModel[] = ["moves", "weighted"];
const WIDE = 100;

function estimated(level: RollLevel, heuristic: string, costModel: CostModel, moves = ""): number {
  const tables = packed.prepare(level, { heuristic, costModel });
  const game = packed.game(tables);
  const state = new Uint32Array(game.words);
  packed.pack(level, tables, stateAfter(level, moves), state, 0);
  return game.estimate(state, 0, -1);
}

/** On every state: never more than the exact cost, 0 on the target, and no roll lowers it by more than its price. */
function expectProven(level: RollLevel, heuristic: string, costModel: CostModel): void {
  const game = packed.game(packed.prepare(level, { heuristic, costModel }));
  const space = packedSpace(game, 4000);
  if (space === undefined) return;
  const estimates = Array.from({ length: space.count }, (_, i) => game.estimate(space.states, i * game.words, -1));
  space.costs.forEach((cost, i) => {
    const estimate = estimates[i] as number;
    expect(estimate).toBeGreaterThanOrEqual(0);
    if (estimate > cost) expect({ estimate, cost }).toEqual({ estimate: NEVER, cost: Number.POSITIVE_INFINITY });
  });
  for (const { from, to, cost } of space.edges) {
    expect((estimates[from] as number) - (estimates[to] as number)).toBeLessThanOrEqual(cost);
  }
}

const small: Readonly<Record<string, fc.Arbitrary<RollLevel>>> = {
  "with bridges, switches and splits": arbitraryRollLevel({ bridges: 2 }),
  "with splits": arbitraryRollLevel({ bridges: 0, switches: 0, splits: 3 }),
  "with bridges and switches": arbitraryRollLevel({ splits: 0, switches: 4 }),
  "with nothing but floor": arbitraryRollLevel({ bridges: 0, switches: 0, splits: 0 }),
  "that are wide, so that halves are judged one by one": arbitraryRollLevel({ bridges: 1 }).map((level) =>
    widened(level, WIDE),
  ),
};

describe.each(Object.entries(small))("on levels %s", (_, levels) => {
  test.each(["distance", "relaxed"])("`%s` is admissible and consistent", (heuristic) => {
    fc.assert(
      fc.property(levels, fc.constantFrom(...MODELS), (level, model) => expectProven(level, heuristic, model)),
      { numRuns: 150 },
    );
  });
});
