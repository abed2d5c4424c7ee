// States of a level that has too many to look at all, with what each exactly costs: random moves from the start, then an
// optimal solution from there, proven, whose every state is taken. The same level gives the same states everywhere, for what
// is done is counted in states and chance comes from a seed.
import { SeededRandom } from "../generating/seeded-random.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import { isDeadEdge, moveOf } from "../search/game.ts";
import { sameState } from "../search/successors.ts";
import { solve } from "../solving/solve.ts";
import type { Asked } from "./asked.ts";

export interface Sample {
  /** The words of all states, one after the other. */
  readonly states: Uint32Array;
  readonly seen: readonly {
    readonly exact: number;
    /** The number of the move that led there along the solution; -1 where it begins. */
    readonly move: number;
  }[];
}

const WALKS = 60;
/** For each solution; what is not proven by then is left out. */
const MOST_EXPANDED = 300_000;
const USUAL_LENGTH = 40;

export async function sampleStates(loaded: LoadedLevel, asked: Asked): Promise<Sample> {
  const { level, packed, tables, game, costModel } = asked;
  const random = new SeededRandom("states of a level");
  const known = new Set<string>();
  const seen: { exact: number; move: number }[] = [];
  const states: number[] = [];
  let longest = USUAL_LENGTH;
  for (let walk = 0; walk < WALKS; walk++) {
    const from = walk === 0 ? "" : randomMoves(loaded, random.below(longest + 1), random);
    const { moves, cost, optimal, depth } = await solve(loaded, { from, costModel, limits: { nodes: MOST_EXPANDED } });
    if (moves === null || cost === null || !optimal) continue;
    if (walk === 0) longest = 2 * depth;
    const played = replay(loaded, `${from} ${moves}`, costModel);
    const begins = replay(loaded, from, costModel);
    const path = [
      { state: begins.steps.at(-1)?.state ?? begins.start, cost: begins.steps.at(-1)?.cost ?? 0 },
      ...played.steps.slice(begins.steps.length),
    ];
    const whole = path.at(-1)?.cost ?? 0;
    let before: Uint32Array | undefined;
    for (const step of path) {
      const words = new Uint32Array(game.words);
      packed.pack(level, tables, step.state, words, 0);
      const move = before === undefined ? -1 : moveBetween(asked, before, words);
      const key = words.join();
      if (!known.has(key)) {
        known.add(key);
        seen.push({ exact: whole - step.cost, move });
        states.push(...words);
      }
      before = words;
    }
  }
  return { states: Uint32Array.from(states), seen };
}

/** So many moves from the start, or as many as there are. */
function randomMoves(loaded: LoadedLevel, count: number, random: SeededRandom): string {
  const { puzzle, level } = playableOf(loaded);
  const words: string[] = [];
  let state = puzzle.initialState(level);
  while (words.length < count && !puzzle.isSolved(level, state)) {
    const moves = puzzle.listMoves(level, state);
    if (moves.length === 0) break;
    const move = moves[random.below(moves.length)];
    const outcome = puzzle.applyMove(level, state, move);
    if (outcome.refused !== undefined || puzzle.isDead(level, outcome.state)) break;
    words.push(puzzle.formatMove(move));
    state = outcome.state;
  }
  return words.join(" ");
}

function moveBetween({ game }: Asked, before: Uint32Array, after: Uint32Array): number {
  const { words } = game;
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const count = game.expand(before, 0, successors, 0);
  for (let i = 0, at = 0; i < count; i++, at += words + 1) {
    const edge = successors[at + words] as number;
    if (!isDeadEdge(edge) && sameState(successors, at, after, 0, words)) return moveOf(edge);
  }
  return -1;
}
