// The states that wait, by the cost at which they are looked at (again) and, among those, by how many blocks they have: the
// fewest first, and the last come first among equals. Costs are small numbers, so there is a stack for each pair, a chain of
// entries; a state may have several, and whoever takes one sees whether it is out of date.
import { Region, Regions } from "../../../memory/regions";

/** Bytes of an entry: the node, then the entry below it. */
const ENTRY: u32 = 8;
/** Where the stack of no blocks would be, it is noted how many waited at a cost when its turn came. */
const COUNT: u32 = 0;

export class Waiting {
  /** Stacks a cost, and the cost of the first ones. */
  static width: u32 = 1;
  static base: u32 = 0;
  static costs: u32 = 0;
  /** Entries of the cost that is being looked at, and of greater ones. */
  static now: u64 = 0;
  static later: u64 = 0;
  static cost: u32 = 0;
  /** No stack of `cost` with fewer blocks has an entry. */
  static fewest: u32 = 0;
  /** Entries are numbered from 1; 0 is none. */
  static entries: u32 = 0;
  static room: u32 = 0;
  static free: u32 = 0;

  static begin(base: u32, mostBlocks: u32): void {
    Waiting.width = mostBlocks + 1;
    Waiting.base = base;
    Waiting.costs = 0;
    Waiting.now = 0;
    Waiting.later = 0;
    Waiting.cost = base;
    Waiting.fewest = 1;
    Waiting.entries = 0;
    Waiting.room = 0;
    Waiting.free = 0;
  }

  /** False where there is no memory. */
  static push(cost: u32, blocks: u32, node: u32): bool {
    if (cost - Waiting.base >= Waiting.costs && !Waiting.growCosts(cost)) return false;
    if (Waiting.free == 0 && Waiting.entries == Waiting.room && !Waiting.growEntries()) return false;
    const entry = Waiting.take();
    const head = Waiting.head(cost, blocks);
    store<u32>(Waiting.at(entry), node);
    store<u32>(Waiting.at(entry), load<u32>(head), 4);
    store<u32>(head, entry);
    if (cost == Waiting.cost) {
      Waiting.now++;
      if (blocks < Waiting.fewest) Waiting.fewest = blocks;
      return true;
    }
    Waiting.later++;
    const count = Waiting.head(cost, COUNT);
    store<u32>(count, load<u32>(count) + 1);
    return true;
  }

  /** Takes the next one at the cost of now; there must be one. */
  static pop(): u32 {
    let head = Waiting.head(Waiting.cost, Waiting.fewest);
    while (load<u32>(head) == 0) {
      head += 4;
      Waiting.fewest++;
    }
    const entry = load<u32>(head);
    store<u32>(head, load<u32>(Waiting.at(entry), 4));
    store<u32>(Waiting.at(entry), Waiting.free, 4);
    Waiting.free = entry;
    Waiting.now--;
    return load<u32>(Waiting.at(entry));
  }

  /** Goes on to the next cost at which any waits, when none waits now; there must be one. */
  static next(): void {
    do Waiting.cost++;
    while (load<u32>(Waiting.head(Waiting.cost, COUNT)) == 0);
    Waiting.fewest = 1;
    Waiting.now = u64(load<u32>(Waiting.head(Waiting.cost, COUNT)));
    Waiting.later -= Waiting.now;
  }

  @inline
  private static at(entry: u32): usize {
    return Regions.start(Region.BLOCKS) + <usize>((entry - 1) * ENTRY);
  }

  @inline
  private static head(cost: u32, blocks: u32): usize {
    return Regions.start(Region.KEYS) + ((<usize>((cost - Waiting.base) * Waiting.width + blocks)) << 2);
  }

  @inline
  private static take(): u32 {
    const entry = Waiting.free;
    if (entry == 0) return ++Waiting.entries;
    Waiting.free = load<u32>(Waiting.at(entry), 4);
    return entry;
  }

  private static growCosts(cost: u32): bool {
    const bytes = u64(Waiting.width) << 2;
    if (!Regions.ensure(Region.KEYS, u64(cost - Waiting.base + 1) * bytes)) return false;
    const costs = u32(Regions.size(Region.KEYS) / bytes);
    memory.fill(Waiting.head(Waiting.base + Waiting.costs, 0), 0, usize(u64(costs - Waiting.costs) * bytes));
    Waiting.costs = costs;
    return true;
  }

  private static growEntries(): bool {
    if (!Regions.ensure(Region.BLOCKS, u64(Waiting.entries + 1) * u64(ENTRY))) return false;
    Waiting.room = u32(Regions.size(Region.BLOCKS) / u64(ENTRY));
    return true;
  }
}
