// Macro edges, made when a node is first expanded: from a pose to all nodes that a path without a node between leads to,
// by label setting, as for shortest paths with several criteria (Martins 1984, "On a multicriteria shortest path problem").
// Its twin is src/methods/roll-the-block/macro/edges.ts: the same edges in the same order.
//
// A pose is reached several times where one path is shorter and another needs fewer bridges. What has reached a pose is a
// label; it is dominated if another one on the same pose costs no more and needs nothing more. That may be many more
// labels than there are paths for one set of open bridges, and nobody knows whether the node will be expanded again. So at
// first a node is expanded for the bridges that are open, along the paths that these allow; whenever the steps spent on that
// have doubled, its edges are made for all bridges, if a quarter as many will do, or no more than twice what it took at
// another node. A step is a label that is looked at.
//
// Edges lie in the region of the keys, where those of each pose begin and end, and its last label, in that of the blocks,
// labels in the stack region.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { UNLIMITED } from "../../../search/run";
import { MacroLevel, NOWHERE } from "./level";

/** Bytes of an edge: its node, its cost, and three masks of 64 bits. */
export const EDGE: u32 = 32;
export const EDGE_COST: usize = 4;
export const EDGE_NEED: usize = 8;
export const EDGE_KEEP: usize = 16;
export const EDGE_FLIP: usize = 24;

/** Bytes of a label: the bridges that it needs, its pose, what it costs, the label before it on its pose, and the next of
 *  the same cost; 0 is none. */
const LABEL: u32 = 24;
const POSE: usize = 8;
const COST: usize = 12;
const BEFORE: usize = 16;
const NEXT: usize = 20;

/** In the place of a first edge: no edges are kept, and then in the place of their end the steps that were spent; or it is
 *  time to make them. Edges are counted from 1. */
const NOT_MADE: u32 = 0;
const WANTED: u32 = 0xffffffff;
const FIRST: u32 = 1;
/** Room that is kept for those of the next nodes, in bytes. */
const SPARE: u64 = 1 << 14;
/** In the place of where edges end. */
const TOO_MANY: u32 = 0xffffffff;
/** Edges are not wanted before so many steps were spent, and take no more than so many. */
const FEW_STEPS: u32 = 1024;
const MANY_STEPS: u32 = 1 << 22;

export class Edges {
  /** What has been done so far, in labels that were settled and edges that were looked at. */
  static work: u64 = 0;
  /** The edges of the node that `find` was asked about. */
  static first: u32 = 0;
  static end: u32 = 0;
  static made: u32 = FIRST;
  static labels: u32 = 1;
  /** The last label that costs 1 more and 2 more than what is settled now. */
  static soon: u32 = 0;
  static later: u32 = 0;
  static hasMemory: bool = true;
  /** Of the edges that are made now, or were made last; and the most that were needed at one node for all bridges. */
  static steps: u32 = 0;
  static mostSteps: u32 = 0;

  static begin(poses: u32): bool {
    Edges.work = 0;
    Edges.mostSteps = 0;
    Edges.made = FIRST;
    if (!Regions.resize(Region.BLOCKS, u64(poses) * 12) || !Regions.ensure(Region.KEYS, u64(EDGE) * 64)) return false;
    memory.fill(Regions.start(Region.BLOCKS), 0, <usize>poses * 12);
    return true;
  }

  @inline
  static at(edge: u32): usize {
    return Regions.start(Region.KEYS) + <usize>edge * EDGE;
  }

  /** Finds the edges of a node, or makes them, for these open bridges; false where there is no memory. */
  static find(level: MacroLevel, pose: u32, open: u64): bool {
    const span = spanOf(pose);
    let first = load<u32>(span);
    const spent = load<u32>(span, 4);
    if (first == WANTED) {
      const enough = max(spent >> 2, min(spent, 2 * Edges.mostSteps));
      const end = settle(level, pose, false, 0, min(enough, MANY_STEPS));
      if (!Edges.hasMemory) return false;
      if (end == TOO_MANY) {
        first = NOT_MADE;
      } else {
        Edges.mostSteps = max(Edges.mostSteps, Edges.steps);
        first = Edges.made;
        Edges.made = end;
        store<u32>(spanOf(pose), first);
        store<u32>(spanOf(pose), end, 4);
      }
    }
    if (first == NOT_MADE) {
      Edges.first = Edges.made;
      Edges.end = settle(level, pose, true, open, UNLIMITED);
      const now = u32(min<u64>(u64(spent) + u64(Edges.steps), u64(UNLIMITED)));
      const isWanted = now >= FEW_STEPS && clz(now) < clz(spent);
      store<u32>(spanOf(pose), isWanted ? WANTED : NOT_MADE);
      store<u32>(spanOf(pose), now, 4);
      return Edges.hasMemory;
    }
    Edges.first = first;
    Edges.end = load<u32>(spanOf(pose), 4);
    Edges.work += u64(Edges.end - first);
    return true;
  }
}

