// The contract of a method: a search of its own for the levels of one puzzle, stronger there than what all puzzles share.
//
// A method is written in AssemblyScript (assembly/methods/<puzzle>/<method>, a class with the contract of
// assembly/methods/method.ts) over an image of the level that `prepare` makes here. It may also be written in TypeScript, as
// `begin`; where it is not, the TypeScript engine takes the next method of the puzzle, and in the end A* with the strongest
// heuristic.
import type { Words } from "../language/words.ts";
import type { LevelImage } from "../puzzles/packed.ts";
import type { CostModel, Level } from "../puzzles/puzzle.ts";
import type { Steps } from "../puzzles/steps.ts";
import type { Memory } from "../search/memory.ts";
import type { Search, SearchLimits } from "../search/run.ts";
import type { Scouting } from "./scouts.ts";

export interface MethodChoice<State = unknown> {
  readonly costModel: CostModel;
  /** Ingredients to leave out, to measure what they buy. What is found stays the same. */
  readonly without: ReadonlySet<string>;
  /** The state to begin from; the level's own where it is not said. */
  readonly start?: State | undefined;
}

export interface Method<L extends Level = Level, State = unknown, Move = unknown, Tables = unknown> {
  /** Said in results as `method`. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly explained: Words;
  /** Its number in assembly/registry.ts. */
  readonly registryNumber: number;
  /** The parts that can be left out one by one. */
  readonly ingredients: readonly string[];
  /** The scouts beside it; none where it finds incumbents before its proof itself, or is too quick to need them. */
  readonly scouting: Scouting;
  /** What the search needs to know of the level, or undefined where the method is not for such levels. */
  prepare(level: L, choice: MethodChoice<State>): Tables | undefined;
  /** The same, where it may take long. */
  preparing?(level: L, choice: MethodChoice<State>): Steps<Tables | undefined>;
  image(tables: Tables): LevelImage;
  /** The same search in TypeScript. It counts in its Run, as assembly/methods/method.ts says. */
  begin?(tables: Tables, limits: SearchLimits, memory: Memory): Search;
  /** The move that a number of the solution means, made in this state. */
  move(level: L, state: State, number: number): Move;
}

/** A bit for each ingredient that is left out, in their order: how an image says it. */
export function leftOut(ingredients: readonly string[], without: ReadonlySet<string>): number {
  return ingredients.reduce((bits, name, i) => (without.has(name) ? bits | (1 << i) : bits), 0);
}
