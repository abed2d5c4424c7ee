// A level prepared once for both engines: how a state is packed, where tiles slide to, and what a heuristic looks up.
//
// A state is the floor cells of all tiles, tiles ordered by colour and, within a colour, by cell: so tiles of one colour
// are interchangeable. Each cell takes the bits that the floor needs, the first tile the lowest; no tile lies across
// two words.
import type { Choice } from "../packed.ts";
import { type Estimates, prepareEstimates } from "./estimates.ts";
import { type Floor, numberFloor } from "./floor.ts";
import { type LaneTable, prepareLaneTable } from "./lane-table.ts";
import { goalOf, isTile, type MatchLevel } from "./level.ts";
import { initialState, type MatchState } from "./rules.ts";

const WORD_BITS = 32;

export interface MatchTables {
  readonly floor: Floor;
  readonly tiles: Tiles;
  readonly goals: Goals;
  readonly root: Uint32Array;
  readonly heuristic: string | undefined;
  /** What `simple`, `fast` and `complex` look up, where one of them was chosen. */
  readonly estimates: Estimates | undefined;
  /** What `slides` looks up, where it was chosen. */
  readonly laneTable: LaneTable | undefined;
}

export interface Tiles {
  readonly count: number;
  /** The letters of the colours, in order. */
  readonly letters: readonly string[];
  /** The first tile of each colour, and at the end the number of tiles. */
  readonly first: Uint8Array;
  /** The colour of each tile, as its place in `letters`. */
  readonly colours: Uint8Array;
  readonly bits: number;
  readonly perWord: number;
  readonly words: number;
}

/** The goals of the colours that tiles have; no tile minds the others. */
export interface Goals {
  /** Their floor cells, colour by colour. */
  readonly cells: Uint8Array;
  /** The first goal of each colour, and at the end the number of goals. */
  readonly first: Uint16Array;
  /** The colour of the goal at each floor cell, or NO_GOAL. */
  readonly colours: Uint8Array;
}

export const NO_GOAL = 0xff;

export function prepare(
  level: MatchLevel,
  { heuristic, start = initialState(level) }: Choice<MatchState>,
): MatchTables {
  const floor = numberFloor(level);
  const tiles = listTiles(level, floor);
  const goals = listGoals(level, floor, tiles);
  const root = new Uint32Array(tiles.words);
  packCells(tiles, cellsOf(floor, tiles, start), root, 0);
  const laneTable = heuristic === "slides" ? prepareLaneTable(floor, tiles, goals) : undefined;
  const hasEstimates = heuristic === "simple" || heuristic === "fast" || heuristic === "complex";
  const estimates = hasEstimates ? prepareEstimates(level, floor, goals, heuristic) : undefined;
  return { floor, tiles, goals, root, heuristic, estimates, laneTable };
}

function listTiles({ board }: MatchLevel, floor: Floor): Tiles {
  const inOrder = board.split("").filter(isTile).sort();
  const letters = [...new Set(inOrder)];
  const bits = Math.max(1, WORD_BITS - Math.clz32(floor.cells - 1));
  const perWord = Math.floor(WORD_BITS / bits);
  return {
    count: inOrder.length,
    letters,
    first: Uint8Array.from([...letters.map((letter) => inOrder.indexOf(letter)), inOrder.length]),
    colours: Uint8Array.from(inOrder, (letter) => letters.indexOf(letter)),
    bits,
    perWord,
    words: Math.ceil(inOrder.length / perWord),
  };
}

function listGoals({ goals }: MatchLevel, floor: Floor, tiles: Tiles): Goals {
  const cells: number[] = [];
  const first = [0];
  const colours = new Uint8Array(floor.cells).fill(NO_GOAL);
  tiles.letters.forEach((letter, colour) => {
    const goal = goalOf(letter);
    for (let cell = goals.indexOf(goal); cell >= 0; cell = goals.indexOf(goal, cell + 1)) {
      const number = floor.numbers[cell] as number;
      cells.push(number);
      colours[number] = colour;
    }
    first.push(cells.length);
  });
  return { cells: Uint8Array.from(cells), first: Uint16Array.from(first), colours };
}

/** The floor cells of a board's tiles, in the order of a state. */
export function cellsOf(floor: Floor, tiles: Tiles, board: string): number[] {
  const cells: number[] = [];
  for (const letter of tiles.letters) {
    for (let cell = board.indexOf(letter); cell >= 0; cell = board.indexOf(letter, cell + 1)) {
      cells.push(floor.numbers[cell] as number);
    }
  }
  return cells;
}

/** Writes the state whose tiles have these floor cells. */
export function packCells(tiles: Tiles, cells: ArrayLike<number>, into: Uint32Array, at: number): void {
  into.fill(0, at, at + tiles.words);
  for (let tile = 0; tile < tiles.count; tile++) {
    const word = at + Math.floor(tile / tiles.perWord);
    into[word] = (into[word] as number) | ((cells[tile] as number) << ((tile % tiles.perWord) * tiles.bits));
  }
}

/** The floor cells of a state's tiles. */
export function unpackCells(tiles: Tiles, states: Uint32Array, at: number): number[] {
  const mask = (1 << tiles.bits) - 1;
  return Array.from({ length: tiles.count }, (_, tile) => {
    const word = states[at + Math.floor(tile / tiles.perWord)] as number;
    return (word >>> ((tile % tiles.perWord) * tiles.bits)) & mask;
  });
}
