// Roll the Block with bridges: uniform-cost search over a graph of macro edges, whose states are a node and the bridges that
// are open. Macro moves are an old idea (Korf 1985, "Macro-operators: a weak method for learning"; Junghanns & Schaeffer 2001,
// in Sokoban), an abstract graph whose path is refined afterwards too (Botea, Müller & Schaeffer 2004, "Near optimal
// hierarchical path-finding"); what the nodes are here, and how their edges are kept, is our own. The buckets are those of
// Dial 1969.
//
// The host makes tables of poses (src/methods/roll-the-block/macro); the twin is search.ts there. Edges are found when a node is
// expanded (edges.ts), with reduced costs, so the least cost in the queue, and the estimate of the start, is what no
// solution falls short of. Where edges turn out to cost more than they save, the search begins anew with every pose as
// a node: then a state has four successors, its rolls. It begins anew too when there are barriers (barriers.ts): what
// these add to the estimate is no part of the reduced cost of a state, but of the cost of the bucket where it waits.
// A state is dropped where a better one is known (dominance.ts).
// An expansion is a state that has taken all the edges of its node, and generated is what they led to. Known states are all
// duplicates: none is expanded before it is reached at its least cost. Dead are those from which nothing leads past a barrier. `stored` counts those since the search began anew.
// `deepest` is a cost in upright rolls.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { Barriers } from "./barriers";
import { Dominance } from "./dominance";
import { Edges } from "./edges";
import { MacroLevel, NEVER, NOWHERE } from "./level";
import { PathUnpacking } from "./path-unpacking";
import { Records } from "./records";

/** The pose at the start. */
const START: u32 = 0;

/** Bytes of a successor: bits, hash, node, cost, parent, and the table's entry where it will be looked up. */
const SUCCESSOR: usize = 32;
const HASH: usize = 8;
const TO: usize = 16;
const NEW_COST: usize = 20;
const PARENT: usize = 24;
const ENTRY: usize = 28;

/** States are expanded together, so that the processor waits once for all that their successors will read. */
const MOST_PARENTS: u32 = 16;
/** What an expansion is worth to a search of all states, in poses that paths come to. */
const POSES_A_STATE: u64 = 10;
const ROLLS: u32 = 4;

class Search {
  /** The reduced cost of the states that are being expanded. */
  static cost: u32 = 0;
  static open: u32 = 0;
  static successors: u32 = 0;
  /** What costs more is not looked for. */
  static mostCost: u32 = 0;
  /** The greatest cost among the successors. */
  static farthest: u32 = 0;
  static isDense: bool = false;
  static sink: u32 = 0;
}

@final
export class Macro extends MacroLevel implements Method {
  begin(): i32 {
    Run.begin();
    Search.isDense = false;
    Barriers.begin(this.level());
    Dominance.begin();
    if (this.level().estimate(START) == NEVER) return Run.ranDry();
    Run.raise(this.lowerBoundAt(0));
    if (!Edges.begin(this.level())) return Status.MEMORY_LIMIT;
    return this.beginAtStart();
  }

  private level(): MacroLevel {
    return changetype<MacroLevel>(this);
  }

  private beginAtStart(): i32 {
    const bits = u64(this.level().rootLow) | (u64(this.level().rootHigh) << 32);
    Search.cost = Barriers.extra(START, bits);
    Run.stored = 0;
    if (Search.cost == Barriers.DEAD) return Run.ranDry();
    Search.open = 1;
    Run.stored = 1;
    Run.sawFrontier(1);
    if (!Records.begin() || !Records.reserve(1)) return Status.MEMORY_LIMIT;
    Records.keep(bits, START, Records.hash(bits, START), 0, Records.NONE);
    return Status.RUNNING;
  }

