// A person presses Step: whatever the explorer showed before, with whatever hand, in either language and theme, with motion and without,
// it goes on by one step, tells it once, and shows it in words of that language.
import { afterEach, expect, test } from "vitest";
import { emulateMedia } from "../../../tests/support/emulated-media.ts";
import { HANDS, type HandName } from "../../../tests/support/hands.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import type { StepDetail } from "../events.ts";
import "./define.ts";
import type { FourfoldExplorer } from "./fourfold-explorer.ts";

const LEVEL = `<script type="text/plain">game: roll-the-block\n\nS....\n.....\n....T\n</script>`;

afterEach(async () => {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
  await emulateMedia({ reducedMotion: null });
});

const WORDS = {
  en: { step: "Step", happened: /(is expanded|is taken|begins again|leads to the goal)/ },
  pt: { step: "Passo", happened: /(é expandido|é tirado|começa de novo|leva ao objetivo)/ },
} as const;

const found = (explorer: FourfoldExplorer, selector: string): HTMLElement =>
  explorer.renderRoot.querySelector(selector) as HTMLElement;

const STATES: Readonly<Record<string, (explorer: FourfoldExplorer) => unknown>> = {
  fresh: () => undefined,
  "on the way": (explorer) => [1, 2, 3].map(() => explorer.step()),
  "back from the end": async (explorer) => {
    await explorer.runTo({ kind: "end" });
    explorer.step(-1);
  },
  predicting: (explorer) => {
    explorer.step();
    explorer.predict = true;
  },
  "with something chosen": async (explorer) => {
    explorer.step();
    await explorer.updateComplete;
    found(explorer, "[part=frontier] button").click();
  },
  "where it runs to is open": (explorer) => found(explorer, "#run-to").click(),
  "of a trace": async (explorer) => explorer.openTrace(await explorer.toTrace()),
};

const combinations = pairwise({
  state: Object.keys(STATES),
  algorithm: ["astar", "bfs", "dfs", "idastar"],
  hand: ["mouse", "keyboard", "touch"] satisfies HandName[],
  language: ["en", "pt"],
  theme: ["light", "dark"],
  motion: ["no-preference", "reduce"],
});

test.each(combinations)("$state, $algorithm, by $hand, $language, $theme, motion: $motion", async (chosen) => {
  const { state, algorithm, hand, theme, motion } = chosen;
  const language = chosen.language === "pt" ? "pt" : "en";
  await emulateMedia({ reducedMotion: motion });
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
  document.body.innerHTML = `<fourfold-explorer algorithm="${algorithm}" heuristic="distance">${LEVEL}</fourfold-explorer>`;
  const explorer = document.querySelector("fourfold-explorer") as FourfoldExplorer;
  await explorer.updateComplete;
  await STATES[state]?.(explorer);
  await explorer.updateComplete;
  const before = explorer.tour?.position ?? -1;
  const steps: StepDetail[] = [];
  explorer.addEventListener("fourfold-step", ({ detail }) => steps.push(detail));

  const step = found(explorer, "#step");
  expect(step.textContent?.trim()).toBe(WORDS[language].step);
  await HANDS[hand](step);
  await expect.poll(() => steps.length).toBe(1);
  await explorer.updateComplete;
  expect(steps[0]).toMatchObject({ by: "step", position: explorer.tour?.position });
  expect(explorer.tour?.position).toBeGreaterThan(before);
  expect(found(explorer, "[part=happened]").textContent).toMatch(WORDS[language].happened);
});
