// How many optimal solutions a level has, and some of them, up to the order of moves that commute: two neighbouring moves may be
// exchanged if both orders are legal, both keep their names, and both lead to the same state. What is counted are the
// classes of solutions that such exchanges lead between.
//
// First all states are found that lie on an optimal solution, in the order of their cost, cut off by an admissible
// heuristic. Then the classes of the paths to each state are made from those of the states before it. Two paths to a state
// whose last two moves are exchanged are one class, whatever came before; every exchange is the last two moves of some
// beginning, so nothing else needs to be looked at. A class of a state is a number; each move into it says which class of
// its own state becomes which.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import { playableOf } from "../playing/loaded-level.ts";
import type { PackedPuzzle } from "../puzzles/packed.ts";
import type { CostModel, Level, Puzzle } from "../puzzles/puzzle.ts";
import { atOnce, type Steps } from "../puzzles/steps.ts";
import { costOf, type Game, isDeadEdge, moveOf, NEVER } from "../search/game.ts";
import { packedOf } from "./asked-of-puzzle.ts";
import { StateTable } from "./state-table.ts";
import { refuseNumber } from "./wrong-option.ts";

/** How optimal solutions are counted. */
export interface OptimalSolutionsOptions {
  /** Default `moves`. */
  readonly costModel?: CostModel;
  /** So many solutions, each of another class, are also given. Default 0. */
  readonly list?: number;
  /** The state to begin from; the start of the level where it is not said. */
  readonly start?: unknown;
  /** The most states that are looked at. */
  readonly states?: number;
}

/** The optimal solutions of a level, counted and listed. */
export interface OptimalSolutions {
  /** Classes of optimal solutions; where it is not exact, at least so many. */
  readonly count: number;
  readonly exact: boolean;
  /** One of each class, as many as were asked for, in the order in which a search lists moves. */
  readonly solutions: readonly string[];
}

export const MOST_STATES = 2_000_000;
/** A state takes up to some hundredths of a millisecond for each of its moves. */
const STATES_A_STEP = 16;
/** Classes of all states together. */
const MOST_CLASSES = 4_000_000;
const UNKNOWN = 0xffffffff;

/** What is known of a level with an optimum before anything is counted, and where it is too much to count. */
export const AT_LEAST_ONE: OptimalSolutions = { count: 1, exact: false, solutions: [] };

/** Counts and lists the optimal solutions of a level. `optimal` is the least cost of a solution, which must have been proven.
 *  Throws WrongOption where it is no cost. */
export function optimalSolutions(
  loaded: LoadedLevel,
  optimal: number,
  options: OptimalSolutionsOptions = {},
): OptimalSolutions {
  return atOnce(countingOptimal(loaded, optimal, options));
}

/** The same in steps, for those who must let others in, or may have no more time. */
export function* countingOptimal(
  loaded: LoadedLevel,
  optimal: number,
  { costModel = "moves", list = 0, start, states = MOST_STATES }: OptimalSolutionsOptions = {},
): Steps<OptimalSolutions> {
  if (!Number.isInteger(optimal) || optimal < 0) {
    const what = { en: "The optimal cost is", pt: "O custo ótimo é" };
    refuseNumber(what, optimal, { en: "a whole number, 0 or more", pt: "um número inteiro, 0 ou mais" });
  }
  const playable = playableOf(loaded);
  const { puzzle, level } = playable;
  const packed = packedOf(playable);
  const graph = yield* optimalGraph(packed, level, { costModel, start, optimal, states });
  const classes = graph && (yield* classesOf(graph));
  if (graph === undefined || classes === undefined) return AT_LEAST_ONE;
  const begin = start ?? puzzle.initialState(level);
  const solutions = classes.ends.slice(0, list).map(({ state, number }) => {
    return inNotation(packed, level, begin, wayTo(graph, classes, state, number));
  });
  return { count: classes.ends.length, exact: true, solutions };
}

/** The states on optimal solutions, in the order of their cost, and the moves between them. */
interface OptimalGraph {
  /** By the number of a state; `into` and `out` of those that lie on no optimal solution are empty. */
  readonly into: readonly (readonly Step[])[];
  readonly out: readonly (readonly Step[])[];
  /** The states on optimal solutions, cheapest first; the start is the first. */
  readonly order: readonly number[];
  readonly isSolved: readonly boolean[];
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly move: number;
}

interface Wanted {
  readonly costModel: CostModel;
  readonly start: unknown;
  readonly optimal: number;
  readonly states: number;
}

