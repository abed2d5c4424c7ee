// The transposition table: what is proven of a set of cells and the groups that have to cover it, in whatever order the rest
// was covered. A cover costs at least so much (as in Reinefeld & Marsland 1994, "Enhanced iterative-deepening search").
//
// What is proven beside shapes that are decided, by exchanges with them (see exchanges.ts), is proven only of covers that are
// the best together with those, and of these of the least rank. It holds beside other shapes that are decided where these cost
// more, or as much and have no less rank: were a cover the best with them, it would be the best with the former ones too.
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

const GROUPS: usize = 8;
const PROVEN: usize = 24;

/** What is proven of a key: a bound; and one that holds beside what was decided in a frame, with what that cost, its rank, and
 *  the root of the frame. */
@final
class Proven {
  bound: i32;
  boundBeside: i32;
  root: i32;
  cost: i32;
  rank: i32;

  /** Whether what was decided costs less than what is decided in the frame, or as much and has no greater rank. */
  isNoDearer(frame: Frame): bool {
    const cost = frame.outside + frame.spent;
    return this.cost < cost || (this.cost == cost && this.rank <= frame.rank);
  }

  /** Keeps what is proven beside what is decided in the frame, where less was known. */
  keepBeside(frame: Frame, bound: i32): void {
    if (this.root == frame.root) {
      if (this.boundBeside > bound) return;
      if (this.boundBeside == bound && this.isNoDearer(frame)) return;
    }
    this.boundBeside = bound;
    this.root = frame.root;
    this.cost = frame.outside + frame.spent;
    this.rank = frame.rank;
  }
}

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

  /** A key: the words of the cells, and the groups; and what is proven of it. */
  @inline
  static bytes(): usize {
    return ((<usize>Problem.words) << 3) + GROUPS + PROVEN;
  }

  @inline
  static at(number: u32): usize {
    return Regions.start(Region.KEYS) + <usize>(number - 1) * TranspositionTable.bytes();
  }

  /** What is proven of the cells and groups of the frame. */
  static bound(frame: Frame): i32 {
    const number = load<u32>(TranspositionTable.slotOf(frame));
    return number == 0 ? 0 : TranspositionTable.provenOf(number).bound;
  }

  /** What is proven of them beside what is decided here. */
  static boundBeside(frame: Frame): i32 {
    const number = load<u32>(TranspositionTable.slotOf(frame));
    if (number == 0) return 0;
    const proven = TranspositionTable.provenOf(number);
    return proven.root == frame.root && proven.isNoDearer(frame) ? proven.boundBeside : 0;
  }

  @inline
  static provenOf(number: u32): Proven {
    return changetype<Proven>(TranspositionTable.at(number) + ((<usize>Problem.words) << 3) + GROUPS);
  }

  /** Keeps what is proven. */
  static keep(frame: Frame, bound: i32): void {
    const slot = TranspositionTable.slotOf(frame);
    const known = load<u32>(slot);
    if (known == 0 && TranspositionTable.isFull) return;
    if (known == 0) TranspositionTable.add(frame, slot);
    const proven = TranspositionTable.provenOf(known != 0 ? known : TranspositionTable.count);
    if (frame.isRelative == 0 && (frame.thinned & frame.groups) == 0) proven.bound = max(proven.bound, bound);
    else proven.keepBeside(frame, bound);
    if (known == 0) TranspositionTable.isFull = !TranspositionTable.hasRoom();
  }

  /** Adds a key of which nothing is proven yet. */
  static add(frame: Frame, slot: usize): void {
    const number = ++TranspositionTable.count;
    store<u32>(slot, number);
    const key = TranspositionTable.at(number);
    const words = (<usize>Problem.words) << 3;
    memory.copy(key, Frames.cells(frame), words);
    store<u64>(key + words, frame.groups);
    const proven = TranspositionTable.provenOf(number);
    proven.bound = 0;
    proven.root = -1;
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
