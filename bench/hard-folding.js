// Folding Blocks levels for the method exact-cover, made from seeds: boards that random folds have grown, and full
// rectangles that are cut into pieces and unfolded, with nothing empty at the end.
import { randomFrom } from "./random.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** @typedef {(n: number) => number} Random */
/** @typedef {{ top: number, left: number, height: number, width: number }} Box */

/** A board full of letters, as text. @param {string[][]} grid */
function text(grid) {
  return ["game: folding-blocks", "", ...grid.map((row) => row.join("")), ""].join("\n");
}

/** Single cells that are folded at random until nothing can fold; what stays empty becomes holes.
 *  @param {number} side @param {number} groups @param {number} seed */
export function grownLevel(side, groups, seed) {
  const random = randomFrom(seed);
  const board = Array.from({ length: side }, () => new Array(side).fill("."));
  /** @type {{ letter: string, cells: [number, number][], isStuck: boolean }[]} */
  const grown = [];
  for (const letter of LETTERS.slice(0, groups)) {
    for (;;) {
      const [row, column] = [random(side), random(side)];
      if (at(board, row, column) !== ".") continue;
      set(board, row, column, letter);
      grown.push({ letter, cells: [[row, column]], isStuck: false });
      break;
    }
  }
  const start = board.map((row) => [...row]);
  for (let open = grown; open.length > 0; open = open.filter(({ isStuck }) => !isStuck)) {
    const group = /** @type {(typeof grown)[number]} */ (open[random(open.length)]);
    const folds = [0, 1, 2, 3].map((direction) => folded(group.cells, direction));
    const legal = folds.filter((cells) => cells.every(([row, column]) => at(board, row, column) === "."));
    const cells = legal[random(Math.max(1, legal.length))];
    group.isStuck = cells === undefined;
    for (const [row, column] of cells ?? []) set(board, row, column, group.letter);
    group.cells.push(...(cells ?? []));
  }
  return text(start.map((row, i) => row.map((found, j) => (at(board, i, j) === "." ? "#" : found))));
}

/** The mirror image of cells in a direction. @param {[number, number][]} cells @param {number} direction
 *  @returns {[number, number][]} */
function folded(cells, direction) {
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const sum = [2 * Math.min(...rows) - 1, 2 * Math.max(...rows) + 1, 2 * Math.min(...columns) - 1][direction];
  const edge = sum ?? 2 * Math.max(...columns) + 1;
  return cells.map(([row, column]) => (direction < 2 ? [edge - row, column] : [row, edge - column]));
}

/** A full rectangle, cut into boxes; the cells of a box are dealt to one to three groups in a pattern that mirrors, and
 *  each group is unfolded at random. @param {number} rows @param {number} columns @param {number} groups @param {number} seed */
export function denseLevel(rows, columns, groups, seed) {
  const random = randomFrom(seed);
  const grid = Array.from({ length: rows }, () => new Array(columns).fill("."));
  let next = 0;
  for (const box of cutUp({ top: 0, left: 0, height: rows, width: columns }, groups, random)) {
    const room = groups - next;
    const kinds = Math.min(room, 1 + (random(3) === 0 ? 1 + random(2) : 0));
    next += deal(grid, box, kinds, next, random);
  }
  return text(grid);
}

/** Cuts the largest box again and again, at even places mostly. @param {Box} whole @param {number} groups @param {Random} random */
function cutUp(whole, groups, random) {
  const boxes = [whole];
  while (boxes.length < groups * 0.7) {
    boxes.sort((a, b) => b.height * b.width - a.height * a.width);
    const pick = random(Math.min(boxes.length, 4));
    const box = /** @type {Box} */ (boxes[pick]);
    const isTall = box.height > box.width || (box.height === box.width && random(2) === 0);
    const length = isTall ? box.height : box.width;
    if (length < 2) break;
    let cut = 1 + random(length - 1);
    if (random(4) !== 0 && length > 3) cut = Math.max(2, cut - (cut % 2));
    const { top, left, height, width } = box;
    const second = isTall
      ? { top: top + cut, left, height: height - cut, width }
      : { top, left: left + cut, height, width: width - cut };
    boxes[pick] = isTall ? { top, left, height: cut, width } : { top, left, height, width: cut };
    boxes.push(second);
  }
  return boxes;
}

