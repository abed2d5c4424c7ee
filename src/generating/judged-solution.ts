// What one solution of a level asks of a person, where there are too many states to explore: without the parts for which one
// has to know which moves lose.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { wordsOf } from "../playing/replay.ts";
import { isDeadEdge, NEVER } from "../search/game.ts";
import { type Effort, NO_EFFORT, type Situation, withMove } from "./effort.ts";
import type { Glance } from "./glance.ts";

type Words = Uint32Array;

export interface JudgedSolution {
  readonly effort: Effort;
  readonly length: number;
}

/** The solution in the notation of level files. What costs nothing is no move of its own. */
export function judgedSolution(loaded: LoadedLevel, solution: string, glance: Glance): JudgedSolution {
  const { puzzle, level } = playableOf(loaded);
  let words: Words = new Uint32Array(glance.game.words);
  let from: Words | undefined;
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
    const situation = situationAt(words, from, glance);
    const before = focus;
    if (!isFree) focus = puzzle.focusOf(level, state, read.move);
    state = outcome.state;
    if (isFree) continue;
    from = words;
    words = new Uint32Array(glance.game.words);
    glance.pack(state, words);
    const after = puzzle.isSolved(level, state) ? 0 : glance.of(words, 0);
    const isSwitch = before !== undefined && !before.some((each) => focus?.includes(each));
    effort = withMove(effort, situation, { isSwitch, isRise: after > look });
    look = after;
    length++;
  }
  return { effort, length };
}

/** Of somebody who has come from there. */
function situationAt(words: Words, from: Words | undefined, glance: Glance): Situation {
  const next = nextStates(words, glance);
  const known = next.filter((end) => end !== undefined);
  const open = known.filter((end) => !(from !== undefined && isSame(end, from)) && !canOnlyReturn(end, words, glance));
  return { open: open.length, moves: next.length, losing: 0, traps: 0, lateness: 0 };
}

/** Where the legal moves lead; undefined where that is seen to be lost. */
function nextStates(words: Words, { game }: Glance): (Words | undefined)[] {
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  const count = game.expand(words, 0, successors, 0);
  return Array.from({ length: count }, (_, i) => {
    const at = i * (game.words + 1);
    const isLost = isDeadEdge(successors[at + game.words] as number) || game.estimate(successors, at, -1) === NEVER;
    return isLost ? undefined : successors.slice(at, at + game.words);
  });
}

function canOnlyReturn(words: Words, from: Words, glance: Glance): boolean {
  if (glance.game.isSolved(words, 0)) return false;
  const next = nextStates(words, glance).filter((end) => end !== undefined);
  return next.length > 0 && next.every((end) => isSame(end, from));
}

function isSame(a: Words, b: Words): boolean {
  return a.every((word, i) => word === b[i]);
}
