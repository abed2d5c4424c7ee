// What a worker says in which a person's code has run, before it is believed to be what it looks like: that code may have said it
// itself. Whatever is not of the right kind is left out, numbers are numbers, and texts are no longer than one can read.
import type { HeuristicCheck } from "../../heuristics/check-heuristic.ts";
import type { Fall, Worst } from "../../heuristics/tally.ts";
import { inBoth, type Words } from "../../language/words.ts";
import type { Progress, SolutionFound } from "../../solving/options.ts";
import type { Place } from "../../solving/wrong-option.ts";
import type { PooledResult } from "../../worker/protocol.ts";
import type { SentError } from "../../worker/sent-error.ts";
import type { ThreadMessage } from "../../worker/thread.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Most characters of a text that is shown. */
const MOST_TEXT = 2000;

/** Undefined where it is none of a search. What a result says is judged by believed.ts. */
export function heardOfSearch(said: unknown): ThreadMessage | undefined {
  const { kind, search, progress, found, result, error } = fieldsOf(said);
  if (typeof search !== "number") return undefined;
  if (kind === "progress") return { kind, search, progress: progressIn(fieldsOf(progress)) };
  if (kind === "solution") return { kind, search, found: foundIn(fieldsOf(found)) };
  if (kind === "begun" || kind === "result")
    return { kind, search, result: fieldsOf(result) as unknown as PooledResult };
  return kind === "error" ? { kind, search, error: errorIn(fieldsOf(error)) } : undefined;
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** 0 or more; else what is said instead. */
export function count<Else>(value: unknown, instead: Else): number | Else {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : instead;
}

/** Whether there are so few characters and values in it, in all: what is larger is not gone through. */
export function isNoLargerThan(value: unknown, most: number): boolean {
  const waiting = [value];
  for (let size = 0; waiting.length > 0; ) {
    const each = waiting.pop();
    size += typeof each === "string" || Array.isArray(each) ? each.length + 1 : 1;
    if (size > most) return false;
    if (typeof each !== "object" || each === null) continue;
    if (!Array.isArray(each) && "length" in each) return false;
    const inside = Object.values(each);
    if (inside.length > most) return false;
    waiting.push(...inside);
  }
  return true;
}

function text(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MOST_TEXT) : "";
}

function progressIn(said: Fields): Progress {
  const of = (name: keyof Progress): number => count(said[name], 0);
  return {
    method: text(said.method),
    ...{ expanded: of("expanded"), generated: of("generated"), stored: of("stored"), frontier: of("frontier") },
    ...{ lowerBound: of("lowerBound"), best: count(said.best, null) },
    ...{ memoryBytes: of("memoryBytes"), timeMs: of("timeMs"), prepareMs: of("prepareMs") },
  };
}

function foundIn(said: Fields): SolutionFound {
  return {
    moves: typeof said.moves === "string" ? said.moves : "",
    cost: count(said.cost, 0),
    lowerBound: count(said.lowerBound, 0),
    optimal: false,
    depth: count(said.depth, 0),
    stars: count(said.stars, null),
    timeMs: count(said.timeMs, 0),
  };
}

export function errorIn(said: Fields): SentError {
  const details = fieldsOf(said.details);
  const { en, pt } = fieldsOf(details.words);
  const words: Words = { en: text(en) || text(said.message), pt: text(pt) || text(en) || text(said.message) };
  const at = placeIn(fieldsOf(details.at));
  const isRefusal = said.name === "WrongOption";
  return {
    name: isRefusal ? "WrongOption" : "Error",
    message: words.en,
    stack: undefined,
    details: isRefusal ? { words, option: null, ...(at === undefined ? {} : { at }) } : { words: inBoth(words) },
  };
}

function placeIn({ line, column }: Fields): Place | undefined {
  if (!Number.isSafeInteger(line)) return undefined;
  return { line: line as number, ...(Number.isSafeInteger(column) ? { column: column as number } : {}) };
}

/** What a check has found. Its states are of whoever made them, and are drawn with care. */
export function checkIn(value: unknown): HeuristicCheck {
  const said = fieldsOf(value);
  const gap = said.averageGap;
  return {
    heuristic: text(said.heuristic),
    states: count(said.states, 0),
    solvable: count(said.solvable, 0),
    sampled: said.sampled === true,
    admissible: said.admissible === true,
    consistent: said.consistent === true,
    averageGap: typeof gap === "number" && Number.isFinite(gap) ? gap : null,
    worst: said.worst == null ? null : worstIn(fieldsOf(said.worst)),
    fall: said.fall == null ? null : fallIn(fieldsOf(said.fall)),
  };
}

function worstIn({ state, h, exact }: Fields): Worst {
  return { state, h: count(h, Number.POSITIVE_INFINITY), exact: count(exact, 0) };
}

function fallIn({ state, move, cost, h, after }: Fields): Fall {
  const never = Number.POSITIVE_INFINITY;
  return { state, move: text(move), cost: count(cost, 0), h: count(h, never), after: count(after, never) };
}
