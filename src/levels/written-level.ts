// One level of a file as its readers give it, and the step that all readers share: fields and rows become a document,
// and what is wrong with the game, the keys and the number of grids is reported. The document is made wherever there is
// a known game and a grid, so that the puzzle can add its own problems in the same go; whether the level can be played
// is for `problems.hasErrors` to say.
import { inBoth, type Words } from "../language/words.ts";
import { isOneCodePoint, shorten, showCharacter } from "./characters.ts";
import type { Field, GameFormat, LevelDocument } from "./document.ts";
import { type CellPlaces, GridText } from "./grid-text.ts";
import { checkLegendKey, warnOfUnknownKeys } from "./header-keys.ts";
import { didYouMean } from "./nearest-name.ts";
import type { Position, ProblemList } from "./problem.ts";

/** What would be right where a grid is none. */
export const A_ROW: Words = { en: "at least one row with a cell", pt: "pelo menos uma linha com uma célula" };
export const ONE_GRID: Words = {
  en: "one grid, without a blank line in it",
  pt: "uma grelha, sem nenhuma linha em branco",
};

export interface WrittenLevel {
  /** Its place in the file, from 1. */
  readonly index: number;
  readonly at: Position;
  readonly title?: string;
  /** The id that the file gives, known or not. */
  readonly game?: string;
  readonly document?: LevelDocument;
  readonly problems: ProblemList;
}

/** What a reader makes of a file: one level at the least, if only to say that there is none. */
export type WrittenLevels = [WrittenLevel, ...WrittenLevel[]];

/** Rows as they are typed, before the game's aliases are applied. */
export interface TypedRows {
  readonly texts: readonly string[];
  readonly places: CellPlaces;
}

/** What a reader has found of a level. */
export interface LevelParts {
  readonly index: number;
  readonly at: Position;
  /** The `game` field of the level, or of the one that it inherits it from. */
  readonly game: Field | undefined;
  readonly header: readonly Field[];
  readonly legend: readonly Field[];
  readonly grid: TypedRows | undefined;
  readonly goals: TypedRows | undefined;
  readonly problems: ProblemList;
}

export function joinParts(parts: LevelParts, games: readonly GameFormat[]): WrittenLevel {
  const { index, at, problems } = parts;
  const format = findGame(parts, games);
  const header = firstOfEachKey(parts.header, { en: "a header key", pt: "uma chave do cabeçalho" }, problems);
  warnOfUnknownKeys(header, format, games, problems);
  const legend = readLegend(parts.legend, format, problems);
  const title = header.find((field) => field.key === "title")?.value;
  const named = { ...(title ? { title } : {}), ...(parts.game?.value ? { game: parts.game.value } : {}) };
  if (format === undefined || parts.grid === undefined) return { index, at, ...named, problems };

  const grid = makeGrid(parts.grid, format);
  const goals = readGoals(parts.goals, format, problems);
  const document = { game: format.id, header, legend, grid, ...(goals === undefined ? {} : { goals }), at };
  return { index, at, ...named, document, problems };
}

/** The grid of canonical characters. */
export function makeGrid({ texts, places }: TypedRows, format: GameFormat): GridText {
  let canonical = texts;
  for (const [typed, meant] of Object.entries(format.aliases)) {
    canonical = canonical.map((text) => (text.includes(typed) ? text.replaceAll(typed, meant) : text));
  }
  return new GridText(canonical, places, format.padding);
}

function findGame({ game, at, problems }: LevelParts, games: readonly GameFormat[]): GameFormat | undefined {
  const ids = games.map((format) => format.id);
  const names = ids.join(", ");
  if (game === undefined) {
    problems.error(
      at,
      { en: "The level does not say which game it is for.", pt: "O nível não diz para que jogo é." },
      "",
      { en: `\`game\`, one of ${names}`, pt: `\`game\`, um de ${names}` },
    );
    return undefined;
  }
  const format = games.find(({ id }) => id === game.value);
  if (format !== undefined) return format;
  const inherited = game.keyAt.line < at.line;
  const { line } = game.keyAt;
  const near = didYouMean(game.value, ids);
  const message = {
    en: `There is no game \`${shorten(game.value)}\`${inherited ? ` (inherited from line ${line})` : ""}.${near.en}`,
    pt: `Não há nenhum jogo \`${shorten(game.value)}\`${inherited ? ` (herdado da linha ${line})` : ""}.${near.pt}`,
  };
  const expected = { en: `one of ${names}`, pt: `um de ${names}` };
  problems.error(inherited ? at : game.valueAt, message, shorten(game.value), expected);
  return undefined;
}

function firstOfEachKey(fields: readonly Field[], what: Words, problems: ProblemList): readonly Field[] {
  if (fields.length < 2) return fields;
  const first = new Map<string, Field>();
  for (const field of fields) {
    const earlier = first.get(field.key);
    if (earlier === undefined) {
      first.set(field.key, field);
      continue;
    }
    const key = shorten(field.key);
    const { line } = earlier.keyAt;
    const message = {
      en: `\`${key}\` is given twice; line ${line} has it already.`,
      pt: `\`${key}\` é dado duas vezes; já está na linha ${line}.`,
    };
    problems.error(field.keyAt, message, key, { en: `${what.en} once`, pt: `${what.pt} uma vez` });
  }
  return first.size === fields.length ? fields : [...first.values()];
}

function readLegend(legend: readonly Field[], format: GameFormat | undefined, problems: ProblemList): readonly Field[] {
  const usable = legend.filter(({ key, keyAt }) => {
    if (format === undefined || format.hasLegend) return checkLegendKey(key, keyAt, problems);
    const shown = isOneCodePoint(key) ? showCharacter(key.codePointAt(0) as number) : inBoth(`\`${shorten(key)}\``);
    const message = {
      en: `The key ${shown.en} belongs into a legend, and ${format.id} has none.`,
      pt: `A chave ${shown.pt} é de uma legenda, e ${format.id} não tem nenhuma.`,
    };
    const expected = {
      en: "a header key of more than one character, or no such line",
      pt: "uma chave de cabeçalho com mais de um carácter, ou nenhuma linha assim",
    };
    problems.error(keyAt, message, shorten(key), expected);
    return false;
  });
  return firstOfEachKey(usable, { en: "each character of the legend", pt: "cada carácter da legenda" }, problems);
}

function readGoals(goals: TypedRows | undefined, format: GameFormat, problems: ProblemList): GridText | undefined {
  if (goals === undefined) return undefined;
  const grid = makeGrid(goals, format);
  if (format.hasSecondGrid) return grid;
  const found = shorten(goals.texts[0] ?? "");
  problems.error(
    grid.position(0, 0),
    {
      en: `There is a second grid, and ${format.id} has one only.`,
      pt: `Há uma segunda grelha, e ${format.id} tem só uma.`,
    },
    found,
    ONE_GRID,
  );
  return undefined;
}
