// What is asked for and cannot be had: refused in a sentence that says what there is instead, and what was likely meant.
import { capitalized, inBoth, type Words } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import { nearestName } from "../levels/nearest-name.ts";

/** An option, or a combination of options, that is refused. The message says what there is instead. */
export class WrongOption extends Error {
  override readonly name: string = "WrongOption";
  /** The message in both languages, where a person can have asked for it; what only a program can get wrong is English. */
  readonly words: Words;
  /** The option of `solve` that it is said of, where it is one. */
  readonly option: string | null;
  /** Where in a heuristic of one's own, where that is known. */
  readonly at?: Place;

  constructor(said: string | Words, option: string | null = null, at?: Place) {
    const words = inBoth(said);
    super(words.en);
    this.words = words;
    this.option = option;
    if (at !== undefined) this.at = at;
  }
}

/** Options that cannot be asked together: one of them has to be another. */
export class WrongTogether extends WrongOption {
  readonly together: readonly string[];

  constructor(said: Words, together: readonly string[]) {
    super(said, together[0] ?? null);
    this.together = together;
  }
}

/** A place in a text, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column?: number;
}

/** The moves that were to be played first, `from`, cannot be played. */
export class WrongMoves extends WrongOption {
  override readonly name = "WrongMoves";
  /** The one that fails. */
  readonly word: string;
  /** Which of them it is, from 1. */
  readonly failedAt: number;
  readonly reason: Words;

  constructor(word: string, failedAt: number, reason: Words) {
    const en = `Move ${failedAt} (${shorten(word)}) of those to begin with fails: ${reason.en}.`;
    super(
      { en, pt: `A jogada ${failedAt} (${shorten(word)}) das que vêm antes não é possível: ${reason.pt}.` },
      "from",
    );
    this.word = word;
    this.failedAt = failedAt;
    this.reason = reason;
  }
}

/** Throws WrongOption unless the name is one that there is. */
export function refuseUnknown(what: Words | string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const { en, pt } = inBoth(what);
  throw new WrongOption(unknownName({ en: `There is no ${en}`, pt: `Não há ${pt}` }, name, known, THERE_IS));
}

export const THERE_IS: Words = { en: "there is", pt: "há" };
const NONE: Words = { en: "none", pt: "nenhum" };
const DID_YOU_MEAN: Words = { en: "did you mean", pt: "seria" };

/** "There is no algorithm astr; did you mean astar? There is ...": a name, the one that was likely meant, and all. */
export function unknownName(
  beginning: Words | string,
  name: string,
  known: readonly string[],
  verb: Words | string,
): Words {
  const near = nearestName(name, known);
  const inLanguage = (language: keyof Words): string => {
    const all = `${inBoth(verb)[language]} ${known.length === 0 ? NONE[language] : known.join(", ")}.`;
    const begun = `${inBoth(beginning)[language]} ${name === "" ? '""' : shorten(name)}`;
    if (near === undefined) return `${begun}; ${all}`;
    return `${begun}; ${DID_YOU_MEAN[language]} ${near}? ${capitalized(all)}`;
  };
  return { en: inLanguage("en"), pt: inLanguage("pt") };
}

/** A person may have typed it. */
export function refuseNumber(what: Words, value: unknown, wanted: Words, option: string | null = null): never {
  const en = `${what.en} ${shown(value)}; it must be ${wanted.en}.`;
  throw new WrongOption({ en, pt: `${what.pt} ${shown(value)}; tem de ser ${wanted.pt}.` }, option);
}

/** Of options that come from people's programs nothing is believed. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function refuseKind(what: string, value: unknown, wanted: string): never {
  throw new WrongOption(`${what} ${shown(value)}; it must be ${wanted}.`);
}

export function shown(value: unknown): string {
  if (typeof value === "string") return `"${shorten(value)}"`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : shorten(String(value));
}
