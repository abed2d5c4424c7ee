// The hard levels of all puzzles, each with the optimum that is proven of it.
import { hardFolding } from "./hard-folding.js";
import { alteredFolding } from "./hard-folding-altered.js";
import { hardIce } from "./hard-ice.js";
import { hardMatch } from "./hard-match.js";
import { hardRollFormulas } from "./hard-roll-formulas.js";
import { hardRollLarge } from "./hard-roll-large.js";
import { hardRollLayers } from "./hard-roll-layers.js";
import { hardRollMacro } from "./hard-roll-macro.js";
import { hardRollMany } from "./hard-roll-many.js";
import { hardRollOpen } from "./hard-roll-open.js";
import { hardRollSoon } from "./hard-roll-soon.js";
import { hardRollSplits } from "./hard-roll-splits.js";

/** @typedef {{ id: string, text: string, optimal: number | "unsolvable" }} HardLevel */

/** @returns {HardLevel[]} */
export function hardLevels() {
  return [
    ...hardFolding(),
    ...alteredFolding(),
    ...hardMatch(),
    ...hardRollLayers(),
    ...hardRollMacro(),
    ...hardRollOpen(),
    ...hardRollFormulas(),
    ...hardRollLarge(),
    ...hardRollMany(),
    ...hardRollSoon(),
    ...hardRollSplits(),
    ...hardIce(),
  ];
}
