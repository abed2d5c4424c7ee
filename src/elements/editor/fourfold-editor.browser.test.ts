// What an editor is to a page: the level as property, what it tells, and text and board that follow each other.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  area,
  BROKEN,
  button,
  cellTold,
  choose,
  clearPage,
  detailsTold,
  drag,
  editorWith,
  enter,
  field,
  grid,
  ICE,
  namesTold,
  press,
  ROLL,
  settled,
  TILES,
  text,
  typeText,
} from "../../../tests/support/editor-page.ts";
import "../solver/define.ts";
import { draftOf } from "../../editing/draft.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

const NOT_UTF8 = Uint8Array.from(
  [..."game: roll-the-block\ntitle: caf\u00e9\n\nS....T\n"].map((each) => each.charCodeAt(0)),
);

afterEach(clearPage);

describe("a page", () => {
  test("gives a level as property, and reads it canonical", async () => {
    const element = await editorWith("title: T\ngame: roll-the-block\n\nS..\n..T  \n");
    expect(element.level).toBe("game: roll-the-block\ntitle: T\n\nS..\n..T\n");
    expect(element.problems).toEqual([]);
    expect(element.toText()).toBe(element.level);
    expect(area(element).value).toBe(element.level);
    expect(namesTold()).toEqual(["load"]);
    expect(detailsTold("load")).toEqual([{ game: "roll-the-block", title: "T", rows: 2, columns: 3, optimal: null }]);
  });

  test("gives it as attribute, as a script inside, or as what was loaded", async () => {
    document.body.innerHTML = `<fourfold-editor level="${ROLL}"></fourfold-editor>`;
    const [first] = [document.querySelector("fourfold-editor") as FourfoldEditor];
    await settled(first);
    expect(first.level).toBe(ROLL);
    document.body.innerHTML = `<fourfold-editor><script type="text/plain">${TILES}</script></fourfold-editor>`;
    const second = await settled(document.querySelector("fourfold-editor") as FourfoldEditor);
    expect(second.level).toBe(TILES);
    second.loaded = loadLevels(`${ROLL}---\n${ICE}`);
    second.index = 2;
    await settled(second);
    expect(second.level).toBe(ICE);
  });

  test("gives several levels, and says which; what is later in the list of ways wins", async () => {
    document.body.innerHTML = `<fourfold-editor src="/nowhere.txt" index="2"><script type="text/plain">${ROLL}---\n${ICE}</script></fourfold-editor>`;
    const element = await settled(document.querySelector("fourfold-editor") as FourfoldEditor);
    expect(element.level).toBe(ICE);
    element.level = `${TILES}---\ntitle: Two\n\nB.b\n`;
    await settled(element);
    expect(element.level).toBe("game: match-the-tiles\ntitle: Two\n\nB.b\n");
  });

  test("says which of several with what is no number, and the first is taken", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const element = await editorWith(`${TILES}---\n${ICE}`, 'index="0"');
    expect(element.level).toBe(TILES);
    expect(warned.mock.calls).toEqual([["<fourfold-editor> index is no whole number from 1 up; 1 is used."]]);
    warned.mockRestore();
  });

  test("is waited for while its file is on the way, whatever else changes", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return new Response(`${ROLL}---\n${TILES}`);
    });
    document.body.innerHTML = '<fourfold-editor src="levels.txt#2"></fourfold-editor>';
    const element = document.querySelector("fourfold-editor") as FourfoldEditor;
    element.requestUpdate();
    await Promise.resolve();
    element.app = "https://example.org/";
    await settled(element);
    expect(element.level).toBe(TILES);
    expect(detailsTold("load")).toHaveLength(1);
    fetched.mockRestore();
  });

  test("gives nothing, and there is a level to begin with", async () => {
    const element = await editorWith("");
    expect(element.level).toContain("game: folding-blocks");
    expect(element.problems).toEqual([]);
  });

  test("gives an address that leads nowhere, and is told so", async () => {
    const element = await editorWith("", 'src="/nowhere/at-all.bin#2"');
    await expect.poll(() => element.problems.length).toBeGreaterThan(0);
    expect(namesTold()).toContain("error");
    expect(element.toText()).toBeNull();
  });

  test("gives an address, and then a level while its file is on the way: the level stays", async () => {
    let answer = (_: Response): void => undefined;
    const fetched = vi.spyOn(globalThis, "fetch").mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const element = await editorWith(ROLL);
    element.src = "levels.txt";
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    element.level = ICE;
    await expect.poll(() => namesTold()).toEqual(["load", "load"]);
    answer(new Response(TILES));
    await settled(element);
    expect(element.level).toBe(ICE);
    fetched.mockRestore();
  });

  test("names a level that its file has not", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(ROLL));
    const element = await editorWith("", 'src="levels.txt#Smaller"');
    expect(element.problems.map(({ message }) => message)).toEqual(["There is no level Smaller here."]);
    expect(namesTold()).toEqual(["error"]);
    fetched.mockRestore();
  });

  test("gives a file that is not UTF-8, and is told so", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(NOT_UTF8));
    const element = await editorWith("", 'src="levels.txt"');
    expect(element.problems.map(({ line, message }) => [line, message])).toEqual([[2, "The text is not UTF-8 here."]]);
    expect(namesTold()).toEqual(["error"]);
    fetched.mockRestore();
  });

  test("gives another level, and what was done to the one before cannot be taken back", async () => {
    const element = await editorWith(ROLL);
    await enter(element, "Title", "Mine");
    expect(element.level).toContain("title: Mine");
    element.level = TILES;
    await settled(element);
    expect(element.level).toBe(TILES);
    expect(element.undo()).toBe(false);
  });
});

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