function* optimalGraph(packed: PackedPuzzle, level: Level, wanted: Wanted): Steps<OptimalGraph | undefined> {
  const { costModel, start, optimal, states: most } = wanted;
  const heuristic = packed.heuristics.find(({ name }) => name === packed.strongest);
  const choice = { heuristic: heuristic?.name, costModel, order: "any" as const };
  const game = packed.game(packed.prepare(level, start === undefined ? choice : { ...choice, start }));
  const unit = heuristic?.unit ?? 1;
  const table = new StateTable(game);
  const best: number[] = [0];
  const steps: (readonly (Step & { readonly cost: number })[])[] = [];
  const isSolved: boolean[] = [];
  const open: number[][] = [[table.addRoot()]];
  const settled: number[] = [];
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  for (let cost = 0; cost <= optimal && cost < open.length; cost++) {
    for (const state of open[cost] ?? []) {
      if (best[state] !== cost || steps[state] !== undefined) continue;
      if (settled.length === most) return undefined;
      if (settled.push(state) % STATES_A_STEP === 0) yield;
      isSolved[state] = game.isSolved(table.states, state * game.words);
      steps[state] = isSolved[state]
        ? []
        : stepsFrom(game, table, state, successors, (at, edge) => {
            const reached = cost + costOf(edge);
            const estimate = game.estimate(successors, at, moveOf(edge));
            return !isDeadEdge(edge) && estimate !== NEVER && unit * (optimal - reached) >= estimate;
          });
      for (const { to, cost: price } of steps[state] ?? []) {
        const reached = cost + price;
        if ((best[to] ?? UNKNOWN) <= reached) continue;
        best[to] = reached;
        open[reached] ??= [];
        open[reached].push(to);
      }
    }
  }
  return onOptimal({ settled, steps, best, isSolved, count: table.count }, optimal);
}

interface CostedStep extends Step {
  readonly cost: number;
}

function stepsFrom(
  game: Game,
  table: StateTable,
  from: number,
  successors: Uint32Array,
  isKept: (at: number, edge: number) => boolean,
): CostedStep[] {
  const { words } = game;
  const count = game.expand(table.states, from * words, successors, 0);
  const steps: CostedStep[] = [];
  for (let i = 0, at = 0; i < count; i++, at += words + 1) {
    const edge = successors[at + words] as number;
    if (!isKept(at, edge)) continue;
    steps.push({ from, to: table.numberOf(successors, at), move: moveOf(edge), cost: costOf(edge) });
  }
  return steps;
}

interface Reached {
  readonly settled: readonly number[];
  readonly steps: readonly (readonly CostedStep[])[];
  readonly best: readonly number[];
  readonly isSolved: readonly boolean[];
  readonly count: number;
}

/** What leads to a solved state at the least cost and not a move later. */
function onOptimal({ settled, steps, best, isSolved, count }: Reached, optimal: number): OptimalGraph {
  const into: Step[][] = Array.from({ length: count }, () => []);
  const out: Step[][] = Array.from({ length: count }, () => []);
  const order: number[] = [];
  for (const state of settled.toReversed()) {
    const isEnd = isSolved[state] === true && best[state] === optimal;
    for (const step of steps[state] ?? []) {
      const isDirect = (best[state] as number) + step.cost === best[step.to];
      const leads = (out[step.to]?.length ?? 0) > 0 || (isSolved[step.to] === true && best[step.to] === optimal);
      if (isDirect && leads) out[state]?.push(step);
    }
    if (isEnd || (out[state]?.length ?? 0) > 0) order.push(state);
  }
  order.reverse();
  for (const state of order) for (const step of out[state] ?? []) into[step.to]?.push(step);
  return { into, out, order, isSolved };
}

interface Classes {
  /** For each state and each move into it: which class of the state before becomes which. */
  readonly maps: readonly (readonly Uint32Array[])[];
  /** One for each class of a solved state. */
  readonly ends: readonly { readonly state: number; readonly number: number }[];
}

