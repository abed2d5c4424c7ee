// What the surface of a puzzle owes those who play it, as tests that know no puzzle: its pieces arrive where the rules say
// and stay themselves on the way, every legal move can be made by keys, by taps and by a drag, and the scene draws each
// solid under one name. Positions are met by random play.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cornersOf, type Placed } from "../../src/drawing/placed.ts";
import { transitionTo } from "../../src/drawing/transition.ts";
import type { Cell } from "../../src/puzzles/cell.ts";
import { DIRECTIONS } from "../../src/puzzles/direction.ts";
import type { Level, Puzzle } from "../../src/puzzles/puzzle.ts";
import type { Hand, Input, Piece, Pieces, Scene, Stage, Surface } from "../../src/puzzles/surface.ts";
import { anyPositionOf } from "./any-position.ts";
import type { LevelSamples } from "./level-samples.ts";

const RUNS = 60;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "Enter", "Escape", "[", "]"];
/** A puzzle in which a move can only be named by two of them (x, then a roll) is no more than this far away. */
const MOST_MOVES = 2;

interface Asked<L extends Level, State, Move> {
  readonly puzzle: Puzzle<L, State, Move>;
  readonly input: Input<L, State, Move>;
  readonly level: L;
  readonly state: State;
  /** The moves that led there. */
  readonly moves: readonly string[];
}

export function describeSurface<L extends Level, State, Move>(
  puzzle: Puzzle<L, State, Move>,
  surface: () => Promise<Surface<L, State, Move>>,
  { small }: LevelSamples<L>,
): void {
  const onPositions = async (look: (asked: Asked<L, State, Move>, surface: Surface<L, State, Move>) => void) => {
    const loaded = await surface();
    const property = fc.property(anyPositionOf(puzzle, small), (position) => {
      look({ puzzle, input: loaded.input, ...position }, loaded);
    });
    fc.assert(property, { numRuns: RUNS });
  };

  describe("input", () => {
    test("a legal move has a drag that means it, and nothing is in its way", () => onPositions(expectDrags));
    test("every legal move can be made by taps, where the targets say", () => onPositions(expectTaps));
    test("every legal move can be made by keys", () => onPositions(expectKeys));
    test("nothing is said to be in the way of a drag that is legal", () => onPositions(expectOutlines));
    test("what is left of a hand after a move is in order", () => onPositions(expectHands));
  });

  describe("pieces", () => {
    test("the last stage of a move shows the state that the rules make, and pieces stay themselves", () =>
      onPositions((asked, { pieces, scene }) => {
        if (pieces !== undefined) expectStages(asked, pieces, scene);
      }));
    test("a refused move begins with pieces that are there", () =>
      onPositions((asked, { pieces }) => {
        if (pieces?.refuse !== undefined) expectRefusals(asked, pieces);
      }));
  });
}

function expectDrags<L extends Level, State, Move>({ puzzle, input, level, state }: Asked<L, State, Move>): void {
  for (const move of puzzle.listMoves(level, state)) {
    const gesture = input.gestureOf(level, state, move);
    const text = puzzle.formatMove(move);
    expect(gesture, text).toBeDefined();
    if (gesture === undefined) continue;
    const dragged = input.drag(level, state, gesture);
    expect(dragged === undefined ? "nothing" : puzzle.formatMove(dragged)).toBe(text);
    expect(input.outline(level, state, move).blocked, text).toEqual([]);
  }
}

function expectOutlines<L extends Level, State, Move>({ puzzle, input, level, state }: Asked<L, State, Move>): void {
  for (const from of cellsOf(level)) {
    for (const direction of DIRECTIONS) {
      const move = input.drag(level, state, { from, direction });
      if (move === undefined) continue;
      const isLegal = puzzle.applyMove(level, state, move).refused === undefined;
      if (isLegal) expect(input.outline(level, state, move).blocked, puzzle.formatMove(move)).toEqual([]);
    }
  }
}

