// A set of states of 64 bits that only grows. A slot of an open table holds 64 states that differ in their lowest bits alone: what
// they share, and a bit for each. States that come one after the other are often alike, so the processor has the slot at
// hand, and where most of 64 are known, a state takes few bits. The lowest bits are those of the pose or those of bridges,
// as `begin` is told.
//
// The highest bits of the hash are the slot, so twice as many slots keep the order that they have: when the table
// grows, each moves up to about twice its place, the last one first, and old and new never stand side by side. A large table
// grows between expansions, some slots at a time (see search/growth.ts).
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";

const FIRST_BITS: u32 = 10;
/** Bytes of a slot: what 64 states share, and which of them are in the set. Where none is, the slot is free. */
const SLOT_SHIFT: u32 = 4;
const HELD: usize = 8;
/** Slots of the beginning are set aside while the table grows: there one that lies far behind its place could come to
 *  lie before others that have not moved. At this load none lies a thousand slots behind. */
const ASIDE: u32 = 2048;

export class ClosedSet {
  /** Slots that are taken. */
  static count: u32 = 0;
  static shift: u32 = 0;
  static mask: u32 = 0;
  /** How many may be taken before the table grows. */
  static room: u32 = 0;
  /** By how many bits states are turned, so that others are the lowest. */
  static turn: u64 = 0;
  /** While it grows: the slots that it had, and how many of these have not moved up yet. */
  static slotsBefore: u32 = 0;
  static unmoved: u32 = 0;

  static begin(turn: u64): bool {
    ClosedSet.turn = turn;
    ClosedSet.count = 0;
    if (!Regions.resize(Region.TABLE, (<u64>1) << (FIRST_BITS + SLOT_SHIFT))) return false;
    memory.fill(Regions.start(Region.TABLE), 0, (<usize>1) << (FIRST_BITS + SLOT_SHIFT));
    setSize(FIRST_BITS);
    return true;
  }

  /** Loads what a look-up will look at first, for the sake of the loading. */
  @inline
  static prefetch(state: u64): u64 {
    return load<u64>(ClosedSet.at(ClosedSet.slotOf(rotr(state, ClosedSet.turn) >> 6)));
  }

  /** Puts a state in, which there must be room for; false where it is in already. */
  @inline
  static add(state: u64): bool {
    const turned = rotr(state, ClosedSet.turn);
    const at = ClosedSet.find(turned >> 6);
    const bit = (<u64>1) << (turned & 63);
    const held = load<u64>(at, HELD);
    if ((held & bit) != 0) return false;
    if (held == 0) {
      store<u64>(at, turned >> 6);
      ClosedSet.count++;
    }
    store<u64>(at, held | bit, HELD);
    return true;
  }

  static has(state: u64): bool {
    const turned = rotr(state, ClosedSet.turn);
    return ((load<u64>(ClosedSet.find(turned >> 6), HELD) >> (turned & 63)) & 1) != 0;
  }

  /** Room for so many more; false where the memory does not allow it. Near its end the table may get very full. */
  static makeRoom(more: u32): bool {
    const wanted = ClosedSet.count + more;
    if (wanted <= ClosedSet.room) return true;
    if (wanted <= brim() && ClosedSet.room < brim() && Growth.puttingOff(u64(ClosedSet.mask) << SLOT_SHIFT)) {
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
    if (bits > 27 || !Regions.ensure(Region.STACK, u64(ASIDE) << SLOT_SHIFT)) return false;
    if (!Regions.beginResize(Region.TABLE, (<u64>1) << (bits + SLOT_SHIFT))) return false;
    ClosedSet.slotsBefore = slots;
    ClosedSet.unmoved = slots;
    Growth.cleared = u64(slots) << SLOT_SHIFT;
    return true;
  }

  /** Moves what lies in about so many slots; true when nothing is left to move. */
  static lay(most: u32): bool {
    const slots = ClosedSet.slotsBefore;
    if (!Growth.clearTable(u64(slots) << (SLOT_SHIFT + 1), most)) return false;
    const aside = Regions.start(Region.STACK);
    const few = min(ASIDE, slots);
    if (ClosedSet.unmoved == slots) {
      memory.copy(aside, ClosedSet.at(0), (<usize>few) << SLOT_SHIFT);
      memory.fill(ClosedSet.at(0), 0, (<usize>few) << SLOT_SHIFT);
      setSize(65 - ClosedSet.shift);
    }
    const end = max(few, ClosedSet.unmoved - min(most, ClosedSet.unmoved));
    for (; ClosedSet.unmoved > end; ClosedSet.unmoved--) {
      const at = ClosedSet.at(ClosedSet.unmoved - 1);
      const held = load<u64>(at, HELD);
      store<u64>(at, 0, HELD);
      ClosedSet.put(load<u64>(at), held);
    }
    if (end == few) {
      for (let i: usize = 0; i < <usize>few; i++) {
        const at = aside + (i << SLOT_SHIFT);
        ClosedSet.put(load<u64>(at), load<u64>(at, HELD));
      }
    }
    return end == few;
  }

  @inline
  private static slotOf(shared: u64): u32 {
    let hash = (shared ^ (shared >> 32)) * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 29)) * 0xbf58476d1ce4e5b9;
    return u32(hash >> ClosedSet.shift);
  }

  @inline
  private static at(slot: u32): usize {
    return Regions.start(Region.TABLE) + ((<usize>slot) << SLOT_SHIFT);
  }

  /** Where the slot lies that holds what is shared, or a free one for it. */
  @inline
  private static find(shared: u64): usize {
    let slot = ClosedSet.slotOf(shared);
    while (load<u64>(ClosedSet.at(slot)) != shared && load<u64>(ClosedSet.at(slot), HELD) != 0) {
      slot = (slot + 1) & ClosedSet.mask;
    }
    return ClosedSet.at(slot);
  }

  /** Puts back what a slot held. */
  private static put(shared: u64, held: u64): void {
    if (held == 0) return;
    const at = ClosedSet.find(shared);
    store<u64>(at, shared);
    store<u64>(at, held, HELD);
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
