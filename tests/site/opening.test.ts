// Level files from elsewhere, dropped and pasted: what is wrong with one is told where it is, and what belongs to a field of
// text stays with it.
import { expect, test } from "vitest";
import { builtSite, dropFile } from "../support/built-site.ts";

const site = builtSite();

/** `café` as older programs write it. */
const LATIN = [..."game: roll-the-block\ntitle: One\n\nS.T\n---\ngame: roll-the-block\ntitle: caf\u00e9\n\nS..T\n"].map(
  (each) => each.charCodeAt(0),
);

test.each(["drop", "paste"] as const)("a file that is not UTF-8 says so, by %s and after a reload", async (way) => {
  const { page, failures, close } = await site.open("#/about");
  await page.evaluate(
    ([bytes, kind]) => {
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(bytes)], "old.txt", { type: "text/plain" }));
      const options = { bubbles: true, cancelable: true };
      dispatchEvent(
        kind === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: given })
          : Object.assign(new Event("paste", options), { clipboardData: given }),
      );
    },
    [LATIN, way] as const,
  );
  await page.getByRole("heading", { level: 1, name: "old.txt" }).waitFor();
  await page.locator("a.level").nth(1).click();
  const told = page.locator("fourfold-player .problems");
  await told.getByText("The text is not UTF-8 here.").waitFor();
  expect(await told.textContent()).toMatch(/line 7/i);
  await page.reload();
  await told.getByText("The text is not UTF-8 here.").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("text that is dropped into a field of text goes there, and a file that is pasted there is opened", async () => {
  const { page, failures, close } = await site.open("#/make");
  const area = page.getByRole("textbox", { name: "Level file" });
  await area.waitFor();
  const isTaken = await area.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "game: roll-the-block\n\nS.T\n");
    const event = new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isTaken).toBe(false);
  expect(page.url()).toContain("#/make");
  await area.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File(["game: match-the-tiles\ntitle: Pasted\n\nA.a\n"], "a.txt", { type: "text/plain" }),
    );
    field.dispatchEvent(
      Object.assign(new Event("paste", { bubbles: true, composed: true, cancelable: true }), { clipboardData }),
    );
  });
  await page.getByRole("grid", { name: /Match the Tiles, Pasted/ }).waitFor();
  expect(page.url()).toContain("#/make");
  expect(failures).toEqual([]);
  await close();
});

test("of a file with mistakes each level says how many it has, and in which line of the file", async () => {
  const { page, failures, close } = await site.open("");
  const levels = ["game: roll-the-block\n\nS..T", "game: roll-the-block\n\nS.x.\nS..T", "game: chess\n\nabc"];
  await dropFile(page, "mine.txt", `${levels.join("\n---\n")}\n`);
  await page.getByRole("heading", { level: 1, name: "mine.txt" }).waitFor();
  const told = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => told.count()).toBe(3);
  expect(await told.nth(1).textContent()).toMatch(/A mistake in line 7/);
  expect(await told.nth(2).textContent()).toMatch(/A mistake in line 10/);
  expect(failures).toEqual([]);
  await close();
});

test("a picture is no level file, and the file that is open stays open", async () => {
  const { page, failures, close } = await site.open("#/about");
  const drop = (name: string, type: string, text: string): Promise<void> =>
    page.evaluate(
      (file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.text], file.name, { type: file.type }));
        dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name, type, text },
    );
  const level = "game: roll-the-block\ntitle: One\n\nS.T\n";
  await drop("two.txt", "text/plain", `${level}---\n${level}`);
  await page.getByRole("heading", { level: 1, name: "two.txt" }).waitFor();
  await drop("image.png", "image/png", "\u0000PNG");
  await page.getByText("That is no level file and no link to a level.").waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "two.txt" }).waitFor();
  expect(failures).toEqual([]);
  await close();
});
