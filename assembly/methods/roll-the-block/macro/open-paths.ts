// Where paths without a node between lead to from a pose, under the bridges that are open, and what the shortest ones cost.
// Its twin is src/methods/roll-the-block/macro/open-paths.ts: the same ends in the same order.
//
// There is a queue of upright blocks and one of lying ones, and of one cost the uprights roll first: so both queues are by
// rising cost, and the first path that reaches a pose is a shortest one (as in docs/methods/layers.md). They lie in the stack
// region, that of lying blocks from its end downward, and behind it the ends.
//
// Of the bridges it asks no more than it has to, one after the other: what it finds depends on the answers, and on nothing else.
import { Region, Regions } from "../../../memory/regions";
import { MacroLevel, NOWHERE } from "./level";

/** Bytes of an end: its pose and its cost. */
const END: usize = 8;
/** The bridges that were asked about, a byte each. */
const questions = memory.data(64);

/** The next free places. */
let uprightEnd: usize = 0;
let lyingEnd: usize = 0;
let endsEnd: usize = 0;
/** The bridges that were asked about. */
let known: u64 = 0;

export class OpenPaths {
  /** What the last search has found. */
  static ends: u32 = 0;
  /** How many poses it has come to, the ends among them. */
  static reached: u32 = 0;
  /** How many bridges it has asked about. */
  static asked: u32 = 0;

  /** False where there is no memory. `marks` is a byte for each pose, all 0. */
  static find(level: MacroLevel, source: u32, open: u64, marks: usize): bool {
    if (!Regions.ensure(Region.STACK, u64(level.poseCount) * (4 + u64(END)))) return false;
    const uprights = Regions.start(Region.STACK);
    const lyings = OpenPaths.endsAt(level);
    const lyingCost = level.lyingCost;
    let upright = uprights;
    let lying = lyings;
    uprightEnd = upright;
    lyingEnd = lying;
    endsEnd = lyings;
    known = 0;
    OpenPaths.asked = 0;
    if (!level.ends(source)) store<u8>(marks + source, 1);
    OpenPaths.push(source, level.lies(source));
    let uprightStop = uprightEnd;
    let lyingStop = lyingEnd;
    for (let cost: u32 = 0; upright != uprightEnd || lying != lyingEnd; cost++) {
      const soonUpright = uprightEnd;
      for (; upright != uprightStop; upright += 4)
        OpenPaths.roll(level, load<u32>(upright), source, cost + 1, open, marks);
      const soonLying = lyingEnd;
      for (; lying != lyingStop; lying -= 4)
        OpenPaths.roll(level, load<u32>(lying - 4), source, cost + lyingCost, open, marks);
      uprightStop = lyingCost == 1 ? uprightEnd : soonUpright;
      lyingStop = lyingCost == 1 ? lyingEnd : soonLying;
    }
    for (let at = uprights; at != upright; at += 4) store<u8>(marks + load<u32>(at), 0);
    for (let at = lying; at != lyings; at += 4) store<u8>(marks + load<u32>(at), 0);
    for (let at = lyings; at != endsEnd; at += END) store<u8>(marks + load<u32>(at), 0);
    OpenPaths.ends = u32((endsEnd - lyings) / END);
    OpenPaths.reached = u32((upright - uprights + lyings - lying) >> 2) + OpenPaths.ends;
    return true;
  }

  @inline
  static pose(level: MacroLevel, end: u32): u32 {
    return load<u32>(OpenPaths.endsAt(level) + <usize>end * END);
  }

  @inline
  static cost(level: MacroLevel, end: u32): u32 {
    return load<u32>(OpenPaths.endsAt(level) + <usize>end * END, 4);
  }

  /** The bridge that was asked about as this one. */
  @inline
  static question(number: u32): u32 {
    return load<u8>(questions + number);
  }

  @inline
  private static endsAt(level: MacroLevel): usize {
    return Regions.start(Region.STACK) + ((<usize>level.poseCount) << 2);
  }

  @inline
  private static push(pose: u32, lies: bool): void {
    if (lies) {
      lyingEnd -= 4;
      store<u32>(lyingEnd, pose);
    } else {
      store<u32>(uprightEnd, pose);
      uprightEnd += 4;
    }
  }

  /** To where a block comes at this cost by a roll. */
  @inline
  private static roll(level: MacroLevel, pose: u32, source: u32, cost: u32, open: u64, marks: usize): void {
    for (let direction: u32 = 0; direction < 4; direction++) {
      const to = level.rolled(pose, direction);
      if (to == NOWHERE || load<u8>(marks + to) != 0) continue;
      const need = level.need(to);
      if (need != 0 && !OpenPaths.isAllowed(need, open)) continue;
      if (!level.ends(to)) {
        OpenPaths.push(to, level.lies(to));
      } else {
        if (to == source && level.isIdle(to)) continue;
        store<u32>(endsEnd, to);
        store<u32>(endsEnd, cost, 4);
        endsEnd += END;
      }
      store<u8>(marks + to, 1);
    }
  }

  /** Whether all these bridges are open, as far as one has to ask. */
  @inline
  private static isAllowed(need: u64, open: u64): bool {
    if ((need & known & ~open) != 0) return false;
    return (need & ~known) == 0 || ask(need & ~known, open);
  }
}

/** One after the other, until one is closed. */
function ask(unknown: u64, open: u64): bool {
  for (let left = unknown; left != 0; left &= left - 1) {
    const bit = u32(ctz(left));
    store<u8>(questions + OpenPaths.asked++, u8(bit));
    known |= (<u64>1) << bit;
    if (((open >> bit) & 1) == 0) return false;
  }
  return true;
}