/** A full square whose side is a power of two, halved again and again; each piece is unfolded to one cell. The hardest kind:
 *  every group has many shapes. @param {number} side @param {number} groups @param {number} seed */
export function halvedLevel(side, groups, seed) {
  const random = randomFrom(seed);
  /** @type {Box[]} */
  const boxes = [{ top: 0, left: 0, height: side, width: side }];
  while (boxes.length < groups) {
    boxes.sort((a, b) => b.height * b.width - a.height * a.width);
    const pick = random(1 + (boxes.length >> 1));
    const { top, left, height, width } = /** @type {Box} */ (boxes[pick]);
    const half = height > 1 && (width === 1 || random(2) === 0);
    if (!half && width === 1) continue;
    boxes[pick] = half ? { top, left, height: height / 2, width } : { top, left, height, width: width / 2 };
    boxes.push({
      .../** @type {Box} */ (boxes[pick]),
      ...(half ? { top: top + height / 2 } : { left: left + width / 2 }),
    });
  }
  const grid = Array.from({ length: side }, () => new Array(side).fill("."));
  for (const [i, { top, left, height, width }] of boxes.entries()) {
    set(grid, top + random(height), left + random(width), LETTERS.charAt(i));
  }
  return text(grid);
}

/** Fills a box with up to so many groups, unfolded; how many it has used.
 *  @param {string[][]} grid @param {Box} box @param {number} kinds @param {number} first @param {Random} random */
function deal(grid, box, kinds, first, random) {
  const rowFolds = foldsOf(box.height, random);
  const columnFolds = foldsOf(box.width, random);
  const height = box.height >> rowFolds;
  const width = box.width >> columnFolds;
  const pattern = Array.from({ length: height * width }, () => random(kinds));
  const used = [...new Set(pattern)].filter((kind) => spans(pattern, kind, height, width));
  const plain = used.length === new Set(pattern).size ? pattern : pattern.map(() => 0);
  const names = [...new Set(plain)];
  for (const [i, kind] of names.entries()) {
    const letter = LETTERS.charAt(first + i);
    const [row, column] = [random(1 << rowFolds), random(1 << columnFolds)];
    for (let k = 0; k < plain.length; k++) {
      if (plain[k] !== kind) continue;
      const [down, right] = [Math.trunc(k / width), k % width];
      const r = box.top + row * height + (row % 2 === 1 ? height - 1 - down : down);
      const c = box.left + column * width + (column % 2 === 1 ? width - 1 - right : right);
      set(grid, r, c, letter);
    }
  }
  return names.length;
}

/** How often a length can be halved, or a little less. @param {number} length @param {Random} random */
function foldsOf(length, random) {
  let folds = 0;
  while (length % 2 ** (folds + 1) === 0) folds++;
  return Math.max(0, folds - (random(3) === 0 ? 1 : 0));
}

/** Whether the cells of a kind touch all sides of the box, so that they fold as the box does.
 *  @param {number[]} pattern @param {number} kind @param {number} height @param {number} width */
function spans(pattern, kind, height, width) {
  const cells = pattern.flatMap((found, k) => (found === kind ? [k] : []));
  const rows = cells.map((k) => Math.trunc(k / width));
  const columns = cells.map((k) => k % width);
  return (
    Math.min(...rows) === 0 &&
    Math.max(...rows) === height - 1 &&
    Math.min(...columns) === 0 &&
    Math.max(...columns) === width - 1
  );
}

/** @param {string[][]} grid @param {number} row @param {number} column */
function at(grid, row, column) {
  return grid[row]?.[column];
}

/** @param {string[][]} grid @param {number} row @param {number} column @param {string} letter */
function set(grid, row, column, letter) {
  const line = grid[row];
  if (line !== undefined) line[column] = letter;
}

