// What is noted of a state, in two words: of the way to it from the start, and of the way from it to an ending. A state may
// have both, and then a solution leads through it.

/** First word: the node before it, the axes along which it is to be slid, as bits, and whether that has been done. */
const NUMBER_BITS: u32 = 28;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;
const EXPANDED: u32 = 0x80000000;
/** Second word: slides from the start, slides to an ending, the axes along which a slide may have made it, as bits. */
const DISTANCE_BITS: u32 = 15;
const WAYS: usize = 4;
const FAR: u32 = (1 << DISTANCE_BITS) - 1;

export class Note {
  static readonly BYTES: i32 = 8;
  /** In the place of a node: there is none. */
  static readonly NONE: u32 = NUMBER_MASK;
  /** In the place of a number of slides: not known. No way is as long. */
  static readonly FAR: u32 = FAR;

  @inline
  static link(from: u32, axes: u32): u32 {
    return (from & NUMBER_MASK) | (axes << NUMBER_BITS);
  }

  @inline
  static begin(note: usize): void {
    store<u32>(note, NUMBER_MASK);
    store<u32>(note, FAR | (FAR << DISTANCE_BITS), WAYS);
  }

  /** The state is reached from the start with so many slides. */
  @inline
  static reach(note: usize, link: u32, slides: u32): void {
    store<u32>(note, link);
    store<u32>(note, (load<u32>(note, WAYS) & ~FAR) | slides, WAYS);
  }

  /** So many slides lead from the state to an ending. */
  @inline
  static leadsHome(note: usize, slides: u32, axes: u32): void {
    const way = load<u32>(note, WAYS) & FAR;
    store<u32>(note, way | (slides << DISTANCE_BITS) | (axes << (2 * DISTANCE_BITS)), WAYS);
  }

  @inline
  static setExpanded(note: usize): void {
    store<u32>(note, load<u32>(note) | EXPANDED);
  }

  @inline
  static isExpanded(note: usize): bool {
    return (load<u32>(note) & EXPANDED) != 0;
  }

  @inline
  static from(note: usize): u32 {
    return load<u32>(note) & NUMBER_MASK;
  }

  @inline
  static axes(note: usize): u32 {
    return (load<u32>(note) >> NUMBER_BITS) & 3;
  }

  @inline
  static fromStart(note: usize): u32 {
    return load<u32>(note, WAYS) & FAR;
  }

  @inline
  static toEnding(note: usize): u32 {
    return (load<u32>(note, WAYS) >> DISTANCE_BITS) & FAR;
  }

  @inline
  static endingAxes(note: usize): u32 {
    return load<u32>(note, WAYS) >> (2 * DISTANCE_BITS);
  }
}
