// Levels made by wish in an editor.
import { afterEach, describe, expect, test } from "vitest";
import { clearPage, editorWith, enter, press, TILES, text, typeText } from "../../../tests/support/editor-page.ts";
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

  test("names the fields that cannot be met together", async () => {
    const element = await editorWith(TILES);
    element.renderRoot.querySelector("details[part=generate]")?.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    const marked = (): string[] =>
      [...element.renderRoot.querySelectorAll("[part=generate] [aria-invalid=true]")].map(({ id }) => id);
    const fill = async (field: string, value: string): Promise<void> => {
      const input = element.renderRoot.querySelector(`#make-${field}`) as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new Event("input"));
      await element.updateComplete;
    };
    await fill("tiles", "1");
    await fill("colours", "3");
    await press(element, "Generate");
    await expect.poll(marked).toEqual(["make-tiles", "make-colours"]);
    expect(text(element, "#no-make-colours")).toMatch(/more colours than tiles\. Change one of: [^,]+, [^,]+\.$/);
    expect(text(element, "#no-make-tiles")).toBe("Not together with the others that are marked.");
    await fill("colours", "");
    expect(marked()).toEqual([]);
    for (const name of ["unique", "unsolvable"])
      element.renderRoot.querySelector<HTMLElement>(`#make-${name}`)?.click();
    await press(element, "Generate");
    await expect.poll(marked).toEqual(["make-unique", "make-unsolvable"]);
    expect(text(element, "#no-make-unsolvable")).toContain(
      "Change one of: Without a solution, One best solution only.",
    );
    expect(text(element, ".work > .refused")).toBe(text(element, "#no-make-unsolvable"));
  });

  test("is told of as long as what it made is there", async () => {
    const element = await editorWith(TILES);
    element.renderRoot.querySelector("details[part=generate]")?.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    await enter(element, "Seed", "7");
    await press(element, "Generate");
    const told = (): string | undefined => text(element, ".work > .told");
    await expect.poll(told, { timeout: 60_000 }).toBe("Generated from the seed 7");
    const made = element.level;
    await typeText(element, TILES);
    expect(told()).toBeUndefined();
    await press(element, "Undo");
    expect([element.level, told()]).toEqual([made, "Generated from the seed 7"]);
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
