// The partition heuristic: the fewest folds after which the sizes of the groups add up to the board.
//
// A group of s cells has s * 2^n after n more folds, so every solution from here is a choice of n for each group with
// the sum of all s * 2^n equal to the capacity, and the sum of all n is its cost. Hence the least sum of n over all such
// choices never overestimates, however the n are bounded, as long as the bounds hold for every solution; and where there
// is no choice there is no solution. The bounds are the fewest and the most folds among the group's reachable shapes, which
// no solution is ever struck from (see reachable-shapes.ts).
//
// It is consistent: let a fold of group i lead from state s to t. The reachable shapes that remain in t would all remain in
// s: those of i contain its new shape and so its old one; the others' meet fewer cells in s; what the groups have in
// common in t they have in t's shapes wherever those stand; and the newly filled cells, the only ones that s has to fill
// and t has not, are in every reachable shape of i, so they are owed by nobody else. Striking out takes away only what
// contradicts the rest, so a set of reachable shapes in which nothing contradicts, as that of t, survives in s. A choice for
// t with one more fold of i is therefore a choice for s, and h(s) <= h(t) + 1. In the canonical order that holds of the
// folds that are in order: who stays as it is in s does so in t, and what i gets to from t it gets to from s.
import { NEVER } from "../../search/game.ts";
import { narrowReachableShapes } from "./narrow-reachable-shapes.ts";
import { type FoldingTables, MEASURE, RECORD } from "./tables.ts";
import { wideReachableShapes } from "./wide-reachable-shapes.ts";

/** More folds than any group can make. */
const UNREACHED = 0xffff;

/** Estimates from the number of each group's shape among all shapes, and from the first group that may still fold. */
export function partition(tables: FoldingTables): (current: Uint32Array, first: number) => number {
  const { find, listed, firsts, ends } =
    tables.shapes.words === 2 ? narrowReachableShapes(tables) : wideReachableShapes(tables);
  const { shapeRecords: shapes } = tables;
  const groups = tables.moving.length / RECORD;
  const toFill = tables.capacity - tables.fixedCells;
  /** Of each group with a choice: its cells after the fewest folds, and how many folds more it can make. */
  const sizes = new Uint32Array(groups);
  const spans = new Uint32Array(groups);
  /** leastFolds[n]: the fewest folds that add n cells. */
  const leastFolds = new Uint16Array(toFill + 1);

  function estimate(current: Uint32Array, first: number): number {
    if (!find(current, first)) return NEVER;
    let missing = toFill;
    let folds = 0;
    let choices = 0;
    for (let g = 0; g < groups; g++) {
      let least = 31;
      let most = 0;
      let leastMeasure = 0;
      const end = ends[g] as number;
      for (let i = firsts[g] as number; i < end; i++) {
        const measure = shapes[(listed[i] as number) * RECORD + MEASURE] as number;
        const made = measure >>> 16;
        if (made > most) most = made;
        if (made < least) {
          least = made;
          leastMeasure = measure;
        }
      }
      const size = leastMeasure & 0xffff;
      missing -= size;
      folds += least - ((shapes[(current[g] as number) * RECORD + MEASURE] as number) >>> 16);
      if (least === most) continue;
      sizes[choices] = size;
      spans[choices++] = most - least;
    }
    if (missing === 0) return folds;
    if (missing < 0) return NEVER;
    const more = fewestFolds(missing, choices);
    return more === UNREACHED ? NEVER : folds + more;
  }

  /** The fewest folds by which the groups with a choice get exactly `missing` cells more: a knapsack, group by group,
   *  over those sums that the groups before can have reached and the groups after can still complete. */
  function fewestFolds(missing: number, choices: number): number {
    let later = 0;
    for (let c = 0; c < choices; c++) later += gain(c, spans[c] as number);
    leastFolds.fill(UNREACHED, 1, missing + 1);
    leastFolds[0] = 0;
    let reached = 0;
    for (let c = 0; c < choices; c++) {
      const span = spans[c] as number;
      const most = gain(c, span);
      later -= most;
      reached = Math.min(missing, reached + most);
      for (let sum = reached; sum > 0 && sum >= missing - later; sum--) {
        let best = leastFolds[sum] as number;
        for (let folds = 1; folds <= span && gain(c, folds) <= sum; folds++) {
          best = Math.min(best, (leastFolds[sum - gain(c, folds)] as number) + folds);
        }
        leastFolds[sum] = best;
      }
    }
    return leastFolds[missing] as number;
  }

  /** The cells that a group with a choice gets by so many folds more. */
  function gain(choice: number, folds: number): number {
    return ((sizes[choice] as number) << folds) - (sizes[choice] as number);
  }

  return estimate;
}
