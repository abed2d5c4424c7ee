// The patterns that can be reached from the start: states whose colours are forgotten. A slide of a state is the same slide of
// its pattern, so patterns form a graph that all slides go along, and it is small: twelve tiles of six colours have millions
// of orders in every pattern. An abstraction that makes things indistinguishable (as pattern databases use it: Culberson &
// Schaeffer 1998), here for predecessors instead of a bound.
//
// Once all patterns are known, the predecessors of a state are those of its pattern, with the colours moved along: see
// coloured.ts.
// A pattern is slid along an axis only if it is that of the start or the result of a slide across: other slides no shortest
// solution makes.
//
// A pattern is packed as a state is, with its cells in reading order. Its record: these words; for each axis the first of the
// edges along it that lead here; for each of its slides, two along each axis, the next of the edges that lead where this one
// does; and for each of them one more than the pattern that it leads to. While a pattern waits to be slid along an axis, there
// stands for the first of these slides what waits next. An edge is the number of the pattern that is slid in
// the upper bits, which of its slides it is in the lower two, and one more, for 0 is none. Then, a byte a tile: which tiles are the
// first, the second ... column by column, and the other way round the places of the tiles in that order. These are noted when
// all patterns are known. Above the room for records lies the table, two slots a record: a larger one lies above the old one, where
// records will be, and no record moves.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Growth } from "../../../search/growth";
import { copyState, sameState } from "../../../search/node-table";
import { Batch, ROOM } from "./batch";
import { Board } from "./board";
import { Slides } from "./slides";

/** There is always room for a batch more. */
const FIRST_CAPACITY: u32 = 256;
/** With so many the graph is given up: it would hardly be done before the search is. */
const MOST: u32 = 1 << 22;
/** So many patterns are put into a new table in a turn, and so many are as much work as a state. */
const LAID_A_TURN: u32 = 1024;
const LAID_A_STATE: u32 = 4;
/** So many bytes of a new table are cleared in a turn, and so many are as much work as a state. */
const CLEARED_A_TURN: usize = ASC_NO_ASSERT ? 1 << 18 : 1 << 10;
const CLEARED_A_STATE: u32 = 4096;
const MOST_WORDS: usize = 16;
/** So many patterns get their orders in a turn, which is as much work as a quarter of so many states. */
const ORDERED_A_TURN: u32 = 256;
/** Of a record, beside the pattern: its edges. */
const EDGE_BYTES: usize = 40;
/** Scratch: a pattern, the cells of a state, and where the only colour's tiles begin and end. */
const CELLS: usize = MOST_WORDS * 4;
const ALL_TILES: usize = CELLS + MOST_WORDS * 4;

export class Patterns {
  static readonly NONE: u32 = 0xffffffff;
  static readonly BYTES: u32 = u32(ALL_TILES + 16);
  static scratch: usize = 0;
  static count: u32 = 0;
  static capacity: u32 = 0;
  static stride: u32 = 0;
  /** How many have been slid along an axis. */
  static slid: u32 = 0;
  /** One more than the next slide that is to be made, or 0, and the last one. */
  static waiting: u32 = 0;
  static lastWaiting: u32 = 0;
  /** The bytes of the table that have been cleared. */
  static cleared: usize = 0;
  /** All before this one are in the table. */
  static laid: u32 = 0;
  /** All before this one have their orders. */
  static ordered: u32 = 0;
  /** There may be more than are known. */
  static isGrowing: bool = false;
  /** All are known. */
  static areAllKnown: bool = false;

  /** Nothing is known, and nothing looked for. */
  static forget(): void {
    Patterns.count = 0;
    Patterns.capacity = 0;
    Patterns.slid = 0;
    Patterns.waiting = 0;
    Patterns.cleared = 0;
    Patterns.laid = 0;
    Patterns.ordered = 0;
    Patterns.isGrowing = false;
    Patterns.areAllKnown = false;
  }

  /** Begins with the pattern of the start. False where there is no memory. */
  static begin(start: usize): bool {
    Patterns.stride = u32(Board.words) * 4 + u32(EDGE_BYTES) + 2 * Patterns.orderBytes;
    // What lies above the patterns moves when they get room, so the start is looked at first.
    const pattern = Patterns.scratch;
    Patterns.write(start, pattern);
    Patterns.isGrowing = Patterns.enlarge(FIRST_CAPACITY);
    if (!Patterns.isGrowing) return false;
    while (Patterns.cleared < Patterns.tableBytes) Patterns.clear();
    Patterns.add(pattern, Hash.ofState(pattern, Board.words));
    Patterns.wait(0);
    Patterns.wait(2);
    return true;
  }