describe("the best solution", () => {
  test("is looked for after an edit, and told", async () => {
    const element = await editorWith(ROLL);
    await expect.poll(() => detailsTold("optimum").length).toBe(1);
    expect(element.optimum).toEqual({ cost: 7, optimal: true, why: null });
    expect(text(element, ".optimum p")).toBe("Best possible: 7 moves, proven.");
    choose(element, "#");
    drag(element, [
      [1, 0],
      [1, 4],
    ]);
    expect(element.optimum).toBeUndefined();
    await expect.poll(() => detailsTold("optimum").length).toBe(2);
    const { cost, optimal, why } = element.optimum ?? {};
    expect({ cost, optimal }).toEqual({ cost: null, optimal: false });
    expect(why).not.toBe("");
    expect(text(element, ".optimum.none p")).toBe(`No solution: ${why}`);
  });

  test("is written into the level, and what the level says and is not so is told", async () => {
    const element = await editorWith(ROLL.replace("title: Small", "optimal: 3"));
    await expect.poll(() => text(element, ".optimum .refused")).toBe("The level says 3; what is proven is 7.");
    await press(element, "Write it into the level");
    expect(element.level).toMatch(/^game: roll-the-block\noptimal: 7\nsolution: \S/);
    expect(element.renderRoot.querySelector(".optimum .write")).toBeNull();
    choose(element, "#");
    drag(element, [[1, 1]]);
    await settled(element);
    expect(element.level).not.toMatch(/optimal|solution/);
  });

  test("is not looked for where no time is given", async () => {
    const element = await editorWith(ROLL, 'max-time="0"');
    expect(element.renderRoot.querySelector(".optimum")).toBeNull();
  });
});

test("a solver beside it solves the level as it is now", async () => {
  document.body.innerHTML = `<fourfold-editor id="it" max-time="0"></fourfold-editor><fourfold-solver for="it"></fourfold-solver>`;
  const [element, solver] = [document.querySelector("fourfold-editor"), document.querySelector("fourfold-solver")];
  if (element === null || solver === null) throw new Error("no elements");
  element.level = ROLL;
  await settled(element);
  await expect.poll(async () => (await solver.solve())?.cost).toBe(7);
  choose(element, "T");
  drag(element, [[0, 3]]);
  await settled(element);
  expect((await solver.solve())?.cost).toBe(2);
});

