// The tree of a search as far as it can be shown: around what is looked at, and of the rest what happened last. Where nodes are left out
// it is known how many, at each of those that are shown.
import { type Chronicle, NONE } from "./chronicle.ts";

export interface TreeNode {
  readonly node: number;
  /** Its place among those that are shown; -1 for the topmost. */
  readonly parent: number;
  /** The places of its children that are shown. */
  readonly children: readonly number[];
  /** How many of its children are not shown. */
  readonly left: number;
  /** From the topmost on. */
  readonly level: number;
  /** In slots of leaves, from 0: the middle of the node. */
  readonly x: number;
}

export interface TreeView {
  /** Parents before their children. */
  readonly nodes: readonly TreeNode[];
  /** How wide it is, in slots. */
  readonly width: number;
  readonly levels: number;
  /** How many moves lie above the topmost that is shown. */
  readonly above: number;
  /** Nodes of this tree in all; those of other rounds are not counted. */
  readonly all: number;
}

/** What is above is left out where the path is longer. */
const MOST_LEVELS = 60;

/** The part of the tree around these nodes, of which the first is in it in any case. */
export function treeAt(chronicle: Chronicle, position: number, focus: readonly number[], most: number): TreeView {
  const path = chronicle.pathTo(focus[0] ?? 0);
  const root = path[0] as number;
  const top = path.at(-MOST_LEVELS) ?? root;
  const end = endOfTree(chronicle, root, position);
  const shown = chosen(chronicle, { top, root, end }, focus, position, most);
  return { ...laidOut(chronicle, position, top, shown), above: chronicle.depthOf(top), all: end - root };
}

interface Part {
  readonly top: number;
  readonly root: number;
  /** Behind the last node of this tree. */
  readonly end: number;
}

/** Of the tree that begins with this root: nodes of later rounds have larger numbers. */
function endOfTree(chronicle: Chronicle, root: number, position: number): number {
  const { rounds } = chronicle;
  const next = rounds.countUpTo(chronicle.bornAt(root));
  const all = chronicle.nodesAt(position);
  return next < rounds.length ? Math.min(all, chronicle.nodeOf(rounds.at(next))) : all;
}

function chosen(
  chronicle: Chronicle,
  { top, root, end }: Part,
  focus: readonly number[],
  position: number,
  most: number,
): Set<number> {
  const shown = new Set([top]);
  /** With all that is between it and the top; answers whether there was room. */
  const add = (node: number): boolean => {
    const way: number[] = [];
    for (let at = node; !shown.has(at); at = chronicle.parentOf(at)) {
      if (at === NONE || shown.size + way.length >= most || chronicle.depthOf(at) < chronicle.depthOf(top))
        return false;
      way.push(at);
    }
    for (const at of way) shown.add(at);
    return true;
  };
  for (const node of focus) if (node >= root && node < end) add(node);
  for (const node of focus) for (const child of chronicle.childrenOf(node, position)) add(child);
  if (end - root <= most) for (let node = root; node < end; node++) add(node);
  // What stands beside the path says what else there was.
  for (const node of [...shown]) for (const child of chronicle.childrenOf(node, position)) add(child);
  const least = Math.max(root, end - 4 * most);
  for (let node = end - 1; node >= least && shown.size < most; node--) add(node);
  return shown;
}

function laidOut(
  chronicle: Chronicle,
  position: number,
  top: number,
  shown: ReadonlySet<number>,
): Pick<TreeView, "nodes" | "width" | "levels"> {
  const nodes: { node: number; parent: number; children: number[]; left: number; level: number; x: number }[] = [];
  const open = [{ node: top, parent: -1, level: 0 }];
  let levels = 0;
  // Depth first, children in their order, so that leaves come from left to right.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, parent, level } = next;
    const place = nodes.length;
    nodes[parent]?.children.push(place);
    const children = chronicle.childrenOf(node, position);
    const seen = children.filter((child) => shown.has(child));
    nodes.push({ node, parent, children: [], left: children.length - seen.length, level, x: 0 });
    for (const child of seen.reverse()) open.push({ node: child, parent: place, level: level + 1 });
    levels = Math.max(levels, level + 1);
  }
  let width = 0;
  for (const each of nodes) if (each.children.length === 0) each.x = width++ + 0.5;
  for (const each of nodes.toReversed()) {
    if (each.children.length === 0) continue;
    const first = nodes[each.children[0] as number]?.x ?? 0;
    const last = nodes[each.children.at(-1) as number]?.x ?? 0;
    each.x = (first + last) / 2;
  }
  return { nodes, width, levels };
}