function spanOf(pose: u32): usize {
  return Regions.start(Region.BLOCKS) + ((<usize>pose) << 3);
}

/** Where the last label of a pose is told. */
function lastOf(level: MacroLevel, pose: u32): usize {
  return Regions.start(Region.BLOCKS) + ((<usize>level.poseCount) << 3) + ((<usize>pose) << 2);
}

function labelAt(label: u32): usize {
  return Regions.start(Region.STACK) + <usize>label * LABEL;
}

/** Writes edges behind those that are kept: for all bridges, or for the open ones alone. Returns where they end, or TOO_MANY. */
function settle(level: MacroLevel, source: u32, isFixed: bool, open: u64, mostSteps: u32): u32 {
  Edges.labels = 1;
  Edges.soon = 0;
  Edges.later = 0;
  Edges.hasMemory = true;
  Edges.steps = 0;
  let end = Edges.made;
  roll(level, source, 0, 0, isFixed, open);
  for (let cost: u32 = 1; Edges.hasMemory && (Edges.soon | Edges.later) != 0; cost++) {
    let label = Edges.soon;
    Edges.soon = Edges.later;
    Edges.later = 0;
    while (label != 0 && Edges.hasMemory && Edges.steps <= mostSteps) {
      const bits = load<u64>(labelAt(label));
      const pose = load<u32>(labelAt(label), POSE);
      if (!isDominated(level, pose, bits, cost, label)) {
        Edges.work++;
        if (!level.ends(pose)) roll(level, pose, bits, cost, isFixed, open);
        else if (pose != source || !level.isIdle(pose)) write(level, end++, source, pose, cost, bits);
      }
      label = load<u32>(labelAt(label), NEXT);
    }
    if (Edges.steps > mostSteps) {
      end = TOO_MANY;
      break;
    }
  }
  for (let label: u32 = 1; label < Edges.labels; label++) store<u32>(lastOf(level, load<u32>(labelAt(label), POSE)), 0);
  if (end != TOO_MANY) Growth.keepFree(Region.KEYS, (u64(end) + 1) * u64(EDGE), SPARE);
  return end;
}

function isDominated(level: MacroLevel, pose: u32, bits: u64, cost: u32, except: u32): bool {
  let label = load<u32>(lastOf(level, pose));
  Edges.steps++;
  while (label != 0) {
    Edges.steps++;
    const at = labelAt(label);
    if ((load<u64>(at) & ~bits) == 0 && load<u32>(at, COST) <= cost && label != except) return true;
    label = load<u32>(at, BEFORE);
  }
  return false;
}

function roll(level: MacroLevel, from: u32, bits: u64, spent: u32, isFixed: bool, open: u64): void {
  const rollCost = level.rollCost(from);
  for (let direction: u32 = 0; direction < 4; direction++) {
    const to = level.rolled(from, direction);
    if (to == NOWHERE) continue;
    const needs = level.need(to);
    let newBits: u64 = 0;
    if (isFixed) {
      if ((needs & ~open) != 0) continue;
    } else {
      if ((bits & level.opposed(to)) != 0) continue;
      newBits = bits | needs;
    }
    if (isDominated(level, to, newBits, spent + rollCost, 0)) continue;
    label(level, to, newBits, spent + rollCost, rollCost == 1);
  }
}

function label(level: MacroLevel, pose: u32, bits: u64, cost: u32, isSoon: bool): void {
  const label = Edges.labels;
  if (!Regions.ensure(Region.STACK, (u64(label) + 1) * u64(LABEL))) {
    Edges.hasMemory = false;
    return;
  }
  Edges.labels++;
  const at = labelAt(label);
  store<u64>(at, bits);
  store<u32>(at, pose, POSE);
  store<u32>(at, cost, COST);
  store<u32>(at, load<u32>(lastOf(level, pose)), BEFORE);
  store<u32>(at, isSoon ? Edges.soon : Edges.later, NEXT);
  store<u32>(lastOf(level, pose), label);
  if (isSoon) Edges.soon = label;
  else Edges.later = label;
}

function write(level: MacroLevel, edge: u32, from: u32, to: u32, cost: u32, bits: u64): void {
  if (!Regions.ensure(Region.KEYS, (u64(edge) + 1) * u64(EDGE))) {
    Edges.hasMemory = false;
    return;
  }
  const at = Edges.at(edge);
  store<u32>(at, to);
  store<u32>(at, cost + level.estimate(to) - level.estimate(from), EDGE_COST);
  store<u64>(at, bits, EDGE_NEED);
  store<u64>(at, level.kept(to), EDGE_KEEP);
  store<u64>(at, level.flipped(to), EDGE_FLIP);
}
