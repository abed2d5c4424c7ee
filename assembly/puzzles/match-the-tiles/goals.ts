// Whether every tile rests on a goal of its colour.

export class Goals {
  /** `goalColours` has the colour of each cell's goal, `tileColours` that of each tile; a tile's cell takes `bits` bits of the
   *  state, and a word holds `perWord` of them. */
  @inline
  static allReached(state: usize, goalColours: usize, tileColours: usize, tiles: u32, bits: u32, perWord: u32): bool {
    const mask: u32 = (1 << bits) - 1;
    let tile: u32 = 0;
    for (let word = state; tile < tiles; word += 4) {
      const end = min(tile + perWord, tiles);
      for (let rest = load<u32>(word); tile < end; tile++, rest >>= bits) {
        if (load<u8>(goalColours + <usize>(rest & mask)) != load<u8>(tileColours + <usize>tile)) return false;
      }
    }
    return true;
  }
}
