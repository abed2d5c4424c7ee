// One of the two sides of the search: how far it is. The nodes of both lie in one array, and each side goes through it
// and passes over the other's. Two blocks of memory, of which `changetype<Side>` is the side.

const BYTES: i32 = 64;
const forward = memory.data(BYTES);
const backward = memory.data(BYTES);

@unmanaged
export class Side {
  /** The layer that is being expanded: how many slides its states are from their end. */
  depth: u32;
  /** The first node that this side has not looked at, and the first beyond the layer. */
  next: u32;
  layerEnd: u32;
  /** States of the layer that are not expanded, and states of the next layer so far. */
  waiting: u32;
  coming: u32;
  /** What was made or tried of this layer, and of how many states; then the same of the layer before. */
  work: u32;
  expanded: u32;
  lastWork: u32;
  lastExpanded: u32;

  @inline
  static forward(): Side {
    return changetype<Side>(forward);
  }

  @inline
  static backward(): Side {
    return changetype<Side>(backward);
  }

  begin(layerEnd: u32, waiting: u32): void {
    memory.fill(changetype<usize>(this), 0, BYTES);
    this.layerEnd = layerEnd;
    this.waiting = waiting;
    this.lastExpanded = 1;
    this.lastWork = 2;
  }

  @inline
  get isLayerDone(): bool {
    return this.waiting == 0;
  }

  /** Goes on to the next layer, which ends with the last node that there is. */
  turnLayer(layerEnd: u32): void {
    this.depth++;
    this.next = this.layerEnd;
    this.layerEnd = layerEnd;
    this.waiting = this.coming;
    this.coming = 0;
    this.lastWork = max<u32>(this.work, 1);
    this.lastExpanded = max<u32>(this.expanded, 1);
    this.work = 0;
    this.expanded = 0;
  }

  /** The work that the rest of the layer will be, going by what this layer, or the last, has been. */
  get workLeft(): f64 {
    const isTelling = this.expanded > 32;
    const work = isTelling ? this.work : this.lastWork;
    const states = isTelling ? this.expanded : this.lastExpanded;
    return (f64(this.waiting) * f64(work)) / f64(states);
  }
}
