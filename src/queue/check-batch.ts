// What a worker believes of a batch: nothing that it has not looked at. Whoever can write into the Redis can send anything, so
// every field is checked for its kind and its size; levels, options, solvers and wishes then go the way of what a person types.
import { type ClimbOrder, PEAKS_KEPT } from "../generating/climbs.ts";
import type { GenerateRequest } from "../generating/request.ts";
import { LANGUAGES, type Language } from "../language/words.ts";
import { shorten } from "../levels/characters.ts";
import type { Limits } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import type { SentOptions } from "../worker/protocol.ts";
import {
  type CellJob,
  type ClimbJob,
  type Job,
  LONGEST_LEVEL,
  type MakeJob,
  MOST_JOBS,
  MOST_TAKEN,
  type SolveJob,
} from "./job.ts";

/** What was taken from the queue is not what a command sends. */
export class WrongData extends Error {
  override readonly name = "WrongData";
}

export interface CheckedBatch {
  readonly version: string;
  readonly run: string;
  readonly watch: boolean;
  /** Each is checked when its turn comes. */
  readonly jobs: readonly unknown[];
}

const LONGEST_NAME = 200;
const LONGEST_SOLVER = 4_000;
const LONGEST_PATH = 1_000;
/** Of moves that are played first. */
const LONGEST_MOVES = 2 ** 20;
const MOST_TRACED = 10_000;
const MOST_REPEATS = 10_000;
const MOST_LEVELS = 999_999_999;
const MOST_ATTEMPTS = 1_000;
const MOST_KNOBS = 100;

/** Throws WrongData. */
export function checkBatch(data: unknown): CheckedBatch {
  const { version, run, watch, jobs, ...others } = recordOf(data, "the batch");
  refuseOthers(others, "the batch");
  if (!Array.isArray(jobs) || jobs.length < 1 || jobs.length > MOST_JOBS) {
    throw new WrongData(`the batch must have 1 to ${MOST_JOBS} jobs`);
  }
  if (JSON.stringify(jobs).length > MOST_TAKEN)
    throw new WrongData(`the batch is longer than ${MOST_TAKEN} characters`);
  if (typeof run !== "string" || !/^[\w-]{8,64}$/.test(run)) throw new WrongData("the batch is of no run");
  return { version: text(version, "the version", LONGEST_NAME), run, watch: watch === true, jobs };
}

/** Throws WrongData. What a job asks for is refused later, where it makes no sense. */
export function checkJob(data: unknown): Job {
  const { kind, ...rest } = recordOf(data, "the job");
  const check = typeof kind === "string" && Object.hasOwn(KINDS, kind) ? KINDS[kind as Job["kind"]] : undefined;
  if (check === undefined) throw new WrongData(`there is no job of the kind ${shown(kind)}`);
  return check(rest);
}

type Fields = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<Job["kind"], (fields: Fields) => Job>> = {
  solve: solveJob,
  cell: cellJob,
  make: makeJob,
  climb: climbJob,
};

function solveJob({ level, options, heuristicModule, ...others }: Fields): SolveJob {
  refuseOthers(others, "the job");
  const own = heuristicModule === undefined ? {} : { heuristicModule: modulePath(heuristicModule) };
  return { kind: "solve", level: levelText(level), options: solveOptions(options), ...own };
}

function cellJob({ level, solver, limits, repeat, warm, language, ...others }: Fields): CellJob {
  refuseOthers(others, "the job");
  return {
    kind: "cell",
    level: levelText(level),
    solver: text(solver, "the solver", LONGEST_SOLVER),
    limits: limitsIn(limits),
    repeat: whole(repeat, "how often it is measured", 1, MOST_REPEATS),
    warm: warm === true,
    language: languageIn(language),
  };
}

function languageIn(value: unknown): Language {
  const found = LANGUAGES.find((language) => language === value);
  if (found === undefined) throw new WrongData(`there are no words in the language ${shown(value)}`);
  return found;
}

function makeJob({ game, request, number, attempt, maxMs, ...others }: Fields): MakeJob {
  refuseOthers(others, "the job");
  return {
    kind: "make",
    game: text(game, "the game", LONGEST_NAME),
    request: requestIn(request),
    number: whole(number, "the number of the level", 1, MOST_LEVELS),
    attempt: whole(attempt, "the attempt", 0, MOST_ATTEMPTS),
    maxMs: maxMs === null ? null : amount(maxMs, "the time"),
  };
}

function climbJob({ game, request, order, ...others }: Fields): ClimbJob {
  refuseOthers(others, "the job");
  return {
    kind: "climb",
    game: text(game, "the game", LONGEST_NAME),
    request: requestIn(request),
    order: climbOrder(recordOf(order, "the climb")),
  };
}

