// All states that a search keeps, each once: an append-only array of nodes and a hash table of their numbers.
//
// A node is its state's words and then the fields that the search gives it (parent, cost ...). Nodes never move relative to each
// other, so a node's number is its name, and breadth-first search uses the array as its queue. A slot of the table is
// number + 1, in as many bits as the table needs for it, and in the bits above these a part of the hash, to skip nearly
// all foreign nodes without loading them; hashes are not kept.
// The table is not a power of two (a multiplication maps the hash onto it), so it can grow by any factor; it is
// refilled from the nodes where it lies, never standing beside its successor, and if it is large some nodes at a time.
// Where a puzzle's states are small numbers, the table is an array over them and nothing is hashed or compared; a search
// that only asks whether a state is known gets one bit for each instead.
import { Hash } from "../memory/hash";
import { Region, Regions } from "../memory/regions";
import { GrowingTable, Growth } from "./growth";

/** Four bits of a hash at the least. */
const MOST_NODES: u32 = (1 << 28) - 1;
const FIRST_SLOTS: u32 = 1024;
/** Up to the first the table grows to its fourfold where there is memory for as many states as well, up to the second to its
 *  double where there is, and from then on by a half: at most twice the memory that it needs is too much. */
const LARGE: u32 = 1 << 22;
const VERY_LARGE: u32 = 1 << 26;
/** A slot stands for so many bytes, with its nodes, where it is asked whether a table is large enough to be laid in pieces. */
const SLOT_WEIGHT: u64 = 8;
/** So many nodes are laid together. */
const LAID_TOGETHER: u32 = 64;
/** Their hashes. */
const laidTogether = memory.data(512);

export class Nodes {
  static readonly NONE: u32 = 0xffffffff;

  static words: i32 = 1;
  static stride: u32 = 8;
  static count: u32 = 0;
  static slots: u32 = 0;
  /** The bits of a slot that are number + 1. */
  static numberMask: u32 = 0;
  static dense: bool = false;
  /** The table is one bit a state; `find` then answers 0 for whatever is known. */
  static marked: bool = false;
  /** Where the last `find` that found nothing would put its state. */
  static freeSlot: u32 = 0;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static sink: u32 = 0;
  /** How many nodes there may be before the table, or the array, has to grow. */
  static tableRoom: u32 = 0;
  static arrayRoom: u32 = 0;

  /** Begins an empty table for states of `words` words with `fieldBytes` more a node. False where there is no memory.
   *  `marksSuffice`: nobody will ask for the number of a known state. */
  static begin(words: i32, fieldBytes: i32, denseStates: u32, marksSuffice: bool): bool {
    Nodes.words = words;
    Nodes.stride = u32(words * 4 + fieldBytes);
    Nodes.count = 0;
    Nodes.arrayRoom = 0;
    Nodes.dense = denseStates != 0;
    Nodes.marked = Nodes.dense && marksSuffice;
    setSlots(Nodes.dense ? denseStates : FIRST_SLOTS);
    Nodes.tableRoom = Nodes.dense ? denseStates : roomOf(FIRST_SLOTS);
    const tableBytes = Nodes.marked ? ((u64(denseStates) + 31) >> 5) << 2 : u64(Nodes.slots) << 2;
    if (!Regions.resize(Region.TABLE, tableBytes)) return false;
    memory.fill(Regions.start(Region.TABLE), 0, usize(tableBytes));
    return true;
  }

  /** Makes room for so many more nodes. */
  static reserve(more: u32): bool {
    const wanted = u64(Nodes.count) + u64(more);
    if (wanted <= u64(Nodes.arrayRoom)) return true;
    if (wanted >= u64(MOST_NODES) || !Regions.ensure(Region.NODES, wanted * u64(Nodes.stride))) return false;
    Nodes.arrayRoom = min(max(u32(wanted), Growth.roomIn(Region.NODES, u32(wanted), Nodes.stride)), MOST_NODES);
    return true;
  }

  @inline
  static at(number: u32): usize {
    assert(u64(number) * u64(Nodes.stride) <= Regions.size(Region.NODES));
    return Regions.start(Region.NODES) + <usize>(number * Nodes.stride);
  }

  /** The address of the fields of a node. */
  @inline
  static fieldsAt(number: u32): usize {
    return Nodes.at(number) + ((<usize>Nodes.words) << 2);
  }

