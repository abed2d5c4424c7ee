// The open list of best-first search: least key first, among equal keys the larger g, among those first in, first out.
// The twin of assembly/search/bucket-queue.ts.
//
// Keys are small integers, so there is a chain of buckets for every key, ordered by falling g; a bucket is a chain of
// blocks of entries, and freed blocks are used again. A chain may have thousands of buckets (a long corridor of equal
// keys), but a search pushes near to where it pushed last: the way to a bucket begins at the one used last. An entry is the number of a node. An entry is never taken out
// early: a node that was reached at less cost has a second one, and whoever takes the first finds that its g is not
// the node's any more.
import { type Memory, NOTHING } from "./memory.ts";

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
const FIRST_KEYS = 64;
const FIRST_BLOCKS = 32;

export class BucketQueue {
  /** Entries in the queue. */
  count = 0;
  /** The key and the g of the entry taken last. */
  key = 0;
  cost = 0;
  readonly #memory: Memory;
  /** No entry has a smaller key. */
  #leastKey = 0;
  /** The first bucket of each key; blocks are named by where they begin, and 0 is none. */
  #first: Uint32Array<ArrayBuffer> = NOTHING;
  /** The bucket of each key that was used last. */
  #used: Uint32Array<ArrayBuffer> = NOTHING;
  #blocks: Uint32Array<ArrayBuffer> = NOTHING;
  #end = BLOCK;
  #free = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** False where there is no memory. */
  push(key: number, cost: number, node: number): boolean {
    if (key >= this.#used.length && !this.#growKeys(key)) return false;
    if (this.#free === 0 && this.#end >= this.#blocks.length && !this.#growBlocks()) return false;
    this.#append(this.#bucketFor(key, cost), node);
    this.count++;
    if (key < this.#leastKey || this.count === 1) this.#leastKey = key;
    return true;
  }

  /** Takes the first entry; the queue must not be empty. Its key and g are then in `key` and `cost`. */
  pop(): number {
    const first = this.#first;
    const blocks = this.#blocks;
    let key = this.#leastKey;
    while (first[key] === 0) key++;
    this.#leastKey = key;
    this.key = key;
    const bucket = first[key] as number;
    this.cost = blocks[bucket + COST] as number;
    const read = blocks[bucket + READ] as number;
    const node = blocks[bucket + ENTRIES + read] as number;
    blocks[bucket + READ] = read + 1;
    if (bucket === blocks[bucket + LAST] && read + 1 === blocks[bucket + WRITE]) {
      const lower = blocks[bucket + LOWER] as number;
      if (lower !== 0) blocks[lower + HIGHER] = 0;
      this.#replaceFirst(key, bucket, lower);
      this.#release(bucket);
    } else if (read + 1 === ENTRIES_A_BLOCK) {
      this.#replaceFirst(key, bucket, this.#makeFirst(blocks[bucket + NEXT] as number, bucket));
      this.#release(bucket);
    }
    this.count--;
    return node;
  }

  /** Puts `now` (perhaps none) in the place of the first bucket of a key. */
  #replaceFirst(key: number, before: number, now: number): void {
    this.#first[key] = now;
    if (this.#used[key] === before) this.#used[key] = now;
  }

  /** The bucket of this key and g, made where there is none yet. */
  #bucketFor(key: number, cost: number): number {
    const blocks = this.#blocks;
    let bucket = this.#used[key] as number;
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
    if (bucket === 0 || blocks[bucket + COST] !== cost) bucket = this.#newBucket(key, cost, higher, bucket);
    this.#used[key] = bucket;
    return bucket;
  }

  #growKeys(key: number): boolean {
    const length = Math.max(FIRST_KEYS, (key + 1) * 2);
    const first = this.#memory.grown(this.#first, length);
    if (first === undefined) return false;
    this.#first = first;
    const used = this.#memory.grown(this.#used, length);
    if (used === undefined) return false;
    this.#used = used;
    return true;
  }

  #growBlocks(): boolean {
    const longer = this.#memory.grown(this.#blocks, Math.max(FIRST_BLOCKS * BLOCK, this.#blocks.length * 2));
    if (longer !== undefined) this.#blocks = longer;
    return longer !== undefined;
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
  #newBucket(key: number, cost: number, higher: number, lower: number): number {
    const blocks = this.#blocks;
    const block = this.#takeBlock();
    blocks[block + NEXT] = 0;
    blocks[block + HIGHER] = higher;
    blocks[block + LOWER] = lower;
    blocks[block + COST] = cost;
    blocks[block + LAST] = block;
    blocks[block + READ] = 0;
    blocks[block + WRITE] = 0;
    if (higher === 0) this.#first[key] = block;
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
