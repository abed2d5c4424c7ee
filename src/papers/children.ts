// The successors of a state, each as a thing of its own: easier to read, and slower, than the run of words that the
// engines' searches go through.
import { costOf, type Game, isDeadEdge, moveOf } from "../search/game.ts";

export interface Child {
  readonly state: Uint32Array;
  /** The number of the move that led here. */
  readonly move: number;
  readonly cost: number;
  readonly isDead: boolean;
}

/** In the order of the puzzle. */
export function childrenOf(game: Game, state: Uint32Array): Child[] {
  const { words, mostSuccessors } = game;
  const made = new Uint32Array(mostSuccessors * (words + 1));
  const count = game.expand(state, 0, made, 0);
  return Array.from({ length: count }, (_, i) => {
    const at = i * (words + 1);
    const edge = made[at + words] as number;
    return { state: made.slice(at, at + words), move: moveOf(edge), cost: costOf(edge), isDead: isDeadEdge(edge) };
  });
}
