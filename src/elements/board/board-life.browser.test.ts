// What a board keeps while it changes, what of it is seen, and how large it is under a finger.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { boardOnPage, marks, middleOf, point, press, type Spot } from "../../../tests/support/board-on-page.ts";
import type { MoveDetail } from "../events.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

const ROLL = "game: roll-the-block\n\nS....\n....T\n";
const FOLDS = "game: folding-blocks\n\nA.B.\n....\n";

afterEach(() => document.body.replaceChildren());

const focused = (board: FourfoldBoard): string | null | undefined =>
  board.shadowRoot?.activeElement?.getAttribute("data-cell");

describe.each([
  ["view", "flat"],
  ["cost", "weighted"],
])("when %s is another", (name, value) => {
  test("the play goes on, and the focus stays where it was", async () => {
    const board = await boardOnPage(ROLL);
    board.focus();
    press(board, "ArrowRight");
    board.setAttribute(name, value);
    await board.updateComplete;
    expect([board.moves, focused(board)]).toEqual(["r", "0 1"]);
    press(board, "ArrowRight");
    expect(board.moves).toBe("r r");
  });

  test("a focus that is elsewhere is left there", async () => {
    const board = await boardOnPage(ROLL);
    board.setAttribute(name, value);
    await board.updateComplete;
    expect(focused(board)).toBeUndefined();
  });
});

test("what was taken back can be played again in another view", async () => {
  const board = await boardOnPage(ROLL);
  board.move("r");
  board.undo();
  board.view = "flat";
  await board.updateComplete;
  expect([board.redo(), board.moves]).toEqual([true, "r"]);
});

test("going back to where it was tells where that is, and a start that it is at already nothing", async () => {
  const board = await boardOnPage(ROLL, { tempo: "0" });
  const told: MoveDetail[] = [];
  board.addEventListener("fourfold-move", (event) => told.push((event as CustomEvent<MoveDetail>).detail));
  board.restart();
  for (const moves of ["r r", "r", ""]) {
    board.moves = moves;
    await board.updateComplete;
  }
  expect(told.map(({ move, words, moves, by }) => [move, words, moves, by])).toEqual([
    ["r", "roll right", "r r", "code"],
    ["", "Back at move 1", "r", "code"],
    ["", "Back at the start", "", "code"],
  ]);
});

test("what is no tempo and no index is the usual, and is warned of once", async () => {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const board = await boardOnPage(ROLL, { tempo: "brisk", index: "first" });
  expect(warnings.mock.calls.flat().join()).toContain("<fourfold-board> tempo is no number");
  board.tempo = -1;
  await board.updateComplete;
  const told = warnings.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith("<fourfold-board>"));
  warnings.mockRestore();
  expect(board.play).toBeDefined();
  expect(told.sort()).toEqual([expect.stringContaining("index"), expect.stringContaining("tempo")]);
});

test("the focus stays on the board from move to move", async () => {
  const board = await boardOnPage(ROLL);
  board.focus();
  for (const cell of ["0 1", "0 3"]) {
    press(board, "ArrowRight");
    await board.updateComplete;
    expect(focused(board)).toBe(cell);
  }
});

test("a change makes no second update, which Lit would warn of", async () => {
  const board = await boardOnPage(ROLL);
  for (const change of [{ moves: "r" }, { view: "flat" }, { cost: "weighted" }, { moves: "" }, { moves: "u" }]) {
    Object.assign(board, change);
    await board.updateComplete;
  }
  const warnings = (globalThis as { readonly litIssuedWarnings?: ReadonlySet<string> }).litIssuedWarnings;
  expect([...(warnings ?? [])].filter((text) => text.includes("change-in-update"))).toEqual([]);
});

test("what the next moves are worth is seen in another view too", async () => {
  const board = await boardOnPage(ROLL);
  board.analysis = [{ move: "r", status: "exact", remaining: 2, best: true }];
  await board.updateComplete;
  board.view = "flat";
  await board.updateComplete;
  expect(board.renderRoot.querySelectorAll(".value").length).toBe(1);
});

describe("what is seen", () => {
  // Whoever had a mouse in hand last sees no focus.
  beforeEach(() => userEvent.keyboard("{Shift}"));

  const isShown = (node: Element | null): boolean => {
    if (node === null) return false;
    const { visibility, opacity } = getComputedStyle(node);
    const { width, height } = node.getBoundingClientRect();
    return visibility === "visible" && Number(opacity) > 0 && width > 10 && height > 10;
  };

  test("a board that has the focus of the keyboard is ringed", async () => {
    const board = await boardOnPage(ROLL);
    const picture = board.renderRoot.querySelector("[part=board]") as Element;
    expect(getComputedStyle(picture).outlineStyle).toBe("none");
    board.focus();
    const { outlineStyle, outlineWidth } = getComputedStyle(picture);
    expect([outlineStyle, Number.parseFloat(outlineWidth) >= 2]).toEqual(["solid", true]);
  });

  test("where the cursor is, while the keyboard has the board, and what it has taken", async () => {
    const board = await boardOnPage("game: break-the-ice\n\n...\nA.B\nBAA\nABB\n");
    const cursor = (): Element | null => board.renderRoot.querySelector(".mark.cursor");
    expect(isShown(cursor())).toBe(false);
    board.focus();
    expect(isShown(cursor())).toBe(true);
    const before = cursor()?.getBoundingClientRect();
    press(board, "ArrowDown");
    expect(cursor()?.getBoundingClientRect().top).not.toBe(before?.top);
    press(board, "ArrowDown");
    press(board, " ");
    expect(isShown(board.renderRoot.querySelector(".mark.chosen"))).toBe(true);
    press(board, "Escape");
    expect(marks(board, "chosen")).toBe(0);
  });

  test("what is chosen is marked, and where it can go, until it is let go", async () => {
    const board = await boardOnPage(FOLDS);
    press(board, "b");
    const [chosen, target] = ["chosen", "target"].map((mark) => board.renderRoot.querySelector(`.mark.${mark}`));
    expect([isShown(chosen ?? null), isShown(target ?? null)]).toEqual([true, true]);
    expect([marks(board, "chosen"), marks(board, "target")]).toEqual([1, 3]);
    board.readonly = true;
    await board.updateComplete;
    board.restart();
    expect([marks(board, "chosen"), marks(board, "target")]).toEqual([0, 0]);
  });
});

