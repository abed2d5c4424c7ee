// The rolls of a solution: the path of each edge is searched again, over poses where nothing changes.
//
// Everything lies in the stack region: the rolls as they are written, from the end backwards; for each pose how it was
// reached; and three queues, for the cost whose turn it is, 1 more and 2 more. `reached` holds what is left of
// the cost of the path, above a floor that rises with each path, so that nothing has to be cleared between two.
import { Region, Regions } from "../../../memory/regions";
import { MacroLevel, NOWHERE } from "./level";

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

  /** Makes room for up to `length` rolls; false where there is no memory. */
  static begin(level: MacroLevel, length: u32): bool {
    const poses = level.poseCount;
    if (!Regions.ensure(Region.STACK, (u64(length) + u64(poses) * 5) << 2)) return false;
    PathUnpacking.length = length;
    PathUnpacking.first = length;
    PathUnpacking.floor = 1;
    PathUnpacking.queueBytes = (<usize>poses) << 2;
    PathUnpacking.cameBy = Regions.start(Region.STACK) + ((<usize>length) << 2);
    PathUnpacking.reached = PathUnpacking.cameBy + PathUnpacking.queueBytes;
    PathUnpacking.queues = PathUnpacking.reached + PathUnpacking.queueBytes;
    memory.fill(PathUnpacking.reached, 0, PathUnpacking.queueBytes);
    return true;
  }

  /** Writes a path of this cost, before what is written already. */
  static unpackBackward(level: MacroLevel, from: u32, to: u32, bridges: u64, cost: u32): void {
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
      if (level.rollCost(pose) == 2)
        laterEnd = PathUnpacking.roll(level, pose, to, bridges, full - cost, full - spent - 2, laterEnd);
      else soonEnd = PathUnpacking.roll(level, pose, to, bridges, full - cost, full - spent - 1, soonEnd);
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
  private static roll(
    level: MacroLevel,
    pose: u32,
    to: u32,
    bridges: u64,
    floor: u32,
    left: u32,
    queueEnd: usize,
  ): usize {
    let end = queueEnd;
    if (i32(left - floor) < 0) return end;
    for (let direction: u32 = 0; direction < 4; direction++) {
      const next = level.rolled(pose, direction);
      if (next == NOWHERE) continue;
      if (next != to && (level.ends(next) || (level.need(next) & ~bridges) != 0)) continue;
      const reached = PathUnpacking.reached + ((<usize>next) << 2);
      if (load<u32>(reached) >= left) continue;
      store<u32>(reached, left);
      store<u32>(PathUnpacking.cameBy + ((<usize>next) << 2), (pose << 2) | direction);
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
