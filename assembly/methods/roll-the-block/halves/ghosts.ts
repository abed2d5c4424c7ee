// Ghosts: halves that pass through each other, and that become one block when they want to.
//
// That is a relaxed level. Whatever is done in the real one can be done here, in few states: of two ghosts nothing matters but
// where each landed last on what is not plain, in which order, and where they become one. For while one of them only
// rolls plainly, nothing is asked for and nothing changed, and nobody is in the other's way: such rolls may wait until that half
// lands again, or until both come together. So a ghost rests on a cell that is not plain, or where a split has put it, and
// goes on from there by ways (see ways.ts) or to a join, both as short as can be. The least cost here is a lower bound of the real one,
// and if the real halves can carry out such a solution (carrying-out.ts), it is the least cost there too.
//
// Of all joins of two ghosts only those are looked at that no other one replaces: where the block would roll to plainly from
// another join at no more cost.
//
// The bound is the least cost with every bridge open, for ghosts. It is consistent but for one thing: the block knows of real
// halves. So where the block's bound falls by more than it costs to roll onto a split, ghosts are not used.
import { Region, Regions } from "../../../memory/regions";
import { EVENTFUL, IN_COLUMN, IN_ROW, UPRIGHT } from "../../../puzzles/roll-the-block/index";
import { HalvesLevel, NEVER } from "./level";
import { HalfRolls, NONE, Rolls } from "./rolls";
import { Ways } from "./ways";

/** With more cells to rest on, or more of them times cells in all, there are no ghosts. */
const MOST_RESTS: u32 = 160;
const MOST_DISTANCES: u32 = 1 << 18;
/** A distance that there is not; twice that is more than any there is. */
const FAR: u32 = 0x7fff;
/** A bound that has not been asked for yet. */
const UNKNOWN: u32 = 0xffffffff;

export class Ghosts {
  /** Bytes of a join: the pose of the block, and what it costs. */
  static readonly BYTES: usize = 8;

  static rests: u32 = 0;
  /** Tables, by their addresses. For each cell its number among those to rest on, or NONE. */
  static restOf: usize = 0;
  /** For each cell to rest on: how far it is to all cells, plainly, and over all that there are. These and the bounds are found
   *  when somebody asks: most are never asked for. */
  static plain: usize = 0;
  static free: usize = 0;
  /** The lying poses from which the target can be reached, 16 bytes each: two cells, and the bound. */
  static lyings: usize = 0;
  static lyingsEnd: usize = 0;
  /** For each two cells to rest on: the bound, and where their joins begin and end (0 where they are not made). */
  static bounds: usize = 0;
  static spans: usize = 0;
  /** For each pose what it costs to become one there, and whether another join replaces it. */
  static costs: usize = 0;
  static replaced: usize = 0;
  static queue: usize = 0;

  /** Behind the ways, in the same region; `rests` is 0 where there are to be no ghosts. False where there is no memory. */
  static begin(level: HalvesLevel): bool {
    Ghosts.rests = 0;
    if (level.hasGhosts == 0) return true;
    const cells = Rolls.count;
    const used = Regions.size(Region.SCRATCH);
    if (!Regions.resize(Region.SCRATCH, used + 28 * u64(cells))) return false;
    Ghosts.restOf = Regions.start(Region.SCRATCH) + usize(used);
    Ghosts.queue = Ghosts.restOf + <usize>(4 * cells);
    Ghosts.costs = Ghosts.queue + <usize>(4 * cells);
    Ghosts.replaced = Ghosts.costs + <usize>(16 * cells);
    const rests = findRests(level, cells);
    if (rests > MOST_RESTS || rests * cells > MOST_DISTANCES) return true;
    Ghosts.rests = rests;
    const pairs = rests * rests;
    const tables = Regions.size(Region.SCRATCH);
    const bytes = 12 * u64(pairs) + 32 * u64(cells) + 4 * u64(rests * cells);
    if (!Regions.resize(Region.SCRATCH, tables + bytes)) return false;
    Ghosts.bounds = Regions.start(Region.SCRATCH) + usize(tables);
    Ghosts.spans = Ghosts.bounds + <usize>(4 * pairs);
    Ghosts.lyings = Ghosts.spans + <usize>(8 * pairs);
    Ghosts.plain = Ghosts.lyings + <usize>(32 * cells);
    Ghosts.free = Ghosts.plain + <usize>(2 * rests * cells);
    memory.fill(Ghosts.bounds, 0xff, <usize>(4 * pairs));
    memory.fill(Ghosts.spans, 0, <usize>(8 * pairs));
    for (let cell: u32 = 0; cell < cells; cell++) {
      const rest = Ghosts.restAt(cell);
      if (rest == NONE) continue;
      store<u16>(distanceIn(Ghosts.plain, rest) + ((<usize>cell) << 1), u16(FAR));
      store<u16>(distanceIn(Ghosts.free, rest) + ((<usize>cell) << 1), u16(FAR));
    }
    findLyings(cells);
    if (!isConsistent(level, cells)) Ghosts.rests = 0;
    return true;
  }

