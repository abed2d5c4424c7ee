// What the course papers compared, puzzle by puzzle, as solvers: docs/papers.md shows their tables.

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
