// What is done in an editor comes together: text and board follow each other, all is taken back in order, and what is wrong is
// told where it is.
import { afterEach, describe, expect, test } from "vitest";
import {
  all,
  area,
  BROKEN,
  button,
  cellTold,
  choose,
  clearPage,
  detailsTold,
  drag,
  editorWith,
  grid,
  press,
  ROLL,
  settled,
  text,
  typeText,
} from "../../../tests/support/editor-page.ts";

afterEach(clearPage);

describe("painting", () => {
  test("changes the text and is told", async () => {
    const element = await editorWith(ROLL);
    choose(element, "#");
    drag(element, [[1, 1]]);
    await settled(element);
    expect(grid(element)).toEqual(["S....", ".#...", "....T"]);
    expect(area(element).value).toBe(element.level);
    expect(detailsTold("edit")).toEqual([{ level: element.level, problems: [] }]);
    expect(cellTold(element, 1, 1)).toBe("Row 2, column 2: Void");
  });

  test("the number of a line on which something is wrong stands beside it, however long it is", async () => {
    const element = await editorWith(`game: roll-the-block\n\nS...\n${"....\n".repeat(100)}..?T\n`, 'max-time="0"');
    const [numbers] = all(element, ".numbers");
    if (numbers === undefined) throw new Error("no numbers");
    for (const size of ["14px", "16px"]) {
      numbers.style.fontSize = size;
      const lines = [...numbers.querySelectorAll("span")];
      expect(lines.filter(({ className }) => className === "error").length).toBeGreaterThan(0);
      expect(new Set(lines.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
      expect(lines.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
  });

  test("makes what is wrong seen where it is", async () => {
    const element = await editorWith(ROLL);
    choose(element, "T");
    drag(element, [[0, 0]]);
    await settled(element);
    expect(grid(element)[0]).toBe("T....");
    expect(element.problems.map(({ message }) => message)).toEqual(["The level has no start."]);
    expect(text(element, ".problems")).toContain("1 problem");
    expect(button(element, "Play it").ariaDisabled).toBe("true");
    expect(element.toText()).toBeNull();
  });
});

describe("typing", () => {
  test("nothing leaves nothing, which can be taken back", async () => {
    const element = await editorWith(ROLL);
    await typeText(element, "");
    expect([element.level, area(element).value]).toEqual(["", ""]);
    expect(element.problems).toHaveLength(1);
    expect(element.undo()).toBe(true);
    expect(element.level).toBe(ROLL);
  });

  test("is followed by the board, and half a line leaves it as it was", async () => {
    const element = await editorWith(ROLL);
    await typeText(element, ROLL.replace("S....", "S.#.."));
    expect(cellTold(element, 0, 2)).toBe("Row 1, column 3: Void");
    await typeText(element, ROLL.replace("game: roll-the-block", "game: roll"));
    expect(element.renderRoot.querySelector(".sheet.stale")).not.toBeNull();
    expect(cellTold(element, 0, 2)).toBe("Row 1, column 3: Void");
    expect(element.problems[0]?.message).toContain("no game");
    expect(area(element).value).toContain("game: roll\n");
    choose(element, "#");
    drag(element, [[1, 1]]);
    await settled(element);
    expect(area(element).value).toContain("\n.....\n");
  });

  test("keeps the cursor where it is, and what is typed as it is, until it is over", async () => {
    const element = await editorWith(ROLL);
    const typed = ROLL.replace("title: Small", "title:    Sm");
    area(element).focus();
    area(element).value = typed;
    area(element).setSelectionRange(33, 33);
    area(element).dispatchEvent(new Event("input", { bubbles: true }));
    await settled(element);
    expect(area(element).value).toBe(typed);
    expect(area(element).selectionStart).toBe(33);
    expect(element.level).toContain("title: Sm\n");
    area(element).dispatchEvent(new Event("change"));
    await settled(element);
    expect(area(element).value).toBe(element.level);
  });

  test("what is wrong can be gone to: the line of the text, or the cell of the board", async () => {
    const element = await editorWith(BROKEN);
    expect(element.level).toBe(BROKEN);
    const root = element.renderRoot as ShadowRoot;
    await press(element, "Line 2, column 1");
    expect(root.activeElement).toBe(area(element));
    expect(area(element).value.slice(area(element).selectionStart, area(element).selectionEnd)).toBe("no key here");
    await press(element, "Line 4, column 3");
    expect(root.activeElement?.getAttribute("data-cell")).toBe("0 2");
    expect(root.activeElement?.getAttribute("aria-label")).toContain("Problem: The legend does not say what `?` is");
    expect(root.querySelectorAll(".mark.wrong").length).toBe(1);
  });
});

describe("undo and redo", () => {
  test("take back what was typed and what was painted, in order", async () => {
    const element = await editorWith(ROLL);
    choose(element, "#");
    drag(element, [
      [1, 0],
      [1, 4],
    ]);
    await settled(element);
    expect(grid(element)[1]).toBe("#####");
    await typeText(element, element.level.replace("Small", "Large"));
    await press(element, "Undo");
    expect(element.level).toContain("title: Small");
    await press(element, "Undo");
    expect(element.level).toBe(ROLL);
    expect(button(element, "Undo").ariaDisabled).toBe("true");
    await press(element, "Redo");
    await press(element, "Redo");
    expect(element.level).toContain("title: Large");
    expect(grid(element)[1]).toBe("#####");
    expect(detailsTold("edit").at(-1)?.level).toBe(element.level);
  });
});
