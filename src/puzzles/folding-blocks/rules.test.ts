// The sentences of the rules, one test each, on boards small enough to check by eye.
import { describe, expect, test } from "vitest";
import { foldingLevel } from "../../../tests/support/folding-level.ts";
import { drawingAsText } from "../drawing.ts";
import type { Outcome } from "../puzzle.ts";
import { type FoldingState, foldingBlocks } from "./index.ts";

/** The board after the folds, or the reason why one of them was refused. */
function folded(folds: string, ...rows: readonly string[]): string[] | string {
  const level = foldingLevel(...rows);
  let state = foldingBlocks.initialState(level);
  for (const word of folds.split(" ")) {
    const read = foldingBlocks.parseMove(word);
    if (read.wrong !== undefined) throw new Error(read.wrong.en);
    const outcome = foldingBlocks.applyMove(level, state, read.move);
    if (outcome.refused !== undefined) return outcome.refused.en;
    state = outcome.state;
  }
  return drawingAsText(foldingBlocks.drawState(level, state)).split("\n");
}

/** The legal folds of a level at its start, in their order. */
function folds(...rows: readonly string[]): string {
  const level = foldingLevel(...rows);
  return foldingBlocks.listMoves(level, foldingBlocks.initialState(level)).map(foldingBlocks.formatMove).join(" ");
}

function solvedAtStart(...rows: readonly string[]): boolean {
  const level = foldingLevel(...rows);
  return foldingBlocks.isSolved(level, foldingBlocks.initialState(level));
}

describe("a fold mirrors every cell over the edge of the group's bounding box", () => {
  // The group lies in rows 2 to 3 and columns 2 to 4, and no mirror image of it is itself.
  const BENT = [
    "........", //
    "........",
    "..AA....",
    "....A...",
    "........",
    "........",
  ];

  test("up: row i goes to 2*imin - i - 1", () => {
    expect(folded("A:u", ...BENT)).toEqual([
      "....A...", //
      "..AA....",
      "..AA....",
      "....A...",
      "........",
      "........",
    ]);
  });

  test("down: row i goes to 2*imax - i + 1", () => {
    expect(folded("A:d", ...BENT)).toEqual([
      "........", //
      "........",
      "..AA....",
      "....A...",
      "....A...",
      "..AA....",
    ]);
  });

  test("left: column j goes to 2*jmin - j - 1", () => {
    expect(folded("A:l", "...AA..", ".....A.")).toEqual([".AAAA..", "A....A."]);
  });

  test("right: column j goes to 2*jmax - j + 1", () => {
    expect(folded("A:r", ...BENT)).toEqual([
      "........", //
      "........",
      "..AA..AA",
      "....AA..",
      "........",
      "........",
    ]);
  });

  test("the group has both halves afterwards, and the next fold takes all of it", () => {
    expect(folded("A:r A:d", "A...", "....")).toEqual(["AA..", "AA.."]);
    expect(folded("A:r A:r", "A...")).toEqual(["AAAA"]);
  });

  test("holes and other groups inside the bounding box are left as they are", () => {
    expect(folded("A:r", "AB....", "#AA...")).toEqual(["AB...A", "#AAAA."]);
  });
});

describe("a group is all the cells that carry its letter", () => {
  test("connected or not: both parts are mirrored over the edge of the common bounding box", () => {
    expect(folded("A:r", "A.A...")).toEqual(["A.AA.A"]);
    expect(folded("A:d", "A..", "..A", "...", "...")).toEqual(["A..", "..A", "..A", "A.."]);
  });

  test("a part whose image has no room stops the whole group", () => {
    expect(folded("A:d", "A..", "..A", "...", "#..")).toContain("cell (0,0) would land on (3,0), which is a hole");
  });

  test("the two cases of a letter are two groups", () => {
    expect(folded("A:d", "Aa", "..")).toEqual(["Aa", "A."]);
  });
});

