// The search when all patterns are known: breadth-first from both ends, layer by layer, over states by pattern and colours
// (coloured.ts). What slides lead to and what they come from is looked up in the graph of the patterns; no state is slid and
// none estimated, for by then the two ends see further than the bound. The smaller of the two frontiers is always the next
// to go on, so the table of states has hardly more than the square root of all.
//
// Both begin anew, and the states of the search before are forgotten: most are reached again in less time than it would take
// to translate them.
//
// When g layers from the start and p layers from the goal states are made and no state is in both, every solution has more
// than g + p slides. So the first state that turns up at both ends ends the search: it is one slide from layer to layer.
//
// A layer has first the states that go on along rows, then those that go on along columns; the first layers have all to do both.
// So a node has one field, the node that it was made from.
import { Hash } from "../../../memory/hash";
import { Nodes } from "../../../search/node-table";
import { Run, Status } from "../../../search/run";
import { Batch } from "./batch";
import { Coloured } from "./coloured";
import { NodeRecord } from "./node-record";
import { Patterns } from "./patterns";

const BACKWARD: u32 = 1;
const PARENT_BYTES: i32 = 4;

/** The outermost whole layers of the two ends, four words each. */
const ends = memory.data(32);
const FROM: usize = 0;
const MIDDLE: usize = 4;
const TO: usize = 8;
const DEPTH: usize = 12;

/** States that go on together. */
const MOST_PARENTS: u32 = 64;

export class Frontiers {
  /** Every layer goes on along both axes. */
  static bothAxes: bool = false;
  /** The end that goes on; its next state, and the one after the last that goes on along this axis. */
  static end: u32 = 0;
  static axis: u32 = 0;
  static next: u32 = 0;
  static last: u32 = 0;
  /** The state that is in the middle, its pattern and its next edge. */
  static node: u32 = 0;
  static edge: u32 = 0;
  /** The first node of the layer that is being made. */
  static layerStart: u32 = 0;
  static middle: u32 = 0;
  /** Where the two ends have met: a slide leads from the one node to the other. */
  static haveMet: bool = false;
  static forwardNode: u32 = 0;
  static backwardNode: u32 = 0;

  /** Forgets all states and begins with the start and the goal states. False where there is no memory. */
  static begin(start: usize, goalStates: usize, goalStateCount: u32, stride: usize): bool {
    Coloured.begin();
    if (!Nodes.begin(Coloured.words, PARENT_BYTES, 0, false)) return false;
    Batch.stride = (<usize>Coloured.words) << 2;
    Frontiers.edge = 0;
    Frontiers.haveMet = false;
    memory.fill(ends, 0, 32);
    if (!Frontiers.keep(start)) return false;
    store<u32>(ends, Nodes.count, TO);
    store<u32>(ends, Nodes.count, 16 + FROM);
    let state = goalStates;
    for (let i: u32 = 0; i < goalStateCount; i++, state += stride) {
      if (!Frontiers.keep(state)) return false;
    }
    store<u32>(ends, Nodes.count, 16 + TO);
    return true;
  }

  /** Keeps a state that is given by cells, if its pattern can be reached. */
  private static keep(state: usize): bool {
    const own = Batch.states;
    if (!Coloured.write(state, own)) return true;
    const hash = Nodes.hash(own);
    if (Nodes.find(own, hash) != Nodes.NONE) return true;
    return Frontiers.insert(own, hash, NodeRecord.NONE);
  }

  /** Keeps a state that the last look-up did not find. False where there is no memory. */
  @inline
  private static insert(state: usize, hash: u64, parent: u32): bool {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return false;
    store<u32>(Nodes.fieldsAt(number), parent);
    Run.stored++;
    return true;
  }

  /** Begins the next layer: at the end that has the smaller frontier. */
  static openLayer(): i32 {
    const forward = load<u32>(ends, TO) - load<u32>(ends, FROM);
    const backward = load<u32>(ends, 16 + TO) - load<u32>(ends, 16 + FROM);
    if (forward == 0 || backward == 0) return Run.ranDry();
    Run.sawFrontier(u64(forward + backward));
    Run.raise(load<u32>(ends, DEPTH) + load<u32>(ends, 16 + DEPTH) + 1);
    Frontiers.end = u32(backward < forward);
    Frontiers.layerStart = Nodes.count;
    Frontiers.openAxis(0);
    return Status.RUNNING;
  }

  private static openAxis(axis: u32): void {
    const own = ends + ((<usize>Frontiers.end) << 4);
    const isBoth = Frontiers.bothAxes || load<u32>(own, DEPTH) == 0;
    Frontiers.axis = axis;
    Frontiers.next = isBoth || axis == 1 ? load<u32>(own, FROM) : load<u32>(own, MIDDLE);
    Frontiers.last = isBoth || axis == 0 ? load<u32>(own, TO) : load<u32>(own, MIDDLE);
  }

