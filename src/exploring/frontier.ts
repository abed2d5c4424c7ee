// What waits at a position, in the order in which the search will take it, and why one is taken before another.
import { type Chronicle, NONE } from "./chronicle.ts";

export interface Frontier {
  /** All that wait. */
  readonly count: number;
  /** The first of them, in their order. */
  readonly first: readonly number[];
}

/** Of all that wait at a position the first, as many as are asked for. */
export function frontierAt(chronicle: Chronicle, position: number, most: number): Frontier {
  const first: number[] = [];
  const all = waitingAt(chronicle, position);
  const compare = orderOf(chronicle);
  for (const node of all) {
    if (first.length === most && (most === 0 || compare(node, first[most - 1] as number) > 0)) continue;
    let at = first.length;
    while (at > 0 && compare(node, first[at - 1] as number) < 0) at--;
    first.splice(at, 0, node);
    if (first.length > most) first.pop();
  }
  return { count: all.length, first };
}

interface Waiting {
  readonly position: number;
  /** In no order. */
  readonly nodes: readonly number[];
}

/** Of each search what waits where it was asked for last: a step further it is nearly the same, and most of what was met by then
 *  waits no more. */
const known = new WeakMap<Chronicle, Waiting>();

function waitingAt(chronicle: Chronicle, position: number): readonly number[] {
  if (!chronicle.begins) return [];
  const before = known.get(chronicle);
  if (before?.position === position) return before.nodes;
  const isNear = before !== undefined && position > before.position / 2;
  const nodes = isNear
    ? from(before, chronicle, position)
    : found(chronicle, firstOfRound(chronicle, position), position);
  known.set(chronicle, { position, nodes });
  return nodes;
}

function from(before: Waiting, chronicle: Chronicle, position: number): number[] {
  const still = before.nodes.filter((node) => chronicle.isWaiting(node, position));
  const more =
    position > before.position
      ? found(chronicle, chronicle.nodesAt(before.position), position)
      : chronicle.endedBetween(position, before.position).filter((node) => chronicle.isWaiting(node, position));
  for (const node of more) still.push(node);
  return still;
}

/** Of the nodes from this one on. */
function found(chronicle: Chronicle, first: number, position: number): number[] {
  const waiting: number[] = [];
  const nodes = chronicle.nodesAt(position);
  for (let node = first; node < nodes; node++) if (chronicle.isWaiting(node, position)) waiting.push(node);
  return waiting;
}

/** A round begins when nothing of the one before waits any more. */
function firstOfRound(chronicle: Chronicle, position: number): number {
  const { discipline, rounds } = chronicle;
  return discipline.kind === "stack" ? chronicle.nodeOf(rounds.at(rounds.countUpTo(position) - 1)) : 0;
}

/** Negative where the first of two nodes that wait is taken before the second. */
function orderOf(chronicle: Chronicle): (a: number, b: number) => number {
  const { discipline } = chronicle;
  switch (discipline.kind) {
    case "queue":
      return (a, b) => a - b;
    case "stack":
      return (a, b) => b - a;
    case "ranked":
      return (a, b) => keyOf(chronicle, a) - keyOf(chronicle, b) || chronicle.gOf(b) - chronicle.gOf(a) || a - b;
    default:
      return (a, b) => chronicle.endedAt(a) - chronicle.endedAt(b) || a - b;
  }
}

/** The number by which a search that ranks compares nodes: whole, in its own unit. */
export function keyOf(chronicle: Chronicle, node: number): number {
  const { discipline } = chronicle;
  if (discipline.kind !== "ranked") return 0;
  const h = chronicle.hOf(node);
  return chronicle.gOf(node) * discipline.gFactor + (h === NONE ? 0 : h) * discipline.hFactor;
}

/** What decides that the first is taken before the second. */
export type Reason =
  | "key"
  | "larger-g"
  /** Key and g are equal: the one that has waited longer. */
  | "alike"
  | "waits-longer"
  | "put-last"
  | "told";

export function reasonOf(chronicle: Chronicle, first: number, second: number): Reason {
  switch (chronicle.discipline.kind) {
    case "queue":
      return "waits-longer";
    case "stack":
      return "put-last";
    case "ranked":
      if (keyOf(chronicle, first) !== keyOf(chronicle, second)) return "key";
      return chronicle.gOf(first) === chronicle.gOf(second) ? "alike" : "larger-g";
    default:
      return "told";
  }
}
