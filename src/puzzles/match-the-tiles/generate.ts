// Levels of Match the Tiles. A random level is made from its start: tiles are strewn, slid about, and where they come to
// rest are their goals, so that it can be solved. Neighbours move, add or take away one thing, or slide to other goals.
import { rowsOf } from "../board-rows.ts";
import type { Cell } from "../cell.ts";
import { DIRECTIONS } from "../direction.ts";
import {
  cellsFrom,
  cellsWith,
  contentAt,
  contentsInOrder,
  cropped,
  type DraftCells,
  drawCell,
  filledCells,
  put,
  resized,
  rowsFrom,
} from "../draft-cells.ts";
import {
  drawFrom,
  type Generator,
  type Knob,
  type LevelDraft,
  pickFrom,
  type Random,
  type Range,
  rangeOf,
  roomOf,
  type Settings,
  shareOf,
  shuffled,
} from "../generator.ts";
import { movedGrid, SYMMETRIES } from "../symmetries.ts";
import { FLOOR, goalOf, isGoal, isTile, MAX_SIDE, type MatchLevel, OBSTACLE } from "./level.ts";
import { slide } from "./rules.ts";

const COLOURS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MOST_TILES = 64;
/** So many slides lead to the goals, at the least and at the most. */
const SLIDES = { min: 4, max: 24 };

const knobs: readonly Knob[] = [
  { name: "rows", means: { en: "rows", pt: "linhas" }, numbers: { min: 1, max: MAX_SIDE }, usual: { min: 5, max: 6 } },
  {
    name: "cols",
    means: { en: "columns", pt: "colunas" },
    numbers: { min: 1, max: MAX_SIDE },
    usual: { min: 5, max: 7 },
  },
  {
    name: "tiles",
    means: { en: "tiles", pt: "peças" },
    numbers: { min: 1, max: MOST_TILES },
    usual: (others) => tilesFor(others),
  },
  {
    name: "colours",
    means: { en: "colours of tiles", pt: "cores de peças" },
    numbers: { min: 1, max: COLOURS.length },
    usual: (others) => ({ min: 1, max: Math.min(3, rangeOf(others, "tiles").max) }),
  },
  {
    name: "walls",
    means: { en: "obstacles", pt: "obstáculos" },
    numbers: { min: 0, max: MAX_SIDE * MAX_SIDE - 1 },
    usual: (others) => shareOf(others, 2, 4),
  },
];

/** Two to four, or as many as the colours need. */
function tilesFor({ colours }: Settings): Range {
  const least = typeof colours === "object" ? colours.min : 1;
  return { min: Math.max(2, least), max: Math.min(MOST_TILES, Math.max(4, 2 * least)) };
}

/** A level that is being made: tiles and obstacles, and the goals. */
interface Draft {
  board: DraftCells;
  goals: DraftCells;
}

const isFloor = (content: string): boolean => content === FLOOR;
const isWall = (content: string): boolean => content === OBSTACLE;

