// The distance of a colour for `columns`, computed once as long as the memo keeps it. The twin, with the proof, is
// src/puzzles/break-the-ice/grouping.ts.

/** In the place of a state: the automaton goes no further. */
const REJECT: u32 = 255;
/** In the place of a distance: the colour can never burst. */
export const HOPELESS: u32 = 255;
/** The distance of colours of more blocks is taken for 0. */
export const MOST_GROUPED: u32 = 15;
const SYMBOLS: u32 = 6;
const FREED: u32 = 3;
const CLOSED: u32 = 1;
const TALL: u32 = 2;

const FAR: u32 = 0xffff;
const MEMO_BITS: u64 = 14;
/** Bytes of a memo's entry: the counts, then the distance. */
const ENTRY: usize = 16;
const MEMO_BYTES: usize = ENTRY << (<usize>MEMO_BITS);
/** Least costs, 16 bits each: for each of at most ten states of the automaton, how many blocks were given to columns. */
const ROW: u32 = MOST_GROUPED + 1;
const COSTS_BYTES: usize = <usize>(10 * ROW * 2);

export const GROUPING_BYTES: u32 = u32(MEMO_BYTES + 3 * COSTS_BYTES);

export class Grouping {
  static automaton: usize = 0;
  static states: u32 = 0;
  static flags: usize = 0;
  static columns: u32 = 0;
  static memo: usize = 0;
  static costs: usize = 0;
  static next: usize = 0;
  static freed: usize = 0;

  static begin(automaton: usize, automatonBytes: u32, flags: usize, columns: u32, scratch: usize): void {
    Grouping.automaton = automaton;
    Grouping.states = automatonBytes / SYMBOLS;
    Grouping.flags = flags;
    Grouping.columns = columns;
    Grouping.memo = scratch;
    Grouping.costs = scratch + MEMO_BYTES;
    Grouping.next = Grouping.costs + COSTS_BYTES;
    Grouping.freed = Grouping.next + COSTS_BYTES;
    memory.fill(scratch, 0, MEMO_BYTES);
  }

  /** The distance of a colour with 4 bits a column; HOPELESS where nothing is possible. */
  static distance(counts: u64, blocks: u32): u32 {
    const slot = <usize>((counts * 0x9e3779b97f4a7c15) >> (64 - MEMO_BITS));
    const entry = Grouping.memo + slot * ENTRY;
    if (load<u64>(entry) == counts) return load<u32>(entry, 8);
    const distance = Grouping.compute(counts, blocks);
    store<u64>(entry, counts);
    store<u32>(entry, distance, 8);
    return distance;
  }

  static compute(counts: u64, blocks: u32): u32 {
    memory.fill(Grouping.costs, 0xff, COSTS_BYTES);
    store<u16>(Grouping.costs, 0);
    let left: u32 = 0;
    for (let column: u32 = 0; column < Grouping.columns; column++) {
      const flags: u32 = load<u8>(Grouping.flags + <usize>column);
      Grouping.readColumn(blocks, (flags & TALL) == 0 ? FREED + 1 : FREED);
      left += <u32>(counts >> ((<u64>column) << 2)) & 15;
      Grouping.payFor(left, blocks, (flags & CLOSED) != 0);
    }
    let least = FAR;
    for (let state: u32 = 0; state < Grouping.states; state++) {
      if (Grouping.after(state, 0) == REJECT) continue;
      least = min(least, Grouping.cost(Grouping.costs, state * ROW + blocks));
    }
    return min(least, HOPELESS);
  }

  /** From `costs`, each with any number of blocks in the next column: fewer than three into `next`, the least number
   *  that is three or more into `freed`. */
  static readColumn(blocks: u32, firstFreed: u32): void {
    memory.fill(Grouping.next, 0xff, COSTS_BYTES);
    memory.fill(Grouping.freed, 0xff, COSTS_BYTES);
    for (let state: u32 = 0; state < Grouping.states; state++) {
      for (let given: u32 = 0; given <= blocks; given++) {
        const cost = Grouping.cost(Grouping.costs, state * ROW + given);
        if (cost == FAR) continue;
        for (let symbol: u32 = 0; symbol < FREED && given + symbol <= blocks; symbol++) {
          Grouping.lower(Grouping.next, Grouping.after(state, symbol), given + symbol, cost);
        }
        for (let symbol = firstFreed; symbol < SYMBOLS && given + 3 <= blocks; symbol++) {
          Grouping.lower(Grouping.freed, Grouping.after(state, symbol), given + 3, cost);
        }
      }
    }
  }

  /** Joins both into `costs` and adds the steps over the edge on the right, which `left` blocks stand left of. */
  static payFor(left: u32, blocks: u32, closed: bool): void {
    for (let state: u32 = 0; state < Grouping.states; state++) {
      let least = FAR;
      for (let given: u32 = 0; given <= blocks; given++) {
        const at = state * ROW + given;
        least = min(least, Grouping.cost(Grouping.freed, at));
        const cost = min(least, Grouping.cost(Grouping.next, at));
        const steps = <u32>abs(<i32>left - <i32>given);
        const paid = cost == FAR || (closed && steps > 0) ? FAR : cost + steps;
        store<u16>(Grouping.next + ((<usize>at) << 1), <u16>paid);
      }
    }
    const costs = Grouping.costs;
    Grouping.costs = Grouping.next;
    Grouping.next = costs;
  }

  @inline
  static after(state: u32, symbol: u32): u32 {
    return load<u8>(Grouping.automaton + <usize>(state * SYMBOLS + symbol));
  }

  @inline
  static cost(costs: usize, at: u32): u32 {
    return load<u16>(costs + ((<usize>at) << 1));
  }

  @inline
  static lower(costs: usize, state: u32, given: u32, cost: u32): void {
    if (state == REJECT) return;
    const at = costs + ((<usize>(state * ROW + given)) << 1);
    if (cost < <u32>load<u16>(at)) store<u16>(at, <u16>cost);
  }
}
