// What a page knows of a search of which it has heard nothing: what was asked for, and that nothing is done. The level is
// not read for it: that would take the page as long as it takes the worker that is just being ended.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { checkOptions, sharedAlgorithm } from "../solving/check-options.ts";
import type { SolveOptions } from "../solving/options.ts";
import { NOTHING_COUNTED, type SolveResult } from "../solving/result.ts";

export function nothingKnown(level: string | LoadedLevel, options: SolveOptions): SolveResult {
  const { algorithm, engine, costModel, weight = 1 } = checkOptions(options);
  const method = sharedAlgorithm(algorithm);
  return {
    game: (typeof level === "string" ? gameOf(level) : level.game) ?? "",
    engine,
    algorithm,
    heuristic: null,
    method,
    costModel,
    order: null,
    weight: method === "astar" ? weight : 1,
    status: "cancelled",
    limit: null,
    cost: null,
    optimal: false,
    moves: null,
    stars: null,
    ...NOTHING_COUNTED,
    branching: null,
    depth: 0,
    timeMs: 0,
    prepareMs: 0,
    why: null,
    trace: null,
  };
}

/** As it stands in the header of a level, or in its JSON twin. */
function gameOf(text: string): string | undefined {
  const [, inHeader, inJson] = /^\s*game\s*:\s*([\w-]+)|"game"\s*:\s*"([\w-]+)/m.exec(text) ?? [];
  return inHeader ?? inJson;
}
