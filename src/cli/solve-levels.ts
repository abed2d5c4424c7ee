// Carries out plans, one level after the other here or several side by side in workers, and gives what became of each in the
// order of the levels. Progress is shown of the first level that is not done.
import { expectedOf } from "../solving/expected-optimum.ts";
import type { Plan } from "../solving/plan.ts";
import { solve } from "../solving/solve.ts";
import type { OwnOutcome } from "./own-heuristic.ts";
import type { ProgressLine } from "./progress-line.ts";
import { sideBySide } from "./side-by-side.ts";
import type { SolvedLevel } from "./solve-report.ts";
import type { PlannedLevel } from "./solve-request.ts";

/** What is to be done with each level, and while it is done. */
export interface SolvingLevels {
  readonly planned: readonly PlannedLevel[];
  readonly jobs: number;
  /** Who solves them; without it, this machine. */
  readonly elsewhere: LevelSolver | undefined;
  readonly stop: AbortSignal;
  readonly line: ProgressLine;
}

/** A level that was solved, and whether it was begun when all was to stop. */
export interface ToldLevel extends SolvedLevel {
  readonly isUntouched: boolean;
}

export async function* solveLevels({ planned, jobs, elsewhere, stop, line }: SolvingLevels): AsyncGenerator<ToldLevel> {
  const solver = elsewhere ?? (await solverFor(planned, jobs));
  const atOnce = elsewhere === undefined ? jobs : Number.POSITIVE_INFINITY;
  let told = 0;
  try {
    const outcomes = sideBySide(planned, atOnce, async ({ plan }, place) => {
      const isUntouched = stop.aborted;
      const outcome = plan && (await solver.solve(plan, () => told === place));
      return { outcome, isUntouched: isUntouched || outcome?.isUntouched === true };
    });
    line.count(planned.length);
    for await (const { outcome, isUntouched } of outcomes) {
      const { input, plan } = planned[told++] as PlannedLevel;
      line.end();
      const result = outcome?.result;
      const expected = result && plan && expectedOf(plan, result);
      yield { input, plan, result, expected, own: outcome, isUntouched };
    }
  } finally {
    await solver.close();
  }
}

export interface LevelSolver {
  /** `isShown` tells whether somebody is to see how far it has come. */
  solve(plan: Plan, isShown: () => boolean): Promise<OwnOutcome>;
  close(): Promise<void>;
}

/** A heuristic of one's own is asked in a worker, and so is whatever runs beside something else. */
async function solverFor(planned: readonly PlannedLevel[], jobs: number): Promise<LevelSolver> {
  const isOwn = planned.some(({ plan }) => typeof plan?.asked.heuristic === "object");
  if (jobs === 1 && !isOwn) {
    return {
      solve: async (plan) => ({ result: await solve(plan.level, plan) }),
      close: async () => undefined,
    };
  }
  const { WorkerSolver } = await import("./own-heuristic.ts");
  return new WorkerSolver(jobs);
}
