// What `fourfold solve` says of a level beyond its solution, where it is asked: how many optimal solutions there are, which they
// are, and how hard the level is.
import type { Command } from "commander";
import type { Difficulty } from "../generating/difficulty.ts";
import type { NotRated } from "../generating/rate-level.ts";
import type { Say, Words } from "../language/words.ts";
import type { OptimalSolutions } from "../solving/optimal-solutions.ts";
import type { Plan } from "../solving/plan.ts";
import type { SolveResult } from "../solving/result.ts";
import { inSteps } from "../solving/slices.ts";
import { difficultyDocument, writeDifficulty } from "./difficulty-report.ts";
import { counted, type Noun } from "./language.ts";
import { whole } from "./option-values.ts";
import type { Terminal } from "./terminal.ts";

export interface StudiesAsked {
  readonly countOptimal?: true;
  /** How many are to be listed. */
  readonly allOptimal?: number;
  readonly difficulty?: true;
}

export interface Studies {
  readonly asked: StudiesAsked;
  /** Undefined where nothing was asked of them. */
  readonly optimal: OptimalSolutions | undefined;
  readonly difficulty: Difficulty | NotRated | undefined;
  /** Whether Ctrl-C came before they were done. */
  readonly isInterrupted: boolean;
}

const NONE: OptimalSolutions = { count: 0, exact: true, solutions: [] };
/** Nothing is proven to be optimal. */
const NOT_PROVEN: OptimalSolutions = { count: 0, exact: false, solutions: [] };

export function declareStudies(command: Command, say: Say): void {
  command
    .option("--count-optimal", say(COUNT_OPTION))
    .option("--all-optimal <n>", say(LIST_OPTION), whole)
    .option("--difficulty", say(DIFFICULTY_OPTION));
}

const COUNT_OPTION: Words = {
  en: "also count the optimal solutions, up to the order of moves that commute",
  pt: "contar também as soluções ótimas, a menos da ordem de jogadas que comutam",
};
const LIST_OPTION: Words = {
  en: "also list up to n optimal solutions, up to the order of moves that commute",
  pt: "mostrar também até n soluções ótimas, a menos da ordem de jogadas que comutam",
};
const DIFFICULTY_OPTION: Words = {
  en: "also say how hard the level is, and in which way",
  pt: "dizer também quão difícil é o nível, e porquê",
};

/** Loads what it needs only where it is asked for. */
export async function studied(
  asked: StudiesAsked,
  plan: Plan,
  result: SolveResult,
  stop: AbortSignal,
): Promise<Studies> {
  const wantsOptimal = asked.countOptimal === true || asked.allOptimal !== undefined;
  const optimal = wantsOptimal && !stop.aborted ? await optimalOf(asked, plan, result, stop) : undefined;
  const difficulty = asked.difficulty === true && !stop.aborted ? await difficultyOf(plan, result, stop) : undefined;
  const isInterrupted = stop.aborted && (wantsOptimal || asked.difficulty === true);
  return { asked, optimal, difficulty, isInterrupted };
}

async function optimalOf(
  { allOptimal: list = 0 }: StudiesAsked,
  plan: Plan,
  result: SolveResult,
  stop: AbortSignal,
): Promise<OptimalSolutions> {
  if (result.status === "unsolvable") return NONE;
  if (!result.optimal || result.cost === null) return NOT_PROVEN;
  const { AT_LEAST_ONE, countingOptimal, MOST_STATES } = await import("../solving/optimal-solutions.ts");
  const { costModel, start, level } = plan;
  // The limits are those of the level: its search has taken its part of the time.
  const { timeMs, nodes } = plan.asked.limits;
  const end = performance.now() + timeMs - result.timeMs;
  const states = Math.min(nodes, MOST_STATES);
  const counting = countingOptimal(level, result.cost, { costModel, list, start: start.state, states });
  const counted = (await inSteps(counting, () => stop.aborted || performance.now() >= end)) ?? AT_LEAST_ONE;
  // One is known in any case.
  return counted.exact || list === 0 ? counted : { ...counted, solutions: [result.moves ?? ""] };
}

/** Of the level, wherever the search began. */
async function difficultyOf(plan: Plan, result: SolveResult, stop: AbortSignal): Promise<Difficulty | NotRated> {
  const { rateLevel } = await import("../generating/rate-level.ts");
  const isOfLevel = plan.start.moves === "" && plan.costModel === "moves" && result.optimal;
  const solution = isOfLevel ? (result.moves ?? undefined) : undefined;
  return rateLevel(plan.level, solution === undefined ? { stop } : { stop, solution });
}

/** The fields that they add to a document. */
export function studyFields({ asked, optimal, difficulty }: Studies): Record<string, unknown> {
  return {
    ...(optimal === undefined || asked.allOptimal === undefined ? {} : { optimalSolutions: optimal.solutions }),
    ...(optimal === undefined || asked.countOptimal === undefined
      ? {}
      : { optimalCount: { count: optimal.count, exact: optimal.exact } }),
    ...(difficulty === undefined ? {} : { difficulty: difficultyDocument(difficulty) }),
  };
}

export function writeStudies({ asked, optimal, difficulty }: Studies, terminal: Terminal): void {
  if (optimal !== undefined || difficulty !== undefined) terminal.data("");
  if (optimal !== undefined) writeOptimal(asked, optimal, terminal);
  if (difficulty !== undefined) writeDifficulty(difficulty, terminal);
}

function writeOptimal({ countOptimal, allOptimal }: StudiesAsked, optimal: OptimalSolutions, terminal: Terminal): void {
  const { solutions } = optimal;
  const isLeftOut = countOptimal === undefined && solutions.length > 0;
  terminal.text(isLeftOut ? listed(solutions.length, terminal) : countInWords(optimal, terminal));
  for (const moves of allOptimal === undefined ? [] : solutions) terminal.text(`  ${moves}`, 2);
}

/** Above a list that may leave some out. */
function listed(count: number, { say, language }: Terminal): string {
  const many = counted(count, OPTIMA, language);
  return say({
    en: `${many}, up to the order of moves that commute (--count-optimal counts all):`,
    pt: `${many}, a menos da ordem de jogadas que comutam (--count-optimal conta todas):`,
  });
}

const OPTIMA: Noun = {
  en: ["optimal solution", "optimal solutions"],
  pt: ["solução ótima", "soluções ótimas"],
};

function countInWords({ count, exact }: OptimalSolutions, { say, language }: Terminal): string {
  const many = counted(count, OPTIMA, language);
  if (!exact && count === 0) {
    return say({
      en: "Optimal solutions were not counted: nothing is proven to be optimal.",
      pt: "As soluções ótimas não foram contadas: não está provado que alguma o seja.",
    });
  }
  if (!exact) {
    return say({
      en: `At least ${many}: more could not be counted.`,
      pt: `Pelo menos ${many}: não foi possível contar mais.`,
    });
  }
  return say({
    en: `${many}, up to the order of moves that commute.`,
    pt: `${many}, a menos da ordem de jogadas que comutam.`,
  });
}
