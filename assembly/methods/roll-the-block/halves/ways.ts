// Ways of one half while the other rests.
//
// Where one half can come by plain rolls alone, and what it can land on then, is its surroundings; a roll is plain where nothing
// happens and no bridge is needed. Halves are apart if no cell of the one's surroundings is beside, or is, one of the
// other's. Then nothing but the next landing that is not plain matters. For let a solution go on from there with one half
// A landing so at last, on v, before the other one, B, has. Until then A and B roll plainly within their surroundings, so
// they never meet, and none of these rolls asks for anything or changes anything. So A may roll first, on a shortest path to v,
// and B after it: that costs no more, and what is left is shorter. So from halves that are apart only ways are looked at:
// each goes from where a half is over plain cells to a cell that is not plain. (They reach the target by no plain roll,
// as they are to meet first.) It is partial-order reduction, as for programs that run side by side (Peled 1993, "All from one,
// one for all").
//
// Rooms are the plain cells that lead to each other; a cell that is not plain is a node. Of a half all that matters for its
// surroundings is its class, that is its room or its node. Bridges that are closed belong to no surroundings, so for two
// classes there is a mask of bridges: the halves are apart as long as all of these are closed.
import { Region, Regions } from "../../../memory/regions";
import { EVENTFUL, HALVES } from "../../../puzzles/roll-the-block/index";
import { Growth } from "../../../search/growth";
import { HalvesLevel } from "./level";
import { HalfRolls, NONE, Rolls } from "./rolls";

/** With more classes no ways are looked for. */
const MOST_CLASSES: u32 = 192;
/** Room that is kept for the ways of the next cells, in bytes. */
const SPARE: u64 = 1 << 14;
/** In the place of what landing on a node needs: it does not belong to the surroundings. */
const ABSENT: u64 = ~(<u64>0);

export class Ways {
  /** Bytes of a way: its node, its length, and a roll that ends there. */
  static readonly BYTES: usize = 16;
  static readonly LENGTH: usize = 4;
  static readonly ROLL: usize = 8;

  /** 0 where no halves are ever apart. */
  static classes: u32 = 0;
  static rooms: u32 = 0;
  /** Tables, by their addresses. For each cell: its class, where its ways begin and end (0 where they are not made), when it was
   *  measured last and how far it was then. */
  static classOf: usize = 0;
  static spans: usize = 0;
  static measured: usize = 0;
  static queue: usize = 0;
  /** For each two classes. */
  static masks: usize = 0;
  static measurement: u32 = 0;
  /** The bytes of all ways, which lie in the region of the trace. */
  static bytes: usize = 0;

  /** Behind the rolls, in the same region. False where there is no memory. */
  static begin(level: HalvesLevel): bool {
    const cells = Rolls.count;
    const used = Regions.size(Region.SCRATCH);
    if (!Regions.resize(Region.SCRATCH, used + 24 * u64(cells) + 8)) return false;
    Ways.classOf = Regions.start(Region.SCRATCH) + usize(used);
    Ways.spans = Ways.classOf + <usize>(4 * cells);
    Ways.measured = Ways.spans + <usize>(8 * cells);
    Ways.queue = Ways.measured + <usize>(8 * cells);
    Ways.masks = (Ways.queue + <usize>(4 * cells) + 7) & ~7;
    Ways.classes = 0;
    Ways.measurement = 0;
    Ways.bytes = Ways.BYTES;
    memory.fill(Ways.spans, 0, <usize>(16 * cells));
    if (level.hasWays == 0) return true;
    const classes = classify(level, cells);
    if (classes > MOST_CLASSES) return true;
    const end = u64(Ways.masks - Regions.start(Region.SCRATCH)) + u64(classes * classes) * 24;
    if (!Regions.resize(Region.SCRATCH, end)) return false;
    Ways.classes = classes;
    if (!findMasks(level, cells)) Ways.classes = 0;
    return true;
  }

  @inline
  static classAt(cell: u32): u32 {
    return load<u32>(Ways.classOf + ((<usize>cell) << 2));
  }

  @inline
  static isNode(cell: u32): bool {
    return Ways.classAt(cell) >= Ways.rooms;
  }

  /** Whether halves on these cells are apart, in this state. */
  @inline
  static areApart(state: u64, first: u32, second: u32): bool {
    if (Ways.classes == 0) return false;
    return (state & load<u64>(maskAt(Ways.classAt(first), Ways.classAt(second)))) == 0;
  }

