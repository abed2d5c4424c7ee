// Several arrays of one search grow at the same time in one linear memory that can only grow at its end.
// They lie one above the other as numbered regions; growing one moves those above it up. Growth is geometric, so the
// moving is paid for, nothing is ever held twice, and whoever lies highest (the nodes) grows for nothing. What is moved may
// be gigabytes: it can be moved a piece at a time, from the top (see search/growth.ts).
// Addresses are u32 and a memory may have all 4 GiB of them, so sizes are added up in u64.

const PAGE: u64 = 65536;
/** starts[r] is where region r begins; starts[COUNT] is where the last one ends. */
const starts = memory.data(44);

export class Region {
  /** The level as the host wrote it. It never moves once a search has begun, so tables may hold addresses into it. */
  static readonly LEVEL: i32 = 0;
  /** What a puzzle needs while it makes successors. Never moves during a search. */
  static readonly SCRATCH: i32 = 1;
  /** The successors that have just been made, and their hashes. Never moves during a search. */
  static readonly SUCCESSORS: i32 = 2;
  /** What a trace has recorded. */
  static readonly TRACE: i32 = 3;
  /** What a method finds out about the level beside its states. */
  static readonly GRAPH: i32 = 4;
  static readonly TABLE: i32 = 5;
  static readonly KEYS: i32 = 6;
  static readonly BLOCKS: i32 = 7;
  static readonly NODES: i32 = 8;
  static readonly STACK: i32 = 9;
  static readonly COUNT: i32 = 10;
}

export class Regions {
  /** No region may end above this address. */
  static limit: u64 = 0;
  /** The region that grows, by how much, and how many bytes above it are still where they were; nothing is moved while
   *  `delta` is 0. */
  static growing: i32 = 0;
  static delta: u64 = 0;
  static unmoved: u64 = 0;

  /** Empties all regions from `first` on and sets the limit in bytes of the whole memory. */
  static clearFrom(first: i32, limit: u64): void {
    Regions.limit = limit;
    Regions.delta = 0;
    const start: u32 = first == 0 ? u32((__heap_base + 15) & ~15) : load<u32>(starts + ((<usize>first) << 2));
    for (let r = first; r <= Region.COUNT; r++) store<u32>(starts + ((<usize>r) << 2), start);
  }

  @inline
  static start(region: i32): usize {
    return <usize>load<u32>(starts + ((<usize>region) << 2));
  }

  @inline
  static size(region: i32): u64 {
    return u64(load<u32>(starts + ((<usize>region) << 2), 4)) - u64(load<u32>(starts + ((<usize>region) << 2)));
  }

  /** The first address above all regions. */
  static end(): u64 {
    return u64(load<u32>(starts + ((<usize>Region.COUNT) << 2)));
  }

  /** What lies above a region. */
  @inline
  static above(region: i32): u64 {
    return Regions.end() - u64(Regions.start(region + 1));
  }

  /** Makes a region `bytes` long, keeping what it holds. False, and nothing has changed, where the memory does not allow it. */
  static resize(region: i32, bytes: u64): bool {
    if (!Regions.beginResize(region, bytes)) return false;
    Regions.move(u64.MAX_VALUE);
    return true;
  }

  /** The same, but what lies above is still to be moved: until `move` has told that all is, addresses are what they were, and
   *  what is above must not be looked at. */
  static beginResize(region: i32, bytes: u64): bool {
    const wanted = (bytes + 15) & ~15;
    const delta = wanted - Regions.size(region);
    Regions.delta = 0;
    if (i64(delta) <= 0) return true;
    const newEnd = Regions.end() + delta;
    // The last address of all stays unused, so that an end always fits into a u32.
    if (newEnd > Regions.limit || newEnd > 0xfffffff0) return false;
    const have = u64(memory.size()) * PAGE;
    const ample = min(max(newEnd, have + (have >> 2)), Regions.limit);
    if (newEnd > have && !growMemory(ample - have) && !growMemory(newEnd - have)) return false;
    Regions.growing = region;
    Regions.delta = delta;
    Regions.unmoved = Regions.above(region);
    return true;
  }

  /** Moves so many bytes more of what lies above the region that grows; true when nothing is left to move. */
  static move(most: u64): bool {
    if (Regions.delta == 0) return true;
    const piece = min(most, Regions.unmoved);
    Regions.unmoved -= piece;
    const from = u64(Regions.start(Regions.growing + 1)) + Regions.unmoved;
    memory.copy(usize(from + Regions.delta), usize(from), usize(piece));
    if (Regions.unmoved != 0) return false;
    for (let r = Regions.growing + 1; r <= Region.COUNT; r++) {
      const at = starts + ((<usize>r) << 2);
      store<u32>(at, u32(u64(load<u32>(at)) + Regions.delta));
    }
    Regions.delta = 0;
    return true;
  }

  /** Grows a region that must hold at least `bytes`, by more than that: by a sixteenth where nothing lies above it, else by a
   *  half, because all that lies above has to be moved; near the end of the memory by half of that, and so on. */
  static ensure(region: i32, bytes: u64): bool {
    const size = Regions.size(region);
    if (bytes <= size) return true;
    let more = max<u64>(size >> (Regions.above(region) == 0 ? 4 : 1), 32768);
    for (; size + more > bytes; more >>= 1) {
      if (Regions.resize(region, size + more)) return true;
    }
    return Regions.resize(region, bytes);
  }
}

/** Rather seldom and by much: pages that nothing has touched are free, but each time the host looks over all that it holds. */
function growMemory(bytes: u64): bool {
  return memory.grow(i32((bytes + PAGE - 1) / PAGE)) >= 0;
}
