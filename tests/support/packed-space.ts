// All states of a small level as an engine's game makes them, and what each is worth: the least cost to a solved state.
import type { Game } from "../../src/search/game.ts";
import { costOf, isDeadEdge } from "../../src/search/game.ts";

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

export interface PackedSpace {
  readonly count: number;
  /** The words of state i stand at i * game.words. */
  readonly states: Uint32Array;
  readonly edges: readonly Edge[];
  /** The least cost to a solved state; Infinity where there is none. */
  readonly costs: readonly number[];
}

/** The states in breadth-first order, dead ones left out; undefined if there are more than `most`. */
export function packedSpace(game: Game, most: number): PackedSpace | undefined {
  const { words } = game;
  const states = new Uint32Array((most + 1) * words);
  const successors = new Uint32Array(game.mostSuccessors * (words + 1));
  const numbers = new Map<string, number>();
  const edges: Edge[] = [];
  const numberOf = (state: Uint32Array): number => {
    const key = state.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    states.set(state, numbers.size * words);
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };

  const root = new Uint32Array(words);
  game.writeRoot(root, 0);
  numberOf(root);
  for (let from = 0; from < numbers.size; from++) {
    if (numbers.size > most) return undefined;
    const count = game.expand(states, from * words, successors, 0);
    for (let i = 0, at = 0; i < count; i++, at += words + 1) {
      const edge = successors[at + words] as number;
      if (isDeadEdge(edge)) continue;
      if (numbers.size > most) return undefined;
      edges.push({ from, to: numberOf(successors.slice(at, at + words)), cost: costOf(edge) });
    }
  }
  const count = numbers.size;
  const solved = Array.from({ length: count }, (_, i) => game.isSolved(states, i * words));
  return { count, states, edges, costs: leastCosts(solved, edges) };
}

function leastCosts(solved: readonly boolean[], edges: readonly Edge[]): number[] {
  const into = solved.map((): Edge[] => []);
  for (const edge of edges) into[edge.to]?.push(edge);
  const costs = solved.map(() => Number.POSITIVE_INFINITY);
  const waiting: number[][] = [[...solved.keys()].filter((i) => solved[i])];
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const to of waiting[cost] ?? []) {
      if ((costs[to] as number) <= cost) continue;
      costs[to] = cost;
      for (const edge of into[to] ?? []) {
        waiting[cost + edge.cost] ??= [];
        waiting[cost + edge.cost]?.push(edge.from);
      }
    }
  }
  return costs;
}
