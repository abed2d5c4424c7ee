// Boards of more than 64 x 64 cells as a map: what is drawn, what is in view, and that it is played as any board is.
import { afterEach, describe, expect, test } from "vitest";
import { boardOnPage, marks, middleOf, point, press, tap } from "../../../tests/support/board-on-page.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

afterEach(() => document.body.replaceChildren());

/** A floor with the block in its middle and the target in its corner. */
function floor(side: number): string {
  const plain = ".".repeat(side);
  const middle = side >> 1;
  const rows = Array.from({ length: side }, (_, row) =>
    row === middle ? `${".".repeat(middle)}S.1aa${".".repeat(side - middle - 5)}` : plain,
  );
  rows[side - 1] = `${plain.slice(1)}T`;
  return `game: roll-the-block\na: bridge closed\n1: soft toggle a\n\n${rows.join("\n")}\n`;
}

const frame = async (): Promise<void> => {
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
};

async function map(side = 200, attributes: Readonly<Record<string, string>> = { tempo: "0" }): Promise<FourfoldBoard> {
  const board = await boardOnPage(floor(side), attributes);
  board.style.width = "700px";
  await frame();
  await frame();
  return board;
}

const ground = (board: FourfoldBoard): HTMLCanvasElement =>
  board.renderRoot.querySelector(".map > canvas") as HTMLCanvasElement;
const box = (board: FourfoldBoard): readonly number[] =>
  (board.renderRoot.querySelector("[part=board] > svg")?.getAttribute("viewBox") ?? "").split(" ").map(Number);
const across = (board: FourfoldBoard): number => box(board)[2] as number;

/** The colour that is drawn in the middle of a cell. */
function drawnAt(board: FourfoldBoard, row: number, column: number): string {
  const canvas = ground(board);
  const [left = 0, top = 0, width = 1] = box(board);
  const scale = canvas.width / width;
  const at = [(column + 0.5 - left) * scale, (row + 0.5 - top) * scale] as const;
  return [...(canvas.getContext("2d")?.getImageData(at[0], at[1] - 0.3 * scale, 1, 1).data ?? [])].join();
}

test("a board of 64 x 64 is a picture, and a longer one is a map", async () => {
  expect(ground(await boardOnPage(floor(64)))).toBeNull();
  expect(ground(await boardOnPage(floor(65)))).not.toBeNull();
});

describe("what is drawn", () => {
  test("is the part around what is played, in cells that a finger can meet", async () => {
    const board = await map();
    const [left = 0, top = 0, width = 0, height = 0] = box(board);
    expect(width).toBeLessThan(60);
    expect(left + width / 2).toBeCloseTo(100.5, 0);
    expect(top + height / 2).toBeCloseTo(100.5, 0);
    expect(board.renderRoot.querySelectorAll('[data-key^="block body"]').length).toBeGreaterThan(1);
  });

  test("changes with what happens: a bridge opens far from the block", async () => {
    const board = await map();
    const closed = drawnAt(board, 100, 103);
    board.move("r");
    await frame();
    expect(drawnAt(board, 100, 103)).not.toBe(closed);
    board.undo();
    await frame();
    expect(drawnAt(board, 100, 103)).toBe(closed);
  });

  test("has the colours that a page chose, however they are written", async () => {
    const board = await map();
    const drawnIn = async (colour: string): Promise<number[]> => {
      board.style.setProperty("--fourfold-floor", colour);
      board.style.colorScheme = board.style.colorScheme === "dark" ? "light" : "dark";
      board.move("l");
      await frame();
      board.undo();
      await frame();
      return drawnAt(board, 90, 95).split(",").map(Number);
    };
    // The same green, as any screen has it.
    const [red = 0, green = 0, blue = 0] = await drawnIn("rgb(0 128 0)");
    expect([red, green, blue]).toEqual([0, 128, 0]);
    for (const colour of ["oklch(0.5198 0.1769 142.5)", "lab(46.278 -47.552 48.586)", "color(srgb 0 0.502 0)"]) {
      const drawn = await drawnIn(colour);
      [red, green, blue].forEach((part, i) => {
        expect(Math.abs((drawn[i] ?? 255) - part), `${colour}: ${drawn}`).toBeLessThan(4);
      });
    }
  });

  test("has the colours of the page", async () => {
    const board = await map();
    const before = drawnAt(board, 90, 95);
    board.style.colorScheme = "dark";
    board.move("l");
    await frame();
    expect(drawnAt(board, 90, 95)).not.toBe(before);
  });
});

test("what lies over the ground is as large as the ground, whatever height a page asks of the board", async () => {
  const style = document.createElement("style");
  style.textContent = "fourfold-board::part(board) { max-height: 10rem }";
  const board = await map();
  document.body.append(style);
  const heightOf = (element: Element | null): number | undefined => element?.getBoundingClientRect().height;
  expect(heightOf(board.renderRoot.querySelector("[part=board]"))).toBe(heightOf(ground(board)));
});

