// A solved level looked at again: the own line beside an optimal one, and the move where they part. There are many optimal
// lines; the one that is shown is the one that goes along with the own line for longest, so that the move where they part
// is the first that cost something. The best cost by way of each position only grows along a line, so halving finds it.
import type { PlayableLevel } from "../../playing/loaded-level.ts";
import type { CostModel } from "../../puzzles/puzzle.ts";
import type { Advisor, Position } from "./advisor.ts";
import { type LineStep, lineOf } from "./line.ts";

export interface Comparison {
  readonly own: readonly LineStep[];
  readonly optimal: readonly LineStep[];
  readonly ownCost: number;
  readonly optimum: number;
  /** How many moves they have in common; that of both where the own line is optimal. */
  readonly parting: number;
}

const TIME_MS = 20_000;

/** Undefined where the optimum cannot be proven in time. */
export async function compare(
  { advisor, playable, costModel }: { advisor: Advisor; playable: PlayableLevel; costModel: CostModel },
  own: readonly LineStep[],
  start: unknown,
  signal: AbortSignal,
): Promise<Comparison | undefined> {
  const costs = [0];
  for (const { cost } of own) costs.push((costs.at(-1) ?? 0) + cost);
  const ownCost = costs.at(-1) ?? 0;
  const bestBy = async (count: number): Promise<number | undefined> => {
    const position = positionAfter(own, count, start);
    const { isProven, cost } = await advisor.ask(position, { signal, timeMs: TIME_MS });
    return isProven && cost !== null ? (costs[count] ?? 0) + cost : undefined;
  };
  const optimum = await bestBy(0);
  if (optimum === undefined) return undefined;
  if (ownCost === optimum) return { own, optimal: own, ownCost, optimum, parting: own.length };
  let [parting, beyond] = [0, own.length];
  while (beyond - parting > 1) {
    const middle = Math.floor((parting + beyond) / 2);
    if ((await bestBy(middle)) === optimum) parting = middle;
    else beyond = middle;
  }
  const at = positionAfter(own, parting, start);
  const rest = lineOf(playable, at.state, advisor.lineFrom(at), costModel);
  return { own, optimal: [...own.slice(0, parting), ...rest], ownCost, optimum, parting };
}

export function positionAfter(line: readonly LineStep[], count: number, start: unknown): Position {
  const moves = line.slice(0, count).map(({ text }) => text);
  return { moves: moves.join(" "), state: line[count - 1]?.state ?? start };
}
