// A position of Folding Blocks as a level: a group that has grown is a group that starts with more cells.
import type { LevelDocument } from "../../levels/document.ts";
import { positionDocument } from "../../levels/position-document.ts";
import { rowsOf } from "../board-rows.ts";
import type { FoldingLevel } from "./level.ts";
import type { FoldingState } from "./rules.ts";

export function positionAsDocument({ document, columns }: FoldingLevel, { board }: FoldingState): LevelDocument {
  return positionDocument(document, { rows: rowsOf(board, columns) });
}
