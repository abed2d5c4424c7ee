// The sections of a board: the parts that walls keep apart. No block ever leaves its section, and blocks of two sections
// never burst together, for what bursts together stands side by side or upon each other. So a colour that has blocks in
// two sections is as good as two colours.
import { DIRECTIONS, STEP } from "../direction.ts";
import { type Board, type Cell, contentOf, forEachBlock, WALL } from "./board.ts";
import { MOST_COLOURS } from "./level.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The blocks of one colour in one section, in reading order. */
export interface Company {
  readonly colour: string;
  readonly blocks: readonly Cell[];
}

/** In the order of their first blocks. */
export function companiesOf(board: Board): Company[] {
  const section = new Map<string, number>();
  const companies = new Map<string, { colour: string; blocks: Cell[] }>();
  forEachBlock(board, (cell, colour) => {
    if (!section.has(nameOf(cell))) markSection(board, cell, section);
    const name = `${colour} ${section.get(nameOf(cell))}`;
    const company = companies.get(name);
    if (company === undefined) companies.set(name, { colour, blocks: [cell] });
    else company.blocks.push(cell);
  });
  return [...companies.values()];
}

/** The same board with a colour of its own for each company, or as it is where there are not so many colours. */
export function withSectionsApart(board: Board): Board {
  const companies = companiesOf(board);
  const isOne = new Set(companies.map(({ colour }) => colour)).size === companies.length;
  if (isOne || companies.length > MOST_COLOURS) return board;
  const rows = board.map((row) => [...row]);
  companies.forEach(({ blocks }, i) => {
    for (const { row, column } of blocks) (rows[row] as string[])[column] = LETTERS[i] as string;
  });
  return rows.map((row) => row.join(""));
}

function nameOf({ row, column }: Cell): string {
  return `${row},${column}`;
}

/** Gives the section around a cell the next number. */
function markSection(board: Board, from: Cell, section: Map<string, number>): void {
  const number = section.size;
  const reached = [from];
  section.set(nameOf(from), number);
  // `reached` grows while it is walked.
  for (const cell of reached) {
    for (const direction of DIRECTIONS) {
      const [down, right] = STEP[direction];
      const next = { row: cell.row + down, column: cell.column + right };
      if ((contentOf(board, next) ?? WALL) === WALL || section.has(nameOf(next))) continue;
      section.set(nameOf(next), number);
      reached.push(next);
    }
  }
}
