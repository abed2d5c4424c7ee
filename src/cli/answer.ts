// Solves a level for a command: shows how far the search is, lets Ctrl-C end it, and gives an answer in any case, with
// what is known so far where it was interrupted.
import { type LoadedLevel, playableOf } from "../playing/loaded-level.ts";
import type { Plan, Progress, SolutionFound, SolveOptions } from "../solving/options.ts";
import { planSolve, type SolveResult, solve } from "../solving/solve.ts";
import { duration, grouped } from "./amounts.ts";
import {
  BAD_INPUT,
  EXHAUSTED,
  INTERRUPTED,
  MEMORY_LIMIT,
  NODE_LIMIT,
  OK,
  TIME_LIMIT,
  UNSOLVABLE,
} from "./exit-codes.ts";
import { ProgressLine } from "./progress-line.ts";
import type { Streams, Terminal } from "./terminal.ts";

/** What a solve gave, or how far it came. */
export interface Answer extends Omit<SolveResult, "status" | "depth" | "fingerprint"> {
  readonly status: SolveResult["status"] | "cancelled";
  /** Null where the search was interrupted. */
  readonly depth: number | null;
}

/** Calls `work` with a signal that Ctrl-C aborts. A second Ctrl-C ends the process as ever. */
export async function interruptible<T>(streams: Streams, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  streams.once?.("SIGINT", stop);
  try {
    return await work(interrupt.signal);
  } finally {
    streams.off?.("SIGINT", stop);
  }
}

/** The options must be possible for the level, see `planSolve`. */
export async function answer(
  loaded: LoadedLevel,
  options: SolveOptions,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<Answer> {
  const line = new ProgressLine(terminal);
  let latest: Progress | undefined;
  let found: SolutionFound | undefined;
  const onProgress = (progress: Progress): void => {
    latest = progress;
    line.show(progress);
  };
  const onSolution = (better: SolutionFound): void => {
    found = better;
    if (!better.optimal) line.leave(`${foundInWords(better)}`);
  };
  terminal.flush();
  try {
    return await solve(loaded, { ...options, signal, onProgress, onSolution });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    return cancelled(loaded, planSolve(loaded, options), latest, found);
  } finally {
    line.erase();
  }
}

/** For whoever waits for the proof. */
function foundInWords({ cost, lowerBound, timeMs }: SolutionFound): string {
  return `A solution of cost ${grouped(cost)} after ${duration(timeMs)}; none costs less than ${grouped(lowerBound)}.`;
}

const NOTHING_DONE = {
  expanded: 0,
  generated: 0,
  stored: 0,
  frontier: 0,
  lowerBound: 0,
  memoryBytes: 0,
  timeMs: 0,
  prepareMs: 0,
};

function cancelled(
  loaded: LoadedLevel,
  plan: Plan,
  progress: Progress | undefined,
  found: SolutionFound | undefined,
): Answer {
  const { puzzle, level } = playableOf(loaded);
  const { best: _best, ...soFar } = progress ?? { ...NOTHING_DONE, best: null, method: plan.algorithm };
  return {
    game: puzzle.format.id,
    engine: plan.engine,
    algorithm: plan.asked,
    heuristic: soFar.method === plan.algorithm ? (plan.heuristic?.name ?? null) : null,
    costModel: plan.costModel,
    weight: plan.weight,
    status: "cancelled",
    limit: null,
    cost: found?.cost ?? null,
    optimal: false,
    moves: found?.moves ?? null,
    stars: found === undefined ? null : puzzle.stars(level, found.cost),
    ...soFar,
    depth: null,
    why: null,
    trace: null,
  };
}

const CODES: Readonly<Record<Exclude<Answer["status"], "limit">, number>> = {
  solved: OK,
  unsolvable: UNSOLVABLE,
  exhausted: EXHAUSTED,
  cancelled: INTERRUPTED,
};
const LIMIT_CODES = { time: TIME_LIMIT, memory: MEMORY_LIMIT, nodes: NODE_LIMIT } as const;

/** The exit code that an answer asks for; undefined stands for a level that is wrong. */
export function exitCodeOf(given: Pick<Answer, "status" | "limit"> | undefined): number {
  if (given === undefined) return BAD_INPUT;
  const { status, limit } = given;
  if (status !== "limit") return CODES[status];
  return limit === null ? OK : LIMIT_CODES[limit];
}
