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
// An expansion is a state that was popped for the first time, and `stored` counts those too. Duplicates are told when they are
// generated or when they are popped; dead are states from which no path leads on even with all bridges open.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { ClosedSet } from "./closed-set";
import { DuplicateFilter } from "./duplicate-filter";
import { HalvesLevel, NEVER } from "./level";
import { ENTRY, OpenList } from "./open-list";
import { HalfRolls, NONE, Rolls } from "./rolls";
import { Ways } from "./ways";

/** Popped at a time. */
const BATCH: u32 = 32;
/** Bytes of the log for each expansion: its state, and which expansion generated it. */
const LOGGED: u32 = 12;
const MOST_EXPANSIONS: u64 = 1 << 28;
/** In the place of an expansion: nothing generated it. */
const NONE_BEFORE: u32 = 0xffffffff;
/** A move: the direction, and this where the second half rolls. */
const SECOND: u32 = 4;

@final
export class Halves extends HalvesLevel implements Method {
  static target: u64 = 0;
  /** In units, the f whose turn it is. */
  static f: u32 = 0;
  /** Whether there was no memory for something. */
  static full: bool = false;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static prefetched: u64 = 0;

  begin(): i32 {
    Run.begin();
    OpenList.begin();
    Halves.full = false;
    if (!Rolls.begin(this.level()) || !Ways.begin(this.level())) return Status.MEMORY_LIMIT;
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
    if (!OpenList.push(bound, start, NONE_BEFORE, 0)) return Status.MEMORY_LIMIT;
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
    while (Run.expanded < enough && !Growth.isWanted) {
      if (OpenList.count == 0) return Run.ranDry();
      const batch = Regions.start(Region.SUCCESSORS);
      const count = OpenList.take(Halves.f, BATCH, batch);
      if (count == 0) {
        Halves.f++;
        Run.raise(Halves.f * this.level().unit);
        if (Run.lowerBound > Run.maxCost) return this.cut();
        continue;
      }
      const logged = (Run.expanded + u64(count) + 1) * u64(LOGGED);
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
      prefetched += load<u64>(ClosedSet.at(ClosedSet.slotOf(load<u64>(entry))));
    }
    Halves.prefetched = prefetched;
    const shift = u64(this.level().bridges);
    for (let entry = end - ENTRY; entry >= batch; entry -= ENTRY) {
      const state = load<u64>(entry);
      if (state >> shift == Halves.target) {
        Run.goal = log(state, load<u32>(entry, 8));
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
      const number = log(state, load<u32>(entry, 8));
      Run.expanded++;
      Run.stored++;
      this.expand(state, load<u32>(entry, 12), number);
      if (Halves.full) return Status.MEMORY_LIMIT;
    }
    return Status.RUNNING;
  }

  @inline
  private expand(state: u64, cost: u32, number: u32): void {
    const pose = state >> u64(this.level().bridges);
    const depth = this.level().lowerUnits == 1 ? cost : (cost + 1) >> 1;
    if (depth > Run.deepest) Run.deepest = depth;
    if (pose < Rolls.pairFlag) {
      this.rollWhole(state, u32(pose) - 1, cost, number);
      return;
    }
    const first = Rolls.firstOf(u32(pose ^ Rolls.pairFlag));
    const second = Rolls.secondOf(u32(pose ^ Rolls.pairFlag));
    if (Ways.areApart(state, first, second)) {
      this.goOn(state, first, second, cost, number);
      this.goOn(state, second, first, cost, number);
      return;
    }
    this.rollHalf(state, first, second, cost, number);
    this.rollHalf(state, second, first, cost, number);
  }

  private rollWhole(state: u64, pose: u32, costBefore: u32, number: u32): void {
    const cost = costBefore + ((pose & 3) == 0 ? 1 : this.level().lowerUnits);
    const end = Rolls.endOf(pose);
    for (let roll = Rolls.startOf(pose); roll < end; roll += Rolls.BYTES) {
      const need = load<u64>(roll, Rolls.NEED);
      if ((state & need) != need) continue;
      Run.generated++;
      const next = (state & load<u64>(roll, Rolls.KEEP)) ^ load<u64>(roll, Rolls.FLIP);
      this.open(next, cost, load<u32>(roll, Rolls.BOUND), number);
    }
  }

  @inline
  private rollHalf(state: u64, rolling: u32, waiting: u32, costBefore: u32, number: u32): void {
    const cost = costBefore + this.level().lowerUnits;
    let roll = HalfRolls.of(rolling);
    for (let direction: u32 = 0; direction < 4; direction++, roll += HalfRolls.BYTES) {
      const to = load<u32>(roll, HalfRolls.TO);
      if (to == NONE || to == waiting || !isCarried(state, roll)) continue;
      this.openHalves(state, roll, to, waiting, cost, number);
    }
  }

  /** All ways of one half, from which the other is apart. */
  private goOn(state: u64, going: u32, waiting: u32, costBefore: u32, number: u32): void {
    if (!Ways.make(going)) {
      Halves.full = true;
      return;
    }
    const end = Ways.end(going);
    for (let way = Ways.first(going); way < end; way += Ways.BYTES) {
      const roll = load<usize>(way, Ways.ROLL);
      if (!isCarried(state, roll)) continue;
      const cost = costBefore + load<u32>(way, Ways.LENGTH) * this.level().lowerUnits;
      this.openHalves(state, roll, load<u32>(way), waiting, cost, number);
    }
  }

  /** Opens the state after a roll, the last of one half. */
  @inline
  private openHalves(state: u64, roll: usize, to: u32, waiting: u32, cost: u32, number: u32): void {
    Run.generated++;
    const pose = Rolls.poseOf(min(to, waiting), max(to, waiting));
    const bound = this.boundOfHalves(pose, min(to, waiting), max(to, waiting));
    this.open((pose << u64(this.level().bridges)) | changedBy(state, roll), cost, bound, number);
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
    return this.level().boundOfPair(Rolls.boardCell(first), Rolls.boardCell(second));
  }

  /** Follows the parents back from the target, and finds what leads from each to the next. A roll costs a unit at the least, so
   *  there are no more of them than the solution costs. */
  writeMoves(): i32 {
    const most = (<usize>Halves.f) << 2;
    if (!Regions.ensure(Region.STACK, 2 * u64(most))) return -1;
    const stack = Regions.start(Region.STACK);
    let at = stack + most;
    for (let number = Run.goal; parentOf(number) != NONE_BEFORE; number = parentOf(number)) {
      const count = this.writeMovesBetween(stateOf(parentOf(number)), stateOf(number), stack + most);
      at -= (<usize>count) << 2;
      memory.copy(at, stack + most, (<usize>count) << 2);
    }
    memory.copy(stack, at, stack + most - at);
    return i32((stack + most - at) >> 2);
  }

  /** Writes the rolls that lead from a state to one of its successors, and returns how many. */
  private writeMovesBetween(from: u64, to: u64, at: usize): i32 {
    const pose = from >> u64(this.level().bridges);
    if (pose < Rolls.pairFlag) {
      let roll = Rolls.startOf(u32(pose) - 1);
      while (!leads(roll, from, to)) roll += Rolls.BYTES;
      store<u32>(at, load<u32>(roll, Rolls.MOVE));
      return 1;
    }
    const first = Rolls.firstOf(u32(pose ^ Rolls.pairFlag));
    const second = Rolls.secondOf(u32(pose ^ Rolls.pairFlag));
    if (Ways.areApart(from, first, second)) {
      const count = this.writeWay(from, to, first, second, at);
      return count != 0 ? count : this.writeWay(from, to, second, first, at);
    }
    if (!this.writeRoll(from, to, first, second, 0, at)) this.writeRoll(from, to, second, first, SECOND, at);
    return 1;
  }

  private writeRoll(from: u64, to: u64, rolling: u32, waiting: u32, half: u32, at: usize): bool {
    for (let direction: u32 = 0; direction < 4; direction++) {
      const roll = HalfRolls.of(rolling) + <usize>direction * HalfRolls.BYTES;
      const cell = load<u32>(roll, HalfRolls.TO);
      if (cell == NONE || cell == waiting || !isCarried(from, roll)) continue;
      const pose = Rolls.poseOf(min(cell, waiting), max(cell, waiting));
      if (((pose << u64(this.level().bridges)) | changedBy(from, roll)) != to) continue;
      store<u32>(at, half | direction);
      return true;
    }
    return false;
  }

  /** If the first of two halves has gone to where it is in another state, while the second waited, writes the rolls of its
   *  way and returns how many; else 0. */
  private writeWay(from: u64, to: u64, going: u32, waiting: u32, at: usize): i32 {
    const pair = u32((to >> u64(this.level().bridges)) ^ Rolls.pairFlag);
    const first = Rolls.firstOf(pair);
    const second = Rolls.secondOf(pair);
    if (first != waiting && second != waiting) return 0;
    const node = first == waiting ? second : first;
    const way = Ways.find(going, node);
    if (way == 0) return 0;
    const roll = load<usize>(way, Ways.ROLL);
    const pose = Rolls.poseOf(min(node, waiting), max(node, waiting));
    if (((pose << u64(this.level().bridges)) | changedBy(from, roll)) != to) return 0;
    const count = Ways.write(going, way, at);
    // Of the two halves the first is the one that is the first in reading order, which may change on the way.
    let cell = going;
    for (let i: u32 = 0; i < count; i++) {
      const direction = load<u32>(at + ((<usize>i) << 2));
      if (cell > waiting) store<u32>(at + ((<usize>i) << 2), direction | SECOND);
      cell = HalfRolls.to(cell, direction);
    }
    return i32(count);
  }

  /** The image is the level, and there is nothing in it that a search changes. */
  @inline
  private level(): HalvesLevel {
    return this;
  }
}

/** What a half lands on carries it. */
function isCarried(state: u64, roll: usize): bool {
  const need = load<u64>(roll, HalfRolls.NEED);
  return (state & need) == need;
}

/** The bridges after the roll of a half. */
function changedBy(state: u64, roll: usize): u64 {
  return (state & load<u64>(roll, HalfRolls.KEEP)) ^ load<u64>(roll, HalfRolls.FLIP);
}

/** Whether a roll of the whole block leads from one state to the other. */
function leads(roll: usize, from: u64, to: u64): bool {
  const need = load<u64>(roll, Rolls.NEED);
  return (from & need) == need && ((from & load<u64>(roll, Rolls.KEEP)) ^ load<u64>(roll, Rolls.FLIP)) == to;
}

/** Writes into the log what is expanded now, or the target, and returns its number. */
function log(state: u64, reachedBy: u32): u32 {
  const number = u32(Run.expanded);
  const at = loggedAt(number);
  store<u64>(at, state);
  store<u32>(at, reachedBy, 8);
  return number;
}

function loggedAt(number: u32): usize {
  return Regions.start(Region.NODES) + <usize>(number * LOGGED);
}

function stateOf(number: u32): u64 {
  return load<u64>(loggedAt(number));
}

function parentOf(number: u32): u32 {
  return load<u32>(loggedAt(number), 8);
}
