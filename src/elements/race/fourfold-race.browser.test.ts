// The race as a person runs it: real engines in real workers, cancelled, blocked, wrong, in both languages; and that axe-core
// finds nothing in any state.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { SolveResult } from "../../solving/result.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import "./define.ts";
import type { FourfoldRace } from "./fourfold-race.ts";
import type { RaceResult } from "./race.ts";

const LEVEL = "game: roll-the-block\n\nS....\n.....\n....T\n";
/** Nobody looks at all of its states. */
const ENDLESS = "game: break-the-ice\n\nABCDEA\nBCDEAB\nCDEABC\nDEABCD\nEABCDE\n";

let told: unknown[] = [];
const listen = (event: Event): void => void told.push((event as CustomEvent).detail);

beforeEach(() => {
  told = [];
  document.addEventListener("fourfold-race", listen);
});

afterEach(() => {
  document.removeEventListener("fourfold-race", listen);
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  vi.restoreAllMocks();
});

async function race(attributes = 'rounds="2"', level = LEVEL): Promise<FourfoldRace> {
  const script = level === "" ? "" : `<script type="text/plain">${level}</script>`;
  document.body.innerHTML = `<fourfold-race ${attributes}>${script}</fourfold-race>`;
  const element = document.querySelector("fourfold-race") as FourfoldRace;
  await element.updateComplete;
  return element;
}

const all = (element: FourfoldRace, selector: string): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const text = (element: FourfoldRace, selector: string): string =>
  all(element, selector)
    .map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim())
    .join("|");
const start = (element: FourfoldRace): HTMLButtonElement => all(element, "#start")[0] as HTMLButtonElement;
const cancel = (element: FourfoldRace): HTMLButtonElement => all(element, "#cancel")[0] as HTMLButtonElement;

/** Solvers that say what a test wants of the real result. */
function engineSays(change: (result: SolveResult) => SolveResult): void {
  const solve = SolverPool.prototype.solve;
  vi.spyOn(SolverPool.prototype, "solve").mockImplementation(async function (this: SolverPool, ...asked) {
    return change(await solve.apply(this, asked));
  });
}

test("with a heuristic of one's own there is none, and no other is taken in its place", async () => {
  const element = await race('heuristic="own.mjs"');
  expect(text(element, "#no-heuristic")).toContain("so with it there is no race.");
  expect([start(element).disabled, await element.start()]).toEqual([true, undefined]);
  document.documentElement.lang = "pt";
  await expect.poll(() => text(element, "#no-heuristic")).toContain("por isso com ela não há corrida.");
  // What looks at none can be raced.
  element.algorithm = "bfs";
  await element.updateComplete;
  expect([text(element, "#no-heuristic"), start(element).disabled]).toEqual(["", false]);
});

describe("a race", () => {
  test("is seen to run from its first moment", async () => {
    const element = await race();
    const ending = element.start();
    await element.updateComplete;
    expect(text(element, ".actions")).toContain("WebAssembly, cold");
    expect(all(element, "svg.chart")).toHaveLength(1);
    element.cancel();
    await ending;
  });

  test("ends with the nanoseconds a state of both engines, cold and warm, and equal counts", async () => {
    const element = await race('rounds="3" algorithm="bfs"');
    start(element).click();
    await expect.poll(() => element.result, { timeout: 60_000 }).toBeDefined();
    const { cold, warm, counts, equal } = element.result as RaceResult;
    expect(told).toEqual([element.result]);
    expect([warm.rounds, warm.samples.wasm.length, warm.samples.ts.length, equal]).toEqual([3, 3, 3, true]);
    expect(counts.expanded).toBeGreaterThan(10);
    for (const { wasm, ts, ratio } of [cold, warm]) {
      expect(wasm).toBeGreaterThanOrEqual(0);
      if (ratio !== null) expect(ratio).toBeCloseTo(ts / wasm);
    }
    await element.updateComplete;
    expect(text(element, "[part=counts]")).toMatch(/^Both counted the same: \d+ states expanded/);
    expect(all(element, "svg .name").length).toBe(4);
    expect(all(element, "svg .point").length).toBe(6);
    expect(all(element, "table").length).toBe(2);
    expect(all(element, "svg")[0]?.getAttribute("aria-label")).toContain("WebAssembly, cold: ");
  });

  test("is cancelled, and may begin again", async () => {
    const element = await race('algorithm="ucs"', ENDLESS);
    const ended = element.start();
    await expect.poll(() => text(element, ".actions")).toContain("WebAssembly, cold");
    expect([start(element).disabled, cancel(element).disabled]).toEqual([true, false]);
    cancel(element).click();
    expect(await ended).toBeUndefined();
    await element.updateComplete;
    expect(text(element, ".told")).toContain("Cancelled.");
    expect([told, element.result, start(element).disabled]).toEqual([[], undefined, false]);
  });

  test("is drawn as wide as its place, of which no error is told to the page", async () => {
    const errors: string[] = [];
    const hear = (event: ErrorEvent): void => void errors.push(event.message);
    window.addEventListener("error", hear);
    const element = await race('rounds="1"');
    await element.start();
    for (const width of [700, 320]) {
      element.style.width = `${width}px`;
      await expect.poll(() => all(element, "svg")[0]?.clientWidth).toBeLessThanOrEqual(width);
    }
    await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
    window.removeEventListener("error", hear);
    expect(errors).toEqual([]);
  });

  test("is forgotten with its level, and with its algorithm", async () => {
    const element = await race('rounds="1"');
    await element.start();
    element.algorithm = "bfs";
    await element.updateComplete;
    expect(element.result).toBeUndefined();
    await element.start();
    expect(element.result).toBeDefined();
    element.loaded = loadLevels(ENDLESS);
    await element.updateComplete;
    expect(element.result).toBeUndefined();
  });

  test("says loudly where both did not count the same", async () => {
    engineSays((result) => (result.engine === "ts" ? { ...result, generated: result.generated + 1 } : result));
    const element = await race('rounds="1"');
    const result = await element.start();
    expect(result).toMatchObject({ equal: false, differences: [{ what: "generated" }] });
    await element.updateComplete;
    expect(text(element, "[role=alert]")).toMatch(/did not count the same.*Generated: WebAssembly \d+, TypeScript \d+/);
  });

  test("says that WebAssembly is blocked, and races nothing", async () => {
    engineSays((result) => ({ ...result, engine: "ts" }));
    const element = await race();
    expect(await element.start()).toBeUndefined();
    await element.updateComplete;
    expect(text(element, "[role=alert]")).toContain("WebAssembly is blocked on this page");
    expect(SolverPool.prototype.solve).toHaveBeenCalledTimes(1);
    expect(all(element, "svg")).toEqual([]);
  });

  test("says what went wrong where nothing could be solved", async () => {
    vi.spyOn(SolverPool.prototype, "solve").mockRejectedValue(new Error("no thread"));
    const element = await race();
    await element.start();
    await element.updateComplete;
    expect(text(element, "[role=alert]")).toBe("The race failed: no thread");
  });
});

