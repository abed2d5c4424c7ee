// What the probe exports but for `ask`: room for a level and its states, and the regions, the node table and the bucket
// queue, to be driven without a search.
import { Region, Regions } from "../memory/regions";
import { BucketQueue } from "../search/bucket-queue";
import { growOn } from "../search/growing";
import { Growth } from "../search/growth";
import { GrowingNodes, Nodes } from "../search/node-table";

/** Makes room for a level's image and returns its address. */
export function openLevel(bytes: u32, memoryLimit: f64): usize {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  return Regions.resize(Region.LEVEL, u64(bytes)) ? Regions.start(Region.LEVEL) : 0;
}

/** The state that questions are about; the host may write others there. */
export function stateAddress(): usize {
  return Regions.start(Region.STACK);
}

export function successorsAddress(): usize {
  return Regions.start(Region.SUCCESSORS);
}

/** Empties all regions. */
export function clearRegions(memoryLimit: f64): void {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
}

export function ensureRegion(region: i32, bytes: f64): bool {
  return Regions.ensure(region, u64(bytes));
}

export function resizeRegion(region: i32, bytes: f64): bool {
  return Regions.resize(region, u64(bytes));
}

export function regionAddress(region: i32): usize {
  return Regions.start(region);
}

export function regionSize(region: i32): f64 {
  return f64(Regions.size(region));
}

/** Empties all regions and begins a node table. `marksSuffice`: nobody will ask for the number of a known state. */
export function beginNodes(words: i32, fieldBytes: i32, denseStates: u32, marksSuffice: bool, memoryLimit: f64): bool {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  Growth.begin();
  if (!Regions.resize(Region.STACK, u64(words) * 4)) return false;
  return Nodes.begin(words, fieldBytes, denseStates, marksSuffice);
}

/** Looks the state at `stateAddress` up and inserts it if it is new: its number, with -1 - number where it was known,
 *  or i32.MIN_VALUE where there is no memory. */
export function keepState(): i32 {
  const hash = Nodes.hash(stateAddress());
  const known = Nodes.find(stateAddress(), hash);
  if (known != Nodes.NONE) return -1 - i32(known);
  const number = Nodes.insert(stateAddress(), hash);
  return number == Nodes.NONE ? i32.MIN_VALUE : i32(number);
}

export function nodeAddress(number: u32): usize {
  return Nodes.at(number);
}

export function nodeCount(): u32 {
  return Nodes.count;
}

/** Empties all regions and begins a bucket queue. */
export function beginQueue(memoryLimit: f64): void {
  Regions.clearFrom(Region.LEVEL, u64(memoryLimit));
  Growth.begin();
  BucketQueue.begin();
}

export function push(key: u32, cost: u32, node: u32): bool {
  return BucketQueue.push(key, cost, node);
}

export function pop(): u32 {
  return BucketQueue.pop();
}

export function poppedKey(): u32 {
  return BucketQueue.key;
}

export function poppedCost(): u32 {
  return BucketQueue.cost;
}

export function queued(): f64 {
  return f64(BucketQueue.count);
}

/** From now on what is smaller than so many bytes grows at once, and the rest so many bytes a turn. */
export function growInPieces(large: f64, turn: f64): void {
  Growth.large = u64(large);
  Growth.turn = u64(turn);
}

/** Lets what is to grow do so for one turn; false where nothing is to grow. */
export function goOnGrowing(): bool {
  if (!Growth.isWanted) return false;
  growOn<GrowingNodes>(changetype<GrowingNodes>(0));
  return true;
}

export function memoryUsed(): f64 {
  return f64(Regions.end());
}
