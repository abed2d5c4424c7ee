// What a puzzle brings so that a person can play it on a page or in a terminal: what keys and gestures mean, its pieces
// from one state to the next, and how it is drawn with depth. A surface knows nothing of any puzzle: it tracks keys and
// pointers, asks here what they mean, plays the move by the rules, and draws and animates what it is told.
//
// Nothing here judges a move: `press`, `tap` and `drag` may name an illegal one. The surface plays it by the rules; where
// it is refused it shows the refusal (`outline` says where) and keeps the hand as it was. All of these are pure functions
// of what they are given, and states and pieces never change, so that undo is the same steps backwards.
//
// Undo, redo, restart, repeated keys, how far a drag must go and what a swipe is in a turned view belong to the surface.
import type { Words } from "../language/words.ts";
import type { Cell } from "./cell.ts";
import type { Direction } from "./direction.ts";
import type { Glyph } from "./drawing.ts";
import type { Level } from "./puzzle.ts";

export interface Surface<L extends Level = Level, State = unknown, Move = unknown> {
  readonly input: Input<L, State, Move>;
  /** Without it a surface shows the next state at once. */
  readonly pieces?: Pieces<L, State, Move>;
  /** Without it a board has its flat view only. */
  readonly scene?: Scene<L>;
  /** The colours of what a glyph shows; undefined for the surface's own choice by role and kind. */
  tone?(glyph: Glyph): Tone | undefined;
}

// --- Keys and gestures

/** What a person has in hand between moves. It is plain data: surfaces compare, keep and restore it. */
export interface Hand {
  /** Where the keyboard is, in puzzles that have a cursor. */
  readonly cursor?: Cell;
  /** What is chosen or taken, by a name that the puzzle gives it: a group's letter, a block's cell. */
  readonly chosen?: string;
}

/** What a key or a tap comes to: another hand, and perhaps a move. */
export interface Answer<Move> {
  /** The hand after the move, if there is one and it is legal. */
  readonly hand: Hand;
  readonly move?: Move;
}

/** A drag or swipe: it begins at a cell and goes in a direction. */
export interface Gesture {
  readonly from: Cell;
  readonly direction: Direction;
}

/** Cells that a person can tap for a move. */
export interface Target<Move> {
  readonly move: Move;
  readonly cells: readonly Cell[];
}

/** Where a move would bring what it moves. */
export interface Outline {
  /** Cells of the board that it would come to lie on, free ones and those that are not. */
  readonly cells: readonly Cell[];
  /** Those among them, or outside the board, that forbid the move; empty where it is legal. */
  readonly blocked: readonly Cell[];
}

export interface KeyHelp {
  /** As a person would name them: `Space`, `[ ]`, `A-Z`; arrows are `Arrows`. */
  readonly keys: string;
  readonly means: Words;
  /** Whether a level has a use for them; a key that does not say it is for all. */
  isFor?(level: Level): boolean;
}

export interface Input<L extends Level = Level, State = unknown, Move = unknown> {
  /** The keys of this puzzle, for the help that a surface shows. */
  readonly help: readonly KeyHelp[];
  /** Letters are keys of this puzzle, so that a terminal takes its own commands after a colon. */
  readonly usesLetters: boolean;

  /** The hand to begin with, or, where the state changed otherwise than by this hand, what is left of `before`. */
  hand(level: L, state: State, before?: Hand): Hand;
  /** The cells of what is chosen or taken, to be marked. */
  chosenCells(level: L, state: State, hand: Hand): readonly Cell[];
  /** What a key means, named as `KeyboardEvent.key` names it (`ArrowUp`, ` `, `Enter`, `Escape`, `a`, `[`); undefined
   *  where it means nothing, so that it is left to the page. */
  press(level: L, state: State, hand: Hand, key: string): Answer<Move> | undefined;

  /** The move that a drag means; undefined where nothing can be dragged from there. */
  drag(level: L, state: State, gesture: Gesture): Move | undefined;
  /** The drag that means this move, for the arrow of a hint; undefined where there is none. */
  gestureOf(level: L, state: State, move: Move): Gesture | undefined;
  /** What a click or a tap on a cell of the board means; undefined where it means nothing. */
  tap(level: L, state: State, hand: Hand, cell: Cell): Answer<Move> | undefined;
  /** The legal moves that `tap` makes with this hand, and where: what a surface shows as places to go. */
  targets(level: L, state: State, hand: Hand): readonly Target<Move>[];
  /** What a surface shows while a move is held, and when it was refused. */
  outline(level: L, state: State, move: Move): Outline;
}

