import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastCost } from "../../../tests/reference/least-cost.ts";
import { arbitraryMatchLevel } from "../../../tests/support/arbitrary-match-the-tiles.ts";
import { matchBoard, matchLevel } from "../../../tests/support/match-level.ts";
import { DIRECTIONS, type Direction } from "../direction.ts";
import { drawingAsText } from "../drawing.ts";
import { type MatchLevel, type MatchState, matchTheTiles } from "./index.ts";

function play(level: MatchLevel, moves: string): MatchState {
  let state = matchTheTiles.initialState(level);
  for (const move of moves) {
    const outcome = matchTheTiles.applyMove(level, state, move as Direction);
    if (outcome.refused !== undefined) throw new Error(`${move}: ${outcome.refused.en}`);
    state = outcome.state;
  }
  return state;
}

/** The board after the moves, a string a row, without goals. */
function rowsAfter(level: MatchLevel, moves: string): string[] {
  return play(level, moves).match(new RegExp(`.{${level.columns}}`, "g")) as string[];
}

function isSolvedAfter(level: MatchLevel, moves: string): boolean {
  return matchTheTiles.isSolved(level, play(level, moves));
}

describe("a slide", () => {
  test.each<[Direction, string[]]>([
    ["u", [".A.", "...", "..."]],
    ["d", ["...", "...", ".A."]],
    ["l", ["...", "A..", "..."]],
    ["r", ["...", "..A", "..."]],
  ])("takes a tile to the edge: %s", (move, expected) => {
    expect(rowsAfter(matchBoard("...", ".A.", "..."), move)).toEqual(expected);
  });

  test.each<[Direction, string[]]>([
    ["u", ["..#..", "..A..", "#...#", ".....", "..#.."]],
    ["d", ["..#..", ".....", "#...#", "..A..", "..#.."]],
    ["l", ["..#..", ".....", "#A..#", ".....", "..#.."]],
    ["r", ["..#..", ".....", "#..A#", ".....", "..#.."]],
  ])("takes a tile up to an obstacle: %s", (move, expected) => {
    expect(rowsAfter(matchBoard("..#..", ".....", "#.A.#", ".....", "..#.."), move)).toEqual(expected);
  });

  test.each<[Direction, string[]]>([
    ["u", ["A", "B", "C", ".", "."]],
    ["d", [".", ".", "A", "B", "C"]],
  ])("takes a tile up to a tile that has stopped, vertically: %s", (move, expected) => {
    expect(rowsAfter(matchBoard(".", "A", "B", ".", "C"), move)).toEqual(expected);
  });

  test.each<[Direction, string]>([
    ["l", "ABC.."],
    ["r", "..ABC"],
  ])("takes a tile up to a tile that has stopped, horizontally: %s", (move, expected) => {
    expect(rowsAfter(matchBoard(".AB.C"), move)).toEqual([expected]);
  });

  test("does not stop a tile behind one that moves on", () => {
    expect(rowsAfter(matchBoard("AB...#"), "r")).toEqual(["...AB#"]);
  });

  test("keeps the order of the tiles of a line, on each side of an obstacle", () => {
    expect(rowsAfter(matchBoard("A.B#.C.D."), "r")).toEqual([".AB#...CD"]);
    expect(rowsAfter(matchBoard("A.B#.C.D."), "l")).toEqual(["AB.#CD..."]);
  });

  test("moves all tiles at once, of every colour, in every line", () => {
    expect(rowsAfter(matchBoard("A..", ".B.", "C.D"), "r")).toEqual(["..A", "..B", ".CD"]);
  });

  test("moves the tiles that can move and leaves the others", () => {
    expect(rowsAfter(matchBoard("A..", ".A."), "l")).toEqual(["A..", "A.."]);
  });

  test("takes tiles over goals of their own and of other colours", () => {
    const level = matchLevel(["A.abB."]);
    expect(rowsAfter(level, "r")).toEqual(["....AB"]);
    expect(rowsAfter(level, "l")).toEqual(["AB...."]);
  });

  test("does not wrap from one row to the next", () => {
    expect(rowsAfter(matchBoard("..A", "B.."), "r")).toEqual(["..A", "..B"]);
  });

  test("that moves nothing is not a move", () => {
    const level = matchBoard("A.#", "B.#");
    const start = matchTheTiles.initialState(level);
    expect(matchTheTiles.listMoves(level, start)).toEqual(["r"]);
    expect(matchTheTiles.applyMove(level, start, "u").refused).toEqual({
      en: "nothing can slide up",
      pt: "nada pode deslizar para cima",
    });
    expect(matchTheTiles.applyMove(level, start, "l").refused).toEqual({
      en: "nothing can slide left",
      pt: "nada pode deslizar para a esquerda",
    });
    expect(matchTheTiles.applyMove(level, start, "d").refused).toBeDefined();
  });

  test("costs 1", () => {
    const level = matchBoard("A..");
    expect(matchTheTiles.moveCost(level, matchTheTiles.initialState(level), "r", "moves")).toBe(1);
    expect(matchTheTiles.costModels).toEqual(["moves"]);
  });

  test("is listed in the order u d l r", () => {
    const level = matchBoard("...", ".A.", "...");
    expect(matchTheTiles.listMoves(level, matchTheTiles.initialState(level))).toEqual(["u", "d", "l", "r"]);
  });
});

