// What is done with the level as a whole one: begun anew, played, shared, opened from a file.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  BROKEN,
  button,
  clearPage,
  detailsTold,
  editorWith,
  enter,
  field,
  NOT_UTF8,
  namesTold,
  press,
  ROLL,
  settled,
  TILES,
  text,
  typeText,
} from "../../../tests/support/editor-page.ts";

afterEach(clearPage);

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

  test("asks to copy the link while it is clicked: later WebKit refuses", async () => {
    const element = await editorWith(ROLL, 'app="https://example.org/app/"');
    const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
    button(element, "Share").click();
    expect(write).toHaveBeenCalledOnce();
    await expect.poll(() => text(element, "[part=share] .told")).toBe("Copied.");
    const link = element.renderRoot.querySelector<HTMLInputElement>("#link")?.value ?? "";
    expect(link).toMatch(/#\/level\//);
    const copied = await write.mock.calls[0]?.[0][0]?.getType("text/plain");
    expect(await copied?.text()).toBe(link);
    write.mockRestore();
  });

  test("shares it by a link to the page itself where the page says no address, and warns once", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const element = await editorWith(ROLL, 'app="http://"');
    for (let i = 0; i < 2; i++) {
      await press(element, "Share");
      await expect
        .poll(() => element.renderRoot.querySelector<HTMLInputElement>("#link")?.value ?? "")
        .toMatch(/#\/level\/[\w-]+$/);
    }
    const link = element.renderRoot.querySelector<HTMLInputElement>("#link")?.value;
    expect(link?.split("#")[0]).toBe(location.href.split("#")[0]);
    expect(warned.mock.calls).toEqual([['<fourfold-editor> app="http://" is no address; that of the page is used.']]);
    warned.mockRestore();
  });

  test("offers a file where it is too large for a link", async () => {
    // What no compression makes small.
    let state = 1;
    const note = Array.from({ length: 60_000 }, () => {
      state = (state * 48271) % 2147483647;
      return String.fromCharCode(33 + (state % 90));
    }).join("");
    const element = await editorWith(`game: roll-the-block\ntitle: Long\nnote: ${note}\n\nS..T\n`, 'max-time="0"');
    await press(element, "Share");
    await expect.poll(() => text(element, "[part=share] p")).toContain("too large for a link");
    const saved: string[] = [];
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    expect((element.renderRoot as ShadowRoot).activeElement).toBe(button(element, "Download the file"));
    await press(element, "Download the file");
    expect(saved).toEqual(["Long.txt"]);
    clicked.mockRestore();
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
});
