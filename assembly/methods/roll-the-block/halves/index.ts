// Roll the Block with splits: A* (Hart, Nilsson & Raphael 1968) over states of one 64-bit word, with the exact cost on the
// level with every bridge open as its bound, and delayed duplicate detection (Korf 2004, "Best-first frontier search with
// delayed duplicate detection"). The host's side is src/methods/roll-the-block/halves/.
//
// A state is its pose above the bits of its bridges. A pose of the whole block is 1 + 4 * cell + shape; halves are a
// flag and their two cells, the first in reading order first. Cells are those that carry a half, numbered one by one.
// A roll of the whole block is a row that is made once: the bridges it needs, and state' = (state & keep) ^ flip, which
// changes bridges and pose at once. A roll of a half is such a row too, for the bridges alone.
//
// The bound never falls by more than a roll costs (it is consistent). So a state that is popped at f, once all those of less f
// have been expanded, has been reached at its least cost, f less its bound, whatever the path. A state is therefore looked up
// only when it is popped, a batch at a time, and the open list may hold it several times. What is kept of a state is eight
// bytes in the closed set, and twelve in a log: the state again, and the expansion that reached it. From state to state the moves
// are found again.
//
// First a relaxed level is searched, in which halves are ghosts (ghosts.ts), and its solutions are to be carried out by real halves
// (carrying-out.ts). If they cannot, the search begins anew, with these; what it counts goes on.
//
// An expansion is a state that was popped for the first time, and `stored` counts those too. Duplicates are told when they are
// generated or when they are popped; dead are states from which no path leads on even with all bridges open.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { ClosedSet } from "./closed-set";
import { DuplicateFilter } from "./duplicate-filter";
import { Ghosts } from "./ghosts";
import { HalvesLevel, NEVER } from "./level";
import { Log } from "./log";
import { ENTRY, OpenList } from "./open-list";
import { Order } from "./order";
import { Pairs } from "./pairs";
import { bridgesOf, HalfRolls, NONE, Rolls } from "./rolls";
import { Solution } from "./solution";
import { Ways } from "./ways";

/** Popped at a time. */
const BATCH: u32 = 32;
const MOST_EXPANSIONS: u64 = 1 << 28;
/** So many solutions of ghosts are tried before real halves are searched. */
const MOST_FAILURES: u32 = 32;

@final
export class Halves extends HalvesLevel implements Method {
  static target: u64 = 0;
  /** In units, the f whose turn it is. */
  static f: u32 = 0;
  /** Whether halves are ghosts; and how many of their solutions real halves could not carry out. */
  static areGhosts: bool = false;
  static failures: u32 = 0;
  /** Whether there was no memory for something. */
  static full: bool = false;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static prefetched: u64 = 0;

  begin(): i32 {
    Run.begin();
    Halves.full = false;
    if (!Rolls.begin(this.level()) || !Ways.begin(this.level())) return Status.MEMORY_LIMIT;
    if (!Ghosts.begin(this.level())) return Status.MEMORY_LIMIT;
    if (!Regions.resize(Region.SUCCESSORS, u64(BATCH * ENTRY + DuplicateFilter.BYTES))) return Status.MEMORY_LIMIT;
    return this.beginAs(Ghosts.rests != 0);
  }

  /** Begins a search, of ghosts or of real halves. */
  private beginAs(areGhosts: bool): i32 {
    Halves.areGhosts = areGhosts;
    Halves.failures = 0;
    Run.cut = false;
    if (!areGhosts && !Pairs.make(this.level())) return Status.MEMORY_LIMIT;
    OpenList.begin();
    DuplicateFilter.begin(Regions.start(Region.SUCCESSORS) + <usize>(BATCH * ENTRY));
    if (!ClosedSet.begin(areGhosts ? 0 : u64(this.level().bridges))) return Status.MEMORY_LIMIT;
    const bits = (u64(this.level().bitsHigh) << 32) | u64(this.level().bitsLow);
    const start = (this.placeAtStart() << u64(this.level().bridges)) | bits;
    Halves.target = u64(1 + (Rolls.numberOf(this.level().targetCell) << 2));
    const bound = this.startBound();
    if (bound == NEVER) return Status.UNSOLVABLE;
    Halves.f = bound;
    Run.raise(bound * this.level().unit);
    if (Run.lowerBound > Run.maxCost) return this.cut();
    if (!OpenList.push(bound, start, Log.NONE, 0)) return Status.MEMORY_LIMIT;
    Run.sawFrontier(1);
    return Status.RUNNING;
  }

  private placeAtStart(): u64 {
    const level = this.level();
    const cell = Rolls.numberOf(level.startPose >> 2);
    if (level.startOther != 0) return Rolls.pairOf(cell, Rolls.numberOf(level.startOther));
    return u64(1 + (cell << 2) + (level.startPose & 3));
  }

