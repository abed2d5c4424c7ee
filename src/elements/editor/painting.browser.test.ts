// A level is made by pointer alone, and by keyboard alone: brushes, lines, fills, sizes, and what belongs to a legend.
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  BRIDGED,
  button,
  cell,
  cellTold,
  choose,
  clearPage,
  drag,
  editorWith,
  enter,
  focusedCell,
  GROUPS,
  grid,
  ICE,
  press,
  ROLL,
  settled,
  TILES,
  text,
} from "../../../tests/support/editor-page.ts";

afterEach(clearPage);

describe("a pointer", () => {
  test("draws a line without gaps, which is taken back at once", async () => {
    const element = await editorWith(ROLL);
    choose(element, "~");
    drag(element, [
      [2, 0],
      [0, 2],
      [0, 4],
    ]);
    await settled(element);
    expect(grid(element)).toEqual(["S.~~~", ".~...", "~...T"]);
    expect(element.undo()).toBe(true);
    expect(element.level).toBe(ROLL);
  });

  test("erases with its other button, and takes the brush of a cell with Alt", async () => {
    const element = await editorWith(GROUPS);
    drag(element, [[0, 0]], { button: 2 });
    await settled(element);
    expect(grid(element)[0]).toBe("...");
    element.undo();
    drag(element, [[0, 0]], { altKey: true });
    drag(element, [[1, 2]]);
    await settled(element);
    expect(grid(element)).toEqual(["A..", "..A"]);
  });

  test("that the page takes away has painted nothing", async () => {
    const element = await editorWith(GROUPS);
    choose(element, "#");
    const board = element.renderRoot.querySelector(".board") as HTMLElement;
    const { x, y } = cell(element, 0, 1).getBoundingClientRect();
    const at = { clientX: x + 5, clientY: y + 5, pointerId: 1, button: 0, bubbles: true };
    board.dispatchEvent(new PointerEvent("pointerdown", at));
    expect(grid(element)[0]).toBe("A#.");
    board.dispatchEvent(new PointerEvent("pointercancel", at));
    expect(element.level).toBe(GROUPS);
  });

  test("fills what hangs together", async () => {
    const element = await editorWith(ICE);
    await press(element, "Fill");
    choose(element, "#");
    drag(element, [[0, 0]]);
    await settled(element);
    expect(grid(element)).toEqual(["###", "A#A", "ABB"]);
    await press(element, "Paint");
    drag(element, [[2, 1]]);
    await settled(element);
    expect(grid(element)).toEqual(["###", "A#A", "A#B"]);
  });

  test("makes the board larger and smaller on each side", async () => {
    const element = await editorWith(TILES);
    await press(element, "Add a row at the top");
    await press(element, "Add a column on the right");
    expect(grid(element)).toEqual(["....", "A...", "....", "..a."]);
    await press(element, "Remove the left column");
    await press(element, "Remove the bottom row");
    expect(grid(element)).toEqual(["...", "...", "..."]);
    expect(text(element, ".unseen[role=status]")).toBe("Now 3 rows, 3 columns");
  });
});

describe("the keyboard", () => {
  test("paints with Space and with the key of a brush, draws with Shift, and erases", async () => {
    const element = await editorWith(GROUPS);
    cell(element, 0, 0).focus();
    await userEvent.keyboard("{ArrowRight}B");
    expect(grid(element)).toEqual(["AB.", "..."]);
    await userEvent.keyboard("{ArrowDown} ");
    expect(grid(element)).toEqual(["AB.", ".B."]);
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowUp}{/Shift}");
    expect(grid(element)).toEqual(["ABB", ".BB"]);
    expect(focusedCell(element)).toBe("0 2");
    await userEvent.keyboard("{Backspace}{Home}#");
    expect(grid(element)).toEqual(["#B.", ".BB"]);
    await settled(element);
    expect(text(element, ".unseen[role=status]")).toBe("Hole at row 1, column 1");
    expect(cellTold(element, 0, 0)).toBe("Row 1, column 1: Hole");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(grid(element)).toEqual(["AB.", ".BB"]);
    await userEvent.keyboard("{Control>}zz{/Control}");
    // What was drawn with Shift held is one step.
    expect(grid(element)).toEqual(["AB.", ".B."]);
    await userEvent.keyboard("{Control>}y{/Control}");
    expect(grid(element)).toEqual(["ABB", ".BB"]);
    expect(focusedCell(element)).toBe("0 0");
  });

  test("takes keys after a click on what takes no focus, as buttons in Safari", async () => {
    const element = await editorWith(ROLL);
    const editor = element.renderRoot.querySelector<HTMLElement>(".editor");
    button(element, "Add a row at the top").click();
    await expect.poll(() => element.level).not.toBe(ROLL);
    if (editor !== null) await userEvent.click(editor, { position: { x: 1, y: editor.offsetHeight - 1 } });
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => element.level).toBe(ROLL);
  });

  test("goes from brush to brush by arrows, and stays on the board at its edges", async () => {
    const element = await editorWith(ROLL);
    all(element, '[data-brush="#"]')[0]?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    const root = element.renderRoot as ShadowRoot;
    expect(root.activeElement?.getAttribute("data-brush")).toBe("T");
    expect(all(element, "[role=radio][aria-checked=true]").length).toBe(1);
    cell(element, 0, 0).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    expect(focusedCell(element)).toBe("0 0");
    expect(all(element, "[role=gridcell][tabindex='0']").length).toBe(1);
  });
});