  @inline
  static restAt(cell: u32): u32 {
    return load<u32>(Ghosts.restOf + ((<usize>cell) << 2));
  }

  /** How far it is plainly from a cell to rest on. */
  static plainFrom(cell: u32): usize {
    return spreadFrom(cell, false, Ghosts.plain);
  }

  /** The bound for ghosts that rest on these cells; NEVER where they cannot reach the target. */
  @inline
  static boundOf(level: HalvesLevel, first: u32, second: u32): u32 {
    const bound = load<u32>(Ghosts.bounds + pairAt(Ghosts.restAt(first), Ghosts.restAt(second)) * 4);
    return bound == UNKNOWN ? findBound(level, first, second) : bound;
  }

  /** Sees to it that the joins of ghosts on these cells are there; false where there is no memory. */
  static make(level: HalvesLevel, first: u32, second: u32): bool {
    const span = spanOf(first, second);
    if (load<u32>(span) != 0) return true;
    const begin = Ways.bytes;
    findCosts(level, Ghosts.plainFrom(first), Ghosts.plainFrom(second));
    findReplaced(level);
    for (let pose: u32 = 0; pose < Rolls.count << 2; pose++) {
      const cost = costAt(pose);
      if (cost == NEVER || load<u8>(Ghosts.replaced + <usize>pose) != 0) continue;
      if (!Regions.ensure(Region.TRACE, u64(Ways.bytes + Ghosts.BYTES))) return false;
      const join = Regions.start(Region.TRACE) + Ways.bytes;
      store<u32>(join, pose);
      store<u32>(join, cost, 4);
      Ways.bytes += Ghosts.BYTES;
    }
    store<u32>(span, u32(begin));
    store<u32>(span, u32(Ways.bytes), 4);
    return true;
  }

  @inline
  static first(first: u32, second: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(spanOf(first, second));
  }

  @inline
  static end(first: u32, second: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(spanOf(first, second), 4);
  }
}

function pairAt(a: u32, b: u32): usize {
  return <usize>(a * Ghosts.rests + b);
}

function spanOf(first: u32, second: u32): usize {
  return Ghosts.spans + (pairAt(Ghosts.restAt(first), Ghosts.restAt(second)) << 3);
}

function distanceIn(table: usize, rest: u32): usize {
  return table + <usize>(2 * rest * Rolls.count);
}

/** How far it is from a cell to rest on. Where that is not known yet, it is far from itself. */
function spreadFrom(cell: u32, isFree: bool, table: usize): usize {
  const distances = distanceIn(table, Ghosts.restAt(cell));
  if (load<u16>(distances + ((<usize>cell) << 1)) != 0) spread(cell, isFree, distances);
  return distances;
}

function findLyings(cells: u32): void {
  Ghosts.lyingsEnd = Ghosts.lyings;
  for (let pose: u32 = 0; pose < cells << 2; pose++) {
    if (((pose & 3) != IN_ROW && (pose & 3) != IN_COLUMN) || Rolls.boundAt(pose) == NEVER) continue;
    const other = otherCellOf(pose);
    if (other == NONE) continue;
    store<u32>(Ghosts.lyingsEnd, pose >> 2);
    store<u32>(Ghosts.lyingsEnd, other, 4);
    store<u32>(Ghosts.lyingsEnd, Rolls.boundAt(pose), 8);
    Ghosts.lyingsEnd += 16;
  }
}

/** What it costs at least to become one and to go on from there. */
function findBound(level: HalvesLevel, first: u32, second: u32): u32 {
  const a = spreadFrom(first, true, Ghosts.free);
  const b = spreadFrom(second, true, Ghosts.free);
  let least = NEVER;
  for (let lying = Ghosts.lyings; lying < Ghosts.lyingsEnd; lying += 16) {
    const rolls = rollsToJoin(a, b, load<u32>(lying), load<u32>(lying, 4));
    if (rolls < FAR) least = min(least, rolls * level.lowerUnits + load<u32>(lying, 8));
  }
  store<u32>(Ghosts.bounds + pairAt(Ghosts.restAt(first), Ghosts.restAt(second)) * 4, least);
  store<u32>(Ghosts.bounds + pairAt(Ghosts.restAt(second), Ghosts.restAt(first)) * 4, least);
  return least;
}

function costAt(pose: u32): u32 {
  return load<u32>(Ghosts.costs + ((<usize>pose) << 2));
}

/** Numbers the cells to rest on: those that are not plain, where splits put halves, and where halves are at the start. */
function findRests(level: HalvesLevel, cells: u32): u32 {
  for (let cell: u32 = 0; cell < cells; cell++) {
    store<u32>(Ghosts.restOf + ((<usize>cell) << 2), Ways.isNode(cell) ? 0 : NONE);
  }
  for (let cell: u32 = 0; cell < level.boardCells; cell++) {
    // Where no landing is eventful, nothing says of which kind a cell is.
    if (((level.landing(cell) >> UPRIGHT) & EVENTFUL) == 0) continue;
    const halves = level.halvesFrom(cell);
    if (load<u32>(halves) == load<u32>(halves, 4)) continue;
    rest(load<u32>(halves));
    rest(load<u32>(halves, 4));
  }
  if (level.startOther != 0) {
    rest(level.startPose >> 2);
    rest(level.startOther);
  }
  let rests: u32 = 0;
  for (let cell: u32 = 0; cell < cells; cell++) {
    if (Ghosts.restAt(cell) != NONE) store<u32>(Ghosts.restOf + ((<usize>cell) << 2), rests++);
  }
  return rests;
}

