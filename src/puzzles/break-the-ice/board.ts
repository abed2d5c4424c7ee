// The board of Break the Ice as a person reads it: its rows as strings, spelled as in a level file.
// Strings cannot change, so a board is a state of play, a key and a drawing at once.
import type { Cell } from "../cell.ts";

export type { Cell } from "../cell.ts";

/** One string a row: `.` empty, `#` wall, a capital letter for a block of that colour. */
export type Board = readonly string[];

export const EMPTY = ".";
export const WALL = "#";

export function isBlock(content: string): boolean {
  return content >= "A" && content <= "Z";
}

/** What a cell holds, or undefined outside the board. */
export function contentOf(board: Board, { row, column }: Cell): string | undefined {
  return board[row]?.[column];
}

/** The board with some cells holding something else. */
export function withContents(board: Board, contents: Iterable<readonly [Cell, string]>): Board {
  const rows = board.map((row) => [...row]);
  for (const [{ row, column }, content] of contents) (rows[row] as string[])[column] = content;
  return rows.map((row) => row.join(""));
}

/** Calls `visit` for every block in reading order. */
export function forEachBlock(board: Board, visit: (cell: Cell, colour: string) => void): void {
  board.forEach((contents, row) => {
    for (let column = 0; column < contents.length; column++) {
      const colour = contents[column] as string;
      if (isBlock(colour)) visit({ row, column }, colour);
    }
  });
}

/** How many blocks there are of each colour that is on the board. */
export function countColours(board: Board): Map<string, number> {
  const counts = new Map<string, number>();
  forEachBlock(board, (_, colour) => counts.set(colour, (counts.get(colour) ?? 0) + 1));
  return counts;
}
