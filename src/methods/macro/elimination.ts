// Leaves out nodes where nothing changes: each way in is joined to each way out, and what is no better than another way
// is forgotten. That goes on for as long as the edges do not become more than they were.
import { type Edge, type Graph, START } from "./graph.ts";
import { changes } from "./rules.ts";

/** A node is worth so many edges. */
const WORTH = 3;

export function eliminate(graph: Graph): void {
  let waiting = [...graph.placeOf.keys()].filter((node) => canGo(graph, node));
  for (let gone = -1; gone !== 0; ) {
    gone = 0;
    const left: number[] = [];
    for (const { node } of byDegree(graph, waiting)) {
      if (tryLeavingOut(graph, node)) gone++;
      else left.push(node);
    }
    waiting = left;
  }
}

function canGo({ places, placeOf, target }: Graph, node: number): boolean {
  if (node === START || node === target) return false;
  const rule = places.ruleOf[placeOf[node] as number] as number;
  return rule === 0 || !changes(places.rules[rule] as Uint32Array);
}

function byDegree({ into, out }: Graph, nodes: readonly number[]): readonly { node: number; degree: number }[] {
  const degreeOf = (node: number) => (into[node] as Edge[]).length * (out[node] as Edge[]).length;
  return nodes.map((node) => ({ node, degree: degreeOf(node) })).sort((a, b) => a.degree - b.degree);
}

function tryLeavingOut(graph: Graph, node: number): boolean {
  const into = graph.into[node] as Edge[];
  const out = graph.out[node] as Edge[];
  const most = into.length + out.length + WORTH;
  const joined: Edge[] = [];
  for (const first of into) {
    for (const second of out) {
      const edge = join(first, second);
      if (graph.isUseless(edge)) continue;
      if (joined.length === most) return false;
      joined.push(edge);
    }
  }
  graph.remove(node);
  for (const edge of joined) graph.add(edge);
  return true;
}

/** Nothing changes between the two, so what either needs must be open before. */
function join(first: Edge, second: Edge): Edge {
  return {
    from: first.from,
    to: second.to,
    cost: first.cost + second.cost,
    low: first.low | second.low,
    high: first.high | second.high,
  };
}
