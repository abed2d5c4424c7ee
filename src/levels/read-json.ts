// Reads the JSON twin of level files: one level as an object, several as an array of them. What JSON adds to what can go
// wrong is reported here, with its place in the JSON text: wrong types, missing and unknown fields, and values that no
// line of a level file could hold. The rest is the same as in text files.
import { controlCharacterIn, isOneCodePoint, shorten } from "./characters.ts";
import type { Field, GameFormat } from "./document.ts";
import { isKnownKey, isWordKey } from "./header-keys.ts";
import { JsonRows } from "./json-rows.ts";
import { JsonTokens } from "./json-tokens.ts";
import { type Position, ProblemList } from "./problem.ts";
import { reportFlaws, type Source, SourceText } from "./source-text.ts";
import { joinParts, type WrittenLevel } from "./written-level.ts";

const LEVEL_FIELDS = "game, header, legend, grid, goals";

/** All levels of a JSON text, right or wrong, and at least one. */
export function readLevelJson(source: Source, games: readonly GameFormat[]): WrittenLevel[] {
  const { text, flaws } = SourceText.of(source);
  const tokens = new JsonTokens(text);
  const levels: WrittenLevel[] = [];
  let told = tokens.broken;
  const readLevel = (): void => {
    if (tokens.kind === "object") {
      levels.push(new LevelReader(tokens, games).read(levels.length + 1));
      told = tokens.broken;
    } else {
      tokens.break("an object with `game`, `header` and `grid`, or an array of such objects", "This is not a level.");
    }
  };
  const at = tokens.position();
  if (tokens.kind === "array") tokens.readArray(readLevel);
  else readLevel();
  tokens.readEnd();

  if (tokens.broken !== told || levels.length === 0) levels.push(missingLevel(levels.length + 1, at, tokens));
  reportFlaws(flaws, levels);
  return levels;
}

function missingLevel(index: number, start: Position, { broken }: JsonTokens): WrittenLevel {
  const problems = new ProblemList();
  const at = broken?.at ?? start;
  if (broken !== undefined) problems.error(at, broken.message, broken.found, broken.expected);
  else problems.error(at, "The file has no level.", "", "an object with `game`, `header` and `grid`");
  return { index, at, problems };
}

class LevelReader {
  readonly #tokens: JsonTokens;
  readonly #games: readonly GameFormat[];
  readonly #problems = new ProblemList();
  readonly #header: Field[] = [];
  readonly #legend: Field[] = [];
  readonly #given = new Set<string>();
  #game: Field | undefined;
  #grid: JsonRows | undefined;
  #goals: JsonRows | undefined;

  constructor(tokens: JsonTokens, games: readonly GameFormat[]) {
    this.#tokens = tokens;
    this.#games = games;
  }

