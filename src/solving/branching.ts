// The effective branching factor of a search: the b of the tree in which every state has b successors and that has as many
// states at the depths 1 to the solution's as the search has generated, b + b^2 + ... + b^depth of them. The better a
// search is guided, the nearer b is to 1.

/** More digits than a double has are not to be had. */
const HALVINGS = 64;

/** Null without a solution, and for one without moves: its tree has no branches. */
export function branchingFactor(generated: number, depth: number | undefined): number | null {
  if (depth === undefined || depth === 0) return null;
  // Near 1 the sum cannot be told from that of 1, so halving would end beside it.
  if (generated === depth) return 1;
  // The sum grows with b; it is too small at 0 and large enough where the first layer alone has that many.
  let [low, high] = [0, generated];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (statesOf(middle, depth) < generated) low = middle;
    else high = middle;
  }
  return high;
}

/** b + b^2 + ... + b^depth. */
function statesOf(b: number, depth: number): number {
  return Math.abs(b - 1) < 1e-9 ? depth : (b * (b ** depth - 1)) / (b - 1);
}
