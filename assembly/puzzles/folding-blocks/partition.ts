// The partition heuristic: the fewest folds after which the sizes of the groups add up to the board, each group's folds
// bounded by its reachable shapes. Why that never overestimates and is consistent is told in
// src/puzzles/folding-blocks/partition.ts.
import { Estimate } from "../../search/game";
import { findNarrowReachable } from "./narrow-reachable-shapes";
import { ReachableShapes } from "./reachable-shapes";
import { Tables } from "./tables";
import { findWideReachable } from "./wide-reachable-shapes";

/** More folds than any group can make. */
const UNREACHED: u32 = 0xffff;

export class Partition {
  /** Of each group with a choice, one i32 each: its cells after the fewest folds, and how many folds more it can make. */
  static choices: usize = 0;
  /** leastFolds[n], u16: the fewest folds that add n cells. */
  static leastFolds: usize = 0;

  static bytes(groups: u32, toFill: u32): u32 {
    return groups * 8 + (toFill + 1) * 2;
  }

  static begin(at: usize, groups: usize): void {
    Partition.choices = at;
    Partition.leastFolds = at + groups * 8;
  }
}

/** Estimates from the shapes in Tables.current. */
export function estimatePartition(): u32 {
  const isPossible = Tables.cellBytes == 8 ? findNarrowReachable() : findWideReachable();
  if (!isPossible) return Estimate.NEVER;
  let missing = Tables.toFill;
  let folds = 0;
  let choice = Partition.choices;
  let range = ReachableShapes.ranges;
  const end = Tables.currentEnd();
  for (let current = Tables.current; current < end; current += 4, range += 8) {
    let least = i32.MAX_VALUE;
    let most = 0;
    let size = 0;
    const listEnd = <usize>load<u32>(range, 4);
    for (let at = <usize>load<u32>(range); at < listEnd; at += 4) {
      const shape = <usize>load<u32>(at);
      const made = Tables.foldsMade(shape);
      if (made > most) most = made;
      if (made < least) {
        least = made;
        size = Tables.sizeOf(shape);
      }
    }
    missing -= size;
    folds += least - Tables.foldsMade(<usize>load<u32>(current));
    if (least == most) continue;
    store<i32>(choice, size);
    store<i32>(choice, most - least, 4);
    choice += 8;
  }
  if (missing == 0) return u32(folds);
  if (missing < 0) return Estimate.NEVER;
  const more = fewestFolds(missing, choice);
  return more == UNREACHED ? Estimate.NEVER : u32(folds) + more;
}

/** The fewest folds by which the groups with a choice get exactly `missing` cells more: a knapsack, group by group,
 *  over those sums that the groups before can have reached and the groups after can still complete. */
function fewestFolds(missing: i32, choicesEnd: usize): u32 {
  const leastFolds = Partition.leastFolds;
  let later = 0;
  for (let choice = Partition.choices; choice < choicesEnd; choice += 8) later += gain(choice, load<i32>(choice, 4));
  store<u16>(leastFolds, 0);
  memory.fill(leastFolds + 2, 0xff, (<usize>missing) << 1);
  let reached = 0;
  for (let choice = Partition.choices; choice < choicesEnd; choice += 8) {
    const span = load<i32>(choice, 4);
    const most = gain(choice, span);
    later -= most;
    reached = min(missing, reached + most);
    for (let sum = reached, least = max(1, missing - later); sum >= least; sum--) {
      let best = u32(load<u16>(leastFolds + ((<usize>sum) << 1)));
      for (let folds = 1; folds <= span; folds++) {
        const before = sum - gain(choice, folds);
        if (before < 0) break;
        best = min(best, u32(load<u16>(leastFolds + ((<usize>before) << 1))) + u32(folds));
      }
      store<u16>(leastFolds + ((<usize>sum) << 1), <u16>best);
    }
  }
  return u32(load<u16>(leastFolds + ((<usize>missing) << 1)));
}

/** The cells that a group with a choice gets by so many folds more. */
function gain(choice: usize, folds: i32): i32 {
  const size = load<i32>(choice);
  return (size << folds) - size;
}
