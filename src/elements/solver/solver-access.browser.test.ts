// How the solver is reached and read: by keyboard and mouse alone, in both languages, and with nothing that axe-core finds.
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import {
  all,
  button,
  choose,
  clearPage,
  ENDLESS,
  namesTold,
  solverWith,
  text,
  visibleText,
  withBoard,
} from "../../../tests/support/solver-page.ts";
import type { SolveResult } from "../../solving/result.ts";
import { duration } from "../common/amounts.ts";
import type { FourfoldSolver } from "./fourfold-solver.ts";

afterEach(clearPage);

describe("in reach", () => {
  test("of the keyboard alone: Solve, Cancel and back, without losing the focus", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    button(element, "Solve").focus();
    await userEvent.keyboard("{Enter}");
    const focused = (): string | null | undefined => (element.renderRoot as ShadowRoot).activeElement?.textContent;
    await expect.poll(focused).toBe("Cancel");
    await userEvent.keyboard(" ");
    await expect.poll(() => element.result?.status).toBe("cancelled");
    await expect.poll(focused).toBe("Solve");
  });

  test("of the mouse: every name explains itself one press away", async () => {
    const element = await solverWith('algorithm="astar"');
    const asks = all(element, ".ask");
    expect(asks.map((each) => each.getAttribute("aria-label"))).toEqual([
      "What is A*?",
      "What is relaxed?",
      "What is WebAssembly?",
    ]);
    for (const ask of asks) await userEvent.click(ask);
    await element.updateComplete;
    expect(visibleText(element, ".told")).toContain("A*. Goes on from the state with the least cost");
    expect(visibleText(element, ".told")).toContain("relaxed. The cost on this level with every bridge open");
    await userEvent.click(asks[0] as HTMLElement);
    await element.updateComplete;
    expect(visibleText(element, ".told")).not.toContain("A*.");
  });
});

describe("in Portuguese", () => {
  test("everything is, and follows the page", async () => {
    const element = await solverWith('algorithm="bfs" cost="weighted"');
    document.documentElement.lang = "pt-PT";
    await expect.poll(() => all(element, "label").map((each) => each.textContent)).toContain("Algoritmo");
    expect(visibleText(element, ".refused")).toContain("só prova o ótimo onde todas as jogadas custam 1");
    await choose(element, "Custo", "moves");
    const { cost, expanded, timeMs } = (await element.solve()) as SolveResult;
    await element.updateComplete;
    const took = duration(timeMs, "pt");
    expect(text(element, ".sentence")).toBe(
      `Resolvido em ${cost} jogadas, ótimo provado, ${expanded} estados em ${took}.`,
    );
    const english = /\b(Expanded|Stored|Time|moves|What|states|Cost)\b/;
    expect(element.renderRoot.textContent).not.toMatch(english);
  });
});

describe.each(["light", "dark"] as const)("axe-core finds nothing, %s", (theme) => {
  const clean = async (element: FourfoldSolver): Promise<void> => {
    await element.updateComplete;
    expect(await accessibilityProblems(element, theme)).toEqual([]);
  };

  test("before and after, with everything explained and More open", async () => {
    const element = await solverWith('algorithm="astar"');
    for (const ask of all(element, ".ask")) ask.click();
    for (const details of all(element, "details")) details.setAttribute("open", "");
    await clean(element);
    await element.solve();
    await element.updateComplete;
    for (const name of all(element, "button.name")) name.click();
    await clean(element);
  });

  test("with a board, a solution and a marked move", async () => {
    const [element] = await withBoard('algorithm="dfs"');
    await element.solve();
    await clean(element);
  });

  test("where something is refused, wrong or missing", async () => {
    await clean(await solverWith('algorithm="dls"'));
    await clean(await solverWith("", "game: roll-the-block\n\nS?."));
    await clean(await solverWith("", ""));
  });

  test("while it runs", async () => {
    const element = await solverWith('algorithm="ucs"', ENDLESS);
    const ended = element.solve();
    await expect.poll(() => namesTold()).toContain("progress");
    await clean(element);
    element.cancel();
    await ended;
  });
});
