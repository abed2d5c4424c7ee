// A bump allocator for tables that stay where they are for a whole search: one after the other in the scratch region, which
// never moves, and which grows only while nothing else lies above it or what does can be moved.
import { Region, Regions } from "../../../memory/regions";

export class Arena {
  static used: u64 = 0;

  /** The address of so many bytes more, or 0 where there is no memory. What they hold is left from before. */
  static allocate(bytes: usize): usize {
    const at = Arena.used;
    const end = (at + u64(bytes) + 15) & ~15;
    if (!Regions.ensure(Region.SCRATCH, end)) return 0;
    Arena.used = end;
    return Regions.start(Region.SCRATCH) + usize(at);
  }
}
