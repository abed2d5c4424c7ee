// What was put on the open list lately. Many states are found again soon after, by the same rolls in another order, and need
// not wait a second time unless they have become cheaper. The table forgets a state when another one takes its place.
import { ENTRY } from "./open-list";

const SLOT_BITS: u32 = 12;

export class Recent {
  static readonly BYTES: u32 = ENTRY << SLOT_BITS;
  static table: usize = 0;

  static begin(table: usize): void {
    Recent.table = table;
    memory.fill(table, 0, Recent.BYTES);
  }

  /** Whether the state waits already, for so much or less; if not it is taken to do so from now on. */
  @inline
  static holds(state: u64, value: u32): bool {
    const slot = Recent.table + <usize>(((state * 0x9e3779b97f4a7c15) >> u64(64 - SLOT_BITS)) * u64(ENTRY));
    if (load<u64>(slot) == state && load<u32>(slot, 8) <= value) return true;
    store<u64>(slot, state);
    store<u32>(slot, value, 8);
    return false;
  }
}
