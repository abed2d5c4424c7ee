// What `fourfold-check` tells of an advice.
import type { Language } from "../../language/words.ts";
import type { CheckDetail } from "../events.ts";
import type { Advice } from "./advice.ts";

export function checkDetail(advice: Advice, language: Language): CheckDetail {
  const { outcome, lowerBound, why } = advice;
  return {
    solvable: outcome === "unknown" ? null : outcome === "solvable",
    remaining: outcome === "lost" ? null : lowerBound,
    why: why?.[language] ?? null,
  };
}
