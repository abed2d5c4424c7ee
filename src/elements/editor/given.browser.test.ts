// What a page gives an editor: a level by attribute, property, script, address or as it was loaded, right or wrong.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  area,
  clearPage,
  detailsTold,
  editorWith,
  enter,
  ICE,
  NOT_UTF8,
  namesTold,
  ROLL,
  settled,
  TILES,
  text,
} from "../../../tests/support/editor-page.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

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

  test("says which of several, as attribute or later, and is told where there is none", async () => {
    const element = await editorWith(`${TILES}---\n${ICE}`, 'index="2"');
    expect(element.level).toBe(ICE);
    element.index = 1;
    await settled(element);
    expect(element.level).toBe(TILES);
    for (const give of [
      () => {
        element.index = 3;
      },
      () => {
        element.level = ROLL;
      },
    ]) {
      give();
      await settled(element);
      expect(element.problems.map(({ message }) => message)).toEqual(["There is no level 3 here."]);
      expect(namesTold().at(-1)).toBe("error");
      expect(text(element, ".problems")).toContain("There is no level 3 here.");
    }
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(`${ROLL}---\n${TILES}`));
    const other = await editorWith("", 'src="levels.txt" index="3"');
    expect(other.problems.map(({ message }) => message)).toEqual(["There is no level 3 here."]);
    fetched.mockRestore();
  });

  test("gives it as a script that comes later, or changes, unless it gave a level by other means", async () => {
    const element = await editorWith("");
    const script = document.createElement("script");
    script.type = "text/plain";
    script.textContent = ICE;
    element.append(script);
    await expect.poll(() => element.level).toBe(ICE);
    await settled(element);
    await enter(element, "Title", "Mine");
    script.textContent = TILES;
    await expect.poll(() => element.level).toBe(TILES);
    element.level = ROLL;
    await settled(element);
    script.textContent = ICE;
    await expect.poll(() => script.textContent).toBe(ICE);
    await settled(element);
    expect(element.level).toBe(ROLL);
  });

  test("gives what is no text or no level, and is told so", async () => {
    const element = await editorWith(ROLL);
    for (const unsaid of [undefined, null]) {
      element.loaded = unsaid as undefined;
      await settled(element);
      expect([element.level, element.problems, element.loaded === undefined]).toEqual([ROLL, [], false]);
    }
    element.level = 5 as unknown as string;
    await settled(element);
    expect(element.level).toBe("5");
    expect(element.problems.length).toBeGreaterThan(0);
    element.loaded = [];
    await settled(element);
    expect(element.problems.map(({ message }) => message)).toEqual(["There are no levels here."]);
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
