// Random valid levels of Match the Tiles, small unless told otherwise.
//
// A level is drawn as a plan: places for tiles, obstacles and goals as bare numbers that are wrapped to the board and
// moved on to the next free cell. So every plan is a valid level and every part of it shrinks by itself. Half of the
// levels are played forward at random and have their goals where the tiles came to rest: these have a solution.
import fc from "fast-check";
import { DIRECTIONS, type Direction } from "../../src/puzzles/direction.ts";
import { type MatchLevel, matchTheTiles } from "../../src/puzzles/match-the-tiles/index.ts";
import { FLOOR, OBSTACLE } from "../../src/puzzles/match-the-tiles/level.ts";
import { matchBoard, matchLevel } from "./match-level.ts";

export interface MatchLevelSize {
  readonly maxRows?: number;
  readonly maxColumns?: number;
  readonly maxColours?: number;
  readonly maxTiles?: number;
}

/** Which grid gives the goals. A goal under a tile is always in the second, for the first has no room for it. */
type GoalGrid = "first" | "second" | "both";

interface Plan {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly { readonly colour: number; readonly place: number; readonly goalPlace: number }[];
  readonly obstacles: readonly number[];
  readonly spareGoals: readonly { readonly colour: number; readonly place: number }[];
  /** The slides that lead to the solution, or undefined where the goals lie anywhere. */
  readonly play: readonly Direction[] | undefined;
  readonly goalGrid: GoalGrid;
}

export function arbitraryMatchLevel(size: MatchLevelSize = {}): fc.Arbitrary<MatchLevel> {
  const { maxRows = 5, maxColumns = 5, maxColours = 3, maxTiles = 5 } = size;
  const cells = maxRows * maxColumns;
  const place = fc.nat(cells - 1);
  const colour = fc.nat(maxColours - 1);
  const plan: fc.Arbitrary<Plan> = fc.record({
    rows: arbitrarySide(maxRows),
    columns: arbitrarySide(maxColumns),
    tiles: fc.array(fc.record({ colour, place, goalPlace: place }), { minLength: 1, maxLength: maxTiles, size: "max" }),
    obstacles: fc.array(place, { maxLength: Math.ceil(cells / 4), size: "max" }),
    spareGoals: fc.array(fc.record({ colour, place }), { maxLength: 2, size: "max" }),
    play: fc.option(fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 16, size: "max" }), {
      nil: undefined,
      freq: 2,
    }),
    goalGrid: fc.constantFrom<GoalGrid[]>("first", "second", "both"),
  });
  return fc.noBias(plan.map(build));
}

/** From 1 to `max`; the longer the likelier, for a narrow board has little to tell. */
function arbitrarySide(max: number): fc.Arbitrary<number> {
  return fc.nat(max * max - 1).map((n) => Math.floor(Math.sqrt(n)) + 1);
}

function build(plan: Plan): MatchLevel {
  const { rows, columns, spareGoals, play, goalGrid } = plan;
  const board: string[] = new Array(rows * columns).fill(FLOOR);
  // A crowded board has hardly a slide to look at.
  const tiles = plan.tiles.slice(0, Math.ceil(board.length / 3));
  const obstacles = plan.obstacles.slice(0, Math.floor(board.length / 4));
  for (const tile of tiles) putOnFloor(board, tile.place, tileLetter(tile.colour));
  for (const place of obstacles) {
    const cell = place % board.length;
    if (board[cell] === FLOOR) board[cell] = OBSTACLE;
  }

  const goals: string[] = board.map((character) => (character === OBSTACLE ? OBSTACLE : FLOOR));
  if (play === undefined) {
    for (const { colour, goalPlace } of tiles) putOnFloor(goals, goalPlace, goalLetter(colour));
  } else {
    boardAfter(board, columns, play).forEach((character, cell) => {
      goals[cell] = character.toLowerCase();
    });
  }
  for (const { colour, place } of spareGoals) putOnFloor(goals, place, goalLetter(colour));

  const first = board.map((character, cell) =>
    character === FLOOR && goalGrid !== "second" ? (goals[cell] as string) : character,
  );
  const second = goals.map((goal, cell) => (goalGrid === "first" && first[cell] === goal ? FLOOR : goal));
  const needsSecond = goalGrid !== "first" || second.some((goal) => goal !== FLOOR);
  return matchLevel(rowsOf(first, columns), needsSecond ? rowsOf(second, columns) : undefined);
}

/** Puts a letter on the first floor cell from `place` on, round the board; nowhere if there is none. */
function putOnFloor(cells: string[], place: number, letter: string): void {
  for (let i = 0; i < cells.length; i++) {
    const cell = (place + i) % cells.length;
    if (cells[cell] !== FLOOR) continue;
    cells[cell] = letter;
    return;
  }
}

/** The board at the end of the slides, those that move nothing left out. */
function boardAfter(board: readonly string[], columns: number, play: readonly Direction[]): string[] {
  const level = matchBoard(...rowsOf(board, columns));
  let state = matchTheTiles.initialState(level);
  for (const move of play) {
    const outcome = matchTheTiles.applyMove(level, state, move);
    if (outcome.refused === undefined) state = outcome.state;
  }
  return state.split("");
}

function rowsOf(cells: readonly string[], columns: number): string[] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(""),
  );
}

function tileLetter(colour: number): string {
  return String.fromCharCode("A".charCodeAt(0) + colour);
}

function goalLetter(colour: number): string {
  return String.fromCharCode("a".charCodeAt(0) + colour);
}
