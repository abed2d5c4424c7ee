// The open list of best-first search: least key first, among equal keys the larger g, among those first in, first out.
//
// Keys are small integers, so there is a chain of buckets for every key, ordered by falling g; a bucket is a chain of
// blocks of entries, and freed blocks are used again. An entry is the number of a node. An entry is never taken out
// early: a node that was reached at less cost has a second one, and whoever takes the first finds that its g is not
// the node's any more.
import { Region, Regions } from "../memory/regions";

/** Words of a block. The first ones of a bucket's first block describe the bucket, the rest of each are entries. */
const BLOCK_WORDS: u32 = 32;
const BLOCK_BYTES: u32 = BLOCK_WORDS * 4;
const NEXT: usize = 0;
/** The bucket of the same key with the next smaller g. */
const LOWER: usize = 4;
const COST: usize = 8;
const LAST: usize = 12;
const READ: usize = 16;
const WRITE: usize = 20;
const ENTRIES: usize = 24;
const ENTRIES_A_BLOCK: u32 = BLOCK_WORDS - 6;

export class BucketQueue {
  /** Entries in the queue. */
  static count: u64 = 0;
  /** No entry has a smaller key. */
  static leastKey: u32 = 0;
  /** The key and the g of the entry taken last. */
  static key: u32 = 0;
  static cost: u32 = 0;
  static keys: u32 = 0;
  /** Blocks are numbered from 1; 0 is none. */
  static blocks: u32 = 0;
  static blockRoom: u32 = 0;
  static free: u32 = 0;

  static begin(): void {
    BucketQueue.count = 0;
    BucketQueue.leastKey = 0;
    BucketQueue.keys = 0;
    BucketQueue.blocks = 0;
    BucketQueue.blockRoom = 0;
    BucketQueue.free = 0;
  }

  /** False where there is no memory. */
  static push(key: u32, cost: u32, node: u32): bool {
    if (key >= BucketQueue.keys && !growKeys(key)) return false;
    if (BucketQueue.free == 0 && BucketQueue.blocks == BucketQueue.blockRoom && !growBlocks()) return false;
    let above: u32 = 0;
    let bucket = firstOf(key);
    while (bucket != 0 && load<u32>(block(bucket) + COST) > cost) {
      above = bucket;
      bucket = load<u32>(block(bucket) + LOWER);
    }
    if (bucket == 0 || load<u32>(block(bucket) + COST) != cost) {
      bucket = newBucket(cost, bucket);
      if (above == 0) setFirst(key, bucket);
      else store<u32>(block(above) + LOWER, bucket);
    }
    append(bucket, node);
    BucketQueue.count++;
    if (key < BucketQueue.leastKey || BucketQueue.count == 1) BucketQueue.leastKey = key;
    return true;
  }

  /** Takes the first entry; the queue must not be empty. Its key and g are then in `key` and `cost`. */
  static pop(): u32 {
    let key = BucketQueue.leastKey;
    while (firstOf(key) == 0) key++;
    BucketQueue.leastKey = key;
    BucketQueue.key = key;
    const bucket = firstOf(key);
    const at = block(bucket);
    BucketQueue.cost = load<u32>(at + COST);
    const read = load<u32>(at + READ);
    const node = load<u32>(at + ENTRIES + ((<usize>read) << 2));
    store<u32>(at + READ, read + 1);
    const last = load<u32>(at + LAST);
    if (bucket == last && read + 1 == load<u32>(at + WRITE)) {
      setFirst(key, load<u32>(at + LOWER));
      release(bucket);
    } else if (read + 1 == ENTRIES_A_BLOCK) {
      setFirst(key, makeFirst(load<u32>(at + NEXT), at));
      release(bucket);
    }
    BucketQueue.count--;
    return node;
  }
}

function block(number: u32): usize {
  return Regions.start(Region.BLOCKS) + <usize>((number - 1) * BLOCK_BYTES);
}

function firstOf(key: u32): u32 {
  return load<u32>(Regions.start(Region.KEYS) + ((<usize>key) << 2));
}

function setFirst(key: u32, bucket: u32): void {
  store<u32>(Regions.start(Region.KEYS) + ((<usize>key) << 2), bucket);
}

function growKeys(key: u32): bool {
  if (!Regions.ensure(Region.KEYS, (u64(key) + 1) << 2)) return false;
  const keys = u32(Regions.size(Region.KEYS) >> 2);
  const from = Regions.start(Region.KEYS) + ((<usize>BucketQueue.keys) << 2);
  memory.fill(from, 0, (<usize>(keys - BucketQueue.keys)) << 2);
  BucketQueue.keys = keys;
  return true;
}

function growBlocks(): bool {
  if (!Regions.ensure(Region.BLOCKS, u64(BucketQueue.blocks + 1) * u64(BLOCK_BYTES))) return false;
  BucketQueue.blockRoom = u32(Regions.size(Region.BLOCKS) / u64(BLOCK_BYTES));
  return true;
}

function takeBlock(): u32 {
  const number = BucketQueue.free;
  if (number == 0) return ++BucketQueue.blocks;
  BucketQueue.free = load<u32>(block(number) + NEXT);
  return number;
}

function release(number: u32): void {
  store<u32>(block(number) + NEXT, BucketQueue.free);
  BucketQueue.free = number;
}

function newBucket(cost: u32, lower: u32): u32 {
  const number = takeBlock();
  const at = block(number);
  store<u32>(at + NEXT, 0);
  store<u32>(at + LOWER, lower);
  store<u32>(at + COST, cost);
  store<u32>(at + LAST, number);
  store<u32>(at + READ, 0);
  store<u32>(at + WRITE, 0);
  return number;
}

/** Makes a later block of a bucket its first: what describes the bucket is handed on from `old`. */
function makeFirst(number: u32, old: usize): u32 {
  const at = block(number);
  store<u32>(at + LOWER, load<u32>(old + LOWER));
  store<u32>(at + COST, load<u32>(old + COST));
  store<u32>(at + LAST, load<u32>(old + LAST));
  store<u32>(at + READ, 0);
  store<u32>(at + WRITE, load<u32>(old + WRITE));
  return number;
}

/** `push` has seen to it that there is a block for every entry. */
function append(bucket: u32, node: u32): void {
  const at = block(bucket);
  let last = load<u32>(at + LAST);
  let write = load<u32>(at + WRITE);
  if (write == ENTRIES_A_BLOCK) {
    const next = takeBlock();
    store<u32>(block(next) + NEXT, 0);
    store<u32>(block(last) + NEXT, next);
    store<u32>(at + LAST, next);
    last = next;
    write = 0;
  }
  store<u32>(block(last) + ENTRIES + ((<usize>write) << 2), node);
  store<u32>(at + WRITE, write + 1);
}