  @inline
  static same(a: usize, b: usize): bool {
    return sameState(a, b, Nodes.words);
  }

  @inline
  static hash(state: usize): u64 {
    return Nodes.dense ? 0 : Hash.ofState(state, Nodes.words);
  }

  @inline
  static slotOf(state: usize, hash: u64): u32 {
    return Nodes.dense ? load<u32>(state) : u32(((hash >> 32) * u64(Nodes.slots)) >> 32);
  }

  @inline
  static entry(slot: u32): u32 {
    assert(u64(slot) << 2 < Regions.size(Region.TABLE));
    return load<u32>(Regions.start(Region.TABLE) + ((<usize>slot) << 2));
  }

  /** Whether an entry may be that of a state with this hash. */
  @inline
  static isLike(entry: u32, hash: u64): bool {
    return ((entry ^ u32(hash)) & ~Nodes.numberMask) == 0;
  }

  /** Of what `find` will look at first, loads the node, if it is looked at, for the sake of the loading. */
  @inline
  static prefetch(entry: u32, hash: u64): u32 {
    return entry == 0 || !Nodes.isLike(entry, hash) ? 0 : load<u32>(Nodes.at((entry & Nodes.numberMask) - 1));
  }

  /** The number of the node with this state, or NONE. */
  static find(state: usize, hash: u64): u32 {
    let slot = Nodes.slotOf(state, hash);
    if (Nodes.dense) {
      Nodes.freeSlot = slot;
      if (Nodes.marked) return ((Nodes.entry(slot >> 5) >> (slot & 31)) & 1) - 1;
      return Nodes.entry(slot) - 1;
    }
    const mask = Nodes.numberMask;
    const tag = u32(hash) & ~mask;
    const words = Nodes.words;
    while (true) {
      const entry = Nodes.entry(slot);
      if (entry == 0) break;
      if ((entry & ~mask) == tag) {
        const number = (entry & mask) - 1;
        if (sameState(Nodes.at(number), state, words)) return number;
      }
      if (++slot == Nodes.slots) slot = 0;
    }
    Nodes.freeSlot = slot;
    return Nodes.NONE;
  }

  /** Appends a state that the last `find` did not find. NONE, and nothing has changed, where there is no memory. */
  static insert(given: usize, hash: u64): u32 {
    const number = Nodes.count;
    let state = given;
    if (number >= Nodes.tableRoom || number >= Nodes.arrayRoom) {
      const stack = Regions.start(Region.STACK);
      if (!makeRoom()) return Nodes.NONE;
      // A state on the stack has moved with it, and the table may have been laid anew.
      if (given >= stack) state += Regions.start(Region.STACK) - stack;
      if (!Nodes.dense) Nodes.find(state, hash);
    }
    copyState(Nodes.at(number), state, Nodes.words);
    const table = Regions.start(Region.TABLE);
    if (Nodes.marked) {
      const at = table + ((<usize>(Nodes.freeSlot >> 5)) << 2);
      store<u32>(at, load<u32>(at) | (1 << (Nodes.freeSlot & 31)));
    } else {
      const entry = Nodes.dense ? number + 1 : entryOf(hash, number + 1);
      store<u32>(table + ((<usize>Nodes.freeSlot) << 2), entry);
    }
    Nodes.count = number + 1;
    return number;
  }

  /** Begins to lay a larger table: by as much as there is memory for. Nothing may be looked up until `lay` tells that it is
   *  done. False, and nothing has changed, where there is no memory. */
  static beginGrowth(): bool {
    const now = u64(Nodes.slots);
    if (now < u64(LARGE) && hasRoomFor(3 * now) && beginTable(now << 2)) return true;
    const doubles = now < u64(LARGE) || (now < u64(VERY_LARGE) && hasRoomFor(now));
    return (
      beginTable(doubles ? now << 1 : now + (now >> 1)) || beginTable(now + (now >> 2)) || beginTable(now + (now >> 3))
    );
  }

  /** Puts about so many nodes more into the new table, when what lies above it has been moved; true when all are in it. */
  static lay(most: u32): bool {
    if (!Growth.clearTable(u64(Nodes.slots) << 2, most)) return false;
    const end = Growth.laid + min(most, Nodes.count - Growth.laid);
    while (Growth.laid < end) layBatch(Growth.laid + min(LAID_TOGETHER, end - Growth.laid));
    return end == Nodes.count;
  }
}

