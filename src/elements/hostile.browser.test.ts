// Levels that were made to break a page, or that nobody would make: every element shows them or says what is wrong, throws
// nothing, and takes nothing in a level file for markup.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "./index.ts";
import type { FourfoldBoard } from "./board/fourfold-board.ts";
import type { FourfoldRace } from "./race/fourfold-race.ts";
import type { FourfoldSolver } from "./solver/fourfold-solver.ts";

const ELEMENTS = ["board", "player", "solver", "race", "compare", "explorer", "editor"] as const;
const SCRIPT = `<img src=x onerror="globalThis.wasRun=true"><script>globalThis.wasRun=true</script>`;

const failures: string[] = [];
const failed = (event: ErrorEvent | PromiseRejectionEvent): void => {
  failures.push("message" in event ? event.message : String(event.reason));
};

beforeEach(() => {
  failures.length = 0;
  addEventListener("error", failed);
  addEventListener("unhandledrejection", failed);
});

afterEach(() => {
  removeEventListener("error", failed);
  removeEventListener("unhandledrejection", failed);
  document.body.replaceChildren();
});

type Element = FourfoldBoard;

/** The element with this level, and how many errors it told. */
async function show(name: string, level: string): Promise<{ element: Element; errors: number }> {
  const element = document.createElement(`fourfold-${name}`) as Element;
  let errors = 0;
  element.addEventListener("fourfold-error", () => errors++);
  element.level = level;
  document.body.replaceChildren(element);
  await element.updateComplete;
  return { element, errors };
}

/** All of its shadow, and of those within it. */
function markupOf(element: globalThis.Element): string {
  const root = element.shadowRoot;
  const inner = [...(root?.querySelectorAll("*") ?? [])].filter((each) => each.shadowRoot !== null);
  return (root?.innerHTML ?? "") + inner.map(markupOf).join("");
}

describe.each(ELEMENTS)("a %s", (name) => {
  test("takes script in titles, names and notes for text", async () => {
    const header = ["title", "author", "note", "note-pt", "difficulty", "source"].map((key) => `${key}: ${SCRIPT}`);
    const level = `game: roll-the-block\n${header.join("\n")}\n<: soft open >\n>: bridge closed\n\nS.<>.T\n......\n`;
    const { element, errors } = await show(name, level);
    expect([errors, failures, Reflect.get(globalThis, "wasRun")]).toEqual([0, [], undefined]);
    expect(markupOf(element)).not.toMatch(/<img|<script/u);
  });

  test.each([
    ["of no game", "game: chess\n\n...."],
    ["with script for a game", `game: ${SCRIPT}\n\n....`],
    ["with script in its board", `game: roll-the-block\n\n${SCRIPT}\nS.T`],
    ["of nothing but a header", "game: match-the-tiles\n"],
    ["of one endless line", `game: break-the-ice\n\n${"A".repeat(100_000)}`],
    ["of control characters", "game: folding-blocks\n\n\u0000\u0007\u202e\ufeffA."],
    ["of ten thousand wrong cells", `game: roll-the-block\n\n${"??????????\n".repeat(1000)}`],
  ])("tells once what is wrong with a level %s", async (_, level) => {
    const { element, errors } = await show(name, level);
    expect([errors, failures]).toEqual([1, []]);
    expect(markupOf(element)).not.toMatch(/<img|<script/u);
    const alert = element.renderRoot.querySelector(".problems, fourfold-board");
    const said = (alert?.shadowRoot ?? element.renderRoot).querySelector("[role=alert], #problems");
    // An editor shows what can be shown of it.
    expect(said?.textContent).toMatch(name === "editor" ? /\d+ problems?/u : /cannot be shown/u);
  });
});

/** What a page can set, by property and, where there is one, attribute. */
function settable(element: Element): (readonly [property: string, attribute: string | undefined])[] {
  const { elementProperties } = element.constructor as unknown as {
    readonly elementProperties: ReadonlyMap<PropertyKey, { readonly attribute?: string | boolean }>;
  };
  return [...elementProperties].flatMap(([property, { attribute }]) => {
    if (typeof property !== "string" || property.startsWith("_")) return [];
    const name = typeof attribute === "string" ? attribute : property.toLowerCase();
    return [[property, attribute === false ? undefined : name] as const];
  });
}

describe.each(ELEMENTS)("what is no longer said of a %s is as if it had never been said", (name) => {
  const LEVEL = "game: roll-the-block\n\nS..T\n....\n";

  test.each([
    ["undefined, which frameworks set", undefined],
    ["null, which frameworks set", null],
  ])("%s", async (_, nothing) => {
    const { element } = await show(name, LEVEL);
    const properties = settable(element);
    expect(properties.map(([property]) => property)).toContain("level");
    const warn = vi.spyOn(console, "warn");
    for (const [property] of properties) {
      Reflect.set(element, property, nothing);
      await element.updateComplete;
      Object.assign(element, { level: LEVEL });
      await element.updateComplete;
    }
    expect([failures, warn.mock.calls]).toEqual([[], []]);
    warn.mockRestore();
  });

  test("what is no value of a property is not believed, and throws nothing", async () => {
    const { element } = await show(name, LEVEL);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(LEVEL));
    for (const [property] of settable(element)) {
      for (const value of [{}, [{}], "x", Number.NaN, -1, true, null]) {
        Reflect.set(element, property, value);
        await element.updateComplete;
        expect(failures, `${property} ${value}`).toEqual([]);
      }
      // The next one is asked where there is a level.
      Object.assign(element, { loaded: undefined, level: LEVEL });
      await element.updateComplete;
    }
    expect(/Roll the Block|relaxed/u.test(markupOf(element))).toBe(true);
    expect(warn).toHaveBeenCalled();
  });

  test("attributes that are taken away", async () => {
    const { element } = await show(name, "");
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(LEVEL));
    const told: unknown[] = [];
    for (const [, attribute] of settable(element)) {
      if (attribute === undefined) continue;
      element.setAttribute(attribute, "1");
      await element.updateComplete;
      warn.mockClear();
      fetched.mockClear();
      element.removeAttribute(attribute);
      await element.updateComplete;
      told.push(...warn.mock.calls, ...fetched.mock.calls);
    }
    warn.mockRestore();
    fetched.mockRestore();
    expect([failures, told]).toEqual([[], []]);
  });
});

