// The open list: states by f and, among equals, by how many blocks they have, the fewest first and the last come first.
// f is a small number, so there is a bucket for each pair, a stack of linked entries (the buckets of Dial 1969, "Algorithm
// 360"). A state may have several entries; whoever pops one sees whether it is out of date.
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";

/** Bytes of an entry: the node, then the entry below it. */
const ENTRY: u32 = 8;
/** In the bucket of no blocks, which no open state has, stands how many entries its f has. */
const COUNT: u32 = 0;

export class OpenList {
  /** Buckets an f, the f of the first ones, and for how many f there are buckets. */
  static width: u32 = 1;
  static base: u32 = 0;
  static levels: u32 = 0;
  /** Entries of the f whose turn it is, and of greater ones. */
  static now: u64 = 0;
  static later: u64 = 0;
  static f: u32 = 0;
  /** No bucket of this f with fewer blocks has an entry. */
  static fewest: u32 = 0;
  /** Entries are numbered from 1; 0 is none. */
  static entries: u32 = 0;
  static room: u32 = 0;
  static free: u32 = 0;

  static begin(base: u32, mostBlocks: u32): void {
    OpenList.width = mostBlocks + 1;
    OpenList.base = base;
    OpenList.levels = 0;
    OpenList.now = 0;
    OpenList.later = 0;
    OpenList.f = base;
    OpenList.fewest = 1;
    OpenList.entries = 0;
    OpenList.room = 0;
    OpenList.free = 0;
  }

  /** False where there is no memory. */
  static push(f: u32, blocks: u32, node: u32): bool {
    if (f - OpenList.base >= OpenList.levels && !OpenList.growLevels(f)) return false;
    if (OpenList.free == 0 && OpenList.entries == OpenList.room && !OpenList.growEntries()) return false;
    const entry = OpenList.take();
    const head = OpenList.head(f, blocks);
    store<u32>(OpenList.at(entry), node);
    store<u32>(OpenList.at(entry), load<u32>(head), 4);
    store<u32>(head, entry);
    if (f == OpenList.f) {
      OpenList.now++;
      if (blocks < OpenList.fewest) OpenList.fewest = blocks;
      return true;
    }
    OpenList.later++;
    const count = OpenList.head(f, COUNT);
    store<u32>(count, load<u32>(count) + 1);
    return true;
  }

  /** Takes the next one of this f; there must be one. */
  static pop(): u32 {
    let head = OpenList.head(OpenList.f, OpenList.fewest);
    while (load<u32>(head) == 0) {
      head += 4;
      OpenList.fewest++;
    }
    const entry = load<u32>(head);
    store<u32>(head, load<u32>(OpenList.at(entry), 4));
    store<u32>(OpenList.at(entry), OpenList.free, 4);
    OpenList.free = entry;
    OpenList.now--;
    return load<u32>(OpenList.at(entry));
  }

  /** Goes on to the next f that has an entry, when this one has none left; there must be one. */
  static next(): void {
    do OpenList.f++;
    while (load<u32>(OpenList.head(OpenList.f, COUNT)) == 0);
    OpenList.fewest = 1;
    OpenList.now = u64(load<u32>(OpenList.head(OpenList.f, COUNT)));
    OpenList.later -= OpenList.now;
  }

  @inline
  private static at(entry: u32): usize {
    return Regions.start(Region.BLOCKS) + <usize>((entry - 1) * ENTRY);
  }

  @inline
  private static head(f: u32, blocks: u32): usize {
    return Regions.start(Region.KEYS) + ((<usize>((f - OpenList.base) * OpenList.width + blocks)) << 2);
  }

  @inline
  private static take(): u32 {
    const entry = OpenList.free;
    if (entry == 0) return ++OpenList.entries;
    OpenList.free = load<u32>(OpenList.at(entry), 4);
    return entry;
  }

  private static growLevels(f: u32): bool {
    const bytes = u64(OpenList.width) << 2;
    if (!Regions.ensure(Region.KEYS, u64(f - OpenList.base + 1) * bytes)) return false;
    const levels = u32(Regions.size(Region.KEYS) / bytes);
    memory.fill(OpenList.head(OpenList.base + OpenList.levels, 0), 0, usize(u64(levels - OpenList.levels) * bytes));
    OpenList.levels = levels;
    return true;
  }

  private static growEntries(): bool {
    if (!Regions.ensure(Region.BLOCKS, u64(OpenList.entries + 1) * u64(ENTRY))) return false;
    OpenList.room = max(OpenList.entries + 1, Growth.roomIn(Region.BLOCKS, OpenList.entries, ENTRY));
    return true;
  }
}
