// A person goes through a search: by buttons, keys and choices in the views; two that step together; predictions; breakpoints; traces;
// wrong and missing levels; both languages; and axe-core finds nothing in any state.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import { graphLevel } from "../../../tests/support/graph-puzzle.ts";
import type { Tour } from "../../exploring/tour.ts";
import type { StepDetail } from "../events.ts";
import "./define.ts";
import type { FourfoldExplorer } from "./fourfold-explorer.ts";

const LEVEL = "game: roll-the-block\n\nS....\n.....\n....T\n";
const OTHER = "game: roll-the-block\n\nS..T\n....\n";
const ICE = "game: break-the-ice\n\nA.B.A\nABBAB\n";
const WRONG = "game: roll-the-block\n\nS?.";

let told: StepDetail[] = [];
const listen = (event: CustomEvent<StepDetail>): void => void told.push(event.detail);

beforeEach(() => {
  told = [];
  document.addEventListener("fourfold-step", listen);
});

afterEach(() => {
  document.removeEventListener("fourfold-step", listen);
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  vi.restoreAllMocks();
});

async function explorer(attributes = 'heuristic="distance"', level = LEVEL): Promise<FourfoldExplorer> {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<fourfold-explorer ${attributes}>${level === "" ? "" : `<script type="text/plain">${level}</script>`}</fourfold-explorer>`,
  );
  const element = document.body.lastElementChild as FourfoldExplorer;
  await element.updateComplete;
  return element;
}

const all = (element: FourfoldExplorer, selector: string): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>(selector),
];
const one = (element: FourfoldExplorer, selector: string): HTMLElement => all(element, selector)[0] as HTMLElement;
const text = (element: FourfoldExplorer, selector: string): string =>
  all(element, selector)
    .map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim())
    .join("|");
const button = (element: FourfoldExplorer, name: string): HTMLButtonElement =>
  all(element, "button").find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent?.trim()) === name,
  ) as HTMLButtonElement;
async function press(element: FourfoldExplorer, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    button(element, name).click();
    await element.updateComplete;
  }
}
async function pick(element: FourfoldExplorer, id: string, value: string): Promise<void> {
  const select = one(element, `#${id}`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change"));
  await element.updateComplete;
}
const tourOf = (element: FourfoldExplorer): Tour => element.tour as Tour;

describe("steps", () => {
  test("go on and back, are told, and show what was expanded and what waits", async () => {
    const element = await explorer();
    expect([text(element, "[part=happened]"), button(element, "Step back").disabled]).toEqual([
      "The start waits: g 0 + h 4 = f 4.",
      true,
    ]);
    await press(element, "Step", "Step");
    expect(told.map(({ by, expanded, type }) => [by, expanded, type])).toEqual([
      ["step", 1, "generating"],
      ["step", 2, expect.any(String)],
    ]);
    expect(text(element, "[part=happened]")).toMatch(
      /^State \d, by [dr], is expanded: g 1 \+ h \d = f \d\. \d successors: /,
    );
    expect(text(element, "[part=counts]")).toContain("Expanded 2 of");
    const described = one(element, "[part=state] [role=img]").getAttribute("aria-label");
    expect(described).toMatch(/^state \d, expanded\. Roll the Block, 3 rows, 5 columns\. Row \d, column \d: /);
    const [first] = all(element, "[part=frontier] li");
    expect(first?.textContent).toContain("next");
    expect(all(element, "[part=frontier] li").length).toBe(told[1]?.frontier);
    await press(element, "Step back");
    expect([told.at(-1)?.by, told.at(-1)?.expanded]).toEqual(["back", 1]);
    expect(text(element, "[role=status][aria-live]")).toBe(text(element, "[part=happened]"));
  });

  test("come to the goal, where one can only step back, and the keyboard does not lose its place", async () => {
    const element = await explorer();
    button(element, "Step").focus();
    while (!tourOf(element).isAtEnd) await userEvent.keyboard("{Enter}");
    await element.updateComplete;
    expect(text(element, "[part=happened]")).toMatch(/^The goal is taken: solved/);
    expect((element.renderRoot as ShadowRoot).activeElement?.id).toBe("back");
    await userEvent.keyboard("{Enter}");
    expect(tourOf(element).isAtEnd).toBe(false);
  });

  test("are of three sizes", async () => {
    const element = await explorer();
    await pick(element, "grain", "event");
    await press(element, "Step");
    expect([element.grain, tourOf(element).position]).toEqual(["event", 1]);
    await pick(element, "grain", "layer");
    await press(element, "Step");
    expect(tourOf(element).position).toBeGreaterThan(3);
    expect(text(element, "#grain option:checked")).toBe("Layer of f");
  });

  test("are made by itself until it is paused, or over", async () => {
    const element = await explorer();
    await pick(element, "speed", "3");
    await press(element, "Run");
    await expect.poll(() => told.length).toBeGreaterThan(1);
    await press(element, "Pause");
    const paused = tourOf(element).position;
    expect(told.every(({ by }) => by === "run")).toBe(true);
    expect(text(element, "[role=status][aria-live]")).toBe(text(element, "[part=happened]"));
    await press(element, "Run");
    await expect.poll(() => tourOf(element).isAtEnd).toBe(true);
    await element.updateComplete;
    expect([button(element, "Pause"), paused < tourOf(element).position]).toEqual([undefined, true]);
  });

  test("lead to any position by the slider", async () => {
    const element = await explorer();
    const slider = one(element, "#position") as HTMLInputElement;
    slider.value = "3";
    slider.dispatchEvent(new Event("input"));
    await element.updateComplete;
    expect([told.at(-1)?.by, told.at(-1)?.expanded]).toEqual(["jump", 3]);
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^Event \d+ of \d+ · 3 of \d+ expanded$/);
  });
});

