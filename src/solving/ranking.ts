// How a search makes keys of g and h, and what a key proves. Both are done with whole numbers, for floating point rounds,
// and a proof may not.
import type { Counts } from "../engines/counts.ts";
import { Ranking } from "../search/ranking.ts";
import type { SharedSearch } from "./plan.ts";

type Guided = Pick<SharedSearch, "algorithm" | "heuristic" | "weight">;

type Proof = Pick<Counts, "lowerBound" | "hStart">;

/** A weight as the fraction p / q. */
interface Fraction {
  readonly p: number;
  readonly q: number;
}

/** Neither factor of a key, for a whole move, is larger: so 32 bits hold the keys of all costs up to 4095, and with the
 *  weights that people ask for those of all costs. */
const MOST_FACTOR = 2 ** 20;
/** What is written with four decimals is a fraction with such a denominator, or a smaller one. */
const MOST_DENOMINATOR = 10_000;
/** Any other weight is rounded down to parts of this, or of a smaller power of two. */
const PARTS = 2 ** 10;

/** The weight that a search with a heuristic in parts of 1 / hUnit goes by: the one asked for where it is a fraction of
 *  small numbers, else the next below that is one. So a solution costs at most what the weight asked for allows. */
export function exactWeight(weight: number, hUnit: number): number {
  const { p, q } = fractionOf(weight, hUnit);
  return p / q;
}

function fractionOf(weight: number, hUnit: number): Fraction {
  const room = MOST_FACTOR / hUnit / Math.max(1, weight);
  for (let q = 1; q <= Math.min(room, MOST_DENOMINATOR); q++) {
    const p = Math.round(weight * q);
    if (p / q === weight) return { p, q };
  }
  const q = Math.min(PARTS, 2 ** Math.floor(Math.log2(room)));
  return { p: Math.floor(weight * q), q };
}

/** The key of a state is f = g + weight * h in the unit in which it is a whole number for whatever g and h, which are
 *  counted in 1 / q for a weight of p / q, and in parts of 1 / hUnit: key = g * (q * hUnit) + h * p. */
export function rankingOf({ algorithm, heuristic, weight }: Guided): Ranking {
  if (heuristic === undefined) return new Ranking({ gFactor: 1, hFactor: 0, hUnit: 0, admissible: false });
  const { unit: hUnit, admissible } = heuristic;
  if (algorithm === "greedy") return new Ranking({ gFactor: 0, hFactor: 1, hUnit, admissible });
  const { p, q } = fractionOf(weight, hUnit);
  return new Ranking({ gFactor: q * hUnit, hFactor: p, hUnit, admissible });
}

/** What is proven by what a search says that it stands at, and by the estimate of the start: no solution costs less. */
export function provenBound({ lowerBound, hStart }: Proof, search: Guided, ranking: Ranking): number {
  const ofStart = search.heuristic?.admissible === true ? Math.ceil(hStart ?? 0) : 0;
  return Math.max(ofStart, provenAt(lowerBound, search, ranking));
}

/** What is proven when a search has selected a state with this key, or begun a round with this
 *  threshold: no solution costs less.
 *
 *  Let C be what the cheapest solution costs. As long as it is not found, some state n on it waits that has been reached at
 *  the cost g that it has in this solution. The heuristic is admissible, so n's h, a number of 1 / hUnit, is at most
 *  (C - g) * hUnit, and with m the larger of gFactor and hFactor * hUnit
 *
 *    key(n) = g * gFactor + h * hFactor <= g * gFactor + (C - g) * hUnit * hFactor <= C * m.
 *
 *  A key that is selected is the least of all, so it is at most C * m too, and C is a whole number that is at least key / m:
 *  the quotient rounded up. For bfs, whose keys are moves, both factors are as for ucs. Key and m are below 2^32, so
 *  remainder and quotient are exact. */
export function provenAt(key: number, { algorithm, heuristic }: Guided, { gFactor, hFactor, hUnit }: Ranking): number {
  if (gFactor === 0 || algorithm === "dfs" || algorithm === "dls") return 0;
  if (heuristic !== undefined && !heuristic.admissible) return 0;
  const m = Math.max(gFactor, hFactor * hUnit);
  const rest = key % m;
  return (key - rest) / m + (rest === 0 ? 0 : 1);
}
