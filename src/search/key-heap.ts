// The keys of a bucket queue: memory is taken for those that occur, however large they are and however far apart. The twin
// of assembly/search/key-heap.ts.
//
// A hash table has a slot for every key that has occurred; there the queue finds the buckets of a key. The keys that
// have entries also lie in a binary heap. It is asked for the next key only when the least one has no entry any more, which
// in most searches is rare, and has few keys.
import { type Growing, type Memory, NOTHING, Room } from "./memory.ts";

/** A slot: the key + 1 (0 where the slot is empty), and two words of the queue. */
const SLOT = 3;
const FIRST_BITS = 6;
const MOST_BITS = 26;
const KEYS_A_PIECE = 1 << 16;
/** 2^32 divided by the golden ratio: neighbouring keys come far apart. */
const SPREAD = 0x9e3779b1;

export class KeyHeap {
  /** The least key that has an entry. */
  least = 0;
  /** Where its slot begins in `table`. */
  leastSlot = 0;
  table: Uint32Array<ArrayBuffer> = NOTHING;
  readonly #memory: Memory;
  /** The table has 2^bits slots. */
  #bits = 0;
  /** Slots that are taken, at most half of them. */
  #taken = 0;
  readonly #room: Room;
  #heap: Uint32Array<ArrayBuffer> = NOTHING;
  /** Keys in the heap. */
  #size = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#room = new Room(memory, 2 * SLOT, () => this.#grow());
  }

  /** Sees to it that there is room for one more key. False where there is no memory. */
  hasRoom(): boolean {
    return this.#taken < this.#room.limit || this.#room.make(this.#taken + 1);
  }

  /** Where a key's slot begins; call hasRoom before. */
  slotOf(key: number): number {
    const at = find(this.table, this.#bits, key);
    if (this.table[at] === 0) {
      this.table[at] = key + 1;
      this.#taken++;
    }
    return at;
  }

  /** This key has an entry now, and had none before. */
  push(key: number): void {
    const heap = this.#heap;
    let index = this.#size++;
    if (index === 0 || key < this.least) this.#setLeast(key);
    for (; index > 0 && (heap[(index - 1) >> 1] as number) > key; index = (index - 1) >> 1) {
      heap[index] = heap[(index - 1) >> 1] as number;
    }
    heap[index] = key;
  }

  /** The least key has no entry any more. */
  popLeast(): void {
    const heap = this.#heap;
    const count = --this.#size;
    if (count === 0) return;
    const key = heap[count] as number;
    let index = 0;
    for (let child = 1; child < count; child = 2 * index + 1) {
      if (child + 1 < count && (heap[child + 1] as number) < (heap[child] as number)) child++;
      if ((heap[child] as number) > key) break;
      heap[index] = heap[child] as number;
      index = child;
    }
    heap[index] = key;
    this.#setLeast(heap[0] as number);
  }

  #setLeast(key: number): void {
    this.least = key;
    this.leastSlot = find(this.table, this.#bits, key);
  }

  *#grow(): Growing {
    const bits = this.#bits === 0 ? FIRST_BITS : this.#bits + 1;
    const table = bits > MOST_BITS ? undefined : yield* this.#memory.freshInPieces(SLOT << bits);
    if (table === undefined) return false;
    const heap = yield* this.#memory.growing(this.#heap, 1 << (bits - 1));
    if (heap === undefined) {
      this.#memory.release(table);
      return false;
    }
    const old = this.table;
    for (let at = 0; at < old.length; at += SLOT) {
      if (at % (SLOT * KEYS_A_PIECE) === 0) yield;
      const kept = old[at] as number;
      if (kept !== 0) table.set(old.subarray(at, at + SLOT), find(table, bits, kept - 1));
    }
    this.#memory.release(old);
    this.table = table;
    this.#heap = heap;
    this.#bits = bits;
    this.#room.set(1 << (bits - 1));
    if (this.#size !== 0) this.#setLeast(this.least);
    return true;
  }
}

/** Where the slot begins that has this key, or would have it. */
function find(table: Uint32Array, bits: number, key: number): number {
  const mask = (1 << bits) - 1;
  let slot = Math.imul(key, SPREAD) >>> (32 - bits);
  for (;;) {
    const kept = table[slot * SLOT] as number;
    if (kept === key + 1 || kept === 0) return slot * SLOT;
    slot = (slot + 1) & mask;
  }
}
