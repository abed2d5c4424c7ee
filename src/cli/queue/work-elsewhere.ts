// What `solve`, `compare` and `generate` have of a queue: each asks for its jobs as it asks the pools of this machine, and does
// not know who does them. Loaded with --queue only.

import { failureDocument } from "../../comparing/cell-document.ts";
import type { RunnableCell, UnjudgedDocument } from "../../comparing/index.ts";
import type { CellOptions } from "../../comparing/run-cell.ts";
import { type Words, wordsOfError } from "../../language/words.ts";
import { writeLevels } from "../../playing/write-levels.ts";
import { cellDocumentIn, climbedIn, madeLevelIn, resultIn } from "../../queue/check-answer.ts";
import type { Job } from "../../queue/job.ts";
import { JobGivenUp, type JobHooks, QueuePool } from "../../queue/queue-pool.ts";
import { QueueTrouble } from "../../queue/queue-trouble.ts";
import { redisAddress } from "../../queue/redis-address.ts";
import { identityOf } from "../../solving/document.ts";
import type { Limits } from "../../solving/options.ts";
import type { Plan } from "../../solving/plan.ts";
import { solve } from "../../solving/solve.ts";
import { OVERDUE } from "../../worker/solve-within.ts";
import type { MakersElsewhere, ThreadStart } from "../generating/level-makers.ts";
import type { LevelSolver } from "../solve-levels.ts";
import { printable, type Terminal } from "../terminal.ts";
import { version } from "../version.ts";
import { BadInput } from "../wrong-usage.ts";

export interface Asked {
  readonly queue: string;
  readonly command: string;
  readonly terminal: Terminal;
  readonly stop: AbortSignal;
  /** Takes away what is drawn over itself, for something else to be written. */
  readonly clear: () => void;
}

/** What hinders is said as bad input is. */
export async function openQueue({ queue, command, terminal, stop, clear }: Asked): Promise<QueuePool> {
  const onTrouble = (words: Words): void => {
    clear();
    terminal.message(terminal.say(words));
  };
  return orBadInput(async () => {
    const address = redisAddress(queue, terminal.streams.env);
    return QueuePool.open({ address, version: version(), command, watch: terminal.isWatched, stop, onTrouble });
  });
}

export async function orBadInput<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueTrouble) throw new BadInput(error.words);
    throw error;
  }
}

/** Levels of `solve`. */
export function solverAt(pool: QueuePool): LevelSolver {
  return {
    async solve(plan, isShown) {
      const { onProgress, onSolution } = plan.asked;
      try {
        const value = await ask(pool, solveJob(plan), {
          onProgress: (progress) => isShown() && onProgress?.(progress),
          onSolution: (found) => isShown() && onSolution?.(found),
        });
        // It was to stop before anything was known: that is told as it is here.
        if (value === undefined) return { result: await solve(plan.level, plan), isUntouched: true };
        const { isOverdue, overestimate, ...result } = resultIn(value, plan.level, plan.asked.from);
        const isOwn = typeof plan.asked.heuristic === "object";
        return {
          result,
          ...(isOwn ? { overestimate: overestimate ?? null } : {}),
          ...(isOverdue === true ? { reason: OVERDUE } : {}),
        };
      } catch (error) {
        if (error instanceof BadInput) throw error;
        return { result: undefined, reason: wordsOfError(error) };
      }
    },
    close: () => pool.close(),
  };
}

function solveJob({ level, asked }: Plan): Job {
  const { heuristic, limits, stop, signal, onProgress, onSolution, ...options } = asked;
  const isOwn = typeof heuristic === "object";
  return {
    kind: "solve",
    level: writeLevels([level], "text"),
    options: { ...options, limits: finite(limits), ...(isOwn || heuristic === undefined ? {} : { heuristic }) },
    ...(isOwn ? { heuristicModule: heuristic.name } : {}),
  };
}

/** Cells of `compare`; undefined for one that was to stop before anything was known. */
export function cellsAt(pool: QueuePool) {
  return async (cell: RunnableCell, options: CellOptions): Promise<UnjudgedDocument | undefined> => {
    const { limits, repeat, warm, language, onProgress, onBegin } = options;
    const begun = performance.now();
    const { loaded } = cell.level;
    try {
      const level = writeLevels([loaded], "text");
      const asked = { limits: finite(limits), repeat, warm, language };
      const job: Job = { kind: "cell", level, solver: cell.solver.name, ...asked };
      const value = await ask(pool, job, {
        onBegin: () => onBegin?.(cell),
        onProgress: (progress) => onProgress?.(cell, progress),
      });
      if (value === undefined) return undefined;
      return { ...cellDocumentIn(value, loaded, cell.solver.name), ...identityOf(cell.level) };
    } catch (error) {
      if (error instanceof BadInput) throw error;
      return failureDocument(cell, wordsOfError(error), { timeMs: performance.now() - begun, language });
    }
  };
}

/** Levels of `generate`. What a level failed of is said, and it is left out. */
export async function makersFor(
  queue: string,
  { game, request, maxMs }: ThreadStart,
  asked: Omit<Asked, "queue" | "command">,
): Promise<MakersElsewhere> {
  const pool = await openQueue({ ...asked, queue, command: "generate" });
  const tell = (what: string, error: unknown): void => {
    asked.clear();
    asked.terminal.error(`${what}: ${printable(asked.terminal.say(wordsOfError(error)))}`);
  };
  return {
    async make(number, attempt) {
      const bound = Number.isFinite(maxMs) && maxMs < Number.MAX_SAFE_INTEGER ? maxMs : null;
      try {
        const value = await ask(pool, { kind: "make", game, request, number, attempt, maxMs: bound });
        return value === undefined ? undefined : madeLevelIn(value);
      } catch (error) {
        if (error instanceof BadInput) throw error;
        tell(`#${number}`, error);
        return undefined;
      }
    },
    async climb(order, onBegin) {
      try {
        const value = await ask(pool, { kind: "climb", game, request, order }, { onBegin });
        return value === undefined ? undefined : climbedIn(value);
      } catch (error) {
        if (!(error instanceof JobGivenUp)) throw error;
        tell(`--hardest #${order.number}`, error);
        return undefined;
      }
    },
    close: () => pool.close(),
  };
}

function ask(pool: QueuePool, job: Job, hooks?: JobHooks): Promise<unknown> {
  return orBadInput(() => pool.do(job, hooks));
}

/** JSON knows no infinity. */
function finite(limits: Limits): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => Number.isFinite(limit)));
}
