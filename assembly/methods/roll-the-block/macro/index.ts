// Roll the Block with bridges: uniform-cost search over a graph of macro edges, whose states are a node and the bridges that
// are open. Macro moves are an old idea (Korf 1985, "Macro-operators: a weak method for learning"; Junghanns & Schaeffer 2001,
// in Sokoban), an abstract graph whose path is refined afterwards too (Botea, Müller & Schaeffer 2004, "Near optimal
// hierarchical path-finding"); what the nodes are here, and edges with needs, is our own. The buckets are those of Dial 1969.
//
// The host makes the graph (src/methods/roll-the-block/macro); the twin is search.ts there. Edges have reduced costs, so the
// least cost in the queue, and the estimate of the start, is what no solution falls short of.
// An expansion is a state that has taken all the edges of its node, and generated is what they led to. Known states are all
// duplicates: none is expanded before it is reached at its least cost. `deepest` is a cost in upright rolls.
import { Region, Regions } from "../../../memory/regions";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { PathUnpacking } from "./path-unpacking";
import { Records } from "./records";

/** No path leads to the target, whatever the bridges. */
const NEVER: u32 = 0xffffffff;
const START: u32 = 0;

/** Bytes of an edge: its node, its cost, and three masks of 64 bits. */
const EDGE: u32 = 32;
const COST: usize = 4;
const NEED: usize = 8;
const KEEP: usize = 16;
const FLIP: usize = 24;

/** Bytes of a successor: bits, hash, node, cost, parent, and the table's entry where it will be looked up. */
const SUCCESSOR: usize = 32;
const HASH: usize = 8;
const TO: usize = 16;
const NEW_COST: usize = 20;
const PARENT: usize = 24;
const ENTRY: usize = 28;

/** States are expanded together, so that the processor waits once for all that their successors will read. */
const MOST_PARENTS: u32 = 16;

class Search {
  /** The reduced cost of the states that are being expanded. */
  static cost: u32 = 0;
  static open: u32 = 0;
  static successors: u32 = 0;
  /** What costs more is not looked for. */
  static mostCost: u32 = 0;
  static sink: u32 = 0;
}

@final
export class Macro implements Method {
  target: u32;
  unit: u32;
  lyingCost: u32;
  rootLow: u32;
  rootHigh: u32;
  longest: u32;
  mostEdges: u32;
  poseCount: u32;
  /** From here on, offsets of tables. */
  firstEdges: u32;
  edges: u32;
  estimates: u32;
  poses: u32;
  rolls: u32;
  marks: u32;
  needs: u32;

  begin(): i32 {
    Run.begin();
    Search.cost = 0;
    Search.open = 1;
    if (this.estimate(START) == NEVER) return Run.ranDry();
    Run.raise(this.lowerBoundAt(0));
    const most = u64(this.mostEdges) * u64(MOST_PARENTS);
    const hasRoom =
      Records.begin(this.longest) && Regions.resize(Region.SUCCESSORS, most * u64(SUCCESSOR)) && Records.reserve(1);
    if (!hasRoom) return Status.MEMORY_LIMIT;
    const bits = u64(this.rootLow) | (u64(this.rootHigh) << 32);
    Records.keep(bits, START, Records.hash(bits, START), 0, Records.NONE);
    Run.stored = 1;
    Run.sawFrontier(1);
    return Status.RUNNING;
  }

  run(budget: i32): i32 {
    let left = u32(max(0, budget));
    const mostUnits = Run.maxCost / this.unit;
    if (mostUnits < this.estimate(START)) return this.cutOff();
    Search.mostCost = mostUnits - this.estimate(START);
    while (left > 0) {
      if (Records.queued == 0) return Run.ranDry();
      while (Records.first(Search.cost) == Records.NONE) Search.cost++;
      if (Search.cost > Search.mostCost) return this.cutOff();
      const allowed = Run.maxExpanded > Run.expanded ? Run.maxExpanded - Run.expanded : 0;
      // Whole batches, wherever a slice ends: which states are expanded next depends on that.
      const status = this.expandBatch(u32(min<u64>(u64(MOST_PARENTS), allowed)));
      if (status != Status.RUNNING) return status;
      left -= min(left, MOST_PARENTS);
    }
    return Status.RUNNING;
  }

  /** Unpacks the paths of all edges to the goal, from the last to the first. */
  writeMoves(): i32 {
    const length = Records.cost(Run.goal) + this.estimate(START);
    const rolls = this.table(this.rolls);
    if (
      !PathUnpacking.begin(
        length,
        this.poseCount,
        rolls,
        this.table(this.marks),
        this.table(this.needs),
        this.lyingCost,
      )
    )
      return -1;
    let number = Run.goal;
    while (Records.parent(number) != Records.NONE) {
      const parent = Records.parent(number);
      const from = Records.node(parent);
      const to = Records.node(number);
      const cost = Records.cost(number) - Records.cost(parent) + this.estimate(from) - this.estimate(to);
      PathUnpacking.unpackBackward(this.poseOf(from), this.poseOf(to), Records.bits(parent), cost);
      number = parent;
    }
    return PathUnpacking.end();
  }