function climbOrder({ by, number, peaks, above, maxMs, seconds, ...others }: Fields): ClimbOrder {
  refuseOthers(others, "the climb");
  if (by !== "optimal" && by !== "difficulty") throw new WrongData(`there is no hardness ${shown(by)}`);
  if (!Array.isArray(peaks) || peaks.length > PEAKS_KEPT) throw new WrongData("the hardest levels are no short list");
  return {
    by,
    number: whole(number, "the number of the climb", 1, MOST_LEVELS),
    peaks: peaks.map(levelText),
    above: amount(above, "what is known"),
    maxMs: amount(maxMs, "the time"),
    seconds: amount(seconds, "the seconds"),
  };
}

function levelText(value: unknown): string {
  return text(value, "the level", LONGEST_LEVEL);
}

function modulePath(value: unknown): string {
  const path = text(value, "the heuristic", LONGEST_PATH);
  if (!isModule(path)) throw new WrongData("the heuristic is no module");
  return path;
}

const OPTIONS = [
  "algorithm",
  "heuristic",
  "engine",
  "costModel",
  "weight",
  "order",
  "without",
  "depth",
  "from",
] as const;

/** Their kinds and what they say are checked by whoever solves; here, that there is nothing beside them, and how much. */
function solveOptions(value: unknown): SentOptions {
  const { limits, trace = 0, ...rest } = recordOf(value, "the options");
  const known = Object.fromEntries(OPTIONS.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]])));
  refuseOthers(Object.fromEntries(Object.entries(rest).filter(([name]) => !Object.hasOwn(known, name))), "the options");
  const { from = "", heuristic = "", without = [] } = known;
  text(from, "what to begin with", LONGEST_MOVES);
  text(heuristic, "the heuristic", LONGEST_NAME);
  if (!Array.isArray(without) || without.length > MOST_KNOBS)
    throw new WrongData("what to do without is no short list");
  return {
    ...(known as SentOptions),
    ...(limits === undefined ? {} : { limits: limitsIn(limits) }),
    trace: whole(trace, "the trace", 0, MOST_TRACED),
  };
}

function limitsIn(value: unknown): Limits {
  const { timeMs, nodes, memoryBytes, ...others } = recordOf(value, "the limits");
  refuseOthers(others, "the limits");
  return {
    ...(timeMs === undefined ? {} : { timeMs: amount(timeMs, "the limit on time") }),
    ...(nodes === undefined ? {} : { nodes: whole(nodes, "the limit on nodes", 0, Number.MAX_SAFE_INTEGER) }),
    ...(memoryBytes === undefined ? {} : { memoryBytes: amount(memoryBytes, "the limit on memory") }),
  };
}

/** Knobs and wishes are checked against the puzzle by whoever makes the level. */
function requestIn(value: unknown): GenerateRequest {
  const { knobs = {}, wishes = {}, seed, ...others } = recordOf(value, "the request");
  refuseOthers(others, "the request");
  const set = recordOf(knobs, "the knobs");
  if (Object.keys(set).length > MOST_KNOBS) throw new WrongData("there are too many knobs");
  for (const [name, knob] of Object.entries(set)) {
    if (typeof knob === "string") text(knob, name, LONGEST_NAME);
    else rangeIn(knob, name);
  }
  const { optimal, difficulty, unique, unsolvable, ...more } = recordOf(wishes, "the wishes");
  refuseOthers(more, "the wishes");
  if (optimal !== undefined) rangeIn(optimal, "the optimum");
  if (difficulty !== undefined) text(difficulty, "the difficulty", LONGEST_NAME);
  for (const wish of [unique, unsolvable]) {
    if (wish !== undefined && typeof wish !== "boolean") throw new WrongData("a wish is neither true nor false");
  }
  return { knobs: set, wishes, seed: text(seed, "the seed", LONGEST_NAME) } as GenerateRequest;
}

function rangeIn(value: unknown, what: string): void {
  const { min, max, ...others } = recordOf(value, shorten(what));
  refuseOthers(others, shorten(what));
  amount(min, "the least");
  amount(max, "the most");
}

export function recordOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new WrongData(`${what} must be an object, and is ${shown(value)}`);
}

function refuseOthers(others: Fields, what: string): void {
  const [name] = Object.keys(others);
  if (name !== undefined) throw new WrongData(`${what} can have no ${shorten(name)}`);
}

export function text(value: unknown, what: string, most: number): string {
  if (typeof value !== "string") throw new WrongData(`${what} must be a text, and is ${shown(value)}`);
  if (value.length > most) throw new WrongData(`${what} is longer than ${most} characters`);
  return value;
}

function whole(value: unknown, what: string, least: number, most: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw new WrongData(`${what} must be a whole number from ${least} to ${most}, and is ${shown(value)}`);
}

function amount(value: unknown, what: string): number {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
  throw new WrongData(`${what} must be a number from 0 on, and is ${shown(value)}`);
}

function shown(value: unknown): string {
  if (typeof value === "string") return `"${shorten(value)}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" && value !== null ? "an object" : shorten(String(value));
}
