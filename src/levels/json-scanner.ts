// The tokens of JSON text, one after the other, each with its place. What a string or number may be is not said here a second
// time: where a token ends is found, and JSON.parse says whether it is one and what it holds. A token that is none is told
// as `isWhole` false, and nothing is thrown.

export type JsonToken = Bracket | "string" | "number" | "word" | "comment" | "unknown" | "end";

type Bracket = "{" | "}" | "[" | "]" | "," | ":";

const WORDS: ReadonlySet<string> = new Set(["true", "false", "null"]);

export class JsonScanner {
  readonly #text: string;
  token: JsonToken = "end";
  /** Where the token begins, and where it ends. */
  start = 0;
  end = 0;
  /** The content of a string, or the token as it is typed. */
  value = "";
  isWhole = true;

  constructor(text: string) {
    this.#text = text;
  }

  advance(): void {
    let start = this.end;
    while (isSpace(this.#text[start])) start++;
    this.start = start;
    this.end = start;
    this.token = this.#takeToken();
    this.value = this.#text.slice(this.start, this.end);
    this.isWhole = true;
    if (this.token === "string" || this.token === "number") this.#parse();
  }

  /** What begins here; moves the end behind it. */
  #takeToken(): JsonToken {
    const first = this.#text[this.start];
    if (first === undefined) return "end";
    if (isBracket(first)) {
      this.end++;
      return first;
    }
    if (first === '"') {
      this.#takeString();
      return "string";
    }
    const next = this.#text[this.start + 1];
    if (first === "/" && (next === "/" || next === "*")) {
      this.#takeWhile((character) => character !== "\n" && character !== "\r");
      return "comment";
    }
    this.#takeWhile((character) => !isSpace(character) && !isBracket(character) && character !== '"');
    if (first === "-" || (first >= "0" && first <= "9")) return "number";
    return WORDS.has(this.#text.slice(this.start, this.end)) ? "word" : "unknown";
  }

  /** As far as the quote that closes it, or to the end of the line. */
  #takeString(): void {
    let isEscaped = true;
    this.#takeWhile((character) => {
      if (character === "\n" || character === "\r" || (character === '"' && !isEscaped)) return false;
      isEscaped = character === "\\" && !isEscaped;
      return true;
    });
    if (this.#text[this.end] === '"') this.end++;
  }

  #takeWhile(belongs: (character: string) => boolean): void {
    for (let character = this.#text[this.end]; character !== undefined; character = this.#text[++this.end]) {
      if (!belongs(character)) return;
    }
  }

  #parse(): void {
    try {
      const parsed: unknown = JSON.parse(this.value);
      if (typeof parsed === "string") this.value = parsed;
    } catch {
      this.isWhole = false;
    }
  }
}

function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\n" || character === "\t" || character === "\r";
}

function isBracket(character: string): character is Bracket {
  return "{}[],:".includes(character);
}
