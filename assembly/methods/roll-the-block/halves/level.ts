// A level with splits as the host wrote it, see src/methods/roll-the-block/halves/tables.ts.

export const NEVER: u32 = 0x7fffffff;

export class HalvesLevel {
  /** Of the board, see src/puzzles/roll-the-block/board.ts. */
  width: u32;
  boardCells: u32;
  targetCell: u32;
  /** How many bridges have a bit. */
  bridges: u32;
  /** The bridges at the start. */
  bitsLow: u32;
  bitsHigh: u32;
  startPose: u32;
  /** The cell of the second half at the start; 0 where the block is whole. */
  startOther: u32;
  /** What a roll of an upright block costs, and one of a lying block or a half in such units. */
  unit: u32;
  lowerUnits: u32;
  /** Whether real halves are estimated as pairs (pairs.ts), and not each for itself. */
  hasPairs: u32;
  hasGhosts: u32;
  /** From here on, offsets of tables. */
  landings: u32;
  kinds: u32;
  /** For each kind need, keep and flip for lying blocks and halves, and then for upright blocks; 64 bits each. */
  rules: u32;
  /** For each kind the cells of its two halves; 0 and 0 where it is no split. */
  splits: u32;
  steps: u32;
  /** The bound for each pose of the board, as src/puzzles/roll-the-block/relaxed.ts has it. */
  costs: u32;

  /** How each shape lands on a cell. */
  @inline
  landing(cell: u32): u32 {
    return u32(load<u8>(this.table(this.landings) + <usize>cell));
  }

  @inline
  kindOf(cell: u32): u32 {
    return u32(load<u16>(this.table(this.kinds) + ((<usize>cell) << 1)));
  }

  /** What a roll adds to a pose, or for a half to its cell. */
  @inline
  step(shape: u32, direction: u32): u32 {
    return load<u32>(this.table(this.steps) + ((<usize>(4 * shape + direction)) << 2));
  }

  ruleFor(cell: u32, upright: u32): usize {
    return this.table(this.rules) + <usize>((2 * this.kindOf(cell) + upright) * 24);
  }

  /** Where the two cells are written that a split puts its halves onto. */
  halvesFrom(cell: u32): usize {
    return this.table(this.splits) + ((<usize>this.kindOf(cell)) << 3);
  }

  /** In units; NEVER where no path leads to the target. */
  @inline
  boundOf(entry: u32): u32 {
    return load<u32>(this.table(this.costs) + ((<usize>entry) << 2));
  }

  /** For halves on these two cells, each for itself. */
  @inline
  boundOfBoth(first: u32, second: u32): u32 {
    return max(this.boundOf((first << 2) + 3), this.boundOf((second << 2) + 3));
  }

  @inline
  table(offset: u32): usize {
    return changetype<usize>(this) + <usize>offset;
  }
}