  /** Slides some patterns more, or makes some room for more, and returns how many states that is as much work as. */
  static grow(): u32 {
    Batch.count = 0;
    if (Patterns.count + u32(ROOM) > Patterns.capacity) {
      Patterns.isGrowing = Patterns.enlarge(Patterns.capacity << 1);
      return 1;
    }
    if (Patterns.cleared < Patterns.tableBytes) return Patterns.clear() / CLEARED_A_STATE;
    if (Patterns.laid < Patterns.count) return Patterns.lay() / LAID_A_STATE;
    if (Patterns.waiting == 0) return Patterns.noteOrders();
    Patterns.slideSome();
    return u32(Batch.count);
  }

  private static slideSome(): void {
    const colours = Board.colours;
    const firstTiles = Board.firstTiles;
    Board.colours = 1;
    Board.firstTiles = Patterns.scratch + ALL_TILES;
    store<u8>(Board.firstTiles, 0);
    store<u8>(Board.firstTiles, Board.tiles, 1);
    while (Batch.hasRoom && Patterns.waiting != 0) Patterns.slideNext();
    Board.colours = colours;
    Board.firstTiles = firstTiles;
    Patterns.takeIn();
  }

  /** Notes the orders of some patterns more. */
  private static noteOrders(): u32 {
    const end = min(Patterns.ordered + ORDERED_A_TURN, Patterns.count);
    for (; Patterns.ordered < end; Patterns.ordered++) Patterns.noteOrder(Patterns.ordered);
    Patterns.areAllKnown = end == Patterns.count;
    Patterns.isGrowing = !Patterns.areAllKnown;
    return ORDERED_A_TURN / LAID_A_STATE;
  }

  private static noteOrder(number: u32): void {
    const places = Patterns.scratch + CELLS;
    const columns = Patterns.columnsOf(number);
    const rows = Patterns.rowsOf(number);
    Board.unpack(Patterns.at(number), places);
    for (let tile: usize = 0; tile < <usize>Board.tiles; tile++) {
      store<u8>(places + tile, load<u8>(Board.placesByCell + <usize>load<u8>(places + tile)));
    }
    Patterns.rank(places, rows);
    for (let tile: usize = 0; tile < <usize>Board.tiles; tile++)
      store<u8>(columns + <usize>load<u8>(rows + tile), tile);
  }

  /** For each of the bytes, one a tile, how many are less. */
  static rank(bytes: usize, out: usize): void {
    for (let i: usize = 0; i < <usize>Board.tiles; i += 16) {
      const own = v128.load(bytes + i);
      let less = i8x16.splat(0);
      for (let tile: usize = 0; tile < <usize>Board.tiles; tile++) {
        less = i8x16.sub(less, i8x16.lt_u(v128.load8_splat(bytes + tile), own));
      }
      v128.store(out + i, less);
    }
  }

  /** The number of the pattern of a state, or NONE. */
  static of(state: usize): u32 {
    const pattern = Patterns.scratch;
    Patterns.write(state, pattern);
    return load<u32>(Patterns.slotOf(pattern, Hash.ofState(pattern, Board.words))) - 1;
  }

  @inline
  static at(number: u32): usize {
    return Regions.start(Region.GRAPH) + <usize>(number * Patterns.stride);
  }

  /** The first of the edges along an axis that lead to a pattern, or 0. */
  @inline
  static firstInto(number: u32, axis: u32): u32 {
    return load<u32>(Patterns.firstOf(number, axis));
  }

  /** The next of the edges that lead where this one does. */
  @inline
  static nextInto(edge: u32): u32 {
    return load<u32>(Patterns.nextOf(edge - 1));
  }

  @inline
  static patternOf(edge: u32): u32 {
    return (edge - 1) >> 2;
  }

  /** One more than the pattern that a slide leads to, or 0. */
  @inline
  static afterSlide(place: u32): u32 {
    return load<u32>(Patterns.nextOf(place), 16);
  }

  /** The tiles of a pattern column by column. */
  @inline
  static columnsOf(number: u32): usize {
    return Patterns.at(number) + ((<usize>Board.words) << 2) + EDGE_BYTES;
  }

  /** For each tile of a pattern its place in that order. */
  @inline
  static rowsOf(number: u32): usize {
    return Patterns.columnsOf(number) + <usize>Patterns.orderBytes;
  }

  @inline
  private static get orderBytes(): u32 {
    return (Board.tiles + 15) & ~15;
  }

  @inline
  private static firstOf(number: u32, axis: u32): usize {
    return Patterns.at(number) + ((<usize>Board.words + <usize>axis) << 2);
  }

  @inline
  private static nextOf(place: u32): usize {
    return Patterns.at(place >> 2) + ((<usize>Board.words + 2 + <usize>(place & 3)) << 2);
  }

  /** Writes the pattern of a state. */
  private static write(state: usize, out: usize): void {
    const cells = Patterns.scratch + CELLS;
    Board.unpack(state, cells);
    Board.sort(cells, cells + <usize>Board.tiles);
    Board.pack(cells, out);
  }

