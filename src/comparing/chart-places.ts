// What charts of a comparison show: where its levels stand on an axis, and what each solver came to there.
import type { Language } from "../language/words.ts";
import type { NamedLevel } from "../solving/document.ts";
import { type CellDocument, identityKey, keyOfLevel } from "./cell-document.ts";
import type { Series } from "./chart.ts";
import type { Axis } from "./chart-axis.ts";
import type { Metric } from "./metrics.ts";
import { isSettled } from "./summary.ts";

/** Where points stand on a chart: one level, or all that share a value. */
export interface Place {
  readonly label: string;
  readonly at: number;
  readonly documents: readonly CellDocument[];
}

/** Where levels stand on the axis; those that share a value share a place. */
export function placesOf(
  levels: readonly NamedLevel[],
  documents: readonly CellDocument[],
  by: Axis | undefined,
  language: Language = "en",
): Place[] {
  const of = (level: NamedLevel): readonly CellDocument[] =>
    documents.filter((document) => identityKey(document) === keyOfLevel(level));
  if (by === undefined) {
    return levels.map((level, i) => ({
      label: String(i + 1),
      at: share(i, 0, levels.length - 1),
      documents: of(level),
    }));
  }
  const byValue = new Map<number, CellDocument[]>();
  for (const level of levels) {
    const value = by.of(level, of(level));
    if (value !== undefined) byValue.set(value, [...(byValue.get(value) ?? []), ...of(level)]);
  }
  const values = [...byValue.keys()].sort((a, b) => a - b);
  const [least = 0, most = 0] = [values[0], values.at(-1)];
  return values.map((value) => ({
    label: by.label?.(value)[language] ?? String(value),
    at: share(value, least, most),
    documents: byValue.get(value) ?? [],
  }));
}

function share(value: number, least: number, most: number): number {
  return most === least ? 0.5 : (value - least) / (most - least);
}

/** A number of each solver at each place. */
export function seriesOf(solvers: readonly string[], places: readonly Place[], metric: Metric): Series[] {
  return solvers.map((name) => ({ name, values: places.map((place) => averageOf(place, name, metric)) }));
}

/** Null where the solver settled none of the levels, or the number is not known. */
function averageOf({ documents }: Place, solver: string, metric: Metric): number | null {
  const mine = documents.filter((document) => document.solver === solver && isSettled(document));
  const values = mine.flatMap((document) => {
    const value = metric.isComparable?.(document) === false ? null : metric.of(document);
    return value === null ? [] : [value];
  });
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
