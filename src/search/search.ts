// Which algorithm is which search. The twin of assembly/search/search.ts.
import { BestFirst } from "./best-first.ts";
import { BreadthFirst } from "./breadth-first.ts";
import { DepthFirst, type Manner } from "./depth-first.ts";
import type { Game } from "./game.ts";
import type { Memory } from "./memory.ts";
import type { Ranking } from "./ranking.ts";
import { Run, type Search, type SearchLimits, type Status, UNLIMITED, UNSOLVABLE } from "./run.ts";
import type { TraceRecorder } from "./trace-recorder.ts";

/** The numbers of the searches, as the solver module knows them. ucs, greedy and astar are one search with different keys. */
export const SEARCH_NUMBERS = { bfs: 0, dfs: 1, dls: 2, iddfs: 3, ucs: 4, greedy: 4, astar: 4, idastar: 5 } as const;

export type Algorithm = keyof typeof SEARCH_NUMBERS;

/** Which search it is, and what it needs to know beside its limits. */
export interface SearchSettings {
  readonly algorithm: Algorithm;
  readonly ranking: Ranking;
  readonly unitCosts: boolean;
  /** How much memory iddfs and idastar may take for states that they remember. */
  readonly rememberedBytes: number;
  /** By how many moves each round of iddfs is deeper than the last; default 1. */
  readonly deepenBy?: number;
}

/** What a remembered state of so many words takes, about. */
export function bytesRemembered(words: number): number {
  return words * 4 + 16;
}

export function beginSearch(
  game: Game,
  { algorithm, ranking, unitCosts, rememberedBytes, deepenBy = 1 }: SearchSettings,
  limits: SearchLimits,
  memory: Memory,
  trace: TraceRecorder,
): Search {
  const run = new Run(limits);
  const remembered = Math.trunc(rememberedBytes / bytesRemembered(game.words));
  const root = new Uint32Array(game.words);
  game.writeRoot(root, 0);
  if (game.isDead(root, 0)) return new DeadRoot(run);
  const walk = (manner: Omit<Manner, "ranking" | "deepenBy">): Search =>
    new DepthFirst(game, root, run, memory, trace, { ...manner, ranking, deepenBy });
  switch (algorithm) {
    case "bfs":
      return new BreadthFirst(game, root, run, memory, trace);
    case "dfs":
      return walk({ revisits: false, inRounds: false, byCost: false, tableRoom: UNLIMITED });
    case "dls":
      return walk({ revisits: true, inRounds: false, byCost: false, tableRoom: UNLIMITED });
    case "iddfs":
      return walk({ revisits: true, inRounds: true, byCost: false, tableRoom: remembered });
    case "idastar":
      return walk({ revisits: true, inRounds: true, byCost: true, tableRoom: remembered });
    default:
      return new BestFirst(game, root, run, memory, trace, { ranking, unitCosts });
  }
}

/** The search of a level whose start is dead: it is over before anything is expanded. */
class DeadRoot implements Search {
  readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  advance(): Status {
    return UNSOLVABLE;
  }

  moves(): number[] {
    return [];
  }
}
