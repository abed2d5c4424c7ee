// The reachable shapes of all groups where at most 64 cells are empty at the start: a set of cells is one number.
import { ReachableShapes } from "./reachable-shapes";
import { RECORD, Tables } from "./tables";

/** In the two sets of a group: what it has in any reachable shape, and what in all. */
const MAY: usize = 0;
const SURE: usize = 8;
const SETS: usize = 16;

/** Finds them for the shapes in Tables.current; false where they prove that the board cannot be filled. */
export function findNarrowReachable(): bool {
  let filled: u64 = 0;
  const last = Tables.currentEnd();
  for (let current = Tables.current; current < last; current += 4) filled |= load<u64>(<usize>load<u32>(current));
  let end = ReachableShapes.listed;
  let range = ReachableShapes.ranges;
  let sets = ReachableShapes.sets;
  for (let current = Tables.current; current < last; current += 4, range += 8, sets += SETS) {
    const shape = <usize>load<u32>(current);
    store<u32>(range, <u32>end);
    end = listReachable(shape, current < Tables.first, filled ^ load<u64>(shape), end, sets);
    store<u32>(range, <u32>end, 4);
  }
  while (true) {
    const changed = strikeOut(range);
    if (changed <= 0) return changed == 0;
  }
}

/** Lists what a shape can become without a cell of the others, or the shape alone if it stays as it is; returns the end
 *  of the list. */
function listReachable(shape: usize, stays: bool, others: u64, list: usize, sets: usize): usize {
  let may: u64 = 0;
  let sure: u64 = ~0;
  let end = list;
  let entry = ReachableShapes.startOf(shape);
  const stop = stays ? entry + 4 : ReachableShapes.startOf(shape + RECORD);
  while (entry < stop) {
    const after = ReachableShapes.shapeAt(entry);
    const cells = load<u64>(after);
    if (cells & others) {
      entry += ReachableShapes.leap(entry);
      continue;
    }
    store<u32>(end, <u32>after);
    end += 4;
    may |= cells;
    sure &= cells;
    entry += 4;
  }
  store<u64>(sets, may, MAY);
  store<u64>(sets, sure, SURE);
  return end;
}

/** One round of striking out: 1 where it changed something, 0 where not, -1 where the board cannot be filled. */
function strikeOut(rangesEnd: usize): i32 {
  let once: u64 = 0;
  let twice: u64 = 0;
  let taken: u64 = 0;
  let sets = ReachableShapes.sets;
  for (let range = ReachableShapes.ranges; range < rangesEnd; range += 8, sets += SETS) {
    const may = load<u64>(sets, MAY);
    const sure = load<u64>(sets, SURE);
    if (taken & sure) return -1;
    taken |= sure;
    twice |= once & may;
    once |= may;
  }
  if (once != load<u64>(ReachableShapes.all)) return -1;
  let changed = 0;
  sets = ReachableShapes.sets;
  for (let range = ReachableShapes.ranges; range < rangesEnd; range += 8, sets += SETS) {
    const may = load<u64>(sets, MAY);
    const sure = load<u64>(sets, SURE);
    const others = taken ^ sure;
    const owed = may & ~twice;
    // Some reachable shape has a cell of the others, or lacks a cell that nobody else can fill.
    if (((may & others) | (owed & ~sure)) == 0) continue;
    if (!keepRight(range, sets, others, owed)) return -1;
    changed = 1;
  }
  return changed;
}

/** Strikes out the reachable shapes of a group that meet the others' cells or lack an owed one; false where none is left. */
function keepRight(range: usize, sets: usize, others: u64, owed: u64): bool {
  const first = <usize>load<u32>(range);
  const end = <usize>load<u32>(range, 4);
  let kept = first;
  let may: u64 = 0;
  let sure: u64 = ~0;
  for (let at = first; at < end; at += 4) {
    const shape = load<u32>(at);
    const cells = load<u64>(<usize>shape);
    if ((cells & others) | (owed & ~cells)) continue;
    store<u32>(kept, shape);
    kept += 4;
    may |= cells;
    sure &= cells;
  }
  store<u32>(range, <u32>kept, 4);
  store<u64>(sets, may, MAY);
  store<u64>(sets, sure, SURE);
  return kept != first;
}
