// What `fourfold compare` was asked for, with every default; whatever no level can have is refused before one is read.
import type { Command } from "commander";
import {
  type Axis,
  axisNamed,
  type CompareOptions,
  type Metric,
  parseMetrics,
  parseSolvers,
  type SolverList,
} from "../../comparing/index.ts";
import type { Words } from "../../language/words.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { isModule } from "../../solving/own-heuristic.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { STANDARD_OUTPUT } from "../output-file.ts";
import { refuseMissingModule } from "../own-heuristic.ts";
import { refuseJobs } from "../queue/queue-option.ts";
import { printable } from "../terminal.ts";
import { WrongUsage } from "../wrong-usage.ts";
import { isSame } from "./compare-files.ts";

const FORMATS = ["json", "csv", "markdown", "latex"] as const;
export type Format = (typeof FORMATS)[number];

interface Given extends Partial<Readonly<Record<Format, true>>> {
  readonly solvers?: string;
  readonly paperVariants?: true;
  readonly show?: string;
  readonly maxTime?: number;
  readonly maxNodes?: number;
  readonly maxMemory?: number;
  readonly jobs?: number;
  readonly repeat?: number;
  readonly warm?: true;
  readonly output?: string;
  readonly resume?: string;
  readonly html?: string;
  readonly by?: string;
  readonly force?: true;
  readonly queue?: string;
}

export interface CompareRequest {
  readonly solvers: SolverList;
  readonly metrics: readonly Metric[];
  readonly run: CompareOptions;
  /** Undefined for tables in the terminal. */
  readonly format: Format | undefined;
  readonly output: string | undefined;
  readonly resume: string | undefined;
  /** The file of the page, `-` for standard output, which then has nothing else, and what its charts go by. */
  readonly html: string | undefined;
  readonly by: Axis | undefined;
  readonly force: boolean;
  readonly queue: string | undefined;
}

const MIB = 2 ** 20;

export async function compareRequest(command: Command): Promise<CompareRequest> {
  const given = command.opts<Given>();
  const solvers = unlessRefused(
    () => parseSolvers(given.solvers, { paperVariants: given.paperVariants === true }),
    command,
  );
  const metrics = unlessRefused(() => parseMetrics(given.show), command);
  const { html } = given;
  const by = given.by === undefined ? undefined : unlessRefused(() => axisNamed(given.by ?? ""), command);
  if (by !== undefined && html === undefined) throw new WrongUsage(BY_NEEDS_HTML, command);
  const format = formatOf(given, command);
  await refuseMissingModules(solvers);
  refuseJobs(command);
  const { output, resume, force = false, jobs, repeat, warm, queue } = given;
  if (resume !== undefined && format !== undefined && format !== "json" && isSame(output, resume)) {
    throw new WrongUsage(
      {
        en: `--resume reads JSON lines, and -o would write ${format} into the same file`,
        pt: `--resume lê linhas JSON, e -o escreveria ${format} no mesmo ficheiro`,
      },
      command,
    );
  }
  if (html === STANDARD_OUTPUT && format !== undefined && output === undefined) {
    throw new WrongUsage(
      {
        en: `--html and --${format} would both go to standard output; -o FILE takes one of them`,
        pt: `--html e --${format} iriam ambos para a saída padrão; -o FICHEIRO fica com um deles`,
      },
      command,
    );
  }
  const run: CompareOptions = {
    limits: limitsOf(given),
    ...(jobs === undefined ? {} : { jobs }),
    ...(repeat === undefined ? {} : { repeat }),
    ...(warm === undefined ? {} : { warm }),
  };
  return { solvers, metrics, run, format, output, resume, html, by, force, queue };
}

const BY_NEEDS_HTML: Words = {
  en: "--by says what the charts of --html go by, which is not given",
  pt: "--by diz segundo o quê vão os gráficos de --html, que falta",
};

function formatOf(given: Given, command: Command): Format | undefined {
  const asked = FORMATS.filter((format) => given[format] === true);
  if (asked.length > 1) {
    const names = asked.map((each) => `--${each}`).join(", ");
    throw new WrongUsage({ en: `choose one of ${names}`, pt: `escolha um de ${names}` }, command);
  }
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
    if (solver.kind === "search" && isModule(solver.heuristic)) await refuseMissingModule(solver.heuristic);
  }
}

function unlessRefused<T>(work: () => T, command: Command): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WrongOption) {
      const { en, pt } = error.words;
      throw new WrongUsage({ en: printable(en), pt: printable(pt) }, command);
    }
    throw error;
  }
}
