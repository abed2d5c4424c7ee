// What shapes weigh, added up over every cell: the other way round than summed-area tables. The weight of a shape is added at
// its four corners, and one pass over all corners makes of that what weighs on each cell.
//
// There are two tables, as in lagrangian.ts: groups of one cell have all the same copies, and share the second.
import { Frame, Frames } from "./frames";
import { Lagrangian } from "./lagrangian";
import { Group, Problem } from "./problem";

const CORNERS: usize = memory.data(9536, 16);
/** Sums of columns, and what weighs on the copies of a line. */
const COLUMNS: usize = memory.data(128, 16);
const LINE: usize = memory.data(128, 16);

export class Corners {
  /** Before any group: forgets what was added at the shared corners. */
  static begin(frame: Frame): void {
    if (!Lagrangian.isShared) return;
    clear(Lagrangian.sharedGroup(frame), Lagrangian.sharedReach(), CORNERS + Lagrangian.sharedTable());
  }

  /** Before the weights of a group are added. */
  @inline
  static beginGroup(frame: Frame, index: i32): void {
    const group = Problem.group(Frames.id(frame, index));
    if (!Lagrangian.isSharing(group)) clear(group, Lagrangian.reachOf(index), CORNERS);
  }

  /** Adds the weight of a shape, by its record in lagrangian.ts. */
  @inline
  static add(record: usize, weight: f32): void {
    const topLeft = <usize>load<u16>(record);
    const topRight = <usize>load<u16>(record, 2);
    const bottomLeft = <usize>load<u16>(record, 4);
    Corners.addAt(CORNERS + topLeft, weight);
    Corners.addAt(CORNERS + topRight, -weight);
    Corners.addAt(CORNERS + bottomLeft, -weight);
    Corners.addAt(CORNERS + (topRight + bottomLeft - topLeft), weight);
  }

  @inline
  static addAt(at: usize, what: f32): void {
    store<f32>(at, load<f32>(at) + what);
  }

  /** After the weights of a group: takes what they add up to from each place. */
  @inline
  static endGroup(frame: Frame, index: i32, places: usize): void {
    const group = Problem.group(Frames.id(frame, index));
    if (!Lagrangian.isSharing(group)) spread(group, Lagrangian.reachOf(index), CORNERS, places);
  }

  /** After all groups. */
  static end(frame: Frame, places: usize): void {
    if (!Lagrangian.isShared) return;
    spread(Lagrangian.sharedGroup(frame), Lagrangian.sharedReach(), CORNERS + Lagrangian.sharedTable(), places);
  }
}

/** Forgets what was added at the corners within reach. */
function clear(group: Group, reach: usize, corners: usize): void {
  const line = Problem.cornerLine(group.across);
  const top = <usize>load<u32>(reach);
  const bottom = <usize>load<u32>(reach, 4);
  memory.fill(corners + line * top, 0, line * (bottom - top + 1));
}

/** Takes from every place what weighs on its cell: the sum of all corners below and to the right of its copy. Columns are added
 *  up first, then four of them at a time from the right. */
function spread(group: Group, reach: usize, corners: usize, places: usize): void {
  const top = i32(load<u32>(reach));
  const left = load<u32>(reach, 8);
  const right = load<u32>(reach, 12);
  const size = group.size;
  const across = group.across;
  const line = Problem.cornerLine(across);
  const first = (<usize>(left & ~3)) << 2;
  const end = (<usize>((right + 3) & ~3)) << 2;
  const none = f32x4.splat(0);
  memory.fill(COLUMNS, 0, 128);
  for (let i = i32(load<u32>(reach, 4)) - 1; i >= top; i--) {
    // The copies of a group of one cell are the cells of the board.
    const into = size == 1 ? places + Problem.lineBytes * <usize>i : LINE;
    const row = corners + 16 + line * <usize>(i + 1);
    let further = none;
    for (let at = end; at > first; ) {
      at -= 16;
      const column = f32x4.add(v128.load(COLUMNS + at), v128.load(row + at));
      v128.store(COLUMNS + at, column);
      const pairs = f32x4.add(column, v128.shuffle<f32>(column, none, 1, 2, 3, 4));
      const sums = f32x4.add(f32x4.add(pairs, v128.shuffle<f32>(pairs, none, 2, 3, 4, 4)), further);
      v128.store(into + at, size == 1 ? f32x4.sub(v128.load(into + at), sums) : sums);
      further = v128.shuffle<f32>(sums, sums, 0, 0, 0, 0);
    }
    if (size == 1) continue;
    let copy = <usize>group.copies + ((<usize>((u32(i) * across + left) * size)) << 1);
    for (let j = left; j < right; j++) {
      const here = load<f32>(LINE + ((<usize>j) << 2));
      for (const end = copy + ((<usize>size) << 1); copy < end; copy += 2) {
        Corners.addAt(places + <usize>load<u16>(copy), -here);
      }
    }
  }
}
