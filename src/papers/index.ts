// The course papers' own searches, where they are not the textbook's, as P1 and P2 of docs/papers.md describe them: for
// comparing, in the TypeScript engine alone. They keep the contract of the searches of src/search, so they have limits, end
// when they are told to, and have their solutions replayed like any other; they are written to be read, not to be fast.
import type { Game } from "../search/game.ts";
import type { Memory } from "../search/memory.ts";
import type { Search, SearchLimits } from "../search/run.ts";
import { type Algorithm, beginSearch, type SearchSettings } from "../search/search.ts";
import type { TraceRecorder } from "../search/trace-recorder.ts";
import { GreedyChild } from "./greedy-child.ts";
import { TreeWalk } from "./tree-walk.ts";

/** Each with the search of the textbook that it is next to: what that one takes, a heuristic or a depth, it takes too. */
export const NEXT_TO = { "greedy-child": "greedy", "iddfs-by-2": "iddfs", "dls-tree": "dls" } as const satisfies Record<
  string,
  Algorithm
>;

export type PaperAlgorithm = keyof typeof NEXT_TO;

export const PAPER_ALGORITHMS = Object.keys(NEXT_TO) as readonly PaperAlgorithm[];

export function isPaperAlgorithm(name: string): name is PaperAlgorithm {
  return Object.hasOwn(NEXT_TO, name);
}

export function beginPaperSearch(
  name: PaperAlgorithm,
  game: Game,
  settings: SearchSettings,
  limits: SearchLimits,
  memory: Memory,
  trace: TraceRecorder,
): Search {
  switch (name) {
    case "greedy-child":
      return new GreedyChild(game, settings.ranking, limits, memory);
    case "dls-tree":
      return new TreeWalk(game, limits);
    case "iddfs-by-2":
      // P1 deepens by two moves at a time: half the rounds, and a solution that may be a move too long.
      return beginSearch(game, { ...settings, deepenBy: 2 }, limits, memory, trace);
  }
}
