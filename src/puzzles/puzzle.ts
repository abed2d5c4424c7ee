// The contract of a puzzle: everything that reading, playing, replaying, drawing and validating a level needs.
//
// A puzzle is a folder with four files: level.ts (document -> level), rules.ts (this contract's rules, as readable
// as shared words can be), notation.ts (moves as text and in words) and drawing.ts; its index.ts joins them to a
// Puzzle. States are immutable values of the readable board; speed is the business of packed states, not of these.
// A rule is stated here once, and every solution that an engine finds is replayed through it.
import type { Words } from "../language/words.ts";
import type { GameFormat, LevelDocument } from "../levels/document.ts";
import type { ProblemList } from "../levels/problem.ts";
import type { Drawing } from "./drawing.ts";

/** What a roll costs in Roll the Block; the other puzzles know `moves` only. */
export type CostModel = "moves" | "weighted";

/** What every typed level has. */
export interface Level {
  readonly document: LevelDocument;
  readonly rows: number;
  readonly columns: number;
}

/** A move was legal and led to `state`, or it was refused and the words say why. */
export type Outcome<State> =
  | { readonly state: State; readonly refused?: never }
  | { readonly refused: Words; readonly state?: never };

/** A move was read, or the words say what is wrong with its text. */
export type ReadMove<Move> =
  | { readonly move: Move; readonly wrong?: never }
  | { readonly wrong: Words; readonly move?: never };

export interface Puzzle<L extends Level = Level, State = unknown, Move = unknown> {
  readonly format: GameFormat;
  readonly name: Words;
  readonly costModels: readonly CostModel[];

  /** Makes the level, or reports every problem and returns undefined. Warnings are reported too and stop nothing. */
  readLevel(document: LevelDocument, problems: ProblemList): L | undefined;

  initialState(level: L): State;
  /** The legal moves in the order that searches list successors in. */
  listMoves(level: L, state: State): Move[];
  /** Also takes moves that listMoves does not list because they lead to no new state of the search or are another name. */
  applyMove(level: L, state: State, move: Move): Outcome<State>;
  isSolved(level: L, state: State): boolean;
  /** True only where it is certain at a glance that no solution can follow. */
  isDead(level: L, state: State): boolean;
  /** What a legal move costs. */
  moveCost(level: L, state: State, move: Move, model: CostModel): number;
  /** The moves that the level allows for its best mark, or null where it does not say. */
  budget(level: L): number | null;
  /** Three to zero stars for a solution of this cost, or null where the level has no budget. */
  stars(level: L, cost: number): number | null;
  /** Equal for two states exactly when a search takes them for the same. */
  stateKey(level: L, state: State): string;
  /** Why no solution can exist, where that can be seen without a search and said in a sentence. */
  whyUnsolvable?(level: L): Words | null;

  /** The notation of level files, for example `A:r`. It may be more than one word (`x r`). */
  formatMove(move: Move): string;
  /** Reads one word of a solution. */
  parseMove(word: string): ReadMove<Move>;
  /** The move in words, as one would tell a person. */
  describeMove(level: L, state: State, move: Move): Words;

  drawState(level: L, state: State): Drawing;
}
