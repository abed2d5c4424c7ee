// What a level of Match the Tiles is painted with: floor, obstacles, tiles and goals. A tile and a goal may share a cell, and
// then the second grid has the goal: whoever paints one leaves the other where it is.
import type { Cell } from "../cell.ts";
import { contentAt, filledCells, put } from "../draft-cells.ts";
import { type Brush, type Editing, type Letters, offeredLetters, type PaintedCells } from "../editing.ts";
import { glyphOf } from "./drawing.ts";
import { FLOOR, goalOf, isGoal, isTile, MAX_SIDE, OBSTACLE } from "./level.ts";

/** Colours that are not there yet and are offered. */
const MORE = 1;

const letters: Letters = {
  words: { en: "Colours", pt: "Cores" },
  all: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  of: (character) => (isOneOf(character) ? character.toUpperCase() : undefined),
  as: (character, letter) => (isTile(character) ? letter : goalOf(letter)),
  counted(counts) {
    let [tiles, goals] = [0, 0];
    for (const [character, count] of counts) {
      if (isTile(character)) tiles += count;
      else goals += count;
    }
    const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
    return {
      en: `${many(tiles, "tile")}, ${many(goals, "goal")}`,
      pt: `${many(tiles, "peça")}, ${many(goals, "objetivo")}`,
    };
  },
};

export const editing: Editing = {
  start: "game: match-the-tiles\n\n.#..#\n.A.#.\n....B\n..ab#\n",
  most: { rows: MAX_SIDE, columns: MAX_SIDE },
  blank: FLOOR,
  palette(sketch) {
    const offered = offeredLetters(sketch, letters, MORE);
    return [FLOOR, OBSTACLE, ...offered.flatMap((letter) => [letter, goalOf(letter)])];
  },
  brush(_sketch, character): Brush | undefined {
    const [glyph] = shownOf(character, FLOOR);
    if (glyph === undefined) return undefined;
    return { character, glyph, words: wordsOf(character) };
  },
  shown({ cells }, cell) {
    return shownOf(contentAt(cells.first, cell) ?? "", contentAt(cells.second ?? [], cell) ?? FLOOR);
  },
  paint,
  letters,
};

function isOneOf(character: string): boolean {
  return character.length === 1 && (isTile(character) || isGoal(character));
}

function wordsOf(character: string) {
  if (character === FLOOR) return { en: "Floor", pt: "Chão" };
  if (character === OBSTACLE) return { en: "Obstacle", pt: "Obstáculo" };
  const letter = character.toUpperCase();
  return isTile(character)
    ? { en: `Tile ${letter}`, pt: `Peça ${letter}` }
    : { en: `Goal of ${letter}`, pt: `Objetivo de ${letter}` };
}

/** A goal of another colour is seen under its tile. */
function shownOf(first: string, second: string) {
  if (first !== FLOOR && first !== OBSTACLE && !isOneOf(first)) return [];
  const goal = isGoal(first) ? first : second;
  const hasOther = isTile(first) && isGoal(goal) && goal !== goalOf(first);
  return [...(hasOther ? [glyphOf(FLOOR, goal)] : []), glyphOf(isGoal(first) ? FLOOR : first, goal)];
}

function paint(cells: PaintedCells, cell: Cell, character: string): void {
  const tile = contentAt(cells.first, cell) ?? "";
  const below = contentAt(cells.second ?? [], cell) ?? FLOOR;
  const goal = isGoal(below) ? below : isGoal(tile) ? tile : FLOOR;
  if (isTile(character)) {
    put(cells.first, cell, character);
    putSecond(cells, cell, goal);
  } else if (isGoal(character) && isTile(tile)) {
    putSecond(cells, cell, character);
  } else {
    put(cells.first, cell, character);
    putSecond(cells, cell, FLOOR);
  }
  if (cells.second?.every((line) => line.every((each) => each === FLOOR || each === OBSTACLE)) === true) {
    cells.second = undefined;
  }
}

function putSecond(cells: PaintedCells, cell: Cell, goal: string): void {
  if (goal === FLOOR && cells.second === undefined) return;
  cells.second ??= filledCells(cells.first.length, cells.first[0]?.length ?? 0, FLOOR);
  if (cells.second[cell.row]?.[cell.column] !== undefined) put(cells.second, cell, goal);
}
