// Solves and checks with a heuristic that a person wrote, and asks it, in the document for that: a pool like that of workers, of
// which nothing is believed that can be seen to be otherwise. Each pool has one worker, and begins with nothing of what ran before.
import { solverAddress } from "../../engines/addresses.ts";
import type { Answers } from "../../exploring/answers.ts";
import type { HeuristicCheck } from "../../heuristics/check-heuristic.ts";
import { type LoadedLevel, playableOf } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import { checkOptions } from "../../solving/check-options.ts";
import { planSolve } from "../../solving/solve.ts";
import { PooledSearch } from "../../worker/pooled-search.ts";
import type { HeuristicModule, PooledResult } from "../../worker/protocol.ts";
import { SearchQueue } from "../../worker/search-queue.ts";
import { receivedError } from "../../worker/sent-error.ts";
import { sentDocument } from "../../worker/sent-level.ts";
import type { PoolSolveOptions } from "../../worker/solver-pool.ts";
import type { StartThread, Thread } from "../../worker/thread.ts";
import { believed, solutionOf } from "./believed.ts";
import { checkIn, count, errorIn, fieldsOf, heardOfSearch } from "./heard.ts";
import { OWN } from "./own-name.ts";
import { startInSandbox } from "./sandbox.ts";
import type { AskStart, CheckStart } from "./sandbox-messages.ts";

/** The module of a text, as its own address. */
export function moduleOf(text: string): HeuristicModule {
  return { url: `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`, name: OWN };
}

/** Nothing is loaded from the page's addresses there, and they are nobody's business. */
const NOWHERE = "about:blank";

function starter(sandbox: string): StartThread {
  const start = startInSandbox(sandbox);
  return async (listener) => {
    const thread = await start({
      onMessage(said) {
        const heard = heardOfSearch(said);
        if (heard !== undefined) listener.onMessage(heard);
      },
      onDeath: (reason) => listener.onDeath(reason),
    });
    const post: Thread["post"] = (message) =>
      thread.post(message.kind === "start" ? { ...message, solverUrl: NOWHERE } : message);
    return { ...thread, post };
  };
}

export class SandboxPool {
  readonly #queue: SearchQueue;

  /** With the address of the document. */
  constructor(sandbox: string) {
    this.#queue = new SearchQueue(1, starter(sandbox));
  }

  /** As the pool of workers does it, with the heuristic of a module. */
  async solve(level: string | LoadedLevel, asked: PoolSolveOptions): Promise<PooledResult> {
    const { heuristicModule, onSolution, ...options } = asked;
    if (typeof level === "string" || heuristicModule === undefined)
      throw new Error("Here run modules on loaded levels.");
    checkOptions(options);
    options.signal?.throwIfAborted();
    const plan = planSolve(level, { ...options, engine: "ts" });
    const search = new PooledSearch(
      level,
      {
        ...options,
        onSolution: (found) => {
          const solution = solutionOf(plan, found.moves);
          if (solution !== undefined) onSolution?.({ ...found, moves: solution.moves, cost: solution.cost });
        },
      },
      heuristicModule,
    );
    if (options.stop?.aborted) search.stopHere();
    else this.#queue.add(search);
    return believed(level, options, heuristicModule.name, await search.result);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

/** The solver module as an address of itself, which needs no network; where it cannot be had TypeScript searches there. */
async function solverInside(): Promise<string> {
  try {
    const { href, protocol } = await solverAddress();
    if (protocol === "data:") return href;
    const response = await fetch(href);
    if (!response.ok) return NOWHERE;
    let characters = "";
    for (const byte of new Uint8Array(await response.arrayBuffer())) characters += String.fromCharCode(byte);
    return `data:application/wasm;base64,${btoa(characters)}`;
  } catch {
    return NOWHERE;
  }
}

export interface Checked {
  readonly check: HeuristicCheck;
  /** What the heuristic says of itself. */
  readonly saysAdmissible: boolean;
}

/** Asks the heuristic of a module on every state of a level; undefined where it is told to stop. Rejects with what is wrong with
 *  the module. */
export async function checkInSandbox(
  sandbox: string,
  {
    level,
    module,
    costModel,
    stop,
  }: { level: LoadedLevel; module: HeuristicModule; costModel: CostModel; stop: AbortSignal },
): Promise<Checked | undefined> {
  const start = async (): Promise<CheckStart> => ({
    kind: "check",
    level: sentDocument(playableOf(level).document),
    heuristicModule: module,
    costModel,
    solverUrl: await solverInside(),
  });
  return askSandbox<Checked>(sandbox, start, stop, ({ kind, check, saysAdmissible, error }, settle) => {
    if (kind === "checked") settle.resolve({ check: checkIn(check), saysAdmissible: saysAdmissible === true });
    else if (kind === "unchecked") settle.reject(receivedError(errorIn(fieldsOf(error))));
  });
}

/** What the heuristic of a module answers in a search that is explored; undefined where it is told to stop. Rejects with what is
 *  wrong with the module. */
export async function answersInSandbox(
  sandbox: string,
  { level, module, options }: { level: LoadedLevel; module: HeuristicModule; options: AskStart["options"] },
  stop: AbortSignal,
  onProgress: (answers: number) => void,
): Promise<Answers | undefined> {
  const start = async (): Promise<AskStart> => ({
    kind: "ask",
    level: sentDocument(playableOf(level).document),
    heuristicModule: module,
    options,
  });
  const { name } = module;
  return askSandbox<Answers>(sandbox, start, stop, (said, settle) => {
    const { kind, values, saysAdmissible, error } = said;
    if (kind === "asking") onProgress(count(said.answers, 0));
    else if (kind === "unanswered") settle.reject(receivedError(errorIn(fieldsOf(error))));
    else if (kind === "answered") {
      const answers = values instanceof Float64Array ? values : new Float64Array();
      settle.resolve({ name, admissible: saysAdmissible === true, values: answers });
    }
  });
}

interface Settling<T> {
  resolve(answer: T): void;
  reject(reason: unknown): void;
}

/** Asks a worker of its own, which is ended with that; undefined where it is told to stop. */
async function askSandbox<T>(
  sandbox: string,
  start: () => Promise<unknown>,
  stop: AbortSignal,
  hear: (said: Readonly<Record<string, unknown>>, settle: Settling<T>) => void,
): Promise<T | undefined> {
  let thread: Thread<unknown> | undefined;
  const stopped = new Promise<undefined>((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const answered = new Promise<T>((resolve, reject) => {
    const onMessage = (said: unknown): void => hear(fieldsOf(said), { resolve, reject });
    const begin = async (): Promise<void> => {
      thread = await startInSandbox(sandbox)({ onMessage, onDeath: reject });
      if (stop.aborted) return void thread.terminate();
      thread.post(await start());
    };
    begin().catch(reject);
  });
  try {
    return await Promise.race([answered, stopped]);
  } finally {
    answered.catch(() => undefined);
    await thread?.terminate();
  }
}
