// The path to a node: parents are followed back to the root, and each move is found by making the parent's successors
// again, so that no move has to be kept with a node.
import { NONE, type NodeTable } from "./node-table.ts";
import type { Successors } from "./successors.ts";

/** The field of a node that has its parent. */
export const PARENT = 0;

/** The numbers of the moves from the root to the node. */
export function chainOfMoves(nodes: NodeTable, goal: number, successors: Successors): number[] {
  const parents = nodes.fields[PARENT] as Uint32Array;
  const moves: number[] = [];
  let at = goal;
  for (let parent = parents[at] as number; parent !== NONE; parent = parents[at] as number) {
    moves.push(successors.moveBetween(nodes.states, parent * nodes.words, at * nodes.words));
    at = parent;
  }
  return moves.reverse();
}
