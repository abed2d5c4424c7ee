// A graph of places whose edges stand for whole ways: what each needs of the bridges, and the least that it costs.
//
// Its nodes are the start, the target, and every place where landing may change a bridge. On the way from one to the
// next nothing changes, so a way asks no more than that all bridges on it are open when it begins: it may lead over
// plain places and bridges alike. Ways with the same ends of which neither is better (one is shorter, the other needs
// less) are all kept. Where bridges are to be nodes too, ways lead over plain places alone.
import { NOWHERE, type Places } from "./places.ts";
import { changes, isIdempotent, type Rule } from "./rules.ts";
import { type Way, WaySearch } from "./way-search.ts";
import type { GraphLimits } from "./worthwhile.ts";

export interface Graph {
  readonly places: Places;
  /** The place of each node. The start is a node of its own, to which no edge leads. */
  readonly placeOf: readonly number[];
  readonly out: readonly (readonly Way[])[];
  /** The node that stands on the target; NOWHERE where there is none. */
  readonly target: number;
  /** What a roll of a lying block costs, where that of an upright one costs 1. */
  readonly lyingCost: number;
}

export const START = 0;

export interface GraphChoice extends GraphLimits {
  readonly lyingCost: number;
  readonly bridgesAreNodes: boolean;
}

/** Undefined where it would be more than is asked for. */
export function graphOf(places: Places, choice: GraphChoice): Graph | undefined {
  const { lyingCost, bridgesAreNodes, mostSteps, mostEdges } = choice;
  const nodeOf = new Int32Array(places.count).fill(NOWHERE);
  const placeOf = [0];
  const { rules, target } = places;
  const isNode = rules.map((rule, i) => i !== 0 && (bridgesAreNodes || changes(rule)));
  for (let place = 0; place < places.count; place++) {
    if (!isNode[places.ruleOf[place] as number] && place !== target) continue;
    nodeOf[place] = placeOf.length;
    placeOf.push(place);
  }
  const search = new WaySearch(places, nodeOf, lyingCost, mostSteps);
  const targetNode = target === NOWHERE ? NOWHERE : (nodeOf[target] as number);
  const out: Way[][] = [];
  let edgesLeft = mostEdges;
  for (const [node, place] of placeOf.entries()) {
    if (search.willNotDo(node, placeOf.length)) return undefined;
    const ways: Way[] = [];
    const leadsNowhere = node === targetNode ? node : isIdempotentAt(places, place) ? node : NOWHERE;
    const reach = (way: Way) => {
      if (way.to !== leadsNowhere) ways.push(way);
    };
    if (node !== targetNode && !search.from(place, reach)) return undefined;
    edgesLeft -= ways.length;
    if (edgesLeft < 0) return undefined;
    out.push(ways);
  }
  return { places, placeOf, out, target: targetNode, lyingCost };
}

/** Landing there once more, with nothing in between, changes nothing. */
function isIdempotentAt({ ruleOf, rules }: Places, place: number): boolean {
  return ruleOf[place] === 0 || isIdempotent(rules[ruleOf[place] as number] as Rule);
}
