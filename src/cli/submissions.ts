// `fourfold verify --submissions DIR`: files of moves that were handed in, each for the level whose title or number is its
// name, replayed and told in a table, as CSV or as JSON. Folders within it, one for each who handed in or for each file of levels, may
// be as deep as they like.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, sep } from "node:path";
import { csvField } from "../comparing/csv.ts";
import type { Table } from "../comparing/table.ts";
import type { Words } from "../language/words.ts";
import { optimumOf } from "../levels/facts.ts";
import { identityOf } from "../solving/document.ts";
import { solve } from "../solving/solve.ts";
import { printTable } from "./comparing/table-view.ts";
import { BAD_INPUT, OK } from "./exit-codes.ts";
import { type InputLevel, reasonOf } from "./inputs.ts";
import { counted, LEVELS, type Noun } from "./language.ts";
import { movesTextOf } from "./moves-text.ts";
import { replayLevel } from "./solutions.ts";
import { printable, type Terminal } from "./terminal.ts";
import { BadInput } from "./wrong-usage.ts";

interface Submission {
  /** From the folder that was given. */
  readonly path: string;
  /** Or why it cannot be read. */
  readonly moves: string | Words;
}

/** A line of the table. */
interface Row {
  readonly submission: string;
  readonly level: InputLevel | undefined;
  readonly legal: boolean;
  readonly solved: boolean;
  readonly cost: number | null;
  readonly optimum: number | null;
  readonly reason: Words | null;
}

/** For a level whose header says no optimum. */
const MOST_EXPANDED = 1_000_000;

export interface SubmissionsAsked {
  readonly folder: string;
  readonly costModel: string;
  /** Undefined for a table. */
  readonly format: "csv" | "json" | undefined;
}

export async function verifySubmissions(
  levels: readonly InputLevel[],
  { folder, costModel, format }: SubmissionsAsked,
  terminal: Terminal,
): Promise<number> {
  const submissions = await submissionsIn(folder);
  const optima = new Map<InputLevel, Promise<number | null>>();
  const rows: Row[] = [];
  for (const submission of submissions) {
    const found = levelFor(submission, levels);
    if ("reason" in found) {
      rows.push({ ...NOTHING, submission: submission.path, level: undefined, optimum: null, reason: found.reason });
      continue;
    }
    const { level } = found;
    if (!optima.has(level)) optima.set(level, optimum(level, costModel));
    rows.push({ ...judged(submission, level, costModel), optimum: (await optima.get(level)) ?? null });
  }
  if (format === undefined) tellTable(rows, terminal);
  else tellData(rows, format, terminal);
  tellTheRest(rows, levels, terminal);
  return rows.length > 0 && rows.every(({ solved }) => solved) ? OK : BAD_INPUT;
}

const NOTHING = { legal: false, solved: false, cost: null } as const;

async function submissionsIn(folder: string): Promise<Submission[]> {
  const name = printable(folder);
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    const read = paths.map(async (path): Promise<Submission> => {
      const moves = await readFile(path).then(movesTextOf, whyNotRead);
      return { path: path.slice(join(folder, sep).length), moves };
    });
    return await Promise.all(read);
  } catch (error) {
    const isNone = (error as NodeJS.ErrnoException).code === "ENOTDIR";
    const { en, pt } = isNone ? NO_FOLDER : reasonOf(error);
    throw new BadInput({
      en: `cannot read the submissions in ${name}: ${en}`,
      pt: `não é possível ler as respostas em ${name}: ${pt}`,
    });
  }
}

function whyNotRead(error: unknown): Words {
  const { en, pt } = reasonOf(error);
  return { en: `it cannot be read: ${en}`, pt: `não é possível lê-la: ${pt}` };
}

const NO_FOLDER: Words = { en: "it is no folder", pt: "não é uma pasta" };

/** By title, else by number; where several files have it, that of the file whose name is a folder on its way. */
function levelFor(
  { path }: Submission,
  levels: readonly InputLevel[],
): { readonly level: InputLevel } | { readonly reason: Words } {
  const name = basename(path, extname(path));
  const plain = (text: string): string => text.trim().normalize().toLowerCase();
  const titled = levels.filter(({ loaded }) => loaded.title !== undefined && plain(loaded.title) === plain(name));
  const all = titled.length > 0 ? titled : levels.filter(({ loaded }) => String(loaded.index) === name);
  const folders = dirname(path).split(sep);
  const named = all.filter(({ file }) => folders.includes(basename(file, extname(file))));
  const [level, another] = all.length > 1 ? named : all;
  if (level !== undefined && another === undefined) return { level };
  if (all.length === 0) {
    return { reason: { en: "no level has this title or number", pt: "nenhum nível tem este título ou número" } };
  }
  return {
    reason: {
      en: "levels of several files have this name: put it into a folder with the name of its file",
      pt: "níveis de vários ficheiros têm este nome: ponha-a numa pasta com o nome do ficheiro",
    },
  };
}

