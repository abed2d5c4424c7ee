// What of a player is there: the controls that are asked for, the keys that a level has a use for, and what is said of an
// attribute that asks for something else.
import { afterEach, describe, expect, test, vi } from "vitest";
import { clearPage, control, expectNotice, played, playerWith } from "../../../tests/support/player-page.ts";

afterEach(clearPage);

describe("controls", () => {
  test("shows what is listed and nothing else, and no key leads to the rest", async () => {
    const player = await playerWith('controls="hint"');
    await played(player, "r");
    for (const name of ["Undo", "Redo", "Restart", "Study", "Check", "Solve", "Analysis", "Play"]) {
      expect(control(player, name), name).toBeUndefined();
    }
    expect(control(player, "Hint")).toBeDefined();
    const place = player.renderRoot.querySelector("fourfold-board")?.renderRoot.querySelector('[tabindex="0"]');
    for (const [key, ctrlKey] of [
      ["Backspace", false],
      ["Home", false],
      ["z", true],
      ["Z", true],
    ] as const) {
      place?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, composed: true }));
    }
    expect(player.moves).toBe("r");
    const reachable = [...player.renderRoot.querySelectorAll<HTMLButtonElement>(".moves button")].map(
      (each) => !each.disabled,
    );
    expect(reachable).toEqual([false, true]);
  });

  test("without undo no way leads back from a solved level, not even by a line that is compared", async () => {
    const lines = async (controls: string): Promise<boolean[]> => {
      const player = await playerWith(controls);
      await played(player, "r l r r d r r r d");
      const buttons = () => [...player.renderRoot.querySelectorAll<HTMLButtonElement>(".line button")];
      await expect.poll(() => buttons().length).toBeGreaterThan(0);
      return buttons().map(({ disabled }) => !disabled);
    };
    expect(await lines('controls="hint"')).not.toContain(true);
    expect(await lines("")).not.toContain(false);
  });

  test("that are listed are all in sight", async () => {
    const player = await playerWith('controls="undo check playback"');
    expect(["Undo", "Check", "Play", "Position", "Speed"].map((name) => control(player, name) !== undefined)).toEqual(
      Array(5).fill(true),
    );
    expect(control(player, "Study")).toBeUndefined();
  });

  test("may have commas between them, as in the address of a level", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const player = await playerWith('controls="undo, check,playback"');
    expect(["Undo", "Check", "Play"].every((name) => control(player, name) !== undefined)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test("without any that tells answers, nothing is told of the optimum", async () => {
    const player = await playerWith('controls="undo redo restart"');
    await played(player, "r l r r d r r r d");
    await expectNotice(player, "Solved in 9 moves.");
    await new Promise((done) => setTimeout(done, 300));
    expect(player.renderRoot.textContent).not.toMatch(/best|can be done/u);
  });

  test("that do not exist are warned of", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await playerWith('controls="undo teleport"');
    expect(warn.mock.calls.flat().join()).toContain('controls="teleport" is unknown');
    warn.mockRestore();
  });
});

test("a cost and a view that do not exist are told once each, by the name of the player", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const player = await playerWith('cost="gold" view="sideways"');
  await played(player, "r");
  expect(warn.mock.calls.flat().map((told) => String(told).split(" is unknown")[0])).toEqual(
    expect.arrayContaining(['<fourfold-player> cost="gold"', '<fourfold-player> view="sideways"']),
  );
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("a board that is only shown is not taken back by a held Undo", async () => {
  vi.useFakeTimers();
  try {
    const player = await playerWith('readonly moves="r r"');
    const undo = control(player, "Undo");
    undo?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
    vi.advanceTimersByTime(1000);
    expect(player.moves).toBe("r r");
  } finally {
    vi.useRealTimers();
  }
});

test("keys are listed that the level has a use for", async () => {
  const keys = async (level?: string): Promise<string> => {
    const player = await playerWith("", level);
    await expect.poll(() => player.renderRoot.querySelectorAll(".keys kbd").length).toBeGreaterThan(1);
    return player.renderRoot.querySelector(".keys")?.textContent ?? "";
  };
  expect(await keys()).not.toContain("other half");
  const split = "game: roll-the-block\ns: split 0,1 0,5\n\nS..s....T\n.........\n";
  expect(await keys(split)).toContain("other half");
});

test("on the narrowest phone no label of a button runs into the next, in Portuguese", async () => {
  document.body.style.width = "18rem";
  const player = await playerWith('lang="pt"');
  const boxes = [...player.renderRoot.querySelectorAll(".toolbar .tool")].map((tool) => {
    const words = document.createRange();
    words.selectNodeContents(tool);
    return words.getBoundingClientRect();
  });
  expect(player.renderRoot.querySelector(".toolbar")?.textContent).toContain("Recomeçar");
  const gaps = boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(2);
  const [toolbar] = player.renderRoot.querySelectorAll(".toolbar");
  expect(toolbar?.scrollWidth).toBeLessThanOrEqual(toolbar?.clientWidth ?? 0);
});

const NARROW = `game: folding-blocks
title: The wrong side first
note: Fold to the wrong side first, and there is no room left for the second fold.
note-pt: Dobrando primeiro para o lado errado, já não há espaço para a segunda dobra.
optimal: 2
solution: A:l A:r

.A..
`;

test.each([
  ["pt", 288, NARROW],
  ["en", 358, NARROW],
  ["pt", 358, NARROW.replaceAll(/note.*\n/gu, "")],
  ["en", 900, NARROW],
])(
  "whatever is said under the board moves neither board nor toolbar: %s, %i px wide",
  async (language, width, level) => {
    document.body.lang = language;
    document.body.style.width = `${width}px`;
    const player = await playerWith('next="#next"', level);
    const tops = async (): Promise<(number | undefined)[]> => {
      await player.updateComplete;
      const { renderRoot } = player;
      const board = renderRoot.querySelector("fourfold-board")?.renderRoot.querySelector("[part=board]");
      return [board, renderRoot.querySelector("[part=toolbar]")].map((each) => each?.getBoundingClientRect().top);
    };
    await expect.poll(async () => (await tops())[0]).toBeDefined();
    const before = await tops();
    await player.hint();
    expect(await tops(), "hint").toEqual(before);
    await player.check();
    expect(await tops(), "check").toEqual(before);
    await played(player, "A:r");
    await player.check();
    expect(player.renderRoot.querySelector(".notice.lost button")).not.toBeNull();
    expect(await tops(), "lost").toEqual(before);
    player.undo();
    await played(player, "A:l A:r");
    expect(player.renderRoot.querySelector(".notice .next")).not.toBeNull();
    expect(await tops(), "solved").toEqual(before);
  },
);