  read(index: number): WrittenLevel {
    const at = this.#tokens.position();
    this.#tokens.readObject((key, keyAt) => this.#readField(key, keyAt));
    const problems = this.#problems;
    const { broken } = this.#tokens;
    if (broken !== undefined) {
      problems.error(broken.at, broken.message, broken.found, broken.expected);
      return { index, at, problems };
    }
    if (!this.#given.has("grid"))
      problems.error(at, "The level has no grid.", "", "`grid`, an array of strings, one a row");
    const parts = { game: this.#game, header: this.#header, legend: this.#legend };
    const rows = { grid: this.#grid, goals: this.#goals };
    return joinParts({ index, at, ...parts, ...rows, problems }, this.#games);
  }

  #readField(key: string, keyAt: Position): void {
    if (this.#given.has(key)) {
      this.#problems.error(keyAt, `\`${shorten(key)}\` is given twice in one level.`, shorten(key), "each field once");
      this.#tokens.skipValue();
      return;
    }
    switch (key) {
      case "game":
        this.#game = { key, value: this.#tokens.value, keyAt, valueAt: this.#tokens.position() };
        this.#tokens.skipValue();
        break;
      case "header":
        this.#readHeader();
        break;
      case "legend":
        this.#readLegend();
        break;
      case "grid":
        this.#grid = this.#readRows("grid");
        break;
      case "goals":
        this.#goals = this.#readRows("goals");
        break;
      default:
        this.#reportUnknownField(key, keyAt);
        this.#tokens.skipValue();
    }
    this.#given.add(key);
  }

  #reportUnknownField(key: string, keyAt: Position): void {
    const shown = shorten(key);
    if (isKnownKey(key, this.#games)) {
      this.#problems.error(
        keyAt,
        `\`${shown}\` stands outside of \`header\`.`,
        shown,
        `\`${shown}\` inside of \`header\``,
      );
    } else {
      this.#problems.warning(
        keyAt,
        `\`${shown}\` is not a field of a level and is not read.`,
        shown,
        `one of ${LEVEL_FIELDS}`,
      );
    }
  }

  #readHeader(): void {
    const tokens = this.#tokens;
    if (tokens.kind !== "object") {
      this.#refuse("`header`", "an object of keys and values");
      return;
    }
    tokens.readObject((key, keyAt) => {
      if (tokens.kind !== "string" && tokens.kind !== "number") {
        this.#refuse(`The value of \`${shorten(key)}\``, "a string or a number");
        return;
      }
      const field = { key, value: tokens.value, keyAt, valueAt: tokens.position() };
      tokens.skipValue();
      if (this.#checkHeaderKey(field)) this.#header.push(field);
      this.#checkValue(field);
    });
  }

  #checkHeaderKey({ key, keyAt }: Field): boolean {
    const shown = shorten(key);
    if (key === "game") {
      this.#problems.error(keyAt, "`game` stands inside of `header`.", shown, "`game` beside `header`");
    } else if (isOneCodePoint(key)) {
      const expected = `["${shown}", ...] in \`legend\``;
      this.#problems.error(keyAt, `\`${shown}\` is a single character, as a legend has it.`, shown, expected);
    } else if (!isWordKey(key)) {
      this.#problems.error(
        keyAt,
        `\`${shown}\` is not one word.`,
        shown,
        "a key that begins with a letter and has no spaces",
      );
    } else {
      return true;
    }
    return false;
  }

  #readLegend(): void {
    const tokens = this.#tokens;
    if (tokens.kind === "array") tokens.readArray(() => this.#readLegendEntry());
    else this.#refuse("`legend`", "an array of [character, meaning]");
  }

  #readLegendEntry(): void {
    const tokens = this.#tokens;
    const at = tokens.position();
    const strings: { readonly text: string; readonly at: Position }[] = [];
    let items = 0;
    if (tokens.kind === "array") {
      tokens.readArray(() => {
        if (++items <= 2 && tokens.kind === "string") strings.push({ text: tokens.value, at: tokens.position() });
        tokens.skipValue();
      });
    } else {
      tokens.skipValue();
    }
    const [key, value] = strings;
    if (items !== 2 || key === undefined || value === undefined) {
      const expected = 'a character and its meaning, such as ["a", "bridge open"]';
      this.#problems.error(at, "An entry of `legend` is not a pair of strings.", "", expected);
      return;
    }
    const field = { key: key.text, value: value.text, keyAt: key.at, valueAt: value.at };
    this.#legend.push(field);
    this.#checkValue(field);
  }

  /** A value must fit into a line of a level file as it is. */
  #checkValue({ key, value, valueAt }: Field): void {
    const unfit = controlCharacterIn(value) >= 0 || /\p{Surrogate}|^[ \t]|[ \t]$/u.test(value);
    if (!unfit) return;
    const message = `The value of \`${shorten(key)}\` does not fit into a line of a level file.`;
    this.#problems.error(
      valueAt,
      message,
      shorten(value),
      "text without line ends, control characters and spaces around it",
    );
  }

  #readRows(name: string): JsonRows | undefined {
    const tokens = this.#tokens;
    const at = tokens.position();
    if (tokens.kind !== "array") {
      this.#refuse(`\`${name}\``, "an array of strings, one a row");
      return undefined;
    }
    const rows = new JsonRows();
    let items = 0;
    tokens.readArray(() => {
      items++;
      if (tokens.kind === "string") {
        rows.addString(tokens.value, tokens.typed, tokens.position());
        tokens.skipValue();
      } else {
        this.#refuse(`A row of \`${name}\``, "a string");
      }
    });
    if (rows.texts.some((text) => text !== "")) return rows;
    if (items === rows.texts.length)
      this.#problems.error(at, `\`${name}\` has no cells.`, "[", "at least one row with a cell");
    return undefined;
  }

  /** Reports a value of the wrong type and takes it. */
  #refuse(what: string, expected: string): void {
    const { kind } = this.#tokens;
    if (kind !== "punctuation" && kind !== "end") {
      const found = shorten(this.#tokens.typed);
      this.#problems.error(this.#tokens.position(), `${what} is ${aKind(kind, found)}.`, found, expected);
    }
    this.#tokens.skipValue();
  }
}

function aKind(kind: string, typed: string): string {
  if (kind === "word") return `\`${typed}\``;
  return kind === "object" || kind === "array" ? `an ${kind}` : `a ${kind}`;
}
