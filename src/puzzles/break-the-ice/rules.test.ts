import { describe, expect, test } from "vitest";
import { boardAfter, iceLevel, iceMove } from "../../../tests/support/playable-ice.ts";
import { breakTheIce } from "./index.ts";

function listed(rows: readonly string[]): string {
  const level = iceLevel(rows);
  return breakTheIce.listMoves(level, breakTheIce.initialState(level)).map(breakTheIce.formatMove).join(" ");
}

function refusalOf(rows: readonly string[], move: string) {
  const level = iceLevel(rows);
  return breakTheIce.applyMove(level, breakTheIce.initialState(level), iceMove(move)).refused;
}

describe("a move into an empty cell", () => {
  test("goes one cell to the right", () => {
    expect(boardAfter(iceLevel(["A.."]), "0,0:r")).toEqual([".A."]);
  });

  test("goes one cell to the left", () => {
    expect(boardAfter(iceLevel(["..A"]), "0,2:l")).toEqual([".A."]);
  });

  test("drops the block where nothing carries it", () => {
    expect(boardAfter(iceLevel(["A..", "B..", "C.."]), "0,0:r")).toEqual(["...", "B..", "CA."]);
  });

  test("drops what lay on the block", () => {
    expect(boardAfter(iceLevel(["A..", "B..", "C.."]), "2,0:r")).toEqual(["...", "A..", "BC."]);
  });
});

describe("a swap", () => {
  test("changes the places of neighbours in a row", () => {
    expect(boardAfter(iceLevel(["AB"]), "0,0:r")).toEqual(["BA"]);
    expect(boardAfter(iceLevel(["AB"]), "0,1:l")).toEqual(["BA"]);
  });

  test("changes the places of neighbours in a column", () => {
    expect(boardAfter(iceLevel(["A", "B"]), "0,0:d")).toEqual(["B", "A"]);
    expect(boardAfter(iceLevel(["A", "B"]), "1,0:u")).toEqual(["B", "A"]);
  });
});

describe("gravity", () => {
  test("a block falls until it lies on the floor", () => {
    expect(boardAfter(iceLevel(["A.", "B.", "A.", "B."]), "0,0:r")).toEqual(["..", "B.", "A.", "BA"]);
  });

  test("a block falls until it lies on another block", () => {
    expect(boardAfter(iceLevel(["A.", "B.", "A.", "BC"]), "0,0:r")).toEqual(["..", "B.", "AA", "BC"]);
  });

  test("a block falls until it lies on a wall", () => {
    expect(boardAfter(iceLevel(["A.", "B.", "A#", "B."]), "0,0:r")).toEqual(["..", "BA", "A#", "B."]);
  });

  test("a wall holds the blocks above it when those below it fall", () => {
    expect(boardAfter(iceLevel(["A.", "#.", "B.", "C."]), "3,0:r")).toEqual(["A.", "#.", "..", "BC"]);
  });

  test("a wall does not fall", () => {
    expect(boardAfter(iceLevel(["A.", "#.", ".."]), "0,0:r")).toEqual(["..", "#.", ".A"]);
  });

  test("acts before anything bursts: a run that a block only falls through does not burst", () => {
    expect(boardAfter(iceLevel(["AA.A", "BB.B"]), "0,3:l")).toEqual(["AA..", "BBAB"]);
  });

  test("acts before anything bursts: a block that falls into the run makes it longer", () => {
    expect(boardAfter(iceLevel(["A...", "A.AA"], { burst: "lines" }), "1,0:r")).toEqual(["....", "...."]);
  });
});