  /** Sees to it that the ways from a cell are there; false where there is no memory. */
  static make(cell: u32): bool {
    const span = Ways.spans + ((<usize>cell) << 3);
    if (load<u32>(span) != 0) return true;
    const begin = Ways.bytes;
    if (!measure(cell, true)) return false;
    store<u32>(span, u32(begin));
    store<u32>(span, u32(Ways.bytes), 4);
    Growth.keepFree(Region.TRACE, u64(Ways.bytes), SPARE);
    return true;
  }

  @inline
  static first(cell: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(Ways.spans + ((<usize>cell) << 3));
  }

  @inline
  static end(cell: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(Ways.spans + ((<usize>cell) << 3), 4);
  }

  /** The way from a cell to a node, of those that were made; 0 where there is none. */
  static find(from: u32, node: u32): usize {
    const end = Ways.end(from);
    for (let way = Ways.first(from); way < end; way += Ways.BYTES) if (load<u32>(way) == node) return way;
    return 0;
  }

  /** Writes the directions of a way, one u32 each; returns how many. */
  static write(from: u32, way: usize, to: usize): u32 {
    measure(from, false);
    const length = load<u32>(way, Ways.LENGTH);
    let cell = load<u32>(way);
    for (let left = length; left > 0; left--) {
      for (let direction: u32 = 0; direction < 4; direction++) {
        const before = HalfRolls.to(cell, direction ^ 1);
        if (before == NONE || !(left == 1 ? before == from : isPlainAt(before, left - 1))) continue;
        store<u32>(to + ((<usize>(left - 1)) << 2), direction);
        cell = before;
        break;
      }
    }
    return length;
  }
}

function maskAt(a: u32, b: u32): usize {
  return Ways.masks + ((<usize>(a * Ways.classes + b)) << 3);
}

function isPlainAt(cell: u32, distance: u32): bool {
  const at = Ways.measured + ((<usize>cell) << 3);
  return !Ways.isNode(cell) && load<u32>(at) == Ways.measurement && load<u32>(at, 4) == distance;
}

/** Leaves the distances of the plain cells that a half comes to from a cell, and appends its ways, the shortest first, if they are
 *  to be kept. False where there is no memory for them. */
function measure(from: u32, keeps: bool): bool {
  const stamp = ++Ways.measurement;
  let next: u32 = 0;
  let count: u32 = 1;
  store<u32>(Ways.queue, from);
  // A node may be come back to.
  if (!Ways.isNode(from)) reach(from, stamp, 0);
  while (next < count) {
    const cell = load<u32>(Ways.queue + ((<usize>next) << 2));
    const distance = (next == 0 ? 0 : load<u32>(Ways.measured + ((<usize>cell) << 3), 4)) + 1;
    next++;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(cell, direction);
      if (to == NONE || load<u32>(Ways.measured + ((<usize>to) << 3)) == stamp) continue;
      reach(to, stamp, distance);
      if (!Ways.isNode(to)) {
        store<u32>(Ways.queue + ((<usize>count) << 2), to);
        count++;
        continue;
      }
      if (!keeps) continue;
      if (!Regions.ensure(Region.TRACE, u64(Ways.bytes + Ways.BYTES))) return false;
      const way = Regions.start(Region.TRACE) + Ways.bytes;
      store<u32>(way, to);
      store<u32>(way, distance, Ways.LENGTH);
      store<usize>(way, HalfRolls.of(cell) + <usize>direction * HalfRolls.BYTES, Ways.ROLL);
      Ways.bytes += Ways.BYTES;
    }
  }
  return true;
}

function reach(cell: u32, stamp: u32, distance: u32): void {
  const at = Ways.measured + ((<usize>cell) << 3);
  store<u32>(at, stamp);
  store<u32>(at, distance, 4);
}

/** Numbers rooms and then nodes; returns how many there are. */
function classify(level: HalvesLevel, cells: u32): u32 {
  Ways.rooms = 0;
  for (let cell: u32 = 0; cell < cells; cell++) {
    const lands = level.landing(Rolls.boardCell(cell)) >> HALVES;
    store<u32>(Ways.classOf + ((<usize>cell) << 2), (lands & EVENTFUL) != 0 ? NONE - 1 : NONE);
  }
  for (let cell: u32 = 0; cell < cells; cell++) {
    if (Ways.classAt(cell) == NONE) fillRoom(cell, Ways.rooms++);
  }
  let classes = Ways.rooms;
  for (let cell: u32 = 0; cell < cells; cell++) {
    if (Ways.classAt(cell) == NONE - 1) store<u32>(Ways.classOf + ((<usize>cell) << 2), classes++);
  }
  return classes;
}