  private startBound(): u32 {
    const level = this.level();
    if (level.startOther == 0) return level.boundOf(level.startPose);
    const first = Rolls.numberOf(level.startPose >> 2);
    const second = Rolls.numberOf(level.startOther);
    return Halves.areGhosts ? Ghosts.boundOf(level, first, second) : Pairs.boundOf(level, first, second);
  }

  run(budget: i32): i32 {
    const enough = Run.expanded + u64(budget);
    while (Run.expanded < enough && !Growth.isWanted) {
      if (OpenList.count == 0 && Halves.failures == 0) return Run.ranDry();
      const batch = Regions.start(Region.SUCCESSORS);
      const count = OpenList.take(Halves.f, BATCH, batch);
      if (Halves.failures == MOST_FAILURES || (count == 0 && Halves.failures != 0)) {
        const status = this.beginAs(false);
        if (status != Status.RUNNING) return status;
        continue;
      }
      if (count == 0) {
        Halves.f++;
        Run.raise(Halves.f * this.level().unit);
        if (Run.lowerBound > Run.maxCost) return this.cut();
        continue;
      }
      const logged = (Run.expanded + u64(count) + 1) * u64(Log.BYTES);
      if (!ClosedSet.makeRoom(count) || !Regions.ensure(Region.NODES, logged)) return Status.MEMORY_LIMIT;
      const status = this.expandBatch(batch, count);
      if (status != Status.RUNNING) return status;
      Run.sawFrontier(OpenList.count);
    }
    return Status.RUNNING;
  }

  private cut(): i32 {
    Run.cut = true;
    return Run.ranDry();
  }

  private expandBatch(batch: usize, count: u32): i32 {
    // Each slot is read once before any is needed: the processor reads them all at the same time.
    let prefetched: u64 = 0;
    const end = batch + <usize>(count * ENTRY);
    for (let entry = batch; entry < end; entry += ENTRY) {
      prefetched += ClosedSet.prefetch(load<u64>(entry));
    }
    Halves.prefetched = prefetched;
    const shift = u64(this.level().bridges);
    for (let entry = end - ENTRY; entry >= batch; entry -= ENTRY) {
      const state = load<u64>(entry);
      if (state >> shift == Halves.target) {
        Run.goal = Log.write(state, load<u32>(entry, 8));
        if (!Halves.areGhosts || this.writeMoves() >= 0) return Status.SOLVED;
        Halves.failures++;
        continue;
      }
      if (Run.expanded == Run.maxExpanded) {
        if (!ClosedSet.has(state)) return Status.NODE_LIMIT;
        Run.duplicates++;
        continue;
      }
      if (!ClosedSet.add(state)) {
        Run.duplicates++;
        continue;
      }
      if (Run.expanded + 1 == MOST_EXPANSIONS) return Status.MEMORY_LIMIT;
      const reachedBy = load<u32>(entry, 8);
      const number = Log.write(state, reachedBy);
      Run.expanded++;
      Run.stored++;
      this.expand(state, load<u32>(entry, 12), reachedBy, number);
      if (Halves.full) return Status.MEMORY_LIMIT;
    }
    return Status.RUNNING;
  }

  @inline
  private expand(state: u64, cost: u32, reachedBy: u32, number: u32): void {
    const pose = state >> u64(this.level().bridges);
    const depth = this.level().lowerUnits == 1 ? cost : (cost + 1) >> 1;
    if (depth > Run.deepest) Run.deepest = depth;
    if (pose < Rolls.pairFlag) {
      this.rollWhole(state, u32(pose) - 1, cost, number);
      return;
    }
    const first = Rolls.firstOf(u32(pose ^ Rolls.pairFlag));
    const second = Rolls.secondOf(u32(pose ^ Rolls.pairFlag));
    Order.look(Log.stateBefore(reachedBy), first, second, u64(this.level().bridges));
    if (Halves.areGhosts) {
      this.goOn(state, first, second, true, cost, number);
      if (first != second) this.goOn(state, second, first, false, cost, number);
      this.join(state, first, second, cost, number);
      return;
    }
    this.rollHalf(state, first, second, true, cost, number);
    this.rollHalf(state, second, first, false, cost, number);
  }

  private rollWhole(state: u64, pose: u32, costBefore: u32, number: u32): void {
    const cost = costBefore + ((pose & 3) == 0 ? 1 : this.level().lowerUnits);
    const end = Rolls.endOf(pose);
    for (let roll = Rolls.startOf(pose); roll < end; roll += Rolls.BYTES) {
      const need = load<u64>(roll, Rolls.NEED);
      if ((state & need) != need) continue;
      Run.generated++;
      const next = (state & load<u64>(roll, Rolls.KEEP)) ^ load<u64>(roll, Rolls.FLIP);
      this.open(next, cost, this.boundAfter(next, load<u32>(roll, Rolls.BOUND)), number);
    }
  }

