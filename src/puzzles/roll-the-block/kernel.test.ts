// The kernel says of every state word for word what the TypeScript game says.
import fc from "fast-check";
import { expect, test } from "vitest";
import { kernelGame } from "../../../tests/support/kernel-probe.ts";
import { firstStates, hugeLevel, rollLevels, wandered, widened } from "../../../tests/support/roll-states.ts";
import type { Game } from "../../search/game.ts";
import type { Choice } from "../packed.ts";
import type { RollLevel, RollState } from "./index.ts";
import { packedRollTheBlock as packed } from "./packed.ts";

const choices: readonly Choice[] = [
  { heuristic: undefined, costModel: "moves" },
  { heuristic: "distance", costModel: "moves" },
  { heuristic: "distance", costModel: "weighted" },
  { heuristic: "relaxed", costModel: "moves" },
  { heuristic: "relaxed", costModel: "weighted" },
];

function said(game: Game, state: Uint32Array, choice: Choice) {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(state, 0, successors, 0);
  return {
    count,
    successors: successors.subarray(0, count * (game.words + 1)),
    solved: game.isSolved(state, 0),
    dead: game.isDead(state, 0),
    estimate: choice.heuristic && game.estimate(state, 0, -1),
  };
}

function expectTwins(level: RollLevel, states: readonly RollState[]): void {
  for (const choice of choices) {
    const tables = packed.prepare(level, choice);
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
      expect(said(kernel, words, choice)).toEqual(said(game, words, choice));
    }
  }
}

test("on small levels and with many bridges", () => {
  fc.assert(
    fc.property(rollLevels, (level) => expectTwins(level, firstStates(level, 60))),
    { numRuns: 100 },
  );
});

test("where halves are judged one by one", () => {
  fc.assert(
    fc.property(rollLevels, (level) => {
      const wide = widened(level, 200);
      expectTwins(wide, firstStates(wide, 60));
    }),
    { numRuns: 30 },
  );
});

test.each([
  [60, 50, 0],
  [300, 300, 20],
  [300, 260, 40],
  [300, 300, 64],
  [1500, 1500, 3],
])("on a board of %i x %i with %i bridges", (rows, columns, bridges) => {
  const level = hugeLevel(rows, columns, bridges);
  const walk = Array.from({ length: 150 }, (_, i) => (i * i * 7 + i * 3) % 11);
  expectTwins(level, [...firstStates(level, 200), ...wandered(level, walk)]);
});
