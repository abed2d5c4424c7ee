// The rolls of a solution: the path of each edge is searched again, over poses where nothing changes.
//
// Everything lies in the stack region: the rolls as they are written, from the end backwards; for each pose how it was
// reached; and three queues, for the cost whose turn it is, 1 more and 2 more. `reached` holds what is left of
// the cost of the path, above a floor that rises with each path, so that nothing has to be cleared between two.
import { Region, Regions } from "../../../memory/regions";

const LIES: u32 = 1;
const ENDS: u32 = 2;
const NOWHERE: u32 = 0xffffffff;

export class PathUnpacking {
  static length: u32 = 0;
  /** Where the earliest of the rolls written so far stands. */
  static first: u32 = 0;
  static floor: u32 = 1;
  static queueBytes: usize = 0;
  /** The pose and the direction of the roll that reached each pose, as 4 * pose + direction. */
  static cameBy: usize = 0;
  static reached: usize = 0;
  static queues: usize = 0;
  static rolls: usize = 0;
  static marks: usize = 0;
  static needs: usize = 0;
  static lyingCost: u32 = 1;

  /** Makes room for up to `length` rolls over so many poses; false where there is no memory. */
  static begin(length: u32, poses: u32, rolls: usize, marks: usize, needs: usize, lyingCost: u32): bool {
    if (!Regions.ensure(Region.STACK, (u64(length) + u64(poses) * 5) << 2)) return false;
    PathUnpacking.length = length;
    PathUnpacking.first = length;
    PathUnpacking.floor = 1;
    PathUnpacking.queueBytes = (<usize>poses) << 2;
    PathUnpacking.cameBy = Regions.start(Region.STACK) + ((<usize>length) << 2);
    PathUnpacking.reached = PathUnpacking.cameBy + PathUnpacking.queueBytes;
    PathUnpacking.queues = PathUnpacking.reached + PathUnpacking.queueBytes;
    PathUnpacking.rolls = rolls;
    PathUnpacking.marks = marks;
    PathUnpacking.needs = needs;
    PathUnpacking.lyingCost = lyingCost;
    memory.fill(PathUnpacking.reached, 0, PathUnpacking.queueBytes);
    return true;
  }

  /** Writes a path of this cost, before what is written already. */
  static unpackBackward(from: u32, to: u32, bridges: u64, cost: u32): void {
    let now = PathUnpacking.queues;
    let soon = now + PathUnpacking.queueBytes;
    let later = soon + PathUnpacking.queueBytes;
    let nowEnd = now;
    let soonEnd = soon;
    let laterEnd = later;
    const full = PathUnpacking.floor + cost;
    PathUnpacking.floor = full + 1;
    let pose = from;
    let spent: u32 = 0;
    let at = now;
    while (true) {
      const lies = (load<u8>(PathUnpacking.marks + pose) & LIES) != 0;
      if (lies && PathUnpacking.lyingCost == 2)
        laterEnd = PathUnpacking.roll(pose, to, bridges, full - cost, full - spent - 2, laterEnd);
      else soonEnd = PathUnpacking.roll(pose, to, bridges, full - cost, full - spent - 1, soonEnd);
      while (true) {
        while (at == nowEnd) {
          const free = now;
          now = soon;
          nowEnd = soonEnd;
          soon = later;
          soonEnd = laterEnd;
          later = free;
          laterEnd = free;
          at = now;
          spent++;
          assert(spent <= cost, "a path must be found again");
        }
        pose = load<u32>(at);
        at += 4;
        if (load<u32>(PathUnpacking.reached + ((<usize>pose) << 2)) == full - spent) break;
      }
      if (pose == to) break;
    }
    PathUnpacking.write(from, to);
  }

  /** Reaches what a roll from a pose reaches, and writes it into the queue. */
  private static roll(pose: u32, to: u32, bridges: u64, floor: u32, left: u32, queueEnd: usize): usize {
    let end = queueEnd;
    if (i32(left - floor) < 0) return end;
    for (let roll = pose << 2; roll < (pose << 2) + 4; roll++) {
      const next = load<u32>(PathUnpacking.rolls + ((<usize>roll) << 2));
      if (next == NOWHERE) continue;
      const isOpen = (load<u64>(PathUnpacking.needs + ((<usize>next) << 3)) & ~bridges) == 0;
      if (next != to && ((load<u8>(PathUnpacking.marks + next) & ENDS) != 0 || !isOpen)) continue;
      const reached = PathUnpacking.reached + ((<usize>next) << 2);
      if (load<u32>(reached) >= left) continue;
      store<u32>(reached, left);
      store<u32>(PathUnpacking.cameBy + ((<usize>next) << 2), roll);
      store<u32>(end, next);
      end += 4;
    }
    return end;
  }

  private static write(from: u32, to: u32): void {
    let pose = to;
    do {
      const roll = load<u32>(PathUnpacking.cameBy + ((<usize>pose) << 2));
      PathUnpacking.first--;
      store<u32>(Regions.start(Region.STACK) + ((<usize>PathUnpacking.first) << 2), roll & 3);
      pose = roll >> 2;
    } while (pose != from);
  }

  /** Moves the rolls to the start of the region and tells how many there are. */
  static end(): i32 {
    const start = Regions.start(Region.STACK);
    const count = PathUnpacking.length - PathUnpacking.first;
    memory.copy(start, start + ((<usize>PathUnpacking.first) << 2), (<usize>count) << 2);
    return i32(count);
  }
}
