// The bound after a move, before the move is made: what enhanced partial expansion calls operator selection. A move that
// bursts nothing changes the bound only by the boundary that it crosses and by the colours that it takes across, and a burst
// never lowers it (grouping.ts proves that). So it is computed once for all moves over one boundary with the same colours,
// and most moves need not be made at all.
//
// How high the blocks of a column are makes no difference to it, nor what lies upon what. Nine of ten states that are expanded
// have as many blocks of each colour in each column as another one had, so what has been found for such counts is kept in a table.
import { Region, Regions } from "../../../memory/regions";
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { MOST_GROUPED } from "../../../puzzles/break-the-ice/grouping";
import { Flow, LISTS_BYTES, NEVER } from "./flow";
import { Targets } from "./targets";

/** How many bytes of tables are kept: this share of the memory, so many at the least and at the most; how many tables at first. */
const MEMORY_SHIFT: u64 = 5;
const LEAST_BYTES: u64 = 1 << 14;
const MOST_BYTES: u64 = 1 << 25;
const FIRST_TABLES: u32 = 64;

/** An entry of a table: 0 while it has not been asked for, else the bound + 1, and whether it may be higher. */
const BOUND: i8 = 0x7f;
const AT_LEAST: u32 = 0x80;
/** The entry for NEVER. No bound that is kept is so high. */
export const NEVER_KEPT: u32 = 0x7f;

/** In the place of a bound that is not known. */
export const UNKNOWN: u32 = 0xffffffff;

/** Bytes of what is counted of a state: its counts, all blocks, lists. */
const COUNTS_BYTES: usize = 16 * 8;
const TOTALS_BYTES: usize = 16 * 4;
const SET_BYTES: usize = COUNTS_BYTES + TOTALS_BYTES + <usize>LISTS_BYTES;
/** A key has a word a column. */
const KEY_BYTES: u32 = 16 * 8;
const ROWS_BYTES: u32 = 16;
/** Bytes of scratch. */
export const MOVE_BOUNDS_BYTES: u32 = 2 * u32(SET_BYTES) + KEY_BYTES + ROWS_BYTES;
/** A key does not count the cells that have no block. */
const NO_BLOCK: u64 = 15;

export class MoveBounds {
  /** A table begins with its key; then come the bounds for one boundary after the other. All lie in the region of the graph,
   *  which grows as they become more. */
  static tableBytes: u32 = 0;
  static keyBytes: u32 = 0;
  /** How many there are now, may be, and have been written since there are so many. */
  static tableCount: u32 = 0;
  static mostTables: u32 = 0;
  static written: u32 = 0;
  /** That of the open state. */
  static table: usize = 0;
  /** The bounds of the boundary that is looked at. */
  static pairs: usize = 0;
  /** Of the state: for each colour its blocks in 4 bits a column, all of them, and their lists. */
  static counts: usize = 0;
  static totals: usize = 0;
  static lists: usize = 0;
  static isCounted: bool = false;
  static hasLists: bool = false;
  /** For each column of the open state its blocks of each colour, 4 bits a colour. */
  static key: usize = 0;
  /** One more than the last colour that the start has. */
  static span: u32 = 0;
  static boundary: u64 = 0;
  /** How far behind the first bound of a boundary those for each colour on its left begin: a byte each. */
  static rows: usize = 0;
  static limit: u32 = 0;
  /** No move of the open state has a lower bound: it lowers that of the state by one at the most. Where choices are taken for
   *  granted (flow.ts), what is found from there on may be higher than from below, and is a bound as well. */
  static least: u32 = 0;

  static begin(scratch: usize): void {
    MoveBounds.counts = scratch;
    MoveBounds.totals = scratch + COUNTS_BYTES;
    MoveBounds.lists = MoveBounds.totals + TOTALS_BYTES;
    MoveBounds.key = scratch + 2 * SET_BYTES;
    MoveBounds.rows = MoveBounds.key + <usize>KEY_BYTES;
  }

