// The two slides of a state along one axis, made together.
//
// A tile stops as many places from the end of its run as there are tiles before it on its path: the bits that the mask of
// the tiles in its line shares with the mask of the cells before it, or after it. Slides along rows keep the reading
// order; those along columns may have to sort the tiles of a colour anew.
import { sameState } from "../../../search/node-table";
import { Board } from "./board";

const MOST_TILES: usize = 64;
/** Two bytes for each of 16 lines. */
const MASKS: usize = 8 * MOST_TILES;
const LOW: usize = MASKS + 32;
const HIGH: usize = LOW + MOST_TILES;

export class Slides {
  static readonly BYTES: u32 = u32(HIGH + MOST_TILES);
  static scratch: usize = 0;

  /** Writes the states after the slides to the lower and to the higher end that move something, one after the other, and
   *  returns how many these are. */
  static make(state: usize, axis: u32, out: usize): i32 {
    const words = Board.words;
    const bytes = (<usize>words) << 2;
    Slides.along(state, axis, out, out + bytes);
    const kept = out + (sameState(out, state, words) ? 0 : bytes);
    if (kept == out) {
      for (let i: usize = 0; i < bytes; i += 4) store<u32>(out + i, load<u32>(out + bytes + i));
    }
    return i32((kept - out) / bytes) + i32(!sameState(kept, state, words));
  }

  /** Writes the state after one slide near `out` and returns where. */
  static one(state: usize, direction: u32, out: usize): usize {
    const high = out + ((<usize>Board.words) << 2);
    Slides.along(state, direction >> 1, out, high);
    return (direction & 1) == 0 ? out : high;
  }

  private static along(state: usize, axis: u32, low: usize, high: usize): void {
    const scratch = Slides.scratch;
    const masks = scratch + MASKS;
    const records = Board.recordsOf(axis);
    const cellsByPlace = Board.cellsByPlace + <usize>(axis * Board.cells);
    const bits = Board.bits;
    const perWord = Board.perWord;
    const tiles = Board.tiles;
    const cellMask: u32 = (1 << bits) - 1;
    for (let i: usize = 0; i < 32; i += 8) store<u64>(masks + i, 0);
    let tile: u32 = 0;
    for (let word = state; tile < tiles; word += 4) {
      const end = min(tile + perWord, tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= bits) {
        const record = load<u64>(records + ((<usize>(rest & cellMask)) << 3));
        store<u64>(scratch + ((<usize>tile) << 3), record);
        const line = masks + <usize>((record >> 48) & 0xff);
        store<u16>(line, u32(load<u16>(line)) | (1 << u32(record >> 56)));
      }
    }
    const sorts = axis == 0 && Board.colours < tiles;
    tile = 0;
    let offset: usize = 0;
    for (; tile < tiles; offset += 4) {
      const end = min(tile + perWord, tiles);
      let lowWord: u32 = 0;
      let highWord: u32 = 0;
      for (let shift: u32 = 0; tile < end; tile++, shift += bits) {
        const record = load<u64>(scratch + ((<usize>tile) << 3));
        const mask = u32(load<u16>(masks + <usize>((record >> 48) & 0xff)));
        const before = popcnt<u32>(mask & u32(record) & 0xffff);
        const after = popcnt<u32>(mask & (u32(record) >> 16));
        const lowCell = u32(load<u8>(cellsByPlace + <usize>(u32(record >> 32) & 0xff) + <usize>before));
        const highCell = u32(load<u8>(cellsByPlace + <usize>(u32(record >> 40) & 0xff) - <usize>after));
        if (sorts) {
          store<u8>(scratch + <usize>tile, lowCell, LOW);
          store<u8>(scratch + <usize>tile, highCell, HIGH);
        }
        lowWord |= lowCell << shift;
        highWord |= highCell << shift;
      }
      store<u32>(low + offset, lowWord);
      store<u32>(high + offset, highWord);
    }
    if (!sorts) return;
    Board.sortColours(scratch + LOW);
    Board.pack(scratch + LOW, low);
    Board.sortColours(scratch + HIGH);
    Board.pack(scratch + HIGH, high);
  }
}
