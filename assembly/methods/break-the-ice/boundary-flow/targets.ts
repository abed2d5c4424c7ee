// The targets of a colour: where its blocks could be, column by column, when they have burst. What is possible, and why, is
// proven in src/puzzles/break-the-ice/grouping.ts, and read by the column automaton. A target is kept as its flow: for each
// boundary between two columns, how many more blocks have to cross it to the right than to the left. The sum of its amounts
// is the target's distance.
//
// Dominance: a target is of no use where another lies on the path to it, one whose flow is nowhere against its own and nowhere
// more. Whatever else is chosen, the nearer one costs no more (flow.ts). So only undominated targets are kept, few as a rule.
// They are listed when they are asked for, nearest first, up to the distance that is asked for.
import { Grouping } from "../../../puzzles/break-the-ice/grouping";

const LISTS: u32 = 1 << 14;
const SLOTS: u32 = LISTS << 1;
/** Bytes of a list: the counts, the distance of its nearest target, up to where it is known, where it begins, its length. */
const LIST_BYTES: u32 = 32;
const LEAST: usize = 8;
const KNOWN: usize = 12;
const FIRST: usize = 16;
const LENGTH: usize = 20;
const BLOCKS: usize = 24;
/** From this distance on it has been given up. */
const GIVEN_UP: usize = 28;
/** Bytes of a target: the flow over up to 16 boundaries, then its distance. */
export const TARGET_BYTES: u32 = 32;
export const DISTANCE: usize = 16;
const POOL_BYTES: u32 = 1 << 20;
/** When there is less left, all lists are forgotten. */
const AMPLE_BYTES: u32 = POOL_BYTES >> 2;
const AMPLE_LISTS: u32 = 1 << 10;
/** A list that takes more work, or has more targets, is given up. */
const MOST_STEPS: u32 = 20000;
const MOST_TARGETS: u32 = 512;
/** Up to this distance the nearest target is searched for; beyond, dynamic programming finds its distance. */
const NEAR: u32 = 4;

/** What the automaton reads of a column: 0, 1, 2 blocks, 3 or more where three can stand upon each other, 3 or more
 *  elsewhere. */
const SYMBOLS: u32 = 5;
const REJECT: u32 = 255;
const CLOSED: u32 = 1;
const TALL: u32 = 2;

export const TARGETS_BYTES: u32 = SLOTS * 2 + LISTS * LIST_BYTES + POOL_BYTES + 256;

export class Targets {
  static slots: usize = 0;
  static lists: usize = 0;
  static pool: usize = 0;
  /** Lists are numbered from 1. */
  static count: u32 = 0;
  static used: u32 = 0;
  /** There was no room for something since all was forgotten: bounds may be lower than they were, or will be. */
  static ranOut: bool = false;
  static automaton: usize = 0;
  static flags: usize = 0;
  static columns: u32 = 0;

  /** What is being listed: the counts, the blocks of them, the flow so far, and the targets found. */
  static counts: u64 = 0;
  static blocks: u32 = 0;
  static limit: u32 = 0;
  static flow: usize = 0;
  static raw: usize = 0;
  static rawEnd: usize = 0;
  static steps: u32 = 0;
  static wantsOne: bool = false;

  static begin(scratch: usize, automaton: usize, flags: usize, columns: u32): void {
    Targets.slots = scratch;
    Targets.lists = scratch + <usize>(SLOTS * 2);
    Targets.pool = Targets.lists + <usize>(LISTS * LIST_BYTES);
    Targets.flow = Targets.pool + <usize>POOL_BYTES;
    Targets.automaton = automaton;
    Targets.flags = flags;
    Targets.columns = columns;
    Targets.forget();
  }

  static forget(): void {
    memory.fill(Targets.slots, 0, <usize>(SLOTS * 2));
    memory.fill(Targets.flow, 0, 16);
    Targets.count = 0;
    Targets.used = 0;
    Targets.ranOut = false;
  }

  /** There is room for what one more state needs. */
  @inline
  static isAmple(): bool {
    return Targets.used + AMPLE_BYTES < POOL_BYTES && Targets.count + AMPLE_LISTS < LISTS;
  }

  /** The number of the list of a colour with 4 bits a column; 0, which has nothing to say, where there is no room. */
  static of(counts: u64, blocks: u32): u32 {
    let slot = u32((counts * 0x9e3779b97f4a7c15) >> 40) & (SLOTS - 1);
    let number: u32 = load<u16>(Targets.slots + ((<usize>slot) << 1));
    while (number != 0 && load<u64>(Targets.list(number)) != counts) {
      slot = (slot + 1) & (SLOTS - 1);
      number = load<u16>(Targets.slots + ((<usize>slot) << 1));
    }
    return number == 0 ? Targets.make(slot, counts, blocks) : number;
  }

  @inline
  static list(number: u32): usize {
    return Targets.lists + <usize>(number * LIST_BYTES);
  }

  /** The counts that it is the list of. */
  @inline
  static counted(number: u32): u64 {
    return load<u64>(Targets.list(number));
  }

  /** The distance of the nearest target, or HOPELESS. */
  @inline
  static least(number: u32): u32 {
    return load<u32>(Targets.list(number), LEAST);
  }

  @inline
  static first(number: u32): usize {
    return Targets.pool + <usize>load<u32>(Targets.list(number), FIRST);
  }

  @inline
  static length(number: u32): u32 {
    return load<u32>(Targets.list(number), LENGTH);
  }

