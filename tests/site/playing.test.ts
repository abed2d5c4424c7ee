// A person plays on the built page: a level of each puzzle by keys, mouse and finger; hints, checks, solutions, playback; a
// long search that is cancelled; a race.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtSite, cellOn, dropFile, movesOn, type OpenPage, TWO_LEVELS, visit } from "../support/built-site.ts";
import { draw } from "../support/finger.ts";

const site = builtSite();

interface Drag {
  readonly from: readonly [row: number, column: number];
  readonly by: readonly [x: number, y: number];
}

interface Way {
  readonly address: string;
  readonly solution: string;
  readonly keys: readonly string[];
  readonly drags: readonly Drag[];
}

const DOWN_TO_THE_RIGHT = [60, 16] as const;
const WAYS: readonly Way[] = [
  {
    address: "folding-blocks/tutorial/1",
    solution: "A:r",
    keys: ["a", "ArrowRight"],
    drags: [{ from: [0, 0], by: [80, 0] }],
  },
  {
    address: "match-the-tiles/tutorial/1",
    solution: "r",
    keys: ["ArrowRight"],
    drags: [{ from: [0, 0], by: [80, 0] }],
  },
  {
    address: "roll-the-block/tutorial/1",
    solution: "r r",
    keys: ["ArrowRight", "ArrowRight"],
    drags: [
      { from: [0, 0], by: DOWN_TO_THE_RIGHT },
      { from: [0, 1], by: DOWN_TO_THE_RIGHT },
    ],
  },
  {
    address: "break-the-ice/tutorial/1",
    solution: "1,4:l 1,3:l",
    keys: ["ArrowDown", ...Array<string>(4).fill("ArrowRight"), " ", "ArrowLeft", " ", "ArrowLeft"],
    drags: [
      { from: [1, 4], by: [-80, 0] },
      { from: [1, 3], by: [-80, 0] },
    ],
  },
];

/** On one page after the other, without leaving it. */
async function solvedOn({ page, failures }: OpenPage, play: (way: Way) => Promise<void>): Promise<void> {
  for (const way of WAYS) {
    await visit(page, `#/${way.address}`);
    await play(way);
    await page.locator("fourfold-player[solved]").waitFor();
    expect(await movesOn(page)).toBe(way.solution);
    await page.waitForFunction(() => location.hash.includes("moves="));
    await page
      .locator(".level-head .best")
      .filter({ hasText: /solved it in/ })
      .waitFor();
    await visit(page, `#/${way.address.replace(/\/\d+$/, "")}`);
    await page.locator("a.level.solved").waitFor();
  }
  expect(failures).toEqual([]);
}

/** When so many moves have been made. */
async function settled(page: Page, moves: number): Promise<void> {
  await page.waitForFunction(
    (count) =>
      (document.querySelector("fourfold-player")?.getAttribute("moves") ?? "").split(" ").filter((word) => word !== "")
        .length >= count,
    moves,
  );
}

test("a level of each puzzle is solved by keys alone", async () => {
  const opened = await site.open("", { reducedMotion: "reduce" });
  const { page, close } = opened;
  const isOnBoard = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName === "fourfold-board");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await solvedOn(opened, async ({ keys }) => {
    for (let i = 0; i < 20 && !(await isOnBoard()); i++) await page.keyboard.press("Tab");
    for (const key of keys) await page.keyboard.press(key);
  });
  // From the first tab stop on.
  await page.reload();
  await page.locator("h1").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
  await close();
});

test("arrow keys play at once, where nothing has the focus that needs them itself", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/tutorial/2", { reducedMotion: "reduce" });
  await visit(page, "#/roll-the-block/tutorial/1");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
  await page.keyboard.press("ArrowRight");
  expect(await movesOn(page)).toBe("r");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await movesOn(page)).toBe("");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator("fourfold-player[solved]").waitFor();
  await page.getByLabel("Theme").focus();
  await page.keyboard.press("ArrowDown");
  expect(await movesOn(page)).toBe("r r");
  expect(failures).toEqual([]);
  await close();
});

test("a level of each puzzle is solved by mouse", async () => {
  const opened = await site.open("");
  const { page, close } = opened;
  await solvedOn(opened, async ({ drags }) => {
    for (const [i, { from, by }] of drags.entries()) {
      const { x, y } = await cellOn(page, ...from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by[0], y + by[1], { steps: 4 });
      await page.mouse.up();
      await settled(page, i + 1);
    }
  });
  await close();
});

