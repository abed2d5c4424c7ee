// Breadth-first search: layers of states by the number of moves, the goal tested when a state is generated.
// The node array is the queue; the one field of a node is its parent, and the path to the goal is found by making the parents'
// successors again. Parents are taken in batches, which changes neither order nor counts: what a batch makes is
// looked at in the order of its parents, and it ends where the goal is found.
import { FINGERPRINT_FACTOR, Hash } from "../memory/hash";
import { Region, Regions } from "../memory/regions";
import { Edge, Game } from "./game";
import { Growth } from "./growth";
import { Nodes } from "./node-table";
import { Run, Status } from "./run";
import { Successors } from "./successors";
import { Event, Trace } from "./trace";

/** Bytes of the fields that a node has beside its state. */
const FIELD_BYTES: i32 = 4;

export class BreadthFirst {
  /** The first node that has not been expanded. */
  static next: u32 = 0;
  static depth: u32 = 0;
  /** The first node of the layer after the one that is being expanded. */
  static layerEnd: u32 = 0;
}

export function beginBreadthFirst<G extends Game>(game: G, root: usize): i32 {
  BreadthFirst.next = 0;
  BreadthFirst.depth = 0;
  BreadthFirst.layerEnd = 1;
  if (!Nodes.begin(game.words(), FIELD_BYTES, game.denseStates(), true)) return Status.MEMORY_LIMIT;
  const hash = Nodes.hash(root);
  Nodes.find(root, hash);
  if (keep(root, hash, Nodes.NONE) == Nodes.NONE) return Status.MEMORY_LIMIT;
  Run.sawFrontier(1);
  if (!game.isSolved(root)) return Status.RUNNING;
  if (Trace.on) Trace.record(Event.SOLVED, -1, root, 0, 0);
  return Status.SOLVED;
}

export function runBreadthFirst<G extends Game>(game: G, budget: i32): i32 {
  let left = budget;
  while (left > 0 && !Growth.isWanted) {
    if (BreadthFirst.next == BreadthFirst.layerEnd) {
      if (BreadthFirst.next == Nodes.count) return Run.ranDry();
      BreadthFirst.layerEnd = Nodes.count;
      BreadthFirst.depth++;
    }
    Run.raise(BreadthFirst.depth + 1);
    if (BreadthFirst.depth >= Run.maxCost) {
      Run.cut = true;
      return Run.ranDry();
    }
    const allowed = Run.maxExpanded - Run.expanded;
    if (allowed == 0) return Status.NODE_LIMIT;
    const inLayer = BreadthFirst.layerEnd - BreadthFirst.next;
    const parents = min(i32(min<u64>(u64(min(inLayer, u32(left))), allowed)), Trace.on ? 1 : Successors.mostParents);
    Successors.clear();
    for (let i = 0; i < parents; i++) Successors.make<G>(game, Nodes.at(BreadthFirst.next + u32(i)), i);
    const isMarked = game.denseStates() != 0 && Nodes.marked && !Trace.on;
    const status = isMarked ? takeInMarked<G>(game, parents) : takeInBatch<G>(game, parents);
    if (status != Status.RUNNING) return status;
    left -= parents;
  }
  return Status.RUNNING;
}

function takeInBatch<G extends Game>(game: G, parents: i32): i32 {
  Successors.prefetch();
  let from = 0;
  for (let i = 0; i < parents; i++) {
    const status = takeIn<G>(game, from, Successors.end(i));
    if (status != Status.RUNNING) return status;
    from = Successors.end(i);
  }
  return Status.RUNNING;
}

/** The same where states are small numbers, known ones are marked by a bit, and few cycles a state are to be had: the next
 *  new state is written over a known one, for no processor could predict which is which. */
