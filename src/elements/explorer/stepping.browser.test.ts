// A person goes through a search on an explorer: steps of every size, runs, breakpoints, and two that go together.
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  button,
  clearPage,
  explorer,
  OTHER,
  one,
  pick,
  press,
  text,
  told,
  tourOf,
} from "../../../tests/support/explorer-page.ts";
import type { FourfoldExplorer } from "./fourfold-explorer.ts";

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

describe("steps", () => {
  test("go on and back, are told, and show what was expanded and what waits", async () => {
    const element = await explorer();
    expect([text(element, "[part=happened]"), button(element, "Step back").getAttribute("aria-disabled")]).toEqual([
      "The start waits: g 0 + h 4 = f 4.",
      "true",
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

  test("come to the goal and no further, and the keyboard does not lose its place", async () => {
    const element = await explorer();
    button(element, "Step").focus();
    while (!tourOf(element).isAtEnd) await userEvent.keyboard("{Enter}");
    await element.updateComplete;
    expect(text(element, "[part=happened]")).toMatch(/^The goal is taken: solved/);
    await userEvent.keyboard("{Enter}");
    expect([tourOf(element).isAtEnd, (element.renderRoot as ShadowRoot).activeElement?.id]).toEqual([true, "step"]);
    expect(button(element, "Step").getAttribute("aria-disabled")).toBe("true");
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
    expect(element.breakpoint).toBe("g 2");
    await go("f", "99");
    await expect.poll(() => text(element, "#targets .refused")).toBe("That does not happen from here on.");
    await go("h", "");
    expect(text(element, "#targets .refused")).toBe("Say at which value to stop.");
    await go("move", "east");
    await expect.poll(() => text(element, "#targets .refused")).toContain("`east` is not a move: write u, d, l or r");
    await go("move", "r");
    await expect.poll(() => told.at(-1)?.move).toBe("r");
  });

  test("a breakpoint that a page says, and the state that was chosen", async () => {
    const element = await explorer('breakpoint="h 1"');
    await press(element, "Run to ...", "Go");
    await expect.poll(() => [told.at(-1)?.type, told.at(-1)?.h]).toEqual(["expanding", 1]);
    const at = element.position;
    element.position = 0;
    await element.updateComplete;
    await press(element, "Step", "Step");
    all(element, "[part=frontier] button").at(-1)?.click();
    await element.updateComplete;
    const { chronicle, shown } = tourOf(element);
    await press(element, "Run to ...");
    await pick(element, "breakpoint", "state");
    await press(element, "Go");
    expect(element.breakpoint).toBe(`state ${chronicle.stateOf(shown)}`);
    expect(at).toBeGreaterThan(0);
  });
});

describe("a position", () => {
  test("is said by a page, before the search is made and after, and tells itself", async () => {
    const element = await explorer('heuristic="distance" position="7"');
    expect([tourOf(element).position, told.map(({ by, position }) => `${by} ${position}`)]).toEqual([7, ["jump 7"]]);
    await press(element, "Step");
    expect(element.getAttribute("position")).toBe(String(tourOf(element).position));
    element.setAttribute("position", "2");
    await element.updateComplete;
    expect([tourOf(element).position, told.at(-1)?.by]).toEqual([2, "jump"]);
    element.position = 9999;
    await element.updateComplete;
    expect(element.position).toBe(tourOf(element).chronicle.last);
  });

  test("is that of a search, and another begins at its start, or where the page says", async () => {
    const element = await explorer('heuristic="distance" position="7"');
    await pick(element, "algorithm", "bfs");
    expect([element.position, tourOf(element).position]).toEqual([0, 0]);
    Object.assign(element, { algorithm: "dfs", position: 4 });
    await element.updateComplete;
    expect([element.position, tourOf(element).position]).toEqual([4, 4]);
    element.level = OTHER;
    await element.updateComplete;
    expect([element.position, tourOf(element).position]).toEqual([0, 0]);
  });

  test("that is none is told in the console, and one stands at the start", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await explorer('position="later"');
    expect([element.position, tourOf(element).position]).toEqual([0, 0]);
    expect(warn.mock.calls.flat().join()).toContain("position is no number from 0 up");
  });
});

describe("two of a group", () => {
  test("stand where both were, though one was over before", async () => {
    const first = await explorer('heuristic="distance" group="class"');
    const second = await explorer('algorithm="bfs" group="class"');
    const steps = tourOf(first).stops.steps("expansion") + 2;
    tourOf(second).goToStep(steps);
    const [end, beyond] = [tourOf(first).chronicle.last, tourOf(second).position];
    for (const element of [first, second]) element.remove();
    const again = [
      await explorer(`heuristic="distance" group="class" position="${end}"`),
      await explorer(`algorithm="bfs" group="class" position="${beyond}"`),
    ];
    expect(again.map(({ position }) => position)).toEqual([end, beyond]);
    const [one, two] = again as [FourfoldExplorer, FourfoldExplorer];
    await press(one, "Step");
    expect([one.position, tourOf(two).steps]).toEqual([end, steps + 1]);
  });

  test("take the size of steps from whoever says it, at once", async () => {
    const first = await explorer('grain="event" group="class"');
    const second = await explorer('algorithm="bfs" group="class"');
    expect([first.grain, second.grain]).toEqual(["event", "event"]);
    const third = await explorer('algorithm="ucs" group="class" grain="layer"');
    expect([first, second, third].map(({ grain }) => grain)).toEqual(["event", "event", "event"]);
    third.setAttribute("grain", "layer");
    await third.updateComplete;
    await first.updateComplete;
    expect([first, second].map((each) => [each.grain, tourOf(each).grain])).toEqual([
      ["layer", "layer"],
      ["layer", "layer"],
    ]);
    for (const each of [first, second, third]) each.remove();
    const late = [await explorer('group="other"'), await explorer('algorithm="bfs" group="other" grain="layer"')];
    expect(late.map((each) => tourOf(each).grain)).toEqual(["layer", "layer"]);
  });

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
