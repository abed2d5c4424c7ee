// Boards that are larger than their place: the cells that are told and drawn of them, how one gets about, and where it ends.
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  all,
  button,
  cell,
  choose,
  clearPage,
  drag,
  editorWith,
  focusedCell,
  grid,
  press,
  ROLL,
  settled,
  text,
} from "../../../tests/support/editor-page.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

afterEach(async () => {
  clearPage();
  await page.viewport(414, 896);
});

const rolling = (side: number): string =>
  `game: roll-the-block\n\nS${".".repeat(side - 1)}\n${`${".".repeat(side)}\n`.repeat(side - 2)}T${".".repeat(side - 1)}\n`;

const scroller = (element: FourfoldEditor): HTMLElement => element.renderRoot.querySelector(".scroller") as HTMLElement;
const drawnRows = (element: FourfoldEditor): number =>
  all<SVGElement>(element, ".picture > g:nth-of-type(1) > g").length;
const largeEditor = (level: string): Promise<FourfoldEditor> => editorWith(level, 'max-time="0"');

/** When what is in view has been drawn. */
async function scrolled(element: FourfoldEditor, left: number, top: number): Promise<void> {
  const isThere = new Promise((resolve) => scroller(element).addEventListener("scroll", resolve, { once: true }));
  scroller(element).scrollTo({ left, top });
  await isThere;
}

test("has the cells around the one in turn, and the cursor stays in view", async () => {
  const row = `${"A".repeat(10)}${".".repeat(22)}`;
  const element = await largeEditor(`game: folding-blocks\n\n${`${row}\n`.repeat(32)}`);
  expect(all(element, "[role=gridcell]").length).toBe(1024);
  element.level = rolling(60);
  await settled(element);
  expect(all(element, "[role=gridcell]").length).toBe(1024);
  expect(drawnRows(element)).toBe(60);
  cell(element, 31, 0).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}#");
  expect(grid(element)[33]).toBe(`#${".".repeat(59)}`);
  expect(focusedCell(element)).toBe("33 0");
  await userEvent.keyboard("{End}");
  expect(focusedCell(element)).toBe("33 59");
  const [seen, at] = [scroller(element), cell(element, 33, 59)].map((each) => each.getBoundingClientRect());
  expect(at?.right).toBeLessThanOrEqual(seen?.right ?? 0);
  await userEvent.keyboard("{Home}{PageDown}{PageDown}{PageDown}");
  expect(focusedCell(element)).toBe("59 0");
  await userEvent.keyboard("{PageUp}{ArrowUp}");
  expect(Number(focusedCell(element)?.split(" ")[0])).toBeLessThan(58);
});

/** A rim of floor but for the corner, and in all that void, far from the corner, the start, a floor and the target. */
function farAway(side: number, row: number, column: number): string {
  const rim = `#${".".repeat(side - 1)}`;
  const lines = Array.from({ length: side }, (_, at) => (at % (side - 1) === 0 ? rim : `.${"#".repeat(side - 1)}`));
  lines[row] = `${"#".repeat(column)}S.T${"#".repeat(side - column - 3)}`;
  return `game: roll-the-block\n\n${lines.join("\n")}\n`;
}

test("opens where the start is, and stays where one is while it is edited", async () => {
  const element = await largeEditor(farAway(300, 250, 200));
  const isSeen = (row: number, column: number): boolean => {
    const [seen, at] = [scroller(element), cell(element, row, column)].map((each) => each.getBoundingClientRect());
    if (seen === undefined || at === undefined) return false;
    return at.left >= seen.left && at.right <= seen.right && at.top >= seen.top && at.bottom <= seen.bottom;
  };
  await expect.poll(() => isSeen(250, 200)).toBe(true);
  expect(cell(element, 250, 200).getAttribute("tabindex")).toBe("0");
  await scrolled(element, 0, 0);
  cell(element, 250, 200).focus({ preventScroll: true });
  await userEvent.keyboard(".");
  await settled(element);
  expect(scroller(element).scrollTop).toBe(0);
  // One of another puzzle: its first piece.
  const groups = Array.from({ length: 70 }, (_, row) => (row === 60 ? `${".".repeat(50)}A` : "").padEnd(70, "."));
  element.level = `game: folding-blocks\n\n${groups.join("\n")}\n`;
  await settled(element);
  await expect.poll(() => isSeen(60, 50)).toBe(true);
});

test("of which a part is drawn is painted where the pointer is, however far it is scrolled", async () => {
  const element = await largeEditor(rolling(300));
  expect(drawnRows(element)).toBeLessThan(100);
  choose(element, "#");
  await scrolled(element, 3000, 4000);
  expect(drawnRows(element)).toBeLessThan(100);
  const place = scroller(element).getBoundingClientRect();
  const at = { clientX: place.x + 40, clientY: place.y + 60, pointerId: 1, button: 0, bubbles: true };
  for (const type of ["pointerdown", "pointerup"]) all(element, ".board")[0]?.dispatchEvent(new PointerEvent(type, at));
  await settled(element);
  const painted = grid(element).flatMap((line, row) => (line.includes("#") ? [[row, line.indexOf("#")]] : []));
  expect(painted).toHaveLength(1);
  const [[row = 0, column = 0] = []] = painted;
  expect(focusedCell(element)).toBe(`${row} ${column}`);
  const { left, right, top, bottom } = cell(element, row, column).getBoundingClientRect();
  expect(left).toBeLessThan(at.clientX);
  expect(right).toBeGreaterThan(at.clientX);
  expect(top).toBeLessThan(at.clientY);
  expect(bottom).toBeGreaterThan(at.clientY);
  element.undo();
  expect(element.level).toBe(rolling(300));
});

