// What `import ... from "fourfold"` gives: levels from text, their rules, and their solutions. It runs in Node, in browsers
// and in workers, and touches no page; the components are imported from "fourfold/elements".
export { type Addresses, configure } from "./engines/addresses.ts";
export type { EngineName } from "./engines/session.ts";
export { DIFFICULTIES, type Difficulty, type DifficultyName, difficultyOf } from "./generating/difficulty.ts";
export { type GenerateOptions, generate, type LevelMaker, type NumberedLevel } from "./generating/generate.ts";
export type { MadeLevel } from "./generating/make-level.ts";
export type { GenerateRequest, Wishes } from "./generating/request.ts";
export {
  type CheckHeuristicOptions,
  checkHeuristic,
  type HeuristicCheck,
} from "./heuristics/check-heuristic.ts";
export type { Language, Words } from "./language/words.ts";
export type { LevelDocument } from "./levels/document.ts";
export type { LevelFacts } from "./levels/facts.ts";
export type { Problem } from "./levels/problem.ts";
export { type LoadOptions, loadLevels, loadPlainLevel } from "./playing/load-levels.ts";
export { type LoadedLevel, loadedLevel, type PlayableLevel, WrongLevel } from "./playing/loaded-level.ts";
export { Play } from "./playing/play.ts";
export { type Replay, replay } from "./playing/replay.ts";
export { writeLevels } from "./playing/write-levels.ts";
export type { Cell } from "./puzzles/cell.ts";
export { definePuzzle } from "./puzzles/define-puzzle.ts";
export { type Drawing, drawingAsText, type Glyph, type Role } from "./puzzles/drawing.ts";
export type { Generator, Knob, LevelDraft, Random, Range, Settings } from "./puzzles/generator.ts";
export { PUZZLES, puzzleById } from "./puzzles/index.ts";
export type { Choice, Heuristic, LevelImage, PackedPuzzle } from "./puzzles/packed.ts";
export type { CostModel, Level, Measure, Outcome, Puzzle, PuzzleDefinition, ReadMove } from "./puzzles/puzzle.ts";
export { edgeOf, type Game, NEVER } from "./search/game.ts";
export { ALGORITHM_NAMES, ENGINE_NAMES, ORDERS } from "./solving/check-options.ts";
export {
  type OptimalSolutions,
  type OptimalSolutionsOptions,
  optimalSolutions,
} from "./solving/optimal-solutions.ts";
export type {
  AlgorithmName,
  Limits,
  Order,
  OwnHeuristic,
  Progress,
  SolutionFound,
  SolveOptions,
} from "./solving/options.ts";
export type { Plan } from "./solving/plan.ts";
export type { SolveResult } from "./solving/result.ts";
export { planSolve, solve } from "./solving/solve.ts";
export type { SearchTrace, TraceEvent } from "./solving/trace.ts";
export { WrongMoves, WrongOption } from "./solving/wrong-option.ts";
