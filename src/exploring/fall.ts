// What a step of a search shows of its heuristic: that it falls by more than the move costs, or that a state is reopened where that
// never happens with a consistent one.
import { NONE } from "./chronicle.ts";
import type { Exploration } from "./explore.ts";

/** Along a move, after what g was before it. */
export interface Fall {
  readonly g: number;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Along the move that led to a node; undefined where it does not fall too fast, or is not known. */
export function fallAt(exploration: Exploration, node: number): Fall | undefined {
  const { chronicle, algorithm } = exploration;
  const parent = chronicle.parentOf(node);
  // What traces of other programs call h may be anything.
  if (algorithm === undefined || parent === NONE) return undefined;
  const [from, to] = [exploration.h(parent), exploration.h(node)];
  if (from === null || to === null) return undefined;
  const g = exploration.g(parent);
  const cost = exploration.g(node) - g;
  return from > to + cost ? { g, from, to, cost } : undefined;
}

/** A search that reopens a state only where its heuristic is not consistent. */
export function takesNoneUpAgain({ algorithm, weight }: Exploration): boolean {
  return algorithm === "astar" && weight <= 1;
}
