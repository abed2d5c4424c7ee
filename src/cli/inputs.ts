// Which levels the words of a command line name: files, `-` for standard input, folders for all their .txt files, and
// `file#3` or `file#Title` for one level of a file. What cannot be read is said and the rest is still given.
import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Words } from "../language/words.ts";
import { nearestName } from "../levels/nearest-name.ts";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { isStandardInput, STANDARD_INPUT } from "./standard-input.ts";
import { printable, type Streams, type Terminal } from "./terminal.ts";
import { WrongUsage } from "./wrong-usage.ts";

export interface InputLevel {
  readonly file: string;
  readonly loaded: LoadedLevel;
}

export interface Inputs {
  readonly levels: readonly InputLevel[];
  /** False where something could not be read or is not there; it has been said. */
  readonly complete: boolean;
}

interface Place {
  readonly path: string;
  readonly chosen?: string;
}

/** All levels that the names name; `load` makes them of the bytes of a file. */
export async function readLevels(
  names: readonly string[],
  terminal: Terminal,
  load: (bytes: Uint8Array, file: string) => LoadedLevel[] = (bytes) => loadLevels(bytes),
): Promise<Inputs> {
  if (names.filter(isStandardInput).length > 1)
    throw new WrongUsage({
      en: "standard input (-) can be read only once",
      pt: "a entrada padrão (-) só pode ser lida uma vez",
    });
  const levels: InputLevel[] = [];
  let complete = true;
  const fail = (message: Words): void => {
    complete = false;
    terminal.error(terminal.say(message));
  };
  for (const name of names) {
    for await (const read of readFiles(name, terminal.streams)) {
      if (read.why !== undefined) {
        const name = printable(read.file);
        const { en, pt } = read.why;
        fail({
          en: `cannot read ${name || "a file without a name"}: ${en}`,
          pt: `não é possível ler ${name || "um ficheiro sem nome"}: ${pt}`,
        });
        continue;
      }
      const all = load(read.bytes, read.file);
      const choice: Choice = read.chosen === undefined ? { levels: all } : chooseLevel(all, read.chosen);
      for (const loaded of choice.levels) levels.push({ file: read.file, loaded });
      if (choice.missing !== undefined) fail(of(printable(read.file), choice.missing));
    }
  }
  return { levels, complete };
}

type ReadFile =
  | { readonly file: string; readonly bytes: Uint8Array; readonly chosen: string | undefined; readonly why?: never }
  | { readonly file: string; readonly why: Words };

const NO_FILES: Words = { en: "the folder has no .txt file", pt: "a pasta não tem nenhum ficheiro .txt" };
const ONE_FILE: Words = { en: "# chooses a level of one file", pt: "# escolhe um nível de um só ficheiro" };

function of(name: string, { en, pt }: Words): Words {
  return { en: `${name} ${en}`, pt: `${name} ${pt}` };
}

/** The bytes of all files that a name names, or why they cannot be read; one after the other. */
async function* readFiles(name: string, streams: Streams): AsyncGenerator<ReadFile> {
  let named: { readonly files: readonly string[]; readonly chosen: string | undefined };
  try {
    const { path, chosen } = await locate(name);
    const files = await filesAt(path);
    if (files.length === 0) return yield { file: name, why: NO_FILES };
    if (chosen !== undefined && files[0] !== path) return yield { file: name, why: ONE_FILE };
    named = { files, chosen };
  } catch (error) {
    return yield { file: name, why: reasonOf(error) };
  }
  for (const file of named.files) {
    try {
      // At once: of a thousand small files to wait for each would take longer than to read it.
      const bytes = file === STANDARD_INPUT ? await readStandardInput(streams) : readFileSync(file);
      yield { file, bytes, chosen: named.chosen };
    } catch (error) {
      yield { file, why: reasonOf(error) };
    }
  }
}

/** Whether there is a file or folder of this name, with or without the level after `#`. */
export async function isThere(name: string): Promise<boolean> {
  try {
    await locate(name);
    return true;
  } catch {
    return false;
  }
}

