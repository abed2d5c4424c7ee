// The reachable shapes of all groups where more than 64 cells are empty at the start: a set of cells is a run of words.
import { ReachableShapes } from "./reachable-shapes";
import { RECORD, Tables } from "./tables";

/** Finds them for the shapes in Tables.current; false where they prove that the board cannot be filled. */
export function findWideReachable(): bool {
  const bytes = Tables.cellBytes;
  const taken = ReachableShapes.taken;
  const others = ReachableShapes.others;
  memory.fill(taken, 0, bytes);
  const last = Tables.currentEnd();
  for (let current = Tables.current; current < last; current += 4) {
    const cells = Tables.cellsOf(<usize>load<u32>(current));
    for (let i: usize = 0; i < bytes; i += 8) store<u64>(taken + i, load<u64>(taken + i) | load<u64>(cells + i));
  }
  let end = ReachableShapes.listed;
  let range = ReachableShapes.ranges;
  let sets = ReachableShapes.sets;
  for (let current = Tables.current; current < last; current += 4, range += 8, sets += bytes << 1) {
    const shape = <usize>load<u32>(current);
    const cells = Tables.cellsOf(shape);
    for (let i: usize = 0; i < bytes; i += 8) store<u64>(others + i, load<u64>(taken + i) ^ load<u64>(cells + i));
    store<u32>(range, <u32>end);
    end = listReachable(shape, current < Tables.first, end);
    store<u32>(range, <u32>end, 4);
    compare(range, sets);
  }
  while (true) {
    if (!count(range)) return false;
    const changed = strikeOut(range);
    if (changed <= 0) return changed == 0;
  }
}

/** Lists what a shape can become without a cell of the others, or the shape alone if it stays as it is; returns the end
 *  of the list. */
function listReachable(shape: usize, stays: bool, list: usize): usize {
  let end = list;
  let entry = ReachableShapes.startOf(shape);
  const stop = stays ? entry + 4 : ReachableShapes.startOf(shape + RECORD);
  while (entry < stop) {
    const after = ReachableShapes.shapeAt(entry);
    if (isFree(Tables.cellsOf(after))) {
      store<u32>(end, <u32>after);
      end += 4;
      entry += 4;
    } else {
      entry += ReachableShapes.leap(entry);
    }
  }
  return end;
}

function isFree(cells: usize): bool {
  const others = ReachableShapes.others;
  for (let i: usize = 0, bytes = Tables.cellBytes; i < bytes; i += 8) {
    if ((load<u64>(cells + i) & load<u64>(others + i)) != 0) return false;
  }
  return true;
}

function hasOwed(cells: usize): bool {
  const owed = ReachableShapes.owed;
  for (let i: usize = 0, bytes = Tables.cellBytes; i < bytes; i += 8) {
    if ((load<u64>(owed + i) & ~load<u64>(cells + i)) != 0) return false;
  }
  return true;
}

/** Finds what the reachable shapes of a group have in any and in all of them. */
function compare(range: usize, sets: usize): void {
  const bytes = Tables.cellBytes;
  const may = sets;
  const sure = sets + bytes;
  memory.fill(may, 0, bytes);
  memory.fill(sure, 0xff, bytes);
  const end = <usize>load<u32>(range, 4);
  for (let at = <usize>load<u32>(range); at < end; at += 4) {
    const cells = Tables.cellsOf(<usize>load<u32>(at));
    for (let i: usize = 0; i < bytes; i += 8) {
      const set = load<u64>(cells + i);
      store<u64>(may + i, load<u64>(may + i) | set);
      store<u64>(sure + i, load<u64>(sure + i) & set);
    }
  }
}

/** Finds what is sure to be taken and what one and what two groups may fill; false where that cannot fill the board. */
function count(rangesEnd: usize): bool {
  const bytes = Tables.cellBytes;
  for (let i: usize = 0; i < bytes; i += 8) {
    let once: u64 = 0;
    let twice: u64 = 0;
    let taken: u64 = 0;
    let sets = ReachableShapes.sets;
    for (let range = ReachableShapes.ranges; range < rangesEnd; range += 8, sets += bytes << 1) {
      const may = load<u64>(sets + i);
      const sure = load<u64>(sets + bytes + i);
      if (taken & sure) return false;
      taken |= sure;
      twice |= once & may;
      once |= may;
    }
    if (once != load<u64>(ReachableShapes.all + i)) return false;
    store<u64>(ReachableShapes.taken + i, taken);
    store<u64>(ReachableShapes.twice + i, twice);
  }
  return true;
}

/** One round of striking out: 1 where it changed something, 0 where not, -1 where the board cannot be filled. */
function strikeOut(rangesEnd: usize): i32 {
  const bytes = Tables.cellBytes;
  let changed = 0;
  let sets = ReachableShapes.sets;
  for (let range = ReachableShapes.ranges; range < rangesEnd; range += 8, sets += bytes << 1) {
    let wrong: u64 = 0;
    for (let i: usize = 0; i < bytes; i += 8) {
      const may = load<u64>(sets + i);
      const sure = load<u64>(sets + bytes + i);
      const others = load<u64>(ReachableShapes.taken + i) ^ sure;
      const owed = may & ~load<u64>(ReachableShapes.twice + i);
      store<u64>(ReachableShapes.others + i, others);
      store<u64>(ReachableShapes.owed + i, owed);
      // Some reachable shape has a cell of the others, or lacks a cell that nobody else can fill.
      wrong |= (may & others) | (owed & ~sure);
    }
    if (wrong == 0) continue;
    if (!keepRight(range)) return -1;
    compare(range, sets);
    changed = 1;
  }
  return changed;
}

/** Strikes out the reachable shapes of a group that meet the others' cells or lack an owed one; false where none is left. */
function keepRight(range: usize): bool {
  const first = <usize>load<u32>(range);
  const end = <usize>load<u32>(range, 4);
  let kept = first;
  for (let at = first; at < end; at += 4) {
    const shape = load<u32>(at);
    const cells = Tables.cellsOf(<usize>shape);
    if (!isFree(cells) || !hasOwed(cells)) continue;
    store<u32>(kept, shape);
    kept += 4;
  }
  store<u32>(range, <u32>kept, 4);
  return kept != first;
}
