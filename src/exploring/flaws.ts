// What a search shows of its heuristic: where it falls by more than a move costs, so that it is not consistent, and where it says
// more than the rest of the solution costs, so that it is not admissible. That nothing shows proves nothing.
import { type Chronicle, NONE } from "./chronicle.ts";
import type { Exploration } from "./explore.ts";

/** Along a move. */
export interface Fall {
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
  const cost = exploration.g(node) - exploration.g(parent);
  return from > to + cost ? { from, to, cost } : undefined;
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
  /** How many states were taken up again, and the event of the first. */
  readonly reopened: number;
  readonly firstReopened: number | undefined;
}

export function flawsOf(exploration: Exploration): Flaws {
  const { chronicle } = exploration;
  const nodes = chronicle.nodesAt(chronicle.last);
  let falls: number | undefined;
  let reopens: number | undefined;
  for (let node = 0; node < nodes && (falls === undefined || reopens === undefined); node++) {
    if (falls === undefined && fallAt(exploration, node) !== undefined) falls = node;
    if (reopens === undefined && chronicle.reopens(node)) reopens = node;
  }
  const fall = falls === undefined ? undefined : fallAt(exploration, falls);
  return {
    fall: fall && { ...fall, event: chronicle.bornAt(falls as number), move: exploration.move(falls as number) ?? "" },
    excess: excessOf(exploration),
    reopened: chronicle.tallyAt(chronicle.last).reopened,
    firstReopened: reopens === undefined ? undefined : bornOrTaken(chronicle, reopens),
  };
}

/** A stack finds out what a state is when it takes it. */
function bornOrTaken(chronicle: Chronicle, node: number): number {
  return chronicle.discipline.kind === "stack" ? chronicle.endedAt(node) : chronicle.bornAt(node);
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
