// The open list: states by f, the least that a solution through them costs. Among equals the last one that came is the first:
// that goes deep at once, and what is near in time is near in memory.
//
// Entries lie in blocks, chained for each f; blocks that are empty are used again.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";

/** Bytes of an entry: the state, how it was reached, and what it cost. */
export const ENTRY: u32 = 16;
const BLOCK_BYTES: u32 = 1024;
/** A block begins with the next one of its chain and its number of entries. */
const NEXT: usize = 0;
const COUNT: usize = 4;
const ENTRIES: usize = 16;
const ENTRIES_A_BLOCK: u32 = (BLOCK_BYTES - 16) / ENTRY;

export class OpenList {
  static count: u64 = 0;
  /** How many f have a chain, which may be empty. Blocks are numbered from 1; 0 is none. */
  static levels: u32 = 0;
  static blocks: u32 = 0;
  static room: u32 = 0;
  static free: u32 = 0;

  static begin(): void {
    OpenList.count = 0;
    OpenList.levels = 0;
    OpenList.blocks = 0;
    OpenList.room = 0;
    OpenList.free = 0;
  }

  /** False where there is no memory. */
  @inline
  static push(f: u32, state: u64, reachedBy: u32, cost: u32): bool {
    if (f >= OpenList.levels && !growLevels(f)) return false;
    let number = load<u32>(chainAt(f));
    if (number == 0 || load<u32>(blockAt(number), COUNT) == ENTRIES_A_BLOCK) {
      number = chainBlock(f, number);
      if (number == 0) return false;
    }
    const block = blockAt(number);
    const count = load<u32>(block, COUNT);
    const entry = block + ENTRIES + <usize>(count * ENTRY);
    store<u64>(entry, state);
    store<u32>(entry, reachedBy, 8);
    store<u32>(entry, cost, 12);
    store<u32>(block, count + 1, COUNT);
    OpenList.count++;
    return true;
  }

  /** Pops up to so many entries of this f, and copies them. Returns how many; 0 where there are none. */
  static take(f: u32, most: u32, to: usize): u32 {
    const number = f < OpenList.levels ? load<u32>(chainAt(f)) : 0;
    if (number == 0) return 0;
    const block = blockAt(number);
    const count = load<u32>(block, COUNT);
    const taken = min(count, most);
    memory.copy(to, block + ENTRIES + <usize>((count - taken) * ENTRY), <usize>(taken * ENTRY));
    store<u32>(block, count - taken, COUNT);
    if (taken == count) {
      store<u32>(chainAt(f), load<u32>(block, NEXT));
      store<u32>(block, OpenList.free, NEXT);
      OpenList.free = number;
    }
    OpenList.count -= u64(taken);
    return taken;
  }
}

function chainAt(f: u32): usize {
  return Regions.start(Region.KEYS) + ((<usize>f) << 2);
}

function blockAt(number: u32): usize {
  return Regions.start(Region.BLOCKS) + <usize>((number - 1) * BLOCK_BYTES);
}

function growLevels(f: u32): bool {
  if (!Regions.ensure(Region.KEYS, (u64(f) + 1) << 2)) return false;
  const levels = u32(Regions.size(Region.KEYS) >> 2);
  memory.fill(chainAt(OpenList.levels), 0, (<usize>(levels - OpenList.levels)) << 2);
  OpenList.levels = levels;
  return true;
}

function growBlocks(): bool {
  if (!Regions.ensure(Region.BLOCKS, u64(OpenList.blocks + 1) * u64(BLOCK_BYTES))) return false;
  OpenList.room = max(OpenList.blocks + 1, Growth.roomIn(Region.BLOCKS, OpenList.blocks, BLOCK_BYTES));
  return true;
}

/** A new first block of a chain; 0 where there is no memory. */
function chainBlock(f: u32, next: u32): u32 {
  let number = OpenList.free;
  if (number != 0) {
    OpenList.free = load<u32>(blockAt(number), NEXT);
  } else {
    if (OpenList.blocks == OpenList.room && !growBlocks()) return 0;
    number = ++OpenList.blocks;
  }
  store<u32>(blockAt(number), next, NEXT);
  store<u32>(blockAt(number), 0, COUNT);
  store<u32>(chainAt(f), number);
  return number;
}
