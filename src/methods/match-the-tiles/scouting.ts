// The scouts of Match the Tiles. Greedy search finds solutions of a hundred thousand slides, which take longer to replay than the
// proof.
import type { Scouting } from "../scouts.ts";

const SCOUTS: Scouting["scouts"] = [
  { algorithm: "astar", heuristic: "slides", weight: 12 },
  { algorithm: "astar", heuristic: "slides", weight: 5 },
];

/** Beside A*, to which an expansion is as dear as to a scout. */
export const SCOUTING_BESIDE_ASTAR: Scouting = { scouts: SCOUTS, after: 300_000, share: 8 };

/** Where scouts find a solution at all they do so soon, and their expansions take several times as long as those from both
 *  ends: their share is small. */
export const SCOUTING_BESIDE_BOTH_ENDS: Scouting = { scouts: SCOUTS, after: 3_000_000, share: 64 };
