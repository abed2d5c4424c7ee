// What a search has counted, as an engine tells it: most of it just as the search counts it, the rest where it means
// something. All but the memory is equal in both engines; docs/search.md says what each count means.
import { NEVER } from "../search/game.ts";
import { type Run, UNLIMITED } from "../search/run.ts";
import type { Algorithm, SearchSettings } from "../search/search.ts";

/** The counts that are told as the search keeps them. */
type Plain = Readonly<
  Pick<Run, "expanded" | "generated" | "reopened" | "duplicates" | "dead" | "stored" | "frontier" | "lowerBound">
>;

export interface Counts extends Plain {
  /** Expanded before the lower bound rose last; null for searches that have none: greedy, dfs and dls. */
  readonly expandedBeforeLast: number | null;
  /** h of the start, as a cost; null without a heuristic, and where the start is known to have no solution. */
  readonly hStart: number | null;
  /** The expanded states in their order, in 32 bits; null for methods that keep none. */
  readonly fingerprint: number | null;
  readonly memoryBytes: number;
}

/** The counts as the search keeps them. */
export type RawCounts = Plain & Readonly<Pick<Run, "expandedBeforeLast" | "hStart" | "fingerprint">>;

const WITHOUT_BOUND: ReadonlySet<Algorithm> = new Set(["greedy", "dfs", "dls"]);

/** Of a search with these settings; a method has none. */
export function countsOf(raw: RawCounts, memoryBytes: number, settings: SearchSettings | undefined): Counts {
  const { expanded, generated, reopened, duplicates, dead, stored, frontier, lowerBound } = raw;
  const hasBound = settings === undefined || !WITHOUT_BOUND.has(settings.algorithm);
  const isEstimated = settings !== undefined && raw.hStart !== UNLIMITED && raw.hStart !== NEVER;
  return {
    expanded,
    generated,
    reopened,
    duplicates,
    dead,
    stored,
    frontier,
    lowerBound,
    expandedBeforeLast: hasBound ? raw.expandedBeforeLast : null,
    hStart: isEstimated ? raw.hStart / settings.ranking.hUnit : null,
    fingerprint: settings === undefined && raw.fingerprint === 0 ? null : raw.fingerprint,
    memoryBytes,
  };
}
