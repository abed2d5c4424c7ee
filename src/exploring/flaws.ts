// What a whole search shows of its heuristic: where it falls by more than a move costs, so that it is not consistent, and where it
// says more than the rest of the solution costs, so that it is not admissible. That nothing shows proves nothing.
import type { Exploration } from "./explore.ts";
import { fallAt, takesNoneUpAgain } from "./fall.ts";

/** Each by the first node at which it shows. */
export interface Flaws {
  /** It falls too fast along the move to this one. */
  readonly fall: number | undefined;
  /** It says more than is enough. */
  readonly excess: { readonly node: number; readonly h: number; readonly enough: number } | undefined;
  /** In A*, which with a consistent heuristic does so never: a state is taken up again, and how often that is. */
  readonly reopening: { readonly node: number; readonly times: number } | undefined;
}

export function flawsOf(exploration: Exploration): Flaws {
  const { chronicle } = exploration;
  const first = (shows: (node: number) => boolean): number | undefined => {
    const nodes = chronicle.nodesAt(chronicle.last);
    for (let node = 0; node < nodes; node++) if (shows(node)) return node;
    return undefined;
  };
  const reopened = takesNoneUpAgain(exploration) ? first((node) => chronicle.reopens(node)) : undefined;
  const times = chronicle.tallyAt(chronicle.last).reopened;
  return {
    fall: first((node) => fallAt(exploration, node) !== undefined),
    excess: excessOf(exploration),
    reopening: reopened === undefined ? undefined : { node: reopened, times },
  };
}

function excessOf({ chronicle, ending, g, h }: Exploration): Flaws["excess"] {
  if (ending !== "solved") return undefined;
  const goal = chronicle.nodeOf(chronicle.last);
  for (const node of chronicle.pathTo(goal)) {
    const [says, enough] = [h(node), g(goal) - g(node)];
    if (says !== null && says > enough) return { node, h: says, enough };
  }
  return undefined;
}
