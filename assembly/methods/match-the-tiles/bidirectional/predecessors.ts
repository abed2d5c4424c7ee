// The predecessors of a state along an axis: all states from which a slide along it leads there and that are themselves the
// result of a slide across.
//
// Take a state that is the result of a slide along rows. Such a slide keeps the tiles of each run and their order, and
// whatever lies so in the runs slides there: the predecessors have the same tiles in the same order in each run.
// That of those only the results of slides up or down are wanted leaves few: each tile must have an obstacle, the edge
// or another tile above it (or below it). So the tiles are placed row by row from the top (or from the bottom), each only
// where it is held. Along columns it is the same with rows for columns.
//
// It is backtracking that can stop anywhere: when the batch is full, or when it has taken long enough.
import { Batch } from "./batch";
import { Board } from "./board";

const MOST_TILES: usize = 64;
/** Scratch, a byte a tile each: cells, tiles in the order of their placing, their places, from where to where they may
 *  be, whether the one before is in the same run; then a byte a place, whether something stands there. */
const ORDER: usize = MOST_TILES;
const PLACES: usize = 2 * MOST_TILES;
const FROM: usize = 3 * MOST_TILES;
const TO: usize = 4 * MOST_TILES;
const CHAINED: usize = 5 * MOST_TILES;
const TAKEN: usize = 6 * MOST_TILES;
const PLACE_BYTES: usize = 272;

/** An axis, and across it one of two directions. */
const PHASES: u32 = 4;

export class Predecessors {
  static readonly BYTES: u32 = u32(TAKEN + PLACE_BYTES);
  static scratch: usize = 0;
  /** What has been tried since the beginning of the state. */
  static steps: u32 = 0;
  static axes: u32 = 0;
  static phase: u32 = PHASES;
  /** The tile that is to be placed next, and the place that is tried next; -1 where the phase is to begin. */
  static depth: i32 = -1;
  static place: i32 = 0;

  @inline
  static get done(): bool {
    return Predecessors.phase == PHASES;
  }

  /** Forgets what was left of a state. */
  static finish(): void {
    Predecessors.phase = PHASES;
    Predecessors.steps = 0;
  }

  /** Begins with a state; `axes` are those along which slides lead to it. */
  static begin(state: usize, axes: u32): void {
    Board.unpack(state, Predecessors.scratch);
    Predecessors.axes = axes;
    Predecessors.phase = 0;
    Predecessors.depth = -1;
  }

  /** Adds predecessors to the batch until all are there, or the batch is full, or about so many places have been tried. */
  static list(steps: u32): void {
    const most = Predecessors.steps + steps;
    while (Predecessors.phase < PHASES && Predecessors.steps < most && Batch.hasRoom) {
      const axis = Predecessors.phase >> 1;
      if (((Predecessors.axes >> axis) & 1) == 0) Predecessors.phase += 2;
      else if (Predecessors.depth < 0 && !Predecessors.beginPhase(axis, Predecessors.phase & 1)) Predecessors.phase++;
      else if (Predecessors.walk(axis, Predecessors.phase & 1, most)) {
        Predecessors.phase++;
        Predecessors.depth = -1;
      }
    }
  }

