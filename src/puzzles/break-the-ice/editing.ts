// What a level of Break the Ice is painted with: walls, air and blocks; and what its header chooses.
import { type Brush, type Editing, firstAt, type Letters, offeredLetters } from "../editing.ts";
import { EMPTY, isBlock, WALL } from "./board.ts";
import { glyphOf } from "./drawing.ts";
import { LARGEST_BUDGET, LARGEST_SIDE } from "./level.ts";

/** Colours that are not there yet and are offered. */
const MORE = 2;

const letters: Letters = {
  words: { en: "Colours", pt: "Cores" },
  all: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  of: (character) => (isBlock(character) && character.length === 1 ? character : undefined),
  as: (_character, letter) => letter,
  counted(counts) {
    const blocks = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const en = `${blocks} ${blocks === 1 ? "block" : "blocks"}`;
    const pt = `${blocks} ${blocks === 1 ? "bloco" : "blocos"}`;
    return blocks > 2 ? { en, pt } : { en: `${en}: too few to burst`, pt: `${pt}: poucos para rebentar` };
  },
};

export const editing: Editing = {
  start: "game: break-the-ice\nmoves: 3\n\n.....\n..A..\nB.B..\nAABAB\n",
  most: { rows: LARGEST_SIDE, columns: LARGEST_SIDE },
  blank: EMPTY,
  // What lay on the floor goes on lying on something.
  added: (side) => (side === "bottom" ? WALL : EMPTY),
  palette: (sketch) => [EMPTY, WALL, ...offeredLetters(sketch, letters, MORE)],
  brush(_sketch, character): Brush | undefined {
    const glyph = glyphOf(character);
    if (character === EMPTY) return { character, glyph, words: { en: "Empty", pt: "Vazio" } };
    if (character === WALL) return { character, glyph, words: { en: "Wall", pt: "Parede" } };
    if (letters.of(character) === undefined) return undefined;
    return { character, glyph, words: { en: `Block ${character}`, pt: `Bloco ${character}` } };
  },
  shown(sketch, cell) {
    const character = firstAt(sketch, cell);
    const isKnown = character === EMPTY || character === WALL || letters.of(character) !== undefined;
    return isKnown ? [glyphOf(character)] : [];
  },
  letters,
  header: [
    {
      key: "moves",
      words: { en: "Moves for three stars", pt: "Jogadas para três estrelas" },
      told: {
        en: "One move more gives two stars, two more give one.",
        pt: "Uma jogada a mais dá duas estrelas, duas a mais dão uma.",
      },
      numbers: { min: 1, max: LARGEST_BUDGET },
      usual: { en: "no stars", pt: "sem estrelas" },
    },
    {
      key: "burst",
      words: { en: "What bursts with a run", pt: "O que rebenta com uma sequência" },
      options: [
        { value: "connected", words: { en: "all of its colour that touches it", pt: "toda a sua cor que lhe toque" } },
        { value: "lines", words: { en: "the run alone", pt: "só a sequência" } },
      ],
      usual: { en: "all of its colour that touches it", pt: "toda a sua cor que lhe toque" },
    },
  ],
};
