// Match the Tiles on a board: pushed by key, swipe and click; what is lit, and what is refused.
import { afterEach, describe, expect, test } from "vitest";
import { boardOnPage, marks, middleOf, point, press, tap } from "../../../tests/support/board-on-page.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

const LEVEL = "game: match-the-tiles\n\nA.#..\n....a\nB.b..\n";

afterEach(() => document.body.replaceChildren());

const framed = (board: FourfoldBoard): number => board.renderRoot.querySelectorAll('[data-key$="body/pattern"]').length;

describe.each(["scene", "flat"])("seen as %s", (view) => {
  test("arrows push everything", async () => {
    const board = await boardOnPage(LEVEL, { tempo: "0", view });
    for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) press(board, key);
    expect(board.moves).toBe("r d r");
    expect(board.renderRoot.querySelector('[data-cell="2 3"]')?.getAttribute("aria-label")).toContain("A, tile");
  });

  test("a swipe that begins anywhere pushes, and shows before it where all come to rest", async () => {
    const board = await boardOnPage(LEVEL, { tempo: "0", view });
    const { x, y } = middleOf(board, 1, 2);
    point(board, "pointerdown", { x, y });
    point(board, "pointermove", { x: x + 30, y: y + 4 });
    expect(marks(board, "preview")).toBe(1);
    point(board, "pointerup", { x: x + 30, y: y + 4 });
    expect(board.moves).toBe("r");
  });

  test("a click beside a tile pushes that way", async () => {
    const board = await boardOnPage(LEVEL, { tempo: "0", view });
    tap(board, 0, 1);
    expect(board.moves).toBe("r");
  });
});

test("a tile that rests on its goal is lit, until it leaves", async () => {
  const board = await boardOnPage("game: match-the-tiles\n\nA.a.#\n#...B\n....b\n");
  board.move("r");
  expect(framed(board)).toBe(0);
  board.move("d");
  expect([framed(board), board.solved]).toEqual([1, false]);
  board.undo();
  expect(framed(board)).toBe(0);
});

test("a push that moves nothing is refused, and what is in the way is marked", async () => {
  const board = await boardOnPage("game: match-the-tiles\n\nA#\na.\n");
  const reasons: string[] = [];
  board.addEventListener("fourfold-refused", (event) => reasons.push((event as CustomEvent).detail.reason));
  press(board, "ArrowRight");
  expect([board.moves, reasons, marks(board, "blocked")]).toEqual(["", ["nothing can slide right"], 1]);
});
