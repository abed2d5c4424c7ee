// A set of states of 64 bits, none of them 0, that only grows: they lie in the slots of an open table themselves.
//
// The highest bits of the hash are the slot, so twice as many slots keep the order that the states have: when the table
// grows, each moves up to about twice its place, the last one first, and old and new never stand side by side. A large table
// grows between expansions, some slots at a time (see search/growth.ts).
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";

const FIRST_BITS: u32 = 10;
/** States of the first slots are set aside while the table grows: there one that lies far behind its slot could come to
 *  lie before others that have not moved. At this load none lies a thousand slots behind. */
const ASIDE: u32 = 2048;

export class ClosedSet {
  static count: u32 = 0;
  static shift: u32 = 0;
  static mask: u32 = 0;
  /** How many there may be before the table grows. */
  static room: u32 = 0;
  /** While it grows: the slots that it had, and how many of these have not moved up yet. */
  static slotsBefore: u32 = 0;
  static unmoved: u32 = 0;

  static begin(): bool {
    ClosedSet.count = 0;
    if (!Regions.resize(Region.TABLE, u64(8) << FIRST_BITS)) return false;
    memory.fill(Regions.start(Region.TABLE), 0, (<usize>8) << FIRST_BITS);
    setSize(FIRST_BITS);
    return true;
  }

  @inline
  static slotOf(state: u64): u32 {
    let hash = (state ^ (state >> 32)) * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 29)) * 0xbf58476d1ce4e5b9;
    return u32(hash >> ClosedSet.shift);
  }

  @inline
  static at(slot: u32): usize {
    return Regions.start(Region.TABLE) + ((<usize>slot) << 3);
  }

  /** Puts a state in, which there must be room for; false where it is in already. */
  @inline
  static add(state: u64): bool {
    let slot = ClosedSet.slotOf(state);
    while (true) {
      const held = load<u64>(ClosedSet.at(slot));
      if (held == state) return false;
      if (held == 0) break;
      slot = (slot + 1) & ClosedSet.mask;
    }
    store<u64>(ClosedSet.at(slot), state);
    ClosedSet.count++;
    return true;
  }

  static has(state: u64): bool {
    let slot = ClosedSet.slotOf(state);
    let held = load<u64>(ClosedSet.at(slot));
    while (held != 0 && held != state) {
      slot = (slot + 1) & ClosedSet.mask;
      held = load<u64>(ClosedSet.at(slot));
    }
    return held == state;
  }

  /** Room for so many more; false where the memory does not allow it. Near its end the table may get very full. */
  static makeRoom(more: u32): bool {
    const wanted = ClosedSet.count + more;
    if (wanted <= ClosedSet.room) return true;
    if (wanted <= brim() && ClosedSet.room < brim() && Growth.puttingOff(u64(ClosedSet.mask) << 3)) {
      ClosedSet.room = brim();
      return true;
    }
    if (grow()) return true;
    ClosedSet.room = brim();
    return wanted <= ClosedSet.room;
  }

  /** Begins to grow to twice the slots. Nothing may be looked up until `lay` tells that all have moved. */
  static beginGrowth(): bool {
    const slots = ClosedSet.mask + 1;
    const bits = 65 - ClosedSet.shift;
    if (bits > 28 || !Regions.ensure(Region.STACK, u64(ASIDE) << 3)) return false;
    if (!Regions.beginResize(Region.TABLE, u64(8) << bits)) return false;
    ClosedSet.slotsBefore = slots;
    ClosedSet.unmoved = slots;
    Growth.cleared = u64(slots) << 3;
    return true;
  }

  /** Moves what lies in about so many slots; true when nothing is left to move. */
  static lay(most: u32): bool {
    const slots = ClosedSet.slotsBefore;
    if (!Growth.clearTable(u64(slots) << 4, most)) return false;
    const aside = Regions.start(Region.STACK);
    const few = min(ASIDE, slots);
    if (ClosedSet.unmoved == slots) {
      memory.copy(aside, ClosedSet.at(0), (<usize>few) << 3);
      memory.fill(ClosedSet.at(0), 0, (<usize>few) << 3);
      setSize(65 - ClosedSet.shift);
    }
    const count = ClosedSet.count;
    const end = max(few, ClosedSet.unmoved - min(most, ClosedSet.unmoved));
    for (; ClosedSet.unmoved > end; ClosedSet.unmoved--) {
      const at = ClosedSet.at(ClosedSet.unmoved - 1);
      const state = load<u64>(at);
      store<u64>(at, 0);
      if (state != 0) ClosedSet.add(state);
    }
    if (end == few) {
      for (let i: u32 = 0; i < few; i++) {
        const state = load<u64>(aside + ((<usize>i) << 3));
        if (state != 0) ClosedSet.add(state);
      }
    }
    ClosedSet.count = count;
    return end == few;
  }
}

/** In one piece. */
function grow(): bool {
  if (!ClosedSet.beginGrowth()) return false;
  Growth.forget(Region.TABLE);
  Regions.move(u64.MAX_VALUE);
  return ClosedSet.lay(u32.MAX_VALUE);
}

/** Fuller than this no table gets. */
function brim(): u32 {
  return ClosedSet.mask - (ClosedSet.mask >> 2);
}

function setSize(bits: u32): void {
  ClosedSet.shift = 64 - bits;
  ClosedSet.mask = (1 << bits) - 1;
  ClosedSet.room = ((<u32>1) << bits) - ((<u32>1) << (bits - 2)) - ((<u32>1) << (bits - 4));
}
