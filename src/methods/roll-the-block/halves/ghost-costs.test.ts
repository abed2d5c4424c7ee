// What the block is worth where halves are ghosts: no more than with real halves, and never less by more than a roll costs.
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../../tests/support/arbitrary-roll-the-block.ts";
import { runs } from "../../../../tests/support/breadth.ts";
import { cellNumber, HALVES, LANDS, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import { relaxedCost } from "../../../puzzles/roll-the-block/relaxed.ts";
import { inReadingOrder } from "../../../puzzles/roll-the-block/state.ts";
import { preparing, type RollTables } from "../../../puzzles/roll-the-block/tables.ts";
import { atOnce } from "../../../puzzles/steps.ts";
import { NEVER } from "../../../search/game.ts";
import { ghostCosts } from "./ghost-costs.ts";

const levels = fc.oneof(
  arbitraryRollLevel({ splits: 3 }),
  arbitraryRollLevel({ splits: 4, maxRows: 9, maxColumns: 9, bridges: 4, switches: 5 }),
);

/** For each pose that is a split, where the halves are then. */
function splitsOf(level: RollLevel): Map<number, readonly [first: number, second: number]> {
  const splits = new Map<number, readonly [number, number]>();
  for (let row = 0; row < level.rows; row++) {
    for (let column = 0; column < level.columns; column++) {
      const tile = level.kinds[level.tiles[row * level.columns + column] as number];
      if (tile?.kind !== "split") continue;
      const [first, second] = inReadingOrder(...tile.cells);
      const pose = 4 * cellNumber(level, { row, column }) + UPRIGHT;
      splits.set(pose, [cellNumber(level, first), cellNumber(level, second)]);
    }
  }
  return splits;
}

test.each(["moves", "weighted"] as const)(
  "are admissible and consistent, and tell what is out of reach: cost %s",
  (costModel) => {
    const seen = { less: 0, split: 0, outOfReach: 0 };
    fc.assert(
      fc.property(levels, (level) => {
        const tables: RollTables = atOnce(preparing(level, { heuristic: "relaxed", costModel }));
        const { board, costs, relaxed } = tables;
        const ghosts = ghostCosts(level, tables);
        const worth = (pose: number): number =>
          ghosts[pose] === NEVER ? Number.POSITIVE_INFINITY : (ghosts[pose] as number) * costs.upright;
        const real = (pose: number, other = 0): number => {
          const cost = relaxedCost(relaxed, pose, other);
          return cost === NEVER ? Number.POSITIVE_INFINITY : cost;
        };
        const splits = splitsOf(level);
        for (let pose = 0; pose < 4 * board.landings.length; pose++) {
          const shape = pose & 3;
          if (shape === HALVES || ((board.landings[pose >> 2] as number) & (LANDS << shape)) === 0) continue;
          if (splits.has(pose)) continue;
          expect(worth(pose)).toBeLessThanOrEqual(real(pose));
          if (worth(pose) < real(pose)) seen.less++;
          if (worth(pose) === Number.POSITIVE_INFINITY) seen.outOfReach++;
          const price = shape === UPRIGHT ? costs.upright : costs.lower;
          for (let roll = 4 * shape; roll < 4 * shape + 4; roll++) {
            const next = pose + (board.steps[roll] as number);
            if (((board.landings[next >> 2] as number) & (LANDS << (next & 3))) === 0) continue;
            const halves = splits.get(next);
            if (halves !== undefined) seen.split++;
            const after = halves === undefined ? worth(next) : real(4 * halves[0] + HALVES, halves[1]);
            expect(worth(pose)).toBeLessThanOrEqual(price + after);
          }
        }
      }),
      { numRuns: runs(200), seed: 4 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  },
);
