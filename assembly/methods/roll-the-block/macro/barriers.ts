// Barriers: bridges of which at least one must be open on every path from the start to the target. While all of one are
// closed, the block has to land on a switch first that opens one of them, and the least that this costs more than the
// estimate is known for each pose on its side of the barrier. The twin is src/methods/roll-the-block/macro/barriers.ts;
// docs/methods/macro.md has the proof.
//
// They are made one after the other, from the start on, each when enough has been done without it, and used when all of them are
// there. In the graph region lie the bridges of each, for each pose how many barriers are before it, the poses from the start on, and
// a row for each pose of what barriers cost there, the most first.
import { Region, Regions } from "../../../memory/regions";
import { MacroLevel, NOWHERE } from "./level";

/** On larger boards one would take too long, and all of them too much memory. */
const MOST_POSES: u32 = 1 << 18;
const MOST_ENTRIES: u32 = 1 << 22;
const MOST: u32 = 64;

/** Bytes of the bridges of one, and of all. */
const MASK: u32 = 8;
const MASKS: usize = 512;
/** For a pose that was seen over a bridge. Else 1 more than the number of bridges before the target, 0 where it was not seen. */
const WAITING: u8 = 255;
/** A path leads there from the start. */
const IN_ORDER: u8 = 128;

/** An entry of a row: what it costs more, and behind it the number of the barrier. No entry is 0. */
const NUMBER_BITS: u32 = 6;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;

/** No roll costs so much more than the estimate falls by. */
const BUCKETS: u32 = 8;
const heads = memory.data(32);
const START: u32 = 0;

export class Barriers {
  /** In the place of what it costs more: nothing leads to the target from there. */
  static readonly DEAD: u32 = (1 << (32 - NUMBER_BITS)) - 1;

  /** All are made, and some cost more than the estimate says. */
  static isUsed: bool = false;
  /** The most that one costs. */
  static greatest: u32 = 0;
  static isOver: bool = false;
  static steps: u32 = 0;
  static count: u32 = 0;
  /** Of the poses that come first in order a path to each is known that leads over no barrier from here on. */
  static ordered: u32 = 0;
  /** Poses that come before this one have been rolled on from. */
  static rolledOn: u32 = 0;

  static begin(level: MacroLevel): void {
    Barriers.isUsed = false;
    Barriers.greatest = 0;
    Barriers.isOver = level.makesBarriers == 0 || level.poseCount > MOST_POSES;
    Barriers.steps = 0;
    Barriers.count = 0;
  }

  /** Whether so much has been done that another one may be made. */
  @inline
  static isDue(level: MacroLevel, work: u64): bool {
    return !Barriers.isOver && work >= u64(level.patience) * u64(level.poseCount) * u64(Barriers.steps + 1);
  }

  /** Makes another one; true when they are to be used from now on. Without memory for them there are none. */
  static make(level: MacroLevel): bool {
    if (Barriers.steps == 0) Barriers.isOver = !measure(level);
    else keep(level, u32(Barriers.steps - 1), nextBarrier(level, Barriers.count - Barriers.steps + 1));
    if (Barriers.steps++ == Barriers.count) Barriers.isOver = true;
    if (Barriers.isOver) Barriers.isUsed = Barriers.greatest > 0;
    return Barriers.isUsed;
  }

  /** What the target is farther away, at the least, than the estimate says. */
  @inline
  static extra(pose: u32, open: u64): u32 {
    if (!Barriers.isUsed) return 0;
    const masks = Regions.start(Region.GRAPH);
    let at = rowOf(pose);
    const end = at + ((<usize>Barriers.count) << 2);
    for (; at < end; at += 4) {
      const entry = load<u32>(at);
      if (entry == 0) break;
      if ((open & load<u64>(masks + <usize>((entry & NUMBER_MASK) * MASK))) == 0) return entry >> NUMBER_BITS;
    }
    return 0;
  }
}

/** Where the bytes, the order and the rows begin in the region. */
let order: usize = 0;
let rows: usize = 0;

function levelOf(pose: u32): usize {
  return Regions.start(Region.GRAPH) + MASKS + pose;
}

function inOrder(number: u32): usize {
  return Regions.start(Region.GRAPH) + order + ((<usize>number) << 2);
}

function rowOf(pose: u32): usize {
  return Regions.start(Region.GRAPH) + rows + ((<usize>(pose * Barriers.count)) << 2);
}

/** Tells for each pose over how many bridges a path leads to the target at the least, which is how many barriers there are to be;
 *  false where there is no memory. */
function measure(level: MacroLevel): bool {
  const poses = level.poseCount;
  order = (MASKS + poses + 15) & ~15;
  rows = order + ((<usize>poses) << 2);
  // For paths: what each pose costs, and what waits, no pose more often than it has neighbours, and once as a beginning.
  if (!Regions.resize(Region.GRAPH, u64(rows)) || !Regions.ensure(Region.STACK, u64(poses) * 44)) return false;
  memory.fill(levelOf(0), 0, poses);
  const now = Regions.start(Region.STACK);
  const next = now + ((<usize>poses) << 2);
  store<u32>(now, level.target);
  store<u8>(levelOf(level.target), 1);
  let nowEnd = now + 4;
  for (let over: u32 = 1; nowEnd != now; over++) {
    let nextEnd = next;
    for (let at = now; at != nowEnd; at += 4) {
      const to = load<u32>(at);
      for (let direction: u32 = 0; direction < 4; direction++) {
        const from = level.rolled(to, direction);
        if (from == NOWHERE) continue;
        const seen = load<u8>(levelOf(from));
        if (seen != 0 && seen != WAITING) continue;
        if ((level.need(from) & ~level.need(to)) == 0) {
          store<u8>(levelOf(from), u8(min(over, MOST + 2)));
          store<u32>(nowEnd, from);
          nowEnd += 4;
        } else if (seen == 0) {
          store<u8>(levelOf(from), WAITING);
          store<u32>(nextEnd, from);
          nextEnd += 4;
        }
      }
    }
    nowEnd = now;
    for (let at = next; at != nextEnd; at += 4) {
      const pose = load<u32>(at);
      if (load<u8>(levelOf(pose)) != WAITING) continue;
      store<u8>(levelOf(pose), u8(min(over + 1, MOST + 2)));
      store<u32>(nowEnd, pose);
      nowEnd += 4;
    }
  }
  const before = u32(load<u8>(levelOf(START)));
  Barriers.count = before == 0 ? 0 : min(before - 1, min(MOST, MOST_ENTRIES / poses));
  const bytes = u64(rows) + ((u64(poses) * u64(Barriers.count)) << 2);
  if (!Regions.resize(Region.GRAPH, bytes)) return false;
  memory.fill(rowOf(0), 0, usize(bytes) - rows);
  Barriers.ordered = 0;
  Barriers.rolledOn = 0;
  putInOrder(START);
  return true;
}