function takeInMarked<G extends Game>(game: G, parents: i32): i32 {
  if (!Nodes.reserve(u32(Successors.count))) return Status.MEMORY_LIMIT;
  const marks = Regions.start(Region.TABLE);
  let fingerprint = Run.fingerprint;
  let frontier = u32(Run.frontier);
  let count = Nodes.count;
  let parent = BreadthFirst.next;
  let to = Nodes.at(count);
  let from = Successors.at(0);
  let status = Status.RUNNING;
  let dead: u32 = 0;
  Run.deepest = BreadthFirst.depth;
  for (let i = 0; i < parents && status == Status.RUNNING; i++, parent++) {
    fingerprint = rotl<u32>((fingerprint ^ load<u32>(Nodes.at(parent))) * FINGERPRINT_FACTOR, 15);
    const end = Successors.at(Successors.end(i));
    for (; from < end; from += 8) {
      const state = load<u32>(from);
      const at = marks + <usize>(state >> 3);
      const before = u32(load<u8>(at));
      const isDead = load<u32>(from, 4) >> 31;
      dead += isDead;
      const isNew = ~((before >> (state & 7)) | isDead) & 1;
      store<u8>(at, before | (isNew << (state & 7)));
      store<u32>(to, state);
      store<u32>(to, parent, 4);
      to += (<usize>isNew) << 3;
      count += isNew;
      if (game.isSolved(from) && isNew != 0) {
        Run.goal = count - 1;
        status = Status.SOLVED;
        from += 8;
        break;
      }
    }
    if (count - parent - 1 > frontier) frontier = count - parent - 1;
  }
  Run.expanded += u64(parent - BreadthFirst.next);
  const generated = u32(from - Successors.at(0)) >> 3;
  Run.generated += u64(generated);
  Run.stored += u64(count - Nodes.count);
  Run.dead += u64(dead);
  Run.duplicates += u64(generated - dead - (count - Nodes.count));
  Run.frontier = u64(frontier);
  Run.fingerprint = fingerprint;
  BreadthFirst.next = parent;
  Nodes.count = count;
  return status;
}

/** Takes in the successors of the next parent. */
function takeIn<G extends Game>(game: G, from: i32, to: i32): i32 {
  const parent = BreadthFirst.next++;
  Run.expanded++;
  Run.deepest = BreadthFirst.depth;
  Run.fingerprint = Hash.follow(Run.fingerprint, Nodes.at(parent), Nodes.words);
  if (Trace.on) Trace.expansion(Nodes.at(parent), BreadthFirst.depth);
  for (let i = from; i < to; i++) {
    Run.generated++;
    const state = Successors.at(i);
    const edge = Successors.edge(i);
    if (Edge.isDead(edge)) {
      Run.dead++;
      if (Trace.on) Trace.record(Event.PRUNED, Edge.move(edge), state, BreadthFirst.depth + 1, 0);
      continue;
    }
    const hash = Successors.hash(i);
    if (Nodes.find(state, hash) != Nodes.NONE) {
      Run.duplicates++;
      if (Trace.on) Trace.record(Event.DUPLICATE, Edge.move(edge), state, BreadthFirst.depth + 1, 0);
      continue;
    }
    const number = keep(state, hash, parent);
    if (number == Nodes.NONE) return Status.MEMORY_LIMIT;
    const solved = game.isSolved(state);
    if (Trace.on) Trace.record(solved ? Event.SOLVED : Event.STORED, Edge.move(edge), state, BreadthFirst.depth + 1, 0);
    if (solved) {
      Run.goal = number;
      Run.sawFrontier(u64(Nodes.count - BreadthFirst.next));
      return Status.SOLVED;
    }
  }
  Run.sawFrontier(u64(Nodes.count - BreadthFirst.next));
  return Status.RUNNING;
}

function keep(state: usize, hash: u64, parent: u32): u32 {
  const number = Nodes.insert(state, hash);
  if (number != Nodes.NONE) {
    store<u32>(Nodes.fieldsAt(number), parent);
    Run.stored++;
  }
  return number;
}
