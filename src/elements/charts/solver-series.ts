// Which colour and which shape a solver has, in every chart, table and list: both follow from the solver alone, so that it looks
// the same whatever it stands beside. There are 12 colours (chart.styles.ts) and many more solvers: those that are often
// compared with each other have colours of their own, and where others meet in one they mostly differ in shape.
import type { SearchSolver } from "../../comparing/solver.ts";
import { PACKED_PUZZLES } from "../../puzzles/index.ts";

/** As many as chart.styles.ts has. */
export const COLOURS = 12;
/** As many as point-shapes.ts has. */
const SHAPES = 5;

export type Coloured = Pick<SearchSolver, "algorithm" | "engine"> &
  Partial<Pick<SearchSolver, "heuristic" | "weight" | "depth" | "costModel" | "order">>;

interface Colours {
  /** With the strongest heuristic, in WebAssembly. */
  readonly plain: number;
  /** With a heuristic, by its place among those of its puzzle. */
  readonly heuristics: readonly number[];
  readonly ts: number;
}

/** The first colours differ most, and are those of the searches that are compared most. */
const BY_ALGORITHM: Readonly<Record<string, Colours>> = {
  astar: { plain: 1, heuristics: [10, 12, 11, 7, 9], ts: 8 },
  bfs: { plain: 2, heuristics: [], ts: 12 },
  idastar: { plain: 3, heuristics: [3, 8, 9, 6, 7], ts: 11 },
  ucs: { plain: 4, heuristics: [], ts: 11 },
  greedy: { plain: 5, heuristics: [5, 9, 7, 8, 6], ts: 12 },
  dfs: { plain: 6, heuristics: [], ts: 12 },
  auto: { plain: 7, heuristics: [], ts: 11 },
  iddfs: { plain: 8, heuristics: [], ts: 10 },
  dls: { plain: 9, heuristics: [], ts: 12 },
};

/** From 1 to 60, each with another colour or another shape. */
export function seriesOfSolver(solver: Coloured): number {
  const { algorithm, heuristic, engine } = solver;
  const family = Object.keys(BY_ALGORITHM).indexOf(algorithm);
  const known = BY_ALGORITHM[algorithm];
  const place = placeOf(heuristic);
  const isTs = engine === "ts" && known !== undefined;
  const plain = (heuristic === undefined ? undefined : known?.heuristics[place]) ?? known?.plain ?? hashed(algorithm);
  const colour = (isTs && heuristic === undefined ? known.ts : plain + (isTs ? 3 : 0)) + stepOf(solver);
  const shape = (family < 0 ? hashed(algorithm) : family) + (isTs ? 3 : 0) + (heuristic === undefined ? 0 : 1 + place);
  return together((colour - 1) % COLOURS, shape % SHAPES);
}

/** Its class. */
export function classOfSeries(series: number): string {
  return `series-${colourOfSeries(series)}`;
}

export function colourOfSeries(series: number): number {
  return ((series - 1) % COLOURS) + 1;
}

/** The usual values of each lead to different colours. */
function stepOf({ weight, depth, costModel, order }: Coloured): number {
  return (
    (weight === undefined || weight === 1 ? 0 : Math.round(2 * weight) % COLOURS || 1) +
    (typeof depth === "number" ? depth % COLOURS : 0) +
    (costModel === undefined || costModel === "moves" ? 0 : 5) +
    (order === "canonical" ? 2 : 0)
  );
}

/** Among the heuristics of its puzzle; one that a person has written comes behind them. */
function placeOf(heuristic: string | undefined): number {
  const places = PACKED_PUZZLES.map(({ heuristics }) => heuristics.findIndex(({ name }) => name === heuristic));
  return places.find((place) => place >= 0) ?? SHAPES - 1;
}

function hashed(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}

/** The number from 1 that leaves both. */
function together(colour: number, shape: number): number {
  let series = colour;
  while (series % SHAPES !== shape) series += COLOURS;
  return series + 1;
}
