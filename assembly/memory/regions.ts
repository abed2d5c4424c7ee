// Several arrays of one search grow at the same time in one linear memory that can only grow at its end.
// They lie one above the other as numbered regions; growing one moves those above it up. Growth is geometric, so the
// moving is paid for, nothing is ever held twice, and whoever lies highest (the nodes) grows for nothing.
// Addresses are u32 and a memory may have all 4 GiB of them, so sizes are added up in u64.

const PAGE: u64 = 65536;
/** starts[r] is where region r begins; starts[COUNT] is where the last one ends. */
const starts = memory.data(40);

export class Region {
  /** The level as the host wrote it. It never moves once a search has begun, so tables may hold addresses into it. */
  static readonly LEVEL: i32 = 0;
  /** What a puzzle needs while it makes successors. Never moves during a search. */
  static readonly SCRATCH: i32 = 1;
  /** The successors that have just been made, and their hashes. Never moves during a search. */
  static readonly SUCCESSORS: i32 = 2;
  /** What a trace has recorded. */
  static readonly TRACE: i32 = 3;
  static readonly TABLE: i32 = 4;
  static readonly KEYS: i32 = 5;
  static readonly BLOCKS: i32 = 6;
  static readonly NODES: i32 = 7;
  static readonly STACK: i32 = 8;
  static readonly COUNT: i32 = 9;
}

export class Regions {
  /** No region may end above this address. */
  static limit: u64 = 0;

  /** Empties all regions from `first` on and sets the limit in bytes of the whole memory. */
  static clearFrom(first: i32, limit: u64): void {
    Regions.limit = limit;
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

  /** Makes a region `bytes` long, keeping what it holds. False, and nothing has changed, where the memory does not allow it. */
  static resize(region: i32, bytes: u64): bool {
    const wanted = (bytes + 15) & ~15;
    const delta = wanted - Regions.size(region);
    if (i64(delta) <= 0) return true;
    const oldEnd = Regions.end();
    const newEnd = oldEnd + delta;
    // The last address of all stays unused, so that an end always fits into a u32.
    if (newEnd > Regions.limit || newEnd > 0xfffffff0) return false;
    const have = u64(memory.size()) * PAGE;
    if (newEnd > have && memory.grow(i32((newEnd - have + PAGE - 1) / PAGE)) < 0) return false;
    const above = load<u32>(starts + ((<usize>region) << 2), 4);
    if (oldEnd > u64(above)) memory.copy(usize(u64(above) + delta), usize(above), usize(oldEnd - u64(above)));
    for (let r = region + 1; r <= Region.COUNT; r++) {
      const at = starts + ((<usize>r) << 2);
      store<u32>(at, u32(u64(load<u32>(at)) + delta));
    }
    return true;
  }

  /** Grows a region that must hold at least `bytes`, by more than that unless memory is nearly full: by a sixteenth where
   *  nothing lies above it, else by a half, because all that lies above has to be moved. */
  static ensure(region: i32, bytes: u64): bool {
    const size = Regions.size(region);
    if (bytes <= size) return true;
    const isHighest = u64(Regions.start(region)) + size == Regions.end();
    const ample = max<u64>(bytes, size + max<u64>(size >> (isHighest ? 4 : 1), 32768));
    return Regions.resize(region, ample) || Regions.resize(region, bytes);
  }
}
