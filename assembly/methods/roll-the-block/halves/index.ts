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
// bytes in the closed set, and four in a log: the expansion that reached it, and the move.
//
// An expansion is a state that was popped for the first time, and `stored` counts those too. Duplicates are told when they are
// generated or when they are popped; dead are states from which no path leads on even with all bridges open.
import { Region, Regions } from "../../../memory/regions";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { ClosedSet } from "./closed-set";
import { DuplicateFilter } from "./duplicate-filter";
import { HalvesLevel, NEVER } from "./level";
import { ENTRY, OpenList } from "./open-list";
import { HalfRolls, NONE, Rolls } from "./rolls";

/** Popped at a time. */
const BATCH: u32 = 32;
/** The log has the number of the expansion above the move. */
const MOVE_BITS: u32 = 3;
const MOST_EXPANSIONS: u64 = 1 << (32 - MOVE_BITS);

@final
export class Halves extends HalvesLevel implements Method {
  static target: u64 = 0;
  /** In units, the f whose turn it is. */
  static f: u32 = 0;
  /** Whether there was no memory for something. */
  static full: bool = false;

  begin(): i32 {
    Run.begin();
    OpenList.begin();
    Halves.full = false;
    if (!Rolls.begin(this.level())) return Status.MEMORY_LIMIT;
    if (!Regions.resize(Region.SUCCESSORS, u64(BATCH * ENTRY + DuplicateFilter.BYTES))) return Status.MEMORY_LIMIT;
    DuplicateFilter.begin(Regions.start(Region.SUCCESSORS) + <usize>(BATCH * ENTRY));
    if (!ClosedSet.begin()) return Status.MEMORY_LIMIT;
    const bits = (u64(this.level().bitsHigh) << 32) | u64(this.level().bitsLow);
    const start = (this.placeAtStart() << u64(this.level().bridges)) | bits;
    Halves.target = u64(1 + (Rolls.numberOf(this.level().targetCell) << 2));
    const bound = this.startBound();
    if (bound == NEVER) return Status.UNSOLVABLE;
    Halves.f = bound;
    Run.raise(bound * this.level().unit);
    if (Run.lowerBound > Run.maxCost) return this.cut();
    if (!OpenList.push(bound, start, 0, 0)) return Status.MEMORY_LIMIT;
    Run.frontier = 1;
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
    if (level.startOther != 0) return level.boundOfPair(level.startPose >> 2, level.startOther);
    return level.boundOf(level.startPose);
  }

