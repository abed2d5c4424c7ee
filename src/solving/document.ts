// What `solve --json` says of a level, as data: the same document whoever prints or collects it. Fields are only ever added.
import type { Language } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { ExpectedOptimum } from "./expected-optimum.ts";
import type { SolveResult } from "./result.ts";

/** What a document says after the level's identity, in this order. */
const FIELDS = [
  ...["engine", "algorithm", "heuristic", "method", "costModel", "weight", "order"],
  ...["status", "limit", "cost", "optimal", "lowerBound", "moves", "stars"],
  ...["expanded", "generated", "stored", "frontier", "depth", "timeMs", "prepareMs", "memoryBytes", "why"],
  ...["reopened", "duplicates", "dead", "expandedBeforeLast", "hStart", "branching", "fingerprint", "best"],
] as const;
/** What only a level that is solved has: a solution that a stopped search had by then is its `best`, and no answer. */
const OF_ANSWERS = { cost: null, moves: null, stars: null, branching: null };

/** A level and the file that it is of. */
export interface NamedLevel {
  readonly file: string;
  readonly loaded: LoadedLevel;
}

/** What every document about a level begins with. */
export interface LevelIdentity {
  readonly file: string;
  /** From 1. */
  readonly index: number;
  readonly title: string | null;
  readonly game: string | null;
}

export function identityOf({ file, loaded }: NamedLevel): LevelIdentity {
  return { file, index: loaded.index, title: loaded.title ?? null, game: loaded.game ?? null };
}

/** The result fields of a document; null where there is no result, which is `invalid`: the level is wrong. */
export function resultFields(result: SolveResult | undefined, language: Language = "en"): Record<string, unknown> {
  const told: Readonly<Record<string, unknown>> =
    result === undefined ? { status: "invalid" } : rounded(result, language);
  return Object.fromEntries(FIELDS.map((field) => [field, told[field] ?? null]));
}

/** The document of a level. */
export function solveDocument(
  level: NamedLevel,
  result: SolveResult | undefined,
  expected: ExpectedOptimum | undefined,
  language: Language = "en",
): Record<string, unknown> {
  const document = { ...identityOf(level), ...resultFields(result, language) };
  if (result === undefined) return { ...document, problems: level.loaded.problems };
  const more = expected === undefined ? document : { ...document, expected };
  return result.trace === null ? more : { ...more, trace: result.trace };
}

/** Times to the microsecond: more is noise. */
export function roundedMs(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

function rounded(result: SolveResult, language: Language): Readonly<Record<string, unknown>> {
  const { status, cost, moves, timeMs, prepareMs, why } = result;
  const unsolved = status === "solved" ? {} : { ...OF_ANSWERS, best: cost === null ? null : { cost, moves } };
  const times = { timeMs: roundedMs(timeMs), prepareMs: roundedMs(prepareMs) };
  return { ...result, ...unsolved, ...times, why: why?.[language] ?? null };
}
