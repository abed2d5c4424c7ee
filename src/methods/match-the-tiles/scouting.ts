// The scouts beside bidirectional search, and beside A*. Greedy search finds solutions of a hundred thousand slides, which
// take longer to replay than the proof.
import type { Scouting } from "../scouts.ts";

export const MATCH_SCOUTING: Scouting = {
  scouts: [
    { algorithm: "astar", heuristic: "slides", weight: 12 },
    { algorithm: "astar", heuristic: "slides", weight: 5 },
  ],
  after: 300_000,
};
