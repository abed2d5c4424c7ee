// One place of a worker: it does a job at a time, in threads of its own, as the command would have done it on its machine.
import { cellsOf } from "../comparing/cell.ts";
import type { UnjudgedDocument } from "../comparing/cell-document.ts";
import { type RunProgram, runCell } from "../comparing/run-cell.ts";
import { parseSolver, type Solver } from "../comparing/solver.ts";
import type { Climbed } from "../generating/climbs.ts";
import type { MadeLevel } from "../generating/make-level.ts";
import { MakerPool } from "../generating/maker-pool.ts";
import { loadLevels } from "../playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import type { Limits, Progress, SolutionFound } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import { type ResultWithin, solveWithin } from "../worker/solve-within.ts";
import { SolverPool } from "../worker/solver-pool.ts";
import { WrongData } from "./check-batch.ts";
import type { CellJob, ClimbJob, Job, MakeJob, SolveJob } from "./job.ts";

/** What only a host with files and processes has; without it nothing of others is run. */
export interface CodeHost {
  readonly runProgram: RunProgram;
  readonly moduleUrl: (path: string) => string;
}

export interface PlaceOptions {
  /** The most that a search may use, whatever a job allows. */
  readonly maxMemory: number;
  /** Undefined where heuristics and programs of others are not to be run. */
  readonly code: CodeHost | undefined;
}

export interface Watched {
  readonly stop: AbortSignal;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly onSolution: ((found: SolutionFound) => void) | undefined;
}

/** The limit on memory of a search for which none is said. */
const USUAL_MEMORY = 2 ** 32;

export class WorkPlace {
  readonly #options: PlaceOptions;
  #solver: SolverPool | undefined;
  /** Makes levels of one request, which is often that of many jobs. */
  #maker: { readonly of: string; readonly pool: MakerPool } | undefined;

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  /** What the command is told; after `stop` what is known by then, which for a level that was being made is nothing. */
  async do(
    job: Job,
    watched: Watched,
  ): Promise<ResultWithin | UnjudgedDocument | MadeLevel | Climbed | null | undefined> {
    if (job.kind === "solve") return this.#solve(job, watched);
    if (job.kind === "cell") return this.#runCell(job, watched);
    return job.kind === "make" ? this.#make(job, watched) : this.#climb(job, watched);
  }

  async close(): Promise<void> {
    await Promise.all([this.#solver?.close(), this.#maker?.pool.close()]);
    this.#solver = undefined;
    this.#maker = undefined;
  }

  async #solve({ level, options, heuristicModule }: SolveJob, watched: Watched): Promise<ResultWithin> {
    const { onProgress, onSolution, stop } = watched;
    this.#solver ??= new SolverPool({ size: 1 });
    // As text: the thread that searches is the one that reads it.
    return solveWithin(this.#solver, level, {
      ...{ ...options, limits: this.#within(options.limits), stop },
      ...(heuristicModule === undefined ? {} : { heuristicModule: this.#module(heuristicModule) }),
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(onSolution === undefined ? {} : { onSolution }),
    });
  }

  async #runCell(job: CellJob, watched: Watched): Promise<UnjudgedDocument> {
    const { level, solver: line, limits, repeat, warm, language } = job;
    const solver = parseSolver(line);
    const { runProgram, moduleUrl } = this.#codeFor(solver) ?? { runProgram: undefined, moduleUrl: undefined };
    const [cell] = cellsOf([{ file: "", loaded: levelIn(level) }], { for: () => [solver] });
    if (cell === undefined || cell.kind === "blank") throw new WrongData(cell?.why.en ?? "this is no cell");
    const { stop, onProgress } = watched;
    return runCell(cell, {
      ...{ limits: this.#within(limits), repeat, warm, language, stop, runProgram, moduleUrl },
      onProgress: onProgress === undefined ? undefined : (_, progress) => onProgress(progress),
    });
  }

  #make({ game, request, number, attempt, maxMs }: MakeJob, { stop }: Watched) {
    return this.#withMaker({ game, request, maxMs, stop }, (pool) => pool.make(number, attempt));
  }

  #climb({ game, request, order }: ClimbJob, { stop }: Watched) {
    return this.#withMaker({ game, request, maxMs: null, stop }, (pool) => pool.climb(order, () => {}));
  }

  /** Null where nothing came of it, and undefined where it was to stop. */
  async #withMaker<T>(
    { game, request, maxMs, stop }: Pick<MakeJob, "game" | "request" | "maxMs"> & Pick<Watched, "stop">,
    work: (pool: MakerPool) => Promise<T | undefined>,
  ): Promise<T | null | undefined> {
    const of = JSON.stringify([game, request, maxMs]);
    if (this.#maker?.of !== of) {
      await this.#maker?.pool.close();
      this.#maker = { of, pool: new MakerPool(game, request, { size: 1, ...(maxMs === null ? {} : { maxMs }) }) };
    }
    const { pool } = this.#maker;
    const end = (): void => {
      this.#maker = undefined;
      void pool.close();
    };
    stop.addEventListener("abort", end);
    if (stop.aborted) end();
    try {
      const done = await work(pool);
      return stop.aborted ? undefined : (done ?? null);
    } finally {
      stop.removeEventListener("abort", end);
    }
  }

  #within(limits: Limits = {}): Limits {
    return { ...limits, memoryBytes: Math.min(limits.memoryBytes ?? USUAL_MEMORY, this.#options.maxMemory) };
  }

  #codeFor(solver: Solver): CodeHost | undefined {
    const needsCode = solver.kind === "program" || isModule(solver.heuristic);
    return needsCode ? this.#code() : undefined;
  }

  #module(path: string): { readonly url: string; readonly name: string } {
    return { url: this.#code().moduleUrl(path), name: path };
  }

  #code(): CodeHost {
    const { code } = this.#options;
    if (code === undefined) throw new WrongOption(NO_CODE);
    return code;
  }
}

const NO_CODE = {
  en: "The worker runs no programs and heuristics of others: it was started without --allow-code.",
  pt: "O worker não corre programas nem heurísticas de outros: foi iniciado sem --allow-code.",
};

/** Throws WrongLevel, and WrongData where it is not one. */
function levelIn(text: string): LoadedLevel {
  const levels = loadLevels(text);
  const [level] = levels;
  if (level === undefined || levels.length !== 1) throw new WrongData("the level is not one level");
  playableOf(level);
  return level;
}