function rest(boardCell: u32): void {
  const cell = Rolls.numberOf(boardCell);
  if (cell != NONE) store<u32>(Ghosts.restOf + ((<usize>cell) << 2), 0);
}

/** How far it is from a cell to each other, 16 bits each: over plain cells and to them alone, or over all that there are. */
export function spread(from: u32, isFree: bool, into: usize): void {
  for (let cell: u32 = 0; cell < Rolls.count; cell++) store<u16>(into + ((<usize>cell) << 1), u16(FAR));
  store<u16>(into + ((<usize>from) << 1), 0);
  store<u32>(Ghosts.queue, from);
  let count: u32 = 1;
  for (let next: u32 = 0; next < count; next++) {
    const cell = load<u32>(Ghosts.queue + ((<usize>next) << 2));
    const distance = load<u16>(into + ((<usize>cell) << 1)) + 1;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(cell, direction);
      if (to == NONE || (!isFree && Ways.isNode(to))) continue;
      if (u32(load<u16>(into + ((<usize>to) << 1))) != FAR) continue;
      store<u16>(into + ((<usize>to) << 1), distance);
      store<u32>(Ghosts.queue + ((<usize>count) << 2), to);
      count++;
    }
  }
}

/** The rolls after which two halves lie in a pose, which is no less than FAR where they cannot. */
export function rollsToJoin(a: usize, b: usize, cell: u32, other: u32): u32 {
  const x = (<usize>cell) << 1;
  const y = (<usize>other) << 1;
  return min(u32(load<u16>(a + x)) + u32(load<u16>(b + y)), u32(load<u16>(a + y)) + u32(load<u16>(b + x)));
}

/** The cell of a lying block beside the one that it is named after. */
export function otherCellOf(pose: u32): u32 {
  return load<u32>(((pose & 3) == IN_ROW ? Rolls.right : Rolls.below) + ((<usize>(pose >> 2)) << 2));
}

/** What it costs to become one in each pose, NEVER where that leads nowhere. */
function findCosts(level: HalvesLevel, a: usize, b: usize): void {
  for (let pose: u32 = 0; pose < Rolls.count << 2; pose++) {
    let cost = NEVER;
    if (((pose & 3) == IN_ROW || (pose & 3) == IN_COLUMN) && Rolls.boundAt(pose) != NEVER) {
      const other = otherCellOf(pose);
      const rolls = other == NONE ? FAR : rollsToJoin(a, b, pose >> 2, other);
      if (rolls < FAR) cost = rolls * level.lowerUnits;
    }
    store<u32>(Ghosts.costs + ((<usize>pose) << 2), cost);
  }
}

/** Marks the joins to which the block rolls plainly from another one, over its side or its end, at no more cost. */
function findReplaced(level: HalvesLevel): void {
  memory.fill(Ghosts.replaced, 0, <usize>(4 * Rolls.count));
  for (let pose: u32 = 0; pose < Rolls.count << 2; pose++) {
    const cost = costAt(pose);
    if (cost != NEVER) replaceFrom(level, pose, cost, true);
  }
}

function replaceFrom(level: HalvesLevel, pose: u32, costBefore: u32, goesOn: bool): void {
  const cost: u32 = costBefore + ((pose & 3) == 0 ? 1 : level.lowerUnits);
  const end = Rolls.endOf(pose);
  for (let roll = Rolls.startOf(pose); roll < end; roll += Rolls.BYTES) {
    const next = Rolls.plainEnd(level, roll);
    if (next == NONE) continue;
    if ((next & 3) != 0) {
      if (cost <= costAt(next) && costAt(next) != NEVER) store<u8>(Ghosts.replaced + <usize>next, 1);
    } else if (goesOn) {
      replaceFrom(level, next, cost, false);
    }
  }
}

/** Whether the bound of the block falls by no more than it costs to roll onto a split. */
function isConsistent(level: HalvesLevel, cells: u32): bool {
  for (let pose: u32 = 0; pose < cells << 2; pose++) {
    const end = Rolls.endOf(pose);
    const cost: u32 = (pose & 3) == 0 ? 1 : level.lowerUnits;
    for (let roll = Rolls.startOf(pose); roll < end; roll += Rolls.BYTES) {
      const next = load<u64>(roll, Rolls.FLIP) >> u64(level.bridges);
      if (next < Rolls.pairFlag) continue;
      const pair = u32(next ^ Rolls.pairFlag);
      if (Rolls.boundAt(pose) > cost + Ghosts.boundOf(level, Rolls.firstOf(pair), Rolls.secondOf(pair))) return false;
    }
  }
  return true;
}
