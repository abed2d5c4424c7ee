// The scouts beside bidirectional search, and beside A*. Greedy search finds solutions of a hundred thousand slides, which
// take longer to replay than the proof. Where these find a solution at all they do so soon, and their expansions take several
// times as long as those of the proof: their share is small.
import type { Scouting } from "../scouts.ts";

export const MATCH_SCOUTING: Scouting = {
  scouts: [
    { algorithm: "astar", heuristic: "slides", weight: 12 },
    { algorithm: "astar", heuristic: "slides", weight: 5 },
  ],
  after: 1_000_000,
  share: 64,
};
