// The kernel must say of every state word for word what the TypeScript game says: successors with their edges, whether it
// is solved or dead, and every heuristic's estimate under every cost model.
import { expect } from "vitest";
import type { Choice, PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { Level } from "../../src/puzzles/puzzle.ts";
import type { Game } from "../../src/search/game.ts";
import { kernelGame } from "./kernel-probe.ts";

/** Compares both games on these states of the level. */
export function expectKernelTwins<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
  level: L,
  states: readonly State[],
): void {
  for (const choice of choicesOf(packed)) {
    const tables = packed.prepare(level, choice);
    const game = packed.game(tables);
    const kernel = kernelGame(packed.registryNumber, packed.image(tables), game.mostSuccessors);
    expect(kernel.words).toBe(game.words);
    expect(rootOf(kernel)).toEqual(rootOf(game));
    for (const state of states) {
      const words = new Uint32Array(game.words);
      packed.pack(level, tables, state, words, 0);
      expect(said(kernel, words, choice)).toEqual(said(game, words, choice));
    }
  }
}

/** Every heuristic, and none, under every cost model. */
function choicesOf<L extends Level, State, Move, Tables>(
  packed: PackedPuzzle<L, State, Move, Tables>,
): Choice<State>[] {
  const heuristics = [undefined, ...packed.heuristics.map(({ name }) => name)];
  return packed.puzzle.costModels.flatMap((costModel) => heuristics.map((heuristic) => ({ heuristic, costModel })));
}

function rootOf(game: Game): Uint32Array {
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  return root;
}

function said(game: Game, state: Uint32Array, { heuristic }: Choice) {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(state, 0, successors, 0);
  return {
    count,
    successors: successors.subarray(0, count * (game.words + 1)),
    solved: game.isSolved(state, 0),
    dead: game.isDead(state, 0),
    estimate: heuristic && game.estimate(state, 0, -1),
  };
}
