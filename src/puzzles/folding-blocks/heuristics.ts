// The heuristics of Folding Blocks: what each counts, what is proven of it, and the tables that both engines read.
//
// Four of them are a look-up. `filled`, `pieces` and `doubling` depend on nothing but how many cells are filled;
// `largest` on that and on the group that was folded last. `partition` has its own file, partition.ts.
//
// doubling is consistent, and 0 on a full board, hence admissible: a fold doubles one group and so at most doubles the
// filled cells, which cannot take more than 1 from the number of doublings that are needed.
// filled is not admissible: one fold of a group of n cells fills n. pieces is not: groups that cannot fold any more, or
// need not, count as well. largest is not: it is about sizes of boards, not about folds. The tests have an example each.
import type { Heuristic } from "../packed.ts";
import type { FoldingLevel } from "./level.ts";
import { prepareReachable } from "./reachable-shapes.ts";
import { findShapes, type Shapes } from "./shapes.ts";

export const heuristics: readonly Heuristic[] = [
  {
    name: "filled",
    counts: { en: "the cells that are still empty", pt: "as casas ainda vazias" },
    admissible: false,
    consistent: false,
    unit: 1,
    source: "P0, Folding Blocks in Java",
  },
  {
    name: "pieces",
    counts: {
      en: "how often the filled cells must double to fill the board, times the number of groups",
      pt: "quantas vezes as casas cheias têm de duplicar para encher o tabuleiro, vezes o número de grupos",
    },
    admissible: false,
    consistent: false,
    unit: 1024,
    source: "P0, Folding Blocks in Java",
  },
  {
    name: "doubling",
    counts: {
      en: "how often the filled cells must double to fill the board, rounded up",
      pt: "quantas vezes as casas cheias têm de duplicar para encher o tabuleiro, arredondado para cima",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "P0, Folding Blocks in Java",
  },
  {
    name: "largest",
    counts: {
      en: "the empty cells, behind them how far the group folded last stays below the group that can get largest",
      pt: "as casas vazias e, a desempatar, quanto falta ao último grupo dobrado para o grupo que pode ficar maior",
    },
    admissible: false,
    consistent: false,
    ofNode: true,
    unit: 1,
    source: "P0, Folding Blocks in Java (its own algorithm is astar with this)",
  },
  {
    name: "partition",
    counts: {
      en: "the fewest folds after which the groups' sizes fill the board exactly, each within what it can and must do",
      pt: "as menos dobras após as quais os tamanhos dos grupos enchem o tabuleiro à justa, cada um dentro do que pode e tem de fazer",
    },
    admissible: true,
    consistent: true,
    unit: 1,
    source: "P3, Folding Blocks, second group; bounds by Fourfold",
  },
];

/** How an engine comes to the estimate; assembly/puzzles/folding-blocks has the same numbers. */
const NO_ESTIMATE = 0;
export const BY_FILLED_CELLS = 1;
export const BY_LAST_GROUP = 2;
export const BY_PARTITION = 3;

export interface HeuristicTables {
  readonly kind: number;
  /** The estimate for each number of filled cells; for `largest`, by the number of the group, what filled cells are
   *  subtracted from. */
  readonly values: Uint32Array;
  /** What a shape can still become; see reachable-shapes.ts. */
  readonly reachable: Uint32Array;
  readonly reachableStarts: Uint32Array;
}

const NOTHING = new Uint32Array(0);

/** The shapes are those of the board that the search begins from. What `largest` speaks of is the level's own start. */
export function prepareHeuristic(
  name: string | undefined,
  level: FoldingLevel,
  shapes: Shapes,
  capacity: number,
): HeuristicTables {
  const byFilledCells = (value: (filled: number) => number): HeuristicTables => ({
    kind: BY_FILLED_CELLS,
    values: Uint32Array.from({ length: capacity + 1 }, (_, filled) => (filled === 0 ? 0 : value(filled))),
    reachable: NOTHING,
    reachableStarts: NOTHING,
  });
  switch (name) {
    case "filled":
      return byFilledCells((filled) => capacity - filled);
    case "pieces":
      // Exact for powers of two. Where the last bit of another logarithm is uncertain, it is the same in both engines.
      return byFilledCells((filled) => Math.floor(1024 * Math.log2(capacity / filled) * shapes.groups.length));
    case "doubling":
      return byFilledCells((filled) => doublings(filled, capacity));
    case "largest":
      return {
        kind: BY_LAST_GROUP,
        values: leads(findShapes(level), capacity),
        reachable: NOTHING,
        reachableStarts: NOTHING,
      };
    case "partition":
      return { kind: BY_PARTITION, values: NOTHING, ...prepareReachable(shapes) };
    default:
      return { kind: NO_ESTIMATE, values: NOTHING, reachable: NOTHING, reachableStarts: NOTHING };
  }
}

/** The least k with filled * 2^k >= capacity. */
function doublings(filled: number, capacity: number): number {
  let k = 0;
  while (filled * 2 ** k < capacity) k++;
  return k;
}

/** For each group M - reach: at least the capacity, so that filled cells can be subtracted. */
function leads({ groups }: Shapes, capacity: number): Uint32Array {
  const reaches = groups.map(({ size, folds }) => size * 2 ** Math.max(...folds));
  const greatest = Math.max(...reaches);
  return Uint32Array.from(reaches, (reach) => greatest - reach + capacity);
}
