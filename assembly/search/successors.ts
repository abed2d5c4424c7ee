// The successors that have just been made, before they are looked up: a buffer for a batch of parents.
//
// The cost of a large search is waiting for memory. So the states of a whole batch are made first, then every place
// that their look-ups will read is read once in two tight loops, which the processor runs far ahead of itself, and
// only then are they looked up one by one. What a batch finds is the same as what its parents would find in turn.
import { Hash } from "../memory/hash";
import { Region, Regions } from "../memory/regions";
import { Edge, Game } from "./game";
import { Nodes } from "./node-table";
import { UNLIMITED } from "./run";

/** Successors that are worth prefetching together. */
const AMPLE: i32 = 64;
const MOST_PARENTS: i32 = 16;

export class Successors {
  /** Bytes a successor: its words and its edge. */
  static stride: u32 = 8;
  static count: i32 = 0;
  static mostParents: i32 = 1;
  static hashes: usize = 0;
  static entries: usize = 0;
  /** ends[i]: how many successors the batch has up to and with its parent i. */
  static ends: usize = 0;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static sink: u32 = 0;

  static begin<G extends Game>(game: G): bool {
    Successors.stride = (u32(game.words()) << 2) + 4;
    const most = game.mostSuccessors();
    Successors.mostParents = max(1, min(MOST_PARENTS, AMPLE / max(1, most)));
    const room = u64(most) * u64(Successors.mostParents);
    const bytes = (room * u64(Successors.stride) + 15) & ~15;
    if (!Regions.resize(Region.SUCCESSORS, bytes + room * 12 + u64(MOST_PARENTS) * 4 + 16)) return false;
    Successors.hashes = Regions.start(Region.SUCCESSORS) + usize(bytes);
    Successors.entries = Successors.hashes + usize(room * 8);
    Successors.ends = Successors.entries + usize(room * 4);
    return true;
  }

  @inline
  static at(index: i32): usize {
    assert(Regions.start(Region.SUCCESSORS) + <usize>(u32(index) * Successors.stride) <= Successors.hashes);
    return Regions.start(Region.SUCCESSORS) + <usize>(u32(index) * Successors.stride);
  }

  @inline
  static edge(index: i32): u32 {
    return load<u32>(Successors.at(index) + (<usize>Successors.stride - 4));
  }

  @inline
  static hash(index: i32): u64 {
    return load<u64>(Successors.hashes + ((<usize>index) << 3));
  }

  @inline
  static end(parent: i32): i32 {
    return load<i32>(Successors.ends + ((<usize>parent) << 2));
  }

  @inline
  static clear(): void {
    Successors.count = 0;
  }

  /** Makes the successors of one more parent of the batch. */
  @inline
  static make<G extends Game>(game: G, parent: usize, place: i32): void {
    Successors.count += game.expand(parent, Successors.at(Successors.count));
    assert(Successors.at(Successors.count) <= Successors.hashes, "a state has more successors than the puzzle says");
    store<i32>(Successors.ends + ((<usize>place) << 2), Successors.count);
  }

  /** Hashes all successors and reads what their look-ups will read. */
  static prefetch(): void {
    const count = Successors.count;
    if (Nodes.dense) return;
    let state = Successors.at(0);
    for (let i = 0; i < count; i++, state += Successors.stride) {
      store<u64>(Successors.hashes + ((<usize>i) << 3), Hash.inLine(state, Nodes.words));
    }
    for (let i = 0; i < count; i++) {
      store<u32>(Successors.entries + ((<usize>i) << 2), Nodes.entry(Nodes.slotOf(0, Successors.hash(i))));
    }
    let sum: u32 = 0;
    for (let i = 0; i < count; i++) {
      sum += Nodes.prefetch(load<u32>(Successors.entries + ((<usize>i) << 2)), Successors.hash(i));
    }
    Successors.sink = sum;
  }

  /** The move from one state to another; with several, the cheapest, then the first. -1 where there is none. */
  static moveBetween<G extends Game>(game: G, from: usize, to: usize): i32 {
    const count = game.expand(from, Successors.at(0));
    let best = -1;
    let bestCost = UNLIMITED;
    for (let i = 0; i < count; i++) {
      const edge = Successors.edge(i);
      if (Edge.cost(edge) < bestCost && Nodes.same(Successors.at(i), to)) {
        best = Edge.move(edge);
        bestCost = Edge.cost(edge);
      }
    }
    return best;
  }
}
