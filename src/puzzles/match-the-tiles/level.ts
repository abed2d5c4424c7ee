// From a level document to the board of Match the Tiles: tiles and obstacles in one string, goals in another.
//
// Tiles and goals may share one grid; where a tile starts on a goal, a second grid of the same size names the goals.
// Everything that is wrong is reported at once, but not what would only follow from a wrong size: a board over the
// limits is refused before any cell is looked at, and a second grid that does not fit the first places no goal.

import { inEach, type Words } from "../../language/words.ts";
import { showCharacter } from "../../levels/characters.ts";
import type { LevelDocument } from "../../levels/document.ts";
import type { GridText } from "../../levels/grid-text.ts";
import type { Position, ProblemList } from "../../levels/problem.ts";
import { cellText } from "../cell.ts";
import type { Level } from "../puzzle.ts";

/** The largest board, in cells a side. */
export const MAX_SIDE = 16;
const MAX_TILES = 64;

export const FLOOR = ".";
export const OBSTACLE = "#";

export interface MatchLevel extends Level {
  /** The board at the start without its goals, row after row: `A`-`Z` a tile, `#` an obstacle, `.` floor. */
  readonly board: string;
  /** The goals, row after row: `a`-`z`, or `.` where there is none. As long as the board. */
  readonly goals: string;
}

export function isTile(character: string): boolean {
  return character >= "A" && character <= "Z";
}

export function isGoal(character: string): boolean {
  return character >= "a" && character <= "z";
}

/** The goal that wants a tile: a goal's colour is its tile's letter in lower case. */
export function goalOf(tile: string): string {
  return tile.toLowerCase();
}

/** Which of the 26 colours a tile or a goal has, from 0. */
export function colourOf(tileOrGoal: string): number {
  return goalOf(tileOrGoal).charCodeAt(0) - "a".charCodeAt(0);
}

/** Makes the level, or reports every problem of the board and returns undefined. */
export function readLevel(document: LevelDocument, problems: ProblemList): MatchLevel | undefined {
  const { grid, goals: secondGrid } = document;
  const gridsFit = secondGrid === undefined || checkSameSize(grid, secondGrid, problems);
  if (!checkLimits(grid, problems)) return undefined;

  const board = readFirstGrid(grid, problems);
  const goals = secondGrid !== undefined && isWithinLimits(secondGrid) ? readSecondGrid(secondGrid, problems) : [];
  checkTiles(board, problems);
  if (gridsFit) {
    for (const goal of goals) addGoal(board, goal, problems);
    checkEnoughGoals(board, problems);
  }
  if (problems.hasErrors) return undefined;
  return { document, rows: grid.rows, columns: grid.columns, board: board.cells.join(""), goals: board.goals.join("") };
}

/** The board while it is read, a character a cell. */
interface Board {
  readonly grid: GridText;
  readonly cells: string[];
  readonly goals: string[];
}

/** A goal of the second grid. */
interface PlacedGoal {
  readonly goal: string;
  readonly row: number;
  readonly column: number;
  readonly at: Position;
}

function isWithinLimits({ rows, columns }: GridText): boolean {
  return rows <= MAX_SIDE && columns <= MAX_SIDE;
}

function sizeOf({ rows, columns }: GridText): Words {
  const [high, wide] = [counted(rows, ROW), counted(columns, COLUMN)];
  return { en: `${high.en}, ${wide.en}`, pt: `${high.pt}, ${wide.pt}` };
}

function checkLimits(grid: GridText, problems: ProblemList): boolean {
  if (isWithinLimits(grid)) return true;
  problems.error(
    grid.position(0, 0),
    { en: "The board is too large for Match the Tiles.", pt: "O tabuleiro é demasiado grande para Encaixar as Peças." },
    sizeOf(grid),
    {
      en: `at most ${MAX_SIDE} rows and ${MAX_SIDE} columns`,
      pt: `no máximo ${MAX_SIDE} linhas e ${MAX_SIDE} colunas`,
    },
  );
  return false;
}

function checkSameSize(first: GridText, second: GridText, problems: ProblemList): boolean {
  if (first.rows === second.rows && first.columns === second.columns) return true;
  problems.error(
    second.position(0, 0),
    {
      en: "The second grid, which gives goals, is not of the same size as the first.",
      pt: "A segunda grelha, que dá os objetivos, não tem o tamanho da primeira.",
    },
    sizeOf(second),
    { en: `${sizeOf(first).en}, as in the first grid`, pt: `${sizeOf(first).pt}, como na primeira grelha` },
  );
  return false;
}

function readFirstGrid(grid: GridText, problems: ProblemList): Board {
  const cells: string[] = [];
  const goals: string[] = [];
  grid.forEachCell((codePoint, row, column) => {
    const character = String.fromCodePoint(codePoint);
    const staysInBoard = isTile(character) || character === OBSTACLE;
    cells.push(staysInBoard ? character : FLOOR);
    goals.push(isGoal(character) ? character : FLOOR);
    if (staysInBoard || isGoal(character) || character === FLOOR) return;
    problems.error(
      grid.position(row, column),
      {
        en: `Cell ${cellText({ row, column })} has a character that Match the Tiles does not know.`,
        pt: `A célula ${cellText({ row, column })} tem um carácter que Encaixar as Peças não conhece.`,
      },
      showCharacter(codePoint),
      {
        en: "`.` for floor, `#` for an obstacle, `A`-`Z` for a tile, `a`-`z` for a goal",
        pt: "`.` para chão, `#` para um obstáculo, `A`-`Z` para uma peça, `a`-`z` para um objetivo",
      },
    );
  });
  return { grid, cells, goals };
}

