// What is told of a cell, as data: the document of `solve --json` and beside it the solver, its medal and how often it was
// measured. Tables, charts and summaries are made of these documents, so that they may come from a file as well as from a run.
import { inBoth, type Language, type Words } from "../language/words.ts";
import type { CostModel } from "../puzzles/puzzle.ts";
import { identityOf, type LevelIdentity, type NamedLevel, resultFields, roundedMs } from "../solving/document.ts";
import { type ExpectedOptimum, expectedBeside, type Outcome } from "../solving/expected-optimum.ts";
import { isModule, type Overestimate } from "../solving/own-heuristic.ts";
import type { SolveResult } from "../solving/result.ts";
import type { RunnableCell, SearchCell } from "./cell.ts";
import type { Medal } from "./medal.ts";

/** `wrong`: its answer is no solution. `failed`: it gave none, and `reason` says why. */
export type CellStatus = SolveResult["status"] | "wrong" | "failed";

/** What several measurements of a cell came to. */
export interface Repeats {
  /** How often it was measured. */
  readonly n: number;
  readonly medianMs: number;
  /** The slowest less the fastest. */
  readonly spreadMs: number;
}

/** What came of a cell, as data. */
export interface CellDocument extends LevelIdentity {
  readonly engine: string | null;
  readonly algorithm: string | null;
  readonly heuristic: string | null;
  readonly method: string | null;
  readonly costModel: CostModel;
  readonly weight: number | null;
  readonly order: string | null;
  readonly status: CellStatus;
  readonly limit: SolveResult["limit"];
  readonly cost: number | null;
  readonly optimal: boolean;
  /** Null where no search was asked. */
  readonly lowerBound: number | null;
  readonly moves: string | null;
  readonly expanded: number | null;
  readonly generated: number | null;
  readonly stored: number | null;
  readonly reopened: number | null;
  readonly frontier: number | null;
  readonly depth: number | null;
  readonly branching: number | null;
  readonly hStart: number | null;
  readonly timeMs: number | null;
  readonly prepareMs: number | null;
  readonly memoryBytes: number | null;
  /** What a search that was stopped had by then. */
  readonly best: { readonly cost: number; readonly moves: string } | null;
  readonly solver: string;
  readonly medal: Medal | null;
  readonly repeat: Repeats;
  /** Why there is no answer, or what is wrong with it, in the language of the comparison. */
  readonly reason?: string;
  readonly expected?: ExpectedOptimum;
  readonly overestimate?: Overestimate;
}

/** Without its medal, which depends on what the other solvers prove. */
export type UnjudgedDocument = Omit<CellDocument, "medal">;

/** What a program of one's own was seen to do. */
export interface ProgramAnswer {
  readonly status: "solved" | "wrong" | "failed" | "limit" | "cancelled";
  readonly timeMs: number;
  readonly moves?: string;
  readonly cost?: number;
  readonly expanded?: number;
  readonly generated?: number;
  readonly reason?: Words | string;
}

/** What a search gave, or why it failed. */
export interface SearchAnswer {
  readonly result: SolveResult;
  readonly overestimate?: Overestimate | null | undefined;
  readonly reason?: Words | undefined;
}

/** How often it was measured, in milliseconds, and in which language reasons are given. */
export interface Telling {
  readonly times: readonly number[];
  readonly language: Language;
}

export function searchDocument(
  cell: SearchCell,
  { result, overestimate, reason }: SearchAnswer,
  { times, language }: Telling,
): UnjudgedDocument {
  const expected = expectedBeside(cell.plan, result);
  return {
    ...identityOf(cell.level),
    ...(resultFields({ ...result, algorithm: cell.solver.algorithm }) as unknown as UnjudgedDocument),
    solver: cell.solver.name,
    repeat: repeatsOf(times),
    ...(expected === undefined ? {} : { expected }),
    ...(overestimate == null ? {} : { overestimate }),
    ...(reason === undefined ? {} : { reason: reason[language] }),
  };
}

export function failureDocument(
  cell: RunnableCell,
  reason: Words | string,
  { timeMs, language }: { readonly timeMs: number; readonly language: Language },
): UnjudgedDocument {
  return programDocument(cell, { status: "failed", reason, timeMs }, { times: [timeMs], language });
}

export function programDocument(
  cell: RunnableCell,
  answer: ProgramAnswer,
  { times, language }: Telling,
): UnjudgedDocument {
  const { status, timeMs, moves = null, cost = null, reason, expanded = null, generated = null } = answer;
  const { solver } = cell;
  const {
    engine,
    algorithm,
    weight = 1,
    order = null,
    heuristic = null,
  } = solver.kind === "search" ? solver : { engine: null, algorithm: null, weight: null };
  return {
    ...identityOf(cell.level),
    ...(resultFields(undefined) as unknown as UnjudgedDocument),
    ...{ engine, algorithm, heuristic, weight, order, costModel: solver.costModel },
    ...{ status, limit: status === "limit" ? "time" : null, cost, moves, expanded, generated, optimal: false },
    depth: moves === null ? null : lengthOf(moves),
    timeMs: roundedMs(timeMs),
    solver: solver.name,
    repeat: repeatsOf(times),
    ...(reason === undefined ? {} : { reason: inBoth(reason)[language] }),
  };
}

function lengthOf(moves: string): number {
  return moves.split(" ").filter((word) => word !== "" && word !== "x").length;
}

function repeatsOf(times: Telling["times"]): Repeats {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  return { n: times.length, medianMs: roundedMs(median), spreadMs: roundedMs(spread) };
}

/** What was found and proven: of a search that was stopped, the best that it had. */
export function outcomeOf({ status, cost, best, optimal, lowerBound }: CellDocument): Outcome {
  return { status, cost: cost ?? best?.cost ?? null, optimal, lowerBound: lowerBound ?? 0 };
}

/** Whether the cell proves what the level costs at the least. What a heuristic of one's own says of itself is not believed. */
export function provenOptimum({
  optimal,
  cost,
  heuristic,
}: Pick<CellDocument, "optimal" | "cost" | "heuristic">): number | undefined {
  return optimal && cost !== null && !isModule(heuristic ?? undefined) ? cost : undefined;
}

/** What the documents of a level are found by, and those of a solver for it. */
export function identityKey({ file, index }: LevelIdentity): string {
  return `${file}#${index}`;
}

/** The same of a level that has no document yet. */
export function keyOfLevel({ file, loaded }: NamedLevel): string {
  return identityKey({ file, index: loaded.index, title: null, game: null });
}

export function cellKey(document: LevelIdentity & Pick<CellDocument, "solver">): string {
  return `${identityKey(document)} ${document.solver}`;
}
