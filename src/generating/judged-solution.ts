// What one solution of a level asks of a person, where there are too many states to explore: without the parts for which one
// has to know which moves lose.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { wordsOf } from "../playing/replay.ts";
import { isDeadEdge, NEVER } from "../search/game.ts";
import { type Effort, NO_EFFORT, type Situation, withMove } from "./effort.ts";
import type { Glance } from "./glance.ts";

export interface JudgedSolution {
  readonly effort: Effort;
  readonly length: number;
}

/** The solution in the notation of level files. What costs nothing is no move of its own. */
export function judgedSolution(loaded: LoadedLevel, solution: string, glance: Glance): JudgedSolution {
  const { puzzle, level } = playableOf(loaded);
  const words = new Uint32Array(glance.game.words);
  let state = puzzle.initialState(level);
  glance.pack(state, words);
  let effort = NO_EFFORT;
  let look = glance.of(words, 0);
  let focus: readonly string[] | undefined;
  let length = 0;
  for (const word of wordsOf(solution)) {
    const read = puzzle.parseMove(word);
    if (read.wrong !== undefined) throw new Error(`${word} is no move of a solution`);
    const outcome = puzzle.applyMove(level, state, read.move);
    if (outcome.refused !== undefined) throw new Error(`${word} cannot be played in a solution`);
    const isFree = puzzle.moveCost(level, state, read.move, "moves") === 0;
    const situation = situationAt(words, glance);
    const before = focus;
    if (!isFree) focus = puzzle.focusOf(level, state, read.move);
    state = outcome.state;
    if (isFree) continue;
    glance.pack(state, words);
    const after = puzzle.isSolved(level, state) ? 0 : glance.of(words, 0);
    const isSwitch = before !== undefined && !before.some((each) => focus?.includes(each));
    effort = withMove(effort, situation, { isSwitch, isRise: after > look });
    look = after;
    length++;
  }
  return { effort, length };
}

function situationAt(words: Uint32Array, { game }: Glance): Situation {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const moves = game.expand(words, 0, successors, 0);
  let open = 0;
  for (let i = 0, at = 0; i < moves; i++, at += game.words + 1) {
    if (!isDeadEdge(successors[at + game.words] as number) && game.estimate(successors, at, -1) !== NEVER) open++;
  }
  return { open, moves, losing: 0, traps: 0, lateness: 0 };
}
