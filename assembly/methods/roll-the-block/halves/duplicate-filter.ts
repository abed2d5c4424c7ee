// What was put on the open list lately. Many states are generated again soon after, by the same rolls in another order, and
// such duplicates need not be put there unless they have become cheaper. A small table: a state is forgotten when another one
// takes its slot.
import { ENTRY } from "./open-list";

const SLOT_BITS: u32 = 12;

export class DuplicateFilter {
  static readonly BYTES: u32 = ENTRY << SLOT_BITS;
  static table: usize = 0;

  static begin(table: usize): void {
    DuplicateFilter.table = table;
    memory.fill(table, 0, DuplicateFilter.BYTES);
  }

  /** Whether the state was put on the open list lately, with this f or less; if not, from now on it counts as put there. */
  @inline
  static holds(state: u64, f: u32): bool {
    const slot = DuplicateFilter.table + <usize>(((state * 0x9e3779b97f4a7c15) >> u64(64 - SLOT_BITS)) * u64(ENTRY));
    if (load<u64>(slot) == state && load<u32>(slot, 8) <= f) return true;
    store<u64>(slot, state);
    store<u32>(slot, f, 8);
    return false;
  }
}
