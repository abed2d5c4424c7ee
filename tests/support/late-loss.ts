// A position that is lost, though somebody who looks some moves ahead still sees a way on: what makes a level hard for a person.
import { packedOf } from "../../src/generating/difficulty.ts";
import { Glance } from "../../src/generating/glance.ts";
import { type LoadedLevel, playableOf } from "../../src/playing/loaded-level.ts";
import { isDeadEdge, NEVER } from "../../src/search/game.ts";

/** Who sees no end among so many positions does not look further. */
const MOST_SEEN = 4000;

/** Whether somebody who looks fewer moves ahead sees a way on, after these moves from the start. */
export function hidesItsLoss(loaded: LoadedLevel, moves: string, ahead: number): boolean {
  const { puzzle, level } = playableOf(loaded);
  let position = puzzle.initialState(level);
  for (const word of moves.split(" ")) {
    const { move, wrong } = puzzle.parseMove(word);
    if (wrong !== undefined) throw new Error(`${word} is no move`);
    const outcome = puzzle.applyMove(level, position, move);
    if (outcome.refused !== undefined) throw new Error(`${word} cannot be played`);
    position = outcome.state;
  }
  return seesAWayOn(new Glance(packedOf(loaded), level), position, ahead);
}

function seesAWayOn(glance: Glance, position: unknown, moves: number): boolean {
  const { game } = glance;
  const { words } = game;
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const next = (state: Uint32Array): Uint32Array[] => {
    const count = game.expand(state, 0, successors, 0);
    return Array.from({ length: count }, (_, i) => i * (words + 1))
      .filter((at) => !isDeadEdge(successors[at + words] as number))
      .map((at) => successors.slice(at, at + words));
  };
  const isSeenLost = (state: Uint32Array): boolean =>
    glance.of(state, 0) === NEVER || game.expand(state, 0, successors, 0) === 0;
  const start = new Uint32Array(words);
  glance.pack(position, start);
  const seen = new Set([start.join()]);
  let layer: Uint32Array[] = isSeenLost(start) ? [] : [start];
  for (let ahead = 1; ahead < moves && seen.size < MOST_SEEN; ahead++) {
    layer = layer.flatMap(next).filter((state) => {
      const key = state.join();
      if (seen.has(key) || isSeenLost(state)) return false;
      seen.add(key);
      return true;
    });
  }
  return layer.length > 0;
}
