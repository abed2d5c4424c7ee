// A state as the number of its pattern and the colours of its tiles in reading order. When all patterns are known, this is all
// that tells states apart, and it is short: the colours of twelve tiles of six colours and one of a million patterns are
// 53 bits. Tiles of a colour are the same, whatever their order, so nothing has to be sorted.
//
// A slide along rows keeps the reading order: it changes the number alone. One along columns keeps the order column by column,
// so the colours are put into that order by the pattern before, and back by the one after; both orders are known of every
// pattern. It is the same for a slide that is taken back.
//
// Colours are packed from the lowest bit on, and the pattern lies in the highest bits of the last word. The last tile has the
// colour that is missing, so it is left out.
import { copyState } from "../../../search/node-table";
import { Board } from "./board";
import { Patterns } from "./patterns";

const MOST_TILES: usize = 64;
/** Scratch, a byte a tile: colours in reading order, and column by column. */
const COLUMNS: usize = MOST_TILES;
const CELLS: usize = 2 * MOST_TILES;
const RANKS: usize = 3 * MOST_TILES;
/** A state that is looked at, and the eight bytes that may be read behind it. */
const STATE: usize = 4 * MOST_TILES;

export class Coloured {
  static readonly BYTES: u32 = u32(STATE + MOST_TILES + 16);
  static scratch: usize = 0;
  static words: i32 = 1;
  /** How far the pattern is shifted in the last word, and where that begins. */
  static shift: u32 = 0;
  static lastWord: usize = 0;
  /** Bits of a colour; of eight tiles those of each, of two, of four and of all; and of the last tiles but one. */
  static bits: u32 = 1;
  static ones: u64 = 0;
  static twos: u64 = 0;
  static fours: u64 = 0;
  static eight: u64 = 0;
  static last: u64 = 0;
  /** All colours of the level, added bit by bit. */
  static sum: u64 = 0;

  /** Makes ready for states of the patterns that are known. */
  static begin(): void {
    const bits: u64 = u64(max<u32>(32 - clz(Board.colours - 1), 1));
    Coloured.bits = u32(bits);
    Coloured.ones = ((u64(1) << bits) - 1) * 0x0001000100010001;
    Coloured.twos = ((u64(1) << (2 * bits)) - 1) * 0x0000000100000001;
    Coloured.fours = (u64(1) << (4 * bits)) - 1;
    Coloured.eight = (u64(1) << (8 * bits)) - 1;
    Coloured.last = (u64(1) << (bits * u64((Board.tiles - 1) & 7))) - 1;
    const forPatterns = max<u32>(32 - clz(Patterns.count - 1), 1);
    Coloured.words = i32((u32(bits) * (Board.tiles - 1) + forPatterns + 31) >> 5);
    Coloured.shift = 32 - forPatterns;
    Coloured.lastWord = (<usize>Coloured.words - 1) << 2;
    let sum: u32 = 0;
    for (let colour: u32 = 0; colour < Board.colours; colour++) {
      const first = Board.firstTiles + <usize>colour;
      if ((load<u8>(first, 1) - load<u8>(first)) & 1) sum ^= colour;
    }
    Coloured.sum = u64(sum);
  }

  /** Writes a state that is given by cells. False where its pattern is not known. */
  static write(state: usize, out: usize): bool {
    const scratch = Coloured.scratch;
    const pattern = Patterns.of(state);
    Board.unpack(state, scratch + CELLS);
    Patterns.rank(scratch + CELLS, scratch + RANKS);
    for (let colour: usize = 0; colour < <usize>Board.colours; colour++) {
      for (
        let tile = <usize>load<u8>(Board.firstTiles + colour);
        tile < <usize>load<u8>(Board.firstTiles + colour, 1);
        tile++
      ) {
        store<u8>(scratch + <usize>load<u8>(scratch + tile, RANKS), colour);
      }
    }
    Coloured.pack(pattern, out);
    return pattern != Patterns.NONE;
  }

