// How `fourfold solve` tells a level: as a JSON document, as the moves alone, as a recorded search alone, or in words.

import { posthocTrace } from "../exploring/posthoc-trace.ts";
import type { Language } from "../language/words.ts";
import { replay, wordsOf } from "../playing/replay.ts";
import { solveDocument } from "../solving/document.ts";
import { nameOf } from "./level-report.ts";
import { inWords } from "./result-words.ts";
import { describe, type SolvedLevel } from "./solve-report.ts";
import type { Terminal } from "./terminal.ts";

export const TRACE_FORMATS = ["fourfold", "posthoc"] as const;

export interface Telling {
  readonly json?: true;
  /** Moves are said in words too. */
  readonly words?: true;
  readonly traceFormat?: (typeof TRACE_FORMATS)[number];
}

/** Everything that goes to standard output about a level; `more` are further fields of its document. */
export function tell(level: SolvedLevel, telling: Telling, more: object, terminal: Terminal): void {
  if (telling.json) terminal.data(JSON.stringify(Object.assign(documentOf(level, telling, terminal.language), more)));
  else if (telling.traceFormat !== undefined) tellTrace(level, telling, terminal);
  else if (terminal.quiet) terminal.data(quietly(level, telling, terminal.language));
  else describe(level, telling.words === true ? movesInWords(level, terminal.language) : undefined, terminal);
}

/** Whether only the data itself goes to standard output. */
export function isBare({ json, traceFormat }: Telling): boolean {
  return json === true || traceFormat !== undefined;
}

function documentOf(level: SolvedLevel, telling: Telling, language: Language): object {
  const { input, plan, result, expected, own } = level;
  const { reason, overestimate } = own ?? {};
  return Object.assign(solveDocument(input, result, expected, language), {
    ...(telling.words === true ? { words: movesInWords(level, language) } : {}),
    ...(telling.traceFormat === "posthoc" ? { trace: traceOf(level, telling) } : {}),
    ...(plan !== undefined && result === undefined ? { status: "failed" } : {}),
    ...(reason === undefined ? {} : { reason: reason[language] }),
    ...(overestimate == null ? {} : { overestimate }),
  });
}

/** The moves of the solution, as one tells them; null where there is none. */
function movesInWords({ plan, result }: SolvedLevel, language: Language): string[] | null {
  if (plan === undefined || result === undefined || result.moves === null) return null;
  const before = plan.start.moves;
  const { steps } = replay(plan.level, `${before} ${result.moves}`, plan.costModel);
  return steps.slice(wordsOf(before).length).map(({ words }) => words[language]);
}

/** A line, empty where there are no moves. */
function quietly(level: SolvedLevel, { words }: Telling, language: Language): string {
  return words === true ? (movesInWords(level, language) ?? []).join("; ") : (level.result?.moves ?? "");
}

function tellTrace(level: SolvedLevel, telling: Telling, terminal: Terminal): void {
  const { input, plan, result } = level;
  if (plan === undefined || result === undefined) return;
  terminal.data(JSON.stringify(traceOf(level, telling)));
  terminal.message(`${nameOf(input)}: ${inWords(result, plan.asked, terminal.language)}`);
}

/** In the form that is asked for; null where nothing was recorded. */
function traceOf({ plan, result }: SolvedLevel, { traceFormat }: Telling): object | null {
  const trace = result?.trace ?? null;
  if (trace === null || plan === undefined || traceFormat !== "posthoc") return trace;
  return posthocTrace(trace, plan.level);
}
