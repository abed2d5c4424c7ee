// Who makes the levels of `fourfold generate`: this process, or with --jobs threads beside it. What comes out is the same. Run from
// the sources there is no script for threads, and the levels are made here.
import { existsSync } from "node:fs";
import type { ClimbDoer } from "../../generating/climbs.ts";
import type { LevelMaker } from "../../generating/generate.ts";
import { makeLevel } from "../../generating/make-level.ts";
import { MakerPool } from "../../generating/maker-pool.ts";
import type { CheckedRequest, GenerateRequest } from "../../generating/request.ts";

export interface LevelMakers {
  readonly make: LevelMaker;
  close(): Promise<void>;
}

/** Those that work beside this process look for the hardest levels as well. */
export interface MakersElsewhere extends LevelMakers {
  readonly climb: ClimbDoer;
}

/** They give up when they are told to stop, and a level after so long. */
export function makersHere(request: CheckedRequest, maxMs: number, stop: AbortSignal): LevelMakers {
  return {
    make: (number, attempt) => {
      const end = performance.now() + maxMs;
      return makeLevel(request, number, attempt, () => stop.aborted || performance.now() > end);
    },
    close: async () => {},
  };
}

export interface ThreadStart {
  readonly game: string;
  readonly request: GenerateRequest;
  readonly maxMs: number;
}

/** Undefined where no threads can be started. */
export function makersInThreads(
  { game, request, maxMs }: ThreadStart,
  jobs: number,
  stop: AbortSignal,
): MakersElsewhere | undefined {
  const url = new URL("../../generating/maker-worker.js", import.meta.url);
  if (jobs < 2 || !existsSync(url)) return undefined;
  const pool = new MakerPool(game, request, { size: jobs, maxMs, url });
  const close = (): Promise<void> => pool.close();
  stop.addEventListener("abort", close);
  return { make: pool.make, climb: pool.climb, close };
}
