// The contract of a puzzle: everything that reading, playing, replaying, drawing and validating a level needs.
//
// Who writes a puzzle writes a PuzzleDefinition, in which all that most puzzles have alike may be left out; definePuzzle
// (define-puzzle.ts) makes a Puzzle of it, in which nothing is missing, and all others use that. A puzzle is a folder:
// level.ts (document -> level), rules.ts (this contract's rules, as readable as shared words can be), notation.ts (moves
// as text and in words) and drawing.ts; its index.ts joins them. States are immutable values of the readable board; speed
// is the business of packed states, not of these. A rule is stated here once, and every solution that an engine finds is
// replayed through it.
import type { Words } from "../language/words.ts";
import type { GameFormat, LevelDocument } from "../levels/document.ts";
import type { ProblemList } from "../levels/problem.ts";
import type { Drawing, Glyph } from "./drawing.ts";
import type { Editing } from "./editing.ts";
import type { Generator } from "./generator.ts";
import type { Guide } from "./guide.ts";
import type { Steps } from "./steps.ts";
import type { Surface } from "./surface.ts";

/** A way to count what moves cost, by the name that the puzzle gives it. `moves`, 1 a move, is the first of every
 *  puzzle. */
export type CostModel = string;

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

/** A number that says how large a level is, to chart levels by. */
export interface Measure<L extends Level = Level> {
  /** One word, as it is typed: `groups`. Rows, columns and cells need not be listed. */
  readonly name: string;
  readonly words: Words;
  of(level: L): number;
}

/** What the author of a puzzle writes. */
export interface PuzzleDefinition<L extends Level = Level, State = unknown, Move = unknown> {
  /** The id, and whatever else the level format must know of the game that is not as usual. */
  readonly format: Pick<GameFormat, "id"> & Partial<Omit<GameFormat, "costModels">>;
  readonly name: Words;
  /** What it is all about, in a sentence. Default: nothing is said. */
  readonly goal?: Words;
  /** How it is played by mouse or finger, in a sentence. */
  readonly gesture?: Words;
  /** Default: `moves` alone. Under `moves` every move that listMoves gives costs 1. */
  readonly costModels?: readonly ["moves", ...CostModel[]];
  /** A cost model in words, to stand beside `optimal` or alone in a list; undefined for its name. */
  describeCostModel?(model: CostModel): Words | undefined;

  /** Makes the level, or reports every problem and returns undefined. Warnings are reported too and stop nothing. */
  readLevel(document: LevelDocument, problems: ProblemList): L | undefined;
  /** The same in steps, between which others are let in, where a level can be so large that it takes long. Default: at once. */
  readingLevel?(document: LevelDocument, problems: ProblemList): Steps<L | undefined>;

  initialState(level: L): State;
  /** The legal moves in the order that searches list successors in. */
  listMoves(level: L, state: State): Move[];
  /** Also takes moves that listMoves does not list because they lead to no new state of the search or are another name. */
  applyMove(level: L, state: State, move: Move): Outcome<State>;
  isSolved(level: L, state: State): boolean;
  /** True only where it is certain at a glance that no solution can follow. Default: never. */
  isDead?(level: L, state: State): boolean;
  /** What a legal move costs, a whole number from 1 to 255. Default: 1. */
  moveCost?(level: L, state: State, move: Move, model: CostModel): number;
  /** The moves that the level allows for its best mark, or null where it does not say. Default: null. */
  budget?(level: L): number | null;
  /** Three to zero stars for a solution of this cost, or null where the level has no budget.
   *  Default: three within the budget, and one less for each move over it. */
  stars?(level: L, cost: number): number | null;
  /** Equal for two states exactly when a search takes them for the same. */
  stateKey(level: L, state: State): string;
  /** Why no solution can follow, where that can be seen without a search and said in a sentence (with a full stop; all other
   *  words stand within sentences). Default: null. */
  whyUnsolvable?(level: L, state: State): Words | null;

  /** The level that begins with this state, as it would be written; null where a level file cannot say it. What the header
   *  says of the level's own start is left out. Default: null. */
  positionAsDocument?(level: L, state: State): LevelDocument | null;

  /** The notation of level files, for example `A:r`. It may be more than one word (`x r`). */
  formatMove(move: Move): string;
  /** Reads one word of a solution. */
  parseMove(word: string): ReadMove<Move>;
  /** The other name that this move has where it is legal and listMoves lists it by that one: a swap, written from the other
   *  side. Default: a move has one name. */
  otherName?(move: Move): Move | undefined;
  /** The move in words, as one would tell a person. Default: its notation. */
  describeMove?(level: L, state: State, move: Move): Words;

  /** What a person has in mind at this move: the pieces that move, or the axis along which all do. Two moves in a row that
   *  share nothing of it are a change of mind. Default: the notation of the move. */
  focusOf?(level: L, state: State, move: Move): readonly string[];

  drawState(level: L, state: State): Drawing;
  /** What a glyph of the drawing means; undefined for the general words of its role (drawing.ts). Default: always these. */
  describeGlyph?(level: L, glyph: Glyph): Words | undefined;

  /** What levels of this puzzle are charted by, beside rows, columns and cells. Default: nothing. */
  readonly measures?: readonly Measure<L>[];
  /** How it is played and animated: loaded when a board asks for it. A puzzle without it is drawn cell by cell. */
  surface?(): Promise<Surface<L, State, Move>>;
  /** How levels of it are made: loaded when somebody generates. */
  generator?(): Promise<Generator<L>>;
  /** How levels of it are painted: loaded when an editor asks for it. Without it they are typed. */
  editing?(): Promise<Editing>;
  /** Its rules for who has never seen it, as sentences with moves that show them: loaded when a page asks for it. */
  guide?(): Promise<Guide>;
}

/** What all others use: a definition in which nothing is left out but what the puzzle does not have. */
export interface Puzzle<L extends Level = Level, State = unknown, Move = unknown>
  extends PuzzleDefinition<L, State, Move> {
  readonly format: GameFormat;
  readonly costModels: readonly ["moves", ...CostModel[]];
  describeCostModel(model: CostModel): Words;
  isDead(level: L, state: State): boolean;
  moveCost(level: L, state: State, move: Move, model: CostModel): number;
  budget(level: L): number | null;
  stars(level: L, cost: number): number | null;
  whyUnsolvable(level: L, state: State): Words | null;
  positionAsDocument(level: L, state: State): LevelDocument | null;
  describeMove(level: L, state: State, move: Move): Words;
  focusOf(level: L, state: State, move: Move): readonly string[];
  describeGlyph(level: L, glyph: Glyph): Words;
  readonly measures: readonly Measure<L>[];
}
