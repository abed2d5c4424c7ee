// axe-core finds nothing on a board: played and shown, with something in hand, refused, solved, wrong, and as a map.
import { afterEach, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import { boardOnPage, press } from "../../../tests/support/board-on-page.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

const ROLL = "game: roll-the-block\n\nS..\n..T\n";
const LARGE = `game: roll-the-block\n\nS..T\n${`${".".repeat(80)}\n`.repeat(80)}`;

const states: Readonly<Record<string, () => Promise<FourfoldBoard>>> = {
  played: () => boardOnPage(ROLL),
  "only shown": () => boardOnPage(ROLL, { readonly: "" }),
  refused: async () => {
    const board = await boardOnPage(ROLL);
    press(board, "ArrowUp");
    return board;
  },
  "with a group in hand": async () => {
    const board = await boardOnPage("game: folding-blocks\n\nA.B.\n....\n");
    press(board, "a");
    return board;
  },
  "with a cursor": () => boardOnPage("game: break-the-ice\n\n...\nA.B\nBAA\nABB\n"),
  solved: () => boardOnPage("game: roll-the-block\n\nSST\n", { tempo: "0", moves: "r" }),
  "of a wrong level": () => boardOnPage("game: roll-the-block\n\nS?T\n"),
  "as a map": () => boardOnPage(LARGE),
};

afterEach(() => document.body.replaceChildren());

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  test.each(Object.keys(states))("a board %s", async (state) => {
    const board = await (states[state] as () => Promise<FourfoldBoard>)();
    await board.updateComplete;
    expect(await accessibilityProblems(board, theme)).toEqual([]);
  });
});
