// Somebody who looks one move ahead: makes the move after which the level looks nearest to solved, never goes where he was
// before, and gives up where there is nothing else to do.
import { NEVER } from "../dist/search/game.js";
import { NOWHERE } from "../dist/solving/state-space.js";

/** The moves that he needs; undefined where he does not arrive.
 *  @param {import("../dist/solving/state-space.js").StateSpace} space @param {import("../dist/generating/glance.js").Glance} glance */
export function lookingAhead(space, glance) {
  const { states, firstMove, ends, isSolved, game } = space;
  const visited = new Set([0]);
  let state = 0;
  while (isSolved[state] !== 1) {
    let [next, best] = [NOWHERE, NEVER];
    for (let move = Number(firstMove[state]); move < Number(firstMove[state + 1]); move++) {
      const end = Number(ends[move]);
      if (end === NOWHERE || visited.has(end)) continue;
      const look = isSolved[end] === 1 ? -1 : glance.of(states, end * game.words);
      if (look >= best) continue;
      [next, best] = [end, look];
    }
    if (next === NOWHERE) return undefined;
    visited.add(next);
    state = next;
  }
  return visited.size - 1;
}
