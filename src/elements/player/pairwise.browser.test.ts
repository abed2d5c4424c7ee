// A person makes a move on the board of a player: whatever the player was doing, with whatever hand, in either language and
// theme, with motion and without, the same is told in the same order.
import { afterEach, expect, test } from "vitest";
import { point } from "../../../tests/support/board-on-page.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import { clearPage, control, detailsOf, playerWith, press, told } from "../../../tests/support/player-page.ts";
import type { FourfoldBoard } from "../board/fourfold-board.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

afterEach(clearPage);

const STATES: Readonly<Record<string, (player: FourfoldPlayer) => unknown>> = {
  fresh: () => undefined,
  played: (player) => player.move("r"),
  "taken back": (player) => player.move("r") && player.undo(),
  refused: (player) => player.move("u") && player.move("u"),
  hinted: (player) => player.hint(),
  checked: (player) => player.check(),
  analysed: (player) => press(player, player.lang === "pt" ? "Análise" : "Analysis"),
  "played back": (player) => player.playback("r r"),
};

const WORDS = {
  en: { moved: "roll right", hint: "Hint" },
  pt: { moved: "rolar para a direita", hint: "Dica" },
} as const;

/** Rolls to the right, wherever the block is. */
const HANDS: Readonly<Record<string, (board: FourfoldBoard) => void>> = {
  keyboard: (board) => {
    board.focus();
    const place = board.shadowRoot?.activeElement;
    place?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true, cancelable: true }),
    );
  },
  mouse: (board) => swipe(board, "mouse"),
  touch: (board) => swipe(board, "touch"),
};

function swipe(board: FourfoldBoard, pointerType: string): void {
  const { x, y, width, height } = (board.renderRoot.querySelector("[part=board]") as Element).getBoundingClientRect();
  const from = { x: x + width / 2, y: y + height / 2 };
  const to = { x: from.x + 40, y: from.y + 8 };
  point(board, "pointerdown", from, { pointerType });
  point(board, "pointermove", to, { pointerType });
  point(board, "pointerup", to, { pointerType });
}

const combinations = pairwise({
  state: Object.keys(STATES),
  hand: Object.keys(HANDS),
  language: ["en", "pt"],
  theme: ["light", "dark"],
  tempo: ["0", "8"],
});

test.each(combinations)("$state, by $hand, $language, $theme, at tempo $tempo", async (chosen) => {
  const { state = "", hand = "", theme = "", tempo } = chosen;
  const language = chosen.language === "pt" ? "pt" : "en";
  document.documentElement.style.colorScheme = theme;
  const controls = "undo redo restart hint check solve playback analysis";
  const player = await playerWith(`lang="${language}" controls="${controls}"`);
  player.setAttribute("tempo", String(tempo));
  await player.updateComplete;
  await STATES[state]?.(player);
  await player.updateComplete;
  const board = player.renderRoot.querySelector("fourfold-board") as FourfoldBoard;
  player.pause();
  const before = player.moves;
  told.length = 0;

  HANDS[hand]?.(board);
  await expect.poll(() => detailsOf("move-end").filter(({ by }) => by === "person").length).toBe(1);
  const moves = `${before} r`.trim();
  const made = { move: "r", words: WORDS[language].moved, moves, cost: moves.split(" ").length, by: "person" };
  const own = told.filter(({ detail }) => detail.by === "person" || detail.by === undefined);
  expect(own.filter(({ name }) => name.includes("move"))).toEqual([
    { name: "before-move", detail: { move: "r" } },
    { name: "move", detail: made },
    { name: "move-end", detail: made },
  ]);
  await player.updateComplete;
  expect([player.moves, player.getAttribute("moves")]).toEqual([moves, moves]);
  expect(player.renderRoot.querySelector(".moves [aria-current=step]")?.textContent).toContain(WORDS[language].moved);
  expect(control(player, WORDS[language].hint)).toBeDefined();
});
