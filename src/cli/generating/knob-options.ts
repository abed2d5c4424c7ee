// The knobs of `fourfold generate`: every puzzle brings its own, so they are options that help does not list one by one; which
// there are is told by --knobs, and to whoever gives a wrong one.
import { type Command, Option } from "commander";
import { asText } from "../../generating/request.ts";
import type { Language, Say, Words } from "../../language/words.ts";
import type { Generator, Knob, Range, Settings } from "../../puzzles/generator.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";
import type { PackedPuzzle } from "../../puzzles/packed.ts";
import { WrongValue } from "../wrong-usage.ts";

export interface MakingPuzzle {
  readonly packed: PackedPuzzle;
  readonly generator: Generator;
}

const found = PACKED_PUZZLES.map(async (packed): Promise<MakingPuzzle[]> => {
  const generator = await packed.puzzle.generator?.();
  return generator === undefined ? [] : [{ packed, generator }];
});

/** The puzzles that make levels. This module is loaded by `generate` alone. */
export const MAKING_PUZZLES: readonly MakingPuzzle[] = (await Promise.all(found)).flat();

const NAMES: readonly string[] = [
  ...new Set(MAKING_PUZZLES.flatMap(({ generator }) => generator.knobs.map(({ name }) => name))),
];

/** Those that every puzzle has. */
const COMMON: Readonly<Record<string, Words>> = {
  rows: { en: "rows of the board, n or n..m", pt: "linhas do tabuleiro, n ou n..m" },
  cols: { en: "columns of the board, n or n..m", pt: "colunas do tabuleiro, n ou n..m" },
};

/** Declares the knobs of all puzzles; which of them the puzzle has is seen when it is known. */
export function declareKnobs(command: Command, say: Say): void {
  for (const name of NAMES) {
    const common = COMMON[name];
    const option = new Option(`--${name} <value>`, common && say(common)).argParser(knobValue);
    command.addOption(option.hideHelp(common === undefined));
  }
}

/** A number, a range of numbers, or a word. */
function knobValue(text: string): Range | string {
  return /^[a-z]+$/.test(text) ? text : readRange(text);
}

export function readRange(text: string): Range {
  const match = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text);
  if (match === null) {
    throw new WrongValue({
      en: "it must be a whole number, or a range of them such as 4..6.",
      pt: "tem de ser um número inteiro, ou um intervalo como 4..6.",
    });
  }
  const min = Number(match[1]);
  return { min, max: Number(match[2] ?? min) };
}

/** Those that were given. */
export function knobsGiven(options: Readonly<Record<string, unknown>>): Settings {
  const given = NAMES.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, options[name] as Range | string]));
}

/** A line a knob: what it takes, what is usual, what it means. */
export function knobLines({ knobs }: Generator, settings: Settings, language: Language): string[] {
  const names = knobs.map(({ name }) => `--${name}`);
  const takes = knobs.map(takenBy);
  const usual = knobs.map(({ name }) => settings[name]).map((value) => valueText(value));
  const width = (column: readonly string[]): number => Math.max(...column.map(({ length }) => length));
  const [first, second, third] = [width(names), width(takes), width(usual)];
  return knobs.map(({ means }, i) => {
    const cells = [names[i]?.padEnd(first), takes[i]?.padEnd(second), usual[i]?.padEnd(third), means[language]];
    return cells.join("  ");
  });
}

/** The same as JSON, a document a knob. */
export function knobDocuments({ packed, generator }: MakingPuzzle, settings: Settings, language: Language): string[] {
  return generator.knobs.map(({ name, numbers = null, words = [], means }) => {
    const document = { game: packed.puzzle.format.id, knob: name, numbers, words, usual: settings[name] ?? null };
    return JSON.stringify({ ...document, means: means[language] });
  });
}

function takenBy({ numbers, words = [] }: Knob): string {
  return [...(numbers === undefined ? [] : [asText(numbers)]), ...words].join("|");
}

function valueText(value: Range | string | undefined): string {
  if (value === undefined) return "-";
  return typeof value === "string" ? value : asText(value);
}
