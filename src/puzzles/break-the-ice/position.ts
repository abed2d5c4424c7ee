// A position of Break the Ice as a level: between two moves nothing floats, so every board with a block on it is one. How many
// moves were meant for the whole level says nothing of what is left, so there is no `moves:`.
import type { LevelDocument } from "../../levels/document.ts";
import { positionDocument } from "../../levels/position-document.ts";
import type { IceLevel } from "./level.ts";
import { type IceState, isSolved } from "./rules.ts";

export function positionAsDocument(level: IceLevel, state: IceState): LevelDocument | null {
  return isSolved(level, state) ? null : positionDocument(level.document, { rows: state, leftOut: ["moves"] });
}
