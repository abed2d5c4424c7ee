// Making a level on the built page: by mouse and by keyboard, in the address and back, from a level to a copy and from a broken
// file to one that can be played.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unpacked } from "../../src/site/share.ts";
import { builtSite, dropFile } from "../support/built-site.ts";

const site = builtSite();

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const text = (page: Page): Promise<string> => page.getByRole("textbox", { name: "Level file" }).inputValue();
const brush = (page: Page, key: string) => page.getByRole("radio", { name: new RegExp(`, key ${key}$`) });
const cell = (page: Page, row: number, column: number) =>
  page.locator(`fourfold-editor [data-cell="${row} ${column}"]`);

async function drag(page: Page, ...cells: readonly (readonly [row: number, column: number])[]): Promise<void> {
  for (const [i, [row, column]] of cells.entries()) {
    const box = await cell(page, row, column).boundingBox();
    if (box === null) throw new Error(`no cell ${row} ${column}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test("a level is made by mouse, is in the address, survives a reload, and is played on its page", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=roll-the-block");
  await page.getByRole("grid", { name: /Roll the Block/ }).waitFor();
  expect(await page.title()).toBe("Make · Fourfold");
  const nav = page.getByRole("navigation", { name: "Main" });
  expect(await nav.getByRole("link", { name: "Make" }).getAttribute("aria-current")).toBe("true");
  await brush(page, "#").click();
  await drag(page, [0, 3], [0, 4]);
  await page.getByRole("button", { name: "Bridge", exact: true }).click();
  await drag(page, [2, 2]);
  expect(await text(page)).toContain("1: soft open a\nb: bridge closed\n\nS..####\n.1.##..\n..baa.T\n");
  await page.waitForURL(/#\/make\/[\w-]+$/);
  await page
    .getByText(/^No solution:/)
    .first()
    .waitFor();
  await page.getByRole("combobox", { name: "At the start" }).nth(1).selectOption("open");
  await page
    .getByText(/^Best possible: \d+ moves, proven\.$/)
    .first()
    .waitFor();
  const made = await text(page);
  await expect.poll(() => unpacked(page.url().split("/").at(-1) ?? "")).toBe(made);
  await page.reload();
  await page.getByRole("grid", { name: /Roll the Block/ }).waitFor();
  expect(await text(page)).toBe(made);
  await page.getByRole("link", { name: "Open it as a page to play" }).click();
  await page.locator("fourfold-player [data-cell]").first().waitFor();
  expect(page.url()).toMatch(/#\/level\/[\w-]+$/);
  await page.goBack();
  await page.getByRole("grid", { name: /to be painted/ }).waitFor();
  expect(await text(page)).toBe(made);
  expect(failures).toEqual([]);
  await close();
});

test("an edit is in the address at once, and nothing of the solution is in a link", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=match-the-tiles");
  await page.getByRole("grid", { name: /Match the Tiles/ }).waitFor();
  // Whatever waits for a person to stop is not done any more.
  await page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms > 300 ? 0 : setTimeout(act, ms)) });
  });
  await page.getByLabel("Title").fill("At once");
  await page.waitForURL(/#\/make\/[\w-]+$/);
  expect(await unpacked(page.url().split("/").at(-1) ?? "")).toContain("title: At once");
  await page.reload();
  await page.getByRole("grid", { name: /Match the Tiles, At once/ }).waitFor();
  await page.getByRole("textbox", { name: "Level file" }).fill("game: match-the-tiles\n  solution: r\n\nA?.\n");
  await expect.poll(() => unpacked(page.url().split("/").at(-1) ?? "")).toBe("game: match-the-tiles\n\nA?.\n");
  expect(failures).toEqual([]);
  await close();
});

test("a level is made by keyboard alone", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=match-the-tiles");
  await page.getByRole("button", { name: "Add a column on the right" }).focus();
  await page.keyboard.press("Enter");
  await cell(page, 0, 0).focus();
  for (const key of ["A", "ArrowRight", "a", "End", "#", "Shift+ArrowDown", "Backspace"])
    await page.keyboard.press(key);
  expect(await text(page)).toBe("game: match-the-tiles\n\nAa..##\n.A.#..\n....B.\n..ab#.\n");
  await page.keyboard.press("Control+z");
  expect(await text(page)).toContain("\nAa..##\n.A.#.#\n");
  await page.getByRole("button", { name: "Play it" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("fourfold-player [data-cell]").first().waitFor();
  await page.getByRole("button", { name: "Back to editing" }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a copy of a level of a pack is edited, and the level stays as it is", async () => {
  const { page, failures, close } = await site.open("#/folding-blocks/classic/1");
  await page.getByRole("link", { name: "Edit a copy" }).click();
  await heading(page, "Make").waitFor();
  await page.getByRole("grid", { name: /Folding Blocks, .*to be painted/ }).waitFor();
  expect(await text(page)).toContain("optimal:");
  await brush(page, "#").click();
  await cell(page, 0, 0).click();
  await page.waitForURL(/#\/make\/[\w-]+$/);
  expect(await text(page)).not.toContain("optimal:");
  expect(failures).toEqual([]);
  await close();
});

test("a broken file is repaired: what is wrong is gone to, and it can be played when nothing is", async () => {
  const { page, failures, close } = await site.open("#/");
  const broken = "game: match-the-tiles\ntitle: Broken\n\nA.?\n...\n..a\n";
  await dropFile(page, "broken.txt", broken);
  await page.getByRole("link", { name: "Repair it" }).click();
  await page.getByRole("button", { name: "Line 4, column 3" }).click();
  expect(await page.getByRole("button", { name: "Play it" }).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press(".");
  await page.getByText("Nothing is wrong.").waitFor();
  expect(await text(page)).toBe(broken.replace("?", "."));
  await page.getByRole("link", { name: "Open it as a page to play" }).click();
  await heading(page, "Broken").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a file that is dropped on the editor is edited there, and a broken link says so", async () => {
  const { page, failures, close } = await site.open("#/make");
  await page.getByRole("grid", { name: /to be painted/ }).waitFor();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["game: break-the-ice\n\nAAA\n"], "ice.txt", { type: "text/plain" }));
    const options = { dataTransfer, cancelable: true, bubbles: true, composed: true };
    document
      .querySelector("fourfold-editor")
      ?.shadowRoot?.querySelector(".editor")
      ?.dispatchEvent(new DragEvent("drop", options));
  });
  await page.getByRole("grid", { name: /Break the Ice/ }).waitFor();
  await page.getByText("1 warning").waitFor();
  expect(page.url()).toContain("#/make");
  await page.goto(`${site.origin}/#/make/AAAA`);
  await heading(page, "This link is broken").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a level that is too large for an address is a file, and stays on the page", async () => {
  const { page, failures, close } = await site.open("#/make?puzzle=roll-the-block");
  const area = page.getByRole("textbox", { name: "Level file" });
  await area.waitFor();
  // What no compression makes small.
  let state = 1;
  const note = Array.from({ length: 60_000 }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join("");
  await area.fill(`game: roll-the-block\nnote: ${note}\n\nS..T\n`);
  await page.getByText("This level is too large for an address").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("This level is too large for a link.").first().waitFor();
  expect(failures).toEqual([]);
  await close();
});
