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
  return addResult({}, result, language);
}

/** The document of a level. */
export function solveDocument(
  level: NamedLevel,
  result: SolveResult | undefined,
  expected: ExpectedOptimum | undefined,
  language: Language = "en",
): Record<string, unknown> {
  const document = addResult({ ...identityOf(level) }, result, language);
  if (result === undefined) document.problems = level.loaded.problems;
  if (expected !== undefined) document.expected = expected;
  if (result?.trace != null) document.trace = result.trace;
  return document;
}

/** Field by field into one object: copies of objects with so many fields are what a document would take longest for. */
function addResult(
  document: Record<string, unknown>,
  result: SolveResult | undefined,
  language: Language,
): Record<string, unknown> {
  const told: Readonly<Record<string, unknown>> =
    result === undefined ? { status: "invalid" } : rounded(result, language);
  for (const field of FIELDS) document[field] = told[field] ?? null;
  return document;
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
