// The hard levels of all puzzles, each with the optimum that is proven of it.

/** @returns {{ id: string, text: string, optimal: number | "unsolvable" }[]} */
export function hardLevels() {
  return [];
}