function judged({ path, moves }: Submission, level: InputLevel, costModel: string): Omit<Row, "optimum"> {
  if (typeof moves !== "string") return { ...NOTHING, submission: path, level, reason: moves };
  const { replay, failure } = replayLevel(level.loaded, moves, costModel);
  return {
    submission: path,
    level,
    legal: replay?.valid ?? false,
    solved: replay?.solved ?? false,
    cost: replay?.cost ?? null,
    reason: failure ?? null,
  };
}

/** What the header says, else what is proven with a bounded amount of work; null where neither gives it. */
async function optimum({ loaded }: InputLevel, costModel: string): Promise<number | null> {
  if (loaded.playable === undefined) return null;
  const said = optimumOf(loaded.playable.facts, costModel);
  if (said !== undefined) return typeof said === "number" ? said : null;
  const { cost, optimal } = await solve(loaded, { costModel, limits: { nodes: MOST_EXPANDED } });
  return optimal ? cost : null;
}

/** What is told of a submission as data, in this order. */
const FIELDS = ["submission", "file", "index", "title", "legal", "solved", "cost", "optimum", "reason"] as const;
type Told = Record<(typeof FIELDS)[number], string | number | boolean | null>;

function told({ level, reason, ...judgement }: Row, { say }: Terminal): Told {
  const { file = null, index = null, title = null } = level === undefined ? {} : identityOf(level);
  return { ...judgement, file, index, title, reason: reason === null ? null : say(reason) };
}

function tellData(rows: readonly Row[], format: "csv" | "json", terminal: Terminal): void {
  if (format === "csv") terminal.data(FIELDS.join(","));
  for (const row of rows) {
    const fields = FIELDS.map((name) => [name, told(row, terminal)[name]] as const);
    if (format === "json") terminal.data(JSON.stringify(Object.fromEntries(fields)));
    else terminal.data(fields.map(([, value]) => csvField(value)).join(","));
  }
}

function tellTable(rows: readonly Row[], terminal: Terminal): void {
  const { say } = terminal;
  const cell = (text: string, isStarred = false): Table["rows"][number]["cells"][number] => {
    return { text, isBest: isStarred, isMissing: false, medal: null };
  };
  const hasBest = rows.some(isBest);
  const number = (value: number | null): string => (value === null ? "-" : String(value));
  const table: Table = {
    caption: `${counted(rows.length, SUBMISSIONS, terminal.language)}${hasBest ? say(STARRED) : ""}`,
    heading: say({ en: "submission", pt: "resposta" }),
    columns: [
      say({ en: "level", pt: "nível" }),
      say({ en: "result", pt: "resultado" }),
      say({ en: "cost", pt: "custo" }),
      say({ en: "optimum", pt: "ótimo" }),
    ],
    rows: rows.map((row) => {
      const { submission, level, legal, solved, cost, optimum: least } = row;
      return {
        label: submission,
        cells: [
          cell(level === undefined ? "-" : printable(level.loaded.title ?? `#${level.loaded.index}`)),
          cell(say(solved ? SOLVED : legal ? LEGAL : level === undefined ? UNKNOWN : ILLEGAL)),
          cell(number(cost), isBest(row)),
          cell(number(least)),
        ],
      };
    }),
  };
  printTable(table, terminal);
  const failed = rows.filter(({ reason }) => reason !== null);
  if (failed.length > 0) terminal.data("");
  for (const { submission, reason } of failed) {
    terminal.text(`${printable(submission)}: ${reason === null ? "" : printable(say(reason))}`, 2);
  }
}

function isBest({ solved, cost, optimum: least }: Row): boolean {
  return solved && cost === least;
}

const STARRED: Words = { en: "; * the least cost there is", pt: "; * o menor custo que há" };
const SUBMISSIONS: Noun = { en: ["submission", "submissions"], pt: ["resposta", "respostas"] };
const SOLVED: Words = { en: "solved", pt: "resolvido" };
const LEGAL: Words = { en: "not solved", pt: "não resolvido" };
const ILLEGAL: Words = { en: "not legal", pt: "ilegal" };
const UNKNOWN: Words = { en: "no such level", pt: "nível desconhecido" };

function tellTheRest(rows: readonly Row[], levels: readonly InputLevel[], terminal: Terminal): void {
  const { language, say } = terminal;
  const missing = levels.filter((level) => rows.every((row) => row.level !== level));
  const solved = rows.filter((row) => row.solved).length;
  const of = say({
    en: `${solved} of ${rows.length} solve their level`,
    pt: `${solved} de ${rows.length} resolvem o nível`,
  });
  const rest = say({
    en: `nothing for ${counted(missing.length, LEVELS, language)}`,
    pt: `nada para ${counted(missing.length, LEVELS, language)}`,
  });
  terminal.message(missing.length === 0 ? of : `${of}; ${rest}`);
}
