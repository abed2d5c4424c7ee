// Medals as the paper on Break the Ice gives them: gold for the optimum, silver for one move more, bronze for two.

/** How near a solution comes to the optimum. */
export type Medal = "gold" | "silver" | "bronze";

const BY_EXCESS: readonly Medal[] = ["gold", "silver", "bronze"];

/** Null where there is no solution, where no optimum is proven, and where it is longer by more. Where moves cost more than 1,
 *  only the optimum is marked. */
export function medalOf(cost: number | null, optimum: number | undefined, costModel: string): Medal | null {
  if (cost === null || optimum === undefined) return null;
  const excess = cost - optimum;
  return costModel === "moves" || excess === 0 ? (BY_EXCESS[excess] ?? null) : null;
}
