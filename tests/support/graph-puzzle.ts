// A puzzle that is nothing but a graph with a start and goals: for searches whose every step a test wants to choose.

import { type LoadedLevel, loadedLevel } from "../../src/playing/loaded-level.ts";
import { definePuzzle } from "../../src/puzzles/define-puzzle.ts";
import type { Level } from "../../src/puzzles/puzzle.ts";
import { writtenLevel } from "./written-level.ts";

/** An arrow from a place to a place; under the cost model `weighted` it costs what it says, else 1. */
export type Arrow = readonly [from: string, to: string, cost: number];

export interface GraphLevel extends Level {
  readonly arrows: readonly Arrow[];
  readonly start: string;
  readonly goals: readonly string[];
  /** Places that are dead at a glance. */
  readonly dead: readonly string[];
}

export const graphPuzzle = definePuzzle<GraphLevel, string, Arrow>({
  format: { id: "graph" },
  name: { en: "A graph", pt: "Um grafo" },
  costModels: ["moves", "weighted"],
  readLevel: () => undefined,
  initialState: ({ start }) => start,
  listMoves: ({ arrows }, place) => arrows.filter(([from]) => from === place),
  applyMove: (_level, place, [from, to]) =>
    place === from ? { state: to } : { refused: { en: `not at ${from}`, pt: `não em ${from}` } },
  isSolved: ({ goals }, place) => goals.includes(place),
  isDead: ({ dead }, place) => dead.includes(place),
  moveCost: (_level, _place, [, , cost], model) => (model === "moves" ? 1 : cost),
  stateKey: (_level, place) => place,
  formatMove: ([from, to, cost]) => `${from}-${to}-${cost}`,
  parseMove(word) {
    const [from, to, cost] = word.split("-") as [string, string, string];
    return { move: [from, to, Number(cost)] };
  },
  describeMove: (_level, _place, [from, to]) => ({ en: `from ${from} to ${to}`, pt: `de ${from} a ${to}` }),
  drawState: (_level, place) => ({ rows: 1, columns: 1, glyph: () => ({ text: place, role: "piece" }) }),
});

/** A graph as a level that `solve` takes. */
export function graphLevel(
  arrows: readonly Arrow[],
  start: string,
  goals: readonly string[],
  dead: readonly string[] = [],
): LoadedLevel<GraphLevel, string, Arrow> {
  const level: GraphLevel = { document: writtenLevel("graph", ["."]), rows: 1, columns: 1, arrows, start, goals, dead };
  return loadedLevel(graphPuzzle, level);
}
