// The text of a file, from its bytes. Level files are UTF-8; what is not is found here, with line and column, and reading
// goes on with a replacement character, so that the other problems (and the other levels) of the file are seen as well.
import type { Words } from "../language/words.ts";
import { codePointName, isHighSurrogate, isLowSurrogate } from "./characters.ts";
import type { Position, ProblemList } from "./problem.ts";

/** What a file is given as: its bytes, its text, or what was made of either. */
export type Source = string | Uint8Array | SourceText;

/** A place where the file is not UTF-8. */
export interface Flaw extends Position {
  readonly message: Words;
  readonly found: Words | string;
  /** Text in UTF-8, where it is not said. */
  readonly expected?: Words;
}

/** Sixteen times the largest board; strings end soon after. */
const MOST_BYTES = 2 ** 28;

export const BYTE_ORDER_MARK = "\u{FEFF}";

export class SourceText {
  /** Without its byte order mark. */
  readonly text: string;
  /** The first flaw of every line that has one, in the order of the file. */
  readonly flaws: readonly Flaw[];

  private constructor(text: string, flaws: readonly Flaw[]) {
    this.text = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    this.flaws = flaws;
  }

  static of(source: Source): SourceText {
    if (source instanceof SourceText) return source;
    if (typeof source === "string") return new SourceText(source, loneSurrogates(source));
    if (source.length > MOST_BYTES) return SourceText.#unreadable(TOO_LARGE, `${source.length} bytes`, MOST);
    if (isUtf16(source)) return SourceText.#unreadable(OTHER_TEXT, MARK_OF_UTF16);
    try {
      return new SourceText(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(source), []);
    } catch {
      return new SourceText(new TextDecoder("utf-8", { ignoreBOM: true }).decode(source), badBytes(source));
    }
  }

  static #unreadable(message: Words, found: Words | string, expected = UTF8): SourceText {
    return new SourceText("", [{ line: 1, column: 1, message, found, expected }]);
  }
}

const TOO_LARGE: Words = { en: "The file is larger than 256 MiB.", pt: "O ficheiro tem mais de 256 MiB." };
const MOST: Words = { en: `at most ${MOST_BYTES} bytes`, pt: `no máximo ${MOST_BYTES} bytes` };
const OTHER_TEXT: Words = {
  en: "The file is UTF-16 text, not UTF-8.",
  pt: "O ficheiro é texto em UTF-16, e não em UTF-8.",
};
const MARK_OF_UTF16: Words = {
  en: "a byte order mark of UTF-16",
  pt: "uma marca de ordem de bytes de UTF-16",
};
const NOT_UTF8: Words = { en: "The text is not UTF-8 here.", pt: "Aqui o texto não está em UTF-8." };
const HALF: Words = {
  en: "Half a character stands here, which UTF-8 cannot hold.",
  pt: "Está aqui meio carácter, que não cabe em UTF-8.",
};
const UTF8: Words = { en: "text that is saved as UTF-8", pt: "texto gravado em UTF-8" };

export function reportFlaw(flaw: Flaw, problems: ProblemList): void {
  problems.error(flaw, flaw.message, flaw.found, flaw.expected ?? UTF8);
}

/** Reports each flaw to the last level that begins before it. Both are in the order of the file. */
export function reportFlaws(
  flaws: readonly Flaw[],
  levels: readonly { readonly at: Position; readonly problems: ProblemList }[],
): void {
  let i = 0;
  for (const flaw of flaws) {
    while (levels[i + 1] !== undefined && !isBefore(flaw, (levels[i + 1] as (typeof levels)[number]).at)) i++;
    const level = levels[i];
    if (level !== undefined) reportFlaw(flaw, level.problems);
  }
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

export function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function badBytes(bytes: Uint8Array): Flaw[] {
  const flaws: Flaw[] = [];
  let line = 1;
  let column = 1;
  for (let i = startsWithMark(bytes) ? 3 : 0; i < bytes.length; ) {
    const byte = bytes[i] as number;
    const length = sequenceLength(bytes, i);
    if (length === 0 && flaws.at(-1)?.line !== line) {
      const found = `byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
      flaws.push({ line, column, message: NOT_UTF8, found });
    }
    i += Math.max(1, length);
    column++;
    if (byte === 0x0a) {
      line++;
      column = 1;
    }
  }
  return flaws;
}

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** How many bytes the code point that starts at `i` has, or 0 where none does (the Unicode Standard, table 3-7). */
function sequenceLength(bytes: Uint8Array, i: number): number {
  const lead = bytes[i] as number;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const second = bytes[i + 1] ?? 0;
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let k = 2; k < length; k++) {
    if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

function loneSurrogates(text: string): Flaw[] {
  const flaws: Flaw[] = [];
  if (!/\p{Surrogate}/u.test(text)) return flaws;
  let line = 1;
  let column = text.startsWith(BYTE_ORDER_MARK) ? 0 : 1;
  for (let i = 0; i < text.length; i++, column++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x0a) {
      line++;
      column = 0;
    } else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(i + 1))) {
      i++;
    } else if ((isHighSurrogate(unit) || isLowSurrogate(unit)) && flaws.at(-1)?.line !== line) {
      flaws.push({ line, column, message: HALF, found: codePointName(unit) });
    }
  }
  return flaws;
}
