// A person presses Run: whatever the comparison showed before, with whatever hand, in either language and theme, it tells every
// cell once and the end once, in words of that language. The searches run on the page here: running.browser.test.ts has
// workers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearPage, compareOn, OTHER, SMALL, TILES, told } from "../../../tests/support/compare-page.ts";
import { HANDS, type HandName } from "../../../tests/support/hands.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import type { FourfoldCompare } from "./fourfold-compare.ts";

beforeEach(() => {
  vi.spyOn(SolverPool.prototype, "solve").mockImplementation((level, options) => solve(level as LoadedLevel, options));
});

afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
});

const WORDS = {
  en: { run: "Run", ended: /^(Roll the Block: )?All solvers settled/ },
  pt: { run: "Correr", ended: /^(Rolar o Bloco: )?Todos resolveram/ },
} as const;

const STATES: Readonly<Record<string, (element: FourfoldCompare) => unknown>> = {
  fresh: () => undefined,
  run: (element) => element.run(),
  cancelled: async (element) => {
    const ended = element.run();
    element.cancel();
    await ended;
  },
  "with one solver more": async (element) => {
    await element.run();
    element.solvers = [...(element.solvers ?? []), { algorithm: "ucs" }];
  },
  "with one solver less": async (element) => {
    await element.run();
    element.renderRoot.querySelector<HTMLElement>("button.remove")?.click();
  },
  "mended after a wrong solver": async (element) => {
    element.solvers = ["bsf"];
    await element.updateComplete;
    element.solvers = ["bfs", "idastar"];
  },
  "with other levels": async (element) => {
    await element.run();
    element.levels = [TILES, SMALL, OTHER];
  },
};

const combinations = pairwise({
  state: Object.keys(STATES),
  hand: ["mouse", "keyboard", "touch"] satisfies HandName[],
  language: ["en", "pt"],
  theme: ["light", "dark"],
  show: ["", "expanded", "time,expanded,cost,memory,stored,branching"],
  levels: ["one", "two"],
});

test.each(combinations)("$state, by $hand, $language, $theme, showing $show of $levels", async (chosen) => {
  const { state, hand, theme, show, levels } = chosen;
  const language = chosen.language === "pt" ? "pt" : "en";
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
  const element = await compareOn(
    levels === "one" ? [SMALL] : [SMALL, OTHER],
    `solvers="bfs,dfs,astar" show="${show}"`,
  );
  await STATES[state]?.(element);
  await element.updateComplete;
  const cells = (element.levels?.length ?? 0) * (element.solvers?.length ?? 0);
  told.length = 0;

  const run = element.renderRoot.querySelector("#run") as HTMLElement;
  expect(run.textContent).toBe(WORDS[language].run);
  await HANDS[hand](run);
  await expect.poll(() => told.at(-1)?.[0]).toBe("compare");
  await element.updateComplete;
  expect(told.map(([name]) => name)).toEqual([...Array.from({ length: cells }, () => "result"), "compare"]);
  expect(told.at(-1)?.[1]).toEqual({ results: element.results, cancelled: false });
  expect(element.renderRoot.querySelector("[role=status]")?.textContent).toMatch(
    state === "with other levels" ? /settled|resolveram/ : WORDS[language].ended,
  );
});
