// The states that the macro search keeps, each a node of the graph and which bridges are open: an append-only array, a
// hash table of their numbers, and buckets by cost that are chains through the records themselves.
//
// A record never changes its bucket: a state that is reached at less cost gets a new record in the table's slot of the
// old one, which is marked as stale and dropped when its bucket comes. Costs lie so close together that a ring of
// buckets suffices, one for each cost from the least to the greatest that is queued. A large table is laid anew some records
// at a time, between expansions (see search/growth.ts).
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Barriers } from "./barriers";

const BYTES: u32 = 24;
const NODE: usize = 8;
const COST: usize = 12;
const PARENT: usize = 16;
const NEXT: usize = 20;

const NUMBER_BITS: u32 = 28;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;
const FIRST_SLOTS: u32 = 4096;
/** So many that the ring hardly ever grows: all else lies above it. */
const FIRST_BUCKETS: u32 = 1024;
/** From here on the table grows by a half, not to its double. */
const LARGE: u32 = 1 << 22;
/** A slot stands for so many bytes, with its records, where it is asked whether a table is to be laid in pieces. */
const SLOT_WEIGHT: u64 = 8;

export class Records {
  static readonly NONE: u32 = 0xffffffff;
  /** In the place of a cost: the record is stale. */
  static readonly STALE: u32 = 0xffffffff;

  static count: u32 = 0;
  static room: u32 = 0;
  static slots: u32 = 0;
  static tableRoom: u32 = 0;
  /** Of the ring: a power of two. */
  static buckets: u32 = 0;
  /** Chained into buckets, stale or not. */
  static queued: u32 = 0;

  /** An empty table and a ring, which is the scratch region. */
  static begin(): bool {
    Records.count = 0;
    Records.room = 0;
    Records.queued = 0;
    Records.slots = FIRST_SLOTS;
    Records.tableRoom = FIRST_SLOTS / 2;
    Records.buckets = FIRST_BUCKETS;
    const ringBytes = u64(FIRST_BUCKETS) << 2;
    if (!Regions.resize(Region.SCRATCH, ringBytes) || !Regions.resize(Region.TABLE, u64(FIRST_SLOTS) << 2))
      return false;
    memory.fill(Regions.start(Region.SCRATCH), 0, usize(ringBytes));
    memory.fill(Regions.start(Region.TABLE), 0, (<usize>FIRST_SLOTS) << 2);
    return true;
  }

  @inline
  static at(number: u32): usize {
    return Regions.start(Region.NODES) + <usize>(number * BYTES);
  }

  @inline
  static bits(number: u32): u64 {
    return load<u64>(Records.at(number));
  }

  @inline
  static node(number: u32): u32 {
    return load<u32>(Records.at(number), NODE);
  }

  @inline
  static cost(number: u32): u32 {
    return load<u32>(Records.at(number), COST);
  }

  @inline
  static parent(number: u32): u32 {
    return load<u32>(Records.at(number), PARENT);
  }

  @inline
  static hash(bits: u64, node: u32): u64 {
    return Hash.mix(bits + u64(node) * 0x9e3779b97f4a7c15);
  }

  @inline
  static slotOf(hash: u64): u32 {
    return u32(((hash >> 32) * u64(Records.slots)) >> 32);
  }

  @inline
  static entry(slot: u32): u32 {
    return load<u32>(Regions.start(Region.TABLE) + ((<usize>slot) << 2));
  }

  /** Loads what a look-up will look at first, for the sake of the loading. */
  @inline
  static prefetch(entry: u32): u32 {
    return entry == 0 ? 0 : load<u32>(Records.at((entry & NUMBER_MASK) - 1));
  }

  /** Sees to it that so many more records can be kept. */
  @inline
  static reserve(more: u32): bool {
    return Records.count + more <= min(Records.room, Records.tableRoom) || makeRoom(Records.count + more);
  }

  /** Keeps a state that costs less than what is known of it, in the bucket of what it costs and what barriers add to that;
   *  `reserve` has made room. 1 if it is new, 0 if it was known at more, -1 if it was known at no more, -2 if it is dead. */
  @inline
  static keep(bits: u64, node: u32, hash: u64, cost: u32, parent: u32): i32 {
    const slot = Records.find(bits, node, hash);
    const entry = load<u32>(slot);
    if (entry != 0) {
      const known = Records.at((entry & NUMBER_MASK) - 1);
      if (load<u32>(known, COST) <= cost) return -1;
      store<u32>(known, Records.STALE, COST);
    }
    const extra = Barriers.extra(node, bits);
    if (extra == Barriers.DEAD) return -2;
    const number = Records.count++;
    store<u32>(slot, (u32(hash) << NUMBER_BITS) | (number + 1));
    const at = Records.at(number);
    const bucket = Regions.start(Region.SCRATCH) + ((<usize>((cost + extra) & (Records.buckets - 1))) << 2);
    store<u64>(at, bits);
    store<u32>(at, node, NODE);
    store<u32>(at, cost, COST);
    store<u32>(at, parent, PARENT);
    store<u32>(at, load<u32>(bucket), NEXT);
    store<u32>(bucket, number + 1);
    Records.queued++;
    return entry == 0 ? 1 : 0;
  }