  run(budget: i32): i32 {
    let left = u32(max(0, budget));
    const mostUnits = Run.maxCost / this.level().unit;
    if (mostUnits < this.level().estimate(START)) return this.cutOff();
    Search.mostCost = mostUnits - this.level().estimate(START);
    while (left > 0 && !Growth.isWanted) {
      if (Records.queued == 0) return Run.ranDry();
      while (Records.first(Search.cost) == Records.NONE) Search.cost++;
      if (Search.cost > Search.mostCost) return this.cutOff();
      const allowed = Run.maxExpanded > Run.expanded ? Run.maxExpanded - Run.expanded : 0;
      // Whole batches, wherever a slice ends: which states are expanded next depends on that.
      const status = this.expandBatch(u32(min<u64>(u64(MOST_PARENTS), allowed)));
      if (status != Status.RUNNING) return status;
      const isDense = this.shouldBeDense();
      if (isDense) {
        Search.isDense = true;
        this.level().endEverywhere();
      }
      if (isDense || this.hasNewBarriers()) {
        const anew = this.beginAtStart();
        if (anew != Status.RUNNING) return anew;
      }
      left -= min(left, MOST_PARENTS);
    }
    return Status.RUNNING;
  }

  /** Whether edges lead to more states than the rolls of all states would have by now, or have cost more than these, and more
   *  than is taken on trust. */
  private shouldBeDense(): bool {
    const level = this.level();
    if (Search.isDense || level.mayBeDense == 0) return false;
    const rolled = (Run.expanded + u64(MOST_PARENTS)) * u64(level.poseCount) * u64(ROLLS);
    if (Run.generated * u64(level.nodeCount) > rolled) return true;
    if (Edges.work <= u64(level.trust)) return false;
    const work = (Edges.work - u64(level.trust)) * u64(level.nodeCount);
    return work > Run.expanded * u64(level.poseCount) * POSES_A_STATE;
  }

  private hasNewBarriers(): bool {
    const isDue = Barriers.isDue(this.level(), Edges.work + Run.expanded * POSES_A_STATE);
    return isDue && Barriers.make(this.level());
  }

  beginTable(): bool {
    return Records.beginGrowth();
  }

  layTable(most: u32): bool {
    return Records.lay(most);
  }

  /** Unpacks the paths of all edges to the goal, from the last to the first. */
  writeMoves(): i32 {
    const length = Records.cost(Run.goal) + this.level().estimate(START);
    if (!PathUnpacking.begin(this.level(), length)) return -1;
    let number = Run.goal;
    while (Records.parent(number) != Records.NONE) {
      const parent = Records.parent(number);
      const from = Records.node(parent);
      const to = Records.node(number);
      const cost =
        Records.cost(number) - Records.cost(parent) + this.level().estimate(from) - this.level().estimate(to);
      PathUnpacking.unpackBackward(this.level(), from, to, Records.bits(parent), cost);
      number = parent;
    }
    return PathUnpacking.end();
  }

  private cutOff(): i32 {
    Run.cut = true;
    return Run.ranDry();
  }

