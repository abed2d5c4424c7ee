// What a worker does: it answers the messages of protocol.ts by searching. Behind the port there is a page, the thread that
// started this one, or a test.
import { configure } from "../engines/addresses.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { OwnHeuristic } from "../solving/options.ts";
import { overestimateAlong } from "../solving/own-heuristic.ts";
import type { Plan } from "../solving/plan.ts";
import { NOTHING_DONE, resultOf, type SolveResult } from "../solving/result.ts";
import { inSteps } from "../solving/slices.ts";
import { planSolve, solve } from "../solving/solve.ts";
import { ownHeuristicOf } from "./own-module.ts";
import type { Cancellation, FromWorker, PooledResult, ToWorker } from "./protocol.ts";
import { receivingLevel } from "./received-level.ts";
import { sentError } from "./sent-error.ts";
import type { SentLevel } from "./sent-level.ts";

/** The side of a worker from which its page is seen. */
export interface PagePort {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

type Running = { readonly search: number } & Readonly<Record<Cancellation, AbortController>>;

export function serveSearches(port: PagePort): void {
  let running: Running | undefined;
  port.onmessage = ({ data }) => {
    if (data.kind === "start") {
      running = { search: data.search, stop: new AbortController(), abort: new AbortController() };
      void answer(port, data, running);
    } else if (data.search === running?.search) {
      running[data.how].abort();
    }
  };
  port.postMessage({ kind: "ready" });
}

type Start = Extract<ToWorker, { kind: "start" }>;

async function answer(port: PagePort, start: Start, running: Running): Promise<void> {
  const { search, level, options, heuristicModule, solverUrl } = start;
  try {
    configure({ solverUrl });
    const loaded = await received(level, running.abort.signal);
    const own = heuristicModule && (await ownHeuristicOf(heuristicModule));
    const plan = planSolve(loaded, {
      ...options,
      ...(own === undefined ? {} : { heuristic: own }),
      signal: running.abort.signal,
      stop: running.stop.signal,
      onProgress: (progress) => port.postMessage({ kind: "progress", search, progress }),
      onSolution: (found) => port.postMessage({ kind: "solution", search, found }),
    });
    port.postMessage({ kind: "begun", search, result: resultSoFar(plan) });
    const result = await solve(loaded, plan);
    const seen = own === undefined ? result : { ...result, ...judged(own, loaded, result, options.from) };
    port.postMessage({ kind: "result", search, result: seen });
  } catch (error) {
    port.postMessage({ kind: "error", search, error: sentError(error) });
  }
}

/** Throws where the search is given up before the level is read. */
async function received(level: SentLevel, signal: AbortSignal): Promise<LoadedLevel> {
  const loaded = await inSteps(receivingLevel(level), () => signal.aborted);
  if (loaded === undefined) throw signal.reason;
  return loaded;
}

/** What is seen of a heuristic along the solution: one that says it is admissible and is not proves nothing. What did not look
 *  at it is not judged by it. */
function judged(own: OwnHeuristic, loaded: LoadedLevel, result: SolveResult, from = ""): Partial<PooledResult> {
  const { moves, costModel, heuristic } = result;
  const saysAdmissible = own.admissible === true;
  if (heuristic === null) return { saysAdmissible };
  const overestimate = moves === null ? null : (overestimateAlong(own, loaded, `${from} ${moves}`, costModel) ?? null);
  const isFalse = saysAdmissible && overestimate !== null;
  return { overestimate, saysAdmissible, ...(isFalse ? { optimal: false, lowerBound: 0 } : {}) };
}

/** Of a search that has done nothing yet, with what it is going to use. */
function resultSoFar(plan: Plan): SolveResult {
  const { heuristic, order } = plan.search;
  return resultOf(plan, { ...NOTHING_DONE, engine: plan.engine, heuristic: heuristic?.name ?? null, order });
}