  @inline
  private table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }

  @inline
  private estimate(node: u32): u32 {
    return load<u32>(this.table(this.estimates) + ((<usize>node) << 2));
  }

  private cutOff(): i32 {
    Run.cut = true;
    return Run.ranDry();
  }

  /** What a solution costs, at the least, that the search finds at this cost. */
  private lowerBoundAt(cost: u32): u32 {
    return u32(min<u64>((u64(cost) + u64(this.estimate(START))) * u64(this.unit), u64(0xfffffffe)));
  }

  /** Takes up to so many states of the least cost, and then all their edges. */
  private expandBatch(most: u32): i32 {
    Search.successors = 0;
    const cost = Search.cost;
    let taken: u32 = 0;
    let status = Status.RUNNING;
    while (true) {
      const number = Records.first(cost);
      if (number == Records.NONE) break;
      if (Records.cost(number) == Records.STALE) {
        Records.drop(cost);
        continue;
      }
      Run.raise(this.lowerBoundAt(cost));
      if (Records.node(number) == this.target) {
        Run.goal = number;
        status = Status.SOLVED;
        break;
      }
      if (most == 0) return Status.NODE_LIMIT;
      if (taken == most) break;
      Records.drop(cost);
      this.makeSuccessors(number);
      taken++;
    }
    Run.expanded += u64(taken);
    Run.generated += u64(Search.successors);
    Search.open -= taken;
    prefetch();
    if (Records.reserve(Search.successors)) this.storeSuccessors();
    else if (status == Status.RUNNING) status = Status.MEMORY_LIMIT;
    return status;
  }

  @inline
  private makeSuccessors(number: u32): void {
    const bits = Records.bits(number);
    const node = Records.node(number);
    const cost = Records.cost(number);
    Run.deepest = max(Run.deepest, cost + this.estimate(START) - this.estimate(node));
    const firsts = this.table(this.firstEdges) + ((<usize>node) << 2);
    let edge = this.table(this.edges) + <usize>(load<u32>(firsts) * EDGE);
    const end = this.table(this.edges) + <usize>(load<u32>(firsts, 4) * EDGE);
    const begin = Regions.start(Region.SUCCESSORS);
    let to = begin + <usize>Search.successors * SUCCESSOR;
    for (; edge < end; edge += <usize>EDGE) {
      if ((load<u64>(edge, NEED) & ~bits) != 0) continue;
      const after = (bits & load<u64>(edge, KEEP)) ^ load<u64>(edge, FLIP);
      store<u64>(to, after);
      store<u64>(to, Records.hash(after, load<u32>(edge)), HASH);
      store<u32>(to, load<u32>(edge), TO);
      store<u32>(to, cost + load<u32>(edge, COST), NEW_COST);
      store<u32>(to, number, PARENT);
      to += SUCCESSOR;
    }
    Search.successors = u32((to - begin) / SUCCESSOR);
  }

  private storeSuccessors(): void {
    let from = Regions.start(Region.SUCCESSORS);
    const end = from + <usize>Search.successors * SUCCESSOR;
    let stored: u32 = 0;
    let cutOff: u32 = 0;
    for (; from < end; from += SUCCESSOR) {
      const cost = load<u32>(from, NEW_COST);
      if (cost > Search.mostCost) {
        cutOff++;
        continue;
      }
      if (
        Records.keep(load<u64>(from), load<u32>(from, TO), load<u64>(from, HASH), cost, load<u32>(from, PARENT)) > 0
      ) {
        stored++;
      }
    }
    if (cutOff != 0) Run.cut = true;
    Run.stored += u64(stored);
    Run.duplicates += u64(Search.successors - cutOff - stored);
    Search.open += stored;
    Run.sawFrontier(u64(Search.open));
  }

  @inline
  private poseOf(node: u32): u32 {
    return load<u32>(this.table(this.poses) + ((<usize>node) << 2));
  }
}

/** Reads what the look-ups of all successors will read. */
function prefetch(): void {
  const begin = Regions.start(Region.SUCCESSORS);
  const end = begin + <usize>Search.successors * SUCCESSOR;
  for (let at = begin; at < end; at += SUCCESSOR) {
    store<u32>(at, Records.entry(Records.slotOf(load<u64>(at, HASH))), ENTRY);
  }
  let sum: u32 = 0;
  for (let at = begin; at < end; at += SUCCESSOR) sum += Records.prefetch(load<u32>(at, ENTRY));
  Search.sink = sum;
}
