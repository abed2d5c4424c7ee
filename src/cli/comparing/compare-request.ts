// What `fourfold compare` was asked for, with every default; whatever no level can have is refused before one is read.
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import {
  type CompareOptions,
  isModule,
  type Metric,
  parseMetrics,
  parseSolvers,
  type SolverList,
} from "../../comparing/index.ts";
import type { Language } from "../../language/words.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { reasonOf } from "../inputs.ts";
import { printable } from "../terminal.ts";
import { BadInput, WrongUsage } from "../wrong-usage.ts";

const FORMATS = ["json", "csv", "markdown", "latex"] as const;
export type Format = (typeof FORMATS)[number];

interface Given extends Partial<Readonly<Record<Format, true>>> {
  readonly solvers?: string;
  readonly show?: string;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly maxMemory?: number;
  readonly jobs?: number;
  readonly repeat?: number;
  readonly warm?: true;
  readonly output?: string;
  readonly resume?: string;
  readonly force?: true;
  readonly lang: Language;
}

export interface CompareRequest {
  readonly solvers: SolverList;
  readonly metrics: readonly Metric[];
  readonly run: CompareOptions;
  /** Undefined for tables in the terminal. */
  readonly format: Format | undefined;
  readonly output: string | undefined;
  readonly resume: string | undefined;
  readonly force: boolean;
  readonly language: Language;
}

const MIB = 2 ** 20;

export async function compareRequest(command: Command): Promise<CompareRequest> {
  const given = command.opts<Given>();
  const solvers = unlessRefused(() => parseSolvers(given.solvers), command);
  const metrics = unlessRefused(() => parseMetrics(given.show), command);
  const format = formatOf(given, command);
  await refuseMissingModules(solvers);
  const { output, resume, force = false, jobs, repeat, warm, lang } = given;
  if (resume !== undefined && format !== undefined && format !== "json" && isSame(output, resume)) {
    throw new WrongUsage(`--resume reads JSON lines, and -o would write ${format} into the same file`, command);
  }
  const run: CompareOptions = {
    limits: limitsOf(given),
    ...(jobs === undefined ? {} : { jobs }),
    ...(repeat === undefined ? {} : { repeat }),
    ...(warm === undefined ? {} : { warm }),
  };
  return { solvers, metrics, run, format, output, resume, force, language: lang };
}

export function isSame(output: string | undefined, resume: string | undefined): boolean {
  return output !== undefined && resume !== undefined && resolve(output) === resolve(resume);
}

function formatOf(given: Given, command: Command): Format | undefined {
  const asked = FORMATS.filter((format) => given[format] === true);
  if (asked.length > 1) throw new WrongUsage(`choose one of ${asked.map((each) => `--${each}`).join(", ")}`, command);
  return asked[0];
}

function limitsOf({ maxTime, maxNodes, maxMemory }: Given): NonNullable<CompareOptions["limits"]> {
  return {
    ...(maxTime === undefined ? {} : { timeMs: maxTime * 1000 }),
    ...(maxNodes === undefined ? {} : { nodes: maxNodes }),
    ...(maxMemory === undefined ? {} : { memoryBytes: Math.trunc(maxMemory * MIB) }),
  };
}

/** What a module does is seen when it runs; that it is there is seen at once. */
async function refuseMissingModules(solvers: SolverList): Promise<void> {
  const all = PUZZLES.flatMap(({ format }) => solvers.for(format.id));
  for (const solver of all) {
    if (solver.kind !== "search" || !isModule(solver.heuristic)) continue;
    try {
      await stat(solver.heuristic);
    } catch (error) {
      throw new BadInput(`cannot read the heuristic ${printable(solver.heuristic)}: ${reasonOf(error)}`);
    }
  }
}

function unlessRefused<T>(work: () => T, command: Command): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WrongOption) throw new WrongUsage(printable(error.message), command);
    throw error;
  }
}
