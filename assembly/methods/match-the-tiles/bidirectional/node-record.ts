// The fields of a node, in two words: of the path to it from the start (forward), and of the path from it to a goal state
// (backward). A node may have both, and then a solution leads through it.

/** First word: its parent, the axes along which it is to be slid, as bits, and whether that has been done. */
const NUMBER_BITS: u32 = 28;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;
const EXPANDED: u32 = 0x80000000;
/** Second word: slides from the start, slides to a goal state, the axes along which a slide may have made it, as bits. */
const COST_BITS: u32 = 15;
const COSTS: usize = 4;
const UNREACHED: u32 = (1 << COST_BITS) - 1;

export class NodeRecord {
  static readonly BYTES: i32 = 8;
  /** In the place of a node: there is none. */
  static readonly NONE: u32 = NUMBER_MASK;
  /** In the place of a number of slides: not known. No path is as long. */
  static readonly UNREACHED: u32 = UNREACHED;

  @inline
  static link(parent: u32, axes: u32): u32 {
    return (parent & NUMBER_MASK) | (axes << NUMBER_BITS);
  }

  @inline
  static begin(record: usize): void {
    store<u32>(record, NUMBER_MASK);
    store<u32>(record, UNREACHED | (UNREACHED << COST_BITS), COSTS);
  }

  /** The state is reached from the start with so many slides. */
  @inline
  static setForward(record: usize, link: u32, slides: u32): void {
    store<u32>(record, link);
    store<u32>(record, (load<u32>(record, COSTS) & ~UNREACHED) | slides, COSTS);
  }

  /** So many slides lead from the state to a goal state. */
  @inline
  static setBackward(record: usize, slides: u32, axes: u32): void {
    const forward = load<u32>(record, COSTS) & UNREACHED;
    store<u32>(record, forward | (slides << COST_BITS) | (axes << (2 * COST_BITS)), COSTS);
  }

  @inline
  static setExpanded(record: usize): void {
    store<u32>(record, load<u32>(record) | EXPANDED);
  }

  @inline
  static isExpanded(record: usize): bool {
    return (load<u32>(record) & EXPANDED) != 0;
  }

  @inline
  static parent(record: usize): u32 {
    return load<u32>(record) & NUMBER_MASK;
  }

  @inline
  static axes(record: usize): u32 {
    return (load<u32>(record) >> NUMBER_BITS) & 3;
  }

  @inline
  static forwardCost(record: usize): u32 {
    return load<u32>(record, COSTS) & UNREACHED;
  }

  @inline
  static backwardCost(record: usize): u32 {
    return (load<u32>(record, COSTS) >> COST_BITS) & UNREACHED;
  }

  @inline
  static backwardAxes(record: usize): u32 {
    return load<u32>(record, COSTS) >> (2 * COST_BITS);
  }
}