/** A first tap may take something in hand; the targets of each hand are then the moves of a second one. */
function expectTaps<L extends Level, State, Move>(asked: Asked<L, State, Move>): void {
  const { puzzle, input, level, state } = asked;
  const made = new Set<string>();
  const start = input.hand(level, state);
  const taken = cellsOf(level).map((cell) => input.tap(level, state, start, cell));
  const hands = taken.flatMap((answer) => (answer !== undefined && answer.move === undefined ? [answer.hand] : []));
  for (const hand of [start, ...hands]) {
    for (const { move, cells } of input.targets(level, state, hand)) {
      expect(puzzle.applyMove(level, state, move).refused).toBeUndefined();
      for (const cell of cells) {
        const tapped = input.tap(level, state, hand, cell)?.move;
        expect(tapped === undefined ? "nothing" : puzzle.formatMove(tapped)).toBe(puzzle.formatMove(move));
        made.add(outcomeOf(asked, [move]));
      }
    }
  }
  for (const answer of taken) if (answer?.move !== undefined) made.add(outcomeOf(asked, [answer.move]));
  const missing = puzzle.listMoves(level, state).filter((move) => !canBeMade(asked, move, made));
  expect(missing.map((move) => puzzle.formatMove(move))).toEqual([]);
}

function expectKeys<L extends Level, State, Move>(asked: Asked<L, State, Move>): void {
  const { puzzle, input, level, state } = asked;
  const made = new Set<string>();
  const keys = input.usesLetters ? [...KEYS, ...LETTERS] : KEYS;
  const start = input.hand(level, state);
  const seen = new Map<string, Hand>([[JSON.stringify(start), start]]);
  for (const hand of seen.values()) {
    for (const key of keys) {
      const answer = input.press(level, state, hand, key);
      if (answer === undefined) continue;
      if (answer.move === undefined) seen.set(JSON.stringify(answer.hand), answer.hand);
      else made.add(outcomeOf(asked, [answer.move]));
    }
  }
  const missing = puzzle.listMoves(level, state).filter((move) => !canBeMade(asked, move, made));
  expect(missing.map((move) => puzzle.formatMove(move))).toEqual([]);
}

/** A move that is written in several words is made in as many steps: its first word must be there. */
function canBeMade<L extends Level, State, Move>(
  asked: Asked<L, State, Move>,
  move: Move,
  made: ReadonlySet<string>,
): boolean {
  const { puzzle } = asked;
  const words = puzzle.formatMove(move).split(" ");
  if (words.length === 1) return made.has(outcomeOf(asked, [move]));
  expect(words.length).toBeLessThanOrEqual(MOST_MOVES);
  const read = puzzle.parseMove(words[0] as string);
  return read.wrong === undefined && made.has(outcomeOf(asked, [read.move]));
}

/** What moves come to, whatever they are called: a swap has two names. */
function outcomeOf<L extends Level, State, Move>(
  { puzzle, level, state }: Asked<L, State, Move>,
  moves: readonly Move[],
): string {
  let after = state;
  for (const move of moves) {
    const { state: next } = puzzle.applyMove(level, after, move);
    if (next === undefined) return "refused";
    after = next;
  }
  return puzzle.stateKey(level, after);
}

function expectHands<L extends Level, State, Move>({ puzzle, input, level, state }: Asked<L, State, Move>): void {
  const onBoard = (cell: Cell): boolean =>
    cell.row >= 0 && cell.column >= 0 && cell.row < level.rows && cell.column < level.columns;
  const start = input.hand(level, state);
  const hands = [start, ...cellsOf(level).flatMap((cell) => input.tap(level, state, start, cell)?.hand ?? [])];
  for (const move of puzzle.listMoves(level, state)) {
    const next = puzzle.applyMove(level, state, move).state as State;
    for (const before of hands) {
      const hand = input.hand(level, next, before);
      const cells = [...input.chosenCells(level, next, hand), ...(hand.cursor === undefined ? [] : [hand.cursor])];
      expect(cells.filter((cell) => !onBoard(cell))).toEqual([]);
      expect(input.hand(level, next, hand)).toEqual(hand);
    }
  }
}

