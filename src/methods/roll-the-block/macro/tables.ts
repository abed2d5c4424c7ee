// The graph of macro edges as the search reads it: numbers in typed arrays, with reduced costs.
//
// The estimate of a node is the exact cost from there with every bridge open. It never falls by more than an edge costs
// (it is consistent), so the reduced cost, cost + estimate(to) - estimate(from), is never negative. Uniform-cost search by
// reduced costs is A* with the estimate (the reweighting of Johnson 1977).
import { type Graph, START } from "./graph.ts";
import type { MacroEdge } from "./label-setting.ts";
import { NOWHERE } from "./poses.ts";
import { changes, FLIP, KEEP, NEED } from "./rules.ts";

/** Words of an edge, and where its parts begin. The last six are its rule, on whole words of bridges. */
export const EDGE_WORDS = 8;
export const TO = 0;
export const COST = 1;
export const RULE = 2;

/** No path leads from here to the target. */
export const NEVER = 0xffffffff;

/** A block lies on the pose. */
export const LIES = 1;
/** A edge does not pass over the pose, because something may change there; it may end there. */
export const ENDS = 2;

export interface MacroTables {
  readonly target: number;
  /** What a roll of an upright block costs: the unit of all costs here. */
  readonly unit: number;
  readonly lyingCost: number;
  /** The bridges that are open at the start. */
  readonly root: readonly [low: number, high: number];
  /** The greatest cost of an edge, and the most edges of a node. */
  readonly longest: number;
  readonly mostEdges: number;
  /** The edges of node n are those from firstEdges[n] to firstEdges[n + 1]. */
  readonly firstEdges: Uint32Array;
  readonly edges: Uint32Array;
  readonly estimates: Uint32Array;
  readonly poseOf: Uint32Array;
  readonly rolls: Int32Array;
  /** LIES and ENDS for each pose. */
  readonly marks: Uint8Array;
  /** For each pose that is not marked ENDS two words of the bridges that must be open. */
  readonly needs: Uint32Array;
}

/** `unit` is what a roll of an upright block costs. */
export function tablesOf(graph: Graph, unit: number, isRelaxed: boolean): MacroTables {
  const { openAtStart } = graph.poses;
  const estimates = estimatesOf(graph);
  const isSolvable = estimates[START] !== NEVER;
  const kept = isSolvable ? edgesKept(graph, isRelaxed ? estimates : estimates.fill(0)) : [];
  const [low, high] = bridgesNeeded(kept.flat());
  const edges = new Uint32Array(EDGE_WORDS * kept.flat().length);
  const firstEdges = new Uint32Array(graph.poseOf.length + 1);
  let at = 0;
  for (let node = 0; node < graph.poseOf.length; node++) {
    for (const edge of kept[node] ?? []) {
      writeEdge(graph, node, edge, estimates, [low, high], edges.subarray(at, at + EDGE_WORDS));
      at += EDGE_WORDS;
    }
    firstEdges[node + 1] = at / EDGE_WORDS;
  }
  let longest = 0;
  for (let i = COST; i < edges.length; i += EDGE_WORDS) longest = Math.max(longest, edges[i] as number);
  return {
    target: graph.target,
    unit,
    lyingCost: graph.lyingCost,
    root: [openAtStart[0] & low, openAtStart[1] & high],
    longest,
    mostEdges: kept.reduce((most, { length }) => Math.max(most, length), 0),
    firstEdges,
    edges,
    estimates,
    poseOf: Uint32Array.from(graph.poseOf),
    rolls: graph.poses.rolls,
    ...passages(graph, low, high),
  };
}

/** Backwards from the target, by rising cost. */
function estimatesOf({ out, target }: Graph): Uint32Array {
  const into: { readonly from: number; readonly cost: number }[][] = out.map(() => []);
  for (const [from, edges] of out.entries()) for (const { to, cost } of edges) into[to]?.push({ from, cost });
  const estimates = new Uint32Array(out.length).fill(NEVER);
  const buckets: number[][] = target === NOWHERE ? [] : [[target]];
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const node of buckets[cost] ?? []) {
      if ((estimates[node] as number) <= cost) continue;
      estimates[node] = cost;
      for (const edge of into[node] ?? []) {
        const whole = cost + edge.cost;
        if (whole >= (estimates[edge.from] as number)) continue;
        while (buckets.length <= whole) buckets.push([]);
        buckets[whole]?.push(edge.from);
      }
    }
  }
  return estimates;
}

/** For each node its edges, but those after which the target is out of reach. */
function edgesKept({ out }: Graph, estimates: Uint32Array): readonly (readonly MacroEdge[])[] {
  return out.map((edges) => edges.filter(({ to }) => estimates[to] !== NEVER));
}

/** Whether other bridges are open makes no difference to any path. */
function bridgesNeeded(edges: readonly MacroEdge[]): readonly [low: number, high: number] {
  let needsLow = 0;
  let needsHigh = 0;
  for (const { low, high } of edges) {
    needsLow |= low;
    needsHigh |= high;
  }
  return [needsLow, needsHigh];
}

function writeEdge(
  { poses, poseOf, target }: Graph,
  from: number,
  { to, cost, low, high }: MacroEdge,
  estimates: Uint32Array,
  mask: readonly [number, number],
  into: Uint32Array,
): void {
  into[TO] = to;
  into[COST] = cost + (estimates[to] as number) - (estimates[from] as number);
  const rule = poses.rules[poses.ruleOf[poseOf[to] as number] as number];
  into[RULE + NEED] = low;
  into[RULE + NEED + 1] = high;
  for (const word of [0, 1] as const) {
    const known = mask[word];
    // On the target it makes no difference which bridges are open.
    into[RULE + KEEP + word] = to === target ? 0 : known & (rule?.[KEEP + word] ?? known);
    into[RULE + FLIP + word] = known & (rule?.[FLIP + word] ?? 0);
  }
}

function passages({ poses }: Graph, low: number, high: number): { marks: Uint8Array; needs: Uint32Array } {
  const { count, lies, ruleOf, rules } = poses;
  const marks = new Uint8Array(count);
  const needs = new Uint32Array(2 * count);
  for (let pose = 0; pose < count; pose++) {
    const rule = rules[ruleOf[pose] as number] as Uint32Array;
    const isPlain = ruleOf[pose] === 0;
    const needsLow = isPlain ? 0 : (rule[NEED] as number);
    const needsHigh = isPlain ? 0 : (rule[NEED + 1] as number);
    const ends = (!isPlain && changes(rule)) || (needsLow & ~low) !== 0 || (needsHigh & ~high) !== 0;
    marks[pose] = (lies[pose] === 1 ? LIES : 0) | (ends ? ENDS : 0);
    needs[2 * pose] = needsLow;
    needs[2 * pose + 1] = needsHigh;
  }
  return { marks, needs };
}
