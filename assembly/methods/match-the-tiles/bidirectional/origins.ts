// The predecessors of a state when all patterns are known: those that can be reached from the start, as far as their pattern
// tells, and no others.
//
// A slide along an axis keeps the order of the tiles along its places, run after run. So for each edge that leads to the
// state's pattern there is one predecessor: the first tile of the state is the first of the pattern before, and so on.
import { Batch } from "./batch";
import { Board } from "./board";
import { Patterns } from "./patterns";

const MOST_TILES: usize = 64;
/** Scratch: the cells of the state's tiles, its tiles in the order of their places, the cells of a pattern, a bit for each
 *  place, and for each place the tile there. */
const ORDER: usize = MOST_TILES;
const CELLS: usize = 2 * MOST_TILES;
const PLACES: usize = 3 * MOST_TILES;
const TILE_AT: usize = PLACES + 32;

export class Origins {
  static readonly BYTES: u32 = u32(TILE_AT + 256);
  static scratch: usize = 0;
  static pattern: u32 = 0;
  static axis: u32 = 0;
  static axesLeft: u32 = 0;
  /** The next edge along the axis. */
  static edge: u32 = 0;

  @inline
  static get done(): bool {
    return Origins.edge == 0 && Origins.axesLeft == 0;
  }

  static finish(): void {
    Origins.edge = 0;
    Origins.axesLeft = 0;
  }

  /** Begins with a state; `axes` are those along which slides lead to it. False where it cannot be reached from the start. */
  static begin(state: usize, axes: u32): bool {
    Origins.pattern = Patterns.of(state);
    if (Origins.pattern == Patterns.NONE) return false;
    Origins.axesLeft = axes;
    Board.unpack(state, Origins.scratch);
    return true;
  }

  /** Adds predecessors to the batch until all are there or it is full. */
  static list(): void {
    while (Batch.hasRoom) {
      if (Origins.edge == 0) {
        if (Origins.axesLeft == 0) return;
        Origins.axis = ctz(Origins.axesLeft);
        Origins.axesLeft &= Origins.axesLeft - 1;
        Origins.edge = Patterns.firstInto(Origins.pattern, Origins.axis);
        if (Origins.edge != 0) Origins.putInOrder();
        continue;
      }
      Origins.add(Patterns.patternOf(Origins.edge));
      Origins.edge = Patterns.nextInto(Origins.edge);
    }
  }

  /** Lists the tiles of the state in the order of their places along the axis. */
  private static putInOrder(): void {
    const scratch = Origins.scratch;
    const placesByCell = Board.placesByCell + <usize>(Origins.axis * Board.cells);
    Origins.clearPlaces();
    for (let tile: usize = 0; tile < <usize>Board.tiles; tile++) {
      const place = load<u8>(placesByCell + <usize>load<u8>(scratch + tile));
      Origins.mark(place);
      store<u8>(scratch + <usize>place, tile, TILE_AT);
    }
    let next = scratch + ORDER;
    for (let word: usize = 0; word < 4; word++) {
      for (let rest = load<u64>(scratch + (word << 3), PLACES); rest != 0; rest &= rest - 1) {
        store<u8>(next++, load<u8>(scratch + (word << 6) + usize(ctz(rest)), TILE_AT));
      }
    }
  }

  /** Adds the state of a pattern whose tiles are in the same order. */
  private static add(pattern: u32): void {
    const scratch = Origins.scratch;
    const cells = scratch + CELLS;
    const placesByCell = Board.placesByCell + <usize>(Origins.axis * Board.cells);
    const cellsByPlace = Board.cellsByPlace + <usize>(Origins.axis * Board.cells);
    Board.unpack(Patterns.at(pattern), cells);
    Origins.clearPlaces();
    for (let tile: usize = 0; tile < <usize>Board.tiles; tile++) {
      Origins.mark(load<u8>(placesByCell + <usize>load<u8>(cells + tile)));
    }
    let next = scratch + ORDER;
    for (let word: usize = 0; word < 4; word++) {
      for (let rest = load<u64>(scratch + (word << 3), PLACES); rest != 0; rest &= rest - 1) {
        store<u8>(cells + <usize>load<u8>(next++), load<u8>(cellsByPlace + (word << 6) + usize(ctz(rest))));
      }
    }
    if (Origins.axis == 0 && Board.colours < Board.tiles) Board.sortColours(cells);
    Board.pack(cells, Batch.nextState);
    Batch.add(2 >> Origins.axis);
  }

  @inline
  private static clearPlaces(): void {
    for (let word: usize = 0; word < 32; word += 8) store<u64>(Origins.scratch + word, 0, PLACES);
  }

  @inline
  private static mark(place: u32): void {
    const at = Origins.scratch + ((<usize>(place >> 6)) << 3);
    store<u64>(at, load<u64>(at, PLACES) | (u64(1) << u64(place & 63)), PLACES);
  }
}
