// Why A* went on from fewer states than a search that asks no heuristic: the first thing that one wonders about a comparison on
// one level. What is said is true of every heuristic that never overestimates, and only where the optimum was proven with it.
import type { CellDocument } from "../../comparing/cell-document.ts";
import type { Language } from "../../language/words.ts";
import { grouped } from "../common/amounts.ts";
import { COMPARE_WORDS } from "./compare-words.ts";

/** Of what all solvers came to on one level; undefined where there is nothing to wonder about. */
export function whyFewer(documents: readonly CellDocument[], language: Language): string | undefined {
  const solved = documents.filter(({ status, optimal }) => status === "solved" && optimal);
  const informed = solved
    .filter(({ algorithm, weight }) => algorithm === "astar" && (weight ?? 1) === 1)
    .sort((a, b) => (a.expanded ?? 0) - (b.expanded ?? 0))[0];
  const blind = solved.find(
    ({ algorithm, costModel }) => (algorithm === "bfs" || algorithm === "ucs") && costModel === informed?.costModel,
  );
  if (informed?.expanded == null || blind?.expanded == null || informed.expanded >= blind.expanded) return undefined;
  const [few, many, cost] = [informed.expanded, blind.expanded, informed.cost ?? 0].map((n) => grouped(n, language));
  return COMPARE_WORDS[language].whyFewer(blind.solver, many ?? "", informed.solver, few ?? "", cost ?? "");
}
