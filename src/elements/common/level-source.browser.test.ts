// Which level an element takes of what it is given, whatever a page does with it.
import { afterEach, expect, test, vi } from "vitest";
import "../index.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { FourfoldBoard } from "../board/fourfold-board.ts";

const level = (title: string): string => `game: match-the-tiles\ntitle: ${title}\n\nA..a\n`;
/** Titles that are numbers of other levels. */
const NUMBERS = [level("3"), level("2"), level("1")].join("---\n");

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function board(given: Partial<FourfoldBoard>): Promise<FourfoldBoard> {
  const element = Object.assign(document.createElement("fourfold-board") as FourfoldBoard, given);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const nameOf = (element: FourfoldBoard): string | null | undefined =>
  element.renderRoot.querySelector("[role=grid]")?.getAttribute("aria-label");

test("index is a number, whatever titles there are", async () => {
  const names = await Promise.all([1, 2, 3].map(async (index) => nameOf(await board({ level: NUMBERS, index }))));
  expect(names).toEqual(["3", "2", "1"].map((title) => `Match the Tiles, ${title}: 1 row, 4 columns`));
});

test("an address names a level by its title first", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(NUMBERS));
  expect(nameOf(await board({ src: "levels.txt#1" }))).toContain("Tiles, 1:");
  expect(nameOf(await board({ src: "levels.txt" }))).toContain("Tiles, 3:");
});

test("an address may be a URL, and what is no text is said to be no level", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(NUMBERS));
  const url: unknown = new URL("levels.txt#2", document.baseURI);
  expect(nameOf(await board({ src: url as string }))).toContain("Tiles, 2:");
  const number: unknown = 5;
  expect((await board({ level: number as string })).problems.length).toBeGreaterThan(0);
});

test("of no levels none can be shown, and it says so", async () => {
  const element = await board({ loaded: [] });
  expect(element.renderRoot.querySelector("[role=alert]")?.textContent).toContain("There are no levels here.");
});

test("what was never loaded is said to be no level", async () => {
  const told = vi.fn();
  document.body.addEventListener("fourfold-error", told, { once: true });
  for (const given of [{}, [{}], "levels.txt", [null]] as unknown[]) {
    const element = await board({ loaded: given as FourfoldBoard["loaded"] });
    expect(element.renderRoot.querySelector("[role=alert]")?.textContent).toContain("This is no level that was loaded");
  }
  expect(told).toHaveBeenCalledOnce();
});

test("levels that are taken away leave those that were given otherwise", async () => {
  const element = await board({ loaded: loadLevels(level("loaded")), level: level("text") });
  const nothing: unknown = null;
  element.loaded = nothing as undefined;
  await element.updateComplete;
  expect(nameOf(element)).toContain("text");
});

const TWO = `${level("one")}---\n${level("two")}`;

test.each([
  ["board", { loaded: loadLevels(TWO) }, { level: level("text"), src: "levels.txt" }],
  ["player", { level: TWO }, { src: "levels.txt" }],
])("what a %s is given beside its level changes nothing of the game", async (name, given, beside) => {
  const element = document.createElement(`fourfold-${name}`) as FourfoldBoard;
  Object.assign(element, { ...given, tempo: 0 });
  document.body.append(element);
  await element.updateComplete;
  element.move("r");
  element.undo();
  element.redo();
  element.undo();
  Object.assign(element, beside);
  await element.updateComplete;
  expect(element.play?.canRedo).toBe(true);
  element.moves = "r";
  await element.updateComplete;
  expect(element.play?.cost).toBe(1);
  element.index = 2;
  await element.updateComplete;
  expect([element.play?.cost, element.play?.canRedo]).toEqual([0, false]);
});

test("a script that comes while the element is nowhere is its level when it is somewhere", async () => {
  const element = await board({});
  element.remove();
  const script = Object.assign(document.createElement("script"), { type: "text/plain", textContent: level("late") });
  element.append(script);
  document.body.append(element);
  await expect.poll(() => nameOf(element)).toContain("late");
});

const alertOf = (element: FourfoldBoard): string | null | undefined =>
  element.renderRoot.querySelector("[role=alert] li")?.textContent;

test("a file that is not there has no line", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 404 }));
  const element = await board({ src: "nowhere.txt" });
  await expect.poll(() => alertOf(element)).toMatch(/^The level file nowhere.txt cannot be read: the server says 404/);
  expect(element.problems[0]).toMatchObject({ line: 0, column: 0 });
  const numbered = await board({ src: "nowhere.txt#9" });
  await expect.poll(() => alertOf(numbered)).toMatch(/^The level file nowhere.txt#9 cannot be read/);
  expect(alertOf(await board({ src: "nowhere.txt", index: 2 }))).toMatch(/^The level file nowhere.txt cannot be read/);
});

test("of an index that leads nowhere a number is expected, of an address a title as well", async () => {
  expect(alertOf(await board({ level: NUMBERS, index: 7 }))).toContain("Expected: a number from 1 to 3");
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(NUMBERS));
  expect(alertOf(await board({ src: "levels.txt#7" }))).toContain("Expected: a title, or a number from 1 to 3");
});

test.each([
  ["http://[", "it is no address", "não é um endereço"],
  ["http://localhost:1/levels.txt", "it cannot be reached", "não se chega a ele"],
])("of %s it is said why it cannot be read, in the language around it", async (src, en, pt) => {
  const element = await board({ src });
  expect(alertOf(element)).toContain(`cannot be read: ${en}.`);
  element.lang = "pt";
  await expect.poll(() => alertOf(element)).toContain(`: ${pt}.`);
});