describe("solved", () => {
  test("when every tile rests on a goal of its colour", () => {
    const level = matchLevel(["A..a", "B..b"]);
    expect(isSolvedAfter(level, "")).toBe(false);
    expect(isSolvedAfter(level, "r")).toBe(true);
  });

  test("not while one tile rests elsewhere", () => {
    expect(isSolvedAfter(matchLevel(["A..a", "B.b."]), "r")).toBe(false);
  });

  test("not by a goal of another colour", () => {
    expect(isSolvedAfter(matchLevel(["A..b", "B..a"]), "r")).toBe(false);
  });

  test("not by sliding over a goal: resting means at the end of a slide", () => {
    const level = matchLevel(["A.a."]);
    expect(isSolvedAfter(level, "r")).toBe(false);
    expect(leastCost(matchTheTiles, level).cost).toBeUndefined();
  });

  test("with more goals than tiles, on any of them, and with goals of a colour that has no tile", () => {
    const level = matchLevel(["aA.a", "...z"]);
    expect(isSolvedAfter(level, "l")).toBe(true);
    expect(isSolvedAfter(level, "r")).toBe(true);
    expect(isSolvedAfter(level, "d")).toBe(false);
  });

  test("at the start, cost 0 and no moves", () => {
    expect(leastCost(matchTheTiles, matchLevel(["A.B"], ["a.b"]))).toMatchObject({ cost: 0, moves: [] });
  });

  test("whichever of two tiles of one colour rests on a goal", () => {
    const level = matchLevel([".A..A.", "......"], ["a....a", "......"]);
    expect(isSolvedAfter(level, "l")).toBe(false);
    expect(isSolvedAfter(matchLevel(["AA...a"], ["....a."]), "r")).toBe(true);
  });
});

describe("states of a search", () => {
  test("tiles of one colour are interchangeable: when they change places the state is the same", () => {
    const change = "drul";
    expect(rowsAfter(matchBoard("AB.", "#.#"), change)).toEqual(["BA.", "#.#"]);
    const alike = matchBoard("AA.", "#.#");
    expect(matchTheTiles.stateKey(alike, play(alike, change))).toBe(matchTheTiles.stateKey(alike, play(alike, "")));
  });

  test("tiles of different colours are not", () => {
    const keys = [matchBoard("AB"), matchBoard("BA"), matchBoard("A.")].map((level) =>
      matchTheTiles.stateKey(level, level.board),
    );
    expect(new Set(keys).size).toBe(3);
  });

  test("no state is dead, not even one from which no solution can follow", () => {
    const level = matchLevel(["A.a."]);
    for (const moves of ["", "r", "rl"]) expect(matchTheTiles.isDead(level, play(level, moves))).toBe(false);
    expect(leastCost(matchTheTiles, level)).toMatchObject({ cost: undefined, states: 2 });
  });

  test("there are no stars", () => {
    expect(matchTheTiles.stars(matchBoard("A"), 0)).toBeNull();
  });
});

