// Comparisons as tables, for whatever prints them: a level a row and a solver a column, one table a metric; of a single level
// a solver a row and a metric a column; and a summary with a solver a row. Marks are data here, and signs where they are printed.
import { numberIn } from "../language/numbers.ts";
import type { Language, Words } from "../language/words.ts";
import { PUZZLES } from "../puzzles/index.ts";
import type { Cell } from "./cell.ts";
import { type CellDocument, cellKey, levelKey } from "./cell-document.ts";
import type { Comparison } from "./compare.ts";
import type { Medal } from "./medal.ts";
import { type Metric, short } from "./metrics.ts";
import { notesOf } from "./notes.ts";
import { isSettled, summarize } from "./summary.ts";

/** What stands in a cell of a table. */
export interface TableCell {
  readonly text: string;
  /** The least of those that it is compared with. */
  readonly isBest: boolean;
  /** Of the cost that it shows. */
  readonly medal: Medal | null;
  /** It gave no answer that holds. */
  readonly isMissing: boolean;
}

/** A table as text, with what is best and what is missing. */
export interface Table {
  readonly caption: string;
  /** Of the column of labels, and of the others. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly TableCell[] }[];
}

/** All of one puzzle. */
export interface PuzzleTables {
  readonly game: string;
  readonly name: Words;
  readonly levels: number;
  readonly tables: readonly Table[];
  readonly summary: Table;
  /** What has to be said beside them, a sentence each. */
  readonly notes: readonly string[];
  readonly documents: readonly CellDocument[];
}

const EMPTY: TableCell = { text: "", isBest: false, medal: null, isMissing: false };

/** What is said of a level that has no solution to show. */
const NO_ANSWER: Readonly<Record<string, Words>> = {
  wrong: { en: "wrong", pt: "errada" },
  failed: { en: "failed", pt: "falhou" },
  cancelled: { en: "stopped", pt: "parada" },
  exhausted: { en: "none found", pt: "nenhuma" },
  unsolvable: { en: "unsolvable", pt: "insolúvel" },
};
/** Not determined: which limit stopped it. */
const LIMITS: Readonly<Record<string, Words>> = {
  time: { en: "ND (time)", pt: "ND (tempo)" },
  nodes: { en: "ND (nodes)", pt: "ND (nós)" },
  memory: { en: "ND (memory)", pt: "ND (memória)" },
};

/** What stands in the place of a solution; undefined where there is one. */
export function withoutAnswer({ status, limit }: Pick<CellDocument, "status" | "limit">): Words | undefined {
  return status === "limit" ? LIMITS[limit ?? "time"] : NO_ANSWER[status];
}

/** The rows and columns of a puzzle. */
interface Part {
  readonly levels: readonly { readonly key: string; readonly label: string }[];
  readonly solvers: readonly string[];
  /** Of these solvers those that cannot be asked for any of the levels, and why not for the first. */
  readonly blank: ReadonlyMap<string, Words>;
  readonly document: (level: string, solver: string) => CellDocument | undefined;
  readonly documents: readonly CellDocument[];
}

/** The tables of a comparison, a puzzle at a time, one for each metric. */
export function tablesOf(
  comparison: Comparison,
  metrics: readonly Metric[],
  language: Language = "en",
): PuzzleTables[] {
  const games = [...new Set(comparison.cells.map(gameOf))];
  return games.map((game) => {
    const part = partOf(comparison, game);
    const tables =
      part.levels.length === 1
        ? [singleLevel(part, metrics, language)]
        : metrics.map((metric) => byLevel(part, metric, language));
    const name = PUZZLES.find(({ format }) => format.id === game)?.name ?? { en: game, pt: game };
    return {
      game,
      name,
      levels: part.levels.length,
      tables,
      summary: summaryTable(part, language),
      notes: [...blankNotes(part, language), ...notesOf(part.documents, language)],
      documents: part.documents,
    };
  });
}

function gameOf({ level }: Cell): string {
  return level.loaded.game ?? "";
}

/** A solver that is for none of the levels has its blank column, unless it is for another puzzle of the comparison. */
function partOf({ cells, documents }: Comparison, game: string): Part {
  const mine = cells.filter((cell) => gameOf(cell) === game);
  const labels = new Map(mine.map(({ level }) => [keyOf(level), labelOf(level)] as const));
  const levels = [...labels].map(([key, label]) => ({ key, label }));
  const byKey = new Map(documents.map((document) => [cellKey(document), document] as const));
  const named = (some: readonly Cell[]): string[] => [...new Set(some.map(({ solver }) => solver.name))];
  const isAble = ({ kind }: Cell): boolean => kind !== "blank";
  const able = named(mine.filter(isAble));
  const elsewhere = named(cells.filter(isAble)).filter((solver) => !able.includes(solver));
  const solvers = named(mine).filter((solver) => !elsewhere.includes(solver));
  const blank = new Map<string, Words>();
  for (const cell of mine) {
    const { name } = cell.solver;
    if (cell.kind === "blank" && solvers.includes(name) && !able.includes(name) && !blank.has(name)) {
      blank.set(name, cell.why);
    }
  }
  return {
    levels,
    solvers,
    blank,
    document: (level, solver) => byKey.get(`${level} ${solver}`),
    documents: documents.filter((document) => labels.has(levelKey(document))),
  };
}

function blankNotes({ blank }: Part, language: Language): string[] {
  return [...blank].map(([solver, why]) => {
    return language === "pt" ? `${solver} fica em branco: ${why.pt}` : `${solver} is blank: ${why.en}`;
  });
}

function keyOf({ file, loaded }: Cell["level"]): string {
  return levelKey({ file, index: loaded.index, title: null, game: null });
}

/** As short as it is known: its title, or the name of its file and its number. */
function labelOf({ file, loaded }: Cell["level"]): string {
  return loaded.title ?? `${file.replace(/^.*[/\\]/, "")}#${loaded.index}`;
}

const LEVEL: Words = { en: "level", pt: "nível" };
const SOLVER: Words = { en: "solver", pt: "resolvedor" };

function byLevel({ levels, solvers, document }: Part, metric: Metric, language: Language): Table {
  const rows = levels.map(({ key, label }) => {
    const documents = solvers.map((solver) => document(key, solver));
    return { label, cells: cellsIn(documents, metric, language) };
  });
  return { caption: metric.title[language], heading: LEVEL[language], columns: solvers, rows };
}

function singleLevel({ levels, solvers, document }: Part, metrics: readonly Metric[], language: Language): Table {
  const [level] = levels;
  const documents = solvers.map((solver) => document(level?.key ?? "", solver));
  const columns = metrics.map((metric) => cellsIn(documents, metric, language));
  return {
    caption: level?.label ?? "",
    heading: SOLVER[language],
    columns: metrics.map(({ column }) => column[language]),
    rows: solvers.map((label, row) => ({ label, cells: columns.map((column) => column[row] ?? EMPTY) })),
  };
}

/** What the solvers did on one level, by one metric. */
function cellsIn(documents: readonly (CellDocument | undefined)[], metric: Metric, language: Language): TableCell[] {
  const values = documents.map((document) => (document === undefined ? null : comparedValue(document, metric)));
  const least = Math.min(...values.flatMap((value) => (value === null ? [] : [value])));
  return documents.map((document, i) => {
    if (document === undefined) return EMPTY;
    const value = isSettled(document) || document.status === "exhausted" ? metric.of(document) : null;
    const medal = metric.name === "cost" || metric.name === "moves" ? document.medal : null;
    return {
      text: textOf(document, metric, value, language),
      isBest: values[i] === least,
      medal,
      isMissing: !isSettled(document),
    };
  });
}

function comparedValue(document: CellDocument, metric: Metric): number | null {
  if (!isSettled(document) || metric.isComparable?.(document) === false) return null;
  return metric.of(document);
}

function textOf(document: CellDocument, metric: Metric, value: number | null, language: Language): string {
  const { name } = metric;
  const text = (known: number): string => numberIn(metric.text(known), language);
  const isOver = document.status === "exhausted" || document.status === "unsolvable";
  if (isOver && value !== null) return text(value);
  if (isOver && name !== "cost" && name !== "moves") return "-";
  return withoutAnswer(document)?.[language] ?? (value === null ? "-" : text(value));
}

const SUMMARY: readonly Words[] = [
  { en: "solved", pt: "resolvidos" },
  { en: "proven", pt: "provados" },
  { en: "gold", pt: "ouro" },
  { en: "silver", pt: "prata" },
  { en: "bronze", pt: "bronze" },
  { en: "mean ms", pt: "média ms" },
  { en: "mean expanded", pt: "média expandidos" },
];

function summaryTable({ solvers, blank, documents }: Part, language: Language): Table {
  const asked = solvers.filter((solver) => !blank.has(solver));
  const { solvers: each, common, levels } = summarize(asked, documents);
  const columns = each.map(({ solved, proven, medals, timeMs, expanded }) => {
    return [solved, proven, medals.gold, medals.silver, medals.bronze, timeMs, expanded];
  });
  const best = SUMMARY.map((_, column) =>
    bestOf(
      columns.map((row) => row[column] ?? null),
      column >= MEANS,
    ),
  );
  const rows = each.map(({ solver }, i) => ({
    label: solver,
    cells: (columns[i] ?? []).map((value, column) => ({
      text: value === null ? "-" : column >= MEANS ? numberIn(short(value), language) : String(value),
      isBest: column !== 3 && column !== 4 && value !== null && value === best[column],
      medal: null,
      isMissing: false,
    })),
  }));
  return {
    caption: summaryCaption(levels, common, language),
    heading: SOLVER[language],
    columns: SUMMARY.map((words) => words[language]),
    rows,
  };
}

/** From this column on the least is the best, before it the most. */
const MEANS = 5;

function bestOf(values: readonly (number | null)[], isLeast: boolean): number | undefined {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  const best = isLeast ? Math.min(...known) : Math.max(...known);
  return known.length === 0 || (best === 0 && !isLeast) ? undefined : best;
}

function summaryCaption(levels: number, common: number, language: Language): string {
  if (common === 0) {
    return language === "pt"
      ? `resumo de ${levels} ${levels === 1 ? "nível" : "níveis"}; sem médias, pois nenhum foi resolvido por todos`
      : `summary of ${levels} level${levels === 1 ? "" : "s"}; no means, since all settled none of them`;
  }
  if (language === "pt") {
    return `resumo de ${levels} ${levels === 1 ? "nível" : "níveis"}; médias geométricas sobre ${common === 1 ? "o único" : `os ${common}`} que todos resolveram`;
  }
  return `summary of ${levels} level${levels === 1 ? "" : "s"}; means are geometric, over the ${common === 1 ? "one" : common} that all settled`;
}
