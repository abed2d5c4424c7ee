// How much work goes into macro edges before they have paid for themselves. Nobody knows beforehand how easy the level is, so it
// may be no more than a small part of what a search of all states could take.
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";

const WORK_A_STATE = 1 / 8;
const LITTLE_WORK = 10_000;
const MUCH_WORK = 2_000_000;

/** The work that is taken on trust, in poses that paths come to. */
export function trustIn(poses: number, { bridges }: RollLevel): number {
  const work = Math.floor(WORK_A_STATE * poses * 2 ** bridges.length);
  return Math.min(MUCH_WORK, Math.max(LITTLE_WORK, work));
}
