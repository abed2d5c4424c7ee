// What a level of Folding Blocks is painted with: holes, empty cells and groups, each a letter.
import { type Brush, type Editing, firstAt, type Letters, offeredLetters } from "../editing.ts";
import { glyphOf } from "./drawing.ts";
import { EMPTY, GROUP_LETTERS, HOLE, MOST_COLUMNS, MOST_ROWS } from "./level.ts";

/** Groups that are not there yet and are offered. */
const MORE = 2;

const isGroup = (character: string): boolean => character !== "" && GROUP_LETTERS.includes(character);

const letters: Letters = {
  words: { en: "Groups", pt: "Grupos" },
  all: GROUP_LETTERS,
  of: (character) => (isGroup(character) ? character : undefined),
  as: (_character, letter) => letter,
  counted(counts) {
    const cells = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return {
      en: `${cells} ${cells === 1 ? "cell" : "cells"}`,
      pt: `${cells} ${cells === 1 ? "célula" : "células"}`,
    };
  },
};

export const editing: Editing = {
  start: "game: folding-blocks\n\nAA..\n....\n##BB\n##..\n",
  most: { rows: MOST_ROWS, columns: MOST_COLUMNS },
  blank: EMPTY,
  palette: (sketch) => [EMPTY, HOLE, ...offeredLetters(sketch, letters, MORE)],
  brush(_sketch, character): Brush | undefined {
    const glyph = glyphOf(character);
    if (character === HOLE) return { character, glyph, words: { en: "Hole", pt: "Buraco" } };
    if (character === EMPTY) return { character, glyph, words: { en: "Empty", pt: "Vazio" } };
    if (!isGroup(character)) return undefined;
    return { character, glyph, words: { en: `Group ${character}`, pt: `Grupo ${character}` } };
  },
  shown(sketch, cell) {
    const character = firstAt(sketch, cell);
    return character === HOLE || character === EMPTY || isGroup(character) ? [glyphOf(character)] : [];
  },
  letters,
};
