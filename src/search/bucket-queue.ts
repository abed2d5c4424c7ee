// The open list of best-first search: least key first, among equal keys the larger g, among those first in, first out.
// The twin of assembly/search/bucket-queue.ts.
//
// For each key there is a chain of buckets, ordered by falling g; which keys there are, and which is the least, is known by
// KeyHeap. A bucket is a chain of blocks of entries, and freed blocks are used again. A chain may have thousands of
// buckets (a long corridor of equal keys), but a search pushes near to where it pushed last: the walk to a bucket begins at
// the one used last. An entry is the number of a node. An entry is never taken out early: a node that was reached at less
// cost has a second one, and whoever takes the first finds that its g is not the node's any more.

import { KeyHeap } from "./key-heap.ts";
import { type Growing, type Memory, NOTHING, Room } from "./memory.ts";
import { UNLIMITED } from "./run.ts";

/** Words of a block. The first ones of a bucket's first block describe the bucket, the rest of each are entries. */
const BLOCK = 32;
const NEXT = 0;
/** The bucket of the same key with the next smaller g. */
const LOWER = 1;
const COST = 2;
const LAST = 3;
const READ = 4;
const WRITE = 5;
/** The bucket of the same key with the next larger g. */
const HIGHER = 6;
const ENTRIES = 7;
const ENTRIES_A_BLOCK = BLOCK - ENTRIES;
const FIRST_BLOCKS = 32;

/** What the slot of a key tells: its bucket with the largest g (0 where this key has no entry), and the one used last. */
const FIRST = 1;
const USED = 2;

export class BucketQueue {
  /** Entries in the queue. */
  count = 0;
  /** The key and the g of the entry taken last. */
  key = 0;
  cost = 0;
  readonly #memory: Memory;
  readonly #keys: KeyHeap;
  /** Blocks are named by where they begin; 0 is none. */
  #blocks: Uint32Array<ArrayBuffer> = NOTHING;
  readonly #room: Room;
  #end = BLOCK;
  #free = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#keys = new KeyHeap(memory);
    this.#room = new Room(memory, 1, () => this.#growBlocks());
  }

  /** False where there is no memory, and for UNLIMITED, which stands for keys that are too large. */
  push(key: number, cost: number, node: number): boolean {
    const keys = this.#keys;
    if (key === UNLIMITED || !keys.hasRoom()) return false;
    if (this.#free === 0 && this.#end >= this.#room.limit && !this.#room.make(this.#end + BLOCK)) return false;
    const slot = keys.slotOf(key);
    if (keys.table[slot + FIRST] === 0) keys.push(key);
    this.#append(this.#bucketFor(slot, cost), node);
    this.count++;
    return true;
  }

  /** Takes the first entry; the queue must not be empty. Its key and g are then in `key` and `cost`. */
  pop(): number {
    const keys = this.#keys;
    const blocks = this.#blocks;
    const slot = keys.leastSlot;
    this.key = keys.least;
    const bucket = keys.table[slot + FIRST] as number;
    this.cost = blocks[bucket + COST] as number;
    const read = blocks[bucket + READ] as number;
    const node = blocks[bucket + ENTRIES + read] as number;
    blocks[bucket + READ] = read + 1;
    if (bucket === blocks[bucket + LAST] && read + 1 === blocks[bucket + WRITE]) {
      const lower = blocks[bucket + LOWER] as number;
      if (lower !== 0) blocks[lower + HIGHER] = 0;
      this.#replaceFirst(slot, bucket, lower);
      this.#release(bucket);
      if (lower === 0) keys.popLeast();
    } else if (read + 1 === ENTRIES_A_BLOCK) {
      this.#replaceFirst(slot, bucket, this.#makeFirst(blocks[bucket + NEXT] as number, bucket));
      this.#release(bucket);
    }
    this.count--;
    return node;
  }

  /** Puts `now` (perhaps none) in the place of the first bucket of a key. */
  #replaceFirst(slot: number, before: number, now: number): void {
    const { table } = this.#keys;
    table[slot + FIRST] = now;
    if (table[slot + USED] === before) table[slot + USED] = now;
  }

  /** The bucket of this key and g, made where there is none yet. */
  #bucketFor(slot: number, cost: number): number {
    const { table } = this.#keys;
    const blocks = this.#blocks;
    let bucket = table[slot + USED] as number;
    let higher = 0;
    if (bucket !== 0) {
      // Up to the last bucket whose g is not below, then down to the first whose g is not above.
      while ((blocks[bucket + COST] as number) < cost && blocks[bucket + HIGHER] !== 0) {
        bucket = blocks[bucket + HIGHER] as number;
      }
      higher = blocks[bucket + HIGHER] as number;
      while (bucket !== 0 && (blocks[bucket + COST] as number) > cost) {
        higher = bucket;
        bucket = blocks[bucket + LOWER] as number;
      }
    }
    if (bucket === 0 || blocks[bucket + COST] !== cost) bucket = this.#newBucket(slot, cost, higher, bucket);
    table[slot + USED] = bucket;
    return bucket;
  }

  *#growBlocks(): Growing {
    const length = Math.max(FIRST_BLOCKS * BLOCK, this.#blocks.length * 2);
    const longer = yield* this.#memory.growing(this.#blocks, length);
    if (longer === undefined) return false;
    this.#blocks = longer;
    this.#room.set(length);
    return true;
  }

  #takeBlock(): number {
    const block = this.#free;
    if (block !== 0) {
      this.#free = this.#blocks[block + NEXT] as number;
      return block;
    }
    this.#end += BLOCK;
    return this.#end - BLOCK;
  }

  #release(block: number): void {
    this.#blocks[block + NEXT] = this.#free;
    this.#free = block;
  }

  /** Makes a bucket between `higher` and `lower`, either of which may be none. */
  #newBucket(slot: number, cost: number, higher: number, lower: number): number {
    const blocks = this.#blocks;
    const block = this.#takeBlock();
    blocks[block + NEXT] = 0;
    blocks[block + HIGHER] = higher;
    blocks[block + LOWER] = lower;
    blocks[block + COST] = cost;
    blocks[block + LAST] = block;
    blocks[block + READ] = 0;
    blocks[block + WRITE] = 0;
    if (higher === 0) this.#keys.table[slot + FIRST] = block;
    else blocks[higher + LOWER] = block;
    if (lower !== 0) blocks[lower + HIGHER] = block;
    return block;
  }

  /** Makes a later block of a bucket its first: what describes the bucket is handed on from `old`. */
  #makeFirst(block: number, old: number): number {
    const blocks = this.#blocks;
    const lower = blocks[old + LOWER] as number;
    blocks[block + HIGHER] = 0;
    blocks[block + LOWER] = lower;
    if (lower !== 0) blocks[lower + HIGHER] = block;
    blocks[block + COST] = blocks[old + COST] as number;
    blocks[block + LAST] = blocks[old + LAST] as number;
    blocks[block + READ] = 0;
    blocks[block + WRITE] = blocks[old + WRITE] as number;
    return block;
  }

  /** `push` has seen to it that there is a block for every entry. */
  #append(bucket: number, node: number): void {
    const blocks = this.#blocks;
    let last = blocks[bucket + LAST] as number;
    let write = blocks[bucket + WRITE] as number;
    if (write === ENTRIES_A_BLOCK) {
      const next = this.#takeBlock();
      blocks[next + NEXT] = 0;
      blocks[last + NEXT] = next;
      blocks[bucket + LAST] = next;
      last = next;
      write = 0;
    }
    blocks[last + ENTRIES + write] = node;
    blocks[bucket + WRITE] = write + 1;
  }
}
