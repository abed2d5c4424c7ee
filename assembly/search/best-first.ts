// Best-first search: ucs, greedy and astar (also weighted) differ in their keys only, key = g * a + h * b.
// The goal is tested when a state is selected. Among equal keys the larger g goes first, then first in, first out.
// A state that is reached at less cost is taken up again, also when it had been expanded already (h need not be
// consistent); greedy keeps the first path to a state. The fields of a node are its parent and its g, with a bit for "expanded".
import { Hash } from "../memory/hash";
import { BucketQueue } from "./bucket-queue";
import { Estimates } from "./estimates";
import { Edge, Estimate, Game } from "./game";
import { Growth } from "./growth";
import { Nodes } from "./node-table";
import { Ranking } from "./ranking";
import { Run, Status } from "./run";
import { Successors } from "./successors";
import { Event, Trace } from "./trace";

/** Bytes of the fields that a node has beside its state; its depth is one where that is not its g. */
const FIELD_BYTES: i32 = 8;
const COST: usize = 4;
const DEPTH: usize = 8;
const EXPANDED: u32 = 0x80000000;

export class BestFirst {
  /** Open states; the queue also holds entries that are stale. */
  static open: u64 = 0;
  /** Every move costs 1: a node is as deep as its g. */
  static unitCosts: bool = true;
}

export function beginBestFirst<G extends Game>(game: G, root: usize, unitCosts: bool): i32 {
  BucketQueue.begin();
  BestFirst.open = 0;
  BestFirst.unitCosts = unitCosts;
  if (!Nodes.begin(game.words(), unitCosts ? FIELD_BYTES : FIELD_BYTES + 4, game.denseStates(), false))
    return Status.MEMORY_LIMIT;
  const h = Ranking.start<G>(game, root);
  if (h == Estimate.NEVER || Ranking.isBeyond(0, h)) {
    Run.cut = h != Estimate.NEVER || !Ranking.admissible;
    return Run.ranDry();
  }
  Run.raise(Ranking.key(0, h));
  const hash = Nodes.hash(root);
  Nodes.find(root, hash);
  if (!keep(root, hash, Nodes.NONE, 0, h)) return Status.MEMORY_LIMIT;
  return Status.RUNNING;
}

export function runBestFirst<G extends Game>(game: G, budget: i32): i32 {
  let left = budget;
  while (left > 0 && !Growth.isWanted) {
    if (BucketQueue.count == 0) return Run.ranDry();
    const number = BucketQueue.pop();
    const g = BucketQueue.cost;
    // Expanded, or reached at less cost since this entry was made.
    if (load<u32>(Nodes.fieldsAt(number), COST) != g) continue;
    Run.raise(BucketQueue.key);
    if (Ranking.provesBeyond(BucketQueue.key)) {
      Run.cut = true;
      return Run.ranDry();
    }
    if (game.isSolved(Nodes.at(number))) {
      Run.goal = number;
      if (Trace.on) Trace.record(Event.SOLVED, -1, Nodes.at(number), g, 0);
      return Status.SOLVED;
    }
    if (Run.expanded == Run.maxExpanded) return Status.NODE_LIMIT;
    if (!expandNode<G>(game, number, g)) return Status.MEMORY_LIMIT;
    left--;
  }
  return Status.RUNNING;
}

function expandNode<G extends Game>(game: G, number: u32, g: u32): bool {
  store<u32>(Nodes.fieldsAt(number), g | EXPANDED, COST);
  BestFirst.open--;
  Run.expanded++;
  const depth = BestFirst.unitCosts ? g : load<u32>(Nodes.fieldsAt(number), DEPTH);
  if (depth > Run.deepest) Run.deepest = depth;
  Run.fingerprint = Hash.follow(Run.fingerprint, Nodes.at(number), Nodes.words);
  if (Trace.on) Trace.expansion(Nodes.at(number), g);
  if (isDefined(game.estimateFrom)) {
    if (Ranking.hFactor != 0) Estimates.parent = Ranking.estimateIn(BucketQueue.key, g);
  }
  Successors.clear();
  Successors.make<G>(game, Nodes.at(number), 0);
  Successors.prefetch();
  const count = Successors.count;
  for (let i = 0; i < count; i++) {
    if (!takeIn<G>(game, number, g, i)) return false;
  }
  Run.sawFrontier(BestFirst.open);
  return true;
}

/** Looks up one successor; false where there is no memory. */
function takeIn<G extends Game>(game: G, parent: u32, parentCost: u32, index: i32): bool {
  Run.generated++;
  const state = Successors.at(index);
  const edge = Successors.edge(index);
  const move = Edge.move(edge);
  const g = parentCost + Edge.cost(edge);
  if (Edge.isDead(edge)) {
    Run.dead++;
    return told(Event.PRUNED, move, state, g, 0);
  }
  const hash = Successors.hash(index);
  const known = Nodes.find(state, hash);
  if (known != Nodes.NONE) {
    const had = load<u32>(Nodes.fieldsAt(known), COST);
    if (Ranking.gFactor == 0 || g >= (had & ~EXPANDED)) {
      Run.duplicates++;
      return told(Event.DUPLICATE, move, state, g, 0);
    }
  }
  const h = Ranking.hFactor == 0 ? 0 : Estimates.of<G>(game, state, move);
  if (h == Estimate.NEVER || Ranking.isBeyond(g, h)) {
    if (h != Estimate.NEVER || !Ranking.admissible) Run.cut = true;
    else Run.dead++;
    return told(Event.PRUNED, move, state, g, h);
  }
  if (known == Nodes.NONE) return keep(state, hash, parent, g, h) && told(Event.STORED, move, state, g, h);
  return reopen(known, parent, g, h) && told(Event.REOPENED, move, state, g, h);
}

function keep(state: usize, hash: u64, parent: u32, g: u32, h: u32): bool {
  const number = Nodes.insert(state, hash);
  if (number == Nodes.NONE) return false;
  const fields = Nodes.fieldsAt(number);
  store<u32>(fields, parent);
  store<u32>(fields, g, COST);
  if (!BestFirst.unitCosts) setDepth(number, parent);
  Run.stored++;
  BestFirst.open++;
  Run.sawFrontier(BestFirst.open);
  return BucketQueue.push(Ranking.key(g, h), g, number);
}

function reopen(number: u32, parent: u32, g: u32, h: u32): bool {
  const fields = Nodes.fieldsAt(number);
  if (load<u32>(fields, COST) & EXPANDED) {
    Run.reopened++;
    BestFirst.open++;
  } else {
    Run.duplicates++;
  }
  store<u32>(fields, parent);
  store<u32>(fields, g, COST);
  if (!BestFirst.unitCosts) setDepth(number, parent);
  return BucketQueue.push(Ranking.key(g, h), g, number);
}

function setDepth(number: u32, parent: u32): void {
  const depth: u32 = parent == Nodes.NONE ? 0 : load<u32>(Nodes.fieldsAt(parent), DEPTH) + 1;
  store<u32>(Nodes.fieldsAt(number), depth, DEPTH);
}

function told(kind: i32, move: i32, state: usize, g: u32, h: u32): bool {
  if (Trace.on) Trace.record(kind, move, state, g, h);
  return true;
}
