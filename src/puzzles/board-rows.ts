// A board that is one string, cell after cell, as the rows of a grid. Each cell is one code unit.
export function rowsOf(board: string, columns: number): string[] {
  return Array.from({ length: board.length / columns }, (_, row) => board.slice(row * columns, (row + 1) * columns));
}
