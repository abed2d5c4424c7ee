// What a heuristic is worth on a level: asked on every state that moves can lead to, and on every move between them, against
// what the cheapest solution from there really costs. Where there are too many states a sample is asked, and that is said.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { Heuristic } from "../puzzles/packed.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { isDeadEdge, moveOf, NEVER } from "../search/game.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { exploreSpace, NO_SOLUTION, NOWHERE, type StateSpace } from "../solving/state-space.ts";
import { type Asked, askedOf } from "./asked.ts";
import { sampleStates } from "./sample-states.ts";
import { type Fall, Tally, type Worst } from "./tally.ts";

/** How a heuristic is checked. */
export interface CheckHeuristicOptions {
  /** Default `moves`. */
  readonly costModel?: CostModel;
  /** With more states than this a sample is asked. Default 200,000. */
  readonly states?: number;
}

/** What was seen of a heuristic on the states of a level. */
export interface HeuristicCheck {
  readonly heuristic: string;
  /** How many states were asked. */
  readonly states: number;
  /** How many of them have a solution. */
  readonly solvable: number;
  /** There are more states than could be asked. */
  readonly sampled: boolean;
  /** On no state that was asked does it say more than the cheapest solution costs. */
  readonly admissible: boolean;
  /** Along no move that was asked does it fall by more than the move costs. */
  readonly consistent: boolean;
  /** By how much it stays below the exact cost, on average over the states that have a solution and that it does not give up;
   *  null where there are none. */
  readonly averageGap: number | null;
  /** Where it says most too much; where it never does, where it says most too little. Null where no state has a solution. */
  readonly worst: Worst | null;
  /** The move along which it falls most below what consistency asks; null where it is consistent. */
  readonly fall: Fall | null;
}

export const MOST_STATES = 200_000;

/** Asks a heuristic on the states of a level whether it overestimates or falls too fast. Throws WrongLevel, and WrongOption where the puzzle has no such heuristic or cost model. */
export async function checkHeuristic(
  loaded: LoadedLevel,
  heuristic: string | OwnHeuristic,
  { costModel = "moves", states = MOST_STATES }: CheckHeuristicOptions = {},
): Promise<HeuristicCheck> {
  const asked = askedOf(loaded, heuristic, costModel);
  const space = exploreSpace(asked.game, states);
  const tally = space === undefined ? await tallySample(loaded, asked) : tallySpace(space, asked);
  return { heuristic: asked.heuristic.name, sampled: space === undefined, ...tally.told(asked) };
}

/** Not the number of any move. */
const AT_THE_START = -1;

function tallySpace(space: StateSpace, asked: Asked): Tally {
  const { game, heuristic } = asked;
  const { count, states, firstMove, ends, edges, left } = space;
  const h = new Float64Array(count);
  const ask = (state: number, move: number): number =>
    saidOf(game.estimate(states, state * game.words, move), heuristic);
  // What belongs to the node and not to the state is asked along every move, and the most that it says is held against it.
  if (heuristic.ofNode === true) {
    h[0] = ask(0, AT_THE_START);
    forEachMove(space, (_, move, end) => {
      h[end] = Math.max(h[end] as number, ask(end, moveOf(edges[move] as number)));
    });
  } else for (let state = 0; state < count; state++) h[state] = ask(state, AT_THE_START);

  const tally = new Tally(states);
  for (let state = 0; state < count; state++) {
    const exact = left[state] as number;
    tally.sawState(state, h[state] as number, exact === NO_SOLUTION ? undefined : exact);
  }
  forEachMove(space, (state, move, end) => {
    const edge = edges[move] as number;
    const after = heuristic.ofNode === true ? ask(end, moveOf(edge)) : (h[end] as number);
    tally.sawMove(state, h[state] as number, edge, after);
  });
  return tally;

  function forEachMove({ count }: StateSpace, see: (state: number, move: number, end: number) => void): void {
    for (let state = 0; state < count; state++) {
      for (let move = firstMove[state] as number; move < (firstMove[state + 1] as number); move++) {
        const end = ends[move] as number;
        if (end !== NOWHERE) see(state, move, end);
      }
    }
  }
}

/** On a sample, the states of solutions: each comes with the move that led to it, and from each every move is asked. */
async function tallySample(loaded: LoadedLevel, asked: Asked): Promise<Tally> {
  const { game, heuristic } = asked;
  const { words } = game;
  const { states, seen } = await sampleStates(loaded, asked);
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const tally = new Tally(states);
  seen.forEach(({ exact, move }, state) => {
    const h = saidOf(game.estimate(states, state * words, move), heuristic);
    tally.sawState(state, h, exact);
    if (game.isSolved(states, state * words)) return;
    const count = game.expand(states, state * words, successors, 0);
    for (let i = 0, at = 0; i < count; i++, at += words + 1) {
      const edge = successors[at + words] as number;
      if (isDeadEdge(edge)) continue;
      tally.sawMove(state, h, edge, saidOf(game.estimate(successors, at, moveOf(edge)), heuristic));
    }
  });
  return tally;
}

function saidOf(estimate: number, { unit }: Heuristic): number {
  return estimate === NEVER ? Number.POSITIVE_INFINITY : estimate / unit;
}
