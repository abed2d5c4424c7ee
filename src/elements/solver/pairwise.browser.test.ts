// A person presses Solve and then Watch: whatever the solver showed before, with whatever hand, in either language and theme,
// it tells its result once, in words of that language, and plays it on the board, as fast as that is.
import { afterEach, expect, test } from "vitest";
import { HANDS, type HandName } from "../../../tests/support/hands.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import type { SolveResult } from "../../solving/result.ts";
import type { FourfoldBoard } from "../board/fourfold-board.ts";
import "../board/define.ts";
import "./define.ts";
import type { FourfoldSolver } from "./fourfold-solver.ts";

const LEVEL = `<script type="text/plain">game: roll-the-block\n\nS....\n.....\n....T\n</script>`;

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
});

const WORDS = {
  en: { solve: "Solve", watch: "Watch", solved: /^Solved in \d+ (more )?moves, proven optimal, / },
  pt: { solve: "Resolver", watch: "Ver", solved: /^Resolvido em (mais )?\d+ jogadas, ótimo provado, / },
} as const;

const STATES: Readonly<Record<string, (solver: FourfoldSolver, board: FourfoldBoard) => unknown>> = {
  fresh: () => undefined,
  solved: (solver) => solver.solve(),
  explained: (solver) => solver.renderRoot.querySelector<HTMLButtonElement>("button.ask")?.click(),
  "with more open": (solver) => solver.renderRoot.querySelector<HTMLElement>("summary")?.click(),
  "mended after a refusal": async (solver) => {
    solver.algorithm = "dls";
    await solver.updateComplete;
    solver.algorithm = "bfs";
  },
  "from here": (solver, board) => {
    solver.fromHere = true;
    board.move("r");
  },
};

/** When it can be pressed. */
async function pressed(solver: FourfoldSolver, name: string, hand: HandName): Promise<void> {
  const found = (): HTMLButtonElement | undefined =>
    [...solver.renderRoot.querySelectorAll("button")].find((each) => each.textContent?.trim() === name);
  await expect.poll(() => found()?.disabled).toBe(false);
  await HANDS[hand](found() as HTMLButtonElement);
}

const combinations = pairwise({
  state: Object.keys(STATES),
  hand: ["mouse", "keyboard", "touch"],
  language: ["en", "pt"],
  theme: ["light", "dark"],
  tempo: ["20", "60"],
});

test.each(combinations)("$state, by $hand, $language, $theme, at tempo $tempo", async (chosen) => {
  const { state, hand, theme, tempo } = chosen;
  const language = chosen.language === "pt" ? "pt" : "en";
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
  document.body.innerHTML = `<fourfold-board id="it" tempo="${tempo}">${LEVEL}</fourfold-board>
    <fourfold-solver for="it" algorithm="astar"></fourfold-solver>`;
  const board = document.querySelector("fourfold-board") as FourfoldBoard;
  const solver = document.querySelector("fourfold-solver") as FourfoldSolver;
  await board.updateComplete;
  await solver.updateComplete;
  await STATES[state]?.(solver, board);
  const results: SolveResult[] = [];
  solver.addEventListener("fourfold-result", (event) => results.push((event as CustomEvent).detail));

  await pressed(solver, WORDS[language].solve, hand);
  await pressed(solver, WORDS[language].watch, hand);
  await expect.poll(() => board.solved).toBe(true);
  expect(results).toEqual([solver.result]);
  const sentence = solver.renderRoot.querySelector("[part=sentence]")?.textContent?.replaceAll(/\s+/g, " ").trim();
  expect(sentence).toMatch(WORDS[language].solved);
});
