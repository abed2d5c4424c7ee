// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { expect, test } from "vitest";
import { kernelGame } from "../../../tests/support/kernel-probe.ts";
import { crowdedLevel, matchLevels, played, slides } from "../../../tests/support/match-states.ts";
import type { Game } from "../../search/game.ts";
import { DIRECTIONS } from "../direction.ts";
import { HEURISTICS } from "./heuristics.ts";
import type { MatchLevel, MatchState } from "./index.ts";
import { packedMatchTheTiles as packed } from "./packed.ts";

const heuristics = [undefined, ...HEURISTICS.map(({ name }) => name)];

function said(game: Game, state: Uint32Array, heuristic: string | undefined) {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(state, 0, successors, 0);
  return {
    successors: successors.subarray(0, count * (game.words + 1)),
    solved: game.isSolved(state, 0),
    dead: game.isDead(state, 0),
    estimate: heuristic && game.estimate(state, 0, -1),
  };
}

function expectTwins(level: MatchLevel, states: readonly MatchState[]): void {
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

test("on boards of every size", () => {
  fc.assert(
    fc.property(matchLevels, slides, (level, moves) => expectTwins(level, played(level, moves))),
    { numRuns: 150 },
  );
});

test.each([64, 65, 150, 255, 256])("with 64 tiles of one colour and %i goals", (goals) => {
  const level = crowdedLevel(goals);
  const moves = Array.from({ length: 12 }, (_, i) => DIRECTIONS[(i * i + (i >> 2)) % 4] ?? "u");
  expectTwins(level, played(level, moves));
});
