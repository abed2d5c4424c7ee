// The open poses of one shape, as cells, first in, first out: the layer that is being worked
// off, and behind it those that are being found. What has been taken out is room for what comes.
import { Regions } from "../../../memory/regions";

const FIRST_ROOM: u64 = 16384;

@unmanaged
export class Queue {
  region: i32;
  /** Counted in cells from the start of the region. */
  head: u32;
  end: u32;
  room: u32;
  /** Where the layer ends that is being worked off, and where the next one does, as soon as all of it has been found. */
  layerEnd: u32;
  nextEnd: u32;

  begin(region: i32): bool {
    this.region = region;
    this.head = 0;
    this.end = 0;
    this.layerEnd = 0;
    this.nextEnd = 0;
    if (!Regions.resize(region, FIRST_ROOM)) return false;
    this.room = u32(Regions.size(region) >> 2);
    return true;
  }

  @inline
  get open(): u32 {
    return this.end - this.head;
  }

  @inline
  get leftInLayer(): u32 {
    return this.layerEnd - this.head;
  }

  @inline
  at(index: u32): usize {
    return Regions.start(this.region) + ((<usize>index) << 2);
  }

  push(cell: u32): void {
    store<u32>(this.at(this.end++), cell);
  }

  /** Room for so many more, and for one that is written and not kept. */
  makeRoom(more: u32): bool {
    if (u64(this.end) + u64(more) < u64(this.room)) return true;
    if (this.head > this.open) {
      this.moveUp();
      if (this.end + more < this.room) return true;
    }
    if (!Regions.ensure(this.region, (u64(this.end) + u64(more) + 1) << 2)) return false;
    this.room = u32(Regions.size(this.region) >> 2);
    return true;
  }

  private moveUp(): void {
    const gone = this.head;
    memory.copy(this.at(0), this.at(gone), (<usize>this.open) << 2);
    this.head = 0;
    this.end -= gone;
    this.layerEnd -= gone;
    this.nextEnd -= gone;
  }
}
