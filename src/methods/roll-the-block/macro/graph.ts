// A graph of poses with macro edges, each of which stands for a whole path of rolls: what it needs of the bridges, and the
// least that it costs.
//
// Its nodes are the start, the target, and every pose where landing may change a bridge. On the path from one to the
// next nothing changes, so a macro edge asks no more than that all bridges on it are open when it begins: it may lead over
// plain poses and bridges alike. Edges with the same ends of which neither dominates the other (one is shorter, the other
// needs less) are all kept. Where bridges are to be nodes too, edges lead over plain poses alone.

import type { GraphLimits } from "./graph-limits.ts";
import { LabelSetting, type MacroEdge } from "./label-setting.ts";
import { NOWHERE, type Poses } from "./poses.ts";
import { changes, isIdempotent, type Rule } from "./rules.ts";

export interface Graph {
  readonly poses: Poses;
  /** The pose of each node. The start is a node of its own, to which no edge leads. */
  readonly poseOf: readonly number[];
  readonly out: readonly (readonly MacroEdge[])[];
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
export function graphOf(poses: Poses, choice: GraphChoice): Graph | undefined {
  const { lyingCost, bridgesAreNodes, mostSteps, mostEdges } = choice;
  const nodeOf = new Int32Array(poses.count).fill(NOWHERE);
  const poseOf = [0];
  const { rules, target } = poses;
  const isNode = rules.map((rule, i) => i !== 0 && (bridgesAreNodes || changes(rule)));
  for (let pose = 0; pose < poses.count; pose++) {
    if (!isNode[poses.ruleOf[pose] as number] && pose !== target) continue;
    nodeOf[pose] = poseOf.length;
    poseOf.push(pose);
  }
  const search = new LabelSetting(poses, nodeOf, lyingCost, mostSteps);
  const targetNode = target === NOWHERE ? NOWHERE : (nodeOf[target] as number);
  const out: MacroEdge[][] = [];
  let edgesLeft = mostEdges;
  for (const [node, pose] of poseOf.entries()) {
    if (search.willRunOut(node, poseOf.length)) return undefined;
    const edges: MacroEdge[] = [];
    const leadsNowhere = node === targetNode ? node : isIdempotentAt(poses, pose) ? node : NOWHERE;
    const reach = (edge: MacroEdge) => {
      if (edge.to !== leadsNowhere) edges.push(edge);
    };
    if (node !== targetNode && !search.from(pose, reach)) return undefined;
    edgesLeft -= edges.length;
    if (edgesLeft < 0) return undefined;
    out.push(edges);
  }
  return { poses, poseOf, out, target: targetNode, lyingCost };
}

/** Landing there once more, with nothing in between, changes nothing. */
function isIdempotentAt({ ruleOf, rules }: Poses, pose: number): boolean {
  return ruleOf[pose] === 0 || isIdempotent(rules[ruleOf[pose] as number] as Rule);
}
