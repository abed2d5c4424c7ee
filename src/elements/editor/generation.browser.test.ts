// Levels made by wish in an editor.
import { afterEach, describe, expect, test } from "vitest";
import { clearPage, editorWith, enter, press, TILES, text } from "../../../tests/support/editor-page.ts";
import { draftOf } from "../../editing/draft.ts";

afterEach(clearPage);

describe("generating", () => {
  test("makes one by wish, the same for the same seed, and says what cannot be asked", async () => {
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
    await expect.poll(() => text(element, "#no-make-rows")).toContain("Rows: takes a number from 1 to 16");
    document.documentElement.lang = "pt";
    await expect.poll(() => text(element, ".work > .refused")).toBe(text(element, "#no-make-rows"));
    expect(text(element, "#no-make-rows")).toContain("Linhas: aceita um número de 1 a 16");
    document.documentElement.lang = "en";
    await expect.poll(() => text(element, "#make")).toBe("Generate");
    await enter(element, "Rows", "4");
    await enter(element, "Moves of the best solution", "9..2");
    await press(element, "Generate");
    await expect
      .poll(() => text(element, "#no-make-optimal"))
      .toContain("Moves of the best solution: takes two whole numbers");
  });

  test("stops when it is told to", async () => {
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
