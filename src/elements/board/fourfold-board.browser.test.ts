import { afterEach, describe, expect, test, vi } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { PUZZLES } from "../../puzzles/index.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import "./define.ts";
import { FourfoldBoard } from "./fourfold-board.ts";

const files = import.meta.glob<string>("../../../levels/*/first*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

async function shown(text: string, loaded?: LoadedLevel): Promise<FourfoldBoard> {
  const board = new FourfoldBoard();
  board.level = text;
  board.loaded = loaded;
  document.body.append(board);
  await board.updateComplete;
  return board;
}

function count(board: FourfoldBoard, selector: string): number {
  return board.renderRoot.querySelectorAll(selector).length;
}

/** How often something is drawn: what looks the same may be one path. */
function drawn(board: FourfoldBoard, selector: string): number {
  const paths = [...board.renderRoot.querySelectorAll(selector)].map((node) => node.getAttribute("d") ?? "");
  return paths.reduce((sum, path) => sum + Math.max(1, path.split("M").length - 1), 0);
}

function labels(board: FourfoldBoard): (string | null)[] {
  return [...board.renderRoot.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label"));
}

function picture(board: FourfoldBoard): SVGSVGElement {
  const svg = board.renderRoot.querySelector("svg");
  if (svg === null) throw new Error(`no picture, but: ${board.renderRoot.textContent}`);
  return svg;
}

afterEach(() => document.body.replaceChildren());

/** A puzzle that brings no surface is drawn cell by cell. */
function withoutSurface({ surface: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}

describe("<fourfold-board> draws", () => {
  test.each(PUZZLES.map((puzzle) => puzzle.format.id))("every cell of the first level of %s", async (game) => {
    const text = Object.entries(files).find(([path]) => path.includes(`/${game}/`))?.[1] ?? "";
    const [level] = loadLevels(text, { puzzles: PUZZLES.map(withoutSurface) });
    if (level?.playable === undefined) throw new Error("no level");
    const { puzzle, level: board } = level.playable;
    const { rows, columns } = board;
    const element = await shown("", level);
    expect(picture(element).getAttribute("viewBox")).toBe(`0 0 ${columns} ${rows}`);
    const drawing = puzzle.drawState(board, puzzle.initialState(board));
    const letters = new Map<string, number>();
    let bare = 0;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const { text, role } = drawing.glyph(row, column);
        if (role === "void") bare++;
        if (/[\p{L}\p{N}]/u.test(text) && !/^block|^target$/.test(role))
          letters.set(text, (letters.get(text) ?? 0) + 1);
      }
    }
    expect(drawn(element, '[data-key*="cell "][data-key$="/top"]')).toBe(rows * columns - bare);
    for (const [letter, times] of letters) {
      const seen = drawn(element, `[data-letter="${letter}"]`);
      expect([letter, seen]).toEqual([letter, times]);
    }
  });

  test("takes the level from its attribute", async () => {
    document.body.innerHTML = '<fourfold-board level="game: folding-blocks\n\nA."></fourfold-board>';
    const board = document.querySelector("fourfold-board") as FourfoldBoard;
    await board.updateComplete;
    expect(labels(board)).toEqual(["Row 1, column 1: A, group", "Row 1, column 2: empty, to be filled"]);
  });

  test("writes no style into markup, which a strict policy forbids", async () => {
    const set = vi.spyOn(Element.prototype, "setAttribute");
    const board = await shown("game: folding-blocks\n\nA.");
    const styles = set.mock.calls.filter(([name]) => name === "style");
    set.mockRestore();
    expect(styles).toEqual([]);
    const tops = [...board.renderRoot.querySelectorAll<SVGElement>('[data-key^="group A"][data-key$="/top"]')];
    expect(tops.map((top) => top.style.fill === "")).toEqual([false]);
  });

  test("draws anew when the level changes", async () => {
    const board = await shown("game: folding-blocks\n\nA.");
    board.level = "game: break-the-ice\n\n#..\nAAB";
    await board.updateComplete;
    expect(labels(board).length).toBe(6);
    expect(labels(board)[0]).toBe("Row 1, column 1: wall");
  });

  test("has a name for those who do not see it", async () => {
    const board = await shown("game: match-the-tiles\ntitle: Two corners\n\nA.\n.a");
    const grid = board.renderRoot.querySelector("[role=grid]");
    expect(grid?.getAttribute("aria-label")).toBe("Match the Tiles, Two corners: 2 rows, 2 columns");
  });

  test("says what is wrong with a wrong level, every problem with its place", async () => {
    const board = await shown("game: roll-the-block\n\nS?.");
    const problems = [...board.renderRoot.querySelectorAll("[role=alert] li")].map((item) => item.textContent);
    expect(problems.length).toBeGreaterThanOrEqual(2);
    expect(problems.join("\n")).toContain("Line 3, column 2");
    expect(count(board, "svg")).toBe(0);
    board.level = "game: roll-the-block\n\nS..T";
    await board.updateComplete;
    expect([count(board, "[role=alert]"), count(board, "[part=board]")]).toEqual([0, 1]);
  });

  test("shows nothing before it has a level", async () => {
    const board = await shown("");
    expect(board.renderRoot.textContent?.trim()).toBe("");
  });

  test("never is wider than its place", async () => {
    const board = await shown(`game: folding-blocks\n\nA${".".repeat(31)}`);
    board.style.width = "320px";
    expect(picture(board).getBoundingClientRect().width).toBe(320);
  });
});
