// Why a board has no solution, where that can be seen without a search: a colour of which no slide can leave every tile on
// a goal, a tile that can never come to a goal however others stop it, or tiles that never can at the same time.

import type { Words } from "../../language/words.ts";
import { cellText } from "../cell.ts";
import { DIRECTIONS } from "../direction.ts";
import { goalRuns, listGoalStates } from "./goal-states.ts";
import { type LaneTable, prepareLaneTable } from "./lane-table.ts";
import type { MatchLevel } from "./level.ts";
import { isSolved, type MatchState } from "./rules.ts";
import { type MatchTables, prepare, unpackCells } from "./tables.ts";

export function whyUnsolvable(level: MatchLevel, state: MatchState): Words | null {
  if (isSolved(level, state)) return null;
  const tables = prepare(level, { heuristic: undefined, costModel: "moves", start: state });
  return whyNoGoalState(level, tables) ?? whyNoWay(level, tables);
}

/** No slide can end with every tile on a goal. */
function whyNoGoalState(level: MatchLevel, tables: MatchTables): Words | null {
  if (listGoalStates(tables)?.count !== 0) return null;
  const { floor, tiles, goals } = tables;
  // The goals on which each direction can leave a tile.
  const kept = DIRECTIONS.map((_, direction) => new Set(goalRuns(floor, goals.colours, direction).flat()));
  for (const [colour, letter] of tiles.letters.entries()) {
    const needed = (tiles.first[colour + 1] as number) - (tiles.first[colour] as number);
    const own = [...goals.cells.subarray(goals.first[colour], goals.first[colour + 1])];
    if (kept.some((cells) => own.filter((cell) => cells.has(cell)).length >= needed)) continue;
    const never = own.find((cell) => kept.every((cells) => !cells.has(cell)));
    if (never === undefined || own.length > needed) {
      return {
        en: `Whichever way the last slide goes, it cannot leave every tile of colour ${letter} on a goal.`,
        pt: `Seja qual for a direção do último deslize, não pode deixar todas as peças da cor ${letter} num objetivo.`,
      };
    }
    const place = placeOf(level, tables, never);
    return {
      en: `Nothing can stop a tile on the goal at ${place}, and colour ${letter} needs every one of its goals.`,
      pt: `Nada pode parar uma peça no objetivo em ${place}, e a cor ${letter} precisa de todos os seus objetivos.`,
    };
  }
  return {
    en: "Whichever way the last slide goes, it cannot leave every tile on a goal at the same time.",
    pt: "Seja qual for a direção do último deslize, não pode deixar todas as peças num objetivo ao mesmo tempo.",
  };
}

/** The tiles cannot come to goals even if others stop them wherever they possibly could. */
function whyNoWay(level: MatchLevel, tables: MatchTables): Words | null {
  const laneTable = prepareLaneTable(tables.floor, tables.tiles, tables.goals);
  if (!laneTable.repeats) return null;
  const { tiles, root } = tables;
  const cells = unpackCells(tiles, root, 0);
  const ways = cells.map((cell, tile) => lanesOf(laneTable, tables, tiles.colours[tile] as number, cell));
  const stuck = ways.findIndex((lanes) => lanes.every((lane) => lane === 0));
  if (stuck >= 0) {
    const letter = tiles.letters[tiles.colours[stuck] as number] as string;
    const place = placeOf(level, tables, cells[stuck] as number);
    return {
      en: `No slide can bring the tile ${letter} at ${place} to a goal of its colour, wherever other tiles might stop it.`,
      pt: `Nenhum deslize pode levar a peça ${letter} em ${place} a um objetivo da sua cor, onde quer que outras a parem.`,
    };
  }
  const together = Array.from({ length: laneTable.layers }, (_, n) =>
    ways.reduce((all, lanes) => all & (lanes[n] as number), -1),
  );
  if (together.some((lanes) => lanes !== 0)) return null;
  return {
    en: "Each tile could come to a goal of its colour, but not all of them with the same slides.",
    pt: "Cada peça poderia chegar a um objetivo da sua cor, mas não todas com os mesmos deslizes.",
  };
}

function lanesOf({ lanes, layers }: LaneTable, { floor }: MatchTables, colour: number, cell: number): Int32Array {
  const at = (colour * floor.cells + cell) * layers;
  return lanes.subarray(at, at + layers);
}

function placeOf({ columns }: MatchLevel, { floor }: MatchTables, cell: number): string {
  const place = floor.boardCells[cell] as number;
  return cellText({ row: Math.floor(place / columns), column: place % columns });
}
