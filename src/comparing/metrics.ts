// What cells are compared by: a number of their documents, in one unit for a whole table, as short as can be read.
import type { Words } from "../language/words.ts";
import { isPaperAlgorithm } from "../papers/index.ts";
import { ALGORITHM_NAMES } from "../solving/check-options.ts";
import { THERE_IS, unknownName, WrongOption } from "../solving/wrong-option.ts";
import type { CellDocument } from "./cell-document.ts";

/** A number that tables show of a cell. */
export interface Metric {
  readonly name: string;
  /** With its unit, as the heading of a table. */
  readonly title: Words;
  /** The same in a word or two, as the heading of a column. */
  readonly column: Words;
  /** Null where it is not known. */
  of(document: CellDocument): number | null;
  text(value: number): string;
  /** Whether the numbers of these two kinds of search say the same; default yes. */
  isComparable?(document: CellDocument): boolean;
}

const MIB = 2 ** 20;
const GROUPED = new Intl.NumberFormat("en");

/** What a method of a puzzle takes for a state differs from method to method. */
export function isSharedSearch({ method }: CellDocument): boolean {
  return method === null || (ALGORITHM_NAMES as readonly string[]).includes(method) || isPaperAlgorithm(method);
}

function counting(name: keyof CellDocument & string, title: Words, column: Words): Metric {
  return {
    name,
    title,
    column,
    of: (document) => document[name] as number | null,
    text: (value) => GROUPED.format(value),
    isComparable: isSharedSearch,
  };
}

/** All that tables can show of a cell. */
export const METRICS: readonly Metric[] = [
  {
    name: "time",
    title: { en: "time (ms)", pt: "tempo (ms)" },
    column: { en: "time (ms)", pt: "tempo (ms)" },
    of: ({ repeat, timeMs }) => (timeMs === null ? null : repeat.medianMs),
    text: short,
  },
  counting("expanded", { en: "states expanded", pt: "estados expandidos" }, { en: "expanded", pt: "expandidos" }),
  {
    name: "cost",
    title: { en: "cost of the solution", pt: "custo da solução" },
    column: { en: "cost", pt: "custo" },
    of: ({ cost }) => cost,
    text: (value) => GROUPED.format(value),
  },
  {
    name: "memory",
    title: { en: "memory (MiB)", pt: "memória (MiB)" },
    column: { en: "MiB", pt: "MiB" },
    of: ({ memoryBytes }) => (memoryBytes === null ? null : memoryBytes / MIB),
    text: short,
  },
  counting("generated", { en: "states generated", pt: "estados gerados" }, { en: "generated", pt: "gerados" }),
  counting("stored", { en: "states stored", pt: "estados guardados" }, { en: "stored", pt: "guardados" }),
  counting(
    "frontier",
    { en: "most states open at once", pt: "máximo de estados abertos" },
    { en: "frontier", pt: "fronteira" },
  ),
  counting("reopened", { en: "states reopened", pt: "estados reabertos" }, { en: "reopened", pt: "reabertos" }),
  {
    ...counting(
      "branching",
      { en: "effective branching factor", pt: "fator de ramificação efetivo" },
      { en: "branching", pt: "ramificação" },
    ),
    text: short,
  },
  {
    name: "moves",
    title: { en: "moves of the solution", pt: "jogadas da solução" },
    column: { en: "moves", pt: "jogadas" },
    of: ({ cost, depth }) => (cost === null ? null : depth),
    text: (value) => GROUPED.format(value),
  },
];

/** The metrics that tables show where none are asked for. */
export const DEFAULT_METRICS: readonly string[] = ["time", "expanded", "cost", "memory"];

/** The metrics of a list of names, `time,expanded`. Throws WrongOption where there is none such. */
export function parseMetrics(text: string = DEFAULT_METRICS.join(",")): readonly Metric[] {
  const names = METRICS.map(({ name }) => name);
  return [...new Set(text.split(",").map((each) => each.trim()))].map((name) => {
    const found = METRICS.find((metric) => metric.name === name);
    if (found !== undefined) return found;
    throw new WrongOption(unknownName({ en: "There is no column", pt: "Não há a coluna" }, name, names, THERE_IS));
  });
}

/** With two or three digits that count: 0.021, 1.4, 23.1, 1,234. */
export function short(value: number): string {
  if (value === 0) return "0";
  if (value >= 100) return GROUPED.format(Math.round(value));
  if (value >= 10) return value.toFixed(1);
  return value >= 1 ? value.toFixed(2) : value.toPrecision(2).replace(/e.*/, "");
}
