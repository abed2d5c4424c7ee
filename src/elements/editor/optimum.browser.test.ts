// The best solution of what is edited, looked for as one goes.
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  choose,
  clearPage,
  detailsTold,
  drag,
  editorWith,
  press,
  ROLL,
  settled,
  text,
} from "../../../tests/support/editor-page.ts";
import { sharedPool } from "../common/shared-pool.ts";

afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
});

describe("the best solution", () => {
  test("is looked for after an edit, and told", async () => {
    const element = await editorWith(ROLL);
    await expect.poll(() => detailsTold("optimum").length).toBe(1);
    expect(element.optimum).toEqual({ cost: 7, optimal: true, why: null });
    expect(text(element, ".optimum p")).toBe("Best possible: 7 moves, proven.");
    choose(element, "#");
    drag(element, [
      [1, 0],
      [1, 4],
    ]);
    expect(element.optimum).toBeUndefined();
    await expect.poll(() => detailsTold("optimum").length).toBe(2);
    const { cost, optimal, why } = element.optimum ?? {};
    expect({ cost, optimal }).toEqual({ cost: null, optimal: false });
    expect(why).not.toBe("");
    expect(text(element, ".optimum.none p")).toBe(`No solution: ${why}`);
  });

  test("is written into the level, and what the level says and is not so is told", async () => {
    const element = await editorWith(ROLL.replace("title: Small", "optimal: 3"));
    await expect.poll(() => text(element, ".optimum .refused")).toBe("The level says 3; what is proven is 7.");
    await press(element, "Write it into the level");
    expect(element.level).toMatch(/^game: roll-the-block\noptimal: 7\nsolution: \S/);
    expect(element.renderRoot.querySelector(".optimum .write")).toBeNull();
    choose(element, "#");
    drag(element, [[1, 1]]);
    await settled(element);
    expect(element.level).not.toMatch(/optimal|solution/);
  });

  test("is not looked for where no time is given", async () => {
    const element = await editorWith(ROLL, 'max-time="0"');
    expect(element.renderRoot.querySelector(".optimum")).toBeNull();
  });

  test("is not looked for while the page is hidden, and then goes on", async () => {
    const stops: AbortSignal[] = [];
    const solve = vi.spyOn(sharedPool(""), "solve").mockImplementation((_, { stop } = {}) => {
      if (stop !== undefined) stops.push(stop);
      return new Promise(() => undefined);
    });
    const element = await editorWith(ROLL);
    await expect.poll(() => stops.length).toBe(1);
    hide(true);
    expect(stops[0]?.aborted).toBe(true);
    expect(text(element, ".optimum p")).toMatch(/^Looking for/);
    choose(element, "#");
    drag(element, [[1, 1]]);
    await settled(element);
    // However long it waits.
    vi.useFakeTimers();
    drag(element, [[1, 2]]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(stops).toHaveLength(1);
    hide(false);
    await expect.poll(() => stops.length).toBe(2);
    expect(stops[1]?.aborted).toBe(false);
    expect(solve.mock.calls.at(-1)?.[0]).toBe(element.loaded);
    element.remove();
    expect(stops[1]?.aborted).toBe(true);
    hide(true);
    hide(false);
    expect(stops).toHaveLength(2);
  });
});

function hide(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
