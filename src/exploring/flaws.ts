// What a search shows of its heuristic: where it falls by more than a move costs, so that it is not consistent, and where it says
// more than the rest of the solution costs, so that it is not admissible. That nothing shows proves nothing.
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

/** Says more than is enough. */
export interface Excess {
  readonly h: number;
  readonly enough: number;
}

export interface Flaws {
  /** The first of each, by the event at which it shows. */
  readonly fall: (Fall & { readonly event: number; readonly move: string }) | undefined;
  readonly excess: (Excess & { readonly event: number; readonly state: number }) | undefined;
  /** In A*, which with a consistent heuristic does so never: how many states were taken up again, and the event of the first. */
  readonly reopened: number;
  readonly firstReopened: number | undefined;
}

export function flawsOf(exploration: Exploration): Flaws {
  const { chronicle } = exploration;
  const isTold = takesNoneUpAgain(exploration);
  const nodes = chronicle.nodesAt(chronicle.last);
  let falling: number | undefined;
  let reopened: number | undefined;
  for (let node = 0; node < nodes && (falling === undefined || reopened === undefined); node++) {
    if (falling === undefined && fallAt(exploration, node) !== undefined) falling = node;
    if (reopened === undefined && isTold && chronicle.reopens(node)) reopened = node;
  }
  return {
    fall: falling === undefined ? undefined : fallOf(exploration, falling),
    excess: excessOf(exploration),
    reopened: isTold ? chronicle.tallyAt(chronicle.last).reopened : 0,
    firstReopened: reopened === undefined ? undefined : chronicle.bornAt(reopened),
  };
}

/** A search that reopens a state only where its heuristic is not consistent. */
export function takesNoneUpAgain({ algorithm, weight }: Exploration): boolean {
  return algorithm === "astar" && weight <= 1;
}

function fallOf(exploration: Exploration, node: number): Flaws["fall"] {
  const fall = fallAt(exploration, node);
  return fall && { ...fall, event: exploration.chronicle.bornAt(node), move: exploration.move(node) ?? "" };
}

function excessOf({ chronicle, ending, g, h }: Exploration): Flaws["excess"] {
  if (ending !== "solved") return undefined;
  const goal = chronicle.nodeOf(chronicle.last);
  for (const node of chronicle.pathTo(goal)) {
    const [says, enough] = [h(node), g(goal) - g(node)];
    if (says === null || says <= enough) continue;
    return { h: says, enough, event: chronicle.bornAt(node), state: chronicle.stateOf(node) };
  }
  return undefined;
}