  /** Lets a pattern wait to be slid along an axis, which its first slide along it names. */
  private static wait(place: u32): void {
    if (Patterns.waiting == 0) Patterns.waiting = place + 1;
    else store<u32>(Patterns.nextOf(Patterns.lastWaiting), place + 1, 16);
    Patterns.lastWaiting = place;
  }

  /** Adds to the batch what slides of the next pattern along its axis make of it. */
  private static slideNext(): void {
    const place = Patterns.waiting - 1;
    const next = Patterns.nextOf(place);
    Patterns.waiting = load<u32>(next, 16);
    store<u32>(next, 0, 16);
    Patterns.slid++;
    const made = Slides.make(Patterns.at(place >> 2), (place >> 1) & 1, Batch.nextState);
    for (let i = 0; i < made; i++) Batch.add(place + u32(i));
  }

  /** Takes the patterns in the batch in. As with states, all places are read once before. */
  private static takeIn(): void {
    const count = Batch.count;
    const table = Patterns.table;
    const mask = Patterns.mask;
    for (let i = 0; i < count; i++) {
      const hash = Hash.ofState(Batch.state(i), Board.words);
      Batch.setHash(i, hash, load<u32>(table + ((<usize>(u32(hash) & mask)) << 2)));
    }
    let sum: u32 = 0;
    for (let i = 0; i < count; i++) {
      const known = Batch.entry(i);
      if (known != 0) sum += load<u32>(Patterns.at(known - 1));
    }
    Batch.sink = sum;
    for (let i = 0; i < count; i++) {
      const to = Patterns.add(Batch.state(i), Batch.hash(i));
      const place = Batch.link(i);
      const axis = (place >> 1) & 1;
      const first = Patterns.firstInto(to, axis);
      // The start waits to be slid along both.
      if (first == 0 && to != 0) Patterns.wait((to << 2) | (2 - 2 * axis));
      store<u32>(Patterns.nextOf(place), first);
      store<u32>(Patterns.firstOf(to, axis), place + 1);
      store<u32>(Patterns.nextOf(place), to + 1, 16);
    }
  }

  /** The number of a pattern, new or not. */
  private static add(pattern: usize, hash: u64): u32 {
    const slot = Patterns.slotOf(pattern, hash);
    if (load<u32>(slot) != 0) return load<u32>(slot) - 1;
    const number = Patterns.count;
    const record = Patterns.at(number);
    copyState(record, pattern, Board.words);
    memory.fill(record + ((<usize>Board.words) << 2), 0, EDGE_BYTES);
    store<u32>(slot, ++Patterns.count);
    Patterns.laid++;
    if (Patterns.count == Patterns.capacity - (Patterns.capacity >> 2)) {
      const bytes = Patterns.bytesFor(Patterns.capacity);
      Growth.keepFree(Region.GRAPH, bytes, Patterns.bytesFor(Patterns.capacity << 1) - bytes);
    }
    return number;
  }

  /** The slot of a pattern: it is empty where the pattern is not known. */
  private static slotOf(pattern: usize, hash: u64): usize {
    const table = Patterns.table;
    const mask = Patterns.mask;
    let slot = u32(hash) & mask;
    while (true) {
      const at = table + ((<usize>slot) << 2);
      const number = load<u32>(at);
      if (number == 0 || sameState(Patterns.at(number - 1), pattern, Board.words)) return at;
      slot = (slot + 1) & mask;
    }
  }

  /** Makes room for so many, and begins another table. */
  private static enlarge(capacity: u32): bool {
    if (capacity > MOST || !Regions.resize(Region.GRAPH, Patterns.bytesFor(capacity))) return false;
    Patterns.capacity = capacity;
    Patterns.cleared = 0;
    Patterns.laid = 0;
    return true;
  }

  /** Clears some of the table, and returns how many bytes. */
  private static clear(): u32 {
    const piece = min(CLEARED_A_TURN, Patterns.tableBytes - Patterns.cleared);
    memory.fill(Patterns.table + Patterns.cleared, 0, piece);
    Patterns.cleared += piece;
    return u32(piece);
  }

  /** Puts some patterns more into the table, and returns how many. */
  private static lay(): u32 {
    const from = Patterns.laid;
    const end = from + min(LAID_A_TURN, Patterns.count - from);
    for (; Patterns.laid < end; Patterns.laid++) {
      const pattern = Patterns.at(Patterns.laid);
      store<u32>(Patterns.slotOf(pattern, Hash.ofState(pattern, Board.words)), Patterns.laid + 1);
    }
    return end - from;
  }

  @inline
  private static get table(): usize {
    return Patterns.at(Patterns.capacity);
  }

  @inline
  private static get tableBytes(): usize {
    return <usize>(Patterns.capacity << 3);
  }

  @inline
  private static get mask(): u32 {
    return (Patterns.capacity << 1) - 1;
  }

  private static bytesFor(capacity: u32): u64 {
    return u64(capacity) * u64(8 + Patterns.stride);
  }
}
