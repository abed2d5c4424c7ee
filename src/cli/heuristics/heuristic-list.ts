// What heuristics there are: what each counts, and what is proven of it.
import type { Words } from "../../language/words.ts";
import type { Heuristic, PackedPuzzle } from "../../puzzles/packed.ts";
import type { Terminal } from "../terminal.ts";

export function listHeuristics(puzzles: readonly PackedPuzzle[], terminal: Terminal): void {
  const { bold, dim } = terminal.colors;
  const { say } = terminal;
  puzzles.forEach(({ puzzle, heuristics, strongest }, i) => {
    if (i > 0) terminal.data("");
    terminal.data(bold(say(puzzle.name)));
    const width = Math.max(...heuristics.map(({ name }) => name.length));
    for (const heuristic of heuristics) {
      const isDefault = heuristic.name === strongest ? ` (${say(DEFAULT)})` : "";
      terminal.text(`  ${bold(heuristic.name.padEnd(width))}  ${say(heuristic.counts)}`, width + 2);
      terminal.text(`  ${" ".repeat(width)}  ${dim(`${say(proven(heuristic))}${isDefault}; ${heuristic.source}`)}`, 0);
    }
  });
}

const DEFAULT: Words = { en: "the default", pt: "a predefinida" };

function proven({ admissible, consistent }: Heuristic): Words {
  if (!admissible) return { en: "overestimates: proves nothing", pt: "exagera: nada prova" };
  return consistent
    ? { en: "admissible and consistent", pt: "admissível e consistente" }
    : { en: "admissible, not consistent", pt: "admissível, não consistente" };
}

export function heuristicDocument(
  { puzzle, strongest }: PackedPuzzle,
  heuristic: Heuristic,
  { say }: Terminal,
): string {
  const { name, counts, admissible, consistent, unit, source } = heuristic;
  const isDefault = name === strongest;
  const { id } = puzzle.format;
  return JSON.stringify({
    game: id,
    heuristic: name,
    counts: say(counts),
    admissible,
    consistent,
    unit,
    source,
    default: isDefault,
  });
}