  /** Begins to keep bounds, for a level that begins with this state. False where there is no memory. */
  static beginTables(game: BreakTheIce, state: usize): bool {
    MoveBounds.count(state, game.isWide != 0);
    MoveBounds.span = MoveBounds.spanOfStart();
    MoveBounds.keyBytes = (game.columns * 8 + 15) & ~15;
    memory.fill(MoveBounds.key, 0, KEY_BYTES);
    for (let colour: u32 = 0; colour < ROWS_BYTES; colour++) {
      store<u8>(MoveBounds.rows + <usize>colour, <u8>(colour * MoveBounds.span));
    }
    const boundsBytes = max(1, game.columns - 1) * MoveBounds.span * MoveBounds.span;
    MoveBounds.tableBytes = MoveBounds.keyBytes + ((boundsBytes + 15) & ~15);
    const share = min(max(Regions.limit >> MEMORY_SHIFT, LEAST_BYTES), MOST_BYTES);
    MoveBounds.mostTables = Flow.hasMemo ? u32(share) / MoveBounds.tableBytes : 1;
    return MoveBounds.layTables(min(FIRST_TABLES, MoveBounds.mostTables));
  }

  /** Takes room for more tables when all have been written; what lies above them may move. */
  @inline
  static grow(): void {
    if (MoveBounds.written <= MoveBounds.tableCount || MoveBounds.tableCount == MoveBounds.mostTables) return;
    const more = min(4 * MoveBounds.tableCount, MoveBounds.mostTables);
    if (!MoveBounds.layTables(more)) MoveBounds.mostTables = MoveBounds.tableCount;
  }

  /** Opens a state; bounds up to `limit` will be exact. Returns its own, NEVER where some colour can never burst. */
  static open(game: BreakTheIce, state: usize, limit: u32): u32 {
    MoveBounds.count(state, game.isWide != 0);
    MoveBounds.limit = limit;
    return MoveBounds.compute(0, 0, 0);
  }

  /** The same for another state, while one is open with its moves. */
  static openBeside(game: BreakTheIce, state: usize, limit: u32): u32 {
    const wasCounted = MoveBounds.isCounted;
    const hadLists = MoveBounds.hasLists;
    MoveBounds.turn(SET_BYTES);
    const bound = MoveBounds.open(game, state, limit);
    MoveBounds.turn(0 - SET_BYTES);
    MoveBounds.isCounted = wasCounted;
    MoveBounds.hasLists = hadLists;
    return bound;
  }

  /** To the other of the two places for what is counted of a state, or back. */
  @inline
  private static turn(offset: usize): void {
    MoveBounds.counts += offset;
    MoveBounds.totals += offset;
    MoveBounds.lists += offset;
  }

  /** Opens a state with its moves. `before` is one from which a quiet move leads to it, or 0. */
  static openMoves(game: BreakTheIce, state: usize, limit: u32, before: usize): u32 {
    MoveBounds.limit = limit;
    MoveBounds.isCounted = false;
    MoveBounds.hasLists = false;
    MoveBounds.writeKey(game, state);
    if (!MoveBounds.findTable() && before != 0) MoveBounds.inherit(game, before);
    MoveBounds.openBoundary(0);
    MoveBounds.least = 0;
    const own = MoveBounds.of(0, 0);
    if (own != NEVER && own > 0) MoveBounds.least = own - 1;
    return own;
  }

  private static count(columns: usize, isWide: bool): void {
    const none = i64x2.splat(0);
    for (let at: usize = 0; at < COUNTS_BYTES + TOTALS_BYTES; at += 16) v128.store(MoveBounds.counts + at, none);
    for (let column: u32 = 0; column < Targets.columns; column++) {
      const one = (<u64>1) << ((<u64>column) << 2);
      const at = (<usize>column) << 2;
      for (let cells = isWide ? load<u64>(columns + (at << 1)) : load<u32>(columns + at); cells != 0; cells >>= 4) {
        const colour = <usize>(cells & 15);
        store<u64>(MoveBounds.counts + (colour << 3), load<u64>(MoveBounds.counts + (colour << 3)) + one);
        store<u32>(MoveBounds.totals + (colour << 2), load<u32>(MoveBounds.totals + (colour << 2)) + 1);
      }
    }
    MoveBounds.isCounted = true;
    MoveBounds.hasLists = false;
  }