function fillRoom(from: u32, room: u32): void {
  let count: u32 = 1;
  store<u32>(Ways.queue, from);
  store<u32>(Ways.classOf + ((<usize>from) << 2), room);
  for (let next: u32 = 0; next < count; next++) {
    const cell = load<u32>(Ways.queue + ((<usize>next) << 2));
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(cell, direction);
      if (to == NONE || Ways.classAt(to) != NONE) continue;
      store<u32>(Ways.classOf + ((<usize>to) << 2), room);
      store<u32>(Ways.queue + ((<usize>count) << 2), to);
      count++;
    }
  }
}

/** The mask of each two classes; false where no two are ever apart. */
function findMasks(level: HalvesLevel, cells: u32): bool {
  const classes = Ways.classes;
  const table = (<usize>(classes * classes)) << 3;
  const needs = Ways.masks + table;
  const dangers = needs + table;
  memory.fill(needs, 0xff, table);
  memory.fill(dangers, 0, table);
  memory.fill(Ways.masks, 0, table);
  // What belongs to the surroundings of each class, and what landing there needs; first of rooms, then of nodes.
  for (let cell: u32 = 0; cell < cells; cell++) {
    const own = Ways.classAt(cell);
    store<u64>(needs + pair(own, own), 0);
    if (own < Ways.rooms) surround(needs, cell, own);
  }
  for (let cell: u32 = 0; cell < cells; cell++) {
    const own = Ways.classAt(cell);
    if (own < Ways.rooms) continue;
    surround(needs, cell, own);
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(cell, direction);
      if (to == NONE || Ways.isNode(to)) continue;
      const room = Ways.classAt(to);
      for (let part: u32 = 0; part < classes; part++) {
        if (load<u64>(needs + pair(own, part)) == 0) continue;
        const need = load<u64>(needs + pair(room, part));
        if (need != ABSENT) store<u64>(needs + pair(own, part), need);
      }
    }
  }
  // dangers: by which bridges a class comes to, or beside, each part; then the parts that another comes to.
  const always = Rolls.pairFlag << u64(level.bridges);
  for (let cell: u32 = 0; cell < cells; cell++) {
    for (let direction: u32 = 0; direction < 5; direction++) {
      const beside = direction == 4 ? cell : HalfRolls.to(cell, direction);
      if (beside == NONE) continue;
      for (let own: u32 = 0; own < classes; own++) {
        const need = load<u64>(needs + pair(own, Ways.classAt(cell)));
        if (need == ABSENT) continue;
        const at = dangers + pair(own, Ways.classAt(beside));
        store<u64>(at, load<u64>(at) | indicator(need, always));
      }
    }
  }
  let isAnyApart = false;
  for (let own: u32 = 0; own < classes; own++) {
    for (let other: u32 = 0; other < classes; other++) {
      let mask: u64 = 0;
      for (let part: u32 = 0; part < classes; part++) {
        const need = load<u64>(needs + pair(other, part));
        const danger = load<u64>(dangers + pair(own, part));
        if (need == ABSENT || danger == 0) continue;
        mask |= (danger & ~always) | ((danger & always) != 0 ? indicator(need, always) : 0);
      }
      store<u64>(maskAt(own, other), mask);
      if ((mask & always) == 0) isAnyApart = true;
    }
  }
  return isAnyApart;
}

function pair(a: u32, b: u32): usize {
  return (<usize>(a * Ways.classes + b)) << 3;
}

/** What a half can land on from a cell belongs to the surroundings of its class. */
function surround(needs: usize, cell: u32, own: u32): void {
  for (let direction: u32 = 0; direction < 4; direction++) {
    const to = HalfRolls.to(cell, direction);
    if (to == NONE) continue;
    const at = needs + pair(own, Ways.classAt(to));
    const need = load<u64>(HalfRolls.of(cell) + <usize>direction * HalfRolls.BYTES, HalfRolls.NEED);
    if (load<u64>(at) != 0) store<u64>(at, need);
  }
}

/** A bit that is set in a state in which all of `need` is open, whatever else is. */
function indicator(need: u64, always: u64): u64 {
  return need == 0 ? always : need & (~need + 1);
}