  private static closeLayer(): i32 {
    const own = ends + ((<usize>Frontiers.end) << 4);
    store<u32>(own, Frontiers.layerStart, FROM);
    store<u32>(own, Frontiers.middle, MIDDLE);
    store<u32>(own, Nodes.count, TO);
    store<u32>(own, load<u32>(own, DEPTH) + 1, DEPTH);
    return Frontiers.openLayer();
  }

  /** Goes on from so many states more, at the most. */
  static step(most: u32): i32 {
    if (Frontiers.edge == 0 && Frontiers.next == Frontiers.last) {
      if (Frontiers.axis != 0) return Frontiers.closeLayer();
      Frontiers.middle = Nodes.count;
      Frontiers.openAxis(1);
      return Status.RUNNING;
    }
    if (Frontiers.edge == 0 && most == 0) return Status.NODE_LIMIT;
    const first = Frontiers.next;
    Frontiers.list(min(most, MOST_PARENTS));
    const status = Frontiers.takeIn(first);
    for (let node = first; node < Frontiers.next; node++) {
      Run.expanded++;
      Run.fingerprint = Hash.follow(Run.fingerprint, Nodes.at(node), Coloured.words);
    }
    Run.deepest = max(Run.deepest, load<u32>(ends, DEPTH));
    return status;
  }

  /** Lists the states next to those that are next to go on in the batch, for at most so many of them. Whatever is read of the
   *  graph of patterns lies far apart, so it is read once before. */
  private static list(most: u32): void {
    Batch.count = 0;
    const end = min(Frontiers.last - Frontiers.next, most) + Frontiers.next;
    let sum: u32 = 0;
    for (let node = Frontiers.next; node < end; node++) {
      sum += load<u32>(Patterns.columnsOf(Coloured.pattern(Nodes.at(node))));
    }
    Frontiers.follow(end);
    const count = Batch.count;
    const isAlongColumns = Frontiers.axis == 0;
    if (isAlongColumns) for (let i = 0; i < count; i++) sum += load<u32>(Patterns.rowsOf(Batch.entry(i)));
    Batch.sink = sum;
    let before = Nodes.NONE;
    let out = Batch.states;
    for (let i = 0; i < count; i++, out += Batch.stride) {
      const node = Batch.link(i);
      if (!isAlongColumns) {
        Coloured.alongRows(Nodes.at(node), Batch.entry(i), out);
        continue;
      }
      if (node != before) Coloured.lookAt(Nodes.at(node));
      before = node;
      Coloured.alongColumns(Batch.entry(i), out);
    }
  }

  /** Lists the edges of the nodes before this one: the patterns that they lead to, or come from. */
  private static follow(end: u32): void {
    const isBackward = Frontiers.end == BACKWARD;
    const axis = Frontiers.axis;
    while (Batch.hasRoom) {
      const edge = Frontiers.edge;
      if (edge == 0) {
        if (Frontiers.next == end) return;
        Frontiers.node = Frontiers.next++;
        const pattern = Coloured.pattern(Nodes.at(Frontiers.node));
        Frontiers.edge = isBackward ? Patterns.firstInto(pattern, axis) : ((pattern << 2) | (axis << 1)) + 1;
        continue;
      }
      const to = isBackward ? Patterns.patternOf(edge) : Patterns.afterSlide(edge - 1) - 1;
      Frontiers.edge = isBackward ? Patterns.nextInto(edge) : (edge & 1) * (edge + 1);
      if (to == Patterns.NONE) continue;
      Batch.setHash(Batch.count, 0, to);
      Batch.add(Frontiers.node);
    }
  }

  /** Keeps the states in the batch that are new, and ends where one is known from the other end. */
  private static takeIn(first: u32): i32 {
    Batch.prefetch();
    const count = Batch.count;
    const other = ends + ((<usize>(1 - Frontiers.end)) << 4);
    const from = load<u32>(other, FROM);
    const size = load<u32>(other, TO) - from;
    for (let i = 0; i < count; i++) {
      const state = Batch.state(i);
      const hash = Batch.hash(i);
      const known = Nodes.find(state, hash);
      Run.generated++;
      if (known == Nodes.NONE) {
        if (!Frontiers.insert(state, hash, Batch.link(i))) return Status.MEMORY_LIMIT;
      } else if (known - from < size) {
        Frontiers.haveMet = true;
        Frontiers.forwardNode = Frontiers.end == BACKWARD ? known : Batch.link(i);
        Frontiers.backwardNode = Frontiers.end == BACKWARD ? Batch.link(i) : known;
        Run.best = load<u32>(ends, DEPTH) + load<u32>(ends, 16 + DEPTH) + 1;
        // What the batch has of later states was not needed.
        Frontiers.next = max(first, Batch.link(i) + 1);
        return Status.SOLVED;
      } else Run.duplicates++;
    }
    return Status.RUNNING;
  }
}
