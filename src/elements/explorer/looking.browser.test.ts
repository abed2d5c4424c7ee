// What a person sees of a search on an explorer, and what is chosen there; questions, and what a puzzle or a board makes of it.
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  button,
  clearPage,
  explorer,
  ICE,
  one,
  pick,
  press,
  text,
  told,
  tourOf,
} from "../../../tests/support/explorer-page.ts";
import { graphLevel } from "../../../tests/support/graph-puzzle.ts";

afterEach(clearPage);

describe("what is chosen in one view is shown in the others", () => {
  test("from the frontier", async () => {
    const element = await explorer();
    await press(element, "Step", "Step");
    expect(text(element, "[part=frontier] li:first-child .numbers")).toMatch(/^g \d h \d f \d$/);
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

test("g, h and f say what they are where one asks, as far as the search looks at them", async () => {
  const element = await explorer();
  const told = () => text(element, "#about-values");
  expect(told()).toBe("");
  await press(element, "What are g, h and f?");
  expect(told()).toMatch(/^g, h, f[.] g is what the way here costs/);
  element.algorithm = "bfs";
  await element.updateComplete;
  expect(told()).toBe("g. What the way here costs.");
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

test("what waits and is not shown stands among what waits, so that the tree is as high where little waits", async () => {
  const open = `game: roll-the-block\n\n${"S.......".padEnd(12, ".")}\n${`${".".repeat(12)}\n`.repeat(10)}${"T".padStart(12, ".")}\n`;
  const [broad, narrow] = [await explorer('algorithm="bfs"', open), await explorer('algorithm="dfs"', open)];
  broad.goTo(tourOf(broad).stops.positionOf("expansion", 60));
  narrow.goTo(tourOf(narrow).stops.positionOf("expansion", 1));
  await broad.updateComplete;
  await narrow.updateComplete;
  expect(text(broad, "[part=frontier] li:last-child")).toMatch(/^\d+ more wait and are not shown[.]$/);
  for (const width of ["60rem", "37rem"]) {
    const [a, b] = [broad, narrow].map((element) => {
      element.style.width = width;
      return one(element, "[part=tree]").getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
    expect(a, width).toBeCloseTo(b as number);
  }
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

test("what is looked at, and how, is said by attributes, and said to it by them", async () => {
  const element = await explorer();
  await press(element, "Step", "Step", "Step");
  one(element, "[data-node='1']").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await press(element, "Zoom in");
  await pick(element, "heat", "visits");
  const said = (each: Element): (string | null)[] =>
    ["position", "node", "zoom", "heat"].map((name) => each.getAttribute(name));
  const [position] = said(element);
  expect(said(element)).toEqual([position, "1", "1.25", "visits"]);
  const other = await explorer(`position="${position}" node="1" zoom="1.25" heat="visits"`);
  expect(said(other)).toEqual(said(element));
  expect(tourOf(other).shown).toBe(1);
  expect(text(other, "#state-title")).toBe("Chosen state");
  await press(element, "Fit");
  expect(element.getAttribute("zoom")).toBe("fit");
  // Whoever takes a step looks at what happens.
  await press(element, "Step");
  expect(element.getAttribute("node")).toBeNull();
  // A node that is not there yet, or never.
  for (const node of [tourOf(element).chronicle.nodes - 1, 1e9, Number.NaN]) {
    element.node = node;
    await element.updateComplete;
    expect([element.getAttribute("node"), tourOf(element).chosen]).toEqual([null, undefined]);
  }
});
