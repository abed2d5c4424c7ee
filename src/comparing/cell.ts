// A cell of a comparison: a level and a solver, and what is to be done there. It is blank where the solver cannot be asked
// for this level: a heuristic of another puzzle, a depth-limited search without a depth, costs that the puzzle has not.
import type { Words } from "../language/words.ts";
import { optimumOf } from "../levels/facts.ts";
import { playableOf } from "../playing/loaded-level.ts";
import { sharedAlgorithm } from "../solving/check-options.ts";
import type { NamedLevel } from "../solving/document.ts";
import type { OwnHeuristic, SolveOptions } from "../solving/options.ts";
import { isModule } from "../solving/own-heuristic.ts";
import type { Plan } from "../solving/plan.ts";
import { planSolve } from "../solving/solve.ts";
import { WrongOption } from "../solving/wrong-option.ts";
import { optionsOf, type ProgramSolver, type SearchSolver, type Solver } from "./solver.ts";
import type { SolverList } from "./solver-list.ts";

interface Named<S extends Solver> {
  readonly level: NamedLevel;
  readonly solver: S;
}

/** A cell for a search of the library. */
export interface SearchCell extends Named<SearchSolver> {
  readonly kind: "search";
  /** What it does, as it would be done here; the heuristic of a module stands in as an empty one. */
  readonly plan: Plan;
  readonly options: SolveOptions;
}

/** A cell for a program of one's own. */
export interface ProgramCell extends Named<ProgramSolver> {
  readonly kind: "program";
}

/** A level that a solver cannot be asked for. */
export interface BlankCell extends Named<Solver> {
  readonly kind: "blank";
  /** Why there is nothing to compare. */
  readonly why: Words;
}

/** A cell where there is something to run. */
export type RunnableCell = SearchCell | ProgramCell;
/** A level and a solver. */
export type Cell = RunnableCell | BlankCell;

/** The cells of the levels that are right, level by level. */
export function cellsOf(levels: readonly NamedLevel[], solvers: SolverList): Cell[] {
  return levels.flatMap((level) => {
    const { playable } = level.loaded;
    if (playable === undefined) return [];
    return solvers.for(playable.puzzle.format.id).map((solver) => cellOf(level, solver));
  });
}

const NO_DEPTH: Words = {
  en: "The level says neither a budget nor an optimum to go so deep.",
  pt: "O nível não diz nem um orçamento nem um ótimo até onde ir.",
};

function cellOf(level: NamedLevel, solver: Solver): Cell {
  if (solver.kind === "program") return { kind: "program", level, solver };
  const options = optionsFor(level, solver);
  if (options === undefined) {
    return { kind: "blank", level, solver, why: NO_DEPTH };
  }
  try {
    return { kind: "search", level, solver, options, plan: planSolve(level.loaded, standingIn(options, solver)) };
  } catch (error) {
    if (error instanceof WrongOption) return { kind: "blank", level, solver, why: error.words };
    throw error;
  }
}

/** With the depth of a depth-limited search that says none: the level's budget, or else its known optimum. */
function optionsFor({ loaded }: NamedLevel, solver: SearchSolver): SolveOptions | undefined {
  const options = optionsOf(solver);
  if (sharedAlgorithm(solver.algorithm) !== "dls" || solver.depth !== undefined) return options;
  const { puzzle, level, facts } = playableOf(loaded);
  if (puzzle.budget(level) !== null) return { ...options, depth: "budget" };
  const optimum = optimumOf(facts, "moves");
  return typeof optimum === "number" ? { ...options, depth: optimum } : undefined;
}

/** A module is loaded by the worker alone, where it can do no harm. */
function standingIn(options: SolveOptions, { heuristic }: SearchSolver): SolveOptions {
  if (!isModule(heuristic)) return options;
  const own: OwnHeuristic = { name: heuristic, estimate: () => 0 };
  return { ...options, heuristic: own };
}
