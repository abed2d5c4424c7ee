// What a person has in mind at a roll: the axis of the whole block, or the half that rolls, which is known from one roll to the
// next by the cell where it is.

import { cellText } from "../cell.ts";
import { AXIS } from "../direction.ts";
import type { RollLevel } from "./level.ts";
import type { RollMove } from "./notation.ts";
import { stepped } from "./rules.ts";
import type { RollState } from "./state.ts";

export function focusOf(_level: RollLevel, { block }: RollState, { switches, direction }: RollMove): readonly string[] {
  if (block.shape !== "halves") return direction === undefined ? [] : [AXIS[direction]];
  const half = switches ? block.other : block.active;
  return direction === undefined ? [cellText(half)] : [cellText(half), cellText(stepped(half, direction))];
}
