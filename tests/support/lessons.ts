// What the levels of levels/<puzzle>/lessons.txt are there to show, as data: tests/lessons.test.ts runs every claim and makes
// docs/choosing.md of them.

export type Measure = "expanded" | "stored" | "frontier" | "cost";

/** On this level the solver is strictly the best, or the worst, of those that it is set against, by this measure. */
export interface Claim {
  readonly algorithm: string;
  readonly is: "best" | "worst";
  readonly level: string;
  readonly by: Measure;
  readonly of: keyof typeof GROUPS;
  /** Where it is not the plain name. */
  readonly solver?: string;
}

/** On this level A* with each of these heuristics finds a solution that is not the best. */
export interface Misled {
  readonly level: string;
  readonly heuristics: readonly string[];
}

export interface Lessons {
  /** What guides greedy, astar and idastar here, where it is not the strongest. */
  readonly guide?: string;
  readonly misled: readonly Misled[];
  readonly claims: readonly Claim[];
}

/** Solvers that are set against each other, and what they have in common. `dls` stands for the known optimum as depth. */
export const GROUPS = {
  all: { solvers: ["bfs", "dfs", "dls", "iddfs", "ucs", "greedy", "astar", "idastar"], words: "all eight" },
  blind: { solvers: ["bfs", "dfs", "dls", "iddfs", "ucs"], words: "those without a heuristic" },
  proving: { solvers: ["bfs", "iddfs", "ucs", "astar", "idastar"], words: "those that prove the optimum" },
  layers: { solvers: ["bfs", "iddfs", "ucs"], words: "those that prove it without a heuristic" },
  guided: { solvers: ["greedy", "astar", "idastar"], words: "those with a heuristic" },
  frugal: { solvers: ["bfs", "dfs", "dls", "greedy", "astar"], words: "`dfs`, `dls`, `greedy` and `astar`" },
  exact: { solvers: ["bfs", "iddfs", "ucs", "greedy", "astar", "idastar"], words: "all but depth-first" },
  weighted: { solvers: ["dfs+weighted", "greedy+weighted"], words: "`dfs+weighted` and `greedy+weighted`" },
} as const;

const claim = (
  algorithm: string,
  is: Claim["is"],
  level: string,
  by: Measure,
  of: Claim["of"],
  solver?: string,
): Claim => ({ algorithm, is, level, by, of, ...(solver === undefined ? {} : { solver }) });

