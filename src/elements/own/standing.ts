// How far a heuristic that a person wrote is believed. It says of itself that it never overestimates; Check asks it on every state
// of a level, and what it has found, as long as the page is there, is known to whatever tells of a search with the same text.
import type { HeuristicCheck } from "../../heuristics/check-heuristic.ts";
import type { Level } from "../../puzzles/puzzle.ts";
import { OWN } from "./own-name.ts";

/** `unasked`: nobody has asked it on every state of the level; `upheld`: it was, and kept its word; `refuted`: it says too much
 *  somewhere, if only on another level, so that its word is worth nothing. */
export type Standing = "unasked" | "upheld" | "refuted";

/** A heuristic, and the costs that it estimates. */
export interface Estimate {
  /** The id of a puzzle. */
  readonly game: string;
  readonly costModel: string;
  readonly text: string;
}

const upheldOn = new Map<string, WeakSet<Level & object>>();
const refuted = new Set<string>();

let checks = 0;

/** With every check that was made it is another number. */
export function checksMade(): number {
  return checks;
}

function keyOf({ game, costModel, text }: Estimate): string {
  return JSON.stringify([game, costModel, text]);
}

export function noteCheck(
  estimate: Estimate,
  level: Level,
  { admissible, sampled }: Pick<HeuristicCheck, "admissible" | "sampled">,
): void {
  const key = keyOf(estimate);
  checks++;
  if (!admissible) {
    refuted.add(key);
  } else if (!sampled) {
    const levels = upheldOn.get(key) ?? new WeakSet();
    upheldOn.set(key, levels.add(level));
  }
}

export function standingOf(estimate: Estimate, level: Level | undefined): Standing {
  const key = keyOf(estimate);
  if (refuted.has(key)) return "refuted";
  return level !== undefined && upheldOn.get(key)?.has(level) === true ? "upheld" : "unasked";
}

/** What a result comes to with a heuristic of which this is known: one that was seen to say too much proves nothing. */
export function asItStands<
  Told extends {
    readonly heuristic: string | null;
    readonly status: string;
    readonly optimal: boolean;
    readonly lowerBound?: number | null;
    readonly why?: unknown;
  },
>(result: Told, standing: Standing | undefined): Told {
  if (result.heuristic !== OWN || standing !== "refuted") return result;
  const isUnproven = result.status === "unsolvable" && result.why == null;
  return { ...result, optimal: false, lowerBound: 0, status: isUnproven ? "exhausted" : result.status };
}