  private static make(slot: u32, counts: u64, blocks: u32): u32 {
    if (Targets.count + 2 >= LISTS) {
      Targets.ranOut = true;
      return 0;
    }
    const number = ++Targets.count;
    const list = Targets.list(number);
    store<u16>(Targets.slots + ((<usize>slot) << 1), <u16>number);
    store<u64>(list, counts);
    store<u32>(list, 0, KNOWN);
    store<u32>(list, 0, LENGTH);
    store<u32>(list, blocks, BLOCKS);
    store<u32>(list, 0xffffffff, GIVEN_UP);
    store<u32>(list, Targets.nearest(counts, blocks), LEAST);
    return number;
  }

  private static nearest(counts: u64, blocks: u32): u32 {
    for (let limit: u32 = 0; limit <= NEAR; limit++) {
      if (!Targets.find(counts, blocks, limit, true)) break;
      if (Targets.rawEnd != Targets.raw) return limit;
    }
    return Grouping.compute(counts, blocks);
  }

  /** Lists all targets up to a distance; false where that is given up. */
  static know(number: u32, limit: u32): bool {
    const list = Targets.list(number);
    if (load<u32>(list, KNOWN) >= limit) return true;
    if (limit >= load<u32>(list, GIVEN_UP)) return false;
    if (!Targets.find(load<u64>(list), load<u32>(list, BLOCKS), limit, false)) {
      store<u32>(list, limit, GIVEN_UP);
      return false;
    }
    const from = Targets.pool + <usize>Targets.used;
    const end = Targets.keepUndominated(load<u32>(list, LEAST), limit);
    store<u32>(list, Targets.used, FIRST);
    store<u32>(list, u32(end - from) / TARGET_BYTES, LENGTH);
    store<u32>(list, limit, KNOWN);
    Targets.used += u32(end - from);
    return true;
  }

  /** Finds all targets up to a distance, or only one; they lie between `raw` and `rawEnd`. False where that is given up. */
  private static find(counts: u64, blocks: u32, limit: u32, one: bool): bool {
    Targets.counts = counts;
    Targets.blocks = blocks;
    Targets.limit = limit;
    Targets.steps = 0;
    Targets.wantsOne = one;
    // What is kept of them goes to the end of the pool, and they are as many at the most.
    Targets.raw = Targets.pool + <usize>Targets.used + <usize>(MOST_TARGETS * TARGET_BYTES);
    Targets.rawEnd = Targets.raw;
    if (Targets.raw + <usize>(MOST_TARGETS * TARGET_BYTES) > Targets.pool + <usize>POOL_BYTES) {
      Targets.ranOut = true;
      return false;
    }
    return Targets.fill(0, 0, 0, 0, 0);
  }

  /** Gives blocks to a column and on; `left` are the colour's blocks left of it, `given` those of the target. */
  private static fill(column: u32, state: u32, left: u32, given: u32, distance: u32): bool {
    if (column == Targets.columns) return Targets.found(state, distance);
    if (++Targets.steps > MOST_STEPS) return false;
    const flags: u32 = load<u8>(Targets.flags + <usize>column);
    const now: u32 = left + (u32(Targets.counts >> ((<u64>column) << 2)) & 15);
    const room: u32 = (flags & CLOSED) != 0 ? 0 : Targets.limit - distance;
    const isLast = column + 1 == Targets.columns;
    const low = isLast ? Targets.blocks : max<u32>(given, now > room ? now - room : 0);
    const high = min<u32>(Targets.blocks, now + room);
    for (let total = low; total <= high; total++) {
      const here = total - given;
      const symbol = here < 3 ? here : (flags & TALL) != 0 ? 3 : 4;
      const next: u32 = load<u8>(Targets.automaton + <usize>(state * SYMBOLS + symbol));
      if (next == REJECT) continue;
      store<i8>(Targets.flow + <usize>column, <i8>(<i32>now - <i32>total));
      if (!Targets.fill(column + 1, next, now, total, distance + <u32>abs(<i32>now - <i32>total))) {
        store<i8>(Targets.flow + <usize>column, 0);
        return false;
      }
      if (Targets.wantsOne && Targets.rawEnd != Targets.raw) break;
    }
    store<i8>(Targets.flow + <usize>column, 0);
    return true;
  }

  private static found(state: u32, distance: u32): bool {
    if (load<u8>(Targets.automaton + <usize>(state * SYMBOLS)) == REJECT) return true;
    const at = Targets.rawEnd;
    if (at - Targets.raw >= <usize>(MOST_TARGETS * TARGET_BYTES)) return false;
    v128.store(at, v128.load(Targets.flow));
    store<u32>(at, distance, DISTANCE);
    Targets.rawEnd = at + <usize>TARGET_BYTES;
    return true;
  }

  /** Copies the undominated ones to the end of the pool, nearest first, and returns where they end. */
  private static keepUndominated(least: u32, limit: u32): usize {
    const from = Targets.pool + <usize>Targets.used;
    let end = from;
    for (let distance = least; distance <= limit; distance++) {
      for (let at = Targets.raw; at < Targets.rawEnd; at += <usize>TARGET_BYTES) {
        if (load<u32>(at, DISTANCE) != distance || Targets.isDominated(v128.load(at), from, end)) continue;
        v128.store(end, v128.load(at));
        store<u32>(end, distance, DISTANCE);
        end += <usize>TARGET_BYTES;
      }
    }
    return end;
  }

  @inline
  private static isDominated(flow: v128, from: usize, end: usize): bool {
    const amount = i8x16.abs(flow);
    for (let at = from; at < end; at += <usize>TARGET_BYTES) {
      const nearer = v128.load(at);
      const onTheWay = i8x16.add(i8x16.abs(nearer), i8x16.abs(i8x16.sub(flow, nearer)));
      if (i8x16.all_true(i8x16.eq(onTheWay, amount))) return true;
    }
    return false;
  }
}
