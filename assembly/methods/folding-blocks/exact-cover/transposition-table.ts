// The transposition table: what is proven of a set of cells and the groups that have to cover it, in whatever order the rest
// was covered. A cover costs at least so much (as in Reinefeld & Marsland 1994, "Enhanced iterative-deepening search").
//
// The keys are kept in full, in the keys region one after the other, each with its bound; the table above them holds
// numbers of keys, by hash, and is about half full at most. Where memory ends, nothing more is kept. A large table is laid
// anew some keys at a time, between steps (see search/growth.ts).
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { Frame, Frames } from "./frames";
import { Problem } from "./problem";

const FIRST_SLOTS: u32 = 1 << 10;
/** More is never kept: whoever has not needed it by then will not. */
const MOST_KEYS: u32 = 1 << 22;
/** A slot stands for so many bytes, with its keys, where it is asked whether a table is to be laid in pieces. */
const SLOT_WEIGHT: u64 = 16;

export class TranspositionTable {
  static slots: u32 = 0;
  static count: u32 = 0;
  /** How many there may be before the table has to grow. */
  static room: u32 = 0;
  static isFull: bool = false;

  /** Forgets everything. False where there is no memory. */
  static begin(): bool {
    TranspositionTable.count = 0;
    TranspositionTable.isFull = false;
    TranspositionTable.slots = FIRST_SLOTS;
    TranspositionTable.room = FIRST_SLOTS / 2;
    if (!Regions.ensure(Region.TABLE, u64(FIRST_SLOTS) << 2)) return false;
    memory.fill(Regions.start(Region.TABLE), 0, (<usize>FIRST_SLOTS) << 2);
    return TranspositionTable.hasRoom();
  }

  /** A key: the words of the cells, the groups, and the bound. */
  @inline
  static bytes(): usize {
    return ((<usize>Problem.words) << 3) + 16;
  }

  @inline
  static at(number: u32): usize {
    return Regions.start(Region.KEYS) + <usize>(number - 1) * TranspositionTable.bytes();
  }

  /** What is proven of the cells and groups of the frame. */
  static bound(frame: Frame): i32 {
    const number = load<u32>(TranspositionTable.slotOf(frame));
    return number == 0 ? 0 : TranspositionTable.boundAt(number);
  }

  static boundAt(number: u32): i32 {
    return load<i32>(TranspositionTable.at(number) + ((<usize>Problem.words) << 3) + 8);
  }

  /** Keeps what is proven. */
  static keep(frame: Frame, bound: i32): void {
    let slot = TranspositionTable.slotOf(frame);
    const known = load<u32>(slot);
    const words = (<usize>Problem.words) << 3;
    if (known != 0) {
      if (TranspositionTable.boundAt(known) < bound) store<i32>(TranspositionTable.at(known) + words, bound, 8);
      return;
    }
    if (TranspositionTable.isFull) return;
    const number = ++TranspositionTable.count;
    store<u32>(slot, number);
    const key = TranspositionTable.at(number);
    memory.copy(key, Frames.cells(frame), words);
    store<u64>(key + words, frame.groups);
    store<i32>(key + words, bound, 8);
    TranspositionTable.isFull = !TranspositionTable.hasRoom();
  }

  /** Makes room for a key more. Frames may move. */
  static hasRoom(): bool {
    if (TranspositionTable.count >= MOST_KEYS) return false;
    if (!Regions.ensure(Region.KEYS, u64(TranspositionTable.count + 1) * u64(TranspositionTable.bytes()))) return false;
    if (TranspositionTable.count < TranspositionTable.room || TranspositionTable.isPutOff()) return true;
    if (!TranspositionTable.beginGrowth()) return false;
    Growth.forget(Region.TABLE);
    Regions.move(u64.MAX_VALUE);
    return TranspositionTable.lay(u32.MAX_VALUE);
  }

  /** A large table may get somewhat fuller until the search comes to let it grow. */
  static isPutOff(): bool {
    const slots = TranspositionTable.slots;
    const brim = slots / 2 + slots / 8;
    if (TranspositionTable.room >= brim || !Growth.puttingOff(u64(slots) * SLOT_WEIGHT)) return false;
    TranspositionTable.room = brim;
    return true;
  }

  /** Begins to lay a table of twice the slots. Nothing may be looked up until `lay` tells that it is done. */
  static beginGrowth(): bool {
    const slots = TranspositionTable.slots << 1;
    if (!Regions.beginResize(Region.TABLE, u64(slots) << 2)) return false;
    TranspositionTable.slots = slots;
    TranspositionTable.room = slots / 2;
    Growth.cleared = 0;
    Growth.laid = 0;
    return true;
  }

  /** Puts about so many keys more into the table; true when all are in it. */
  static lay(most: u32): bool {
    if (!Growth.clearTable(u64(TranspositionTable.slots) << 2, most)) return false;
    const end = Growth.laid + min(most, TranspositionTable.count - Growth.laid);
    for (let number = Growth.laid + 1; number <= end; number++) {
      const key = TranspositionTable.at(number);
      store<u32>(TranspositionTable.slotFor(key, load<u64>(key + ((<usize>Problem.words) << 3))), number);
    }
    Growth.laid = end;
    return end == TranspositionTable.count;
  }

  static slotOf(frame: Frame): usize {
    return TranspositionTable.slotFor(Frames.cells(frame), frame.groups);
  }

  /** The slot of a key, or the empty one where it belongs. */
  static slotFor(cells: usize, groups: u64): usize {
    const words = Problem.words;
    const hash = Hash.mix(Hash.ofLongState(cells, words << 1) ^ (groups * 0x9e3779b97f4a7c15));
    const mask = TranspositionTable.slots - 1;
    const table = Regions.start(Region.TABLE);
    let slot = u32(hash) & mask;
    for (;;) {
      const number = load<u32>(table + ((<usize>slot) << 2));
      if (number == 0 || TranspositionTable.isSame(TranspositionTable.at(number), cells, groups)) break;
      slot = (slot + 1) & mask;
    }
    return table + ((<usize>slot) << 2);
  }

  static isSame(key: usize, cells: usize, groups: u64): bool {
    const bytes = (<usize>Problem.words) << 3;
    if (load<u64>(key + bytes) != groups) return false;
    for (let w: usize = 0; w < bytes; w += 8) if (load<u64>(key + w) != load<u64>(cells + w)) return false;
    return true;
  }
}