function readSecondGrid(grid: GridText, problems: ProblemList): PlacedGoal[] {
  const placed: PlacedGoal[] = [];
  grid.forEachCell((codePoint, row, column) => {
    const character = String.fromCodePoint(codePoint);
    const at = grid.position(row, column);
    if (isGoal(character)) {
      placed.push({ goal: character, row, column, at });
    } else if (isTile(character)) {
      problems.error(
        at,
        {
          en: `Cell ${cellText({ row, column })} of the second grid has a tile, but the second grid gives goals only.`,
          pt: `A célula ${cellText({ row, column })} da segunda grelha tem uma peça, mas a segunda grelha só dá objetivos.`,
        },
        showCharacter(codePoint),
        {
          en: `\`${goalOf(character)}\` for a goal of that colour, or the tile in the first grid`,
          pt: `\`${goalOf(character)}\` para um objetivo dessa cor, ou a peça na primeira grelha`,
        },
      );
    } else if (character !== FLOOR && character !== OBSTACLE) {
      problems.error(
        at,
        {
          en: `Cell ${cellText({ row, column })} of the second grid has a character that Match the Tiles does not know.`,
          pt: `A célula ${cellText({ row, column })} da segunda grelha tem um carácter que Encaixar as Peças não conhece.`,
        },
        showCharacter(codePoint),
        { en: "`a`-`z` for a goal, `.` or `#` for none", pt: "`a`-`z` para um objetivo, `.` ou `#` para nenhum" },
      );
    }
  });
  return placed;
}

function addGoal(board: Board, { goal, row, column, at }: PlacedGoal, problems: ProblemList): void {
  const cell = row * board.grid.columns + column;
  const other = board.goals[cell];
  if (board.cells[cell] === OBSTACLE) {
    problems.error(
      at,
      {
        en: `The goal at cell ${cellText({ row, column })} lies on an obstacle of the first grid.`,
        pt: `O objetivo na célula ${cellText({ row, column })} está sobre um obstáculo da primeira grelha.`,
      },
      `\`${goal}\``,
      { en: "a goal on floor or under a tile", pt: "um objetivo no chão ou debaixo de uma peça" },
    );
  } else if (other !== FLOOR && other !== goal) {
    problems.error(
      at,
      {
        en: `Cell ${cellText({ row, column })} has goals of two colours: \`${other}\` in the first grid, \`${goal}\` in the second.`,
        pt: `A célula ${cellText({ row, column })} tem objetivos de duas cores: \`${other}\` na primeira grelha, \`${goal}\` na segunda.`,
      },
      `\`${goal}\``,
      {
        en: `\`${other}\` in both grids, or a goal in one of them only`,
        pt: `\`${other}\` nas duas grelhas, ou um objetivo só numa delas`,
      },
    );
  } else {
    board.goals[cell] = goal;
  }
}

function checkTiles({ grid, cells }: Board, problems: ProblemList): void {
  const tileCells = [...cells.keys()].filter((cell) => isTile(cells[cell] as string));
  if (tileCells.length === 0) {
    problems.error(
      grid.position(0, 0),
      {
        en: "The board has nothing to play: it has no tile.",
        pt: "O tabuleiro não tem nada para jogar: não tem peças.",
      },
      "",
      { en: "a tile, `A`-`Z`", pt: "uma peça, `A`-`Z`" },
    );
  }
  const oneTooMany = tileCells[MAX_TILES];
  if (oneTooMany !== undefined) {
    problems.error(
      positionOf(grid, oneTooMany),
      {
        en: "The board has too many tiles for Match the Tiles.",
        pt: "O tabuleiro tem peças a mais para Encaixar as Peças.",
      },
      { en: `${tileCells.length} tiles`, pt: `${tileCells.length} peças` },
      { en: `at most ${MAX_TILES} tiles`, pt: `no máximo ${MAX_TILES} peças` },
    );
  }
}

function checkEnoughGoals({ grid, cells, goals }: Board, problems: ProblemList): void {
  for (const tile of new Set(cells.filter(isTile))) {
    const tileCount = cells.filter((cell) => cell === tile).length;
    const goalCount = goals.filter((goal) => goal === goalOf(tile)).length;
    if (goalCount >= tileCount) continue;
    problems.error(
      positionOf(grid, cells.indexOf(tile)),
      {
        en: `Colour ${tile} has fewer goals than tiles, so not every tile can rest on one.`,
        pt: `A cor ${tile} tem menos objetivos do que peças, e nem todas as peças podem ficar num.`,
      },
      inEach(
        (say) => `${say(counted(tileCount, TILE))} \`${tile}\`, ${say(counted(goalCount, GOAL))} \`${goalOf(tile)}\``,
      ),
      inEach((say) => `${say(AT_LEAST)} ${say(counted(tileCount, GOAL))} \`${goalOf(tile)}\``),
    );
  }
}

function positionOf(grid: GridText, cell: number): Position {
  return grid.position(Math.floor(cell / grid.columns), cell % grid.columns);
}

const ROW: Words = { en: "row", pt: "linha" };
const COLUMN: Words = { en: "column", pt: "coluna" };
const TILE: Words = { en: "tile", pt: "peça" };
const GOAL: Words = { en: "goal", pt: "objetivo" };
const AT_LEAST: Words = { en: "at least", pt: "pelo menos" };

function counted(count: number, noun: Words): Words {
  return inEach((say) => `${count} ${say(noun)}${count === 1 ? "" : "s"}`);
}
