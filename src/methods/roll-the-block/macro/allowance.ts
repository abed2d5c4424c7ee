// How much work goes into macro edges before they have paid for themselves. Edges are made while the search runs, when a
// node is first expanded; nobody knows yet how easy the level is, so making them may take no more than a small part of
// what a search of all states could take.
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";

export interface Allowance {
  /** How many labels the edges of one node may take: with more, a node is expanded anew for each set of open bridges. */
  readonly mostLabels: number;
  /** The work that is taken on trust, in labels. */
  readonly trust: number;
}

/** Of a level with more cells, or poses, no tables are made. */
export const MOST_POSES = 1 << 20;

const LABELS_A_POSE = 4;
const FEW_LABELS = 1_000;
const MANY_LABELS = 200_000;
const WORK_A_STATE = 1 / 8;
const LITTLE_WORK = 10_000;
const MUCH_WORK = 2_000_000;

export function allowanceFor(poses: number, { bridges }: RollLevel): Allowance {
  const work = Math.floor(WORK_A_STATE * poses * 2 ** bridges.length);
  return {
    mostLabels: Math.min(MANY_LABELS, Math.max(FEW_LABELS, LABELS_A_POSE * poses)),
    trust: Math.min(MUCH_WORK, Math.max(LITTLE_WORK, work)),
  };
}
