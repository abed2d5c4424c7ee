// axe-core finds nothing in a comparison, whatever it shows, light and dark; its tables are tables, and what scrolls within itself
// can be scrolled by keys.
import { afterEach, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import {
  all,
  clearPage,
  compareOn,
  ENDLESS,
  OTHER,
  SMALL,
  TILES,
  textsOf,
  WRONG,
} from "../../../tests/support/compare-page.ts";
import type { FourfoldCompare } from "./fourfold-compare.ts";

afterEach(clearPage);

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldCompare): Promise<void> => {
    await element.updateComplete;
    for (const details of all<HTMLDetailsElement>(element, "details")) details.open = true;
    await element.updateComplete;
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test("before, and where something is wrong or missing", async () => {
    await clean(await compareOn([SMALL, OTHER]));
    await clean(await compareOn([]));
    await clean(await compareOn([WRONG, SMALL], 'solvers="bsf,bfs" max-nodes="-1"'));
    await clean(await compareOn([SMALL], 'solvers=""'));
  });

  test("while it runs", async () => {
    const element = await compareOn([SMALL, ENDLESS], 'solvers="dfs,ucs,bfs"');
    const ended = element.run();
    await expect.poll(() => textsOf(element, ".at-work").join()).toContain("states");
    await clean(element);
    element.cancel();
    await ended;
    await clean(element);
  });

  test("afterwards, with cells of every kind, of several puzzles and of a single level", async () => {
    const element = await compareOn(
      [SMALL, OTHER, TILES, ENDLESS],
      'solvers="bfs,dfs,dls,auto,astar/relaxed" max-nodes="2000"',
    );
    await element.run();
    await clean(element);
    element.show = "cost";
    await clean(element);
    const single = await compareOn([SMALL], 'solvers="bfs,dfs,auto"');
    await single.run();
    await clean(single);
  });
});

test("every cell of a table has its heads", async () => {
  const element = await compareOn([SMALL, OTHER], 'solvers="bfs,dfs"');
  await element.run();
  await element.updateComplete;
  const [table] = all<HTMLTableElement>(element, "[part=table]");
  expect(table?.caption?.textContent).toBe("Roll the Block: 2 levels, one solver a column");
  expect([...(table?.querySelectorAll("th") ?? [])].filter((head) => !head.hasAttribute("scope"))).toEqual([]);
  for (const body of table?.tBodies ?? []) {
    expect(body.querySelector("th[scope=rowgroup]")).not.toBeNull();
    const rows = [...body.rows].slice(1);
    expect(rows.map((row) => row.querySelector("th")?.scope)).toEqual(rows.map(() => "row"));
    expect(rows.map((row) => row.cells.length)).toEqual(rows.map(() => 3));
  }
});

test("on a narrow place what stands in the place of all numbers of a solver is seen without scrolling", async () => {
  const element = await compareOn([ENDLESS], 'solvers="bfs,dfs,dls" max-nodes="1000"');
  element.style.width = "320px";
  await element.run();
  await element.updateComplete;
  const [frame] = all(element, ".beside:has([part=table])") as [HTMLElement];
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  const said = all(element, "td.missing, td.blank");
  expect(said.map((cell) => cell.textContent?.slice(0, 2))).toEqual(["ND", "–T"]);
  const range = document.createRange();
  for (const cell of said) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
    }
  }
});

test("on a narrow place tables scroll within themselves, and their first column stays", async () => {
  const element = await compareOn([SMALL, OTHER], 'solvers="all,auto"');
  element.style.width = "320px";
  await element.run();
  await element.updateComplete;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  const [frame] = all(element, ".beside:has([part=table])") as [HTMLElement];
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect([frame.tabIndex, frame.getAttribute("role"), frame.getAttribute("aria-label")]).toEqual([
    ...[0, "group", "Roll the Block: 2 levels, one solver a column, as a table"],
  ]);
  const head = frame.querySelector("th[scope=row]") as HTMLElement;
  const before = head.getBoundingClientRect().left;
  frame.scrollLeft = 200;
  expect(head.getBoundingClientRect().left).toBeCloseTo(before, 0);
});