export const generator: Generator<MatchLevel> = {
  knobs,

  conflict(settings) {
    const [tiles, walls] = [rangeOf(settings, "tiles"), rangeOf(settings, "walls")];
    if (rangeOf(settings, "colours").min > tiles.max)
      return { en: "there are more colours than tiles", pt: "há mais cores do que peças", knobs: ["colours", "tiles"] };
    if (tiles.min + walls.min <= roomOf(settings).max) return undefined;
    const knobs = ["tiles", "walls", "rows", "cols"];
    return {
      en: "tiles and walls have no room on the board",
      pt: "as peças e os obstáculos não cabem no tabuleiro",
      knobs,
    };
  },

  random(settings, random) {
    const board = filledCells(
      drawFrom(rangeOf(settings, "rows"), random),
      drawFrom(rangeOf(settings, "cols"), random),
      FLOOR,
    );
    const tiles = drawFrom(rangeOf(settings, "tiles"), random);
    const colours = drawFrom(rangeOf(settings, "colours"), random);
    const walls = drawFrom(rangeOf(settings, "walls"), random);
    if (colours > tiles) return undefined;
    const contents = [
      ...Array.from({ length: walls }, () => OBSTACLE),
      ...Array.from({ length: tiles }, (_, i) => COLOURS.charAt(i < colours ? i : random.below(colours))),
    ];
    for (const content of contents) {
      const cell = drawCell(board, isFloor, random);
      if (cell === undefined) return undefined;
      put(board, cell, content);
    }
    return written({ board, goals: goalsAfterSlides(board, random) });
  },

  neighbour(level, _settings, random) {
    const draft = draftOf(level);
    const edit = pickFrom(EDITS, random);
    return edit(draft, random) ? written(draft) : undefined;
  },

  *simpler(level) {
    for (const smaller of cropped(pairsOf(draftOf(level)))) yield written(draftFrom(smaller));
    for (const [row, cells] of draftOf(level).board.entries()) {
      for (const [column, content] of cells.entries()) {
        if (content === FLOOR) continue;
        const draft = draftOf(level);
        put(draft.board, { row, column }, FLOOR);
        if (isTile(content)) {
          const goals = cellsWith(draft.goals, (goal) => goal === goalOf(content));
          const spare = goals.length - cellsWith(draft.board, (tile) => tile === content).length;
          // A goal of the tile goes with it; which one matters, so each is tried.
          if (spare > 0)
            for (const goal of goals) yield written({ board: draft.board, goals: without(draft.goals, goal) });
        } else {
          yield written(draft);
        }
      }
    }
  },

  *alike(level) {
    const { board, goals } = draftOf(level);
    for (const symmetry of SYMMETRIES) {
      yield written(renamed({ board: movedGrid(board, symmetry), goals: movedGrid(goals, symmetry) }));
    }
  },
};

/** What stands in a cell, and its goal. */
function pairsOf({ board, goals }: Draft): DraftCells {
  return board.map((line, row) => line.map((content, column) => `${content}${goals[row]?.[column]}`));
}

function draftFrom(pairs: DraftCells): Draft {
  return {
    board: pairs.map((line) => line.map((content) => content.charAt(0))),
    goals: pairs.map((line) => line.map((content) => content.charAt(1))),
  };
}

function draftOf({ board, goals, columns }: MatchLevel): Draft {
  return { board: cellsFrom(rowsOf(board, columns)), goals: cellsFrom(rowsOf(goals, columns)) };
}

/** Goals that tiles stand on need the second grid. */
function written({ board, goals }: Draft): LevelDraft {
  const isCovered = board.some((line, row) =>
    line.some((content, column) => isTile(content) && goals[row]?.[column] !== FLOOR),
  );
  if (isCovered) return { grid: rowsFrom(board), goals: rowsFrom(goals) };
  return {
    grid: board.map((line, row) =>
      line.map((content, column) => (content === FLOOR ? (goals[row]?.[column] ?? FLOOR) : content)).join(""),
    ),
  };
}

function goalsAfterSlides(board: DraftCells, random: Random): DraftCells {
  const size = { rows: board.length, columns: board[0]?.length ?? 0 };
  let state = rowsFrom(board).join("");
  for (let left = drawFrom(SLIDES, random); left > 0; left--) {
    state = slide(size, state, pickFrom(DIRECTIONS, random));
  }
  const goals = [...state].map((content) => (isTile(content) ? goalOf(content) : FLOOR)).join("");
  return cellsFrom(rowsOf(goals, size.columns));
}

/** Colours by the order in which tiles, and then goals without a tile, are met. */
function renamed({ board, goals }: Draft): Draft {
  const met = [...contentsInOrder(board, isTile), ...contentsInOrder(goals, isGoal).map((goal) => goal.toUpperCase())];
  const names = new Map([...new Set(met)].map((colour, i) => [colour, COLOURS.charAt(i)]));
  const nameOf = (content: string): string => names.get(content) ?? content;
  const goalName = (content: string): string => names.get(content.toUpperCase())?.toLowerCase() ?? content;
  return { board: board.map((line) => line.map(nameOf)), goals: goals.map((line) => line.map(goalName)) };
}

function without(goals: DraftCells, goal: Cell): DraftCells {
  const left = goals.map((line) => [...line]);
  put(left, goal, FLOOR);
  return left;
}

/** Changes the draft; false where what was drawn cannot be done. */
type Edit = (draft: Draft, random: Random) => boolean;

