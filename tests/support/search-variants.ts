// Every way to search a puzzle: each algorithm, those that look at a heuristic once with each, and all of that once more
// in the canonical order where the puzzle has one. And what of two results must be equal whatever engine they come from.
import type { PackedPuzzle } from "../../src/puzzles/packed.ts";
import type { CostModel } from "../../src/puzzles/puzzle.ts";
import type { Algorithm, SolveOptions } from "../../src/solving/options.ts";
import type { SolveResult } from "../../src/solving/result.ts";

export interface Variant {
  readonly name: string;
  readonly options: SolveOptions & { readonly algorithm: Algorithm };
  /** What it finds is the cheapest. */
  readonly proves: boolean;
}

/** A walk that goes as deep as it can must end somewhere. */
const DEPTH = 12;
const UNIT_COSTS_ONLY: ReadonlySet<Algorithm> = new Set(["bfs", "iddfs"]);

export function variantsOf(packed: PackedPuzzle, costModel: CostModel = "moves"): Variant[] {
  const variants = usualVariantsOf(packed, costModel);
  return packed.hasOrder === true ? [...variants, ...variants.map(inCanonicalOrder)] : variants;
}

function inCanonicalOrder({ name, options, proves }: Variant): Variant {
  return { name: `${name}, canonical order`, options: { ...options, order: "canonical" }, proves };
}

/** Those in which moves that commute are made in any order. */
export function usualVariantsOf(packed: PackedPuzzle, costModel: CostModel = "moves"): Variant[] {
  const withHeuristics = (algorithm: Algorithm, proves: boolean): Variant[] =>
    packed.heuristics.map(({ name, admissible }) => ({
      name: `${algorithm} ${name}`,
      options: { algorithm, heuristic: name, costModel },
      proves: proves && admissible,
    }));
  const without = (algorithm: Algorithm, proves: boolean): Variant => ({
    name: algorithm,
    options: { algorithm, costModel },
    proves,
  });
  const variants: Variant[] = [
    without("bfs", true),
    without("dfs", false),
    { name: "dfs to a depth", options: { algorithm: "dfs", depth: DEPTH, costModel }, proves: false },
    { name: "dls", options: { algorithm: "dls", depth: DEPTH, costModel }, proves: false },
    without("iddfs", true),
    without("ucs", true),
    ...withHeuristics("greedy", false),
    ...withHeuristics("astar", true),
    ...withHeuristics("idastar", true),
    ...[1.5, 999.9].map((weight) => ({
      name: `astar, weight ${weight}`,
      options: { algorithm: "astar" as const, weight, costModel },
      proves: false,
    })),
  ];
  return variants.filter(({ options }) => costModel === "moves" || !UNIT_COSTS_ONLY.has(options.algorithm));
}

/** All of a result but what depends on the engine and the clock. */
export function comparable(result: SolveResult): Partial<SolveResult> {
  const { engine: _engine, timeMs: _time, prepareMs: _prepare, memoryBytes: _memory, ...rest } = result;
  return rest;
}