function expectStages<L extends Level, State, Move>(
  asked: Asked<L, State, Move>,
  pieces: Pieces<L, State, Move>,
  scene: Scene<L> | undefined,
): void {
  const { puzzle, level, state } = asked;
  const start = piecesThere(asked, pieces);
  for (const move of puzzle.listMoves(level, state)) {
    let before = start;
    const next = puzzle.applyMove(level, state, move).state as State;
    const stages = pieces.follow(level, state, before, move);
    expect(stages.length).toBeGreaterThan(0);
    for (const stage of stages) {
      expectOwnNames(stage.pieces);
      expectOnlyMovedChange(before, stage);
      if (scene !== undefined) expectSolids(level, scene, before, stage);
      before = stage.pieces;
    }
    expect(seen(before)).toEqual(seen(pieces.of(level, next)));
  }
}

/** With the names that they have had since the start of the level. */
function piecesThere<L extends Level, State, Move>(
  { puzzle, level, moves }: Asked<L, State, Move>,
  pieces: Pieces<L, State, Move>,
): readonly Piece[] {
  let state = puzzle.initialState(level);
  let there = pieces.of(level, state);
  for (const word of moves.flatMap((text) => text.split(" "))) {
    const { move } = puzzle.parseMove(word) as { readonly move: Move };
    there = pieces.follow(level, state, there, move).at(-1)?.pieces ?? [];
    state = puzzle.applyMove(level, state, move).state as State;
  }
  return there;
}

function expectOwnNames(pieces: readonly Piece[]): void {
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
}

/** Whoever rests is what it was, and whoever is said to move is there before or after. */
function expectOnlyMovedChange(before: readonly Piece[], { pieces, motions }: Stage): void {
  const resting = (all: readonly Piece[]) => seen(all.filter(({ id }) => !motions.has(id)));
  expect(resting(pieces)).toEqual(resting(before));
  const known = new Set([...before, ...pieces].map(({ id }) => id));
  expect([...motions.keys()].filter((id) => !known.has(id))).toEqual([]);
}

function expectRefusals<L extends Level, State, Move>(
  { puzzle, input, level, state }: Asked<L, State, Move>,
  pieces: Pieces<L, State, Move>,
): void {
  const now = pieces.of(level, state);
  const ids = now.map(({ id }) => id);
  for (const from of cellsOf(level)) {
    for (const direction of DIRECTIONS) {
      const move = input.drag(level, state, { from, direction });
      if (move === undefined || puzzle.applyMove(level, state, move).refused === undefined) continue;
      const begun = [...(pieces.refuse?.(level, state, now, move).keys() ?? [])];
      expect(begun.filter((id) => !ids.includes(id))).toEqual([]);
    }
  }
}

/** Names of solids are their own, begin with that of the piece, and what moves arrives where the scene puts it; all is
 *  within the room that the scene asks for. */
function expectSolids<L extends Level>(level: L, scene: Scene<L>, before: readonly Piece[], stage: Stage): void {
  for (const piece of stage.pieces) {
    for (const { id } of scene.solids(piece)) expect(id.startsWith(piece.id)).toBe(true);
  }
  const standing = stage.pieces.flatMap((piece) => scene.solids(piece));
  const ids = [...scene.ground(level), ...standing].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { above, below } = scene.reach;
  const outside = standing.filter(({ at, size }) => at.z < -below || at.z + size.z > above);
  expect(outside).toEqual([]);
  const places = (placed: readonly Placed[]): string[] =>
    placed
      .filter(({ opacity = 1, scale = 1 }) => opacity > 0.001 && scale > 0.001)
      .map((each) => cornersOf(each).map(({ x, y, z }) => [x, y, z].map((n) => (n + 1e-9).toFixed(4))))
      .map((corners) => JSON.stringify(corners.sort()))
      .sort();
  const arrived = transitionTo(scene, before, stage).at(1);
  expect(places(arrived)).toEqual(places(standing.map((solid) => ({ solid }))));
}

/** What a person sees of pieces, whatever they are called. */
function seen(all: readonly Piece[]): string[] {
  return all.map(({ cells, glyph, pose }) => JSON.stringify([cells, glyph, pose])).sort();
}

function cellsOf({ rows, columns }: Level): Cell[] {
  return Array.from({ length: rows * columns }, (_, i) => ({ row: Math.floor(i / columns), column: i % columns }));
}