  /** The bound of halves is not known when their rolls are made. */
  @inline
  private boundAfter(state: u64, bound: u32): u32 {
    const pose = state >> u64(this.level().bridges);
    if (pose < Rolls.pairFlag) return bound;
    const first = Rolls.firstOf(u32(pose ^ Rolls.pairFlag));
    const second = Rolls.secondOf(u32(pose ^ Rolls.pairFlag));
    return Halves.areGhosts ? Ghosts.boundOf(this.level(), first, second) : Pairs.boundOf(this.level(), first, second);
  }

  @inline
  private rollHalf(state: u64, rolling: u32, waiting: u32, isFirst: bool, costBefore: u32, number: u32): void {
    const cost = costBefore + this.level().lowerUnits;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(rolling, direction);
      if (to == NONE || to == waiting || !HalfRolls.isCarried(state, to)) continue;
      if (isFirst && Order.wasBefore(state, to, false)) continue;
      this.openHalves(state, to, waiting, cost, number);
    }
  }

  /** All ways of one ghost, while the other rests. */
  private goOn(state: u64, going: u32, waiting: u32, isFirst: bool, costBefore: u32, number: u32): void {
    if (!Ways.make(going)) {
      Halves.full = true;
      return;
    }
    const end = Ways.end(going);
    for (let way = Ways.first(going); way < end; way += Ways.BYTES) {
      const to = load<u32>(way);
      if (!HalfRolls.isCarried(state, to)) continue;
      if (isFirst && Order.wasBefore(state, to, true)) continue;
      Run.generated++;
      const pose = Rolls.pairOf(min(to, waiting), max(to, waiting));
      const next = (pose << u64(this.level().bridges)) | HalfRolls.changed(state, to);
      const cost = costBefore + load<u32>(way, Ways.LENGTH) * this.level().lowerUnits;
      this.open(next, cost, Ghosts.boundOf(this.level(), to, waiting), number);
    }
  }

  /** All joins of two ghosts. */
  private join(state: u64, first: u32, second: u32, costBefore: u32, number: u32): void {
    if (!Ghosts.make(this.level(), first, second)) {
      Halves.full = true;
      return;
    }
    const bits = state & bridgesOf(this.level());
    const end = Ghosts.end(first, second);
    for (let join = Ghosts.first(first, second); join < end; join += Ghosts.BYTES) {
      Run.generated++;
      const pose = load<u32>(join);
      const next = (u64(pose + 1) << u64(this.level().bridges)) | bits;
      this.open(next, costBefore + load<u32>(join, 4), Rolls.boundAt(pose), number);
    }
  }

  /** Opens the state after a roll, the last of one half. */
  @inline
  private openHalves(state: u64, to: u32, waiting: u32, cost: u32, number: u32): void {
    Run.generated++;
    const first = min(to, waiting);
    const second = max(to, waiting);
    const pose = Rolls.poseOf(first, second);
    const bound = this.boundOfHalves(pose, first, second);
    this.open((pose << u64(this.level().bridges)) | HalfRolls.changed(state, to), cost, bound, number);
  }

  @inline
  private open(state: u64, cost: u32, bound: u32, parent: u32): void {
    if (bound == NEVER) {
      Run.dead++;
      return;
    }
    const f = cost + bound;
    if (u64(f) * u64(this.level().unit) > u64(Run.maxCost)) Run.cut = true;
    else if (DuplicateFilter.holds(state, f)) Run.duplicates++;
    else if (!OpenList.push(f, state, parent, cost)) Halves.full = true;
  }

  /** The bound for halves that have come to stand on these cells, or for the block that they have become. */
  @inline
  private boundOfHalves(pose: u64, first: u32, second: u32): u32 {
    if (pose < Rolls.pairFlag) return Rolls.boundAt(u32(pose) - 1);
    return Pairs.boundOf(this.level(), first, second);
  }

  beginTable(): bool {
    return ClosedSet.beginGrowth();
  }

  layTable(most: u32): bool {
    return ClosedSet.lay(most);
  }

  /** A roll costs a unit at the least, so there are no more of them than the solution costs. */
  writeMoves(): i32 {
    return Solution.write(this.level(), Halves.f, Halves.areGhosts);
  }

  /** The image is the level, and there is nothing in it that a search changes. */
  @inline
  private level(): HalvesLevel {
    return this;
  }
}
