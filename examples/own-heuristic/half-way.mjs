// A heuristic of one's own for Roll the Block: a roll brings no cell of the block nearer to the target by more than two rows or
// two columns, so half the way that its farthest cell has to go is never too much. Where halves may jump, nothing is known.
export const admissible = true;

export function estimate({ block }, { target, kinds }) {
  if (block.shape === "halves" || kinds.some(({ kind }) => kind === "split")) return 0;
  const cells = block.shape === "upright" ? [block.cell] : block.cells;
  const rows = Math.max(...cells.map(({ row }) => Math.abs(row - target.row)));
  const columns = Math.max(...cells.map(({ column }) => Math.abs(column - target.column)));
  return Math.ceil(rows / 2) + Math.ceil(columns / 2);
}
