// Comparisons as tables, for whatever prints them: a level a row and a solver a column, one table a metric; of a single level
// a solver a row and a metric a column; and a summary with a solver a row. Marks are data here, and signs where they are printed.
import { numberIn } from "../language/numbers.ts";
import type { Language, Words } from "../language/words.ts";
import type { CellDocument } from "./cell-document.ts";
import type { Comparison } from "./compare.ts";
import { type Metric, short } from "./metrics.ts";
import { notesOf } from "./notes.ts";
import { type Part, partsOf } from "./part.ts";
import { type SolverSummary, summarize } from "./summary.ts";
import { cellsIn, EMPTY, type TableCell } from "./table-cell.ts";

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

/** The tables of a comparison, a puzzle at a time, one for each metric. */
export function tablesOf(
  comparison: Comparison,
  metrics: readonly Metric[],
  language: Language = "en",
): PuzzleTables[] {
  return partsOf(comparison).map((part) => {
    const tables =
      part.levels.length === 1
        ? [singleLevel(part, metrics, language)]
        : metrics.map((metric) => byLevel(part, metric, language));
    return {
      game: part.game,
      name: part.name,
      levels: part.levels.length,
      tables,
      summary: summaryTable(part, language),
      notes: [...blankNotes(part, language), ...notesOf(part.documents, language)],
      documents: part.documents,
    };
  });
}

function blankNotes({ blank }: Part, language: Language): string[] {
  return [...blank].map(([solver, why]) => {
    return language === "pt" ? `${solver} fica em branco: ${why.pt}` : `${solver} is blank: ${why.en}`;
  });
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

interface SummaryColumn {
  readonly title: Words;
  of(summary: SolverSummary): number | null;
  /** Neither where it is not said. A mean is the better the less it is. */
  readonly best?: "most" | "least";
}

const SUMMARY: readonly SummaryColumn[] = [
  { title: { en: "solved", pt: "resolvidos" }, of: ({ solved }) => solved, best: "most" },
  { title: { en: "proven", pt: "provados" }, of: ({ proven }) => proven, best: "most" },
  { title: { en: "gold", pt: "ouro" }, of: ({ medals }) => medals.gold, best: "most" },
  { title: { en: "silver", pt: "prata" }, of: ({ medals }) => medals.silver },
  { title: { en: "bronze", pt: "bronze" }, of: ({ medals }) => medals.bronze },
  { title: { en: "mean ms", pt: "média ms" }, of: ({ timeMs }) => timeMs, best: "least" },
  { title: { en: "mean expanded", pt: "média expandidos" }, of: ({ expanded }) => expanded, best: "least" },
];

function summaryTable({ solvers, blank, documents }: Part, language: Language): Table {
  const asked = solvers.filter((solver) => !blank.has(solver));
  const { solvers: each, common, levels } = summarize(asked, documents);
  const columns = SUMMARY.map((column) => summaryCells(each, column, language));
  return {
    caption: summaryCaption(levels, common, language),
    heading: SOLVER[language],
    columns: SUMMARY.map(({ title }) => title[language]),
    rows: each.map(({ solver }, i) => ({ label: solver, cells: columns.map((cells) => cells[i] ?? EMPTY) })),
  };
}

function summaryCells(each: readonly SolverSummary[], { of, best }: SummaryColumn, language: Language): TableCell[] {
  const values = each.map(of);
  const found = bestOf(values, best);
  const text = (value: number): string => (best === "least" ? numberIn(short(value), language) : String(value));
  return values.map((value) => ({
    text: value === null ? "-" : text(value),
    isBest: value !== null && value === found,
    medal: null,
    isMissing: false,
  }));
}

/** Nobody is best where all have nothing. */
function bestOf(values: readonly (number | null)[], best: SummaryColumn["best"]): number | undefined {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  if (known.length === 0 || best === undefined) return undefined;
  if (best === "least") return Math.min(...known);
  return Math.max(...known) || undefined;
}

function summaryCaption(levels: number, common: number, language: Language): string {
  if (common === 0) {
    return language === "pt"
      ? `resumo de ${levels} ${levels === 1 ? "nível" : "níveis"}; sem médias, pois nenhum foi resolvido por todos`
      : `summary of ${levels} level${levels === 1 ? "" : "s"}; no means, for no level was settled by all`;
  }
  if (language === "pt") {
    return `resumo de ${levels} ${levels === 1 ? "nível" : "níveis"}; médias geométricas sobre ${common === 1 ? "o único" : `os ${common}`} que todos resolveram`;
  }
  return `summary of ${levels} level${levels === 1 ? "" : "s"}; means are geometric, over the ${common === 1 ? "one" : common} that all settled`;
}