describe("it runs to", () => {
  test("a rise of f, a goal, the end", async () => {
    const element = await explorer();
    await press(element, "Run to ...", "Next rise of f");
    expect(one(element, "#targets").hidden).toBe(true);
    await press(element, "Run to ...", "Next goal");
    expect(told.map(({ by }) => by)).toEqual(["run-to", "run-to"]);
    await press(element, "Run to ...", "The end");
    expect(tourOf(element).isAtEnd).toBe(true);
  });

  test("a breakpoint, and says where it does not come", async () => {
    const element = await explorer();
    const go = async (kind: string, value: string): Promise<void> => {
      if (one(element, "#targets").hidden) await press(element, "Run to ...");
      await pick(element, "breakpoint", kind);
      (one(element, "#value") as HTMLInputElement).value = value;
      await press(element, "Go");
    };
    await go("g", "2");
    expect([told.at(-1)?.type, told.at(-1)?.g]).toEqual(["expanding", 2]);
    await go("f", "99");
    expect(text(element, "#targets .refused")).toBe("That does not happen from here on.");
    await go("h", "");
    expect(text(element, "#targets .refused")).toBe("Say at which value to stop.");
    await go("move", "r");
    expect(told.at(-1)?.move).toBe("r");
  });
});

describe("what is chosen in one view is shown in the others", () => {
  test("from the frontier", async () => {
    const element = await explorer();
    await press(element, "Step", "Step");
    const last = all(element, "[part=frontier] button").at(-1) as HTMLElement;
    last.click();
    await element.updateComplete;
    expect(last.getAttribute("aria-pressed")).toBe("true");
    expect(text(element, "#state-title")).toBe("Chosen state");
    const node = String(tourOf(element).chosen);
    expect(one(element, "[aria-selected=true]").getAttribute("data-node")).toBe(node);
    await press(element, "Back to the present");
    expect(text(element, "#state-title")).toBe("Present state");
  });

  test("from the tree, by keys", async () => {
    const element = await explorer();
    await press(element, "Step", "Step", "Step");
    one(element, "[role=treeitem][tabindex='0']").focus();
    const at = (): string | null | undefined =>
      (element.renderRoot as ShadowRoot).activeElement?.getAttribute("data-node");
    await userEvent.keyboard("{Home}");
    await expect.poll(at).toBe("0");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(at).toBe("1");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(at).toBe("2");
    expect(tourOf(element).chosen).toBe(2);
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(at).toBe("0");
  });

  test("and a round is gone to", async () => {
    const element = await explorer('algorithm="iddfs"');
    await press(element, "Run to ...", "The end");
    const rounds = all(element, "[part=rounds] button");
    expect(rounds.length).toBe((tourOf(element).exploration.solution?.length ?? 0) + 1);
    expect(rounds[2]?.querySelector(".unseen")?.textContent).toMatch(
      /^Round 3: bound 2, \d+ expanded, \d+ beyond the bound$/,
    );
    rounds[2]?.click();
    await element.updateComplete;
    expect(told.at(-1)?.type).toBe("round");
    expect(text(element, "[part=happened]")).toContain("Round 3 begins again at the start");
  });
});

