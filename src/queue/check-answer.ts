// What a command believes of an answer: whoever can write into the Redis can answer anything. Fields are of the kind that they
// should be, and what is said to be a solution is replayed through the rules.
import type { UnjudgedDocument } from "../comparing/cell-document.ts";
import type { Climbed } from "../generating/climbs.ts";
import type { MadeLevel } from "../generating/make-level.ts";
import { loadLevels } from "../playing/load-levels.ts";
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { replay } from "../playing/replay.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import type { ResultWithin } from "../worker/solve-within.ts";
import { WrongData } from "./check-batch.ts";
import {
  type BatchAnswer,
  type JobAnswer,
  type JobProgress,
  LONGEST_LEVEL,
  MOST_JOBS,
  type SentFailure,
} from "./job.ts";

/** `t` a text, `n` a number, `b` true or false, `o` an object; after `?` it may be null. */
type Kinds = Readonly<Record<string, string>>;

const BOTH: Kinds = {
  ...{ status: "t", cost: "?n", optimal: "b", moves: "?t", depth: "?n", engine: "?t", method: "?t", heuristic: "?t" },
  ...{ algorithm: "?t", costModel: "t", weight: "?n", order: "?t", limit: "?t", expanded: "?n", generated: "?n" },
  ...{ stored: "?n", reopened: "?n", frontier: "?n", timeMs: "?n", prepareMs: "?n", memoryBytes: "?n" },
  ...{ hStart: "?n", branching: "?n" },
};
const RESULT: Kinds = {
  ...BOTH,
  ...{ game: "t", lowerBound: "n", stars: "?n", duplicates: "n", dead: "n", why: "?o", fingerprint: "?n", trace: "?o" },
  ...{ expanded: "n", generated: "n", stored: "n", timeMs: "n", prepareMs: "n", memoryBytes: "n", engine: "t" },
  ...{ expandedBeforeLast: "?n" },
};
const CELL: Kinds = { ...BOTH, solver: "t", repeat: "o" };
const CLIMBED: Kinds = { peak: "t", value: "n", level: "?o" };
const MADE: Kinds = { text: "t", common: "t", difficulty: "?o" };

const STATUSES = ["solved", "unsolvable", "exhausted", "limit", "cancelled", "wrong", "failed"];
const LIMITS = ["time", "nodes", "memory", null];

/** Throws WrongData. */
export function checkAnswer(value: unknown, jobs: number): BatchAnswer {
  const { version, refused, answers, timeMs } = fieldsOf(value, { version: "t", answers: "o", timeMs: "n" });
  if (!Array.isArray(answers) || answers.length !== jobs || jobs > MOST_JOBS) {
    throw new WrongData("an answer is not one to what was asked");
  }
  return {
    version: (version as string).slice(0, 40),
    ...(refused === true ? { refused } : {}),
    answers: answers.map(answerIn),
    timeMs: timeMs as number,
  };
}

function answerIn(value: unknown): JobAnswer | null {
  if (value === null) return null;
  if (typeof value === "object" && "value" in value) return { value: value.value };
  const { failed } = fieldsOf(value, { failed: "o" });
  return { failed: fieldsOf(failed, { name: "t", message: "t", details: "o" }) as unknown as SentFailure };
}

/** The result of a level, or WrongData. */
export function resultIn(value: unknown, level: LoadedLevel, from: string): ResultWithin {
  const result = fieldsOf(value, RESULT) as unknown as ResultWithin;
  refuseNoEnding(result);
  refuseNoSolution(result, level, from);
  return result;
}

export function cellDocumentIn(value: unknown, level: LoadedLevel, solver: string): UnjudgedDocument {
  const document = fieldsOf(value, CELL) as unknown as UnjudgedDocument;
  refuseNoEnding(document);
  fieldsOf(document.repeat, { n: "n", medianMs: "n", spreadMs: "n" });
  if (document.solver !== solver) throw new WrongData("a worker answered for another solver");
  refuseNoSolution(document, level, "");
  return document;
}

/** Undefined where the level could not be made as wished. */
export function madeLevelIn(value: unknown): MadeLevel | undefined {
  if (value === null) return undefined;
  const made = fieldsOf(value, MADE) as unknown as MadeLevel;
  if (made.optimal !== "unsolvable" && !Number.isSafeInteger(made.optimal)) throw new WrongData("no optimum");
  const levels = made.text.length > LONGEST_LEVEL ? [] : loadLevels(made.text);
  if (levels.length !== 1 || levels[0]?.playable === undefined) throw new WrongData("a worker made what is no level");
  return made;
}

/** Undefined where the climb found no level. */
export function climbedIn(value: unknown): Climbed | undefined {
  if (value === null) return undefined;
  const { peak, value: worth, level } = fieldsOf(value, CLIMBED) as unknown as Climbed;
  if (peak.length > LONGEST_LEVEL) throw new WrongData("a worker came to what is no level");
  return { peak, value: worth, level: madeLevelIn(level) ?? null };
}

/** How far a job has come; undefined where that is not what was sent. */
export function progressIn(data: unknown): JobProgress | undefined {
  const { job, progress, found } = (data ?? {}) as Partial<JobProgress>;
  if (typeof job !== "number") return undefined;
  const isProgress = hasNumbers(progress, ["expanded", "frontier", "lowerBound", "memoryBytes", "timeMs"]);
  const isFound = hasNumbers(found, ["cost", "lowerBound", "timeMs"]);
  return { job, ...(isProgress ? { progress } : {}), ...(isFound ? { found } : {}) };
}

function hasNumbers<T extends object>(value: T | undefined, names: readonly (keyof T)[]): value is T {
  return typeof value === "object" && value !== null && names.every((name) => typeof value[name] === "number");
}

function refuseNoEnding({ status, limit }: { readonly status: string; readonly limit: string | null }): void {
  if (!STATUSES.includes(status) || !LIMITS.includes(limit))
    throw new WrongData("an answer has no ending that there is");
}

interface Claim {
  readonly status: string;
  readonly moves: string | null;
  readonly cost: number | null;
  readonly costModel: CostModel;
}

/** What programs of one's own answer may be no solution, and says so. */
function refuseNoSolution({ status, moves, cost, costModel }: Claim, level: LoadedLevel, from: string): void {
  if (moves === null || status === "wrong" || status === "failed") {
    if (status === "solved") throw new WrongData("a level is said to be solved and no moves solve it");
    return;
  }
  const before = from === "" ? 0 : (replay(level, from, costModel).cost ?? 0);
  const played = replay(level, `${from} ${moves}`, costModel);
  if (!played.solved || played.cost !== (cost ?? Number.NaN) + before) {
    throw new WrongData("the moves of a worker do not solve the level at the cost that it says");
  }
}

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  t: (value) => typeof value === "string",
  n: (value) => typeof value === "number",
  b: (value) => typeof value === "boolean",
  o: (value) => typeof value === "object" && value !== null,
};

function fieldsOf(value: unknown, kinds: Kinds): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new WrongData("an answer is no object");
  const fields = value as Record<string, unknown>;
  for (const [name, kind] of Object.entries(kinds)) {
    const isNull = fields[name] === null && kind.startsWith("?");
    if (!isNull && IS[kind.at(-1) ?? ""]?.(fields[name]) !== true) {
      throw new WrongData(`an answer has no ${name} of the kind that it should have`);
    }
  }
  return fields;
}
