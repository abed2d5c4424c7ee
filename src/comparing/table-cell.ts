// What stands in the cells of a row of a table: the numbers of solvers on one level, the best of them marked, and in the place
// of a number that nobody knows why it is not known.
import { numberIn } from "../language/numbers.ts";
import type { Language, Words } from "../language/words.ts";
import type { CellDocument } from "./cell-document.ts";
import type { Medal } from "./medal.ts";
import type { Metric } from "./metrics.ts";
import { isSettled } from "./summary.ts";

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

/** Of a solver that was not asked. */
export const EMPTY: TableCell = { text: "", isBest: false, medal: null, isMissing: false };

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

/** What the solvers did on one level, by one metric. */
export function cellsIn(
  documents: readonly (CellDocument | undefined)[],
  metric: Metric,
  language: Language,
): TableCell[] {
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
