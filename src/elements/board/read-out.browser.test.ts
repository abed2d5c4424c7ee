// What a board reads out: each move, also the last one, and in the language around it.
import { afterEach, expect, test } from "vitest";
import { boardOnPage } from "../../../tests/support/board-on-page.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

const ROLL = "game: roll-the-block\n\nS..T\n....\n";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
});

async function readOut(board: FourfoldBoard): Promise<string | undefined> {
  await board.updateComplete;
  return board.renderRoot.querySelector("[role=status]")?.textContent ?? undefined;
}

test("the move that solves it, and then that it is solved", async () => {
  const board = await boardOnPage(ROLL, { tempo: "0" });
  board.move("r");
  expect(await readOut(board)).toBe("Roll right.");
  board.move("r");
  expect(await readOut(board)).toMatch(/^Roll right[.]\s+Solved in 2 moves[.]$/);
});

test("where one is, after a move in a list was clicked", async () => {
  const board = await boardOnPage(ROLL, { tempo: "0", moves: "r r" });
  for (const [moves, told] of [
    ["r", "Back at move 1."],
    ["", "Back at the start."],
    ["r", "Roll right."],
    ["r u", /^Not possible: the block/],
  ] as const) {
    board.moves = moves;
    expect(await readOut(board)).toMatch(told);
  }
});

test("what was said, in another language where that is the language now; nothing of the level before", async () => {
  const board = await boardOnPage(ROLL, { tempo: "0" });
  board.move("u");
  expect(await readOut(board)).toContain("Not possible: the block");
  document.documentElement.lang = "pt";
  await expect.poll(() => readOut(board)).toContain("Não é possível: o bloco");
  board.level = "game: match-the-tiles\n\nA..a\n";
  expect(await readOut(board)).toBe("");
});
