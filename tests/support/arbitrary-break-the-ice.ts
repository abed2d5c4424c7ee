// Random levels of Break the Ice for properties and for comparing engines: every level is valid, and blocks have
// settled. Cells are drawn one by one and then tidied by the rules themselves, so that a failing level shrinks
// towards fewer rows, columns, walls and blocks of fewer colours.
import fc from "fast-check";
import { ProblemList } from "../../src/levels/problem.ts";
import { type Board, countColours, EMPTY, WALL } from "../../src/puzzles/break-the-ice/board.ts";
import { type IceLevel, readLevel } from "../../src/puzzles/break-the-ice/level.ts";
import { type BurstRule, fall, settle } from "../../src/puzzles/break-the-ice/settle.ts";
import { writtenLevel } from "./written-level.ts";

export interface IceLevelOptions {
  /** At most 16. */
  readonly maxRows?: number;
  /** At most 16. */
  readonly maxColumns?: number;
  /** At most 15. */
  readonly maxColours?: number;
  /** Whether there may be walls. */
  readonly walls?: boolean;
  /** Whether the board may start with runs. */
  readonly startingRuns?: boolean;
  /** Whether a colour may start with one or two blocks, which no play can solve. */
  readonly deadColours?: boolean;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export function arbitraryIceLevel(options: IceLevelOptions = {}): fc.Arbitrary<IceLevel> {
  return fc
    .record({ board: arbitraryBoard(options), burst: arbitraryBurstRule, moves: arbitraryBudget })
    .map(({ board, burst, moves }) => levelOf(tidied(board, burst ?? "connected", options), burst, moves))
    .filter((level) => level !== undefined);
}

const arbitraryBurstRule: fc.Arbitrary<BurstRule | undefined> = fc.constantFrom(undefined, "lines", "connected");
const arbitraryBudget = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });

/** Blocks, walls and empty cells anywhere, floating or not. The size is cut out of a board of the largest one. */
function arbitraryBoard(options: IceLevelOptions): fc.Arbitrary<Board> {
  const { maxRows = 5, maxColumns = 5, maxColours = 3, walls = true } = options;
  const cell = fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: fc.constant(EMPTY) },
    { weight: walls ? 1 : 0, arbitrary: fc.constant(WALL) },
    { weight: 6, arbitrary: fc.nat({ max: maxColours - 1 }) },
  );
  const row = fc.array(cell, { minLength: maxColumns, maxLength: maxColumns });
  return fc
    .record({
      contents: fc.array(row, { minLength: maxRows, maxLength: maxRows }),
      rows: fc.integer({ min: 1, max: maxRows }),
      columns: fc.integer({ min: 1, max: maxColumns }),
      letters: fc.uniqueArray(fc.constantFrom(...LETTERS), { minLength: maxColours, maxLength: maxColours }),
    })
    .map(({ contents, rows, columns, letters }) =>
      contents
        .slice(0, rows)
        .map((row) =>
          row.slice(0, columns).map((content) => (typeof content === "number" ? letters[content] : content)),
        )
        .map((row) => row.join("")),
    );
}

/** The board with everything gone that the options do not allow. Each round but the last takes blocks away. */
function tidied(board: Board, rule: BurstRule, options: IceLevelOptions): Board {
  const { startingRuns = false, deadColours = false } = options;
  const settled = startingRuns ? fall(board) : settle(board, rule);
  if (deadColours) return settled;
  const doomed = [...countColours(settled)].filter(([, count]) => count < 3).map(([colour]) => colour);
  if (doomed.length === 0) return settled;
  const kept = settled.map((row) => [...row].map((content) => (doomed.includes(content) ? EMPTY : content)).join(""));
  return tidied(kept, rule, options);
}

/** Undefined for a board without blocks. */
function levelOf(board: Board, burst: BurstRule | undefined, moves: number | undefined): IceLevel | undefined {
  const header = {
    ...(moves === undefined ? {} : { moves: `${moves}` }),
    ...(burst === undefined ? {} : { burst }),
  };
  return readLevel(writtenLevel("break-the-ice", board, { header }), new ProblemList());
}
