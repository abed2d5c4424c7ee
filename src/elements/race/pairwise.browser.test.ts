// A person presses Start: whatever the race showed before, with whatever hand, in either language and theme, with motion and
// without, it tells its result once, in words of that language, and both engines have counted the same. They search on the
// page here: fourfold-race.browser.test.ts has workers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emulateMedia } from "../../../tests/support/emulated-media.ts";
import { HANDS, type HandName } from "../../../tests/support/hands.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { SolverPool } from "../../worker/solver-pool.ts";
import "./define.ts";
import type { FourfoldRace } from "./fourfold-race.ts";
import type { RaceResult } from "./race.ts";

const LEVEL = `<script type="text/plain">game: roll-the-block\n\nS....\n.....\n....T\n</script>`;

beforeEach(() => {
  vi.spyOn(SolverPool.prototype, "solve").mockImplementation((level, options) => solve(level as LoadedLevel, options));
});

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
  await emulateMedia({ reducedMotion: null });
});

const WORDS = {
  en: { start: "Start", counted: /^Both counted the same: \d+ states expanded/ },
  pt: { start: "Começar", counted: /^Os dois contaram o mesmo/ },
} as const;

const found = (race: FourfoldRace, selector: string): HTMLElement =>
  race.renderRoot.querySelector(selector) as HTMLElement;

const STATES: Readonly<Record<string, (race: FourfoldRace) => unknown>> = {
  fresh: () => undefined,
  raced: (race) => race.start(),
  cancelled: async (race) => {
    const ended = race.start();
    race.cancel();
    await ended;
  },
  explained: (race) => found(race, "button.ask").click(),
  "mended after a refusal": async (race) => {
    race.heuristic = "none-such";
    await race.updateComplete;
    race.heuristic = "";
  },
  "with another search": (race) => {
    race.algorithm = "idastar";
  },
};

const combinations = pairwise({
  state: Object.keys(STATES),
  hand: ["mouse", "keyboard", "touch"] satisfies HandName[],
  language: ["en", "pt"],
  theme: ["light", "dark"],
  motion: ["no-preference", "reduce"],
});

test.each(combinations)("$state, by $hand, $language, $theme, motion: $motion", async (chosen) => {
  const { state, hand, theme, motion } = chosen;
  const language = chosen.language === "pt" ? "pt" : "en";
  await emulateMedia({ reducedMotion: motion });
  expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(motion === "reduce");
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
  document.body.innerHTML = `<fourfold-race rounds="1">${LEVEL}</fourfold-race>`;
  const race = document.querySelector("fourfold-race") as FourfoldRace;
  await race.updateComplete;
  await STATES[state]?.(race);
  await race.updateComplete;
  const results: RaceResult[] = [];
  race.addEventListener("fourfold-race", (event) => results.push((event as CustomEvent).detail));

  const start = found(race, "#start");
  expect(start.textContent).toBe(WORDS[language].start);
  await HANDS[hand](start);
  await expect.poll(() => results.length).toBe(1);
  await race.updateComplete;
  expect(results).toEqual([race.result]);
  expect(race.result).toMatchObject({ equal: true, warm: { rounds: 1 } });
  expect(found(race, "[part=counts]").textContent?.trim()).toMatch(WORDS[language].counted);
  expect(found(race, "[part=chart]")).not.toBeNull();
});
