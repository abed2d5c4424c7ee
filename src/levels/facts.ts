// What the header says of a level in every game: who made it, how hard it is, and its proven optimum.
import { shorten } from "./characters.ts";
import type { Field, LevelDocument } from "./document.ts";
import type { ProblemList } from "./problem.ts";

export interface LevelFacts {
  readonly title?: string;
  readonly author?: string;
  readonly source?: string;
  readonly difficulty?: string;
  /** The proven least cost. */
  readonly optimal?: number | "unsolvable";
  readonly optimalWeighted?: number | "unsolvable";
  /** A move string that solves the level; empty where it is solved at the start. */
  readonly solution?: string;
}

/** Reads the facts and reports the values that make no sense, alone or together. */
export function readFacts(document: LevelDocument, problems: ProblemList): LevelFacts {
  const field = (key: string): Field | undefined => document.header.find((candidate) => candidate.key === key);
  const facts: { -readonly [Key in keyof LevelFacts]: LevelFacts[Key] } = {};
  for (const key of ["title", "author", "source", "difficulty"] as const) {
    const value = field(key)?.value;
    if (value) facts[key] = value;
  }
  const solution = field("solution");
  if (solution !== undefined) facts.solution = solution.value;
  const optimal = readOptimum(field("optimal"), problems);
  if (optimal !== undefined) facts.optimal = optimal;
  const weighted = readOptimum(field("optimal-weighted"), problems);
  if (weighted !== undefined) facts.optimalWeighted = weighted;
  reportContradictions(facts, field, problems);
  return facts;
}

function readOptimum(field: Field | undefined, problems: ProblemList): number | "unsolvable" | undefined {
  if (field === undefined) return undefined;
  const { key, value, valueAt } = field;
  if (value === "unsolvable") return value;
  const cost = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(cost)) return cost;
  const message = value === "" ? `\`${key}\` has no value.` : `\`${key}\` cannot be \`${shorten(value)}\`.`;
  problems.error(valueAt, message, shorten(value), "a whole number from 0, or `unsolvable`");
  return undefined;
}

function reportContradictions(
  { optimal, optimalWeighted, solution }: LevelFacts,
  field: (key: string) => Field | undefined,
  problems: ProblemList,
): void {
  const weighted = field("optimal-weighted");
  if (weighted && optimal !== undefined && optimalWeighted !== undefined) {
    if ((optimal === "unsolvable") !== (optimalWeighted === "unsolvable")) {
      const message = "`optimal` and `optimal-weighted` disagree on whether the level can be solved.";
      problems.error(weighted.valueAt, message, shorten(weighted.value), "`unsolvable` in both or in neither");
    }
  }
  const given = field("solution");
  if (given && solution !== undefined && (optimal === "unsolvable" || optimalWeighted === "unsolvable")) {
    const message = "The level gives a solution and says that it is unsolvable.";
    problems.error(given.valueAt, message, shorten(given.value), "no `solution`, or the cost of it as `optimal`");
  }
}