export async function readStandardInput({ stdin }: Streams): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

/** The lines of standard input, each as soon as it is there, the last one also without its end. */
export async function* linesOf({ stdin }: Streams): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stdin) {
    const lines = (rest + (typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true }))).split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** The longest beginning of the name that is a file; what follows its `#` chooses the level. */
async function locate(name: string): Promise<Place> {
  const missing = await reasonOfMissing(name);
  if (missing === undefined) return { path: name };
  for (let end = name.lastIndexOf("#"); end > 0; end = name.lastIndexOf("#", end - 1)) {
    const path = name.slice(0, end);
    const chosen = name.slice(end + 1);
    if ((await reasonOfMissing(path)) === undefined) return { path, chosen };
  }
  throw missing;
}

async function reasonOfMissing(path: string): Promise<unknown> {
  if (path === STANDARD_INPUT) return undefined;
  try {
    await stat(path);
    return undefined;
  } catch (error) {
    return error;
  }
}

async function filesAt(path: string): Promise<string[]> {
  if (path === STANDARD_INPUT || !(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(".txt"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const NO_SUCH_FILE: Words = { en: "there is no such file", pt: "não existe tal ficheiro" };
const NO_PERMISSION: Words = { en: "the permission is missing", pt: "falta a permissão" };
const A_FOLDER: Words = { en: "it is a folder", pt: "é uma pasta" };
const REASONS: Readonly<Record<string, Words>> = {
  ENOENT: NO_SUCH_FILE,
  ENOTDIR: NO_SUCH_FILE,
  ENAMETOOLONG: NO_SUCH_FILE,
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EISDIR: A_FOLDER,
};

/** Why a file can be neither read nor written, where the system says so. */
export function reasonOf(error: unknown): Words {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const said = { en: `the system says ${code}`, pt: `o sistema diz ${code}` };
  return REASONS[code] ?? (code === "" ? { en: message, pt: message } : said);
}

interface Choice {
  readonly levels: readonly LoadedLevel[];
  readonly missing?: Words;
}

function chooseLevel(levels: readonly LoadedLevel[], chosen: string): Choice {
  const numbered = /^\d+$/.test(chosen) ? levels[Number(chosen) - 1] : undefined;
  if (numbered !== undefined) return { levels: [numbered] };
  const titled = levels.filter(({ title }) => title === chosen);
  if (titled.length === 1) return { levels: titled };
  const what = /^\d+$/.test(chosen) ? chosen : `"${printable(chosen)}"`;
  if (titled.length > 1) {
    const numbers = titled.map(({ index }) => `#${index}`).join(", ");
    const en = `has more than one level ${what}: choose by number, ${numbers}`;
    return { levels: [], missing: { en, pt: `tem mais de um nível ${what}: escolha por número, ${numbers}` } };
  }
  const titles = levels.flatMap(({ title = "" }) => (title === "" ? [] : [title]));
  const near = nearestName(chosen, titles);
  const [all, todos] = [listed(levels, "and"), listed(levels, "e mais")];
  if (near === undefined) {
    return {
      levels: [],
      missing: { en: `has no level ${what}; it has ${all}`, pt: `não tem o nível ${what}; tem ${todos}` },
    };
  }
  const meant = `"${printable(near)}"`;
  const en = `has no level ${what}; did you mean ${meant}? It has ${all}`;
  return { levels: [], missing: { en, pt: `não tem o nível ${what}; seria ${meant}? Tem ${todos}` } };
}

const MOST_LISTED = 12;

function listed(levels: readonly LoadedLevel[], and: "and" | "e mais"): string {
  const names = levels.slice(0, MOST_LISTED).map(({ index, title }) => {
    return title === undefined ? `#${index}` : `#${index} "${printable(title)}"`;
  });
  const more =
    levels.length > MOST_LISTED ? ` ${and} ${levels.length - MOST_LISTED}${and === "and" ? " more" : ""}` : "";
  return `${names.join(", ")}${more}`;
}
