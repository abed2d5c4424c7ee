// What is noted of a state, in one word: the node that it was made from, the side that it belongs to, and the axes along
// which it is to be expanded, as bits.

const NUMBER_BITS: u32 = 28;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;

export class Link {
  /** In the place of a node, for the start and the endings. */
  static readonly NONE: u32 = NUMBER_MASK;

  @inline
  static of(from: u32, backward: bool, axes: u32): u32 {
    return (from & NUMBER_MASK) | (axes << NUMBER_BITS) | (u32(backward) << 31);
  }

  @inline
  static from(link: u32): u32 {
    return link & NUMBER_MASK;
  }

  @inline
  static axes(link: u32): u32 {
    return (link >> NUMBER_BITS) & 3;
  }

  @inline
  static isBackward(link: u32): bool {
    return link >> 31 != 0;
  }
}
