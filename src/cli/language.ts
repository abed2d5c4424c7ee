// Which language the command line speaks: what --lang says, else the locale. It is known before anything is parsed, so that
// help and what is wrong with a command line are in it too. And what is counted, in both.
import { LANGUAGES, type Language } from "../language/words.ts";
import { grouped } from "./amounts.ts";

export function languageOf(parameters: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = askedFor(parameters);
  if (asked !== undefined) return asked;
  // The first of them that is set decides, as everywhere.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^pt\b|^pt_/i.test(locale) ? "pt" : "en";
}

/** A language that does not exist is refused where options are parsed. */
function askedFor(parameters: readonly string[]): Language | undefined {
  for (const [i, parameter] of parameters.entries()) {
    if (parameter === "--") return undefined;
    const value = parameter === "--lang" ? parameters[i + 1] : /^--lang=(.*)$/.exec(parameter)?.[1];
    const language = LANGUAGES.find((each) => each === value);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** What is counted: one of it, and several. */
export type Noun = Readonly<Record<Language, readonly [one: string, several: string]>>;

export const LEVELS: Noun = { en: ["level", "levels"], pt: ["nível", "níveis"] };
export const MOVES: Noun = { en: ["move", "moves"], pt: ["jogada", "jogadas"] };
export const MORE_MOVES: Noun = { en: ["more move", "more moves"], pt: ["jogada", "jogadas"] };
export const FILES: Noun = { en: ["file", "files"], pt: ["ficheiro", "ficheiros"] };
export const ERRORS: Noun = { en: ["error", "errors"], pt: ["erro", "erros"] };
export const WARNINGS: Noun = { en: ["warning", "warnings"], pt: ["aviso", "avisos"] };
export const EXPANSIONS: Noun = { en: ["expansion", "expansions"], pt: ["expansão", "expansões"] };
export const CELLS: Noun = { en: ["cell", "cells"], pt: ["célula", "células"] };
export const STATES: Noun = { en: ["state", "states"], pt: ["estado", "estados"] };

/** `1 level`, `2,000 levels`. */
export function counted(count: number, noun: Noun, language: Language): string {
  return `${grouped(count, language)} ${noun[language][count === 1 ? 0 : 1]}`;
}