describe("under a finger", () => {
  const SMALL = `game: folding-blocks\n\n${".".repeat(16)}\n${".".repeat(8)}A${".".repeat(7)}\n${".".repeat(16)}\n`;
  const touch = (board: FourfoldBoard, type: string, spot: Spot, pointerId = 7): void =>
    point(board, type, spot, { pointerType: "touch", pointerId });

  async function smallBoard(): Promise<FourfoldBoard> {
    const board = await boardOnPage(SMALL);
    board.style.width = "160px";
    return board;
  }

  test.each([
    [0, 21],
    [15, 15],
    [-21, 0],
  ])("a group is met from %i, %i pixels away, and not by a mouse", async (x, y) => {
    const board = await smallBoard();
    const { x: left, y: top } = middleOf(board, 1, 8);
    const spot = { x: left + x, y: top + y };
    for (const type of ["pointerdown", "pointerup"]) point(board, type, spot, { pointerType: "mouse" });
    expect(marks(board, "chosen")).toBe(0);
    for (const type of ["pointerdown", "pointerup"]) touch(board, type, spot);
    expect(marks(board, "chosen")).toBe(1);
  });

  test("what is met exactly goes before what is near", async () => {
    const board = await boardOnPage("game: folding-blocks\n\nAB..............\n");
    board.style.width = "160px";
    for (const type of ["pointerdown", "pointerup"]) touch(board, type, middleOf(board, 0, 1));
    press(board, "ArrowRight");
    expect(board.moves).toBe("B:r");
  });

  test("two fingers make cells as large as a finger needs, move the board, and make no move", async () => {
    const board = await smallBoard();
    const width = (): number =>
      (board.renderRoot.querySelector('[data-cell="1 8"]') as Element).getBoundingClientRect().width;
    expect(width()).toBeLessThan(12);
    const held = middleOf(board, 1, 8);
    const at = (dx: number): Spot => ({ x: held.x + dx, y: held.y });
    touch(board, "pointerdown", at(-10), 1);
    touch(board, "pointerdown", at(10), 2);
    touch(board, "pointermove", at(-60), 1);
    touch(board, "pointermove", at(60), 2);
    expect(width()).toBeGreaterThanOrEqual(44);
    expect(middleOf(board, 1, 8).x).toBeCloseTo(held.x, 0);
    touch(board, "pointermove", at(-20), 1);
    touch(board, "pointermove", at(100), 2);
    expect(middleOf(board, 1, 8).x).toBeCloseTo(held.x + 40, 0);
    for (const id of [1, 2]) touch(board, "pointerup", at(-60), id);
    expect([board.moves, marks(board, "preview")]).toEqual(["", 0]);
  });
});

describe("a drag that is held", () => {
  const touch = { pointerType: "touch" } as const;

  async function held(): Promise<{ readonly board: FourfoldBoard; readonly from: Spot; readonly to: Spot }> {
    const board = await boardOnPage(ROLL, { tempo: "0", view: "flat" });
    const from = middleOf(board, 0, 3);
    const to = { x: from.x + 24, y: from.y };
    point(board, "pointerdown", from, touch);
    point(board, "pointermove", to, touch);
    expect(marks(board, "preview")).toBe(1);
    return { board, from, to };
  }

  test("is called off by Escape", async () => {
    const { board, to } = await held();
    expect(press(board, "Escape")).toBe(false);
    expect(marks(board, "preview")).toBe(0);
    point(board, "pointerup", to, touch);
    expect(board.moves).toBe("");
  });

  test("is called off by going back to where it began, and is no tap there", async () => {
    const { board, from } = await held();
    point(board, "pointermove", from, touch);
    expect(marks(board, "preview")).toBe(0);
    point(board, "pointerup", from, touch);
    expect(board.moves).toBe("");
  });

  test("is forgotten when the board is taken out of the page", async () => {
    const { board, from, to } = await held();
    board.remove();
    document.body.append(board);
    expect(marks(board, "preview")).toBe(0);
    const other = { ...touch, pointerId: 8 };
    point(board, "pointerdown", from, other);
    point(board, "pointermove", to, other);
    point(board, "pointerup", to, other);
    expect(board.moves).toBe("r");
  });
});