// --- Pieces

/** A thing that stays itself while it moves. Two states share a piece where they share its id. */
export interface Piece {
  readonly id: string;
  /** In reading order, on the board. */
  readonly cells: readonly Cell[];
  readonly glyph: Glyph;
  /** The puzzle's own word for how it stands, where that matters to the eye: `upright`, `lying`. */
  readonly pose?: string;
}

/** How a piece came to be what it is after a stage. A surface that does not know a kind fades from old to new. */
export type Motion =
  /** Straight from its old cells to its new ones; lifted over what comes the other way. */
  | { readonly kind: "slide"; readonly towards?: Direction; readonly isLifted?: boolean }
  /** Down, faster and faster. */
  | { readonly kind: "fall" }
  /** Over the edge on this side. */
  | { readonly kind: "roll"; readonly direction: Direction }
  /** Its copy is folded over the edge of its bounding box on this side, and it has both halves then. */
  | { readonly kind: "fold"; readonly direction: Direction }
  /** Changes where it is: a bridge opens, a tile reaches its goal. */
  | { readonly kind: "turn" }
  /** Comes from nowhere, or out of other pieces, which are gone. */
  | { readonly kind: "appear"; readonly from: readonly string[] }
  /** Is gone after this stage, into other pieces or into nothing. */
  | { readonly kind: "vanish"; readonly into: readonly string[] }
  /** Of refused moves: over the edge on this side and down, where nothing carries it. */
  | { readonly kind: "topple"; readonly direction: Direction }
  /** Of refused moves: to and fro where it is. */
  | { readonly kind: "shake" };

/** What happens at once. A move is one stage or several: blocks go, then fall, then burst, then fall again. */
export interface Stage {
  /** All pieces after it, in reading order. */
  readonly pieces: readonly Piece[];
  /** By id, those that changed, came or went; all others rest. */
  readonly motions: ReadonlyMap<string, Motion>;
}

export interface Pieces<L extends Level = Level, State = unknown, Move = unknown> {
  /** The pieces of a state that nothing led to, with ids of their own, in reading order. What never moves or changes
   *  (walls, floor) is none. */
  of(level: L, state: State): readonly Piece[];
  /** What a legal move makes of the pieces of a state; the last stage has those of the state that it leads to. */
  follow(level: L, state: State, pieces: readonly Piece[], move: Move): readonly Stage[];
  /** How a refused move begins, by the ids of these pieces, before all of them are back where they were. Without it
   *  nothing moves. */
  refuse?(level: L, state: State, pieces: readonly Piece[], move: Move): ReadonlyMap<string, Motion>;
}

// --- Looks

/** A colour in light and in dark, as CSS; `ink` is legible on it. */
export interface Tone {
  readonly light: string;
  readonly dark: string;
  readonly ink?: { readonly light: string; readonly dark: string };
  /** What is drawn around a piece, so that it stands out from the ground; without it a darker shade. */
  readonly edge?: { readonly light: string; readonly dark: string };
}

/** A place or a length in cells: along the row, down the column, up from the ground. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A box, of which every scene is made: a tile of the ground, a block, a flap. */
export interface Solid {
  /** A name that no other solid has at the same time. */
  readonly id: string;
  /** Its corner that is nearest to (0, 0, 0). */
  readonly at: Extent;
  readonly size: Extent;
  /** The sides on which it goes on into another solid of its piece without an edge. */
  readonly joined?: readonly Direction[];
  /** Colour by role and kind; its text stands on the upper face. */
  readonly glyph: Glyph;
  /** What is drawn on the upper face beside the text, so that colour is never the only sign. */
  readonly pattern?: "cracks" | "ring" | "planks" | "dots" | "cross" | "frame";
  /** What pattern and text on the upper face are of, where that is something else: a goal on the floor. */
  readonly sign?: Glyph;
}

export interface Scene<L extends Level = Level> {
  /** Seen from a corner, or from the front and above. */
  readonly projection: "isometric" | "oblique";
  /** How far pieces rise above the ground and the ground reaches below it, in cells: the room that a picture needs. */
  readonly reach: { readonly above: number; readonly below: number };
  /** The ground and all that never moves. */
  ground(level: L): readonly Solid[];
  /** What a piece looks like: one solid, or one for each of its cells. Their ids begin with that of the piece, and are
   *  the same wherever it goes. */
  solids(piece: Piece): readonly Solid[];
}
