// One cell, measured: a worker of its own, so that no cell finds the machine warm from another one or its memory full, and
// none takes another one down.

import { type Language, type Words, wordsOfError } from "../language/words.ts";
import type { Limits, Progress } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import type { PooledResult } from "../worker/protocol.ts";
import { OVERDUE, type ResultWithin, solveWithin } from "../worker/solve-within.ts";
import { type PoolSolveOptions, SolverPool } from "../worker/solver-pool.ts";
import type { ProgramCell, RunnableCell, SearchCell } from "./cell.ts";
import {
  failureDocument,
  type ProgramAnswer,
  programDocument,
  searchDocument,
  type UnjudgedDocument,
} from "./cell-document.ts";

/** Runs a program of one's own on a level; only a host that has processes can. */
export type RunProgram = (cell: ProgramCell, limits: Limits, stop: AbortSignal) => Promise<ProgramAnswer>;

/** How a cell is run: its limits, how often it is measured, who is told. */
export interface CellOptions {
  readonly limits: Limits;
  /** How often each cell is measured. */
  readonly repeat: number;
  /** Whether each runs once before it is measured. */
  readonly warm: boolean;
  readonly stop: AbortSignal;
  /** In which it is said why a cell has no answer. */
  readonly language: Language;
  /** The address of the script of the workers; undefined for the usual one. */
  readonly worker?: string | URL | undefined;
  readonly runProgram: RunProgram | undefined;
  /** The address of a heuristic of one's own, by its path in the name of a solver and the puzzle that it is for. */
  readonly moduleUrl: ((path: string, game: string) => string) | undefined;
  /** Where heuristics of one's own run; undefined for where all others do. */
  readonly modulePool?: (() => ModulePool) | undefined;
  readonly onBegin?: ((cell: RunnableCell) => void) | undefined;
  readonly onProgress: ((cell: RunnableCell, progress: Progress) => void) | undefined;
}

/** A pool of workers, or what stands in for one. */
export type ModulePool = Pick<SolverPool, "solve" | "close">;

/** Runs a cell here or elsewhere; undefined where it was to stop before anything was known of it. */
export type RunCell = (cell: RunnableCell, options: CellOptions) => Promise<UnjudgedDocument | undefined>;

export function runCell(cell: RunnableCell, options: CellOptions): Promise<UnjudgedDocument> {
  options.onBegin?.(cell);
  return cell.kind === "search" ? runSearch(cell, options) : runProgram(cell, options);
}

async function runSearch(cell: SearchCell, options: CellOptions): Promise<UnjudgedDocument> {
  const { language } = options;
  const pool = poolFor(cell, options);
  const begun = performance.now();
  try {
    const results = await measured(options, () => searchOnce(cell, pool, options), isSettled);
    const times = results.map(({ timeMs }) => timeMs);
    const result = medianBy(results, ({ timeMs }) => timeMs);
    const reason = result.isOverdue === true ? OVERDUE : undefined;
    return searchDocument(cell, { result, overestimate: result.overestimate, reason }, { times, language });
  } catch (error) {
    return failureDocument(cell, wordsOfError(error), { timeMs: performance.now() - begun, language });
  } finally {
    await pool.close();
  }
}

function poolFor({ solver }: SearchCell, { worker, modulePool }: CellOptions): ModulePool {
  if (modulePool !== undefined && isModule(solver.heuristic)) return modulePool();
  return new SolverPool({ size: 1, ...(worker === undefined ? {} : { url: worker }) });
}

async function runProgram(cell: ProgramCell, options: CellOptions): Promise<UnjudgedDocument> {
  const { runProgram: run, limits, stop, language } = options;
  if (run === undefined) return failureDocument(cell, NO_PROGRAMS, { timeMs: 0, language });
  const answers = await measured(
    options,
    () => run(cell, limits, stop),
    ({ status }) => status === "solved",
  );
  const answer = medianBy(answers, ({ timeMs }) => timeMs);
  const times = answers.map(({ timeMs }) => timeMs);
  return programDocument(cell, answer, { times, language });
}

const NO_PROGRAMS: Words = { en: "programs cannot be started here", pt: "aqui não se podem iniciar programas" };
const NO_MODULES: Words = {
  en: "heuristics of one's own cannot be loaded here",
  pt: "aqui não se podem carregar heurísticas próprias",
};

/** As often as is asked for; what does not end by itself is not done again. */
async function measured<T>(
  { repeat, warm, stop }: CellOptions,
  run: () => Promise<T>,
  isFine: (result: T) => boolean,
): Promise<T[]> {
  const results: T[] = [];
  if (warm) {
    const first = await run();
    if (!isFine(first)) return [first];
  }
  for (let i = 0; i < repeat && (i === 0 || !stop.aborted); i++) {
    const result = await run();
    if (i > 0 && stop.aborted && !isFine(result)) break;
    results.push(result);
    if (!isFine(result)) break;
  }
  return results;
}

function isSettled({ status }: PooledResult): boolean {
  return status !== "limit" && status !== "cancelled";
}

function medianBy<T>(values: readonly T[], of: (value: T) => number): T {
  const sorted = [...values].sort((a, b) => of(a) - of(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] as T;
}

async function searchOnce(cell: SearchCell, pool: ModulePool, options: CellOptions): Promise<ResultWithin> {
  const { limits, stop, onProgress } = options;
  return solveWithin(pool, cell.level.loaded, {
    ...asked(cell, options),
    ...{ limits, stop },
    ...(onProgress === undefined ? {} : { onProgress: (progress: Progress) => onProgress(cell, progress) }),
  });
}

function asked({ options, plan, solver: { heuristic } }: SearchCell, { moduleUrl }: CellOptions): PoolSolveOptions {
  if (!isModule(heuristic)) return options;
  if (moduleUrl === undefined) throw new WrongOption(NO_MODULES);
  return {
    ...options,
    heuristicModule: { url: moduleUrl(heuristic, plan.playable.puzzle.format.id), name: heuristic },
  };
}
