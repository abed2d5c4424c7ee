// A text that is to become a level, as far as it is one: what is written in it, what is wrong, and what can be played.
//
// A text is sound where the format itself has nothing against it. Then the canonical text of its level says all that it says
// (but for comments), and stands for it; of any other text nothing may be lost, so it stays as it was typed.
import { detectForm } from "../levels/detect-form.ts";
import type { LevelDocument } from "../levels/document.ts";
import type { Position, ProblemWords } from "../levels/problem.ts";
import { type Problem, ProblemList } from "../levels/problem.ts";
import { readLevelJson } from "../levels/read-json.ts";
import { readLevelText } from "../levels/read-text.ts";
import { SourceText } from "../levels/source-text.ts";
import { writeLevelText } from "../levels/write-text.ts";
import type { WrittenLevel } from "../levels/written-level.ts";
import { loadWritten } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { PUZZLES, puzzleById } from "../puzzles/index.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";

export interface Draft {
  readonly text: string;
  /** What is written, right or wrong; undefined where that cannot be told. */
  readonly document: LevelDocument | undefined;
  readonly puzzle: Puzzle | undefined;
  readonly loaded: LoadedLevel;
  readonly isSound: boolean;
}

const FORMATS = PUZZLES.map(({ format }) => format);

export function draftOf(text: string): Draft {
  const isJson = isInJson(text);
  const levels = (isJson ? readLevelJson : readLevelText)(text, FORMATS);
  const [first, second] = levels;
  if (first === undefined) throw new Error("a text has a level, right or wrong");
  if (second !== undefined) reportSecond(first, second.at);
  const { document, problems } = first;
  const isSound = document !== undefined && !problems.hasErrors;
  const loaded = loadWritten(first);
  // Lines of a level file can be edited one by one.
  const isEdited = document !== undefined && (isSound || !isJson);
  return {
    text,
    document: isEdited ? document : undefined,
    puzzle: document && puzzleById(document.game),
    loaded,
    isSound,
  };
}

function isInJson(text: string): boolean {
  return ["json", "rows"].includes(detectForm(text));
}

function reportSecond({ problems }: WrittenLevel, at: Position): void {
  const message = {
    en: "A second level begins here, and one is edited at a time.",
    pt: "Aqui começa um segundo nível, e edita-se um de cada vez.",
  };
  problems.error(at, message, "---", { en: "one level", pt: "um só nível" });
}

/** The text that stands for a draft. */
export function canonicalText({ text, document, isSound }: Draft): string {
  return isSound && document !== undefined ? textOf(document) : text;
}

export function textOf(document: LevelDocument): string {
  return writeLevelText([document], FORMATS);
}

/** Those of a level that is not there yet. */
export function problemsOf({ message, found, expected }: ProblemWords): readonly Problem[] {
  const problems = new ProblemList();
  problems.error({ line: 0, column: 0 }, message, found, expected);
  return problems.sorted();
}

/** The text of one level of a file, from 1, with the game that it inherits; all of the text where it has one level or none of
 *  that number. */
export function levelIn(given: string, index: number): string {
  const { text } = SourceText.of(given);
  if (isInJson(text)) return levelInJson(text, index);
  const levels = readLevelText(text, FORMATS);
  const level = levels[index - 1];
  if (level === undefined || levels.length === 1) return text;
  const lines = text.split("\n");
  const isEnd = (line: string): boolean => line.trimEnd() === "---";
  const from = lines.slice(0, level.at.line - 1).findLastIndex(isEnd) + 1;
  const next = lines.findIndex((line, i) => i >= level.at.line - 1 && isEnd(line));
  const own = lines.slice(from, next < 0 ? lines.length : next);
  const saysGame = own.some((line) => /^game[ \t]*:/.test(line));
  return [...(saysGame || level.game === undefined ? [] : [`game: ${level.game}`]), ...own].join("\n");
}

function levelInJson(text: string, index: number): string {
  try {
    const levels: unknown = JSON.parse(text);
    const level: unknown = Array.isArray(levels) ? levels[index - 1] : undefined;
    return level === undefined ? text : JSON.stringify(level, undefined, 2);
  } catch {
    // It is repaired as a whole.
    return text;
  }
}
