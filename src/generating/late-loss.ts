// A move that loses for good while somebody who looks some moves ahead still sees a way on: what makes a level hard for a person.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay, wordsOf } from "../playing/replay.ts";
import { isDeadEdge, NEVER } from "../search/game.ts";
import { packedOf } from "../solving/asked-of-puzzle.ts";
import { solve } from "../solving/solve.ts";
import { Glance } from "./glance.ts";

/** What may be expanded to prove that a position is lost. */
const MOST_EXPANDED = 200_000;
/** Who sees no end among so many positions does not look further. */
const MOST_SEEN = 4000;

/** The first move beside a solution that is lost, though somebody who looks fewer moves ahead sees a way on, with the moves of
 *  the solution before it; undefined where there is none. */
export async function lateLoss(loaded: LoadedLevel, solution: string, ahead: number): Promise<string | undefined> {
  const { puzzle, level } = playableOf(loaded);
  const words = wordsOf(solution);
  for (let i = 0; i < words.length; i++) {
    const before = words.slice(0, i).join(" ");
    for (const move of puzzle.listMoves(level, positionAfter(loaded, before))) {
      const from = `${before} ${puzzle.formatMove(move)}`.trim();
      if (!hidesItsLoss(loaded, from, ahead)) continue;
      const { status } = await solve(loaded, { from, limits: { nodes: MOST_EXPANDED } });
      if (status === "unsolvable") return from;
    }
  }
  return undefined;
}

/** Whether somebody who looks fewer moves ahead sees a way on, after these moves from the start. */
export function hidesItsLoss(loaded: LoadedLevel, moves: string, ahead: number): boolean {
  const playable = playableOf(loaded);
  return seesAWayOn(new Glance(packedOf(playable), playable.level), positionAfter(loaded, moves), ahead);
}

function positionAfter(loaded: LoadedLevel, moves: string): unknown {
  const { steps, start, valid } = replay(loaded, moves);
  if (!valid) throw new Error(`${moves} cannot be played`);
  return steps.at(-1)?.state ?? start;
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