describe("a fold is legal only if every mirrored cell is on the board and empty", () => {
  test.each([
    ["u", "group A cannot be folded up: cell (0,0) would land on (-1,0), which is off the board"],
    ["d", "group A cannot be folded down: cell (0,0) would land on (1,0), which is off the board"],
    ["l", "group A cannot be folded to the left: cell (0,0) would land on (0,-1), which is off the board"],
    ["r", "group A cannot be folded to the right: cell (0,0) would land on (0,1), which is off the board"],
  ])("%s off the board", (direction, reason) => {
    expect(folded(`A:${direction}`, "A")).toBe(reason);
  });

  test("a fold that would wrap around to the next row is off the board", () => {
    expect(folded("A:r", ".A", "..")).toContain("would land on (0,2), which is off the board");
    expect(folded("A:l", "..", "A.")).toContain("would land on (1,-1), which is off the board");
  });

  test("a single cell of the image off the board is enough", () => {
    expect(folded("A:r", "AAA..")).toContain("cell (0,0) would land on (0,5), which is off the board");
  });

  test("onto a hole", () => {
    expect(folded("A:r", "A#")).toBe(
      "group A cannot be folded to the right: cell (0,0) would land on (0,1), which is a hole",
    );
  });

  test("onto a hole that a ragged row leaves", () => {
    expect(folded("A:d", "A.A", "...", ".")).toEqual(["A.A", "A.A", ".##"]);
    expect(folded("A:d A:d", "A.A", "...", "...", ".")).toContain("cell (0,2) would land on (3,2), which is a hole");
  });

  test("onto another group", () => {
    expect(folded("A:r", "AB")).toBe(
      "group A cannot be folded to the right: cell (0,0) would land on (0,1), which is filled by group B",
    );
  });

  test("onto what another group has come to fill", () => {
    expect(folded("B:l A:r", "A.B")).toContain("which is filled by group B");
  });

  test("between the cells of another group", () => {
    expect(folded("A:d", "A.A", "...", ".B.")).toEqual(["A.A", "A.A", ".B."]);
    expect(folded("A:d", "A.A", ".B.")).toEqual(["A.A", "ABA"]);
  });

  test("a group that the board does not have", () => {
    expect(folded("B:r", "A.")).toBe("there is no group B on this board");
  });

  test("empty cells and holes are no group, whatever a move says", () => {
    const level = foldingLevel("A.#.");
    const state = foldingBlocks.initialState(level);
    for (const group of [".", "#", "", "A."]) {
      expect(foldingBlocks.applyMove(level, state, { group, direction: "l" }).refused?.en).toContain("no group");
    }
  });

  test("the reasons are said in Portuguese too", () => {
    const level = foldingLevel("#A", "cB");
    const state = foldingBlocks.initialState(level);
    const reason = (outcome: Outcome<FoldingState>) => outcome.refused?.pt;
    const fold = (group: string, direction: "u" | "d" | "l" | "r") =>
      reason(foldingBlocks.applyMove(level, state, { group, direction }));
    expect(fold("A", "u")).toBe(
      "o grupo A não se pode dobrar para cima: a célula (0,1) cairia em (-1,1), que está fora do tabuleiro",
    );
    expect(fold("A", "l")).toBe(
      "o grupo A não se pode dobrar para a esquerda: a célula (0,1) cairia em (0,0), que é um buraco",
    );
    expect(fold("B", "l")).toBe(
      "o grupo B não se pode dobrar para a esquerda: a célula (1,1) cairia em (1,0), que está ocupada pelo grupo c",
    );
    expect(fold("D", "l")).toBe("não há grupo D neste tabuleiro");
  });
});

describe("legal moves", () => {
  test("come group by group, A to Z before a to z, each up, down, left, right", () => {
    expect(folds(".....", ".b.B.", ".....")).toBe("B:u B:d B:l B:r b:u b:d b:l b:r");
  });

  test("are only those whose every mirrored cell is on the board and empty", () => {
    expect(folds("A.#", ".#.", "B.A")).toBe("B:u B:r");
  });

  test("there is none on a full board", () => {
    expect(folds("AB", "#A")).toBe("");
  });
});

describe("solved", () => {
  test("when no cell is empty", () => {
    expect(solvedAtStart("AB", "Ba")).toBe(true);
    expect(solvedAtStart("AB", "B.")).toBe(false);
  });

  test("holes need no filling", () => {
    expect(solvedAtStart("A#", "##")).toBe(true);
  });
});

describe("the search", () => {
  const level = foldingLevel("A.#.", "B..#");
  const state = foldingBlocks.initialState(level);

  test("pays 1 a fold, however many cells it mirrors", () => {
    expect(foldingBlocks.costModels).toEqual(["moves"]);
    expect(foldingBlocks.moveCost(level, state, { group: "A", direction: "r" }, "moves")).toBe(1);
    expect(foldingBlocks.moveCost(level, { board: "AA#.B..#" }, { group: "A", direction: "d" }, "moves")).toBe(1);
  });

  test("cuts no board off as dead, not even a hopeless one", () => {
    expect(foldingBlocks.isDead(level, state)).toBe(false);
  });

  test("gives no stars", () => {
    expect(foldingBlocks.stars(level, 1)).toBeNull();
  });

  test("takes boards that differ in a cell or in the group of a cell for different states", () => {
    const boards = ["A.#.B..#", "AA#.B..#", "A.#.BB.#", "A.#.BA.#"];
    expect(new Set(boards.map((board) => foldingBlocks.stateKey(level, { board }))).size).toBe(4);
  });
});