describe("what is asked for", () => {
  test("is chosen by a person, and an algorithm that cannot be raced is the default", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await race('algorithm="auto" rounds="1"');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('algorithm="auto" is unknown'));
    const select = all(element, "#algorithm")[0] as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).toEqual([
      "astar",
      "idastar",
      "greedy",
      "ucs",
      "bfs",
      "iddfs",
      "dfs",
    ]);
    expect(select.value).toBe("astar");
    select.value = "greedy";
    select.dispatchEvent(new Event("change"));
    expect([element.algorithm, element.getAttribute("heuristic")]).toEqual(["greedy", null]);
    const heuristic = all(element, "#heuristic")[0] as HTMLSelectElement;
    heuristic.value = "manhattan";
    heuristic.dispatchEvent(new Event("change"));
    const rounds = all(element, "#rounds")[0] as HTMLInputElement;
    rounds.value = "2";
    rounds.dispatchEvent(new Event("change"));
    await element.updateComplete;
    expect([element.getAttribute("heuristic"), element.getAttribute("rounds")]).toEqual(["manhattan", "2"]);
    expect((await element.start())?.warm.rounds).toBe(2);
  });

  test("is told in the console where it makes no sense", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await race('rounds="-3" heuristic="gps"');
    expect((await element.start())?.warm.rounds).toBe(5);
    const warnings = warn.mock.calls.map(([warning]) => String(warning));
    expect(warnings.sort()).toEqual([
      expect.stringContaining('heuristic="gps" is unknown here'),
      expect.stringContaining("rounds is no number from 1 up"),
    ]);
    expect((all(element, "#rounds")[0] as HTMLInputElement).value).toBe("5");
  });

  test("says no more of what came of it where it is of another level", async () => {
    const element = await race('rounds="1"');
    await element.start();
    await element.updateComplete;
    expect(text(element, "[role=status]")).not.toBe("");
    element.level = ENDLESS;
    await element.updateComplete;
    expect(text(element, "[role=status]")).toBe("");
  });

  test("is a level that is right", async () => {
    const element = await race("", "game: roll-the-block\n\nS?.");
    expect(all(element, "[role=alert] li").length).toBeGreaterThan(0);
    expect(await element.start()).toBeUndefined();
    expect(text(await race("", ""), ".actions")).toContain("There is no level to race on yet.");
  });

  test("is in reach of the keyboard, which does not lose its place", async () => {
    const element = await race('algorithm="ucs"', ENDLESS);
    start(element).focus();
    await userEvent.keyboard("{Enter}");
    const focused = (): string | undefined => (element.renderRoot as ShadowRoot).activeElement?.id;
    await expect.poll(focused).toBe("cancel");
    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe("start");
  });
});

test("in Portuguese everything is, also what came of it before", async () => {
  const element = await race('rounds="1"');
  await element.start();
  document.documentElement.lang = "pt";
  await expect.poll(() => text(element, "[part=counts]")).toMatch(/^Os dois contaram o mesmo/);
  expect(text(element, "[role=status]")).toBe(text(element, "[part=sentence]"));
  expect(element.renderRoot.textContent).not.toMatch(/\b(warm|cold|round|states|faster|Expanded|Ratio|Start)\b/);
});

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldRace): Promise<void> => {
    await element.updateComplete;
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test("before, after, and where a level is wrong or missing", async () => {
    const element = await race('rounds="1"');
    await clean(element);
    await element.start();
    await clean(element);
    await clean(await race("", "game: roll-the-block\n\nS?."));
    await clean(await race("", ""));
  });

  test("where engines differ, and while it runs", async () => {
    engineSays((result) => (result.engine === "ts" ? { ...result, generated: 0 } : result));
    const element = await race('rounds="1"');
    await element.start();
    await clean(element);
    const running = await race('algorithm="ucs"', ENDLESS);
    const ended = running.start();
    await expect.poll(() => all(running, "svg").length).toBe(1);
    await clean(running);
    running.cancel();
    await ended;
  });
});
