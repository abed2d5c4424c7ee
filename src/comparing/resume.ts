// The documents of an earlier comparison, a line each, as `--json` and `-o` wrote them. A run that was ended in the middle of a
// line left half of one: it counts for nothing.
import type { CellDocument } from "./cell-document.ts";

export interface EarlierRun {
  readonly documents: readonly CellDocument[];
  /** How much of the text is whole lines. */
  readonly whole: string;
}

/** Not a document of a comparison. */
export class WrongLine extends Error {
  /** From 1. */
  readonly line: number;

  constructor(line: number) {
    super("this is no document of a comparison");
    this.line = line;
  }
}

/** The documents of an earlier run, from its lines of JSON. */
export function readDocuments(text: string): EarlierRun {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  const documents = lines.flatMap((line, i) => {
    if (line.trim() === "") return [];
    const document = documentIn(line);
    if (document === undefined) throw new WrongLine(i + 1);
    return [document];
  });
  const whole = text.slice(0, text.length - last.length);
  const more = documentIn(last);
  return more === undefined ? { documents, whole } : { documents: [...documents, more], whole: `${text}\n` };
}

function documentIn(line: string): CellDocument | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { file, index, solver, status, repeat } = (value ?? {}) as Partial<CellDocument>;
  const isDocument = typeof file === "string" && typeof index === "number" && typeof solver === "string";
  return isDocument && typeof status === "string" && typeof repeat === "object" ? (value as CellDocument) : undefined;
}
