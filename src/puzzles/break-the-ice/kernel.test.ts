// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ICE_PLAYS, type IcePlay } from "../../../tests/support/ice-states.ts";
import { kernelGame } from "../../../tests/support/kernel-probe.ts";
import type { Game } from "../../search/game.ts";
import { packedBreakTheIce as packed } from "./packed.ts";

const heuristics = [undefined, ...packed.heuristics.map(({ name }) => name)];

function said(game: Game, state: Uint32Array, heuristic: string | undefined) {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(state, 0, successors, 0);
  return {
    count,
    successors: successors.subarray(0, count * (game.words + 1)).join(),
    solved: game.isSolved(state, 0),
    dead: game.isDead(state, 0),
    estimate: heuristic && game.estimate(state, 0, -1),
  };
}

function expectTwins({ level, states }: IcePlay): void {
  for (const heuristic of heuristics) {
    const tables = packed.prepare(level, { heuristic, costModel: "moves" });
    const game = packed.game(tables);
    const kernel = kernelGame(packed.kernel, packed.image(tables), game.mostSuccessors);
    expect(kernel.words).toBe(game.words);
    const [root, kernelRoot] = [new Uint32Array(game.words), new Uint32Array(game.words)];
    game.writeRoot(root, 0);
    kernel.writeRoot(kernelRoot, 0);
    expect(kernelRoot).toEqual(root);
    for (const state of states) {
      const words = new Uint32Array(game.words);
      packed.pack(level, tables, state, words, 0);
      expect(said(kernel, words, heuristic)).toEqual(said(game, words, heuristic));
    }
  }
}

describe("the kernel and the TypeScript game agree", () => {
  test.each(Object.entries(ICE_PLAYS))("on %s", (_, plays) => {
    fc.assert(fc.property(plays, expectTwins), { numRuns: 60 });
  });
});
