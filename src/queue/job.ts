// What goes over the queue, as data. A command sends batches of jobs, a worker answers a batch with an answer a job; what has
// no answer was not done and is given back. src/queue/check-batch.ts and check-answer.ts say what is believed of it.
import type { ClimbOrder } from "../generating/climbs.ts";
import type { GenerateRequest } from "../generating/request.ts";
import type { Language } from "../language/words.ts";
import type { Limits, Progress, SolutionFound } from "../solving/options.ts";
import type { SentOptions } from "../worker/protocol.ts";

/** What `solve` does with a level. Limits that are Infinity are left out. */
export interface SolveJob {
  readonly kind: "solve";
  /** The text of a level file with one level. */
  readonly level: string;
  readonly options: SentOptions;
  /** The path of a heuristic of one's own, from where the worker was started. */
  readonly heuristicModule?: string;
}

/** A cell of `compare`. */
export interface CellJob {
  readonly kind: "cell";
  readonly level: string;
  /** As one would type it. */
  readonly solver: string;
  readonly limits: Limits;
  readonly repeat: number;
  readonly warm: boolean;
  /** In which it is said why there is no answer. */
  readonly language: Language;
}

/** A level of `generate`. */
export interface MakeJob {
  readonly kind: "make";
  readonly game: string;
  readonly request: GenerateRequest;
  readonly number: number;
  readonly attempt: number;
  /** Null where nothing bounds it. */
  readonly maxMs: number | null;
}

/** A climb of `generate --hardest`. */
export interface ClimbJob {
  readonly kind: "climb";
  readonly game: string;
  readonly request: GenerateRequest;
  readonly order: ClimbOrder;
}

export type Job = SolveJob | CellJob | MakeJob | ClimbJob;

export interface Batch {
  readonly version: string;
  /** The command that it is of. */
  readonly run: string;
  /** Whether somebody wants to see how far it has come. */
  readonly watch: boolean;
  readonly jobs: readonly Job[];
}

/** An error as data: no stack, which tells of the worker's machine. */
export interface SentFailure {
  readonly name: string;
  readonly message: string;
  readonly details: object;
}

export type JobAnswer = { readonly value: unknown } | { readonly failed: SentFailure };

export interface BatchAnswer {
  /** Of the worker. */
  readonly version: string;
  /** It is of another version than the command, and does nothing of it. */
  readonly refused?: true;
  /** In the order of the jobs; null for what was not done. */
  readonly answers: readonly (JobAnswer | null)[];
  readonly timeMs: number;
}

/** Told of a job while it is done. */
export interface JobProgress {
  /** Its place in the batch. */
  readonly job: number;
  readonly progress?: Progress;
  readonly found?: SolutionFound;
}

/** A batch of more bytes is not made, and one of so many is not taken, in characters of JSON. */
export const MOST_SENT = 2 ** 20;
export const MOST_TAKEN = 2 ** 23;
/** The longest text of a level, in characters. */
export const LONGEST_LEVEL = 2 ** 20;
/** The largest answer to a job, in characters of JSON. */
export const MOST_ANSWERED = 2 ** 24;
export const MOST_JOBS = 256;
