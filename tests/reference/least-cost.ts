// The slow referee: uniform-cost search over the readable rules, for both cost models. Nothing of it is shared with
// the engines, so that what both say is proven twice.
import type { CostModel, Level, Puzzle } from "../../src/puzzles/puzzle.ts";

export interface Referee<Move> {
  /** The least cost, or undefined for an unsolvable level. */
  readonly cost: number | undefined;
  readonly moves: readonly Move[];
  readonly states: number;
}

interface Node<State, Move> {
  readonly state: State;
  readonly key: string;
  readonly parent: Node<State, Move> | undefined;
  readonly move: Move | undefined;
}

export function leastCost<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  model: CostModel = "moves",
): Referee<Move> {
  const settled = new Set<string>();
  const root = puzzle.initialState(level);
  const waiting: Node<State, Move>[][] = [
    [{ state: root, key: puzzle.stateKey(level, root), parent: undefined, move: undefined }],
  ];
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const node of waiting[cost] ?? []) {
      if (settled.has(node.key)) continue;
      settled.add(node.key);
      if (puzzle.isSolved(level, node.state)) return { cost, moves: movesTo(node), states: settled.size };
      if (puzzle.isDead(level, node.state)) continue;
      for (const move of puzzle.listMoves(level, node.state)) {
        const outcome = puzzle.applyMove(level, node.state, move);
        if (outcome.refused !== undefined) throw new Error(`listed, yet refused: ${outcome.refused.en}`);
        const key = puzzle.stateKey(level, outcome.state);
        if (settled.has(key)) continue;
        const reached = cost + puzzle.moveCost(level, node.state, move, model);
        waiting[reached] ??= [];
        waiting[reached].push({ state: outcome.state, key, parent: node, move });
      }
    }
    delete waiting[cost];
  }
  return { cost: undefined, moves: [], states: settled.size };
}

/** The least cost from a state, or "unsolvable"; undefined where more states than that would have to be looked at. */
export function refereed<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  level: L,
  model: CostModel,
  mostStates: number,
  start = puzzle.initialState(level),
): number | "unsolvable" | undefined {
  let left = mostStates;
  const tooMany = new Error("too many states");
  const counted: Puzzle<L, State, Move> = {
    ...puzzle,
    initialState: () => start,
    listMoves(given, state) {
      if (left-- === 0) throw tooMany;
      return puzzle.listMoves(given, state);
    },
  };
  try {
    return leastCost(counted, level, model).cost ?? "unsolvable";
  } catch (reason) {
    if (reason !== tooMany) throw reason;
    return undefined;
  }
}

function movesTo<State, Move>(node: Node<State, Move>): Move[] {
  const moves: Move[] = [];
  for (let at: Node<State, Move> | undefined = node; at?.move !== undefined; at = at.parent) moves.push(at.move);
  return moves.reverse();
}
