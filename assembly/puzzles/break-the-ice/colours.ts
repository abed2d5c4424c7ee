// Which colours a board has, and which it has at least three of: a bit a colour, bit 0 for cells without a block.

export class Colours {
  static once: u32 = 0;
  static twice: u32 = 0;
  static thrice: u32 = 0;

  @inline
  static begin(): void {
    Colours.once = 0;
    Colours.twice = 0;
    Colours.thrice = 0;
  }

  @inline
  static add(column: u64): void {
    let once = Colours.once;
    let twice = Colours.twice;
    let thrice = Colours.thrice;
    for (; column != 0; column >>= 4) {
      const bit: u32 = 1 << (<u32>column & 15);
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
    }
    Colours.once = once;
    Colours.twice = twice;
    Colours.thrice = thrice;
  }

  /** Some colour has one or two blocks. */
  @inline
  static isDead(): bool {
    return (Colours.once & ~Colours.thrice) >> 1 != 0;
  }

  @inline
  static count(): i32 {
    return i32(popcnt(Colours.once >> 1));
  }
}
