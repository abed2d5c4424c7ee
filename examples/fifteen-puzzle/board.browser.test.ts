// The board of the elements draws and plays the 15-puzzle, which it does not know, and shows the solution that is found.
import { afterEach, describe, expect, test } from "vitest";
import { FourfoldBoard } from "../../src/elements/index.ts";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { solve } from "../../src/solving/solve.ts";
import { fifteenPuzzle } from "./index.ts";

const TEXT = "game: fifteen-puzzle\ntitle: Nearly\n\n123\n.46\n758\n";
const [level] = loadLevels(TEXT, { puzzles: [fifteenPuzzle] });

async function board(attributes: Readonly<Record<string, string>> = {}): Promise<FourfoldBoard> {
  const element = new FourfoldBoard();
  element.tempo = 0;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.loaded = level;
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const letters = (element: FourfoldBoard): string =>
  [...element.renderRoot.querySelectorAll<SVGElement>("[data-letter]")].map(({ dataset }) => dataset.letter).join("");
const frames = (element: FourfoldBoard): number =>
  element.renderRoot.querySelectorAll('[data-key$="body/pattern"]').length;

afterEach(() => document.body.replaceChildren());

describe.each(["scene", "flat"])("seen as %s", (view) => {
  test("it is drawn with a tile a number, those in their places framed", async () => {
    const element = await board({ view });
    expect([...letters(element)].sort().join("")).toBe("12345678");
    expect(frames(element)).toBe(5);
  });
});

test("it is played by key, and refused in words", async () => {
  const element = await board();
  const reasons: string[] = [];
  element.addEventListener("fourfold-refused", (event) => reasons.push((event as CustomEvent).detail.reason));
  const press = (key: string) =>
    element.renderRoot
      .querySelector('[tabindex="0"]')
      ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  press("ArrowLeft");
  expect([element.moves, frames(element)]).toEqual(["l", 6]);
  press("Backspace");
  press("ArrowRight");
  expect([element.moves, reasons]).toEqual(["", ["there is no tile on the left of the gap"]]);
});

test("what is found for it is played on it to its end", async () => {
  const element = await board();
  if (level === undefined) throw new Error("no level");
  const { moves, optimal } = await solve(level, { engine: "ts", algorithm: "bfs" });
  expect(optimal).toBe(true);
  expect(element.move(moves ?? "")).toBe(true);
  expect(element.solved).toBe(true);
});
