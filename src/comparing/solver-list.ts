// A list of solvers as it is typed: `bfs,dls:14,astar/relaxed`, with `all` and `papers` standing for several. What `papers`
// stands for differs from puzzle to puzzle, so a list is asked for the solvers of one.
import { ALGORITHM_NAMES } from "../solving/check-options.ts";
import { PAPER_SOLVERS, PAPER_VARIANTS } from "./papers.ts";
import { parseSolver, type Solver } from "./solver.ts";

/** The solvers of a comparison where none are said. */
export const DEFAULT_SOLVERS = "all,auto";

/** The eight algorithms, each with the heuristic that it takes where none is said. */
const ALL: readonly string[] = ALGORITHM_NAMES.filter((name) => name !== "auto");

/** The solvers of a comparison, by puzzle. */
export interface SolverList {
  /** The solvers for a puzzle, each once, in the order of the list. */
  for(game: string): readonly Solver[];
}

/** What a list of solvers takes in beside what it names. */
export interface SolverListOptions {
  /** Adds the papers' own searches, where they are not the textbook's. */
  readonly paperVariants?: boolean;
}

/** Throws WrongOption where a part of the list is no solver. */
export function parseSolvers(
  text: string = DEFAULT_SOLVERS,
  { paperVariants = false }: SolverListOptions = {},
): SolverList {
  const variants = (game: string): readonly Solver[] => (PAPER_VARIANTS[game] ?? []).map(parseSolver);
  const parts = partsOf(text).map((part): SolverList => {
    if (part === "papers") return { for: (game) => (PAPER_SOLVERS[game] ?? []).map(parseSolver) };
    const solvers = (part === "all" ? ALL : [part]).map(parseSolver);
    return { for: () => solvers };
  });
  if (paperVariants) parts.push({ for: variants });
  return {
    for(game) {
      const byName = new Map(parts.flatMap((part) => part.for(game)).map((solver) => [solver.name, solver] as const));
      return [...byName.values()];
    },
  };
}

/** A comma parts solvers; `\,` is a comma within one. */
function partsOf(text: string): string[] {
  return [...text.matchAll(/(?:\\,|[^,])+|(?<=^|,)(?=,|$)/g)].map(([part]) => part.replaceAll("\\,", ",").trim());
}