  /** Whether a state is known at no more cost. */
  @inline
  static knows(bits: u64, node: u32, cost: u32): bool {
    const entry = load<u32>(Records.find(bits, node, Records.hash(bits, node)));
    return entry != 0 && Records.cost((entry & NUMBER_MASK) - 1) <= cost;
  }

  /** The place in the table of a state that is known, or the empty one where it belongs. */
  @inline
  private static find(bits: u64, node: u32, hash: u64): usize {
    const tag = u32(hash) << NUMBER_BITS;
    const slots = Records.slots;
    const table = Regions.start(Region.TABLE);
    const records = Regions.start(Region.NODES);
    let slot = Records.slotOf(hash);
    while (true) {
      const at = table + ((<usize>slot) << 2);
      const entry = load<u32>(at);
      if (entry == 0) return at;
      if ((entry & ~NUMBER_MASK) == tag) {
        const known = records + <usize>(((entry & NUMBER_MASK) - 1) * BYTES);
        if (load<u64>(known) == bits && load<u32>(known, NODE) == node) return at;
      }
      if (++slot == slots) slot = 0;
    }
  }

  /** Begins to lay a larger table. Nothing may be looked up until `lay` tells that it is done. */
  static beginGrowth(): bool {
    return beginTable(Records.count + 1);
  }

  /** Puts about so many records more into the table; true when all are in it. */
  static lay(most: u32): bool {
    const slots = Records.slots;
    if (!Growth.clearTable(u64(slots) << 2, most)) return false;
    const table = Regions.start(Region.TABLE);
    const end = Growth.laid + min(most, Records.count - Growth.laid);
    for (let number = Growth.laid; number < end; number++) {
      if (Records.cost(number) == Records.STALE) continue;
      const hash = Records.hash(Records.bits(number), Records.node(number));
      let slot = Records.slotOf(hash);
      while (load<u32>(table + ((<usize>slot) << 2)) != 0) {
        if (++slot == slots) slot = 0;
      }
      store<u32>(table + ((<usize>slot) << 2), (u32(hash) << NUMBER_BITS) | (number + 1));
    }
    Growth.laid = end;
    return end == Records.count;
  }

  /** Sees to it that the ring has a bucket for a cost, while `least` is the least one that is queued. */
  static widen(least: u32, cost: u32): bool {
    const before = Records.buckets;
    if (cost < least + before) return true;
    let buckets = before;
    while (cost >= least + buckets) buckets *= 2;
    // Twice the ring: the old one is copied to its second half, from there to its places in the first.
    if (!Regions.resize(Region.SCRATCH, u64(buckets + before) << 2)) return false;
    const ring = Regions.start(Region.SCRATCH);
    const old = ring + ((<usize>buckets) << 2);
    memory.copy(old, ring, (<usize>before) << 2);
    memory.fill(ring, 0, (<usize>buckets) << 2);
    for (let i = least; i < least + before; i++) {
      store<u32>(ring + ((<usize>(i & (buckets - 1))) << 2), load<u32>(old + ((<usize>(i & (before - 1))) << 2)));
    }
    Records.buckets = buckets;
    return true;
  }

  /** The record that was put last into the bucket of a cost, stale or not; NONE where it is empty. */
  @inline
  static first(cost: u32): u32 {
    return load<u32>(bucketOf(cost)) - 1;
  }

  /** Takes out what `first` tells. */
  @inline
  static drop(cost: u32): void {
    const bucket = bucketOf(cost);
    store<u32>(bucket, load<u32>(Records.at(load<u32>(bucket) - 1), NEXT));
    Records.queued--;
  }
}

function bucketOf(cost: u32): usize {
  return Regions.start(Region.SCRATCH) + ((<usize>(cost & (Records.buckets - 1))) << 2);
}

function makeRoom(wanted: u32): bool {
  if (wanted >= NUMBER_MASK) return false;
  if (wanted > Records.tableRoom && !isPutOff(wanted) && !growTable(wanted)) return false;
  if (wanted <= Records.room) return true;
  if (!Regions.ensure(Region.NODES, u64(wanted) * u64(BYTES))) return false;
  Records.room = u32(min<u64>(Regions.size(Region.NODES) / u64(BYTES), u64(NUMBER_MASK)));
  return true;
}

/** A large table may get somewhat fuller until the search comes to let it grow. */
function isPutOff(wanted: u32): bool {
  const brim = Records.slots / 2 + Records.slots / 8;
  if (wanted > brim || Records.tableRoom >= brim || !Growth.puttingOff(u64(Records.slots) * SLOT_WEIGHT)) return false;
  Records.tableRoom = brim;
  return true;
}

/** Lays the table anew where it lies, from the records, in one piece. */
function growTable(wanted: u32): bool {
  if (!beginTable(wanted)) return false;
  Growth.forget(Region.TABLE);
  Regions.move(u64.MAX_VALUE);
  return Records.lay(u32.MAX_VALUE);
}

function beginTable(wanted: u32): bool {
  let slots = Records.slots;
  do slots = slots < LARGE ? slots * 2 : slots + slots / 2;
  while (slots / 2 < wanted);
  if (!Regions.beginResize(Region.TABLE, u64(slots) << 2)) return false;
  Records.slots = slots;
  Records.tableRoom = slots / 2;
  Growth.cleared = 0;
  Growth.laid = 0;
  return true;
}
