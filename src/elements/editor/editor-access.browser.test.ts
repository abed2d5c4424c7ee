// How an editor is read: in both languages, and with nothing that axe-core finds in any state, light and dark.
import { afterEach, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import {
  all,
  BRIDGED,
  BROKEN,
  cellTold,
  clearPage,
  detailsTold,
  editorWith,
  GROUPS,
  ICE,
  press,
  settled,
  TILES,
  text,
  typeText,
} from "../../../tests/support/editor-page.ts";
import type { FourfoldEditor } from "./fourfold-editor.ts";

afterEach(clearPage);

describe("in Portuguese", () => {
  test("everything is, and follows the page", async () => {
    const element = await editorWith(BRIDGED);
    document.documentElement.lang = "pt-PT";
    await expect.poll(() => text(element, "#undo")).toBe("Anular");
    for (const details of all(element, "details")) details.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    await expect.poll(() => text(element, ".optimum p")).toMatch(/provado|procura/);
    expect(cellTold(element, 1, 3)).toBe("Linha 2, coluna 4: a, Ponte, fechada no início");
    const english =
      /\b(Undo|Redo|Paint|Fill|Play|Open|Share|Title|Bridge|Switch|Level|Rows|Seed|Nothing|What|Add|Best)\b/i;
    const shown = [...element.renderRoot.querySelectorAll("*")].flatMap((each) => [
      ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : "")),
      ...["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""),
    ]);
    expect(shown.filter((said) => english.test(said))).toEqual([]);
  });
});

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldEditor): Promise<void> => {
    await settled(element);
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test.each([GROUPS, TILES, BRIDGED, ICE])("with each puzzle, everything open: %s", async (level) => {
    const element = await editorWith(level);
    for (const details of all(element, "details")) details.setAttribute("open", "");
    await expect.poll(() => element.renderRoot.querySelector("#make-rows")).not.toBeNull();
    await expect.poll(() => detailsTold("optimum").length).toBe(1);
    await clean(element);
  });

  test("with problems, and while the text cannot be drawn", async () => {
    const element = await editorWith(BROKEN);
    await clean(element);
    await typeText(element, "game: nothing");
    await clean(element);
    await clean(await editorWith("nonsense"));
  });

  test("with a link, and while it is played", async () => {
    const element = await editorWith(BRIDGED);
    await press(element, "Share");
    await expect.poll(() => element.renderRoot.querySelector("#link")).not.toBeNull();
    await clean(element);
    await press(element, "Play it");
    await expect.poll(() => element.renderRoot.querySelector("fourfold-player")?.play).toBeDefined();
    await clean(element);
  });
});
