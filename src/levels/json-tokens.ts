// Walks through JSON text token by token and knows line and column of each, so that a problem inside a file is told as
// exactly as in a text file. Nothing is built: a reader asks for the objects, arrays and strings that it expects.
//
// JSON that is broken is told once, as `broken`; from there on everything is at its end. Nesting is bounded, for a level
// is flat and a file of a million brackets must not overflow the stack.
import { inBoth, type Words } from "../language/words.ts";
import { isHighSurrogate, isLowSurrogate, shorten } from "./characters.ts";
import { JsonScanner, type JsonToken } from "./json-scanner.ts";
import type { Position } from "./problem.ts";

const DEEPEST = 64;

export interface Broken {
  readonly at: Position;
  readonly message: Words;
  readonly found: string;
  readonly expected: Words;
}

export type JsonKind = "object" | "array" | "string" | "number" | "word" | "punctuation" | "end";

export class JsonTokens {
  /** What is wrong with the JSON itself, if anything. */
  broken: Broken | undefined;
  readonly #text: string;
  readonly #scanner: JsonScanner;
  #depth = 0;
  // How far lines and columns are counted.
  #counted = 0;
  #line = 1;
  #column = 1;

  constructor(text: string) {
    this.#text = text;
    this.#scanner = new JsonScanner(text);
    this.#advance();
  }

  /** What stands here; an object or array by its opening bracket. */
  get kind(): JsonKind {
    switch (this.#token) {
      case "{":
        return "object";
      case "[":
        return "array";
      case "string":
      case "number":
      case "word":
      case "end":
        return this.#token;
      default:
        return "punctuation";
    }
  }

  get #token(): JsonToken {
    return this.broken === undefined ? this.#scanner.token : "end";
  }

  /** The content of the string, or the number or word as it is typed. */
  get value(): string {
    return this.#scanner.value;
  }

  /** The token as it is typed. */
  get typed(): string {
    return this.#text.slice(this.#scanner.start, this.#scanner.end);
  }

  /** Where the token begins; the content of a string begins behind its quote. */
  position(): Position {
    for (; this.#counted < this.#scanner.start; this.#counted++) {
      const unit = this.#text.charCodeAt(this.#counted);
      const pair = isHighSurrogate(unit) && isLowSurrogate(this.#text.charCodeAt(this.#counted + 1));
      if (unit === 0x0a) {
        this.#line++;
        this.#column = 1;
      } else if (!pair) {
        this.#column++;
      }
    }
    return { line: this.#line, column: this.#column + (this.#token === "string" ? 1 : 0) };
  }

  /** Reads an object; `readValue` must take the value of each field. */
  readObject(readValue: (key: string, keyAt: Position) => void): void {
    this.#readBracketed("}", () => {
      const key = this.value;
      const keyAt = this.position();
      this.#take("string", { en: "a field name in double quotes", pt: "o nome de um campo entre aspas" });
      this.#take(":", { en: "`:` after the name of a field", pt: "`:` depois do nome de um campo" });
      if (this.broken === undefined) readValue(key, keyAt);
    });
  }

  /** Reads an array; `readItem` must take each item. */
  readArray(readItem: () => void): void {
    this.#readBracketed("]", readItem);
  }

  /** Takes any value. */
  skipValue(): void {
    const { kind } = this;
    if (kind === "object") this.readObject(() => this.skipValue());
    else if (kind === "array") this.readArray(() => this.skipValue());
    else if (kind === "punctuation" || kind === "end") this.break({ en: "a value", pt: "um valor" });
    else this.#advance();
  }

  /** After the last value: nothing may follow. */
  readEnd(): void {
    if (this.#token !== "end") {
      this.break({ en: "nothing after the last bracket", pt: "nada depois do fim" });
    }
  }

  /** Gives up at this token: what was expected instead, and what that makes of the text. */
  break(expected: Words, message: Words = NO_JSON): void {
    if (this.broken === undefined) {
      const atEnd = this.#token === "end";
      const { line, column } = this.position();
      const at = { line, column: this.#token === "string" ? column - 1 : column };
      const said = atEnd ? ENDS_EARLY : message;
      this.broken = { at, message: said, found: atEnd ? "" : shorten(this.typed), expected };
    }
  }

  #readBracketed(closing: JsonToken, readItem: () => void): void {
    if (++this.#depth > DEEPEST) this.break(TOO_DEEP);
    this.#advance();
    if (this.#token !== closing && this.broken === undefined) {
      readItem();
      while (this.#token === ",") {
        this.#advance();
        readItem();
      }
    }
    this.#take(closing, { en: `\`,\` or \`${closing}\``, pt: `\`,\` ou \`${closing}\`` });
    this.#depth--;
  }

  #take(token: JsonToken, expected: Words): void {
    if (this.#token === token) this.#advance();
    else this.break(expected);
  }

  #advance(): void {
    if (this.broken !== undefined) return;
    this.#scanner.advance();
    if (this.#token === "unknown") this.break(inBoth("JSON"));
    else if (this.#token === "comment") this.break(NO_COMMENT);
    else if (!this.#scanner.isWhole) this.break(this.#token === "string" ? WHOLE_STRING : A_NUMBER);
  }
}

const NO_JSON: Words = { en: "This is not JSON.", pt: "Isto não é JSON." };
const ENDS_EARLY: Words = { en: "The JSON text ends too early.", pt: "O texto JSON acaba cedo demais." };
const TOO_DEEP: Words = {
  en: `at most ${DEEPEST} brackets inside each other`,
  pt: `no máximo ${DEEPEST} listas e objetos uns dentro dos outros`,
};
const NO_COMMENT: Words = {
  en: "no comments, which JSON does not have",
  pt: "nenhum comentário, que o JSON não os tem",
};
const WHOLE_STRING: Words = {
  en: 'a string on one line, closed by `"`, with the escapes of JSON',
  pt: 'um texto numa só linha, fechado por `"`, com as sequências de escape do JSON',
};
const A_NUMBER: Words = { en: "a number", pt: "um número" };

/** How many columns the first `cells` code points of a string take as it is typed, quotes left out. */
export function typedLength(typed: string, cells: number): number {
  let columns = 0;
  let i = 1;
  for (let cell = 0; cell < cells && i < typed.length - 1; cell++) {
    const start = i;
    i += unitLength(typed, i);
    const high = codeUnit(typed, start);
    const pair = isHighSurrogate(high) && isLowSurrogate(codeUnit(typed, i));
    const escaped = typed[start] === "\\";
    if (pair) i += unitLength(typed, i);
    columns += pair && !escaped ? 1 : i - start;
  }
  return columns;
}

function unitLength(typed: string, i: number): number {
  if (typed[i] !== "\\") return 1;
  return typed[i + 1] === "u" ? 6 : 2;
}

function codeUnit(typed: string, i: number): number {
  return typed.startsWith("\\u", i) ? Number.parseInt(typed.slice(i + 2, i + 6), 16) : typed.charCodeAt(i);
}