  /** Puts the tiles in order and says where each may be. False where some tile cannot be held anywhere. */
  private static beginPhase(axis: u32, direction: u32): bool {
    const scratch = Predecessors.scratch;
    const tiles = Board.tiles;
    const records = Board.recordsOf(axis);
    const placesByCell = Board.placesByCell + <usize>(axis * Board.cells);
    const step: i32 = direction == 0 ? 1 : -1;
    for (let k: u32 = 0; k < tiles; k++) {
      const place = i32(load<u8>(placesByCell + <usize>load<u8>(scratch + <usize>k)));
      let at = scratch + <usize>k;
      for (; at > scratch && i32(load<u8>(at - 1, PLACES)) * step > place * step; at--) {
        store<u8>(at, load<u8>(at - 1, PLACES), PLACES);
        store<u8>(at, load<u8>(at - 1, ORDER), ORDER);
      }
      store<u8>(at, place, PLACES);
      store<u8>(at, k, ORDER);
    }
    // From the first tile of a run on they count up from its end, from the last one back they count down from the other.
    let end: i32 = -1;
    let next: i32 = 0;
    for (let k: u32 = 0; k < tiles; k++) {
      const tile = scratch + <usize>k;
      const record = load<u64>(records + ((<usize>load<u8>(scratch + <usize>load<u8>(tile, ORDER))) << 3));
      const first = i32((record >> (direction == 0 ? 32 : 40)) & 0xff);
      const last = i32((record >> (direction == 0 ? 40 : 32)) & 0xff);
      const chained = k > 0 && last == end;
      next = chained ? next + step : first;
      end = last;
      store<u8>(tile, next, FROM);
      store<u8>(tile, last, TO);
      store<u8>(tile, u8(chained), CHAINED);
    }
    for (let k = i32(tiles) - 2; k >= 0; k--) {
      const tile = scratch + <usize>k;
      if (load<u8>(tile + 1, CHAINED)) store<u8>(tile, i32(load<u8>(tile + 1, TO)) - step, TO);
    }
    memory.fill(scratch + TAKEN, 0, PLACE_BYTES);
    store<u8>(scratch + TAKEN + <usize>Board.cells, 1);
    Predecessors.depth = 0;
    Predecessors.place = i32(load<u8>(scratch, FROM));
    return true;
  }

  /** True when all predecessors of the phase are listed. */
  private static walk(axis: u32, direction: u32, most: u32): bool {
    const scratch = Predecessors.scratch;
    const supports = Board.supports + ((<usize>((axis * 2 + direction) * Board.cells)) << 1);
    const step: i32 = direction == 0 ? 1 : -1;
    const deepest = i32(Board.tiles) - 1;
    let k = Predecessors.depth;
    let place = Predecessors.place;
    let steps = Predecessors.steps;
    while (true) {
      const end = i32(load<u8>(scratch + <usize>k, TO)) + step;
      while (place != end && load<u8>(scratch + <usize>load<u16>(supports + ((<usize>place) << 1)), TAKEN) == 0) {
        place += step;
      }
      steps++;
      if (place == end) {
        if (--k < 0) break;
        place = i32(load<u8>(scratch + <usize>k, PLACES));
        store<u8>(scratch + <usize>place, 0, TAKEN);
        place += step;
        continue;
      }
      store<u8>(scratch + <usize>k, place, PLACES);
      if (k == deepest) {
        Predecessors.add(axis);
        place += step;
        if (Batch.hasRoom && steps < most) continue;
        Predecessors.depth = k;
        Predecessors.place = place;
        Predecessors.steps = steps;
        return false;
      }
      store<u8>(scratch + <usize>place, 1, TAKEN);
      k++;
      place = load<u8>(scratch + <usize>k, CHAINED) ? place + step : i32(load<u8>(scratch + <usize>k, FROM));
      if (steps < most) continue;
      Predecessors.depth = k;
      Predecessors.place = place;
      Predecessors.steps = steps;
      return false;
    }
    Predecessors.steps = steps;
    return true;
  }

  /** Adds the state in which the tiles stand now. */
  private static add(axis: u32): void {
    const scratch = Predecessors.scratch;
    const landed = scratch + Predecessors.BYTES;
    const cellsByPlace = Board.cellsByPlace + <usize>(axis * Board.cells);
    for (let k: usize = 0; k < <usize>Board.tiles; k++) {
      const cell = load<u8>(cellsByPlace + <usize>load<u8>(scratch + k, PLACES));
      store<u8>(landed + <usize>load<u8>(scratch + k, ORDER), cell);
    }
    if (axis == 0 && Board.colours < Board.tiles) Board.sortColours(landed);
    Board.pack(landed, Batch.nextState);
    Batch.add(2 >> axis);
  }
}
