// The open list of best-first search: least key first, among equal keys the larger g, among those first in, first out.
// The twin of assembly/search/bucket-queue.ts.
//
// Keys are small integers, so there is a chain of buckets for every key, ordered by falling g; a bucket is a chain of
// blocks of entries, and freed blocks are used again. An entry is the number of a node. An entry is never taken out
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
const ENTRIES = 6;
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
  #blocks: Uint32Array<ArrayBuffer> = NOTHING;
  #end = BLOCK;
  #free = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** False where there is no memory. */
  push(key: number, cost: number, node: number): boolean {
    if (key >= this.#first.length && !this.#growKeys(key)) return false;
    if (this.#free === 0 && this.#end >= this.#blocks.length && !this.#growBlocks()) return false;
    const blocks = this.#blocks;
    let above = 0;
    let bucket = this.#first[key] as number;
    while (bucket !== 0 && (blocks[bucket + COST] as number) > cost) {
      above = bucket;
      bucket = blocks[bucket + LOWER] as number;
    }
    if (bucket === 0 || blocks[bucket + COST] !== cost) {
      bucket = this.#newBucket(cost, bucket);
      if (above === 0) this.#first[key] = bucket;
      else blocks[above + LOWER] = bucket;
    }
    this.#append(bucket, node);
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
      first[key] = blocks[bucket + LOWER] as number;
      this.#release(bucket);
    } else if (read + 1 === ENTRIES_A_BLOCK) {
      first[key] = this.#makeFirst(blocks[bucket + NEXT] as number, bucket);
      this.#release(bucket);
    }
    this.count--;
    return node;
  }

  #growKeys(key: number): boolean {
    const longer = this.#memory.grown(this.#first, Math.max(FIRST_KEYS, (key + 1) * 2));
    if (longer !== undefined) this.#first = longer;
    return longer !== undefined;
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

  #newBucket(cost: number, lower: number): number {
    const blocks = this.#blocks;
    const block = this.#takeBlock();
    blocks[block + NEXT] = 0;
    blocks[block + LOWER] = lower;
    blocks[block + COST] = cost;
    blocks[block + LAST] = block;
    blocks[block + READ] = 0;
    blocks[block + WRITE] = 0;
    return block;
  }

  /** Makes a later block of a bucket its first: what describes the bucket is handed on from `old`. */
  #makeFirst(block: number, old: number): number {
    const blocks = this.#blocks;
    blocks[block + LOWER] = blocks[old + LOWER] as number;
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