describe("a legend", () => {
  test("gets a bridge and a switch, which are painted", async () => {
    const element = await editorWith(ROLL);
    await press(element, "+ Bridge");
    expect(element.level).toContain("\na: bridge closed\n");
    expect(all(element, "[role=radio][aria-checked=true]")[0]?.getAttribute("data-brush")).toBe("a");
    drag(element, [
      [0, 2],
      [2, 2],
    ]);
    await settled(element);
    await press(element, "+ Soft switch");
    expect(element.level).toContain("\n1: soft toggle a\n");
    drag(element, [[1, 1]]);
    await settled(element);
    expect(grid(element)).toEqual(["S.a..", ".1a..", "..a.T"]);
    expect(element.problems).toEqual([]);
  });

  test("is chosen, not typed: what a switch does, how a bridge begins", async () => {
    const element = await editorWith(BRIDGED);
    await enter(element, "At the start", "open");
    await enter(element, "Does", "close a");
    await enter(element, "and then", "toggle a");
    await enter(element, "Pressed by", "heavy");
    expect(element.level).toContain("a: bridge open\n1: heavy close a, toggle a\n");
    await enter(element, "Does", "");
    expect(element.level).toContain("1: heavy toggle a\n");
  });

  test("loses an entry with its cells and with what switches did to it", async () => {
    const element = await editorWith(BRIDGED);
    await press(element, "Remove a");
    expect(element.level).toBe("game: roll-the-block\n1: soft\n\nS.1..\n.....\n....T\n");
  });

  test("has the cells of a split chosen on the board, by pointer and by keyboard", async () => {
    const element = await editorWith(ROLL);
    await press(element, "+ Split");
    expect(element.level).toContain("P: split 0,0 0,1\n");
    await press(element, "Active half: (0,0). Choose another cell on the board");
    drag(element, [[2, 3]]);
    await settled(element);
    expect(element.level).toContain("P: split 2,3 0,1\n");
    expect(grid(element)[2]).toBe("....T");
    await press(element, "Other half: (0,1). Choose another cell on the board");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(element.level).toContain("P: split 2,3 1,3\n");
    await settled(element);
    expect(all(element, ".mark.named").length).toBe(2);
    await press(element, "Active half: (2,3). Choose another cell on the board");
    await userEvent.keyboard("{Escape} ");
    expect(element.level).toContain("P: split 2,3 1,3\n");
  });

  test("that cannot be read is typed", async () => {
    const element = await editorWith(BRIDGED.replace("bridge closed", "bridge ajar"));
    await enter(element, "What a means", "bridge open");
    expect(element.level).toContain("a: bridge open");
  });
});

describe("letters", () => {
  test("are counted, become others and go", async () => {
    const element = await editorWith(TILES);
    expect(text(element, "[part=letters] .told")).toBe("1 tile, 1 goal");
    await enter(element, "Make A another letter", "C");
    expect(grid(element)).toEqual(["C..", "...", "..c"]);
    await press(element, "Remove Tile C");
    expect(grid(element)).toEqual(["...", "...", "..."]);
  });
});

test("on a phone no brush is beside what is seen, and of many a part of the next row says that there are more", async () => {
  const element = await editorWith(ROLL);
  element.style.cssText = "display: block; width: 22rem";
  const palette = (): HTMLElement => all(element, ".palette")[0] as HTMLElement;
  const brushes = () => all(element, ".brush").map((each) => each.getBoundingClientRect());
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = palette();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  element.level = "game: folding-blocks\n\nABCDEFGHIJKLMNOPQRSTUVWXYZ..\n";
  await settled(element);
  const { right, bottom } = palette().getBoundingClientRect();
  expect(brushes().filter((each) => each.right > right)).toEqual([]);
  expect(brushes().some((each) => each.top < bottom - 8 && each.bottom > bottom + 8)).toBe(true);
});

test("who takes a part away stands on what is left, and keys still reach the level", async () => {
  const element = await editorWith(BRIDGED);
  const focused = (): string | null | undefined => {
    const { activeElement } = element.renderRoot as ShadowRoot;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.replaceAll(/\s+/g, " ").trim();
  };
  const remove = async (name: string): Promise<void> => {
    button(element, name).focus();
    await press(element, name);
  };
  await remove("Remove 1");
  await expect.poll(focused).toBe("Remove a");
  await remove("Remove a");
  await expect.poll(focused).toBe("+ Bridge");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(element.level).toContain("a: bridge closed");
  element.level = GROUPS;
  await settled(element);
  await remove("Remove Group A");
  await expect.poll(() => (element.renderRoot as ShadowRoot).activeElement?.className).toBe("editor");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(element.level).toBe(GROUPS);
});

describe("the header", () => {
  test("is set field by field, and what is emptied goes", async () => {
    const element = await editorWith(ICE);
    await enter(element, "Title", "First cracks");
    await enter(element, "Moves for three stars", "3");
    await enter(element, "What bursts with a run", "lines");
    await enter(element, "Note in Portuguese", "Uma nota.");
    expect(element.level).toMatch(
      /^game: break-the-ice\ntitle: First cracks\nnote-pt: Uma nota\.\nmoves: 3\nburst: lines\n\n/,
    );
    await enter(element, "Title", "");
    expect(element.level).not.toContain("title");
    await enter(element, "Moves for three stars", "many");
    expect(element.problems.map(({ line }) => line)).toEqual([3]);
  });
});
