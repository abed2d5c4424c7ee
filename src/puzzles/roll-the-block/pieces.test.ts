// What is animated must end where the rules say, and pieces must stay themselves on the way.
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryRollLevel } from "../../../tests/support/arbitrary-roll-the-block.ts";
import type { Piece } from "../surface.ts";
import { type RollLevel, type RollState, rollTheBlock } from "./index.ts";
import { pieces } from "./pieces.ts";
import { scene } from "./scene.ts";

/** What a person sees of pieces, whatever they are called. */
function seen(all: readonly Piece[]): string[] {
  return all.map(({ cells, glyph, pose }) => JSON.stringify([cells, glyph, pose])).sort();
}

function play(level: RollLevel, choices: readonly number[], check: (before: RollState, stages: number) => void): void {
  let state = rollTheBlock.initialState(level);
  let before = pieces.of(level, state);
  for (const choice of choices) {
    const moves = [...rollTheBlock.listMoves(level, state)];
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) return;
    const next = rollTheBlock.applyMove(level, state, move).state as RollState;
    const stages = pieces.follow(level, state, before, move);
    const last = stages.at(-1)?.pieces ?? [];
    expect(seen(last)).toEqual(seen(pieces.of(level, next)));
    check(state, stages.length);
    for (const stage of stages) {
      expect(new Set(stage.pieces.map(({ id }) => id)).size).toBe(stage.pieces.length);
      const known = new Set([...before, ...stage.pieces].map(({ id }) => id));
      for (const id of stage.motions.keys()) expect(known).toContain(id);
      before = stage.pieces;
    }
    state = next;
  }
}

test("the last stage of every move shows the state that the rules make", () => {
  let played = 0;
  fc.assert(
    fc.property(arbitraryRollLevel(), fc.array(fc.nat(7), { maxLength: 25 }), (level, choices) => {
      play(level, choices, (_before, stages) => {
        expect(stages).toBeGreaterThan(0);
        played++;
      });
    }),
    { numRuns: 300 },
  );
  expect(played).toBeGreaterThan(300);
});

test("no two solids of a picture have one name", () => {
  fc.assert(
    fc.property(arbitraryRollLevel(), (level) => {
      const standing = pieces.of(level, rollTheBlock.initialState(level)).flatMap((piece) => scene.solids(piece));
      const ids = [...scene.ground(level), ...standing].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
