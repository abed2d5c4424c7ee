// The characters of level files: how they are counted, which ones may name a cell, and how a message shows them.
import { inBoth, type Words } from "../language/words.ts";

/** Most texts have no surrogates, which is soon seen. */
const HIGH_SURROGATE = /[\ud800-\udbff]/;

export function lengthInCodePoints(text: string): number {
  let length = text.length;
  if (!HIGH_SURROGATE.test(text)) return length;
  for (let i = 0; i + 1 < text.length; i++) {
    if (isHighSurrogate(text.charCodeAt(i)) && isLowSurrogate(text.charCodeAt(i + 1))) {
      length--;
      i++;
    }
  }
  return length;
}

export function isHighSurrogate(codeUnit: number): boolean {
  return (codeUnit & 0xfc00) === 0xd800;
}

export function isLowSurrogate(codeUnit: number): boolean {
  return (codeUnit & 0xfc00) === 0xdc00;
}

export function isOneCodePoint(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) as number) > 0xffff);
}

/** Longer than any character of a living script or any emoji. */
const LONGEST_CHARACTER = 64;

/** Several code points that a person takes for one character: an emoji with a selector, a letter with an accent. */
export function isLongCharacter(text: string): boolean {
  if (isOneCodePoint(text) || text.length > LONGEST_CHARACTER || !/[^\p{ASCII}]/u.test(text)) return false;
  const characters = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return characters.containing(0)?.segment.length === text.length;
}

const MEANT_BY_THE_FORMAT = ".#ST~;:-";

/** True for the single code points that no legend may define. */
export function isReserved(character: string): boolean {
  return MEANT_BY_THE_FORMAT.includes(character) || /[\s\p{White_Space}\p{Cc}\p{Surrogate}]/u.test(character);
}

/** Where the first control character stands that text may not hold (a tab may be there), in code units; -1 for none. */
export function controlCharacterIn(text: string): number {
  return text.search(/(?!\t)\p{Cc}/u);
}

/** Where the first white space stands that is neither a space nor a tab, in code units; -1 for none. */
export function otherWhiteSpaceIn(text: string): number {
  return text.search(/(?![ \t])[\s\p{White_Space}]/u);
}

/** A character as a message shows it: quoted, or by its number where nothing or no more than a mark would be seen. */
export function showCharacter(codePoint: number): Words {
  const character = String.fromCodePoint(codePoint);
  if (character === " ") return { en: "a space", pt: "um espaço" };
  if (character === "\t") return { en: "a tab", pt: "uma tabulação" };
  return inBoth(/[\p{C}\p{Z}\p{M}]/u.test(character) ? codePointName(codePoint) : `\`${character}\``);
}

export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

const MOST_SHOWN = 40;

/** The beginning of a text, fit for a message: nothing in it can disturb a terminal or fill a screen. */
export function shorten(text: string): string {
  const shown = harmless(text.slice(0, MOST_SHOWN));
  return text.length > MOST_SHOWN ? `${shown}…` : shown;
}

/** The text without what can disturb a terminal. */
export function harmless(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu, "\u{FFFD}");
}
