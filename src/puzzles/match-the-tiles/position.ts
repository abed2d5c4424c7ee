// A position of Match the Tiles as a level. A goal has no room in the first grid where a tile stands on it: then the second
// grid gives all goals.
import type { LevelDocument } from "../../levels/document.ts";
import { positionDocument } from "../../levels/position-document.ts";
import { rowsOf } from "../board-rows.ts";
import { FLOOR, isGoal, isTile, type MatchLevel, OBSTACLE } from "./level.ts";
import type { MatchState } from "./rules.ts";

export function positionAsDocument({ document, columns, goals }: MatchLevel, state: MatchState): LevelDocument {
  const cells = [...state];
  const first = cells.map((cell, i) => (cell === FLOOR ? goals.charAt(i) : cell));
  const second = cells.map((cell, i) => (cell === OBSTACLE ? OBSTACLE : goals.charAt(i)));
  const isCovered = cells.some((cell, i) => isTile(cell) && isGoal(goals.charAt(i)));
  return positionDocument(document, {
    rows: rowsOf(first.join(""), columns),
    goals: isCovered ? rowsOf(second.join(""), columns) : undefined,
  });
}