describe("on any level", () => {
  const playedLevel = fc.tuple(
    fc.oneof(arbitraryMatchLevel(), arbitraryMatchLevel({ maxRows: 16, maxColumns: 16, maxColours: 26, maxTiles: 64 })),
    fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 10 }),
  );

  /** Checks a law at every state of random play; moves that are refused are passed over. */
  function holds(law: (level: MatchLevel, state: MatchState) => void): void {
    fc.assert(
      fc.property(playedLevel, ([level, moves]) => {
        let state = matchTheTiles.initialState(level);
        law(level, state);
        for (const move of moves) {
          state = slid(level, state, move);
          law(level, state);
        }
      }),
    );
  }

  /** The state after the slide, the same one where it is refused. */
  function slid(level: MatchLevel, state: MatchState, move: Direction): MatchState {
    const outcome = matchTheTiles.applyMove(level, state, move);
    return outcome.refused === undefined ? outcome.state : state;
  }

  function sorted(state: MatchState): string {
    return [...state].sort().join("");
  }

  test("every listed move applies, leads elsewhere and keeps the tiles of each colour", () => {
    holds((level, state) => {
      for (const move of matchTheTiles.listMoves(level, state)) {
        expect(matchTheTiles.applyMove(level, state, move).refused).toBeUndefined();
        const next = slid(level, state, move);
        expect(matchTheTiles.stateKey(level, next)).not.toBe(matchTheTiles.stateKey(level, state));
        expect(sorted(next)).toBe(sorted(state));
      }
    });
  });

  test("a move that is not listed is refused with a reason", () => {
    holds((level, state) => {
      const listed = matchTheTiles.listMoves(level, state);
      for (const move of DIRECTIONS.filter((direction) => !listed.includes(direction))) {
        const { refused } = matchTheTiles.applyMove(level, state, move);
        expect(refused?.en).toMatch(/^nothing can slide /);
        expect(refused?.pt).toMatch(/^nada pode deslizar /);
      }
    });
  });

  test("no obstacle ever moves", () => {
    holds((level, state) => {
      expect(state.replace(/[^#]/g, ".")).toBe(level.board.replace(/[^#]/g, "."));
    });
  });

  test("sliding twice in one direction is refused the second time", () => {
    holds((level, state) => {
      for (const move of DIRECTIONS) {
        expect(matchTheTiles.applyMove(level, slid(level, state, move), move).refused).toBeDefined();
      }
    });
  });

  test("left then right equals right alone, and likewise for every direction and its opposite", () => {
    const opposites: Record<Direction, Direction> = { u: "d", d: "u", l: "r", r: "l" };
    holds((level, state) => {
      for (const move of DIRECTIONS) {
        const there = slid(level, state, opposites[move]);
        expect(slid(level, there, move)).toBe(slid(level, state, move));
      }
    });
  });

  test("a level turned by a quarter behaves the same in the turned directions", () => {
    const turned: Record<Direction, Direction> = { u: "r", r: "d", d: "l", l: "u" };
    holds((level, state) => {
      const rows = drawingAsText(matchTheTiles.drawState(level, state)).split("\n");
      const turnedLevel = matchBoard(...turn(rows.map((row) => row.replace(/[a-z]/g, "."))));
      for (const move of DIRECTIONS) {
        const next = slid(level, state, move).match(new RegExp(`.{${level.columns}}`, "g")) as string[];
        expect(slid(turnedLevel, turnedLevel.board, turned[move])).toBe(turn(next).join(""));
      }
    });
  });

  /** The rows turned clockwise. */
  function turn(rows: readonly string[]): string[] {
    return [...(rows[0] as string)].map((_, column) =>
      rows
        .map((row) => row.charAt(column))
        .reverse()
        .join(""),
    );
  }
});
