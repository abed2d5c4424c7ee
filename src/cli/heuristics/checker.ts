// Checks a heuristic on one level after the other, each in a thread of its own: a heuristic of one's own may throw, loop or end
// its process, and is then ended with its thread. Run from the sources there is no script for threads, and it is asked here.
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { HeuristicCheck } from "../../heuristics/check-heuristic.ts";
import { type Words, wordsOfError } from "../../language/words.ts";
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { HeuristicModule } from "../../worker/protocol.ts";
import { type SentLevel, sentDocument } from "../../worker/sent-level.ts";
import { checkSent } from "./check-sent.ts";

/** What a thread says when it is loaded: its time begins. */
export const BEGUN = "begun";

/** What a thread is started with. */
export interface CheckStart {
  readonly level: SentLevel;
  readonly heuristic: string | HeuristicModule;
  readonly costModel: CostModel;
}

export interface Checked {
  readonly check: HeuristicCheck;
  /** What a heuristic of one's own says of itself. */
  readonly saysAdmissible: boolean;
}

/** What was found; or why nothing was. */
export type CheckOutcome = Checked | { readonly failed: Words } | { readonly ended: "time" | "interrupted" };

export interface CheckLimits {
  readonly timeMs: number;
  readonly stop: AbortSignal;
}

const ENDED: Words = { en: "it ended its thread", pt: "terminou a sua thread" };

export async function checkLevel(
  { document }: PlayableLevel,
  { heuristic, costModel }: Omit<CheckStart, "level">,
  limits: CheckLimits,
): Promise<CheckOutcome> {
  const start: CheckStart = { level: sentDocument(document), heuristic, costModel };
  const script = new URL("./check-thread.js", import.meta.url);
  if (limits.stop.aborted) return { ended: "interrupted" };
  return existsSync(script) ? inThread(script, start, limits) : checkSent(start);
}

function inThread(script: URL, start: CheckStart, { timeMs, stop }: CheckLimits): Promise<CheckOutcome> {
  const thread = new Worker(script, { workerData: start, execArgv: [] });
  return new Promise((resolve) => {
    const end = (outcome: CheckOutcome): void => {
      clearTimeout(timer);
      stop.removeEventListener("abort", interrupted);
      resolve(outcome);
      void thread.terminate();
    };
    const interrupted = (): void => end({ ended: "interrupted" });
    let timer: NodeJS.Timeout | undefined;
    stop.addEventListener("abort", interrupted);
    thread.on("message", (message: CheckOutcome | typeof BEGUN) => {
      if (message !== BEGUN) end(message);
      else timer = setTimeout(() => end({ ended: "time" }), timeMs);
    });
    thread.on("error", (error: Error) => end({ failed: wordsOfError(error) }));
    thread.on("exit", () => end({ failed: ENDED }));
  });
}