  @inline
  static pattern(state: usize): u32 {
    return load<u32>(state + Coloured.lastWord) >> Coloured.shift;
  }

  /** Looks at a state of which others along columns are to be made. */
  static lookAt(state: usize): void {
    const scratch = Coloured.scratch;
    const bits = u64(Coloured.bits);
    let sum = Coloured.sum;
    copyState(scratch + STATE, state, Coloured.words);
    const end = scratch + <usize>((Board.tiles + 7) & ~7);
    let from = scratch + STATE;
    for (let to = scratch; to < end; to += 8, from += usize(bits)) {
      let tiles = load<u64>(from) & (to + 8 == end ? Coloured.last : Coloured.eight);
      tiles = (tiles & Coloured.fours) | ((tiles & (Coloured.fours << (4 * bits))) << (32 - 4 * bits));
      tiles = (tiles & Coloured.twos) | ((tiles & (Coloured.twos << (2 * bits))) << (16 - 2 * bits));
      tiles = (tiles & Coloured.ones) | ((tiles & (Coloured.ones << bits)) << (8 - bits));
      store<u64>(to, tiles);
      sum ^= tiles;
    }
    sum ^= sum >> 32;
    sum ^= sum >> 16;
    sum ^= sum >> 8;
    store<u8>(scratch + <usize>Board.tiles - 1, u32(sum));
    Coloured.permute(scratch, Patterns.columnsOf(Coloured.pattern(state)), scratch + COLUMNS);
  }

  /** Writes the state of a pattern that is next to the state along columns. */
  @inline
  static alongColumns(pattern: u32, out: usize): void {
    Coloured.permute(Coloured.scratch + COLUMNS, Patterns.rowsOf(pattern), Coloured.scratch);
    Coloured.pack(pattern, out);
  }

  /** Writes the state of a pattern that is next to a state along rows. */
  @inline
  static alongRows(state: usize, pattern: u32, out: usize): void {
    for (let i: usize = 0; i < Coloured.lastWord; i += 4) store<u32>(out + i, load<u32>(state + i));
    const kept = load<u32>(state + Coloured.lastWord) & ((1 << Coloured.shift) - 1);
    store<u32>(out + Coloured.lastWord, kept | (pattern << Coloured.shift));
  }

  private static pack(pattern: u32, out: usize): void {
    const bits = u64(Coloured.bits);
    const end = Coloured.scratch + <usize>((Board.tiles + 7) & ~7);
    store<u32>(out + Coloured.lastWord, 0);
    let to = out;
    for (let from = Coloured.scratch; from < end; from += 8, to += usize(bits)) {
      let tiles = load<u64>(from);
      tiles = (tiles & Coloured.ones) | ((tiles >> (8 - bits)) & (Coloured.ones << bits));
      tiles = (tiles & Coloured.twos) | ((tiles >> (16 - 2 * bits)) & (Coloured.twos << (2 * bits)));
      tiles = (tiles & Coloured.fours) | ((tiles >> (32 - 4 * bits)) & (Coloured.fours << (4 * bits)));
      tiles &= from + 8 == end ? Coloured.last : Coloured.eight;
      store<u64>(to, tiles);
    }
    const last = out + Coloured.lastWord;
    store<u32>(last, load<u32>(last) | (pattern << Coloured.shift));
  }

  /** Puts bytes, one a tile, in the order that others tell. */
  @inline
  private static permute(bytes: usize, order: usize, out: usize): void {
    const end = <usize>Board.tiles;
    for (let i: usize = 0; i < end; i += 16) {
      let sought = v128.load(order + i);
      let found = i8x16.swizzle(v128.load(bytes), sought);
      for (let j: usize = 16; j < end; j += 16) {
        sought = i8x16.sub(sought, i8x16.splat(16));
        found = v128.or(found, i8x16.swizzle(v128.load(bytes + j), sought));
      }
      v128.store(out + i, found);
    }
  }
}
