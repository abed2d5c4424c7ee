// A level as a person wants to see it: its title, what is known of it, its board, what the characters mean, and, where
// moves are played, the board after each of them.
import type { Language, Words } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { Replay } from "../playing/replay.ts";
import type { Drawing } from "../puzzles/drawing.ts";
import { type Size, shownPart, viewBoard } from "./board-view.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { COLORED, PLAIN } from "./painter.ts";
import { printable, type Terminal } from "./terminal.ts";

/** Draws a level. With `--quiet` the board alone. */
export function drawLevel(playable: PlayableLevel, name: string, language: Language, terminal: Terminal): void {
  const { puzzle, level } = playable;
  const drawing = puzzle.drawState(level, puzzle.initialState(level));
  const view = viewBoard(drawing, shownPart(level, terminal), terminal);
  if (!terminal.quiet) {
    writeTitle(playable, name, language, terminal);
    if (playable.facts.note !== undefined) terminal.data(printable(playable.facts.note[language]));
    terminal.data("");
  }
  for (const line of view.lines) terminal.data(line);
  if (terminal.quiet) return;
  terminal.data("");
  for (const line of meaningLines(meaningsOf(view.glyphs, playable, language), terminal)) terminal.data(line);
}

/** The two lines that say which level this is. */
export function writeTitle(playable: PlayableLevel, name: string, language: Language, terminal: Terminal): void {
  const { puzzle, level, facts } = playable;
  const { bold, dim } = terminal.colors;
  terminal.data(bold(printable(facts.title ?? name)));
  terminal.data(dim([puzzle.name[language], sizeOf(level), ...factsOf(playable, language)].join(", ")));
}

/** Where no terminal says how much fits, a board is drawn after every move only if it is not larger than this. */
const LARGEST_STEP: Size = { rows: 200, columns: 200 };

/** Draws the board after each move, under the move and its words. */
export function drawSteps(playable: PlayableLevel, replay: Replay, language: Language, terminal: Terminal): void {
  const { puzzle, level } = playable;
  const { bold, green } = terminal.colors;
  const fits = shownPart(level, terminal);
  const part = {
    rows: Math.min(fits.rows, Math.max(LARGEST_STEP.rows, terminal.size?.rows ?? 0)),
    columns: Math.min(fits.columns, Math.max(LARGEST_STEP.columns, terminal.size?.columns ?? 0)),
  };
  replay.steps.forEach(({ move, words, state }, before) => {
    terminal.data("");
    terminal.data(`${before + 1}. ${bold(puzzle.formatMove(move))}  ${words[language]}`);
    const drawing: Drawing = puzzle.drawState(level, state);
    for (const line of viewBoard(drawing, part, terminal).lines) terminal.data(line);
  });
  if (!replay.solved || terminal.quiet) return;
  terminal.data("");
  terminal.data(green(`${SOLVED[language]} ${replay.steps.length} (${COST[language]} ${replay.cost})`));
}

const SOLVED: Words = { en: "Solved. Moves:", pt: "Resolvido. Jogadas:" };
const COST: Words = { en: "cost", pt: "custo" };

function sizeOf({ rows, columns }: Size): string {
  return `${rows} x ${columns}`;
}

function factsOf({ puzzle, level, facts }: PlayableLevel, language: Language): string[] {
  const { optimal, optimalUnder = {}, difficulty, author } = facts;
  const known: readonly (readonly [Words, string | number | undefined])[] = [
    [{ en: "optimal", pt: "ótimo" }, optimal],
    ...Object.entries(optimalUnder).map(([costModel, optimum]) => {
      const { en, pt } = puzzle.describeCostModel(costModel);
      return [{ en: `optimal ${en}`, pt: `ótimo ${pt}` }, optimum] as const;
    }),
    [{ en: "moves for three stars", pt: "jogadas para três estrelas" }, puzzle.budget(level) ?? undefined],
    [{ en: "difficulty", pt: "dificuldade" }, difficulty],
    [{ en: "by", pt: "de" }, author],
  ];
  return known.flatMap(([words, value]) => {
    return value === undefined ? [] : [`${words[language]} ${printable(String(value))}`];
  });
}

function meaningLines(meanings: readonly Meaning[], { colors }: Terminal): string[] {
  const { paint, cellWidth } = colors.isColorSupported ? COLORED : PLAIN;
  const seen = meanings.filter(({ glyphs }) => glyphs.some((glyph) => paint(glyph).trim() !== ""));
  const gap = cellWidth === undefined ? " " : "";
  const width = Math.max(...seen.map(({ glyphs }) => glyphs.length)) * 2 + 1;
  return seen.map(({ glyphs, words }) => {
    const characters = glyphs.map((glyph) => paint(glyph) + gap).join("");
    return `  ${characters}${" ".repeat(width - glyphs.length * 2)}${words}`;
  });
}
