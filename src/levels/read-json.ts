// Reads the JSON twin of level files: one level as an object, several as an array of them. What JSON adds to what can go
// wrong is reported here, with its place in the JSON text: wrong types, missing and unknown fields, and values that no
// line of a level file could hold. The rest is the same as in text files.
import { inBoth, type Words } from "../language/words.ts";
import { controlCharacterIn, isOneCodePoint, shorten } from "./characters.ts";
import type { Field, GameFormat } from "./document.ts";
import { isKnownKey, isWordKey } from "./header-keys.ts";
import { JsonRows } from "./json-rows.ts";
import { JsonTokens } from "./json-tokens.ts";
import { type Position, ProblemList } from "./problem.ts";
import { reportFlaws, type Source, SourceText } from "./source-text.ts";
import { A_ROW, joinParts, type WrittenLevel, type WrittenLevels } from "./written-level.ts";

const LEVEL_FIELDS = "game, header, legend, grid, goals";

/** All levels of a JSON text, right or wrong. */
export function readLevelJson(source: Source, games: readonly GameFormat[]): WrittenLevels {
  const { text, flaws } = SourceText.of(source);
  const tokens = new JsonTokens(text);
  const levels: WrittenLevel[] = [];
  let told = tokens.broken;
  const readLevel = (): void => {
    if (tokens.kind === "object") {
      levels.push(new LevelReader(tokens, games).read(levels.length + 1));
      told = tokens.broken;
    } else {
      tokens.break(ONE_OR_MORE, { en: "This is not a level.", pt: "Isto não é um nível." });
    }
  };
  const at = tokens.position();
  if (tokens.kind === "array") tokens.readArray(readLevel);
  else readLevel();
  tokens.readEnd();

  if (tokens.broken !== told || levels.length === 0) levels.push(missingLevel(levels.length + 1, at, tokens));
  reportFlaws(flaws, levels);
  return levels as WrittenLevels;
}

const A_LEVEL: Words = {
  en: "an object with `game`, `header` and `grid`",
  pt: "um objeto com `game`, `header` e `grid`",
};
const ONE_OR_MORE: Words = {
  en: `${A_LEVEL.en}, or an array of such objects`,
  pt: `${A_LEVEL.pt}, ou uma lista de objetos assim`,
};
const NO_LEVEL: Words = { en: "The file has no level.", pt: "O ficheiro não tem nenhum nível." };