test("predictions are judged, with what decides, and counted", async () => {
  const element = await explorer();
  await press(element, "Step", "Predict");
  expect([element.predict, all(element, "[part=frontier]").length, button(element, "Run").disabled]).toEqual([
    true,
    0,
    true,
  ]);
  const answer = async (isRight: boolean): Promise<string> => {
    const { answer, candidates } = tourOf(element).question() ?? { answer: -1, candidates: [] };
    const at = candidates.findIndex((node) => (node === answer) === isRight);
    all(element, "[part=question] button")[at]?.click();
    await element.updateComplete;
    return text(element, ".verdict");
  };
  expect(await answer(true)).toMatch(/^Right: /);
  expect(all(element, "[part=question] button").every((each) => (each as HTMLButtonElement).disabled)).toBe(true);
  await press(element, "Step");
  expect(await answer(false)).toMatch(/^No, state \d+ is next: /);
  expect(text(element, "[part=question] .title")).toContain("1 of 2 right");
  await press(element, "Predict");
  expect(all(element, "[part=frontier]").length).toBe(1);
});

test("the keyboard does not lose its place where what was pressed is gone", async () => {
  const element = await explorer("heuristic=distance");
  const focused = (): string | undefined => (element.renderRoot as ShadowRoot).activeElement?.id;
  await press(element, "Step", "Step", "Run to ...");
  button(element, "Next goal").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
  await press(element, "Step back", "Predict");
  all(element, "[part=question] button")[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
  await press(element, "Predict");
  all(element, "[part=frontier] button").at(-1)?.click();
  await element.updateComplete;
  button(element, "Back to the present").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("step");
});

test("only the solution is its branch", async () => {
  const element = await explorer();
  await press(element, "Solution only");
  const boards = all(element, "[part=solution] button");
  const solution = tourOf(element).exploration.solution ?? [];
  expect([boards.length, all(element, "[part=tree]").length]).toEqual([solution.length + 1, 0]);
  boards.at(-1)?.click();
  await element.updateComplete;
  expect(text(element, "[part=values]")).toBe(`g ${solution.length} + h 0 = f ${solution.length}`);
});

describe("two of a group", () => {
  test("step together on the same level, also where one is over before the other", async () => {
    const first = await explorer('heuristic="distance" group="class"');
    const second = await explorer('algorithm="bfs" group="class"');
    const stranger = await explorer('group="class"', OTHER);
    const alone = await explorer();
    const expanded = (): number[] =>
      [first, second, stranger, alone].map((each) => tourOf(each).chronicle.expandedAt(tourOf(each).position));
    await press(first, "Step", "Step", "Step");
    expect(expanded()).toEqual([3, 3, 0, 0]);
    const end = tourOf(first).chronicle.expandedAt(tourOf(first).chronicle.last);
    while (!tourOf(second).isAtEnd) await press(first, "Step");
    const all = tourOf(second).chronicle.expandedAt(tourOf(second).chronicle.last);
    expect(all).toBeGreaterThan(end + 1);
    expect(expanded()).toEqual([end, all, 0, 0]);
    await press(first, "Step back");
    expect(expanded().slice(0, 2)).toEqual([end, all - 1]);
    await pick(second, "grain", "layer");
    expect([first.grain, stranger.grain]).toEqual(["layer", "expansion"]);
  });

  test("stand together when another search begins, or one is back on the page", async () => {
    const first = await explorer('heuristic="distance" group="class"');
    await press(first, "Step", "Step", "Step");
    const second = await explorer('algorithm="bfs" group="class"');
    const expanded = (): number[] => [first, second].map(({ tour }) => tour?.chronicle.expandedAt(tour.position) ?? -1);
    expect(expanded()).toEqual([3, 3]);
    await pick(second, "algorithm", "ucs");
    expect(expanded()).toEqual([3, 3]);
    second.remove();
    await press(first, "Step");
    expect(expanded()).toEqual([4, 3]);
    document.body.append(second);
    expect(expanded()).toEqual([4, 4]);
  });
});

describe("a trace", () => {
  test("is saved, and opened again as the same search", async () => {
    const element = await explorer('algorithm="idastar" heuristic="distance"');
    const trace = await element.toTrace();
    expect(JSON.parse(trace)).toMatchObject({ version: "1.4.0", events: expect.any(Array) });
    const { events } = tourOf(element).chronicle;
    expect(await element.openTrace(trace, "mine.json")).toBe(true);
    await element.updateComplete;
    expect(tourOf(element).chronicle.events).toBe(events);
    expect(text(element, "[part=files] p")).toContain("This is the trace of mine.json");
    expect(all(element, ".board svg").length).toBe(1);
    await press(element, "Back to the level's search");
    expect(text(element, "[part=files] p")).toBe("");
  });

  test("of another level is shown as characters", async () => {
    const ice = await explorer('algorithm="bfs"', ICE);
    const element = await explorer();
    await element.openTrace(await ice.toTrace());
    await element.updateComplete;
    expect(one(element, "pre.rows").textContent).toBe("A.B.A\nABBAB");
  });

  test("that is none is told, and what was there stays", async () => {
    const element = await explorer();
    expect(await element.openTrace("{}")).toBe(false);
    await element.updateComplete;
    expect(text(element, "[part=files] p")).toBe("This file is no search trace: it has no list of events.");
    expect(element.tour).toBeDefined();
  });
});

describe("what is searched", () => {
  test("is chosen by a person, and begins anew", async () => {
    const element = await explorer();
    await press(element, "Step");
    await pick(element, "algorithm", "bfs");
    expect([element.algorithm, tourOf(element).position, tourOf(element).exploration.algorithm]).toEqual([
      "bfs",
      0,
      "bfs",
    ]);
    expect(all(element, "#weight").length).toBe(0);
    await pick(element, "algorithm", "dls");
    expect(text(element, "#no-depth")).toContain("dls needs a depth");
    expect(element.tour).toBeUndefined();
    await pick(element, "depth", "6");
    expect(tourOf(element).exploration.algorithm).toBe("dls");
  });

  test("is a line where there is little room, and is folded out by it", async () => {
    const element = await explorer();
    const fields = one(element, "[part=controls]");
    element.style.width = "60rem";
    expect([one(element, "#search").checkVisibility(), fields.checkVisibility()]).toEqual([false, true]);
    element.style.width = "30rem";
    expect([text(element, "#search"), fields.checkVisibility()]).toEqual(["Search: A*, distance", false]);
    await press(element, "Search: A*, distance");
    expect(fields.checkVisibility()).toBe(true);
    await pick(element, "algorithm", "bfs");
    expect([text(element, "#search"), fields.checkVisibility()]).toEqual(["Search: Breadth-first (bfs)", true]);
    const needy = await explorer('algorithm="dls" style="width: 30rem"');
    expect(one(needy, "[part=controls]").checkVisibility()).toBe(true);
  });

  test("is refused in words where no control stands for it, and what is no order is left out", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(text(await explorer('order="any"'), "[role=alert]")).toContain("The order any is not for roll-the-block");
    expect(text(await explorer('algorithm="bfs" weight="-1"'), "#no-weight")).toContain("The weight is -1");
    expect((await explorer('order="week"')).tour).toBeDefined();
    expect(warn.mock.calls.flat().join()).toContain('order="week" is unknown');
  });

  test("is told in the console where it does not exist", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await explorer('algorithm="auto" grain="week"');
    expect(tourOf(element).exploration.algorithm).toBe("astar");
    expect(tourOf(element).grain).toBe("expansion");
    expect(warn.mock.calls.flat().join()).toMatch(/algorithm="auto" is unknown.*grain="week" is unknown/s);
  });

  test("is forgotten with its level; a wrong one shows its problems", async () => {
    const element = await explorer();
    element.level = WRONG;
    await element.updateComplete;
    expect(element.tour).toBeUndefined();
    expect(all(element, "[role=alert] li").length).toBeGreaterThan(0);
    expect(text(await explorer("", ""), ".panel")).toContain("There is no level to explore yet.");
  });

  test("is given up where the element leaves the page, and made when it is back", async () => {
    const element = await explorer("", "");
    element.level = LEVEL;
    await Promise.resolve();
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    await expect.poll(() => element.tour).toBeDefined();
  });
});

