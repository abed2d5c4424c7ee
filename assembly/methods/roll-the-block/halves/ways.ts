// Ways of one half: from a cell over plain cells to one that is not plain, a node, as short as can be. A roll is plain where nothing
// happens and no bridge is needed.
import { Region, Regions } from "../../../memory/regions";
import { EVENTFUL, HALVES } from "../../../puzzles/roll-the-block/index";
import { Growth } from "../../../search/growth";
import { HalvesLevel } from "./level";
import { HalfRolls, NONE, Rolls } from "./rolls";

/** Room that is kept for the ways of the next cells, in bytes. */
const SPARE: u64 = 1 << 14;

export class Ways {
  /** Bytes of a way: its node, and its length. */
  static readonly BYTES: usize = 8;
  static readonly LENGTH: usize = 4;

  /** Tables, by their addresses. For each cell: whether it is a node, where its ways begin and end (0 where they are not made), when
   *  it was measured last and how far it was then. */
  static nodes: usize = 0;
  static spans: usize = 0;
  static measured: usize = 0;
  static queue: usize = 0;
  static measurement: u32 = 0;
  /** The bytes of all ways and joins, which lie in the region of the trace. */
  static bytes: usize = 0;

  /** Behind the rolls, in the same region. False where there is no memory. */
  static begin(level: HalvesLevel): bool {
    const cells = Rolls.count;
    const used = Regions.size(Region.SCRATCH);
    if (!Regions.resize(Region.SCRATCH, used + 24 * u64(cells))) return false;
    Ways.spans = Regions.start(Region.SCRATCH) + usize(used);
    Ways.measured = Ways.spans + <usize>(8 * cells);
    Ways.queue = Ways.measured + <usize>(8 * cells);
    Ways.nodes = Ways.queue + <usize>(4 * cells);
    Ways.measurement = 0;
    Ways.bytes = Ways.BYTES;
    memory.fill(Ways.spans, 0, <usize>(16 * cells));
    for (let cell: u32 = 0; cell < cells; cell++) {
      const lands = level.landing(Rolls.boardCell(cell)) >> HALVES;
      store<u8>(Ways.nodes + <usize>cell, u8((lands & EVENTFUL) != 0));
    }
    return true;
  }

  @inline
  static isNode(cell: u32): bool {
    return load<u8>(Ways.nodes + <usize>cell) != 0;
  }

  /** Sees to it that the ways from a cell are there, the shortest first; false where there is no memory. */
  static make(cell: u32): bool {
    const span = Ways.spans + ((<usize>cell) << 3);
    if (load<u32>(span) != 0) return true;
    const begin = Ways.bytes;
    if (!measure(cell)) return false;
    store<u32>(span, u32(begin));
    store<u32>(span, u32(Ways.bytes), 4);
    Growth.keepFree(Region.TRACE, u64(Ways.bytes), SPARE);
    return true;
  }

  @inline
  static first(cell: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(Ways.spans + ((<usize>cell) << 3));
  }

  @inline
  static end(cell: u32): usize {
    return Regions.start(Region.TRACE) + <usize>load<u32>(Ways.spans + ((<usize>cell) << 3), 4);
  }

  /** The way from a cell to a node, of those that were made; 0 where there is none. */
  static find(from: u32, node: u32): usize {
    const end = Ways.end(from);
    for (let way = Ways.first(from); way < end; way += Ways.BYTES) if (load<u32>(way) == node) return way;
    return 0;
  }
}

/** Appends the ways of a cell, the shortest first. False where there is no memory for them. */
function measure(from: u32): bool {
  const stamp = ++Ways.measurement;
  let next: u32 = 0;
  let count: u32 = 1;
  store<u32>(Ways.queue, from);
  // A node may be come back to.
  if (!Ways.isNode(from)) reach(from, stamp, 0);
  while (next < count) {
    const cell = load<u32>(Ways.queue + ((<usize>next) << 2));
    const distance = (next == 0 ? 0 : load<u32>(Ways.measured + ((<usize>cell) << 3), 4)) + 1;
    next++;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = HalfRolls.to(cell, direction);
      if (to == NONE || load<u32>(Ways.measured + ((<usize>to) << 3)) == stamp) continue;
      reach(to, stamp, distance);
      if (!Ways.isNode(to)) {
        store<u32>(Ways.queue + ((<usize>count) << 2), to);
        count++;
        continue;
      }
      if (!Regions.ensure(Region.TRACE, u64(Ways.bytes + Ways.BYTES))) return false;
      const way = Regions.start(Region.TRACE) + Ways.bytes;
      store<u32>(way, to);
      store<u32>(way, distance, Ways.LENGTH);
      Ways.bytes += Ways.BYTES;
    }
  }
  return true;
}

function reach(cell: u32, stamp: u32, distance: u32): void {
  const at = Ways.measured + ((<usize>cell) << 3);
  store<u32>(at, stamp);
  store<u32>(at, distance, 4);
}