test("a level of each puzzle is solved by finger, on a phone, without scrolling", async () => {
  const viewport = { width: 390, height: 780 };
  const opened = await site.open("", { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const { page, close } = opened;
  await solvedOn(opened, async ({ drags }) => {
    const toolbar = await page.getByRole("button", { name: "Undo" }).boundingBox();
    expect((toolbar?.y ?? 999) + (toolbar?.height ?? 0)).toBeLessThan(viewport.height);
    for (const [i, { from, by }] of drags.entries()) {
      const { x, y } = await cellOn(page, ...from);
      await draw(
        page,
        [0, 0.5, 1].map((at) => ({ x: x + by[0] * at, y: y + by[1] * at })),
      );
      await settled(page, i + 1);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await close();
});

const KEYS: Readonly<Record<string, string>> = { u: "ArrowUp", d: "ArrowDown", l: "ArrowLeft", r: "ArrowRight" };

test("the board of the gallery: another puzzle, a game that a reload goes on with, and its solution is kept", async () => {
  const { page, failures, close } = await site.open("", { reducedMotion: "reduce" });
  const board = page.locator("fourfold-board");
  const press = async (words: readonly string[]): Promise<void> => {
    await board.getByRole("grid", { name: /^Match the Tiles/ }).waitFor();
    await board.evaluate((each: HTMLElement) => each.focus());
    for (const word of words) await page.keyboard.press(KEYS[word] ?? "");
  };
  await page.getByRole("button", { name: "Match the Tiles", exact: true }).click();
  await page.waitForURL(/#\/\?levels=match-the-tiles\/[\w-]+\/\d+$/);
  const solution = await board.evaluate((each) => Reflect.get(each, "loaded").playable.facts.solution as string);
  const words = solution.split(" ");
  await press(words.slice(0, 2));
  await page.waitForURL((url) => url.hash.endsWith(`&moves=${words.slice(0, 2).join("+")}`));
  await page.reload();
  await page.waitForFunction(
    (moves) => document.querySelector("fourfold-board")?.getAttribute("moves") === moves,
    words.slice(0, 2).join(" "),
  );
  await page.getByRole("button", { name: "Restart" }).click();
  await press(words);
  await page.locator(".told").getByText(`Solved in ${words.length} moves.`).waitFor();
  expect(await page.getByRole("link", { name: "More of these" }).getAttribute("href")).toBe("#/match-the-tiles");
  const pack = /levels=([^/]+\/[^/]+)/.exec(page.url())?.[1];
  await visit(page, `#/${pack}`);
  await page.locator("a.level.solved").waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("rules move on boards of the page as soon as they are seen, and again when one asks", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block", { reducedMotion: "reduce" });
  const rule = page.locator("moving-rule").first();
  await rule.locator("fourfold-board").evaluate((board) => {
    const positions: (string | null)[] = [];
    Object.assign(window, { positions });
    const look = (): unknown => positions.push(board.getAttribute("moves"));
    new MutationObserver(look).observe(board, { attributeFilter: ["moves"] });
  });
  await rule.scrollIntoViewIfNeeded();
  await page.locator("moving-rule fourfold-board[moves]").first().waitFor();
  await rule.getByRole("button", { name: "Show it again" }).click();
  await page.waitForFunction(() => {
    const positions = Reflect.get(window, "positions") as (string | null)[];
    const begun = positions.lastIndexOf(null);
    return begun >= 0 && begun < positions.length - 1;
  });
  // It is nobody's game.
  expect(page.url()).not.toContain("moves=");
  expect(failures).toEqual([]);
  await close();
});

test("a hint, a check, the analysis, a solution that is played, and scrubbing through it", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Hint");
  await page.locator("fourfold-board .hint").first().waitFor();
  await press("Study");
  await press("Check");
  await page.getByText("Still solvable, 7 more").waitFor();
  await press("Analysis");
  await page.locator("fourfold-player tr.best").first().waitFor();
  await press("Step forward");
  await page.waitForFunction(() => document.querySelector("fourfold-player")?.getAttribute("moves") === "r");
  const position = page.getByRole("slider", { name: "Position" });
  await position.fill("7");
  await page.locator("fourfold-player[solved]").waitFor();
  await position.fill("2");
  expect(await movesOn(page)).toBe("r r");
  // What was played back is nobody's own solution.
  expect(await page.locator(".level-head .best").textContent()).toBe("");
  expect(failures).toEqual([]);
  await close();
});

test("the solver beside the board: found, watched, and a long search that is cancelled", async () => {
  const { page, failures, close } = await site.open("#/break-the-ice/first-cracks/2", {
    viewport: { width: 1280, height: 900 },
  });
  const solver = page.locator("fourfold-solver");
  await solver.getByRole("button", { name: "Solve", exact: true }).click();
  await solver
    .getByText(/Solved in 1 move, proven optimal/)
    .first()
    .waitFor();
  await solver.getByRole("button", { name: "Watch", exact: true }).click();
  await page.locator("fourfold-player[solved]").waitFor();

  const rows = ["ABCDEA", "BCDEAB", "CDEABC", "DEABCD", "EABCDE"].join("\n");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    dispatchEvent(Object.assign(new Event("paste"), { clipboardData }));
  }, `game: break-the-ice\ntitle: Endless\n\n${rows}\n`);
  await page.getByRole("heading", { level: 1, name: "Endless" }).waitFor();
  await solver.getByLabel("Algorithm").first().selectOption("iddfs");
  await page.waitForURL(/solvers=iddfs/);
  await solver.getByRole("button", { name: "Solve", exact: true }).click();
  await solver.getByRole("button", { name: "Cancel", exact: true }).click();
  await solver
    .getByText(/cancelled/i)
    .first()
    .waitFor();
  expect(failures).toEqual([]);
  await close();
});

test("a race between the engines, on what the address says", async () => {
  const { page, failures, close } = await site.open("#/race?levels=roll-the-block/first/1&solvers=bfs");
  await page.waitForFunction(() => document.querySelector("fourfold-race")?.getAttribute("algorithm") === "bfs");
  await page.evaluate(() => document.querySelector("fourfold-race")?.setAttribute("rounds", "1"));
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("fourfold-race table").first().waitFor({ timeout: 100_000 });
  await page.getByLabel("Algorithm").first().selectOption("astar");
  await page.getByLabel("Level", { exact: true }).selectOption("2");
  await page.waitForFunction(() => location.hash === "#/race?levels=roll-the-block/first/2");
  expect(failures).toEqual([]);
  await close();
});

test("a race on the level of a link, of the opened file, of a day", async () => {
  const { page, failures, close } = await site.open("#/daily");
  const on = (): Promise<(string | null | undefined)[]> =>
    page.evaluate(() => {
      const { loaded } = (document.querySelector("fourfold-race") ?? {}) as {
        loaded?: { game: string; title: string };
      };
      return [loaded?.game, loaded?.title];
    });
  await dropFile(page, "mine.txt", TWO_LEVELS);
  await page.waitForURL(/#\/opened$/);
  await visit(page, "#/opened/2");
  await page.getByRole("link", { name: "Race the engines on it" }).click();
  await page.waitForURL(/#\/race\?levels=opened\/2$/);
  await expect.poll(on).toEqual(["match-the-tiles", "Yours"]);
  await page.getByRole("button", { name: "Start", exact: true, disabled: false }).waitFor();
  expect(await page.getByLabel("Pack", { exact: true }).locator("option:checked").innerText()).toBe("mine.txt");
  await page.getByLabel("Level", { exact: true }).selectOption("1");
  await page.waitForURL(/#\/race\?levels=opened\/1$/);
  await expect.poll(on).toEqual(["roll-the-block", "Mine"]);
  expect(await page.getByRole("link", { name: "Play this level" }).getAttribute("href")).toBe("#/opened/1");
  await page.getByLabel("Pack", { exact: true }).selectOption("first");
  await page.waitForURL(/#\/race\?levels=roll-the-block\/first\/1$/);
  await visit(page, "#/race?levels=daily/2026-03-05/break-the-ice");
  await expect.poll(async () => (await on())[0]).toBe("break-the-ice");
  await visit(page, "#/opened/2");
  await page.getByRole("button", { name: "Share" }).first().click();
  const link = page.locator("dialog.share input.link");
  await expect.poll(() => link.inputValue()).toContain("#/level/");
  const [, text = ""] = /(level\/[\w-]+)/.exec(await link.inputValue()) ?? [];
  await visit(page, `#/race?levels=${text}`);
  await expect.poll(on).toEqual(["match-the-tiles", "Yours"]);
  expect(failures).toEqual([]);
  await visit(page, "#/race?levels=level/nonsense");
  await page.getByText("There is no level level/nonsense here; another one is shown.").waitFor();
  await expect.poll(async () => (await on())[0]).toBe("folding-blocks");
  await close();
});

test("a race on a level that is not there says so, and shows another", async () => {
  const { page, failures, close } = await site.open("#/race?levels=roll-the-block/first/99");
  const told = page.locator(".notices");
  await told.getByText("There is no level roll-the-block/first/99 here; another one is shown.").waitFor();
  await page.evaluate(() => {
    location.hash = "#/race?levels=roll-the-block/first";
  });
  await page.waitForFunction(() => document.querySelector("fourfold-race") !== null);
  await page.waitForFunction(() => document.querySelector(".notices")?.textContent?.trim() === "");
  expect(failures).toEqual([]);
  await close();
});

test("a race shows the pack and the level that it is on, whatever was chosen before", async () => {
  const { page, failures, close } = await site.open("#/race?levels=roll-the-block/first/1.5");
  const choose = async (label: string, ...values: readonly string[]): Promise<void> => {
    for (const value of values) {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      await page.waitForURL(new RegExp(`[/=]${value}(/|$)`, "u"));
    }
  };
  const shown = async (): Promise<string> => {
    const chosen = ["Puzzle", "Pack", "Level"].map((label) => page.getByLabel(label, { exact: true }).inputValue());
    return (await Promise.all(chosen)).join("/");
  };
  await expect.poll(shown).toBe("roll-the-block/first/1");
  await page.getByRole("button", { name: "Start", exact: true, disabled: false }).waitFor();
  await choose("Level", "3", "1", "3");
  await choose("Pack", "classic", "tutorial", "classic");
  await expect.poll(shown).toBe("roll-the-block/classic/1");
  await choose("Puzzle", "folding-blocks");
  await expect.poll(shown).toBe("folding-blocks/tutorial/1");
  expect(page.url()).toMatch(/levels=folding-blocks\/tutorial\/1$/);
  expect(failures).toEqual([]);
  await close();
});

/** On the page: what sounds and what shakes is written down instead. */
function writeDownSounds(): void {
  const told: unknown[] = [];
  class Node {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    constructor(_: unknown, { frequency }: { readonly frequency?: number }) {
      if (frequency !== undefined) told.push(frequency);
    }
    connect(to: unknown): unknown {
      return to;
    }
    start(): void {}
    stop(): void {}
  }
  const AudioContext = class {
    currentTime = 0;
    destination = {};
  };
  Object.assign(window, { told, AudioContext, GainNode: Node, OscillatorNode: Node });
  Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => told.push(pattern) });
}

test("sound, off at first, vibration, and colours of one's own, on boards and on small pictures", async () => {
  const { page, failures, close } = await site.open("");
  await page.addInitScript(writeDownSounds);
  await page.reload();
  const told = () => page.evaluate(() => (Reflect.get(window, "told") as unknown[]).splice(0));
  const press = async (...keys: readonly string[]): Promise<void> => {
    await page.evaluate(() => document.querySelector<HTMLElement>("fourfold-player")?.focus());
    for (const key of keys) await page.keyboard.press(key);
  };
  await visit(page, "#/match-the-tiles/tutorial/1");
  await press("ArrowLeft");
  expect(await told()).toEqual([30]);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound").click();
  await page.getByLabel("Colour 1", { exact: true }).fill("#123456");
  await page.getByRole("button", { name: "Done" }).click();
  await press("ArrowLeft", "ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  expect(await told()).toEqual([120, 30, 330, 392, 494, 587, [20, 40, 60]]);
  await visit(page, "#/match-the-tiles/tutorial");
  await page.locator('level-thumbnail img[src*="%23123456"]').first().waitFor();
  await page.reload();
  await page.locator('level-thumbnail img[src*="%23123456"]').first().waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Vibration").click();
  await page.getByRole("button", { name: "Usual colours" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  expect(await page.locator('level-thumbnail img[src*="%23123456"]').count()).toBe(0);
  await visit(page, "#/match-the-tiles/tutorial/1");
  await press("ArrowLeft");
  expect(await told()).toEqual([120]);
  expect(failures).toEqual([]);
  await close();
});

test("a link with moves opens without a sound, and what is solved after moves that cannot be made is one's own", async () => {
  const { page, failures, close } = await site.open("");
  await page.evaluate(() => localStorage.setItem("fourfold settings", '{"sound":true}'));
  await page.addInitScript(writeDownSounds);
  // Whoever asks a page something from here counts as somebody who touched it.
  await page.addInitScript(() => {
    const nobody = { hasBeenActive: false };
    addEventListener("keydown", () => Object.assign(nobody, { hasBeenActive: true }), { capture: true });
    Object.defineProperty(navigator, "userActivation", { value: nobody });
  });
  for (const moves of ["r%20r", "zz"]) {
    await page.goto(`${site.origin}/#/match-the-tiles/tutorial/1?moves=${moves}`);
    await page.reload();
    await page.locator("fourfold-board [data-cell]").first().waitFor();
    await expect.poll(() => page.locator("fourfold-board .said").textContent()).not.toBe("");
    expect(await page.evaluate(() => Reflect.get(window, "told"))).toEqual([]);
  }
  await page.keyboard.press("ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "told"))).toContain(330);
  expect(failures).toEqual([]);
  await close();
});

test("what is solved or chosen in one window is known in another, and nothing of it is lost there", async () => {
  const { page, context, failures, close } = await site.open("#/match-the-tiles/tutorial/1");
  const other = await context.newPage();
  await other.goto(page.url());
  for (const each of [page, other]) await each.locator("fourfold-board [data-cell]").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("You solved it in 1.").waitFor();
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await other.getByText("You solved it in 1.").waitFor();
  await other.keyboard.press("ArrowRight");
  await other.keyboard.press("Home");
  await other.reload();
  await other.getByText("You solved it in 1.").waitFor();
  await page.getByLabel("Theme").selectOption("dark");
  await expect.poll(() => other.getByLabel("Theme").inputValue()).toBe("dark");
  await other.getByLabel("Language").selectOption("pt");
  await page.reload();
  await page.getByText("Resolveu-o em 1.").waitFor();
  expect(await page.getByLabel("Tema").inputValue()).toBe("dark");
  expect(failures).toEqual([]);
  await close();
});

test("on a phone the solver is a sheet, over which the board is seen while the solution is played", async () => {
  const viewport = { width: 390, height: 780 };
  const { page, failures, close } = await site.open("#/match-the-tiles/tutorial/1", {
    ...{ viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" },
  });
  await page.getByText("Solve it by search").tap();
  const solver = page.locator("fourfold-solver");
  await solver.getByRole("button", { name: "Solve", exact: true }).tap();
  await solver.getByRole("button", { name: "Watch", exact: true }).tap();
  await page.locator("fourfold-player[solved]").waitFor();
  const [board, sheet] = await Promise.all(
    ["fourfold-board", "details.solver"].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(board?.y).toBeGreaterThanOrEqual(0);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(viewport.height, 0);
  expect(failures).toEqual([]);
  await close();
});

test("whoever takes another language or theme in the middle of a game goes on where they are", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/first/1", { reducedMotion: "reduce" });
  await page.locator("fourfold-board [role=grid]").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator('fourfold-player[moves="r r"]').waitFor();
  await page.getByLabel("Language").selectOption("pt");
  await page.getByText("Resolver por procura").waitFor();
  await page.getByLabel("Tema").selectOption("dark");
  await page.locator("fourfold-player").getByText("2 jogadas").waitFor();
  expect(await page.locator("fourfold-player").getAttribute("moves")).toBe("r r");
  expect(new URL(page.url()).hash).toBe("#/roll-the-block/first/1?moves=r+r");
  expect(failures).toEqual([]);
  await close();
});

test("arrows play after a click beside the board, and in Safari after one on a button, which has no focus there", async () => {
  const { page, failures, close } = await site.open("#/match-the-tiles/classic/3");
  await page.locator("fourfold-board [data-cell]").first().waitFor();
  await page.locator("main").click({ position: { x: 3, y: 3 } });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/moves=r$/);
  expect(failures).toEqual([]);
  await close();
});

test("it is asked to copy the link while Share is clicked: later WebKit refuses", async () => {
  const { page, failures, close } = await site.open("#/roll-the-block/tutorial/1");
  const share = page.getByRole("button", { name: "Share" });
  await share.waitFor();
  const asked = await share.evaluate((button: HTMLElement) => {
    let count = 0;
    Reflect.set(navigator.clipboard, "write", async () => void count++);
    (button as HTMLElement).click();
    return count;
  });
  expect(asked).toBe(1);
  await page.getByText("Copied.").waitFor();
  expect(failures).toEqual([]);
  await close();
});
