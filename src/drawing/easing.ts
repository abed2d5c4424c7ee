// How far a motion is after a part of its time, both from 0 to 1: what gives things their weight.

/** Slowly at first and slowly at last. */
export function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

/** How much of its time a rolling block needs until it first meets the ground. */
const MEETS_GROUND = 0.84;
/** How far it comes up again from there, as a part of the whole turn. */
const REBOUND = 0.03;

/** A block falls over, slowly at first, and settles. */
export function tumbling(part: number): number {
  if (part < MEETS_GROUND) return (part / MEETS_GROUND) ** 1.6;
  return 1 - REBOUND * Math.sin((Math.PI * (part - MEETS_GROUND)) / (1 - MEETS_GROUND));
}

/** Over how many cells a sliding thing slows down at the end. */
const BRAKING = 0.4;

/** How long a slide takes, where one cell at full speed takes 1. */
export function slideTime(cells: number): number {
  return cells + Math.min(cells, BRAKING);
}

/** How many cells of a slide are done: at full speed from the start, and slower at its very end. All that slide at one
 *  time keep their distances, so that one that comes up behind another never runs into it. */
export function slid(cells: number, time: number): number {
  const braking = Math.min(cells, BRAKING);
  const left = cells + braking - time;
  if (left <= 0) return cells;
  return left >= 2 * braking ? time : cells - left ** 2 / (4 * braking);
}