test("a puzzle of one's own is explored, with what is reopened", async () => {
  const arrows = [
    ["a", "b", 1],
    ["a", "c", 3],
    ["b", "c", 1],
    ["c", "d", 3],
    ["d", "e", 1],
  ] as const;
  const element = await explorer('algorithm="ucs" cost="weighted"', "");
  element.loaded = graphLevel(arrows, "a", ["e"]);
  await element.updateComplete;
  await pick(element, "grain", "event");
  const said: string[] = [];
  while (!tourOf(element).isAtEnd) {
    await press(element, "Step");
    said.push(text(element, "[part=happened]"));
  }
  expect(said.join("\n")).toContain("b-c-1 leads to state 2 more cheaply than before: it waits anew: g 2.");
  expect(all(element, ".board svg").length).toBe(1);
});

test("a board that is too large to be seen whole is drawn in part", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, row) => `${row === 0 ? "S" : "."}${".".repeat(58)}${row === 59 ? "T" : "."}`,
  );
  const element = await explorer('algorithm="bfs"', `game: roll-the-block\n\n${rows.join("\n")}\n`);
  await press(element, "Step", "Step");
  expect(text(element, "[part=state]")).toContain("25 × 25 cells of the board, around what moves");
  expect(all(element, "[part=frontier] svg").length).toBeGreaterThan(1);
});

