// The engine's side of a player: it asks the workers of the page what a position is worth, and remembers the answers. A
// search is over when nobody wants it any more (its signal), pauses while the page is hidden, and may be told to come to an
// end with what is known (its stop, or its limit on time).
import type { EngineName } from "../../engines/session.ts";
import type { LoadedLevel, PlayableLevel } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { Progress, SolveOptions } from "../../solving/options.ts";
import type { SolverPool } from "../../worker/solver-pool.ts";
import { type Advice, KnownAdvice } from "./advice.ts";

/** Where a play is. */
export interface Position {
  /** The moves that lead there from the start of the level. */
  readonly moves: string;
  readonly state: unknown;
}

export interface AdvisorSettings {
  readonly pool: Pick<SolverPool, "solve">;
  readonly engine: EngineName;
  readonly costModel: CostModel;
  /** Called when another engine did it than was asked for. */
  readonly onOtherEngine: () => void;
}

export interface Question {
  /** Nobody wants the answer any more: the promise is rejected. */
  readonly signal: AbortSignal;
  /** What is known by then is enough. */
  readonly stop?: AbortSignal | undefined;
  readonly timeMs?: number | undefined;
  /** A solution is enough, whatever it costs. */
  readonly anySolution?: boolean;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export class Advisor {
  readonly #level: LoadedLevel;
  readonly #settings: AdvisorSettings;
  readonly known: KnownAdvice;

  constructor(level: LoadedLevel, playable: PlayableLevel, settings: AdvisorSettings) {
    this.#level = level;
    this.#settings = settings;
    this.known = new KnownAdvice(playable, settings.costModel);
  }

  /** The words of the best line that is known from there. */
  lineFrom({ state }: Position): readonly string[] {
    return this.known.lineFrom(state) ?? [];
  }

  async ask({ moves, state }: Position, question: Question): Promise<Advice> {
    const known = this.known.of(state);
    if (known.isProven || (question.anySolution === true && known.outcome === "solvable")) return known;
    for (;;) {
      await whenVisible(question.signal);
      const hidden = whenHidden();
      try {
        return await this.#search(moves, state, question, hidden.signal);
      } catch (reason) {
        if (question.signal.aborted || !hidden.signal.aborted) throw reason;
      } finally {
        hidden.forget();
      }
    }
  }

  async #search(moves: string, state: unknown, question: Question, hidden: AbortSignal): Promise<Advice> {
    const { pool, engine, costModel, onOtherEngine } = this.#settings;
    const enough = new AbortController();
    const options: SolveOptions = {
      from: moves,
      engine,
      costModel,
      signal: AbortSignal.any([question.signal, hidden]),
      stop: question.stop === undefined ? enough.signal : AbortSignal.any([question.stop, enough.signal]),
      ...(question.timeMs === undefined ? {} : { limits: { timeMs: question.timeMs } }),
      ...(question.onProgress === undefined ? {} : { onProgress: question.onProgress }),
      ...(question.anySolution === true ? { onSolution: () => enough.abort() } : {}),
    };
    const result = await pool.solve(this.#level, options);
    if (result.engine !== engine) onOtherEngine();
    return this.known.learn(state, result);
  }
}

function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
    look();
  });
}

function whenHidden(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const controller = new AbortController();
  const look = (): void => {
    if (document.hidden) controller.abort();
  };
  document.addEventListener("visibilitychange", look);
  return { signal: controller.signal, forget: () => document.removeEventListener("visibilitychange", look) };
}
