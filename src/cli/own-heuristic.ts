// `solve --heuristic FILE.mjs`: a heuristic of one's own is imported and asked in a worker, so that it may throw, loop or end
// its process, and is told for what it did.
import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plan } from "../solving/plan.ts";
import type { SolveResult } from "../solving/result.ts";
import type { PooledResult } from "../worker/protocol.ts";
import { solveWithin } from "../worker/solve-within.ts";
import { SolverPool } from "../worker/solver-pool.ts";
import { reasonOf } from "./inputs.ts";
import { printable } from "./terminal.ts";
import { BadInput } from "./wrong-usage.ts";

/** What became of a level. */
export interface OwnOutcome {
  /** Undefined where the heuristic failed. */
  readonly result: SolveResult | undefined;
  readonly overestimate?: PooledResult["overestimate"];
  /** Why there is no result, or why it is none. */
  readonly reason?: string;
}

/** Throws BadInput where there is no such file. */
export async function refuseMissingModule(path: string): Promise<void> {
  try {
    await stat(path);
  } catch (error) {
    const { en, pt } = reasonOf(error);
    const name = printable(path);
    throw new BadInput({
      en: `cannot read the heuristic ${name}: ${en}`,
      pt: `não é possível ler a heurística ${name}: ${pt}`,
    });
  }
}

/** Carries out a plan with the heuristic of a module in the place of the plan's own. */
export async function solveWithModule({ level, asked }: Plan, path: string): Promise<OwnOutcome> {
  const { heuristic: _, ...options } = asked;
  const pool = new SolverPool({ size: 1 });
  try {
    const heuristicModule = { url: pathToFileURL(path).href, name: path };
    const { overestimate, isOverdue, ...result } = await solveWithin(pool, level, { ...options, heuristicModule });
    const late =
      isOverdue === true ? { reason: "it did not stop at its limit by itself, so its worker was ended" } : {};
    return { result, overestimate: overestimate ?? null, ...late };
  } catch (error) {
    return { result: undefined, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await pool.close();
  }
}