function putInOrder(pose: u32): void {
  const at = levelOf(pose);
  if ((load<u8>(at) & IN_ORDER) != 0) return;
  store<u8>(at, load<u8>(at) | IN_ORDER);
  store<u32>(inOrder(Barriers.ordered++), pose);
}

/** The bridges with so many before the target to which a path leads from the start that has no fewer before it. Of two that one
 *  pose needs, one will do. */
function nextBarrier(level: MacroLevel, over: u32): u64 {
  for (; Barriers.rolledOn < Barriers.ordered; Barriers.rolledOn++) {
    const from = load<u32>(inOrder(Barriers.rolledOn));
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = level.rolled(from, direction);
      if (to != NOWHERE && u32(load<u8>(levelOf(to)) & ~IN_ORDER) > over) putInOrder(to);
    }
  }
  let barrier: u64 = 0;
  for (let number: u32 = 0; number < Barriers.rolledOn; number++) {
    const from = load<u32>(inOrder(number));
    if (u32(load<u8>(levelOf(from)) & ~IN_ORDER) != over + 1) continue;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = level.rolled(from, direction);
      if (to == NOWHERE || u32(load<u8>(levelOf(to)) & ~IN_ORDER) != over) continue;
      const need = level.need(from) & ~level.need(to);
      if ((need & barrier) == 0) barrier |= need & (~need + 1);
      putInOrder(to);
    }
  }
  return barrier;
}

/** Writes into the rows what it costs more, from each pose on this side, to come to a switch that opens one of these bridges. */
function keep(level: MacroLevel, number: u32, barrier: u64): void {
  store<u64>(Regions.start(Region.GRAPH) + <usize>(number * MASK), barrier);
  spread(level, barrier);
  const costs = Regions.start(Region.STACK);
  for (let place: u32 = 0; place < Barriers.rolledOn; place++) {
    const pose = load<u32>(inOrder(place));
    const more = min(load<u32>(costs + ((<usize>pose) << 2)), Barriers.DEAD);
    // A bridge that closed under the block holds it no more back from the other side.
    if (more == 0 || (level.need(pose) & barrier) != 0) continue;
    Barriers.greatest = max(Barriers.greatest, more == Barriers.DEAD ? 1 : more);
    let at = rowOf(pose);
    let entry = (more << NUMBER_BITS) | number;
    for (let next = load<u32>(at); next != 0; at += 4, next = load<u32>(at)) {
      if (next > entry) continue;
      store<u32>(at, entry);
      entry = next;
    }
    store<u32>(at, entry);
  }
}

/** The least reduced costs while the bridges are closed, backward from all switches that open one of them. It stays on this side of
 *  them, from where paths lead to the target. */
function spread(level: MacroLevel, barrier: u64): void {
  const poses = level.poseCount;
  const costs = Regions.start(Region.STACK);
  let free = costs + ((<usize>poses) << 2);
  memory.fill(costs, 0xff, (<usize>poses) << 2);
  memory.fill(heads, 0, 32);
  let waiting: u32 = 0;
  for (let place: u32 = 0; place < Barriers.rolledOn; place++) {
    const pose = load<u32>(inOrder(place));
    if ((level.flips(pose) & barrier) == 0 || (level.need(pose) & barrier) != 0) continue;
    store<u32>(costs + ((<usize>pose) << 2), 0);
    free = put(free, pose, 0);
    waiting++;
  }
  for (let cost: u32 = 0; waiting != 0; cost++) {
    const head = heads + ((<usize>(cost & (BUCKETS - 1))) << 2);
    for (let at = load<u32>(head); at != 0; at = load<u32>(head)) {
      const to = load<u32>(at);
      store<u32>(head, load<u32>(at, 4));
      waiting--;
      if (load<u32>(costs + ((<usize>to) << 2)) != cost) continue;
      for (let direction: u32 = 0; direction < 4; direction++) {
        const from = level.rolled(to, direction);
        if (from == NOWHERE || (level.need(from) & barrier) != 0) continue;
        const before = cost + level.rollCost(from) + level.estimate(to) - level.estimate(from);
        if (before >= load<u32>(costs + ((<usize>from) << 2))) continue;
        store<u32>(costs + ((<usize>from) << 2), before);
        free = put(free, from, before);
        waiting++;
      }
    }
  }
}

function put(at: usize, pose: u32, cost: u32): usize {
  const head = heads + ((<usize>(cost & (BUCKETS - 1))) << 2);
  store<u32>(at, pose);
  store<u32>(at, load<u32>(head), 4);
  store<u32>(head, u32(at));
  return at + 8;
}
