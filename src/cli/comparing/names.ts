// What can be named in the options of `fourfold compare`, to be suggested to whoever types them.
import { axisNames, METRICS } from "../../comparing/index.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import { ALGORITHM_NAMES, looksAtHeuristic, sharedAlgorithm } from "../../solving/check-options.ts";

const HEURISTICS = [...new Set(PACKED_PUZZLES.flatMap(({ heuristics }) => heuristics.map(({ name }) => name)))];

export const NAMES = {
  solvers: ["all", "papers", ...ALGORITHM_NAMES, ...ALGORITHM_NAMES.filter(isGuided).flatMap(withHeuristics)],
  metrics: METRICS.map(({ name }) => name),
  axes: axisNames(),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function isGuided(algorithm: (typeof ALGORITHM_NAMES)[number]): boolean {
  return algorithm !== "auto" && looksAtHeuristic(sharedAlgorithm(algorithm));
}

function withHeuristics(algorithm: string): string[] {
  return HEURISTICS.map((heuristic) => `${algorithm}/${heuristic}`);
}
