// Reads the lines of a header: `key: value`, where a word is a key of the level, and a single code point names a cell.
// Each line that is neither says why, and the others are still read.
import {
  codePointName,
  controlCharacterIn,
  isLongCharacter,
  isOneCodePoint,
  lengthInCodePoints,
  shorten,
  showCharacter,
} from "./characters.ts";
import type { Field } from "./document.ts";
import { checkLegendKey, isWordKey } from "./header-keys.ts";
import type { ProblemList } from "./problem.ts";
import { BYTE_ORDER_MARK } from "./source-text.ts";

export interface HeaderFields {
  game: Field | undefined;
  readonly header: Field[];
  readonly legend: Field[];
}

/** Reads lines without comments and trailing blanks; `lines[i]` is the line of `texts[i]` in the file. */
export function readHeader(texts: readonly string[], lines: readonly number[], problems: ProblemList): HeaderFields {
  const fields: HeaderFields = { game: undefined, header: [], legend: [] };
  texts.forEach((text, i) => {
    const field = readField(text, lines[i] as number, problems);
    if (field === undefined) return;
    if (isOneCodePoint(field.key)) fields.legend.push(field);
    else if (field.key !== "game") fields.header.push(field);
    else if (fields.game === undefined) fields.game = field;
    else
      problems.error(
        field.keyAt,
        { en: "`game` is given twice in one level.", pt: "`game` é dado duas vezes no mesmo nível." },
        "game",
        { en: "`game` once", pt: "`game` uma vez" },
      );
  });
  return fields;
}

function readField(text: string, line: number, problems: ProblemList): Field | undefined {
  // From the second character on, so that a line that tries to define `:` is understood.
  const colon = text.indexOf(":", 1);
  const control = controlCharacterIn(text);
  if (control >= 0) {
    const shown = showCharacter(text.charCodeAt(control));
    const at = { line, column: 1 + lengthInCodePoints(text.slice(0, control)) };
    problems.error(
      at,
      {
        en: `The header has the control character ${shown.en}.`,
        pt: `O cabeçalho tem o carácter de controlo ${shown.pt}.`,
      },
      shown,
      { en: "text; lines end in LF or CRLF", pt: "texto; as linhas acabam em LF ou CRLF" },
    );
    if (control < colon || colon < 0) return undefined;
  }
  const typedKey = text.slice(0, Math.max(0, colon));
  const key = isOneCodePoint(typedKey) ? typedKey : typedKey.trim();
  const value = text.slice(colon + 1).replace(/^[ \t]+/, "");
  const keyAt = { line, column: 1 };
  if (isLongCharacter(key) || key === "") {
    if (key === "") reportNoField(text, line, problems);
    else checkLegendKey(key, keyAt, problems);
    return undefined;
  }
  if (!isOneCodePoint(typedKey) && !isWordKey(key)) {
    reportNoField(text, line, problems);
    return undefined;
  }
  if (text.startsWith(BYTE_ORDER_MARK)) reportMark(line, problems);
  else if (key !== typedKey) {
    const message = {
      en: `There is white space around the key \`${shorten(key)}\`.`,
      pt: `Há espaço em branco à volta da chave \`${shorten(key)}\`.`,
    };
    problems.error(keyAt, message, shorten(typedKey), {
      en: `\`${shorten(key)}:\` at the start of the line`,
      pt: `\`${shorten(key)}:\` no início da linha`,
    });
  }
  return {
    key,
    value,
    keyAt,
    valueAt: { line, column: 1 + lengthInCodePoints(text.slice(0, text.length - value.length)) },
  };
}

/** Where files were joined, or one was saved twice. */
function reportMark(line: number, problems: ProblemList): void {
  const message = { en: "A byte order mark stands here.", pt: "Está aqui uma marca de ordem de bytes." };
  problems.error({ line, column: 1 }, message, codePointName(BYTE_ORDER_MARK.charCodeAt(0)), {
    en: "one at most, at the very start of the file",
    pt: "no máximo uma, mesmo no início do ficheiro",
  });
}

function reportNoField(text: string, line: number, problems: ProblemList): void {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    reportMark(line, problems);
    if (/^\uFEFF+(;|$)/.test(text)) return;
  }
  const message = { en: "This header line is not `key: value`.", pt: "Esta linha do cabeçalho não é `chave: valor`." };
  const expected = {
    en: "`key: value`, where the key is one word or a single character; a blank line ends the header",
    pt: "`chave: valor`, onde a chave é uma palavra ou um só carácter; uma linha em branco acaba o cabeçalho",
  };
  problems.error({ line, column: 1 }, message, shorten(text), expected);
}
