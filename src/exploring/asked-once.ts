// In a search that is explored a heuristic of one's own is asked once about each state: it may take its time, and what it answered
// is all that there is to know of it (answers.ts).
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { Game } from "../search/game.ts";
import { StateTable } from "../solving/state-table.ts";

/** The puzzle with its heuristic asked once about each state, however often a search wants to know. */
export function askedOnce(packed: PackedPuzzle): PackedPuzzle {
  return {
    ...packed,
    game(tables) {
      const game = packed.game(tables);
      const table = new StateTable(game);
      const answers: number[] = [];
      const estimate: Game["estimate"] = (states, at, move) => {
        const number = table.numberOf(states, at);
        answers[number] ??= game.estimate(states, at, move);
        return answers[number];
      };
      return {
        ...{ words: game.words, mostSuccessors: game.mostSuccessors, denseStates: game.denseStates, estimate },
        writeRoot: (states, at) => game.writeRoot(states, at),
        isDead: (states, at) => game.isDead(states, at),
        isSolved: (states, at) => game.isSolved(states, at),
        expand: (states, at, successors, to) => game.expand(states, at, successors, to),
      };
    },
  };
}
