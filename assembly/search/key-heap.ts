// The keys of a bucket queue: memory is taken for those that occur, however large they are and however far apart.
//
// A hash table has a slot for every key that has occurred; there the queue finds the buckets of a key. The keys that
// have entries also lie in a binary heap. It is asked for the next key only when the least one has no entry any more, which
// in most searches is rare, and has few keys.
import { Region, Regions } from "../memory/regions";
import { Growth } from "./growth";

/** A slot: the key + 1 (0 where the slot is empty), and two words of the queue. */
const SLOT_BYTES: usize = 12;
/** At most half of the slots are taken, so above the table the heap has room for half as many keys. */
const HEAP_BYTES: usize = 2;
const FIRST_BITS: u32 = 6;
const MOST_BITS: u32 = 26;
/** 2^32 divided by the golden ratio: neighbouring keys come far apart. */
const SPREAD: u32 = 0x9e3779b1;

export class KeyHeap {
  /** The least key that has an entry. */
  static least: u32 = 0;
  /** The number of its slot. */
  static leastAt: u32 = 0;
  /** The table has 2^bits slots; none while this is 0. */
  static bits: u32 = 0;
  /** Slots that are taken, and how many may be before there is something to do. */
  static taken: u32 = 0;
  static room: u32 = 0;
  /** Keys in the heap. */
  static size: u32 = 0;

  static begin(): void {
    KeyHeap.bits = 0;
    KeyHeap.taken = 0;
    KeyHeap.room = 0;
    KeyHeap.size = 0;
  }

  /** Sees to it that there is room for one more key. False where there is no memory. */
  @inline
  static hasRoom(): bool {
    return KeyHeap.taken < KeyHeap.room || makeRoom();
  }

  /** The address of a key's slot; call hasRoom before. */
  @inline
  static slotOf(key: u32): usize {
    const at = slotAt(find(Regions.start(Region.KEYS), KeyHeap.bits, key));
    if (load<u32>(at) == 0) {
      store<u32>(at, key + 1);
      KeyHeap.taken++;
    }
    return at;
  }

  @inline
  static leastSlot(): usize {
    return slotAt(KeyHeap.leastAt);
  }

  /** This key has an entry now, and had none before. */
  static push(key: u32): void {
    let index = KeyHeap.size++;
    if (index == 0 || key < KeyHeap.least) setLeast(key);
    for (; index > 0 && load<u32>(heapAt((index - 1) >> 1)) > key; index = (index - 1) >> 1) {
      store<u32>(heapAt(index), load<u32>(heapAt((index - 1) >> 1)));
    }
    store<u32>(heapAt(index), key);
  }

  /** The least key has no entry any more. */
  static popLeast(): void {
    const count = --KeyHeap.size;
    if (count == 0) return;
    const key = load<u32>(heapAt(count));
    let index: u32 = 0;
    for (let child: u32 = 1; child < count; child = 2 * index + 1) {
      if (child + 1 < count && load<u32>(heapAt(child + 1)) < load<u32>(heapAt(child))) child++;
      if (load<u32>(heapAt(child)) > key) break;
      store<u32>(heapAt(index), load<u32>(heapAt(child)));
      index = child;
    }
    store<u32>(heapAt(index), key);
    setLeast(load<u32>(heapAt(0)));
  }
}

function slotAt(number: u32): usize {
  return Regions.start(Region.KEYS) + <usize>number * SLOT_BYTES;
}

function heapAt(index: u32): usize {
  return Regions.start(Region.KEYS) + (SLOT_BYTES << (<usize>KeyHeap.bits)) + ((<usize>index) << 2);
}

function setLeast(key: u32): void {
  KeyHeap.least = key;
  KeyHeap.leastAt = find(Regions.start(Region.KEYS), KeyHeap.bits, key);
}

/** The number of the slot that has this key, or would have it, in a table that begins at `table`. */
function find(table: usize, bits: u32, key: u32): u32 {
  const mask: u32 = (1 << bits) - 1;
  let slot = (key * SPREAD) >> (32 - bits);
  while (true) {
    const kept = load<u32>(table + <usize>slot * SLOT_BYTES);
    if (kept == key + 1 || kept == 0) return slot;
    slot = (slot + 1) & mask;
  }
}

function makeRoom(): bool {
  const most: u32 = (1 << KeyHeap.bits) >> 1;
  if (KeyHeap.taken == most) return grow();
  // The place for the next table is wanted before it is needed.
  if (Growth.movesMuch(Region.KEYS)) Growth.want(Region.KEYS, bytesOf(KeyHeap.bits) + bytesOf(KeyHeap.bits + 1));
  KeyHeap.room = most;
  return true;
}

/** Of a table with 2^bits slots and its heap. */
function bytesOf(bits: u32): u64 {
  return u64(SLOT_BYTES + HEAP_BYTES) << u64(bits);
}

/** A table of twice the size is laid above the old one; then both it and the heap are moved down. */
function grow(): bool {
  const isFirst = KeyHeap.bits == 0;
  const bits = isFirst ? FIRST_BITS : KeyHeap.bits + 1;
  const oldTable: usize = isFirst ? <usize>0 : SLOT_BYTES << (<usize>KeyHeap.bits);
  const old = isFirst ? <usize>0 : usize(bytesOf(KeyHeap.bits));
  const table = SLOT_BYTES << (<usize>bits);
  if (bits > MOST_BITS || !Regions.resize(Region.KEYS, u64(old) + bytesOf(bits))) return false;
  const from = Regions.start(Region.KEYS);
  const to = from + old;
  memory.fill(to, 0, table);
  for (let at = from; at < from + oldTable; at += SLOT_BYTES) {
    const kept = load<u32>(at);
    if (kept != 0) memory.copy(to + <usize>find(to, bits, kept - 1) * SLOT_BYTES, at, SLOT_BYTES);
  }
  memory.copy(to + table, from + oldTable, (<usize>KeyHeap.size) << 2);
  memory.copy(from, to, table + ((<usize>KeyHeap.size) << 2));
  KeyHeap.bits = bits;
  const most: u32 = (1 << bits) >> 1;
  KeyHeap.room = most - (most >> 2);
  if (KeyHeap.size != 0) setLeast(KeyHeap.least);
  return true;
}
