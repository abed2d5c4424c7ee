// The sections of a board: the parts that walls keep apart. No block ever leaves its section, and blocks of two sections
// never burst together, for what bursts together stands side by side or upon each other. So a colour that has blocks in
// two sections is as good as two colours.
import { DIRECTIONS, STEP } from "../direction.ts";
import { type Board, type Cell, contentOf, forEachBlock, WALL } from "./board.ts";
import { MOST_COLOURS } from "./level.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The blocks of one colour in one section, in reading order. */
export interface ColourSection {
  readonly colour: string;
  readonly blocks: readonly Cell[];
}

/** In the order of their first blocks. */
export function colourSectionsOf(board: Board): ColourSection[] {
  const section = new Map<string, number>();
  const colourSections = new Map<string, { colour: string; blocks: Cell[] }>();
  forEachBlock(board, (cell, colour) => {
    if (!section.has(nameOf(cell))) markSection(board, cell, section);
    const name = `${colour} ${section.get(nameOf(cell))}`;
    const colourSection = colourSections.get(name);
    if (colourSection === undefined) colourSections.set(name, { colour, blocks: [cell] });
    else colourSection.blocks.push(cell);
  });
  return [...colourSections.values()];
}

/** The same board with a colour of its own for each colour of each section, or as it is where there are not so many colours. */
export function withSectionsApart(board: Board): Board {
  const colourSections = colourSectionsOf(board);
  const isOne = new Set(colourSections.map(({ colour }) => colour)).size === colourSections.length;
  if (isOne || colourSections.length > MOST_COLOURS) return board;
  const rows = board.map((row) => [...row]);
  colourSections.forEach(({ blocks }, i) => {
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
