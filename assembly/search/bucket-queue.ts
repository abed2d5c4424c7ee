// The open list of best-first search: least key first, among equal keys the larger g, among those first in, first out.
//
// For each key there is a chain of buckets, ordered by falling g; which keys there are, and which is the least, is known by
// KeyHeap. A bucket is a chain of blocks of entries, and freed blocks are used again. A chain may have thousands of
// buckets (a long corridor of equal keys), but a search pushes near to where it pushed last: the walk to a bucket begins at
// the one used last. An entry is the number of a node. An entry is never taken out early: a node that was reached at less
// cost has a second one, and whoever takes the first finds that its g is not the node's any more.
import { Region, Regions } from "../memory/regions";
import { Growth } from "./growth";
import { KeyHeap } from "./key-heap";
import { UNLIMITED } from "./run";

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
/** The bucket of the same key with the next larger g. */
const HIGHER: usize = 24;
const ENTRIES: usize = 28;
const ENTRIES_A_BLOCK: u32 = BLOCK_WORDS - 7;

/** What the slot of a key tells: its bucket with the largest g (0 where this key has no entry), and the one used last. */
const FIRST: usize = 4;
const USED: usize = 8;

export class BucketQueue {
  /** Entries in the queue. */
  static count: u64 = 0;
  /** The key and the g of the entry taken last. */
  static key: u32 = 0;
  static cost: u32 = 0;
  /** Blocks are numbered from 1; 0 is none. */
  static blocks: u32 = 0;
  static blockRoom: u32 = 0;
  static free: u32 = 0;

  static begin(): void {
    KeyHeap.begin();
    BucketQueue.count = 0;
    BucketQueue.blocks = 0;
    BucketQueue.blockRoom = 0;
    BucketQueue.free = 0;
  }

  /** False where there is no memory, and for UNLIMITED, which stands for keys that are too large. */
  static push(key: u32, cost: u32, node: u32): bool {
    if (key == UNLIMITED || !KeyHeap.hasRoom()) return false;
    if (BucketQueue.free == 0 && BucketQueue.blocks == BucketQueue.blockRoom && !growBlocks()) return false;
    const slot = KeyHeap.slotOf(key);
    if (load<u32>(slot, FIRST) == 0) KeyHeap.push(key);
    append(bucketFor(slot, cost), node);
    BucketQueue.count++;
    return true;
  }

  /** Takes the first entry; the queue must not be empty. Its key and g are then in `key` and `cost`. */
  static pop(): u32 {
    const slot = KeyHeap.leastSlot();
    BucketQueue.key = KeyHeap.least;
    const bucket = load<u32>(slot, FIRST);
    const at = block(bucket);
    BucketQueue.cost = load<u32>(at + COST);
    const read = load<u32>(at + READ);
    const node = load<u32>(at + ENTRIES + ((<usize>read) << 2));
    store<u32>(at + READ, read + 1);
    const last = load<u32>(at + LAST);
    if (bucket == last && read + 1 == load<u32>(at + WRITE)) {
      const lower = load<u32>(at + LOWER);
      if (lower != 0) store<u32>(block(lower) + HIGHER, 0);
      replaceFirst(slot, bucket, lower);
      release(bucket);
      if (lower == 0) KeyHeap.popLeast();
    } else if (read + 1 == ENTRIES_A_BLOCK) {
      replaceFirst(slot, bucket, makeFirst(load<u32>(at + NEXT), at));
      release(bucket);
    }
    BucketQueue.count--;
    return node;
  }
}

function block(number: u32): usize {
  return Regions.start(Region.BLOCKS) + <usize>((number - 1) * BLOCK_BYTES);
}

/** Puts `now` (perhaps none) in the place of the first bucket of a key. */
function replaceFirst(slot: usize, before: u32, now: u32): void {
  store<u32>(slot, now, FIRST);
  if (load<u32>(slot, USED) == before) store<u32>(slot, now, USED);
}

/** The bucket of this key and g, made where there is none yet. */
function bucketFor(slot: usize, cost: u32): u32 {
  let bucket = load<u32>(slot, USED);
  let higher: u32 = 0;
  if (bucket != 0) {
    // Up to the last bucket whose g is not below, then down to the first whose g is not above.
    while (load<u32>(block(bucket) + COST) < cost && load<u32>(block(bucket) + HIGHER) != 0) {
      bucket = load<u32>(block(bucket) + HIGHER);
    }
    higher = load<u32>(block(bucket) + HIGHER);
    while (bucket != 0 && load<u32>(block(bucket) + COST) > cost) {
      higher = bucket;
      bucket = load<u32>(block(bucket) + LOWER);
    }
  }
  if (bucket == 0 || load<u32>(block(bucket) + COST) != cost) bucket = newBucket(slot, cost, higher, bucket);
  store<u32>(slot, bucket, USED);
  return bucket;
}

function growBlocks(): bool {
  if (!Regions.ensure(Region.BLOCKS, u64(BucketQueue.blocks + 1) * u64(BLOCK_BYTES))) return false;
  BucketQueue.blockRoom = max(BucketQueue.blocks + 1, Growth.roomIn(Region.BLOCKS, BucketQueue.blocks, BLOCK_BYTES));
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

/** Makes a bucket between `higher` and `lower`, either of which may be none. */
function newBucket(slot: usize, cost: u32, higher: u32, lower: u32): u32 {
  const number = takeBlock();
  const at = block(number);
  store<u32>(at + NEXT, 0);
  store<u32>(at + HIGHER, higher);
  store<u32>(at + LOWER, lower);
  store<u32>(at + COST, cost);
  store<u32>(at + LAST, number);
  store<u32>(at + READ, 0);
  store<u32>(at + WRITE, 0);
  if (higher == 0) store<u32>(slot, number, FIRST);
  else store<u32>(block(higher) + LOWER, number);
  if (lower != 0) store<u32>(block(lower) + HIGHER, number);
  return number;
}

/** Makes a later block of a bucket its first: what describes the bucket is handed on from `old`. */
function makeFirst(number: u32, old: usize): u32 {
  const at = block(number);
  const lower = load<u32>(old + LOWER);
  store<u32>(at + HIGHER, 0);
  store<u32>(at + LOWER, lower);
  if (lower != 0) store<u32>(block(lower) + HIGHER, number);
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
