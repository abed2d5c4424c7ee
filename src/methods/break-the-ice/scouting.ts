// The scouts beside A*; boundary flow has a beam search of its own.
import type { Scouting } from "../scouts.ts";

/** The first finds some solution of nearly every level, the second a good one if it finds any. */
export const ICE_SCOUTING: Scouting = {
  scouts: [
    { algorithm: "greedy", heuristic: "columns" },
    { algorithm: "astar", heuristic: "blocks", weight: 2 },
  ],
  after: 40_000,
  share: 8,
};
