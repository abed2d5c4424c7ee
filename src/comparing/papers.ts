// What the course papers compared, puzzle by puzzle, as solvers: docs/papers.md shows their tables. Beside them stand the
// papers' own searches, where these are not the textbook's (src/papers), and what P4 did to every search: it cut them off at
// the level's budget.

/** By the id of the puzzle. */
export const PAPER_SOLVERS: Readonly<Record<string, readonly string[]>> = {
  "folding-blocks": [
    ...["dfs", "greedy/filled", "greedy/pieces", "astar/doubling", "astar/largest"],
    ...["ucs", "iddfs", "greedy/partition"],
  ],
  "match-the-tiles": [
    ...["bfs", "dfs", "iddfs"],
    ...["greedy/simple", "greedy/complex", "greedy/fast"],
    ...["astar/simple", "astar/complex", "astar/fast"],
  ],
  "roll-the-block": ["bfs", "dls:14", "astar/distance+weighted"],
  "break-the-ice": [
    ...["dfs", "bfs", "iddfs", "ucs"],
    ...["greedy/blocks", "greedy/colors", "greedy/chains"],
    ...["astar/blocks", "astar/colors", "astar/chains"],
  ],
};

/** By the id of the puzzle. P0 and P3 differ from the textbook in nothing that is to be compared. */
export const PAPER_VARIANTS: Readonly<Record<string, readonly string[]>> = {
  "match-the-tiles": ["iddfs-by-2", "greedy-child/simple", "greedy-child/complex", "greedy-child/fast"],
  "roll-the-block": ["dls-tree:14"],
  "break-the-ice": (PAPER_SOLVERS["break-the-ice"] ?? []).map((solver) => solver.replace(/(?=\/|$)/, ":budget")),
};
