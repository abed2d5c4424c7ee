// What an explorer searches: levels, searches chosen by a person or a page, and traces from files.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  all,
  clearPage,
  explorer,
  ICE,
  LEVEL,
  one,
  pick,
  press,
  text,
  tourOf,
  WRONG,
} from "../../../tests/support/explorer-page.ts";

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
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
    await pick(element, "algorithm", "dls");
    expect(text(element, "#no-depth")).toContain("dls needs a depth");
    expect([one(element, "#depth").checkVisibility(), element.tour]).toEqual([true, undefined]);
    await pick(element, "depth", "6");
    expect(tourOf(element).exploration.algorithm).toBe("dls");
  });

  test("is chosen where there is little room too, and what comes below stands as high for every search", async () => {
    const guided = await explorer();
    const blind = await explorer('algorithm="bfs"');
    for (const width of ["60rem", "37rem", "22rem", "18rem"]) {
      const [a, b] = [guided, blind].map((element) => {
        element.style.width = width;
        for (const id of ["algorithm", "heuristic"]) expect(one(element, `#${id}`).checkVisibility()).toBe(true);
        return one(element, ".position").getBoundingClientRect().top - element.getBoundingClientRect().top;
      });
      expect(a, width).toBeCloseTo(b as number);
    }
    expect(one(guided, "#weight").checkVisibility()).toBe(false);
    one(guided, "summary").click();
    expect(one(guided, "#weight").checkVisibility()).toBe(true);
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
    const element = await explorer('algorithm="auto" grain="week" breakpoint="week"');
    expect(tourOf(element).exploration.algorithm).toBe("astar");
    expect(tourOf(element).grain).toBe("expansion");
    for (const said of ['algorithm="auto" is unknown', 'grain="week" is unknown', 'breakpoint="week" is unknown'])
      expect(warn.mock.calls.flat().join()).toContain(said);
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
