// Solving in workers. A heuristic of one's own, `solve --heuristic FILE.mjs`, is imported and asked there, so that it may throw,
// loop or end its process, and is told for what it did; and levels are solved side by side there.
import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { type Words, wordsOfError } from "../language/words.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { Plan } from "../solving/plan.ts";
import type { SolveResult } from "../solving/result.ts";
import type { PooledResult } from "../worker/protocol.ts";
import { OVERDUE, solveWithin } from "../worker/solve-within.ts";
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
  readonly reason?: Words;
  /** It was not begun when all was to stop. */
  readonly isUntouched?: true;
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

/** Solves in workers, so many at once: with the heuristic of a module, where the plan has one, in the place of its own. */
export class WorkerSolver {
  readonly #pool: SolverPool;

  constructor(size: number) {
    this.#pool = new SolverPool({ size });
  }

  async solve({ level, asked }: Plan, isShown: () => boolean): Promise<OwnOutcome> {
    const { heuristic, onProgress, onSolution, ...options } = asked;
    const isOwn = typeof heuristic === "object";
    const own = isOwn ? { heuristicModule: { url: pathToFileURL(heuristic.name).href, name: heuristic.name } } : {};
    const named = isOwn || heuristic === undefined ? {} : { heuristic };
    const shown: Pick<SolveOptions, "onProgress" | "onSolution"> = {
      onProgress: (progress) => isShown() && onProgress?.(progress),
      onSolution: (found) => isShown() && onSolution?.(found),
    };
    try {
      const found = await solveWithin(this.#pool, level, { ...options, ...named, ...own, ...shown });
      const { overestimate, isOverdue, ...result } = found;
      const late = isOverdue === true ? { reason: OVERDUE } : {};
      return { result, ...(isOwn ? { overestimate: overestimate ?? null } : {}), ...late };
    } catch (error) {
      if (!isOwn) throw error;
      return { result: undefined, reason: wordsOfError(error) };
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