/** @typedef {{ id: string, text: string, optimal: number | "unsolvable" }} ProvenLevel */

/** Levels with their proven optimum. @returns {ProvenLevel[]} */
export function hardFolding() {
  return [
    { id: "folding 32x32, 52 grown groups, 1", text: grownLevel(32, 52, 1), optimal: 190 },
    { id: "folding 32x32, 52 grown groups, 2", text: grownLevel(32, 52, 2), optimal: 193 },
    { id: "folding 20x19 dense, 1", text: denseLevel(20, 19, 40, 1), optimal: 50 },
    { id: "folding 32x32 dense, 2", text: denseLevel(32, 32, 52, 2), optimal: 81 },
    { id: "folding 27x24 dense, 19", text: denseLevel(27, 24, 44, 19), optimal: 61 },
    { id: "folding 24x30 dense, 4", text: denseLevel(24, 30, 48, 4), optimal: 78 },
    { id: "folding 16x16 halved to 24 groups, 1", text: halvedLevel(16, 24, 1), optimal: 68 },
    { id: "folding 16x16 halved to 40 groups, 2", text: halvedLevel(16, 40, 2), optimal: 79 },
    { id: "folding 16x16 halved to 52 groups, 3", text: halvedLevel(16, 52, 3), optimal: 88 },
    { id: "folding 32x32 halved to 24 groups, 4", text: halvedLevel(32, 24, 4), optimal: 113 },
    { id: "folding 32x32 halved to 32 groups, 5", text: halvedLevel(32, 32, 5), optimal: 135 },
    { id: "folding 32x32 halved to 40 groups, 6", text: halvedLevel(32, 40, 6), optimal: 154 },
    { id: "folding 32x32, 48 grown groups, 1", text: grownLevel(32, 48, 1), optimal: 177 },
    { id: "folding 32x32, 48 grown groups, 2", text: grownLevel(32, 48, 2), optimal: 179 },
    { id: "folding 32x32, 48 grown groups, 3", text: grownLevel(32, 48, 3), optimal: 176 },
    { id: "folding 32x32, 48 grown groups, 4", text: grownLevel(32, 48, 4), optimal: 175 },
    { id: "folding 32x32, 48 grown groups, 5", text: grownLevel(32, 48, 5), optimal: 167 },
    { id: "folding 32x32, 48 grown groups, 6", text: grownLevel(32, 48, 6), optimal: 179 },
    { id: "folding 32x32 halved to 48 groups, 6", text: halvedLevel(32, 48, 6), optimal: 166 },
    { id: "folding 32x32 halved to 48 groups, 7", text: halvedLevel(32, 48, 7), optimal: 171 },
    {
      id: "folding 16x16 halved to 24 groups, a hole too many, 1",
      text: altered(halvedLevel(16, 24, 1), 1),
      optimal: "unsolvable",
    },
    {
      id: "folding 16x16 halved to 40 groups, a hole too many, 2",
      text: altered(halvedLevel(16, 40, 2), 2),
      optimal: 80,
    },
    {
      id: "folding 32x32 halved to 24 groups, a hole too many, 4",
      text: altered(halvedLevel(32, 24, 4), 4),
      optimal: "unsolvable",
    },
    {
      id: "folding 32x32 halved to 28 groups, a hole too many, 8",
      text: altered(halvedLevel(32, 28, 8), 8),
      optimal: "unsolvable",
    },
  ];
}

/** The level with one cell altered: a hole becomes empty, or an empty cell a hole. @param {string} level @param {number} seed */
export function altered(level, seed) {
  const random = randomFrom(seed);
  const body = level.indexOf("\n\n") + 2;
  for (;;) {
    const place = body + random(level.length - body);
    const found = level.charAt(place);
    if (found !== "." && found !== "#") continue;
    return `${level.slice(0, place)}${found === "." ? "#" : "."}${level.slice(place + 1)}`;
  }
}