describe("it is played", () => {
  test("by key, and the view follows", async () => {
    const board = await map();
    const [before = 0] = box(board);
    board.focus();
    for (let i = 0; i < 24; i++) press(board, "ArrowLeft");
    await frame();
    expect(board.play?.moves.length).toBe(24);
    const [left = 0, , width = 0] = box(board);
    expect(left).toBeLessThan(before);
    const { row, column } = { row: 100, column: 100 - 36 };
    expect(column).toBeGreaterThan(left);
    expect(column).toBeLessThan(left + width);
    expect(board.shadowRoot?.activeElement?.getAttribute("data-cell")).toBe(`${row} ${column}`);
  });

  test("by a tap beside the block, by a swipe, and refused with marks", async () => {
    const board = await map();
    tap(board, 97, 100);
    expect(board.moves).toBe("u");
    const { x, y } = middleOf(board, 104, 104);
    point(board, "pointerdown", { x, y });
    point(board, "pointermove", { x: x - 30, y });
    expect(marks(board, "preview")).toBe(1);
    point(board, "pointerup", { x: x - 30, y });
    expect(board.moves).toBe("u l");
    board.setAttribute("moves", "");
    await board.updateComplete;
    press(board, "ArrowRight");
    press(board, "ArrowRight");
    expect(board.moves).toBe("r r");
  });

  test("and is told to those who do not see it: 32 x 32 cells around the block, of the true size", async () => {
    const board = await map();
    const cells = board.renderRoot.querySelectorAll("[role=gridcell]");
    expect(cells.length).toBe(32 * 32);
    const picture = board.renderRoot.querySelector("[part=board]");
    expect([picture?.getAttribute("role"), picture?.getAttribute("aria-rowcount")]).toEqual(["grid", "200"]);
    expect(board.renderRoot.querySelector('[tabindex="0"]')?.getAttribute("aria-label")).toContain("the block");
  });

  test("not where it is only shown", async () => {
    const board = await map(200, { tempo: "0", readonly: "" });
    expect(board.renderRoot.querySelector("[part=board]")?.getAttribute("role")).toBe("img");
    expect(board.renderRoot.querySelector("[role=gridcell]")).toBeNull();
  });
});

describe("what is in view", () => {
  test.each([
    ["+", "-"],
    ["=", "-"],
  ])("is nearer with %s and further with %s", async (nearer, further) => {
    const board = await map();
    const width = across(board);
    press(board, nearer);
    expect(across(board)).toBeLessThan(width);
    press(board, further);
    expect(across(board)).toBeCloseTo(width, 1);
    expect(board.moves).toBe("");
  });

  test("is all of it with 0", async () => {
    const board = await map();
    press(board, "0");
    const [left = 0, top = 0, width = 0, height = 0] = box(board);
    expect([left <= 0, top <= 0, left + width >= 200, top + height >= 200]).toEqual([true, true, true, true]);
    await frame();
    expect(drawnAt(board, 50, 50)).not.toBe("0,0,0,0");
  });

  test("is nearer by the wheel, and what is under the pointer stays there", async () => {
    const board = await map();
    const { x, y } = middleOf(board, 96, 90);
    const picture = board.renderRoot.querySelector("[part=board]") as Element;
    picture.dispatchEvent(new WheelEvent("wheel", { deltaY: -150, clientX: x, clientY: y, cancelable: true }));
    const now = middleOf(board, 96, 90);
    expect([now.x, now.y]).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
    expect(across(board)).toBeLessThan(20);
  });

  test("is moved by Shift with an arrow, by the overview, and by two fingers", async () => {
    const board = await map();
    const [left = 0] = box(board);
    press(board, "ArrowRight", { shiftKey: true });
    expect(box(board)[0]).toBeGreaterThan(left);
    const overview = board.renderRoot.querySelector(".overview") as Element;
    const { x, y } = overview.getBoundingClientRect();
    const where = { clientX: x + 4, clientY: y + 4, buttons: 1, pointerId: 3 };
    overview.dispatchEvent(new PointerEvent("pointerdown", where));
    expect(box(board).slice(0, 2)).toEqual([0, 0]);
    const touch = (type: string, dx: number, pointerId: number): void =>
      point(board, type, { x: x - 200 + dx, y }, { pointerType: "touch", pointerId });
    touch("pointerdown", 0, 1);
    touch("pointerdown", 40, 2);
    touch("pointermove", -60, 1);
    touch("pointermove", -20, 2);
    expect(box(board)[0]).toBeGreaterThan(1);
    expect(board.moves).toBe("");
  });

  test("is nearer and further by buttons as large as a finger, in the language around them", async () => {
    const board = await map();
    document.body.lang = "pt";
    const names = () => [...board.renderRoot.querySelectorAll("button")].map((button) => button.ariaLabel);
    await expect.poll(names).toEqual(["Aproximar", "Afastar"]);
    document.body.removeAttribute("lang");
    const width = across(board);
    for (const button of board.renderRoot.querySelectorAll("button")) {
      const { width: wide, height } = button.getBoundingClientRect();
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    board.renderRoot.querySelector("button")?.click();
    expect(across(board)).toBeLessThan(width);
  });
});

test("the largest board of all opens and answers", async () => {
  const board = await map(4096);
  expect(board.problems).toEqual([]);
  press(board, "ArrowDown");
  expect(board.moves).toBe("d");
  press(board, "0");
  await frame();
  expect(drawnAt(board, 1000, 3000)).not.toBe("0,0,0,0");
});
