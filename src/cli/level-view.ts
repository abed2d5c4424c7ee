// A level as a person wants to see it: its title, what is known of it, its board, what the characters mean, and, where
// moves are played, the board after each of them.
import type { Language, Words } from "../language/words.ts";
import type { PlayableLevel } from "../playing/loaded-level.ts";
import type { Replay } from "../playing/replay.ts";
import type { Pieces } from "../puzzles/surface.ts";
import { type BoardLook, lookOf, type Part, type Size, shownPart, viewBoard } from "./board-view.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { framesOf, marking } from "./stage-frames.ts";
import { printable, type Terminal } from "./terminal.ts";
import { widthOf } from "./wrapping.ts";

/** Draws a level. With `--quiet` the board alone. */
export function drawLevel(playable: PlayableLevel, name: string, terminal: Terminal, tells: Told = "all"): void {
  const { puzzle, level, facts } = playable;
  const { language, quiet } = terminal;
  const look = lookOf(playable, terminal);
  const drawing = puzzle.drawState(level, puzzle.initialState(level));
  const view = viewBoard(drawing, shownPart(level, look, terminal), look);
  if (!quiet) {
    writeTitle(playable, name, terminal, tells);
    if (facts.note !== undefined) terminal.text(printable(facts.note[language]));
    terminal.data("");
  }
  for (const line of view.lines) terminal.data(line);
  if (quiet) return;
  terminal.data("");
  writeMeanings(meaningsOf(view.glyphs, playable, language), look, terminal);
}

/** Whoever is to play a level is not told its optimum. */
export type Told = "all" | "no optimum";

/** The two lines that say which level this is. */
export function writeTitle(playable: PlayableLevel, name: string, terminal: Terminal, tells: Told = "all"): void {
  const { bold, dim } = terminal.colors;
  terminal.text(bold(printable(playable.facts.title ?? name)));
  terminal.text(dim(factsInWords(playable, terminal, tells)));
}

/** The puzzle, the size, and what the level says of itself. */
function factsInWords(playable: PlayableLevel, { language }: Pick<Terminal, "language">, tells: Told): string {
  const { puzzle, level, facts } = playable;
  const { optimal, optimalUnder = {}, difficulty, author } = facts;
  const isUnsolvable = [optimal, ...Object.values(optimalUnder)].includes("unsolvable");
  const others = Object.entries(optimalUnder).map(
    ([costModel, optimum]) => `${puzzle.describeCostModel(costModel)[language]} ${optimum}`,
  );
  // In brackets the line has room in a terminal of 80 columns.
  const all = [optimal, others.length === 0 ? undefined : `(${others.join(", ")})`].filter(
    (each) => each !== undefined,
  );
  const optima = [[{ en: "optimal", pt: "ótimo" }, all.length === 0 ? undefined : all.join(" ")]] as const;
  const known: readonly (readonly [Words, string | number | undefined])[] = [
    ...(tells === "all" && !isUnsolvable ? optima : []),
    [{ en: "moves for three stars", pt: "jogadas para três estrelas" }, puzzle.budget(level) ?? undefined],
    [{ en: "difficulty", pt: "dificuldade" }, difficultyInWords(difficulty, language)],
    [{ en: "by", pt: "de" }, author],
  ];
  const said = known.flatMap(([words, value]) => {
    return value === undefined ? [] : [`${words[language]} ${printable(String(value))}`];
  });
  const size = `${level.rows} x ${level.columns}`;
  return [
    puzzle.name[language],
    size,
    ...(tells === "all" && isUnsolvable ? [NO_SOLUTION[language]] : []),
    ...said,
  ].join(", ");
}

const NO_SOLUTION: Words = { en: "unsolvable", pt: "sem solução" };

/** The words that level files use; any other is shown as it is. */
const DIFFICULTIES: Readonly<Record<string, Words>> = {
  trivial: { en: "trivial", pt: "trivial" },
  easy: { en: "easy", pt: "fácil" },
  medium: { en: "medium", pt: "média" },
  hard: { en: "hard", pt: "difícil" },
  extreme: { en: "extreme", pt: "extrema" },
};

export function difficultyInWords(difficulty: string | undefined, language: Language): string | undefined {
  return DIFFICULTIES[(difficulty ?? "").toLowerCase()]?.[language] ?? difficulty;
}

/** Where no terminal says how much fits, a board is drawn after every move only if it is not larger than this. */
const LARGEST_STEP: Size = { rows: 200, columns: 200 };

/** Draws the board after each move, under the move and its words; stage by stage where it has several. */
export function drawSteps(
  playable: PlayableLevel,
  replay: Replay,
  pieces: Pieces | undefined,
  terminal: Terminal,
): void {
  const { puzzle, level } = playable;
  const { bold } = terminal.colors;
  const look = lookOf(playable, terminal);
  const fits = shownPart(level, look, terminal);
  const part: Part = {
    ...fits,
    rows: Math.min(fits.rows, Math.max(LARGEST_STEP.rows, terminal.size?.rows ?? 0)),
    columns: Math.min(fits.columns, Math.max(LARGEST_STEP.columns, terminal.size?.columns ?? 0)),
  };
  let before = replay.start;
  replay.steps.forEach(({ move, words, state }, i) => {
    terminal.data("");
    terminal.text(`${i + 1}. ${bold(puzzle.formatMove(move))}  ${words[terminal.language]}`, 2);
    const frames = framesOf({ puzzle, level, pieces }, { before, move, after: state });
    frames.forEach((frame, stage) => {
      if (stage > 0) terminal.data("");
      const marks = frame.vanishing.length === 0 ? undefined : marking(frame, terminal.colors.isColorSupported);
      for (const line of viewBoard(frame.drawing, part, look, marks).lines) terminal.data(line);
    });
    before = state;
  });
}

function writeMeanings(meanings: readonly Meaning[], look: BoardLook, terminal: Terminal): void {
  for (const line of meaningLines(meanings, look)) terminal.text(line, 4);
}

export function meaningLines(meanings: readonly Meaning[], { painter }: BoardLook): string[] {
  const { paint, cellWidth } = painter;
  const seen = meanings.filter(({ glyphs }) => glyphs.some((glyph) => paint(glyph).trim() !== ""));
  const gap = cellWidth === undefined ? " " : "";
  const width = Math.max(...seen.map(({ glyphs }) => glyphs.length)) * 2 + 1;
  return seen.map(({ glyphs, words }) => {
    const characters = glyphs.map((glyph) => paint(glyph) + gap).join("");
    return `  ${characters}${" ".repeat(Math.max(width - widthOf(characters), 1))}${words}`;
  });
}
