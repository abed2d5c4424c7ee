// The solvers of a comparison as a page says them, a text or a list, and as the library takes them. What cannot be read stays
// in the list as it was written, so that it is told and not lost; groups (`all`, `papers`) stay groups until one of them is
// taken out.

import { nameOf, parseSolver, type SearchSolver } from "../../comparing/solver.ts";
import { DEFAULT_SOLVERS, parseSolvers, type SolverList } from "../../comparing/solver-list.ts";
import { type Words, wordsOfError } from "../../language/words.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import { isModule } from "../../solving/own-heuristic.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import { isUnsaid } from "../common/choice.ts";
import { OWN } from "../own/own-name.ts";

/** A solver as one writes it in a program; what is left out is as usual. */
export interface SolverWish {
  readonly algorithm: string;
  readonly heuristic?: string | undefined;
  readonly engine?: string | undefined;
  readonly weight?: number | undefined;
  readonly depth?: number | "budget" | undefined;
  readonly costModel?: string | undefined;
  readonly order?: string | undefined;
}

/** A solver, or a line that names one or several: `astar/relaxed`, `all`, `papers`. */
export type SolverEntry = SolverWish | string;

const GROUPS: readonly string[] = ["all", "papers"];
const FOREIGN: Words = {
  en: "Programs and heuristics in files can be compared on the command line alone.",
  pt: "Programas e heurísticas em ficheiros só se podem comparar na linha de comandos.",
};

/** What is written in an attribute: solvers where they can be read, and all else as it is. */
export function entriesIn(text: string): readonly SolverEntry[] {
  return text.trim() === "" ? [] : text.split(",").map((part) => entryIn(part.trim()));
}

/** A framework may set it as its text, or make it null; and who writes JavaScript may give anything. */
export function entriesGiven(given: unknown): readonly SolverEntry[] | undefined {
  if (isUnsaid(given)) return undefined;
  if (typeof given === "string") return entriesIn(given);
  return Array.isArray(given) ? given : [given as SolverEntry];
}

function entryIn(line: string): SolverEntry {
  if (GROUPS.includes(line)) return line;
  try {
    return wishOf(parsed(line, true));
  } catch {
    return line;
  }
}

/** Throws WrongOption. `hasOwn`: a person may write a heuristic here. */
function parsed(line: string, hasOwn: boolean): SearchSolver {
  const solver = parseSolver(line);
  const isForeign = solver.kind === "program" || (isModule(solver.heuristic) && !(hasOwn && solver.heuristic === OWN));
  if (isForeign) throw new WrongOption(FOREIGN);
  return solver as SearchSolver;
}

/** With what is usual left out. */
export function wishOf({ algorithm, heuristic, engine, weight, depth, costModel, order }: SearchSolver): SolverWish {
  return {
    algorithm,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(engine === "wasm" || isModule(heuristic) ? {} : { engine }),
    ...(weight === undefined ? {} : { weight }),
    ...(depth === undefined ? {} : { depth }),
    ...(costModel === "moves" ? {} : { costModel }),
    ...(order === undefined ? {} : { order }),
  };
}

/** As the command line writes it. */
export function lineOf(entry: SolverEntry): string {
  if (typeof entry === "string") return entry;
  const { algorithm, heuristic, engine, weight, depth, costModel, order } = (entry ?? {}) as Partial<SolverWish>;
  return nameOf({
    algorithm: String(algorithm ?? ""),
    heuristic: heuristic || undefined,
    engine: (engine || undefined) ?? (isModule(heuristic || undefined) ? "ts" : "wasm"),
    weight: weight === undefined || weight === null ? undefined : String(weight),
    depth: depth === undefined || depth === null ? undefined : String(depth),
    costModel: costModel || "moves",
    order: order || undefined,
  });
}

export function textOf(entries: readonly SolverEntry[]): string {
  return entries.map(lineOf).join(",");
}

/** What is asked for, and what of it cannot be. */
export interface AskedSolvers {
  readonly list: SolverList;
  readonly wrong: readonly { readonly entry: SolverEntry; readonly line: string; readonly why: Words }[];
}

/** Of a list that is not said, the usual one. */
export function askedSolvers(entries: readonly SolverEntry[] | undefined, hasOwn = false): AskedSolvers {
  if (entries === undefined) return { list: parseSolvers(DEFAULT_SOLVERS), wrong: [] };
  const right: string[] = [];
  const wrong: AskedSolvers["wrong"][number][] = [];
  for (const entry of entries) {
    const line = lineOf(entry);
    try {
      right.push(GROUPS.includes(line) ? line : parsed(line, hasOwn).name);
    } catch (error) {
      wrong.push({ entry, line, why: wordsOfError(error) });
    }
  }
  return { list: right.length === 0 ? NONE : parseSolvers(right.join(",")), wrong };
}

const NONE: SolverList = { for: () => [] };

/** Each solver once, in the order of the list; of a comparison without levels, those of all puzzles. */
export function solversOf({ list }: AskedSolvers, games: readonly string[]): readonly SearchSolver[] {
  const of = games.length === 0 ? PUZZLES.map(({ format }) => format.id) : games;
  const byName = new Map(of.flatMap((game) => list.for(game)).map((solver) => [solver.name, solver] as const));
  return [...byName.values()].filter((solver): solver is SearchSolver => solver.kind === "search");
}

/** With these too, each once. */
export function withEntries(
  present: readonly SolverEntry[] | undefined,
  more: readonly SolverEntry[],
  shown: readonly SearchSolver[],
): readonly SolverEntry[] {
  const entries = present ?? entriesIn(DEFAULT_SOLVERS);
  const lines = new Set([...entries.map(lineOf), ...shown.map(({ name }) => name)]);
  return [...entries, ...more.filter((entry) => !lines.has(lineOf(entry)))];
}

/** Without the one of this line; where it is one of a group, the others of the group are named one by one. */
export function withoutEntry(
  present: readonly SolverEntry[] | undefined,
  line: string,
  { wrong, shown }: { readonly wrong: AskedSolvers["wrong"]; readonly shown: readonly SearchSolver[] },
): readonly SolverEntry[] {
  const entries = present ?? entriesIn(DEFAULT_SOLVERS);
  const isSaid = entries.some((entry) => lineOf(entry) === line);
  const from = isSaid ? entries : [...shown.map(wishOf), ...wrong.map(({ entry }) => entry)];
  return from.filter((entry) => lineOf(entry) !== line);
}

/** As an attribute: a line of solvers as the command line takes them. */
export const SOLVER_LINE = {
  fromAttribute: (text: string | null): readonly SolverEntry[] | undefined =>
    text === null ? undefined : entriesIn(text),
  toAttribute: (entries: readonly SolverEntry[] | string | undefined): string | null => {
    if (entries === undefined || entries === null) return null;
    return typeof entries === "string" ? entries : textOf(entries);
  },
};