test("moves that are no text are refused as moves", async () => {
  for (const name of ["board", "player"]) {
    const { element } = await show(name, "game: roll-the-block\n\nS..T\n....\n");
    for (const moves of [5, ["r", "r"], {}]) {
      Reflect.set(element, "moves", moves);
      await element.updateComplete;
      Reflect.set(element, "view", Reflect.get(element, "view") === "flat" ? "scene" : "flat");
      await element.updateComplete;
    }
    expect([failures, Reflect.get(element, "moves")]).toEqual([[], ""]);
  }
});

test("a number may be set as its text, as frameworks do", async () => {
  const warn = vi.spyOn(console, "warn");
  const level = "game: roll-the-block\n\nS..T\n....\n";
  const { element: board } = await show("board", `${level}---\n${level.replace("S.", "S..")}`);
  Object.assign(board, { index: "2", tempo: "0" });
  await board.updateComplete;
  expect(board.play?.level.columns).toBe(5);
  const { element: solver } = await show("solver", level);
  Object.assign(solver, { algorithm: "astar", weight: "2", maxNodes: "1" });
  const result = await (solver as unknown as FourfoldSolver).solve();
  expect([result?.limit, result?.expanded]).toEqual(["nodes", 1]);
  const { element: race } = await show("race", level);
  Object.assign(race, { rounds: "1" });
  expect((await (race as unknown as FourfoldRace).start())?.warm.rounds).toBe(1);
  expect([failures, warn.mock.calls]).toEqual([[], []]);
  warn.mockRestore();
});

const LOUD = `font: italic 900 small-caps 3rem/3 cursive; letter-spacing: 1em; word-spacing: 1em; text-align: right; color: red;
  direction: rtl; writing-mode: vertical-rl; -webkit-text-fill-color: red; -webkit-text-stroke: 1px; text-align-last: right;
  text-wrap: balance; overflow-wrap: anywhere; line-break: anywhere;
  text-transform: uppercase; text-indent: 2em; text-shadow: 0 0 9px red; white-space: pre; word-break: break-all; cursor: wait`;

test.each(ELEMENTS)("a %s writes as it does, whatever its page does with text", async (name) => {
  const writing = async (): Promise<string> => {
    const { element } = await show(name, "game: roll-the-block\n\nS..T\n....\n");
    const style = getComputedStyle(element);
    return [...style]
      .filter((property) =>
        /^(-webkit-text|font|letter|word|text|white|cursor|color|direction|line|overflow-wrap|writing)/u.test(property),
      )
      .map((property) => `${property}: ${style.getPropertyValue(property)}`)
      .join("\n");
  };
  const calm = await writing();
  document.body.setAttribute("style", LOUD);
  const loud = await writing();
  document.body.removeAttribute("style");
  expect(loud).toBe(calm);
});

test("a board of a million cells is shown and played", async () => {
  const rows = Array.from({ length: 1000 }, (_, row) => (row === 0 ? `S${".".repeat(999)}` : ".".repeat(1000)));
  rows[999] = `${".".repeat(999)}T`;
  const { element } = await show("board", `game: roll-the-block\n\n${rows.join("\n")}`);
  element.tempo = 0;
  expect([element.move("r"), element.moves, failures]).toEqual([true, "r", []]);
});

test("hundreds of names in a legend, of any script, are told apart by their letters", async () => {
  const names = Array.from({ length: 60 }, (_, i) => String.fromCodePoint(0x4e00 + i));
  const switches = Array.from({ length: 400 }, (_, i) => String.fromCodePoint(0xac00 + i));
  const legend = [
    ...names.map((name) => `${name}: bridge closed`),
    ...switches.map((name, i) => `${name}: soft toggle ${names[i % names.length]}`),
  ];
  const board = [
    `S${".".repeat(19)}`,
    ...Array.from({ length: 20 }, (_, row) => switches.slice(20 * row, 20 * row + 20).join("")),
  ];
  const bridges = [0, 20, 40].map((from) =>
    names
      .slice(from, from + 20)
      .join("")
      .padEnd(20, "."),
  );
  const { element, errors } = await show(
    "board",
    `game: roll-the-block\n${legend.join("\n")}\n\n${[...board, ...bridges, `${".".repeat(19)}T`].join("\n")}`,
  );
  element.tempo = 0;
  expect([errors, element.problems, element.move("d"), failures]).toEqual([0, [], true, []]);
  const letters = [...element.renderRoot.querySelectorAll("[data-letter]")].map((each) =>
    each.getAttribute("data-letter"),
  );
  expect(new Set(letters).size).toBeGreaterThan(400);
  expect(element.renderRoot.querySelectorAll("[role=gridcell]").length).toBe(20 * 25);
});
