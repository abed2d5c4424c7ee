// A level as tests write it in the middle of a test: rows and header as values, every position made up.
import type { Field, LevelDocument } from "../../src/levels/document.ts";
import { GridText } from "../../src/levels/grid-text.ts";

interface Parts {
  readonly header?: Readonly<Record<string, string>>;
  readonly legend?: Readonly<Record<string, string>>;
  readonly goals?: readonly string[];
}

function fields(entries: Readonly<Record<string, string>>, firstLine: number): Field[] {
  return Object.entries(entries).map(([key, value], i) => ({
    key,
    value,
    keyAt: { line: firstLine + i, column: 1 },
    valueAt: { line: firstLine + i, column: key.length + 3 },
  }));
}

function grid(rows: readonly string[], firstLine: number): GridText {
  return new GridText(
    rows,
    rows.map((_, i) => firstLine + i),
  );
}

/** The document that reading `game: <game>`, the header, the legend and the grids would give. */
export function writtenLevel(game: string, rows: readonly string[], parts: Parts = {}): LevelDocument {
  const header = fields(parts.header ?? {}, 2);
  const legend = fields(parts.legend ?? {}, 2 + header.length);
  const firstRow = 3 + header.length + legend.length;
  return {
    game,
    header,
    legend,
    grid: grid(rows, firstRow),
    ...(parts.goals === undefined ? {} : { goals: grid(parts.goals, firstRow + rows.length + 1) }),
    at: { line: 1, column: 1 },
  };
}