  run(budget: i32): i32 {
    const enough = Run.expanded + u64(budget);
    while (Run.expanded < enough) {
      if (OpenList.count == 0) return Run.ranDry();
      const batch = Regions.start(Region.SUCCESSORS);
      const count = OpenList.take(Halves.f, BATCH, batch);
      if (count == 0) {
        Halves.f++;
        Run.raise(Halves.f * this.level().unit);
        if (Run.lowerBound > Run.maxCost) return this.cut();
        continue;
      }
      if (!ClosedSet.makeRoom(count) || !Regions.ensure(Region.NODES, (Run.expanded + u64(count)) << 2)) {
        return Status.MEMORY_LIMIT;
      }
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
      prefetched += load<u64>(ClosedSet.at(ClosedSet.slotOf(load<u64>(entry))));
    }
    Halves.prefetched = prefetched;
    const shift = u64(this.level().bridges);
    for (let entry = end - ENTRY; entry >= batch; entry -= ENTRY) {
      const state = load<u64>(entry);
      if (state >> shift == Halves.target) {
        Run.goal = load<u32>(entry, 8);
        return Status.SOLVED;
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
      store<u32>(Regions.start(Region.NODES) + ((<usize>Run.expanded) << 2), load<u32>(entry, 8));
      Run.expanded++;
      Run.stored++;
      this.expand(state, load<u32>(entry, 12));
      if (Halves.full) return Status.MEMORY_LIMIT;
    }
    return Status.RUNNING;
  }

  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static prefetched: u64 = 0;

  @inline
  private expand(state: u64, cost: u32): void {
    const pose = state >> u64(this.level().bridges);
    const depth = this.level().lowerUnits == 1 ? cost : (cost + 1) >> 1;
    if (depth > Run.deepest) Run.deepest = depth;
    if (pose >= Rolls.pairFlag) this.rollHalves(state, u32(pose ^ Rolls.pairFlag), cost + this.level().lowerUnits);
    else this.rollWhole(state, u32(pose) - 1, cost);
  }

  private rollWhole(state: u64, pose: u32, costBefore: u32): void {
    const cost = costBefore + ((pose & 3) == 0 ? 1 : this.level().lowerUnits);
    const reachedBy = u32(Run.expanded) << MOVE_BITS;
    const end = Rolls.endOf(pose);
    for (let roll = Rolls.startOf(pose); roll < end; roll += Rolls.BYTES) {
      const need = load<u64>(roll, Rolls.NEED);
      if ((state & need) != need) continue;
      Run.generated++;
      const next = (state & load<u64>(roll, Rolls.KEEP)) ^ load<u64>(roll, Rolls.FLIP);
      this.open(next, cost, load<u32>(roll, Rolls.BOUND), reachedBy | load<u32>(roll, Rolls.MOVE));
    }
  }

  private rollHalves(state: u64, pair: u32, cost: u32): void {
    const first = pair >> Rolls.cellBits;
    const second = pair & ((1 << Rolls.cellBits) - 1);
    this.rollHalf(state, first, second, cost, u32(Run.expanded) << MOVE_BITS);
    this.rollHalf(state, second, first, cost, (u32(Run.expanded) << MOVE_BITS) | 4);
  }

  @inline
  private rollHalf(state: u64, rolling: u32, waiting: u32, cost: u32, reachedBy: u32): void {
    let roll = HalfRolls.of(rolling);
    for (let direction: u32 = 0; direction < 4; direction++, roll += HalfRolls.BYTES) {
      const to = load<u32>(roll, HalfRolls.TO);
      const need = load<u64>(roll, HalfRolls.NEED);
      if (to == NONE || to == waiting || (state & need) != need) continue;
      Run.generated++;
      const bits = (state & load<u64>(roll, HalfRolls.KEEP)) ^ load<u64>(roll, HalfRolls.FLIP);
      const pose = Rolls.poseOf(min(to, waiting), max(to, waiting));
      const bound = this.boundOfHalves(pose, min(to, waiting), max(to, waiting));
      this.open((pose << u64(this.level().bridges)) | bits, cost, bound, reachedBy | direction);
    }
  }

  @inline
  private open(state: u64, cost: u32, bound: u32, reachedBy: u32): void {
    if (bound == NEVER) {
      Run.dead++;
      return;
    }
    const f = cost + bound;
    if (u64(f) * u64(this.level().unit) > u64(Run.maxCost)) Run.cut = true;
    else if (DuplicateFilter.holds(state, f)) Run.duplicates++;
    else if (!OpenList.push(f, state, reachedBy, cost)) Halves.full = true;
  }

  /** The bound for halves that have come to stand on these cells, or for the block that they have become. */
  @inline
  private boundOfHalves(pose: u64, first: u32, second: u32): u32 {
    if (pose < Rolls.pairFlag) return Rolls.boundAt(u32(pose) - 1);
    return this.level().boundOfPair(Rolls.boardCell(first), Rolls.boardCell(second));
  }

  /** The image is the level, and there is nothing in it that a search changes. */
  @inline
  private level(): HalvesLevel {
    return this;
  }

  /** Follows the log back from what reached the target. The first expansion is that of the start, and it is number 1. */
  writeMoves(): i32 {
    let count: u32 = 0;
    for (let reachedBy = Run.goal; reachedBy >> MOVE_BITS != 0; reachedBy = logged(reachedBy)) count++;
    if (!Regions.ensure(Region.STACK, u64(count) << 2)) return -1;
    let to = Regions.start(Region.STACK) + ((<usize>count) << 2);
    for (let reachedBy = Run.goal; reachedBy >> MOVE_BITS != 0; reachedBy = logged(reachedBy)) {
      to -= 4;
      store<u32>(to, reachedBy & ((1 << MOVE_BITS) - 1));
    }
    return i32(count);
  }
}

function logged(reachedBy: u32): u32 {
  return load<u32>(Regions.start(Region.NODES) + ((<usize>((reachedBy >> MOVE_BITS) - 1)) << 2));
}