  /** So many empty tables. False, and nothing has changed, where there is no memory. */
  private static layTables(count: u32): bool {
    // What is looked up sixteen bytes at a time may end behind the last table.
    if (!Regions.resize(Region.GRAPH, u64(count) * u64(MoveBounds.tableBytes) + 16)) return false;
    MoveBounds.tableCount = count;
    MoveBounds.written = 0;
    memory.fill(Regions.start(Region.GRAPH), 0, <usize>(count * MoveBounds.tableBytes));
    return true;
  }

  private static spanOfStart(): u32 {
    let span: u32 = 16;
    while (span > 1 && load<u32>(MoveBounds.totals + ((<usize>(span - 1)) << 2)) == 0) span--;
    return span;
  }

  /** Writes the key of a state. Where a start with runs has sixteen blocks of a colour in a column, one is counted for the next
   *  colour: no other state has as many of that. Sixteen of the fifteenth count as none: with the same blocks otherwise the bounds
   *  are the same, for a colour of more than fifteen asks for no moves. */
  private static writeKey(game: BreakTheIce, state: usize): void {
    for (let column: u32 = 0; column < game.columns; column++) {
      let counted: u64 = 0;
      for (let cells = game.column(state, column); cells != 0; cells >>= 4) counted += (<u64>1) << ((cells & 15) << 2);
      store<u64>(MoveBounds.key + ((<usize>column) << 3), counted & ~NO_BLOCK);
    }
  }

  /** Finds the table of the key, or makes it in the place of another and returns false. */
  private static findTable(): bool {
    const keyBytes = <usize>MoveBounds.keyBytes;
    const table = MoveBounds.place();
    MoveBounds.table = table;
    if (Flow.hasMemo && MoveBounds.isKept(table)) return true;
    MoveBounds.written++;
    memory.copy(table, MoveBounds.key, keyBytes);
    memory.fill(table + keyBytes, 0, <usize>MoveBounds.tableBytes - keyBytes);
    return false;
  }

  /** Where the table of the key is, if it is kept. */
  private static place(): usize {
    let hash: u64 = 0;
    for (let at: usize = 0; at < <usize>MoveBounds.keyBytes; at += 8) {
      hash = (rotl<u64>(hash, 29) ^ load<u64>(MoveBounds.key + at)) * 0x9e3779b97f4a7c15;
    }
    const number = u32(((hash >> 32) * u64(MoveBounds.tableCount)) >> 32);
    return Regions.start(Region.GRAPH) + <usize>(number * MoveBounds.tableBytes);
  }

  @inline
  private static isKept(table: usize): bool {
    let others: u64 = 0;
    for (let at: usize = 0; at < <usize>MoveBounds.keyBytes; at += 8) {
      others |= load<u64>(table + at) ^ load<u64>(MoveBounds.key + at);
    }
    return others == 0;
  }

  /** A quiet move changes no bound by more than one. So a new table begins with what is known of the state before it, less one. */
  private static inherit(game: BreakTheIce, before: usize): void {
    MoveBounds.writeKey(game, before);
    const known = MoveBounds.place();
    if (!MoveBounds.isKept(known)) return;
    const table = MoveBounds.table;
    const never = i8x16.splat(<i8>NEVER_KEPT);
    const one = i8x16.splat(1);
    const atLeast = i8x16.splat(<i8>AT_LEAST);
    for (let at = <usize>MoveBounds.keyBytes; at < <usize>MoveBounds.tableBytes; at += 16) {
      const bounds = v128.andnot(v128.load(known + at), atLeast);
      const tells = v128.and(i8x16.gt_s(bounds, one), i8x16.ne(bounds, never));
      v128.store(table + at, v128.and(tells, v128.or(i8x16.sub(bounds, one), atLeast)));
    }
  }