/** Where neither a goal nor anything else is. */
function drawFree({ board, goals }: Draft, random: Random): Cell | undefined {
  const free = board.map((line, row) =>
    line.map((content, column) => (content === FLOOR ? (goals[row]?.[column] ?? "") : "")),
  );
  return drawCell(free, isFloor, random);
}

const moveWall: Edit = (draft, random) => {
  const [from, to] = [drawCell(draft.board, isWall, random), drawFree(draft, random)];
  if (from === undefined || to === undefined) return false;
  put(draft.board, from, FLOOR);
  put(draft.board, to, OBSTACLE);
  return true;
};

const addWall: Edit = (draft, random) => {
  const to = drawFree(draft, random);
  if (to !== undefined) put(draft.board, to, OBSTACLE);
  return to !== undefined;
};

const removeWall: Edit = ({ board }, random) => {
  const from = drawCell(board, isWall, random);
  if (from !== undefined) put(board, from, FLOOR);
  return from !== undefined;
};

const moveTile: Edit = ({ board }, random) => {
  const [from, to] = [drawCell(board, isTile, random), drawCell(board, isFloor, random)];
  if (from === undefined || to === undefined) return false;
  put(board, to, contentAt(board, from) as string);
  put(board, from, FLOOR);
  return true;
};

const moveGoal: Edit = ({ board, goals }, random) => {
  const room = goals.map((line, row) => line.map((goal, column) => (board[row]?.[column] === OBSTACLE ? "" : goal)));
  const [from, to] = [drawCell(goals, isGoal, random), drawCell(room, isFloor, random)];
  if (from === undefined || to === undefined) return false;
  put(goals, to, contentAt(goals, from) as string);
  put(goals, from, FLOOR);
  return true;
};

const swapGoals: Edit = ({ goals }, random) => {
  const [a, b] = [drawCell(goals, isGoal, random), drawCell(goals, isGoal, random)];
  if (a === undefined || b === undefined) return false;
  const [first, second] = [contentAt(goals, a) as string, contentAt(goals, b) as string];
  put(goals, a, second);
  put(goals, b, first);
  return first !== second;
};

const slideElsewhere: Edit = (draft, random) => {
  draft.goals = goalsAfterSlides(draft.board, random);
  return true;
};

const addTile: Edit = ({ board, goals }, random) => {
  const colours = contentsInOrder(board, isTile);
  const isNew = random.below(2) === 0;
  const fresh = [...COLOURS].find((colour) => !colours.includes(colour));
  const colour = isNew ? fresh : colours[random.below(colours.length)];
  const room = goals.map((line, row) => line.map((goal, column) => (board[row]?.[column] === OBSTACLE ? "" : goal)));
  const [tile, goal] = [drawCell(board, isFloor, random), drawCell(room, isFloor, random)];
  if (colour === undefined || tile === undefined || goal === undefined) return false;
  put(board, tile, colour);
  put(goals, goal, goalOf(colour));
  return true;
};

const removeTile: Edit = ({ board, goals }, random) => {
  const tile = drawCell(board, isTile, random);
  if (tile === undefined) return false;
  const colour = contentAt(board, tile) as string;
  const goal = drawCell(goals, (content) => content === goalOf(colour), random);
  put(board, tile, FLOOR);
  if (goal !== undefined) put(goals, goal, FLOOR);
  return true;
};

const recolour: Edit = ({ board, goals }, random) => {
  const tile = drawCell(board, isTile, random);
  const goal = tile && drawCell(goals, (content) => content === goalOf(contentAt(board, tile) as string), random);
  const colour = shuffled([...COLOURS].slice(0, contentsInOrder(board, isTile).length + 1), random)[0];
  if (tile === undefined || goal === undefined || colour === undefined) return false;
  put(board, tile, colour);
  put(goals, goal, goalOf(colour));
  return true;
};

/** A row or column less takes what stands there with it; then there may be too few goals, and reading it says so. */
const resize: Edit = (draft, random) => {
  const other = resized(pairsOf(draft), FLOOR + FLOOR, random);
  if (other.length === 0 || other[0]?.length === 0) return false;
  Object.assign(draft, draftFrom(other));
  return true;
};

const EDITS = [
  ...[moveWall, moveWall, addWall, removeWall, moveTile, moveTile, moveGoal, moveGoal],
  ...[swapGoals, slideElsewhere, addTile, removeTile, recolour, resize],
] as const satisfies readonly Edit[];