  /** What a solution costs, at the least, that the search finds at this cost. */
  private lowerBoundAt(cost: u32): u32 {
    const level = this.level();
    return u32(min<u64>((u64(cost) + u64(level.estimate(START))) * u64(level.unit), u64(0xfffffffe)));
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
      if (Records.node(number) == this.level().target) {
        Run.goal = number;
        status = Status.SOLVED;
        break;
      }
      if (taken == MOST_PARENTS) break;
      if (Dominance.isDominated(this.level(), number)) {
        Records.drop(cost);
        Search.open--;
        continue;
      }
      if (most == 0) return Status.NODE_LIMIT;
      if (taken == most) break;
      Records.drop(cost);
      if (!this.makeSuccessors(number)) return Status.MEMORY_LIMIT;
      taken++;
    }
    Run.expanded += u64(taken);
    Run.generated += u64(Search.successors);
    Search.open -= taken;
    prefetch();
    const farthest = min(Search.farthest, Search.mostCost) + Barriers.greatest;
    if (Records.reserve(Search.successors) && Records.widen(cost, farthest)) this.storeSuccessors();
    else if (status == Status.RUNNING) status = Status.MEMORY_LIMIT;
    return status;
  }

  /** False where there is no memory. */
  private makeSuccessors(number: u32): bool {
    const level = this.level();
    const bits = Records.bits(number);
    const pose = Records.node(number);
    const cost = Records.cost(number);
    Run.deepest = max(Run.deepest, cost + level.estimate(START) - level.estimate(pose));
    if (Search.isDense) {
      if (!hasRoomFor(ROLLS)) return false;
      const spent = cost + level.rollCost(pose) - level.estimate(pose);
      let next = endOfSuccessors();
      for (let direction: u32 = 0; direction < ROLLS; direction++) {
        const to = level.rolled(pose, direction);
        if (to == NOWHERE || (level.need(to) & ~bits) != 0) continue;
        writeSuccessor(next, level.landed(to, bits), to, spent + level.estimate(to), number);
        next += SUCCESSOR;
      }
      endSuccessorsAt(next);
      return true;
    }
    if (!Edges.find(level, pose, bits) || !hasRoomFor((Edges.end - Edges.first) >> 1)) return false;
    const end = Edges.at(Edges.end);
    let next = endOfSuccessors();
    for (let edge = Edges.at(Edges.first); edge < end; edge += Edges.step) {
      const to = load<u32>(edge);
      writeSuccessor(next, level.landed(to, bits), to, cost + load<u32>(edge, 4), number);
      next += SUCCESSOR;
    }
    endSuccessorsAt(next);
    return true;
  }

  private storeSuccessors(): void {
    let from = Regions.start(Region.SUCCESSORS);
    const end = from + <usize>Search.successors * SUCCESSOR;
    let stored: u32 = 0;
    let cutOff: u32 = 0;
    let dead: u32 = 0;
    for (; from < end; from += SUCCESSOR) {
      const cost = load<u32>(from, NEW_COST);
      if (cost > Search.mostCost) {
        cutOff++;
        continue;
      }
      const bits = load<u64>(from);
      const kept = Records.keep(bits, load<u32>(from, TO), load<u64>(from, HASH), cost, load<u32>(from, PARENT));
      if (kept > 0) stored++;
      else if (kept == -2) dead++;
    }
    if (cutOff != 0) Run.cut = true;
    Run.stored += u64(stored);
    Run.dead += u64(dead);
    Run.duplicates += u64(Search.successors - cutOff - stored - dead);
    Search.open += stored;
    Run.sawFrontier(u64(Search.open));
  }
}

/** Sees to it that so many more successors can be made. */
function hasRoomFor(more: u32): bool {
  const bytes = u64(Search.successors + more) * u64(SUCCESSOR);
  if (!Regions.ensure(Region.SUCCESSORS, bytes)) return false;
  Growth.keepFree(Region.SUCCESSORS, bytes, bytes >> 2);
  return true;
}

function endOfSuccessors(): usize {
  return Regions.start(Region.SUCCESSORS) + <usize>Search.successors * SUCCESSOR;
}

function endSuccessorsAt(end: usize): void {
  Search.successors = u32((end - Regions.start(Region.SUCCESSORS)) / SUCCESSOR);
}

function writeSuccessor(at: usize, bits: u64, pose: u32, cost: u32, parent: u32): void {
  store<u64>(at, bits);
  store<u64>(at, Records.hash(bits, pose), HASH);
  store<u32>(at, pose, TO);
  store<u32>(at, cost, NEW_COST);
  store<u32>(at, parent, PARENT);
}

/** Reads what the look-ups of all successors will read, and finds the greatest cost among them. */
function prefetch(): void {
  const begin = Regions.start(Region.SUCCESSORS);
  const end = begin + <usize>Search.successors * SUCCESSOR;
  for (let at = begin; at < end; at += SUCCESSOR) {
    store<u32>(at, Records.entry(Records.slotOf(load<u64>(at, HASH))), ENTRY);
  }
  let sum: u32 = 0;
  let farthest: u32 = 0;
  for (let at = begin; at < end; at += SUCCESSOR) {
    sum += Records.prefetch(load<u32>(at, ENTRY));
    farthest = max(farthest, load<u32>(at, NEW_COST));
  }
  Search.sink = sum;
  Search.farthest = farthest;
}
