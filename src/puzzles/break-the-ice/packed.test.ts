// How states are packed, and bursts that chance hardly makes. That packed states are the readable ones, and that both
// engines expand them by the rules, is asked of every puzzle alike (tests/contract.test.ts).
import { expect, test } from "vitest";
import { iceLevel, iceMove } from "../../../tests/support/playable-ice.ts";
import type { IceLevel } from "./index.ts";
import { packedBreakTheIce as packed } from "./packed.ts";

const preparedFor = (level: IceLevel) => packed.prepare(level, { heuristic: undefined, costModel: "moves" });

/** The boards that follow the start, as the packed game says. */
function boardsAfterStart(level: IceLevel): string[] {
  const tables = preparedFor(level);
  const game = packed.game(tables);
  const start = new Uint32Array(game.words);
  const successors = new Uint32Array(game.mostSuccessors * (game.words + 1));
  game.writeRoot(start, 0);
  const count = game.expand(start, 0, successors, 0);
  return Array.from({ length: count }, (_, i) =>
    packed.unpack(level, tables, successors, i * (game.words + 1)).join("/"),
  );
}

test.each([
  [8, 16, 16],
  [9, 1, 2],
  [16, 16, 32],
])("%i rows and %i columns are %i words", (rows, columns, words) => {
  const level = iceLevel([...Array<string>(rows - 1).fill(".".repeat(columns)), "A".repeat(columns)]);
  expect(packed.game(preparedFor(level)).words).toBe(words);
});

test("the number of a move is its cell's and its direction's", () => {
  const level = iceLevel(["....", "AB.A"]);
  expect(packed.move(level, level.board, 4 * 5 + 3)).toEqual(iceMove("1,1:r"));
});

test("a full board of one colour bursts at the first move wherever it is, however high it is stacked", () => {
  const boards = boardsAfterStart(iceLevel(["BC..", ...Array<string>(15).fill("AA..")]));
  expect(boards).toContain([...Array<string>(15).fill("...."), "CB.."].join("/"));
});

test("a run at the start bursts at a move that is made elsewhere, and not before", () => {
  const boards = boardsAfterStart(iceLevel([".....C", "BBB.CA"]));
  expect(boards).toContain(".....C/...C.A");
  expect(boards).toContain(".....C/BB.BCA");
});
