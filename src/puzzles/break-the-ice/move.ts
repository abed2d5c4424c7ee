// A move names a block and a direction. What it comes to depends on what is there: into an empty cell beside it the
// block goes, with a neighbour of another colour it changes places, and everything else is no move.
import { DIRECTIONS, type Direction, STEP } from "../direction.ts";
import { type Board, type Cell, contentOf, EMPTY, isBlock, WALL } from "./board.ts";

export interface IceMove extends Cell {
  readonly direction: Direction;
}

/** What a move comes to: `go` and `swap` are legal, the others say why it is none. */
export type Meaning =
  | "go"
  | "swap"
  | "from-outside"
  | "from-wall"
  | "from-empty"
  | "into-edge"
  | "into-wall"
  | "into-air"
  | "into-own-colour";

export function meaningOf(board: Board, move: IceMove): Meaning {
  const block = contentOf(board, move);
  if (block === undefined) return "from-outside";
  if (block === WALL) return "from-wall";
  if (block === EMPTY) return "from-empty";

  const neighbour = contentOf(board, neighbourOf(move));
  if (neighbour === undefined) return "into-edge";
  if (neighbour === WALL) return "into-wall";
  if (neighbour === EMPTY) return isSideways(move.direction) ? "go" : "into-air";
  return neighbour === block ? "into-own-colour" : "swap";
}

export function hasBlock(board: Board, cell: Cell): boolean {
  const content = contentOf(board, cell);
  return content !== undefined && isBlock(content);
}

/** The cell that the block of a move is sent to. */
export function neighbourOf({ row, column, direction }: IceMove): Cell {
  const [down, right] = STEP[direction];
  return { row: row + down, column: column + right };
}

/** The same pair of cells, named from the other one: of a swap that is another name. */
export function otherName(move: IceMove): IceMove {
  // Opposites stand side by side.
  return { ...neighbourOf(move), direction: DIRECTIONS[DIRECTIONS.indexOf(move.direction) ^ 1] as Direction };
}

function isSideways(direction: Direction): boolean {
  return direction === "l" || direction === "r";
}
