// What slides and predecessors look up of the level; set when a search begins. The tables are made by
// src/methods/match-the-tiles/bidirectional/lines.ts, which says what places are.

export class Board {
  static words: i32 = 1;
  static tiles: u32 = 0;
  static colours: u32 = 0;
  static bits: u32 = 1;
  static perWord: u32 = 1;
  static cells: u32 = 0;
  /** For each axis and cell one u64, as Lines.records says. */
  static records: usize = 0;
  static cellsByPlace: usize = 0;
  static placesByCell: usize = 0;
  static supports: usize = 0;
  static firstTiles: usize = 0;

  @inline
  static recordsOf(axis: u32): usize {
    return Board.records + ((<usize>(axis * Board.cells)) << 3);
  }

  /** Sorts the cells of each colour's tiles, one byte a tile. */
  static sortColours(cells: usize): void {
    for (let colour: usize = 0; colour < <usize>Board.colours; colour++) {
      const first = cells + <usize>load<u8>(Board.firstTiles + colour);
      Board.sort(first, cells + <usize>load<u8>(Board.firstTiles + colour, 1));
    }
  }

  /** Sorts the bytes from one address to another. */
  @inline
  static sort(first: usize, end: usize): void {
    for (let next = first + 1; next < end; next++) {
      const cell = load<u8>(next);
      let place = next;
      for (; place > first && load<u8>(place - 1) > cell; place--) store<u8>(place, load<u8>(place - 1));
      store<u8>(place, cell);
    }
  }

  /** Writes the state whose tiles have these cells. */
  static pack(cells: usize, out: usize): void {
    let tile: u32 = 0;
    for (let word = out; tile < Board.tiles; word += 4) {
      const end = min(tile + Board.perWord, Board.tiles);
      let packed: u32 = 0;
      for (let shift: u32 = 0; tile < end; tile++, shift += Board.bits) {
        packed |= u32(load<u8>(cells + <usize>tile)) << shift;
      }
      store<u32>(word, packed);
    }
  }

  static unpack(state: usize, cells: usize): void {
    const mask: u32 = (1 << Board.bits) - 1;
    let tile: u32 = 0;
    for (let word = state; tile < Board.tiles; word += 4) {
      const end = min(tile + Board.perWord, Board.tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= Board.bits) {
        store<u8>(cells + <usize>tile, rest & mask);
      }
    }
  }
}