function missingLevel(index: number, start: Position, { broken }: JsonTokens): WrittenLevel {
  const problems = new ProblemList();
  const at = broken?.at ?? start;
  if (broken !== undefined) problems.error(at, broken.message, broken.found, broken.expected);
  else problems.error(at, NO_LEVEL, "", A_LEVEL);
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
    if (!this.#given.has("grid")) {
      const { en, pt } = ROWS;
      const message = { en: "The level has no grid.", pt: "O nível não tem grelha." };
      problems.error(at, message, "", { en: `\`grid\`, ${en}`, pt: `\`grid\`, ${pt}` });
    }
    const parts = { game: this.#game, header: this.#header, legend: this.#legend };
    const rows = { grid: this.#grid, goals: this.#goals };
    return joinParts({ index, at, ...parts, ...rows, problems }, this.#games);
  }

  #readField(key: string, keyAt: Position): void {
    if (this.#given.has(key)) {
      const shown = shorten(key);
      const message = {
        en: `\`${shown}\` is given twice in one level.`,
        pt: `\`${shown}\` é dado duas vezes no mesmo nível.`,
      };
      this.#problems.error(keyAt, message, shown, { en: "each field once", pt: "cada campo uma vez" });
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
      const message = { en: `\`${shown}\` stands outside of \`header\`.`, pt: `\`${shown}\` está fora de \`header\`.` };
      const expected = { en: `\`${shown}\` inside of \`header\``, pt: `\`${shown}\` dentro de \`header\`` };
      this.#problems.error(keyAt, message, shown, expected);
    } else {
      const message = {
        en: `\`${shown}\` is not a field of a level and is not read.`,
        pt: `\`${shown}\` não é um campo de um nível e não é lido.`,
      };
      this.#problems.warning(keyAt, message, shown, { en: `one of ${LEVEL_FIELDS}`, pt: `um de ${LEVEL_FIELDS}` });
    }
  }

  #readHeader(): void {
    const tokens = this.#tokens;
    if (tokens.kind !== "object") {
      this.#refuse("`header`", { en: "an object of keys and values", pt: "um objeto de chaves e valores" });
      return;
    }
    tokens.readObject((key, keyAt) => {
      if (tokens.kind !== "string" && tokens.kind !== "number") {
        this.#refuse(theValueOf(key), { en: "a string or a number", pt: "um texto ou um número" });
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
      const message = { en: "`game` stands inside of `header`.", pt: "`game` está dentro de `header`." };
      this.#problems.error(keyAt, message, shown, { en: "`game` beside `header`", pt: "`game` ao lado de `header`" });
    } else if (isOneCodePoint(key)) {
      const message = {
        en: `\`${shown}\` is a single character, as a legend has it.`,
        pt: `\`${shown}\` é um só carácter, como numa legenda.`,
      };
      const expected = { en: `["${shown}", ...] in \`legend\``, pt: `["${shown}", ...] em \`legend\`` };
      this.#problems.error(keyAt, message, shown, expected);
    } else if (!isWordKey(key)) {
      const message = { en: `\`${shown}\` is not one word.`, pt: `\`${shown}\` não é uma palavra.` };
      this.#problems.error(keyAt, message, shown, ONE_WORD);
    } else {
      return true;
    }
    return false;
  }

  #readLegend(): void {
    const tokens = this.#tokens;
    if (tokens.kind === "array") tokens.readArray(() => this.#readLegendEntry());
    else this.#refuse("`legend`", PAIRS);
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
      this.#problems.error(at, NO_PAIR, "", A_PAIR);
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
    const what = theValueOf(key);
    const message = {
      en: `${what.en} does not fit into a line of a level file.`,
      pt: `${what.pt} não cabe numa linha de um ficheiro de níveis.`,
    };
    this.#problems.error(valueAt, message, shorten(value), PLAIN_TEXT);
  }

  #readRows(name: string): JsonRows | undefined {
    const tokens = this.#tokens;
    const at = tokens.position();
    if (tokens.kind !== "array") {
      this.#refuse(`\`${name}\``, ROWS);
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
        const what = { en: `A row of \`${name}\``, pt: `Uma linha de \`${name}\`` };
        this.#refuse(what, { en: "a string", pt: "um texto" });
      }
    });
    if (rows.texts.some((text) => text !== "")) return rows;
    if (items === rows.texts.length) {
      const message = { en: `\`${name}\` has no cells.`, pt: `\`${name}\` não tem células.` };
      this.#problems.error(at, message, "[", A_ROW);
    }
    return undefined;
  }

  /** Reports a value of the wrong type and takes it. */
  #refuse(what: Words | string, expected: Words): void {
    const { kind } = this.#tokens;
    if (kind !== "punctuation" && kind !== "end") {
      const found = shorten(this.#tokens.typed);
      const [subject, is] = [inBoth(what), aKind(kind, found)];
      const message = { en: `${subject.en} is ${is.en}.`, pt: `${subject.pt} é ${is.pt}.` };
      this.#problems.error(this.#tokens.position(), message, found, expected);
    }
    this.#tokens.skipValue();
  }
}

const ONE_WORD: Words = {
  en: "a key that begins with a letter and has no spaces",
  pt: "uma chave que começa por uma letra e não tem espaços",
};
const PAIRS: Words = { en: "an array of [character, meaning]", pt: "uma lista de [carácter, significado]" };
const NO_PAIR: Words = {
  en: "An entry of `legend` is not a pair of strings.",
  pt: "Uma entrada de `legend` não é um par de textos.",
};
const A_PAIR: Words = {
  en: 'a character and its meaning, such as ["a", "bridge open"]',
  pt: 'um carácter e o seu significado, como ["a", "bridge open"]',
};
const PLAIN_TEXT: Words = {
  en: "text without line ends, control characters and spaces around it",
  pt: "texto sem fins de linha, caracteres de controlo nem espaços à volta",
};
const ROWS: Words = { en: "an array of strings, one a row", pt: "uma lista de textos, um por linha" };

function theValueOf(key: string): Words {
  return { en: `The value of \`${shorten(key)}\``, pt: `O valor de \`${shorten(key)}\`` };
}

const KINDS: Readonly<Record<string, Words>> = {
  object: { en: "an object", pt: "um objeto" },
  array: { en: "an array", pt: "uma lista" },
  string: { en: "a string", pt: "um texto" },
  number: { en: "a number", pt: "um número" },
};

function aKind(kind: string, typed: string): Words {
  return KINDS[kind] ?? inBoth(`\`${typed}\``);
}