describe("with a level as a whole one", () => {
  test("begins a new one, and undo brings the other one back", async () => {
    const element = await editorWith(ROLL);
    await enter(element, "Puzzle", "break-the-ice");
    await expect.poll(() => element.level).toContain("game: break-the-ice");
    await settled(element);
    expect(field(element, "Moves for three stars").value).toBe("3");
    await press(element, "Undo");
    expect(element.level).toBe(ROLL);
  });

  test("plays it in its place", async () => {
    const element = await editorWith(ROLL);
    await press(element, "Play it");
    await expect.poll(() => element.renderRoot.querySelector("fourfold-player")).not.toBeNull();
    const player = element.renderRoot.querySelector("fourfold-player");
    await expect.poll(() => player?.play).toBeDefined();
    expect(player?.move("r")).toBe(true);
    await press(element, "Back to editing");
    expect(element.renderRoot.querySelector("fourfold-player")).toBeNull();
    expect(element.renderRoot.querySelector("[role=grid]")).not.toBeNull();
    expect(namesTold().filter((name) => name === "load")).toEqual(["load"]);
  });

  test("shares it by a link without its solution, which leads to where the page says", async () => {
    const element = await editorWith(
      ROLL.replace("title: Small", "optimal: 5\nsolution: d"),
      'app="https://example.org/app/"',
    );
    await press(element, "Share");
    const link = (): string => element.renderRoot.querySelector<HTMLInputElement>("#link")?.value ?? "";
    await expect.poll(link).toMatch(/^https:\/\/example\.org\/app\/#\/level\/[\w-]+$/);
    await typeText(element, BROKEN);
    await press(element, "Share");
    await expect.poll(link).toMatch(/#\/make\/[\w-]+$/);
  });

  test("says of a file that is dropped that it is not UTF-8", async () => {
    const element = await editorWith(ROLL);
    const files = new DataTransfer();
    files.items.add(new File([NOT_UTF8], "mine.txt", { type: "text/plain" }));
    const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, composed: true, cancelable: true });
    element.renderRoot.querySelector(".editor")?.dispatchEvent(event);
    await expect.poll(() => element.level).toContain("roll-the-block\ntitle: caf");
    expect(element.problems.map(({ message }) => message)).toEqual(["The text is not UTF-8 here."]);
    expect(detailsTold("edit").at(-1)?.problems).toEqual(element.problems);
  });

  test("opens a file that is dropped, and offers its other levels", async () => {
    const element = await editorWith(ROLL);
    const files = new DataTransfer();
    files.items.add(new File([`${TILES}---\ntitle: Second\n\nB.b\n`], "mine.txt", { type: "text/plain" }));
    const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, composed: true, cancelable: true });
    element.renderRoot.querySelector(".editor")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => element.level).toBe(TILES);
    await settled(element);
    await enter(element, "Level of the file", "2");
    expect(element.level).toBe("game: match-the-tiles\ntitle: Second\n\nB.b\n");
  });

  test("generates one by wish, the same for the same seed, and says what cannot be asked", async () => {
    const element = await editorWith(TILES);
    element.renderRoot.querySelector("details[part=generate]")?.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    await enter(element, "Rows", "4");
    await enter(element, "Columns", "3..4");
    await enter(element, "Tiles", "1");
    await enter(element, "Seed", "7");
    await press(element, "Generate");
    await expect.poll(() => element.level, { timeout: 60_000 }).toContain("source: generate match-the-tiles");
    expect(element.level).toContain("--rows 4 --cols 3..4 --tiles 1 --seed 7 #1");
    expect(draftOf(element.level).loaded.playable?.level.rows).toBe(4);
    const made = element.level;
    await press(element, "Undo");
    expect(element.level).toBe(TILES);
    await press(element, "Generate");
    await expect.poll(() => element.level, { timeout: 60_000 }).toBe(made);
    await enter(element, "Rows", "99");
    await press(element, "Generate");
    await expect.poll(() => text(element, "#no-make-rows")).toContain("rows takes a number from 1 to 16");
  });

  test("stops generating when it is told to", async () => {
    const element = await editorWith(TILES);
    element.renderRoot.querySelector("details[part=generate]")?.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    await enter(element, "Moves of the best solution", "900..999");
    await press(element, "Generate");
    await press(element, "Cancel");
    expect(text(element, ".work > .told")).toBe("Stopped");
    expect(element.level).toBe(TILES);
  });
});