test("where the search was is on a map, as early or as often", async () => {
  const element = await explorer('algorithm="dfs"');
  await press(element, "Step", "Step", "Step");
  const numbers = (): string[] => all(element, ".map text").map((each) => each.textContent ?? "");
  expect(numbers()).toContain("0");
  await pick(element, "heat", "visits");
  expect(numbers().every((number) => Number(number) >= 1)).toBe(true);
  expect(all(await explorer('algorithm="bfs"', ICE), ".map").length).toBe(0);
});

test("what was said follows the language", async () => {
  const element = await explorer('heuristic="distance"');
  await press(element, "Step", "Run to ...");
  await element.openTrace("{}");
  element.runTo({ kind: "f", value: 99 });
  await element.updateComplete;
  const said = (): string => text(element, "[role=status]");
  expect(said()).toMatch(/does not happen.*no search trace.*The start is expanded/);
  document.documentElement.lang = "pt";
  await expect.poll(said).toMatch(/isso não acontece.*não é um traço.*O início é expandido/);
});

test("in Portuguese everything is", async () => {
  document.documentElement.lang = "pt";
  const element = await explorer('algorithm="idastar" heuristic="distance" predict');
  await press(element, "Passo", "Passo", "Correr até ...");
  expect(element.renderRoot.textContent).not.toMatch(
    /\b(Step|Run|Tree|Frontier|Expanded|expanded|state|State|next|Round|waits?|depth|successors?)\b/,
  );
});

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldExplorer): Promise<void> => {
    await element.updateComplete;
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test("at the start, on the way, at the end, with everything open", async () => {
    const element = await explorer('algorithm="idastar" heuristic="distance"');
    await clean(element);
    await press(element, "Step", "Step", "Step", "Run to ...", "Search: IDA*, distance");
    await clean(element);
    all(element, "[part=frontier] button").at(-1)?.click();
    await clean(element);
    await press(element, "Next goal", "Fit", "Solution only");
    await clean(element);
    element.runTo({ kind: "end" });
    element.solutionOnly = false;
    await clean(element);
  });

  test("while one predicts, and when it was right or wrong", async () => {
    const element = await explorer('heuristic="distance" predict');
    await press(element, "Step");
    await clean(element);
    for (let i = 0; i < 2; i++) {
      all(element, "[part=question] button")[i]?.click();
      await clean(element);
      await press(element, "Step");
    }
  });

  test("of other puzzles, of what is dead, of wrong and missing levels", async () => {
    const ice = await explorer('algorithm="astar"', ICE);
    ice.runTo({ kind: "end" });
    await clean(ice);
    await clean(await explorer("", WRONG));
    await clean(await explorer("", ""));
    await clean(await explorer('algorithm="dls"'));
  });
});