/** Undefined where there are too many. */
function* classesOf(graph: OptimalGraph): Steps<Classes | undefined> {
  const { into, order, isSolved } = graph;
  const counts = new Map<number, number>();
  const maps: Uint32Array[][] = [];
  const ends: { state: number; number: number }[] = [];
  let total = 0;
  for (const [i, state] of order.entries()) {
    if (i % STATES_A_STEP === 0) yield;
    const arrivals = into[state] ?? [];
    const offsets: number[] = [0];
    for (const { from } of arrivals) offsets.push((offsets.at(-1) as number) + (counts.get(from) ?? 0));
    const elements = arrivals.length === 0 ? 1 : (offsets.at(-1) as number);
    total += elements;
    if (total > MOST_CLASSES) return undefined;
    const sets = new DisjointSets(elements);
    for (const [i, last] of arrivals.entries()) {
      for (const [k, first] of (into[last.from] ?? []).entries()) {
        const j = exchanged(graph, arrivals, first, last);
        if (j === undefined || j <= i) continue;
        joinExchanged(sets, offsets, { maps, graph, first, last, i, k, j, arrivals });
      }
    }
    const { numbers, count } = sets.numbered();
    counts.set(state, count);
    maps[state] = arrivals.map((_, i) => numbers.subarray(offsets[i], offsets[i + 1]));
    if (isSolved[state]) for (let number = 0; number < count; number++) ends.push({ state, number });
  }
  return { maps, ends };
}

/** Which of the arrivals ends the two moves in the other order; undefined where that order leads elsewhere or is not optimal. */
function exchanged(graph: OptimalGraph, arrivals: readonly Step[], first: Step, last: Step): number | undefined {
  if (first.move === last.move) return undefined;
  const other = graph.out[first.from]?.find(({ move }) => move === last.move);
  if (other === undefined) return undefined;
  const j = arrivals.findIndex(({ from, move }) => from === other.to && move === first.move);
  return j < 0 ? undefined : j;
}

interface Exchange {
  readonly maps: readonly (readonly Uint32Array[])[];
  readonly graph: OptimalGraph;
  readonly first: Step;
  readonly last: Step;
  readonly arrivals: readonly Step[];
  readonly i: number;
  readonly k: number;
  readonly j: number;
}

/** For every path to where the two moves begin, the two orders of the moves after it are one class. */
function joinExchanged(sets: DisjointSets, offsets: readonly number[], exchange: Exchange): void {
  const { maps, graph, first, last, arrivals, i, k, j } = exchange;
  const otherFrom = (arrivals[j] as Step).from;
  const k2 = (graph.into[otherFrom] ?? []).findIndex(({ from, move }) => from === first.from && move === last.move);
  const one = maps[last.from]?.[k];
  const two = maps[otherFrom]?.[k2];
  if (one === undefined || two === undefined) return;
  for (let before = 0; before < one.length; before++) {
    sets.join((offsets[i] as number) + (one[before] as number), (offsets[j] as number) + (two[before] as number));
  }
}

/** Union-find; a set is known by its least element. */
class DisjointSets {
  readonly #parents: Uint32Array;

  constructor(count: number) {
    this.#parents = Uint32Array.from({ length: count }, (_, i) => i);
  }

  join(a: number, b: number): void {
    const [first, second] = [this.#rootOf(a), this.#rootOf(b)];
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }

  /** The sets numbered by their least elements. */
  numbered(): { readonly numbers: Uint32Array; readonly count: number } {
    const numbers = new Uint32Array(this.#parents.length);
    let count = 0;
    for (let i = 0; i < numbers.length; i++) {
      const root = this.#rootOf(i);
      numbers[i] = root === i ? count++ : (numbers[root] as number);
    }
    return { numbers, count };
  }

  #rootOf(element: number): number {
    let at = element;
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at] as number] as number;
      at = this.#parents[at] as number;
    }
    return at;
  }
}

/** The numbers of the moves of some solution of this class. */
function wayTo({ into }: OptimalGraph, { maps }: Classes, state: number, number: number): number[] {
  const moves: number[] = [];
  let [at, wanted] = [state, number];
  for (;;) {
    const i = (maps[at] ?? []).findIndex((map) => map.includes(wanted));
    const step = into[at]?.[i];
    if (step === undefined) return moves.reverse();
    moves.push(step.move);
    wanted = maps[at]?.[i]?.indexOf(wanted) ?? 0;
    at = step.from;
  }
}

/** The moves that a search numbers, from this state on, as level files write them. */
export function inNotation(packed: PackedPuzzle, level: Level, start: unknown, numbers: readonly number[]): string {
  const { puzzle }: { puzzle: Puzzle } = packed;
  let state = start;
  const words: string[] = [];
  for (const number of numbers) {
    const move = packed.move(level, state, number);
    words.push(puzzle.formatMove(move));
    const outcome = puzzle.applyMove(level, state, move);
    if (outcome.refused !== undefined) throw new Error(`the search made a move that is refused: ${outcome.refused.en}`);
    state = outcome.state;
  }
  return words.join(" ");
}
