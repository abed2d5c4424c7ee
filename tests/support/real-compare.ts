// `fourfold compare` through the real program, in a folder of its own that is gone when the tests of the file are over.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { CellDocument } from "../../src/comparing/cell-document.ts";
import { type Ended, runBinary, type Surroundings } from "./real-binary.ts";

/** A level of two moves. */
export const LEVEL = "game: roll-the-block\ntitle: One\n\nS..T\n";

export interface RealCompare {
  /** A file in the folder. */
  path(file: string): string;
  /** Any command, run there. */
  run(parameters: readonly string[], around?: Surroundings): Promise<Ended>;
  compare(line: string | readonly string[], around?: Surroundings): Promise<Ended>;
  documentsOf(line: string | readonly string[], around?: Surroundings): Promise<CellDocument[]>;
  /** What comes of one solver on LEVEL. */
  one(solver: string, ...more: string[]): Promise<CellDocument>;
}

export function realCompare(): RealCompare {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fourfold-compare-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run: RealCompare["run"] = (parameters, around) => runBinary(parameters, { cwd: folder, ...around });
  const compare: RealCompare["compare"] = (line, around) => run(["compare", ...wordsOf(line)], around);
  const documentsOf: RealCompare["documentsOf"] = async (line, around) => {
    const { stdout, stderr } = await compare([...wordsOf(line), "--json"], around);
    if (stderr !== "") throw new Error(stderr);
    return linesOf(stdout);
  };
  return {
    path: (file) => join(folder, file),
    run,
    compare,
    documentsOf,
    async one(solver, ...more) {
      const [document] = await documentsOf(["-", "--solvers", solver, ...more], { stdin: LEVEL });
      return document as CellDocument;
    },
  };
}

function wordsOf(line: string | readonly string[]): readonly string[] {
  return typeof line === "string" ? line.split(" ") : line;
}

/** The documents of JSON lines. */
export function linesOf(text: string): CellDocument[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as CellDocument);
}
