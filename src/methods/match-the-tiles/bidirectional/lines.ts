// The lines of a board for slides along one axis, and for taking them back.
//
// Along an axis the floor falls into runs that tiles slide along and never leave. Its cells are numbered run after run:
// such a number is a place, and a slide is arithmetic with places. Axis 0 is up and down, axis 1 is left and right.
import { AHEAD_BITS, type Floor, LINES } from "../../../puzzles/match-the-tiles/floor.ts";

const AXES = 2;
const LINES_AN_AXIS = LINES / AXES;

export interface Lines {
  /** Two words for each axis and cell. The first: the masks of the cells before and after it in its run. The second, byte
   *  by byte: the first and the last place of the run, twice the line, and the cell's bit in the masks of its line. */
  readonly records: Uint32Array;
  /** For each axis the cells by place, and the places by cell. */
  readonly cells: Uint8Array;
  readonly places: Uint8Array;
  /** For each axis, across it each of the two directions, and each place: the place that would hold up a tile that
   *  comes in that direction, or the number of cells where an obstacle or the edge does. */
  readonly supports: Uint16Array;
}

export function linesOf(floor: Floor): Lines {
  const count = floor.cells;
  const cells = new Uint8Array(AXES * count);
  const places = new Uint8Array(AXES * count);
  const records = new Uint32Array(AXES * count * 2);
  for (let axis = 0; axis < AXES; axis++) {
    // Towards the lower end `stops` has the runs one after the other, each from its beginning.
    const low = 2 * axis * count;
    const high = low + count;
    for (let place = 0; place < count; place++) {
      const cell = floor.stops[low + place] as number;
      cells[axis * count + place] = cell;
      places[axis * count + cell] = place;
    }
    for (let cell = 0; cell < count; cell++) {
      const before = floor.slides[low + cell] as number;
      const after = floor.slides[high + cell] as number;
      const first = (before >>> AHEAD_BITS) - low;
      const last = places[axis * count + (floor.stops[after >>> AHEAD_BITS] as number)] as number;
      const row = floor.rows[cell] as number;
      const column = (floor.columns[cell] as number) % LINES_AN_AXIS;
      const [line, bit] = axis === 0 ? [column, row] : [row, column];
      const at = 2 * (axis * count + cell);
      records[at] = (before & 0xffff) | ((after & 0xffff) << 16);
      records[at + 1] = first | (last << 8) | ((line * 2) << 16) | (bit << 24);
    }
  }
  return { records, cells, places, supports: supportsOf(count, { records, cells, places }) };
}

function supportsOf(count: number, { records, cells, places }: Omit<Lines, "supports">): Uint16Array {
  const supports = new Uint16Array(AXES * 2 * count);
  for (let axis = 0; axis < AXES; axis++) {
    const across = (1 - axis) * count;
    for (let cell = 0; cell < count; cell++) {
      const run = records[2 * (across + cell) + 1] as number;
      const place = places[across + cell] as number;
      const own = places[axis * count + cell] as number;
      const next = (at: number): number => places[axis * count + (cells[across + at] as number)] as number;
      supports[2 * axis * count + own] = place === (run & 0xff) ? count : next(place - 1);
      supports[(2 * axis + 1) * count + own] = place === ((run >>> 8) & 0xff) ? count : next(place + 1);
    }
  }
  return supports;
}
