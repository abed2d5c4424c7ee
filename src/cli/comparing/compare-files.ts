// The file that a comparison is written to as it goes, and the one that it goes on from. What was there before is never lost
// unasked: a file is written over with --force only, and one that is resumed keeps its lines, but for half a line at its end.
import { closeSync, openSync, writeSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { type CellDocument, readDocuments, WrongLine } from "../../comparing/index.ts";
import type { Words } from "../../language/words.ts";
import { reasonOf } from "../inputs.ts";
import { cannotWrite, exists, refuseToOverwrite } from "../output-file.ts";
import { printable } from "../terminal.ts";
import { BadInput } from "../wrong-usage.ts";

/** What is asked of files. */
interface Asked {
  readonly output: string | undefined;
  readonly resume: string | undefined;
  readonly html: string | undefined;
  readonly force: boolean;
}

export interface Output {
  write(text: string): void;
  close(): void;
}

export interface Earlier {
  readonly documents: readonly CellDocument[];
  readonly whole: string;
}

/** Throws WrongUsage where a file would be lost, and BadInput where there is no folder for it. */
export async function refuseToLose({ output, resume, html, force }: Asked, command: Command): Promise<void> {
  if (output !== undefined) await refuseToOverwrite(output, force || isSame(output, resume), command);
  if (html !== undefined) await refuseToOverwrite(html, force, command);
}

export function isSame(output: string | undefined, resume: string | undefined): boolean {
  return output !== undefined && resume !== undefined && resolve(output) === resolve(resume);
}

/** What was done before. A file that is to be written is not there the first time. */
export async function readEarlierRun({ output, resume }: Asked): Promise<Earlier> {
  if (resume === undefined || (isSame(output, resume) && !(await exists(resume)))) return { documents: [], whole: "" };
  try {
    return readDocuments(await readFile(resume, "utf8"));
  } catch (error) {
    const why: Words = error instanceof WrongLine ? NO_DOCUMENT : reasonOf(error);
    const name = printable(resume) + (error instanceof WrongLine ? `:${error.line}` : "");
    throw new BadInput({ en: `cannot resume ${name}: ${why.en}`, pt: `não é possível continuar ${name}: ${why.pt}` });
  }
}

const NO_DOCUMENT: Words = {
  en: "this is no document of a comparison",
  pt: "não é um documento de uma comparação",
};

/** Begins the file, with what is kept of it. */
export async function openOutput({ output, resume }: Asked, { whole }: Earlier): Promise<Output | undefined> {
  if (output === undefined) return undefined;
  await writeWhole(output, isSame(output, resume) ? whole : "");
  const file = openSync(output, "a");
  const write = (text: string): void => {
    try {
      writeSync(file, text);
    } catch (error) {
      throw cannotWrite(output, error);
    }
  };
  return { write, close: () => closeSync(file) };
}

export async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}