test.each([
  [300, 20],
  [20, 300],
  [90, 30],
  [300, 300],
])("of %i rows and %i columns is drawn wherever it is in view", async (rows, columns) => {
  const lines = Array.from({ length: rows }, (_, row) => (row === 0 ? "S" : row === rows - 1 ? "T" : "."));
  const level = `game: roll-the-block\n\n${lines.map((first) => first + ".".repeat(columns - 1)).join("\n")}\n`;
  await page.viewport(1280, 900);
  const element = await largeEditor(level);
  const board = all(element, ".board")[0] as HTMLElement;
  const frame = scroller(element);
  expect(board.clientWidth / columns).toBeCloseTo(board.clientHeight / rows, 0);
  for (const part of [0, 0.5, 1]) {
    frame.scrollTo({ left: part * frame.scrollWidth, top: part * frame.scrollHeight });
    const drawn = (): boolean => {
      const [picture, whole, seen] = [all<SVGElement>(element, ".picture")[0] as SVGElement, board, frame].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      return (
        picture.left <= Math.max(seen.left, whole.left) + 1 &&
        picture.top <= Math.max(seen.top, whole.top) + 1 &&
        picture.right >= Math.min(seen.right, whole.right) - 1 &&
        picture.bottom >= Math.min(seen.bottom, whole.bottom) - 1
      );
    };
    await expect.poll(drawn, { timeout: 3000 }).toBe(true);
  }
});

test("shows a problem that is far away, and where it is", async () => {
  const lines = rolling(200).split("\n");
  lines[190] = `${".".repeat(180)}?${".".repeat(19)}`;
  const element = await largeEditor(lines.join("\n"));
  expect(all(element, ".mark.wrong").length).toBe(0);
  await press(element, "Line 191, column 181");
  expect(focusedCell(element)).toBe("188 180");
  await expect.poll(() => all(element, ".mark.wrong").length).toBe(1);
  const [mark, at] = [all<SVGElement>(element, ".mark.wrong rect")[0], cell(element, 188, 180)];
  expect(mark?.getBoundingClientRect().x).toBeCloseTo(at.getBoundingClientRect().x, -1);
  expect(mark?.getBoundingClientRect().y).toBeCloseTo(at.getBoundingClientRect().y, -1);
});

test("is moved by dragging it, and only a board that is larger than its place is", async () => {
  const element = await largeEditor(ROLL);
  expect(() => button(element, "Move")).toThrow();
  element.level = rolling(80);
  await settled(element);
  await expect.poll(() => all(element, "#move").length).toBe(1);
  await press(element, "Move");
  drag(element, [
    [12, 12],
    [5, 7],
  ]);
  expect(scroller(element).scrollTop).toBeGreaterThan(100);
  expect(scroller(element).scrollLeft).toBeGreaterThan(80);
  expect(element.level).toBe(rolling(80));
  expect(getComputedStyle(all(element, ".board")[0] as HTMLElement).touchAction).toBe("auto");
  element.level = ROLL;
  await settled(element);
  await expect.poll(() => all(element, "#move").length).toBe(0);
  choose(element, "#");
  drag(element, [[1, 1]]);
  expect(grid(element)[1]).toBe(".#...");
});

test("with more cells than can be painted at once is typed", async () => {
  const element = await largeEditor(
    `game: roll-the-block\n\nS${".".repeat(1023)}\n${`${".".repeat(1024)}\n`.repeat(1023)}T\n`,
  );
  expect(element.renderRoot.querySelector("[role=grid]")).toBeNull();
  expect(text(element, ".work .told")).toBe("A board of more than 1024 x 1024 cells is edited as text.");
});

test("on paper all of it is drawn, and on the screen again what is in view", async () => {
  const element = await largeEditor(rolling(100));
  const before = drawnRows(element);
  expect(before).toBeLessThan(100);
  dispatchEvent(new Event("beforeprint"));
  expect(drawnRows(element)).toBe(100);
  expect(element.renderRoot.querySelector(".picture")?.getAttribute("viewBox")).toBe("0 0 100 100");
  dispatchEvent(new Event("afterprint"));
  expect(drawnRows(element)).toBe(before);
});

test.each([320, 390])("at %i px the names of the sides are whole, in Portuguese too", async (width) => {
  await page.viewport(width, 800);
  document.documentElement.lang = "pt";
  const element = await editorWith(ROLL);
  const names = all<HTMLElement>(element, ".side-of .name");
  expect(names.map((name) => name.textContent?.trim())).toContain("Esquerda");
  for (const name of names) expect(name.scrollWidth, name.textContent ?? "").toBeLessThanOrEqual(name.clientWidth);
  document.documentElement.lang = "en";
});
