// How a search makes keys of g and h, and what is proven of the cost when a search stands at a key.
import { Ranking } from "../search/ranking.ts";
import type { SharedSearch } from "./plan.ts";

type Guided = Pick<SharedSearch, "algorithm" | "heuristic" | "weight">;

/** How a search makes keys of g and h. Keys are whole numbers, in the smallest unit that shows every difference. */
export function rankingOf({ algorithm, heuristic, weight }: Guided): Ranking {
  const hUnit = heuristic?.unit ?? 1;
  const admissible = heuristic?.admissible ?? true;
  if (algorithm === "greedy") return new Ranking({ gFactor: 0, hFactor: 1, hShift: 0, hUnit, admissible });
  if (heuristic === undefined) return new Ranking({ gFactor: 1, hFactor: 0, hShift: 0, hUnit: 1, admissible });
  const unit = exactUnit(weight);
  const hFactor = unit === undefined ? Math.ceil(weight * finePart(weight)) : weight * unit;
  const parts = Math.log2(unit ?? finePart(weight));
  if (hUnit !== 1) return new Ranking({ gFactor: hUnit, hFactor, hShift: parts, hUnit, admissible });
  if (unit === undefined)
    return new Ranking({ gFactor: KEY_UNIT, hFactor, hShift: parts - Math.log2(KEY_UNIT), hUnit, admissible });
  return new Ranking({ gFactor: unit, hFactor, hShift: 0, hUnit, admissible });
}

/** Where a key is not whole it is counted in 1024ths, rounded down. */
const KEY_UNIT = 1024;
/** A weight that is no whole number of 1024ths is rounded up to 24 bits, which rounds no product down too far. */
const WEIGHT_BITS = 24;

function finePart(weight: number): number {
  return 2 ** (WEIGHT_BITS - 1 - Math.max(0, Math.floor(Math.log2(weight))));
}

/** The smallest power of two, up to 1024, that makes the weight whole. */
function exactUnit(weight: number): number | undefined {
  for (let unit = 1; unit <= KEY_UNIT; unit *= 2) {
    if (Number.isInteger(weight * unit)) return unit;
  }
  return undefined;
}

/** No solution costs less when the search that the plan names stands at this key. */
export function provenAt(key: number, { algorithm, heuristic, weight }: Guided, { gFactor }: Ranking): number {
  if (gFactor === 0 || algorithm === "dfs" || algorithm === "dls") return 0;
  if (heuristic !== undefined && !heuristic.admissible) return 0;
  return Math.ceil(key / gFactor / Math.max(1, weight));
}
