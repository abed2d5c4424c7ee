// Best-first search: ucs, greedy and astar (also weighted) differ in their keys only, key = g * a + h * b.
// The goal is tested when a state is selected. Among equal keys the larger g goes first, then first in, first out.
// A state that is reached at less cost is taken up again, also when it had been expanded already (h need not be
// consistent); greedy keeps the first path to a state. The fields of a node are its parent and its g, with a bit for "expanded".
import { Hash } from "../memory/hash";
import { Region, Regions } from "../memory/regions";
import { BucketQueue } from "./bucket-queue";
import { Estimates } from "./estimates";
import { Edge, Estimate, Game } from "./game";
import { Growth } from "./growth";
import { Nodes } from "./node-table";
import { Ranking } from "./ranking";
import { Run, Status } from "./run";
import { Successors } from "./successors";
import { Event, Trace } from "./trace";

/** Bytes of the fields that a node has beside its state. */
const FIELD_BYTES: i32 = 8;
const COST: usize = 4;
const EXPANDED: u32 = 0x80000000;

export class BestFirst {
  /** Open states; the queue also holds entries that are stale. */
  static open: u64 = 0;
  static root: u32 = 0;
}

export function beginBestFirst<G extends Game>(game: G, root: usize): i32 {
  BucketQueue.begin();
  BestFirst.open = 0;
  if (!Nodes.begin(game.words(), FIELD_BYTES, game.denseStates(), false)) return Status.MEMORY_LIMIT;
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
  if (g > Run.deepest) Run.deepest = g;
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
  return BucketQueue.push(Ranking.key(g, h), g, number);
}

function told(kind: i32, move: i32, state: usize, g: u32, h: u32): bool {
  if (Trace.on) Trace.record(kind, move, state, g, h);
  return true;
}

/** Under costs that are not 1 the depth of the deepest expanded state is found at the end, in the table's place. */
export function deepestExpanded(): u32 {
  const depths = Regions.start(Region.TABLE);
  memory.fill(depths, 0, (<usize>Nodes.count) << 2);
  let deepest: u32 = 0;
  for (let number: u32 = 0; number < Nodes.count; number++) {
    if (load<u32>(Nodes.fieldsAt(number), COST) & EXPANDED) deepest = max(deepest, depthOf(number, depths));
  }
  return deepest;
}

/** depths[n] is the depth + 1 of node n, or 0 while it is not known. */
function depthOf(number: u32, depths: usize): u32 {
  let steps: u32 = 0;
  let at = number;
  while (at != Nodes.NONE && load<u32>(depths + ((<usize>at) << 2)) == 0) {
    at = load<u32>(Nodes.fieldsAt(at));
    steps++;
  }
  let depth = (at == Nodes.NONE ? 0 : load<u32>(depths + ((<usize>at) << 2))) + steps;
  const found = depth;
  for (let n = number; n != at; n = load<u32>(Nodes.fieldsAt(n))) store<u32>(depths + ((<usize>n) << 2), depth--);
  return found == 0 ? 0 : found - 1;
}