/** Puts the nodes before this one into the new table. What they will read of it is read before, all at once. */
function layBatch(end: u32): void {
  const table = Regions.start(Region.TABLE);
  let sum: u32 = 0;
  let state = Nodes.at(Growth.laid);
  let hashes = laidTogether;
  for (let number = Growth.laid; number < end; number++, state += Nodes.stride, hashes += 8) {
    const hash = Hash.inLine(state, Nodes.words);
    store<u64>(hashes, hash);
    sum += Nodes.entry(Nodes.slotOf(state, hash));
  }
  Nodes.sink = sum;
  hashes = laidTogether;
  for (let number = Growth.laid + 1; number <= end; number++, hashes += 8) {
    const hash = load<u64>(hashes);
    let slot = Nodes.slotOf(0, hash);
    while (load<u32>(table + ((<usize>slot) << 2)) != 0) {
      if (++slot == Nodes.slots) slot = 0;
    }
    store<u32>(table + ((<usize>slot) << 2), entryOf(hash, number));
  }
  Growth.laid = end;
}

function setSlots(slots: u32): void {
  Nodes.slots = slots;
  // There are fewer nodes than slots.
  Nodes.numberMask = min<u32>(u32.MAX_VALUE >> clz(slots), MOST_NODES);
}

function entryOf(hash: u64, numberPlusOne: u32): u32 {
  return (u32(hash) & ~Nodes.numberMask) | numberPlusOne;
}

/** Above three quarters full the runs of taken slots become long. */
function roomOf(slots: u32): u32 {
  return slots - (slots >> 2);
}

/** Two words at a time, and the last of an odd number alone. */
export function copyState(to: usize, from: usize, words: i32): void {
  const even = (<usize>(words & ~1)) << 2;
  for (let i: usize = 0; i < even; i += 8) store<u64>(to + i, load<u64>(from + i));
  if (words & 1) store<u32>(to + even, load<u32>(from + even));
}

export function sameState(a: usize, b: usize, words: i32): bool {
  const even = (<usize>(words & ~1)) << 2;
  for (let i: usize = 0; i < even; i += 8) {
    if (load<u64>(a + i) != load<u64>(b + i)) return false;
  }
  return (words & 1) == 0 || load<u32>(a + even) == load<u32>(b + even);
}

function makeRoom(): bool {
  return Nodes.reserve(1) && (Nodes.count < Nodes.tableRoom || isPutOff() || growTable());
}

/** A large table may get fuller until the search comes to let it grow. */
function isPutOff(): bool {
  if (Nodes.tableRoom >= brim() || !Growth.puttingOff(u64(Nodes.slots) * SLOT_WEIGHT)) return false;
  Nodes.tableRoom = brim();
  return true;
}

/** In one piece; near the end of the memory the table may get very full. */
function growTable(): bool {
  if (Nodes.beginGrowth()) {
    Growth.forget(Region.TABLE);
    Regions.move(u64.MAX_VALUE);
    return Nodes.lay(u32.MAX_VALUE);
  }
  if (Nodes.tableRoom >= brim()) return false;
  Nodes.tableRoom = brim();
  return true;
}

/** Whether so many more slots, and as many more nodes, have room. */
function hasRoomFor(slots: u64): bool {
  return Regions.end() + slots * u64(Nodes.stride + 4) <= Regions.limit;
}

/** Fuller than this no table gets. */
function brim(): u32 {
  return Nodes.slots - (Nodes.slots >> 3);
}

function beginTable(slots: u64): bool {
  if (slots > 0x3fffffff || !Regions.beginResize(Region.TABLE, slots << 2)) return false;
  setSlots(u32(slots));
  Nodes.tableRoom = roomOf(u32(slots));
  Growth.cleared = 0;
  Growth.laid = 0;
  return true;
}

/** The table of all searches that have no other. It is never made: `changetype` of 0 is one. */
@final
export class GrowingNodes implements GrowingTable {
  beginTable(): bool {
    return Nodes.beginGrowth();
  }

  layTable(most: u32): bool {
    return Nodes.lay(most);
  }
}
