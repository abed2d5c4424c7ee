// Random Folding Blocks levels that shrink well: fewer rows, columns, groups and folds, then plainer cells.
// Scattered levels are any board with a group, mostly unsolvable. Grown levels are solvable: seeds are folded at
// random on a board of nothing but empty cells, and what they never reached becomes holes.
import fc from "fast-check";
import { type FoldingLevel, type FoldingMove, foldingBlocks } from "../../src/puzzles/folding-blocks/index.ts";
import { GROUP_LETTERS } from "../../src/puzzles/folding-blocks/level.ts";
import { foldingLevel } from "./folding-level.ts";

export interface FoldingLevelSize {
  readonly maxRows?: number;
  readonly maxColumns?: number;
  readonly maxGroups?: number;
}

export interface SolvableFoldingLevel {
  readonly level: FoldingLevel;
  /** Folds that solve it, not always the fewest. */
  readonly solution: readonly FoldingMove[];
}

const SMALL: Required<FoldingLevelSize> = { maxRows: 5, maxColumns: 5, maxGroups: 4 };

/** Scattered and grown levels in turn. */
export function arbitraryFoldingLevel(options: FoldingLevelSize = {}): fc.Arbitrary<FoldingLevel> {
  return fc.oneof(
    scatteredLevel(options),
    solvableFoldingLevel(options).map(({ level }) => level),
  );
}

export function solvableFoldingLevel(options: FoldingLevelSize = {}): fc.Arbitrary<SolvableFoldingLevel> {
  const size = { ...SMALL, ...options };
  // A seed is one cell and up to two more near it, so that some groups are disconnected or bent.
  const offset = fc.record({ down: fc.nat(2), right: fc.nat(2) });
  const seed = fc.record({
    row: fc.nat(size.maxRows - 1),
    column: fc.nat(size.maxColumns - 1),
    offsets: fc.array(offset, { maxLength: 2, size: "max" }),
  });
  return fc
    .record({
      rows: side(size.maxRows),
      columns: side(size.maxColumns),
      seeds: fc.array(seed, { minLength: 1, maxLength: size.maxGroups, size: "max" }),
      picks: fc.array(fc.nat(1000), { maxLength: 4 * size.maxGroups, size: "max" }),
    })
    .map(({ rows, columns, seeds, picks }) => {
      const cells = new Array<string>(rows * columns).fill(".");
      for (const [i, { row, column, offsets }] of seeds.entries()) {
        for (const { down, right } of [{ down: 0, right: 0 }, ...offsets]) {
          const at = ((row + down) % rows) * columns + ((column + right) % columns);
          if (cells[at] === ".") cells[at] = letters(size)[i] as string;
        }
      }
      return grown(asRows(cells, columns), picks);
    });
}

function scatteredLevel(options: FoldingLevelSize): fc.Arbitrary<FoldingLevel> {
  const size = { ...SMALL, ...options };
  const cell: fc.Arbitrary<string> = fc.oneof(
    { weight: 6, arbitrary: fc.constant(".") },
    { weight: 1, arbitrary: fc.constant("#") },
    { weight: 1, arbitrary: fc.constantFrom(...letters(size)) },
  );
  const most = size.maxRows * size.maxColumns;
  // The board is the top left corner of a canvas of fixed size: shrinking a side crops it and keeps the rest.
  return fc
    .record({
      rows: side(size.maxRows),
      columns: side(size.maxColumns),
      canvas: fc.array(cell, { minLength: most, maxLength: most, size: "max" }),
    })
    .map(({ rows, columns, canvas }) => {
      const row = (i: number) => canvas.slice(i * size.maxColumns, i * size.maxColumns + columns);
      const cells = Array.from({ length: rows }, (_, i) => row(i)).flat();
      if (!cells.some((text) => GROUP_LETTERS.includes(text))) cells[0] = letters(size)[0] as string;
      return foldingLevel(...asRows(cells, columns));
    });
}

/** Plays a legal fold for every pick while there is one; cells that are still empty then become holes of the level. */
function grown(rows: readonly string[], picks: readonly number[]): SolvableFoldingLevel {
  const open = foldingLevel(...rows);
  const solution: FoldingMove[] = [];
  let state = foldingBlocks.initialState(open);
  for (const pick of picks) {
    const moves = foldingBlocks.listMoves(open, state);
    const fold = moves[pick % Math.max(1, moves.length)];
    if (fold === undefined) break;
    const outcome = foldingBlocks.applyMove(open, state, fold);
    if (outcome.refused !== undefined) throw new Error(outcome.refused.en);
    solution.push(fold);
    state = outcome.state;
  }
  const cells = [...open.board].map((text, at) => (state.board.charAt(at) === "." ? "#" : text));
  return { level: foldingLevel(...asRows(cells, open.columns)), solution };
}

/** Without the usual bias to the extremes, which would make most boards a single row or column. */
function side(most: number): fc.Arbitrary<number> {
  return fc.noBias(fc.integer({ min: 1, max: most }));
}

/** The letters in use, spread over both alphabets. */
function letters({ maxGroups }: Required<FoldingLevelSize>): string[] {
  const stride = Math.floor(GROUP_LETTERS.length / maxGroups);
  return Array.from({ length: maxGroups }, (_, i) => GROUP_LETTERS.charAt(i * stride));
}

function asRows(cells: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += columns) rows.push(cells.slice(at, at + columns).join(""));
  return rows;
}