describe("bursts", () => {
  test("two side by side do not burst", () => {
    expect(boardAfter(iceLevel(["A.A"]), "0,0:r")).toEqual([".AA"]);
  });

  test("three in a row burst", () => {
    expect(boardAfter(iceLevel(["A.AA"]), "0,0:r")).toEqual(["...."]);
  });

  test("three in a column burst", () => {
    expect(boardAfter(iceLevel(["A.", "BA", "AB"]), "1,0:r")).toEqual(["..", ".B", ".B"]);
    expect(boardAfter(iceLevel(["A.", "A.", "BA"]), "2,0:r")).toEqual(["..", "..", ".B"]);
  });

  test("a run longer than three bursts whole", () => {
    expect(boardAfter(iceLevel(["AABAA", "BBABB"], { burst: "lines" }), "0,2:d")).toEqual([".....", "....."]);
  });

  test("three in a diagonal do not burst", () => {
    expect(boardAfter(iceLevel(["A...", "BA..", "BC.A"]), "2,3:l")).toEqual(["A...", "BA..", "BCA."]);
  });

  test("three that go round a corner do not burst", () => {
    expect(boardAfter(iceLevel(["A..", "B.A", "A.B"]), "1,2:l")).toEqual(["A..", "B..", "AAB"]);
    expect(boardAfter(iceLevel(["A..", "A.A"]), "1,2:l")).toEqual(["A..", "AA."]);
  });

  test("a wall stops a run", () => {
    expect(boardAfter(iceLevel(["AA#.A"]), "0,4:l")).toEqual(["AA#A."]);
    expect(boardAfter(iceLevel(["A..", "#..", "A..", "AB."]), "3,1:r")).toEqual(["A..", "#..", "A..", "A.B"]);
  });

  test("runs of several colours burst at once", () => {
    expect(boardAfter(iceLevel(["ABA", "BAB"]), "0,1:d")).toEqual(["...", "..."]);
  });

  test("runs that cross burst at once, with lines too", () => {
    expect(boardAfter(iceLevel(["..A.", "..A.", "AABA"], { burst: "lines" }), "2,2:r")).toEqual([
      "....",
      "....",
      "...B",
    ]);
  });

  test("what falls after a burst bursts in its turn", () => {
    expect(boardAfter(iceLevel(["..C...", "..B...", "BBAACA"]), "2,4:r")).toEqual(["......", "......", "..C..C"]);
  });

  test("a chain goes on until nothing changes", () => {
    expect(boardAfter(iceLevel(["..C...", ".CBC..", "BBAA.A"]), "2,5:l")).toEqual(["......", "......", "......"]);
  });
});

describe("what bursts with a run", () => {
  const hook = ["...A", "A.AA"];

  test("connected takes the blocks of its colour that hang together with it", () => {
    expect(boardAfter(iceLevel(hook, { burst: "connected" }), "1,0:r")).toEqual(["....", "...."]);
  });

  test("lines takes only the run, and what lay on it falls", () => {
    expect(boardAfter(iceLevel(hook, { burst: "lines" }), "1,0:r")).toEqual(["....", "...A"]);
  });

  test("connected is the default", () => {
    expect(boardAfter(iceLevel(hook), "1,0:r")).toEqual(["....", "...."]);
  });

  test("connected reaches blocks round corners", () => {
    expect(boardAfter(iceLevel(["...AA", "A.AAB"]), "1,0:r")).toEqual([".....", "....B"]);
  });

  test("connected does not reach over a corner", () => {
    expect(boardAfter(iceLevel(["....A", "A.AAB"]), "1,0:r")).toEqual(["....A", "....B"]);
  });

  test("connected does not reach through another colour or a wall", () => {
    expect(boardAfter(iceLevel(["A.AABA"]), "0,0:r")).toEqual(["....BA"]);
    expect(boardAfter(iceLevel(["A.AA#A"]), "0,0:r")).toEqual(["....#A"]);
  });

  test("connected takes nothing of a colour that has no run", () => {
    expect(boardAfter(iceLevel(["....B", "A.AAB"]), "1,0:r")).toEqual(["....B", "....B"]);
  });
});

describe("a run that is there at the start", () => {
  test("stays until the first move", () => {
    const level = iceLevel(["AAA.B"]);
    expect(breakTheIce.initialState(level)).toEqual(["AAA.B"]);
  });

  test("bursts with the first move, wherever that is", () => {
    expect(boardAfter(iceLevel(["AAA.B"]), "0,4:l")).toEqual(["...B."]);
  });

  test("does not burst where the first move breaks it up", () => {
    expect(boardAfter(iceLevel(["AAAB"]), "0,3:l")).toEqual(["AABA"]);
  });
});

describe("the moves that are listed", () => {
  test("block by block in reading order, and u d l r for each", () => {
    expect(listed(["A..", "BA."])).toBe("0,0:d 0,0:r 1,0:r 1,1:r");
    expect(listed([".A.", "ABA"])).toBe("0,1:d 0,1:l 0,1:r 1,0:r 1,1:r");
  });

  test("an empty cell on either side", () => {
    expect(listed([".A."])).toBe("0,1:l 0,1:r");
  });

  test("a swap once, from the block that comes first", () => {
    expect(listed(["AB"])).toBe("0,0:r");
    expect(listed(["A", "B"])).toBe("0,0:d");
  });

  test("none for blocks of one colour, at the edge or at a wall", () => {
    expect(listed(["AA"])).toBe("");
    expect(listed(["#A#"])).toBe("");
  });

  test("also moves that lead to the same board as another", () => {
    expect(listed(["A.A"])).toBe("0,0:r 0,2:l");
    expect(listed(["B.", "A."])).toBe("0,0:d 0,0:r 1,0:r");
  });
});