/** By the id of the puzzle. */
export const LESSONS: Readonly<Record<string, Lessons>> = {
  "folding-blocks": {
    guide: "doubling",
    misled: [
      { level: "Around the corner", heuristics: ["filled", "pieces"] },
      { level: "Seven letters", heuristics: ["largest"] },
    ],
    claims: [
      claim("bfs", "best", "An even choice", "expanded", "proving"),
      claim("bfs", "worst", "Short of paper", "stored", "frugal"),
      claim("dfs", "best", "Short of paper", "expanded", "blind"),
      claim("dfs", "worst", "The detour", "cost", "all"),
      claim("dls", "best", "Four at the table", "expanded", "all"),
      claim("dls", "worst", "The detour", "cost", "exact", "dls:14"),
      claim("iddfs", "best", "Four at the table", "frontier", "layers"),
      claim("iddfs", "worst", "In one line", "expanded", "all"),
      claim("ucs", "worst", "Four at the table", "expanded", "all"),
      claim("greedy", "best", "Straight home", "expanded", "all"),
      claim("greedy", "worst", "Short of paper", "cost", "guided"),
      claim("astar", "best", "Short of paper", "expanded", "proving"),
      claim("astar", "worst", "Four at the table", "stored", "guided"),
      claim("idastar", "best", "Four at the table", "stored", "proving"),
      claim("idastar", "worst", "Four at the table", "expanded", "guided"),
    ],
  },
  "match-the-tiles": {
    misled: [
      { level: "Three of a colour", heuristics: ["simple", "fast"] },
      { level: "The corner seat", heuristics: ["complex"] },
    ],
    claims: [
      claim("bfs", "best", "All at once", "expanded", "layers"),
      claim("bfs", "worst", "All at once", "stored", "frugal"),
      claim("dfs", "best", "The long corridor", "expanded", "all"),
      claim("dfs", "worst", "All at once", "cost", "all"),
      claim("dls", "best", "If the depth is known", "expanded", "all"),
      claim("dls", "worst", "All at once", "expanded", "all", "dls:14"),
      claim("iddfs", "best", "All at once", "frontier", "layers"),
      claim("iddfs", "worst", "All at once", "expanded", "all"),
      claim("ucs", "worst", "Two slides", "expanded", "all"),
      claim("greedy", "best", "All at once", "expanded", "all"),
      claim("greedy", "worst", "The long corridor", "cost", "guided"),
      claim("astar", "best", "All at once", "expanded", "proving"),
      claim("astar", "worst", "All at once", "stored", "guided"),
      claim("idastar", "best", "All at once", "stored", "proving"),
      claim("idastar", "worst", "All at once", "expanded", "guided"),
    ],
  },
  "roll-the-block": {
    misled: [{ level: "Lie down to arrive", heuristics: ["manhattan"] }],
    claims: [
      claim("bfs", "best", "Two rolls", "expanded", "layers"),
      claim("bfs", "worst", "Apart and together", "stored", "frugal"),
      claim("dfs", "best", "Apart and together", "expanded", "blind"),
      claim("dfs", "worst", "Apart and together", "cost", "all"),
      claim("dls", "best", "Nine and no more", "expanded", "all"),
      claim("dls", "worst", "Two rolls", "expanded", "all", "dls:14"),
      claim("iddfs", "best", "Apart and together", "frontier", "layers"),
      claim("iddfs", "worst", "Apart and together", "expanded", "all"),
      claim("ucs", "best", "Apart and together", "cost", "weighted", "ucs+weighted"),
      claim("ucs", "worst", "The next tile", "expanded", "all"),
      claim("greedy", "best", "One way round", "expanded", "all"),
      claim("greedy", "worst", "Apart and together", "cost", "guided"),
      claim("astar", "best", "Apart and together", "expanded", "proving"),
      claim("astar", "worst", "Apart and together", "stored", "guided"),
      claim("idastar", "best", "Apart and together", "stored", "proving"),
      claim("idastar", "worst", "Apart and together", "expanded", "guided"),
    ],
  },
  "break-the-ice": {
    misled: [{ level: "The small shelf", heuristics: ["blocks", "colors", "chains"] }],
    claims: [
      claim("bfs", "best", "Eight swaps", "expanded", "proving"),
      claim("bfs", "worst", "The overfull shelf", "stored", "frugal"),
      claim("dfs", "best", "Eight swaps", "expanded", "all"),
      claim("dfs", "worst", "The overfull shelf", "cost", "all"),
      claim("dls", "best", "If the depth is known", "expanded", "all"),
      claim("dls", "worst", "If the depth is known", "expanded", "all", "dls:14"),
      claim("iddfs", "best", "The overfull shelf", "frontier", "layers"),
      claim("iddfs", "worst", "Round and round", "expanded", "all"),
      claim("ucs", "worst", "The overfull shelf", "expanded", "all"),
      claim("greedy", "best", "The overfull shelf", "expanded", "all"),
      claim("greedy", "worst", "The overfull shelf", "cost", "guided"),
      claim("astar", "best", "The overfull shelf", "expanded", "proving"),
      claim("astar", "worst", "The overfull shelf", "stored", "guided"),
      claim("idastar", "best", "The overfull shelf", "stored", "proving"),
      claim("idastar", "worst", "The overfull shelf", "expanded", "guided"),
    ],
  },
};
