// A search in a worker that ends, whatever it does: one that does not look at its clock, because it makes tables or waits for a
// heuristic that never ends, is ended with its worker a little after its limit on time.
import type { Words } from "../language/words.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { PooledResult } from "./protocol.ts";
import type { PoolSolveOptions, SolverPool } from "./solver-pool.ts";

/** How long a worker may take to start and to look at its clock, in milliseconds. */
const GRACE = 1000;

export interface ResultWithin extends PooledResult {
  /** It had to be ended with its worker. */
  readonly isOverdue?: boolean;
}

/** What is said of a search that was ended with its worker. */
export const OVERDUE: Words = {
  en: "it did not stop at its limit by itself, so its worker was ended",
  pt: "não parou por si no seu limite, e por isso o seu worker foi terminado",
};

export async function solveWithin(
  pool: Pick<SolverPool, "solve">,
  level: string | LoadedLevel,
  options: PoolSolveOptions,
): Promise<ResultWithin> {
  const { limits, stop } = options;
  const watchdog = new AbortController();
  const end = (): void => watchdog.abort();
  stop?.addEventListener("abort", end);
  if (stop?.aborted === true) end();
  const { timeMs = Number.POSITIVE_INFINITY } = limits ?? {};
  const timer = Number.isFinite(timeMs) ? setTimeout(end, timeMs + GRACE) : undefined;
  try {
    const result = await pool.solve(level, { ...options, stop: watchdog.signal });
    const isOverdue = result.status === "cancelled" && stop?.aborted !== true;
    return isOverdue ? { ...result, status: "limit", limit: "time", isOverdue } : result;
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener("abort", end);
  }
}
