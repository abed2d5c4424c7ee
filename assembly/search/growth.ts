// What is large grows between expansions, a piece at a time, so that a search can be stopped meanwhile.
//
// A region that grows moves all that lies above it, and a larger table of states has to be laid anew: with tens of millions of
// states that takes seconds. So whoever will soon need room says so a little before, and the search, as soon as it sees it,
// spends its next turns on that and on nothing else. Where a search does not look, or memory does not suffice, whoever
// needs the room takes it at once, as if nothing had been said. When this begins depends on what is stored, never on
// the clock, so neither does what a search finds or counts. What it does in a turn is told in growing.ts.
import { Region, Regions } from "../memory/regions";

/** The last part of a region, beyond which it is said that it should grow. */
const RESERVE_SHIFT: u32 = 5;
const LEAST_RESERVE: u32 = 64;
/** To clear so many bytes of a table takes about as long as to lay one state in it. */
const BYTES_A_STATE: u64 = 128;

/** How long each region is to become, by its number. */
const wishes = memory.data(80);

/** A table of states: each search has one, and says how it grows. */
export interface GrowingTable {
  /** Makes it longer, as `Regions.beginResize` does. */
  beginTable(): bool;
  /** Puts about so many states more into it, when what lies above it has been moved, and tells when all are in it. */
  layTable(most: u32): bool;
}

export class Growth {
  /** Where fewer bytes lie above a region, it grows at once; in the debug build hardly anything does. */
  static large: u64 = ASC_NO_ASSERT ? 1 << 23 : 1 << 12;
  /** How many bytes are moved in a turn, which takes a few milliseconds. */
  static turn: u64 = ASC_NO_ASSERT ? 1 << 22 : 1 << 10;
  /** A bit for each region that is to grow. */
  static wanted: u32 = 0;
  /** The lowest of them has begun to. */
  static isBegun: bool = false;
  /** Of a table that is being laid anew: the bytes that have been cleared, and the states that are in it. */
  static cleared: u64 = 0;
  static laid: u32 = 0;

  static begin(): void {
    Growth.wanted = 0;
    Growth.isBegun = false;
  }

  /** Whether a search should now let things grow, by `growOn`, before anything else. */
  @inline
  static get isWanted(): bool {
    return Growth.wanted != 0;
  }

  /** Says that a region should be so long. The table knows better itself. */
  static want(region: i32, bytes: u64): void {
    Growth.wanted |= 1 << region;
    store<u64>(wishes + ((<usize>region) << 3), bytes);
  }

  @inline
  static bytesFor(region: i32): u64 {
    return load<u64>(wishes + ((<usize>region) << 3));
  }

  /** Whether so much lies above a region that it should not be moved in one piece. */
  static movesMuch(region: i32): bool {
    return Regions.above(region) >= Growth.large;
  }

  /** Says that a region should grow where fewer than so many bytes are free in it, if that would move much. */
  static keepFree(region: i32, used: u64, free: u64): void {
    const size = Regions.size(region);
    if (used + free > size && Growth.movesMuch(region)) Growth.want(region, size + max(free, size >> 1));
  }

  /** Whether the table of states is large enough to be laid in pieces: then that is wanted now. */
  static puttingOff(tableBytes: u64): bool {
    if (tableBytes < Growth.large && !Growth.movesMuch(Region.TABLE)) return false;
    Growth.want(Region.TABLE, 0);
    return true;
  }

  /** Clears a piece of the table from where it is cleared up to `end`, unless nothing is left of that; true when states can be
   *  laid in this turn. */
  static clearTable(end: u64, most: u32): bool {
    if (Growth.cleared >= end) return true;
    const piece = min(end - Growth.cleared, u64(most) * BYTES_A_STATE);
    memory.fill(Regions.start(Region.TABLE) + usize(Growth.cleared), 0, usize(piece));
    Growth.cleared += piece;
    return most == u32.MAX_VALUE;
  }

  /** How many things of a size a region may hold before this is asked again: fewer than it has room for, where it should grow
   *  before it is full, and when so many are held, it is said that it should. */
  static roomIn(region: i32, held: u32, bytesEach: u32): u32 {
    const size = Regions.size(region);
    const room = u32(min<u64>(size / u64(bytesEach), u64(u32.MAX_VALUE)));
    if (!Growth.movesMuch(region)) return room;
    const early = room - min(room, max(LEAST_RESERVE, room >> RESERVE_SHIFT));
    if (held < early) return early;
    Growth.want(region, size + (size >> 1));
    return room;
  }

  /** It has grown, or is not to. Nothing else has begun to. */
  static forget(region: i32): void {
    Growth.wanted &= ~(1 << region);
    Growth.isBegun = false;
  }
}
