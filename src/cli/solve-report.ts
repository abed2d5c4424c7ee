// What `fourfold solve` tells a person of a level, in a few lines.
import type { Language, Words } from "../language/words.ts";
import type { ExpectedOptimum } from "../solving/expected-optimum.ts";
import type { SolveResult } from "../solving/result.ts";
import { duration, grouped, memorySize } from "./amounts.ts";
import { counted, LEVELS, type Noun } from "./language.ts";
import { nameOf } from "./level-report.ts";
import { writeTitle } from "./level-view.ts";
import type { OwnOutcome } from "./own-heuristic.ts";
import { inWords } from "./result-words.ts";
import type { PlannedLevel } from "./solve-request.ts";
import type { Terminal } from "./terminal.ts";
import { listTrace } from "./trace-listing.ts";

/** A level and what became of it. */
export interface SolvedLevel extends PlannedLevel {
  /** Undefined where the level is wrong. */
  readonly result: SolveResult | undefined;
  /** Undefined where its header says no optimum. */
  readonly expected: ExpectedOptimum | undefined;
  /** What a heuristic of one's own did beside. */
  readonly own: Omit<OwnOutcome, "result"> | undefined;
}

/** Tells a person how a level was solved, or why not; nothing of one that is wrong. */
export function describe(
  { input, plan, result }: SolvedLevel,
  words: readonly string[] | null | undefined,
  terminal: Terminal,
): void {
  if (plan === undefined || result === undefined) return;
  const { dim, green, yellow } = terminal.colors;
  writeTitle(plan.playable, nameOf(input), terminal);
  terminal.data("");
  const paint = result.status === "solved" ? green : yellow;
  terminal.text(paint(inWords(result, plan.asked, terminal.language)));
  if (result.moves) terminal.text(`  ${result.moves}`);
  if (words != null) listMoves(words, terminal);
  terminal.data("");
  for (const line of accountOf(result, terminal.language)) terminal.text(dim(line), 2);
  if (result.trace !== null) listTrace(result.trace, terminal);
}

function listMoves(words: readonly string[], terminal: Terminal): void {
  const width = String(words.length).length + 2;
  words.forEach((said, i) => {
    terminal.text(`  ${`${i + 1}.`.padStart(width - 1)} ${said}`, width + 2);
  });
}

const COUNTS: Readonly<Record<"expanded" | "generated" | "stored" | "frontier" | "depth", Words>> = {
  expanded: { en: "expanded", pt: "expandidos" },
  generated: { en: "generated", pt: "gerados" },
  stored: { en: "stored", pt: "guardados" },
  frontier: { en: "frontier", pt: "fronteira" },
  depth: { en: "depth", pt: "profundidade" },
};

function accountOf(result: SolveResult, language: Language): string[] {
  const { timeMs, prepareMs, memoryBytes } = result;
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[];
  const counts = names.map((name) => `${COUNTS[name][language]} ${grouped(result[name], language)}`);
  const [whole, part] = [duration(timeMs, language), duration(prepareMs, language)];
  const times: Words = {
    en: `${whole}, of which ${part} to prepare the level`,
    pt: `${whole}, dos quais ${part} a preparar o nível`,
  };
  return [
    searchInWords(result, language),
    counts.join(", "),
    ...(searchedNothing(result) ? [NOTHING_EXPANDED[language]] : []),
    `${times[language]}; ${memorySize(memoryBytes, language)}`,
  ];
}

/** What was done: the algorithm, what guided it, and the engine. */
function searchInWords(
  { algorithm, method, heuristic, weight, order, engine }: SolveResult,
  language: Language,
): string {
  const words = SEARCH[language];
  const done = algorithm === method ? algorithm : `${algorithm}: ${method}`;
  const guided = heuristic === null ? done : `${done} ${words.guidedBy} ${heuristic}`;
  const weighted = weight === 1 ? "" : `, ${words.weight} ${weight}`;
  return `${guided}${weighted}${order === null ? "" : `, ${words.order} ${order}`}, ${words.engine} ${engine}`;
}

const SEARCH = {
  en: { guidedBy: "with the heuristic", weight: "weight", order: "order", engine: "engine" },
  pt: { guidedBy: "com a heurística", weight: "peso", order: "ordem", engine: "motor" },
};

/** A method of `auto` was done before any state was expanded, and was not stopped. */
function searchedNothing({ algorithm, method, status, expanded, cost }: SolveResult): boolean {
  const isStopped = status === "limit" || status === "cancelled";
  return algorithm === "auto" && method !== "auto" && !isStopped && expanded === 0 && cost !== 0;
}

const NOTHING_EXPANDED: Words = {
  en: "Nothing had to be expanded: what the method worked out to prepare the level was enough.",
  pt: "Nada teve de ser expandido: bastou o que o método calculou ao preparar o nível.",
};

const alike = (words: string): Noun["en"] => [words, words];

const ENDINGS = [
  ["solved", { en: alike("solved"), pt: ["resolvido", "resolvidos"] }],
  ["unsolvable", { en: alike("unsolvable"), pt: alike("sem solução") }],
  ["exhausted", { en: alike("without a solution found"), pt: alike("sem que se encontrasse solução") }],
  ["limit", { en: alike("stopped by a limit"), pt: ["parado por um limite", "parados por um limite"] }],
  ["cancelled", { en: alike("interrupted"), pt: ["interrompido", "interrompidos"] }],
  ["invalid", { en: alike("wrong"), pt: ["errado", "errados"] }],
] as const satisfies readonly (readonly [string, Noun])[];

/** One line over several levels. */
export function summaryOf(levels: readonly SolvedLevel[], language: Language): string {
  const statuses = levels.map(({ result }) => result?.status ?? "invalid");
  const parts = ENDINGS.flatMap(([status, words]) => {
    const count = statuses.filter((each) => each === status).length;
    return count === 0 ? [] : [counted(count, words, language)];
  });
  const time = levels.reduce((sum, { result }) => sum + (result?.timeMs ?? 0), 0);
  return `${counted(levels.length, LEVELS, language)}: ${parts.join(", ")}; ${duration(time, language)}`;
}
