// States and levels of Match the Tiles for the tests of the engines.
import fc from "fast-check";
import { DIRECTIONS, type Direction } from "../../src/puzzles/direction.ts";
import { type MatchLevel, type MatchState, matchTheTiles } from "../../src/puzzles/match-the-tiles/index.ts";
import { arbitraryMatchLevel } from "./arbitrary-match-the-tiles.ts";
import { matchLevel } from "./match-level.ts";

/** Small boards, boards of the largest size with few colours or many, and goals that outnumber the tiles by far. */
export const matchLevels: fc.Arbitrary<MatchLevel> = fc.oneof(
  arbitraryMatchLevel(),
  arbitraryMatchLevel({ maxRows: 8, maxColumns: 8, maxColours: 3, maxTiles: 12 }),
  arbitraryMatchLevel({ maxRows: 16, maxColumns: 16, maxColours: 26, maxTiles: 64 }),
  arbitraryMatchLevel({ maxRows: 16, maxColumns: 16, maxColours: 2, maxTiles: 64 }),
  fc.integer({ min: 64, max: 256 }).map(crowdedLevel),
);

export const slides: fc.Arbitrary<Direction[]> = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 30 });

/** The states of a play, the first one included; slides that move nothing are passed over. */
export function played(level: MatchLevel, moves: readonly Direction[]): MatchState[] {
  const states = [matchTheTiles.initialState(level)];
  for (const move of moves) {
    const { state } = matchTheTiles.applyMove(level, states.at(-1) as MatchState, move);
    if (state !== undefined) states.push(state);
  }
  return states;
}

/** A board of the largest size, 64 tiles of one colour at its top and so many goals at its bottom. */
export function crowdedLevel(goals: number): MatchLevel {
  const cells = Array.from({ length: 256 }, (_, cell) => cell);
  const obstacle = goals < cells.length ? 100 : undefined;
  const floor = cells.filter((cell) => cell !== obstacle);
  const goalCells = new Set(floor.slice(floor.length - goals));
  return matchLevel(
    rowsOf(cells.map((cell) => (cell === obstacle ? "#" : cell < 64 ? "A" : "."))),
    rowsOf(cells.map((cell) => (goalCells.has(cell) ? "a" : "."))),
  );
}

function rowsOf(cells: readonly string[]): string[] {
  return Array.from({ length: 16 }, (_, row) => cells.slice(row * 16, (row + 1) * 16).join(""));
}
