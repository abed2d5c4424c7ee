// What a solver did over all levels of a puzzle. Times and counts are averaged over the levels that all solvers solved, for an
// average over different levels compares nothing; and geometrically, so that the largest level does not decide alone.
import type { CellDocument } from "./cell-document.ts";
import { identityKey } from "./cell-document.ts";
import type { Medal } from "./medal.ts";
import { isSharedSearch } from "./metrics.ts";

/** What a solver came to on all levels. */
export interface SolverSummary {
  readonly solver: string;
  /** Levels solved or proven unsolvable. */
  readonly solved: number;
  /** Of these, with a proof: an optimum, or that there is no solution. */
  readonly proven: number;
  readonly medals: Readonly<Record<Medal, number>>;
  /** Over the levels that all solvers settled; null where there is none, or a number is not known. */
  readonly timeMs: number | null;
  readonly expanded: number | null;
}

/** What the solvers came to on all levels, one beside the other. */
export interface Summary {
  readonly solvers: readonly SolverSummary[];
  /** The levels that all solvers settled. */
  readonly common: number;
  readonly levels: number;
}

/** The documents of one puzzle, by the solvers in their order. */
export function summarize(solvers: readonly string[], documents: readonly CellDocument[]): Summary {
  const levels = new Set(documents.map(identityKey));
  const settled = new Map(
    solvers.map((solver) => [solver, documents.filter((each) => each.solver === solver && isSettled(each))]),
  );
  const keys = [...settled.values()].map((each) => new Set(each.map(identityKey)));
  const least = leastTold(documents);
  const common = new Set([...levels].filter((level) => keys.every((each) => each.has(level))));
  return {
    levels: levels.size,
    common: common.size,
    solvers: solvers.map((solver) => {
      const mine = settled.get(solver) ?? [];
      const shared = mine.filter((document) => common.has(identityKey(document)));
      const medals = { gold: 0, silver: 0, bronze: 0 };
      for (const { medal } of mine) if (medal !== null) medals[medal]++;
      return {
        solver,
        solved: mine.length,
        proven: mine.filter(({ optimal, status }) => optimal || status === "unsolvable").length,
        medals,
        timeMs: geometricMean(
          shared.map(({ repeat }) => repeat.medianMs),
          least,
        ),
        expanded: geometricMean(
          shared.map((document) => (isSharedSearch(document) ? document.expanded : null)),
          1,
        ),
      };
    }),
  };
}

/** Whether it gave an answer that holds: a solution, or the proof that there is none. */
export function isSettled({ status }: CellDocument): boolean {
  return status === "solved" || status === "unsolvable";
}

/**
 * What a time of zero counts as. Clocks of browsers tell whole milliseconds, or tenths; a mean that took nothing for
 * nothing would make whoever is measured so by far the fastest.
 */
function leastTold(documents: readonly CellDocument[]): number {
  const told = documents.map(({ repeat }) => repeat.medianMs).filter((ms) => ms > 0);
  return told.reduce((least, ms) => Math.min(least, ms), 1);
}

/** What is less than `least` counts as that: a geometric mean has no room for nothing. Null for no numbers, or unknown ones. */
export function geometricMean(values: readonly (number | null)[], least: number): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  const logarithms = values.map((value) => Math.log(Math.max(value ?? least, least)));
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / values.length);
}
