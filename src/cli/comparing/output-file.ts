// The file that a comparison is written to as it goes, and the one that it goes on from. What was there before is never lost
// unasked: a file is written over with --force only, and one that is resumed keeps its lines, but for half a line at its end.
import { closeSync, openSync, writeSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { type CellDocument, readDocuments, WrongLine } from "../../comparing/index.ts";
import { reasonOf } from "../inputs.ts";
import { printable } from "../terminal.ts";
import { BadInput, WrongUsage } from "../wrong-usage.ts";
import { type CompareRequest, isSame } from "./compare-request.ts";

export interface Output {
  write(text: string): void;
  close(): void;
}

export interface Earlier {
  readonly documents: readonly CellDocument[];
  readonly whole: string;
}

/** Throws WrongUsage where a file would be lost. */
export async function refuseOverwriting({ output, resume, force }: CompareRequest): Promise<void> {
  if (output === undefined || force || isSame(output, resume)) return;
  if (await exists(output)) {
    throw new WrongUsage(`${printable(output)} exists; --force writes over it, and --resume goes on with it`);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** What was done before. A file that is to be written is not there the first time. */
export async function readEarlierRun({ output, resume }: CompareRequest): Promise<Earlier> {
  if (resume === undefined || (isSame(output, resume) && !(await exists(resume)))) return { documents: [], whole: "" };
  try {
    return readDocuments(await readFile(resume, "utf8"));
  } catch (error) {
    const where = error instanceof WrongLine ? `:${error.line}` : "";
    throw new BadInput(`cannot resume ${printable(resume)}${where}: ${reasonOf(error)}`);
  }
}

/** Undefined where nothing is written as it goes. */
export async function openOutput(request: CompareRequest, { whole }: Earlier): Promise<Output | undefined> {
  const { output, resume, format } = request;
  if (output === undefined) return undefined;
  const kept = isSame(output, resume) ? whole : "";
  await writeWhole(output, kept);
  if (format === "markdown" || format === "latex") return undefined;
  const file = openSync(output, "a");
  return { write: (text) => void writeSync(file, text), close: () => closeSync(file) };
}

export async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new BadInput(`cannot write ${printable(file)}: ${whyNotWritten(error)}`);
  }
}

function whyNotWritten(error: unknown): string {
  return (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such folder" : reasonOf(error);
}