describe("a refused move says why and names the cells", () => {
  test("up into empty air", () => {
    expect(refusalOf(["...", "A.."], "1,0:u")).toEqual({
      en: "the block at (1,0) cannot move up: (0,0) is empty, and into an empty cell blocks move only to the left or right",
      pt: "o bloco em (1,0) não se pode mover para cima: (0,0) está vazia, e para uma célula vazia os blocos só se movem para a esquerda ou para a direita",
    });
  });

  test("into a wall", () => {
    expect(refusalOf(["A#"], "0,0:r")).toEqual({
      en: "the block at (0,0) cannot move to the right: (0,1) is a wall",
      pt: "o bloco em (0,0) não se pode mover para a direita: (0,1) é uma parede",
    });
    expect(refusalOf(["A", "#"], "0,0:d")?.en).toBe("the block at (0,0) cannot move down: (1,0) is a wall");
  });

  test("off the board", () => {
    expect(refusalOf(["A."], "0,0:l")).toEqual({
      en: "the block at (0,0) cannot move to the left: (0,-1) is off the board",
      pt: "o bloco em (0,0) não se pode mover para a esquerda: (0,-1) está fora do tabuleiro",
    });
    expect(refusalOf(["A."], "0,0:d")?.en).toBe("the block at (0,0) cannot move down: (1,0) is off the board");
  });

  test("onto a block of the same colour", () => {
    expect(refusalOf(["AA"], "0,0:r")).toEqual({
      en: "the block at (0,0) cannot move to the right: the block at (0,1) has the same colour, A, so that changing places would change nothing",
      pt: "o bloco em (0,0) não se pode mover para a direita: o bloco em (0,1) tem a mesma cor, A, e a troca não mudaria nada",
    });
  });

  test("an empty cell, a wall or nothing at all instead of a block", () => {
    expect(refusalOf(["A.#"], "0,1:l")).toEqual({
      en: "there is no block at (0,1): the cell is empty",
      pt: "não há bloco em (0,1): a célula está vazia",
    });
    expect(refusalOf(["A.#"], "0,2:l")).toEqual({
      en: "there is no block at (0,2), but a wall",
      pt: "em (0,2) não há um bloco, mas uma parede",
    });
    expect(refusalOf(["A.#"], "7,3:l")).toEqual({
      en: "(7,3) is off the board",
      pt: "(7,3) está fora do tabuleiro",
    });
  });
});

describe("the end", () => {
  const level = iceLevel(["A.AA#"]);

  test("solved when no block is left", () => {
    expect(breakTheIce.isSolved(level, ["A.AA#"])).toBe(false);
    expect(breakTheIce.isSolved(level, boardAfter(level, "0,0:r"))).toBe(true);
  });

  test("dead when a colour has one or two blocks left", () => {
    expect(breakTheIce.isDead(level, ["AAA.B"])).toBe(true);
    expect(breakTheIce.isDead(level, ["AAABB"])).toBe(true);
  });

  test("not dead while every colour that is left has three, nor when none is left", () => {
    expect(breakTheIce.isDead(level, ["AABAABB"])).toBe(false);
    expect(breakTheIce.isDead(level, ["....#"])).toBe(false);
  });

  test("every move costs one", () => {
    expect(breakTheIce.moveCost(level, ["A.AA#"], iceMove("0,0:r"), "moves")).toBe(1);
    expect(breakTheIce.costModels).toEqual(["moves"]);
  });
});

describe("stars", () => {
  test.each([
    [1, 3],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 0],
    [70, 0],
  ])("with moves: 4, a solution of %i moves has %i", (cost, stars) => {
    expect(breakTheIce.stars(iceLevel(["A.AA"], { moves: "4" }), cost)).toBe(stars);
  });

  test("none are given where the level has no budget", () => {
    expect(breakTheIce.stars(iceLevel(["A.AA"]), 1)).toBeNull();
  });
});
