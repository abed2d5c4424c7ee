// The exit codes that scripts may rely on. A command that handles several levels ends with the highest that occurred.
import type { SolveResult } from "../solving/result.ts";

export const OK = 0;
/** A level is proven to have no solution. */
export const UNSOLVABLE = 10;
/** A search that may overlook solutions found none. */
export const EXHAUSTED = 11;
export const TIME_LIMIT = 20;
export const MEMORY_LIMIT = 21;
export const NODE_LIMIT = 22;
/** A level or solution is wrong, or a file cannot be read. */
export const BAD_INPUT = 30;
/** An unknown command or option, a value that cannot be read, or a combination that is refused. */
export const WRONG_USAGE = 31;
/** Nobody's input: a mistake of this program, or output that cannot be written. */
export const FAILED = 70;
/** Ctrl-C. */
export const INTERRUPTED = 130;

const OF_STATUS: Readonly<Record<Exclude<SolveResult["status"], "limit">, number>> = {
  solved: OK,
  unsolvable: UNSOLVABLE,
  exhausted: EXHAUSTED,
  cancelled: INTERRUPTED,
};
const OF_LIMIT = { time: TIME_LIMIT, memory: MEMORY_LIMIT, nodes: NODE_LIMIT } as const;

/** The exit code that a result asks for. */
export function exitCodeOf({ status, limit }: Pick<SolveResult, "status" | "limit">): number {
  if (status !== "limit") return OF_STATUS[status];
  return limit === null ? OK : OF_LIMIT[limit];
}
