// Where an editor has its text from: `src`, a script inside it, `level` or `loaded`, the later in this list wins. It is a text, not
// a level, that is wanted: what cannot be read is to be repaired.
import { levelIn, problemsOf, textOf } from "../../editing/draft.ts";
import { inBoth, type Words } from "../../language/words.ts";
import type { Problem } from "../../levels/problem.ts";
import { SourceText } from "../../levels/source-text.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { NO_TEXT } from "./editor-words.ts";

export interface GivenText {
  readonly text: string;
  /** Why there is none. */
  readonly problems?: readonly Problem[];
}

/** The text of one of these levels. */
export function textOfLoaded(given: LoadedLevel | readonly LoadedLevel[], index: number): GivenText {
  const levels = Array.isArray(given) ? (given as readonly LoadedLevel[]) : [given as LoadedLevel];
  if (levels.length === 0) return { text: "", problems: problemsOf({ ...NOTHING, message: NO_LEVELS }) };
  const loaded = levels[levels.length === 1 ? 0 : index - 1];
  if (loaded?.playable !== undefined) return { text: textOf(loaded.playable.document) };
  return { text: "", problems: [...(loaded?.problems ?? []), ...problemsOf({ ...NOTHING, message: NO_TEXT })] };
}

const NO_LEVELS: Words = { en: "There are no levels here.", pt: "Não há aqui níveis." };
const NOTHING = { found: inBoth(""), expected: { en: "a level file", pt: "um ficheiro de níveis" } };

/** `#3` or `#Title` after the address picks a level. */
export async function textAt(src: string, index: number): Promise<GivenText> {
  try {
    const address = new URL(src, document.baseURI);
    const which = decoded(address.hash.slice(1));
    address.hash = "";
    const response = await fetch(address);
    if (!response.ok) return unreadable(src, inBoth(String(response.status)));
    const source = SourceText.of(new Uint8Array(await response.arrayBuffer()));
    const levels = loadLevels(source);
    if (which === "") return textIn(source, levels, index);
    const named = levels.find(({ title }) => title === which) ?? levels[Number(which) - 1];
    return named === undefined ? missing(which, levels.length) : textIn(source, levels, named.index);
  } catch (error) {
    return unreadable(src, inBoth(error instanceof Error ? error.message : String(error)));
  }
}

/** The text of one level of what may be a whole file, from 1. */
export function textOfFile(text: string, index: number): GivenText {
  // It need not be read twice.
  if (index === 1) return { text: levelIn(text, 1) };
  const source = SourceText.of(text);
  return textIn(source, loadLevels(source), index);
}

/** The text of one level of a file, from 1. Where the file is not UTF-8, what cannot be read of it is told. */
export function textIn(source: SourceText, levels: readonly LoadedLevel[], index: number): GivenText {
  if (index > levels.length) return missing(String(index), levels.length);
  const text = levelIn(source.text, index);
  const problems = source.flaws.length === 0 ? [] : (levels[index - 1]?.problems ?? []);
  return problems.some(({ severity }) => severity === "error") ? { text, problems } : { text };
}

function missing(which: string, count: number): GivenText {
  const message = { en: `There is no level ${which} here.`, pt: `Não há aqui nenhum nível ${which}.` };
  const expected = { en: `a title, or a number from 1 to ${count}`, pt: `um título, ou um número de 1 a ${count}` };
  return { text: "", problems: problemsOf({ message, found: inBoth(which), expected }) };
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function unreadable(src: string, why: Words): GivenText {
  const message = {
    en: `The level file ${src} cannot be read: ${why.en}.`,
    pt: `Não é possível ler o ficheiro de níveis ${src}: ${why.pt}.`,
  };
  return { text: "", problems: problemsOf({ ...NOTHING, message }) };
}