  /** Looks at the boundary on the right of a column. */
  @inline
  static openBoundary(column: u32): void {
    MoveBounds.boundary = (<u64>column) << 2;
    MoveBounds.pairs = MoveBounds.table + <usize>(MoveBounds.keyBytes + column * MoveBounds.span * MoveBounds.span);
  }

  /** The bound after a move that takes `left` over the boundary to the right and `right` to the left; 0 is no block. */
  static of(left: u64, right: u64): u32 {
    const bound = MoveBounds.known(left, right);
    return bound == UNKNOWN ? MoveBounds.ask(MoveBounds.entryOf(left, right), <u32>left, <u32>right) : bound;
  }

  /** The same, if it need not be asked; else UNKNOWN. */
  @inline
  static known(left: u64, right: u64): u32 {
    const known: u32 = load<u8>(MoveBounds.entryOf(left, right));
    if (known == NEVER_KEPT) return NEVER;
    const bound = (known & u32(BOUND)) - 1;
    const isKnown = known < AT_LEAST ? known != 0 : bound > MoveBounds.limit;
    return isKnown ? bound : UNKNOWN;
  }

  /** What is kept of the bounds after moves that take these colours over the boundary, row by row: the bound + 1, which may be
   *  higher, or 0. A table of up to 256 bytes is looked up sixteen bytes at a time. */
  @inline
  static keptOf(left: v128, right: v128): v128 {
    let index = i8x16.add(i8x16.swizzle(v128.load(MoveBounds.rows), left), right);
    const end = MoveBounds.pairs + <usize>(MoveBounds.span * MoveBounds.span);
    const sixteen = i8x16.splat(16);
    let kept = i64x2.splat(0);
    for (let at = MoveBounds.pairs; at < end; at += 16) {
      kept = v128.or(kept, i8x16.swizzle(v128.load(at), index));
      index = i8x16.sub(index, sixteen);
    }
    return v128.and(kept, i8x16.splat(BOUND));
  }

  @inline
  private static entryOf(left: u64, right: u64): usize {
    return MoveBounds.pairs + (<usize>left * <usize>MoveBounds.span + <usize>right);
  }

  private static ask(entry: usize, left: u32, right: u32): u32 {
    const bound = MoveBounds.compute(left, right, MoveBounds.least);
    // What is found while there is no room may be too low, and is not to be found again.
    if (Targets.ranOut) return bound;
    if (bound == NEVER) store<u8>(entry, <u8>NEVER_KEPT);
    else if (bound + 1 < NEVER_KEPT) store<u8>(entry, <u8>((bound + 1) | (bound > MoveBounds.limit ? AT_LEAST : 0)));
    return bound;
  }

  private static findLists(): void {
    if (!MoveBounds.isCounted) MoveBounds.count(BreakTheIce.board, true);
    MoveBounds.hasLists = true;
    Flow.clear(MoveBounds.lists);
    for (let colour: u32 = 1; colour < MoveBounds.span; colour++) {
      const total = load<u32>(MoveBounds.totals + ((<usize>colour) << 2));
      if (total == 0 || total > MOST_GROUPED) continue;
      Flow.put(MoveBounds.lists, colour, Targets.of(load<u64>(MoveBounds.counts + ((<usize>colour) << 3)), total));
    }
  }

  private static compute(left: u32, right: u32, least: u32): u32 {
    if (!MoveBounds.hasLists) MoveBounds.findLists();
    const step = (<u64>15) << MoveBounds.boundary;
    Flow.take(MoveBounds.lists);
    if (left != 0) MoveBounds.move(left, step);
    if (right != 0) MoveBounds.move(right, 0 - step);
    return Flow.cost(MoveBounds.limit, least);
  }

  /** Takes a block of a colour over the boundary. */
  @inline
  private static move(colour: u32, step: u64): void {
    const total = load<u32>(MoveBounds.totals + ((<usize>colour) << 2));
    if (total > MOST_GROUPED) return;
    const counts = load<u64>(MoveBounds.counts + ((<usize>colour) << 3));
    Flow.put(Flow.lists, colour, Targets.of(counts + step, total));
  }
}
