// A check that was asked for, done: in a thread, or where there is none.

import { checkHeuristic } from "../../heuristics/check-heuristic.ts";
import { wordsOfError } from "../../language/words.ts";
import { ownHeuristicOf } from "../../worker/own-module.ts";
import { receivedLevel } from "../../worker/received-level.ts";
import type { CheckOutcome, CheckStart } from "./checker.ts";

export async function checkSent({ level, heuristic, costModel }: CheckStart): Promise<CheckOutcome> {
  try {
    const used = typeof heuristic === "string" ? heuristic : await ownHeuristicOf(heuristic);
    const saysAdmissible = typeof used === "object" && used.admissible === true;
    return { check: await checkHeuristic(receivedLevel(level), used, { costModel }), saysAdmissible };
  } catch (error) {
    return { failed: wordsOfError(error) };
  }
}
