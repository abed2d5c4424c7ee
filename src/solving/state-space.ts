// All that can ever happen on a small level: every state that moves can lead to, every move between them, and how much the
// cheapest solution from each costs. What a search must not afford is what one wants to know who judges a level: which
// moves lose for good, and which states are furthest from a solution.
//
// Play ends where a level is solved, so nothing is looked for beyond. States that the puzzle itself says to be dead are not
// kept; moves that lead there are, with NOWHERE as their end.
import { costOf, type Game, isDeadEdge, moveOf } from "../search/game.ts";
import { StateTable } from "./state-table.ts";

/** Where a move leads that loses at once. */
export const NOWHERE = 0xffffffff;
/** What the cheapest solution costs from where there is none. */
export const NO_SOLUTION = 0xffffffff;

export interface StateSpace {
  readonly game: Game;
  /** State 0 is the start; the words of state i stand at i * game.words. */
  readonly count: number;
  readonly states: Uint32Array;
  /** The moves of state i are those from firstMove[i] to firstMove[i + 1]. */
  readonly firstMove: Uint32Array;
  /** Of each move: the state that it leads to, and its edge (search/game.ts). */
  readonly ends: Uint32Array;
  readonly edges: Uint32Array;
  readonly isSolved: Uint8Array;
  /** The least cost of a solution from each state, or NO_SOLUTION. */
  readonly left: Uint32Array;
}

/** Undefined where there are more states than `most`. */
export function exploreSpace(game: Game, most: number): StateSpace | undefined {
  const { words } = game;
  const table = new StateTable(game);
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const firstMove = [0];
  const ends: number[] = [];
  const edges: number[] = [];
  const solved: number[] = [];
  table.addRoot();
  for (let state = 0; state < table.count; state++) {
    if (table.count > most) return undefined;
    const isSolved = game.isSolved(table.states, state * words);
    solved.push(isSolved ? 1 : 0);
    const isOver = isSolved || (state === 0 && game.isDead(table.states, 0));
    const count = isOver ? 0 : game.expand(table.states, state * words, successors, 0);
    for (let i = 0, at = 0; i < count; i++, at += words + 1) {
      const edge = successors[at + words] as number;
      edges.push(edge);
      ends.push(isDeadEdge(edge) ? NOWHERE : table.numberOf(successors, at));
    }
    firstMove.push(edges.length);
  }
  const isSolved = Uint8Array.from(solved);
  const moves = {
    firstMove: Uint32Array.from(firstMove),
    ends: Uint32Array.from(ends),
    edges: Uint32Array.from(edges),
  };
  const { count, states } = table;
  return { game, count, states, ...moves, isSolved, left: costsLeft(isSolved, moves) };
}

type Moves = Pick<StateSpace, "firstMove" | "ends" | "edges">;

/** Uniform-cost search backwards from all solved states at once. */
function costsLeft(isSolved: Uint8Array, { firstMove, ends, edges }: Moves): Uint32Array {
  const count = isSolved.length;
  const from = new Uint32Array(ends.length);
  const firstInto = new Uint32Array(count + 1);
  for (const end of ends) if (end !== NOWHERE) firstInto[end + 1] = (firstInto[end + 1] as number) + 1;
  for (let state = 0; state < count; state++)
    firstInto[state + 1] = (firstInto[state + 1] as number) + (firstInto[state] as number);
  const into = new Uint32Array(firstInto[count] as number);
  const filled = firstInto.slice();
  for (let state = 0; state < count; state++) {
    for (let move = firstMove[state] as number; move < (firstMove[state + 1] as number); move++) {
      from[move] = state;
      const end = ends[move] as number;
      if (end === NOWHERE) continue;
      into[filled[end] as number] = move;
      filled[end] = (filled[end] as number) + 1;
    }
  }

  const left = new Uint32Array(count).fill(NO_SOLUTION);
  const open: number[][] = [[]];
  for (let state = 0; state < count; state++) if (isSolved[state]) open[0]?.push(state);
  for (let cost = 0; cost < open.length; cost++) {
    for (const state of open[cost] ?? []) {
      if ((left[state] as number) <= cost) continue;
      left[state] = cost;
      for (let i = firstInto[state] as number; i < (firstInto[state + 1] as number); i++) {
        const move = into[i] as number;
        const before = from[move] as number;
        const more = cost + costOf(edges[move] as number);
        if ((left[before] as number) <= more) continue;
        open[more] ??= [];
        open[more].push(before);
      }
    }
    delete open[cost];
  }
  return left;
}

/** The moves of the optimal solution that a search would list first, as the numbers of the puzzle; none where there is none. */
export function firstSolution({ left, firstMove, ends, edges }: StateSpace): number[] {
  const moves: number[] = [];
  let state = 0;
  while (left[state] !== 0 && left[state] !== NO_SOLUTION) {
    let move = firstMove[state] as number;
    while ((left[ends[move] as number] ?? NO_SOLUTION) + costOf(edges[move] as number) !== left[state]) move++;
    moves.push(moveOf(edges[move] as number));
    state = ends[move] as number;
  }
  return moves;
}
