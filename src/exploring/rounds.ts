// The rounds of a deepening search side by side: how far each went, and what it took.
import type { Exploration } from "./explore.ts";

export interface Round {
  /** Its first and its last event. */
  readonly from: number;
  readonly to: number;
  /** What nothing may be beyond: of depth in iddfs, of f in idastar; null where it is not known. */
  readonly bound: number | null;
  readonly expanded: number;
  readonly generated: number;
  /** Nodes that were beyond the bound. */
  readonly beyond: number;
}

const known = new WeakMap<Exploration, readonly Round[]>();

/** The rounds that have begun at a position, each as far as it has gone. None where the search does not go in rounds. */
export function roundsAt(exploration: Exploration, position: number): Round[] {
  const all = known.get(exploration) ?? allRounds(exploration);
  known.set(exploration, all);
  const begun = all.filter(({ from }) => from <= position);
  const last = begun.at(-1);
  if (last !== undefined && last.to > position) {
    const { from, bound } = last;
    begun[begun.length - 1] = { from, to: position, bound, ...countedIn(exploration, from, position) };
  }
  return begun;
}

function allRounds(exploration: Exploration): Round[] {
  const { chronicle, algorithm } = exploration;
  const { discipline, rounds, last } = chronicle;
  if (discipline.kind !== "stack" || !discipline.inRounds) return [];
  const all: Round[] = [];
  let bound: number | null = algorithm === "iddfs" ? 0 : exploration.f(0);
  for (let i = 0; i < rounds.length; i++) {
    const from = rounds.at(i);
    const to = i + 1 < rounds.length ? rounds.at(i + 1) - 1 : last;
    all.push({ from, to, bound, ...countedIn(exploration, from, to) });
    bound = algorithm === "iddfs" ? i + 1 : cutOff(exploration, from, to).least;
  }
  return all;
}

function countedIn(
  exploration: Exploration,
  from: number,
  to: number,
): Pick<Round, "expanded" | "generated" | "beyond"> {
  const { chronicle } = exploration;
  const { expanded, generated } = chronicle.tallyAt(to);
  const before = from === 0 ? { expanded: 0, generated: 0 } : chronicle.tallyAt(from - 1);
  const { beyond } = cutOff(exploration, from, to);
  return { expanded: expanded - before.expanded, generated: generated - before.generated, beyond };
}

/** How many were beyond the bound between two events, and the least f of them. */
function cutOff({ chronicle, f }: Exploration, from: number, to: number): { beyond: number; least: number | null } {
  let beyond = 0;
  let least: number | null = null;
  for (let event = from; event <= to; event++) {
    if (chronicle.typeOf(event) !== "pruned") continue;
    const node = chronicle.nodeOf(event);
    if (chronicle.fateAt(node, event) !== "beyond") continue;
    beyond++;
    if (least === null || f(node) < least) least = f(node);
  }
  return { beyond, least };
}
