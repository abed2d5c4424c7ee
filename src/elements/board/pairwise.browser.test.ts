// A person makes a move on a board: in whatever puzzle and view, with whatever hand, whatever the board showed before, in
// either language and theme, with motion and without, the same is told in the same order, in words of that language.
import { afterEach, expect, test } from "vitest";
import { BoardAtHand } from "../../../tests/support/board-at-hand.ts";
import { pairwise } from "../../../tests/support/pairwise.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = "en";
  document.documentElement.style.colorScheme = "";
});

type Place = readonly [row: number, column: number];

/** The same move by keys, by a drag to the right and by taps, and one that is refused. */
const GAMES = {
  "roll-the-block": {
    board: "S....\n.....\n....T",
    move: "r",
    keys: ["ArrowRight"],
    drag: [0, 0],
    taps: [[0, 1]],
    wrong: "u",
  },
  "match-the-tiles": {
    board: "A...\n..b.\nB..a",
    move: "r",
    keys: ["ArrowRight"],
    drag: [1, 1],
    taps: [[0, 1]],
    wrong: "l",
  },
  "folding-blocks": {
    board: "A..\n...\n..B",
    move: "A:r",
    keys: ["a", "ArrowRight"],
    drag: [0, 0],
    taps: [
      [0, 0],
      [0, 1],
    ],
    wrong: "A:u",
  },
  "break-the-ice": {
    board: "A....\nB....\nABBA.",
    move: "0,0:r",
    keys: [" ", "ArrowRight"],
    drag: [0, 0],
    taps: [
      [0, 0],
      [0, 1],
    ],
    wrong: "0,0:l",
  },
} as const satisfies Readonly<
  Record<
    string,
    { board: string; move: string; keys: readonly string[]; drag: Place; taps: readonly Place[]; wrong: string }
  >
>;

const STATES: Readonly<Record<string, (board: FourfoldBoard, move: string, wrong: string) => unknown>> = {
  fresh: () => undefined,
  "taken back": (board, move) => board.move(move) && board.undo(),
  refused: (board, _, wrong) => board.move(wrong),
  hinted: (board, move) => {
    board.hint = move;
  },
  analysed: (board, move) => {
    board.analysis = [{ move, status: "at-least", remaining: 2, best: false }];
  },
};

const HANDS: Readonly<Record<string, (hand: BoardAtHand, game: (typeof GAMES)[keyof typeof GAMES]) => unknown>> = {
  keyboard: (hand, { keys }) => hand.press(...keys),
  mouse: (hand, { drag: [row, column] }) => hand.drag(row, column, "r", "mouse"),
  touch: (hand, { taps }) => {
    for (const [row, column] of taps) hand.tap(row, column, "touch");
  },
};

const combinations = pairwise({
  game: Object.keys(GAMES),
  hand: Object.keys(HANDS),
  state: Object.keys(STATES),
  view: ["scene", "flat"],
  language: ["en", "pt"],
  theme: ["light", "dark"],
  tempo: ["0", "8"],
});

test.each(combinations)("$game, $view, $state, by $hand, $language, $theme, at tempo $tempo", async (chosen) => {
  const game = GAMES[chosen.game as keyof typeof GAMES];
  const language = chosen.language === "pt" ? "pt" : "en";
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = String(chosen.theme);
  const attributes = { view: String(chosen.view), tempo: String(chosen.tempo) };
  const hand = await BoardAtHand.of(`game: ${chosen.game}\n\n${game.board}`, attributes);
  const { element } = hand;
  await STATES[String(chosen.state)]?.(element, game.move, game.wrong);
  await element.updateComplete;
  const { puzzle, level, state } = element.play as NonNullable<FourfoldBoard["play"]>;
  const words = puzzle.describeMove(level, state, puzzle.parseMove(game.move).move)[language];
  const before = hand.told.length;

  HANDS[String(chosen.hand)]?.(hand, game);
  const ended = (): number => hand.told.filter(([name, { by }]) => name === "move-end" && by === "person").length;
  await expect.poll(ended).toBe(1);
  const made = { move: game.move, words, moves: game.move, cost: 1, by: "person" };
  const own = hand.told.slice(before).filter(([name, detail]) => name === "before-move" || detail.by === "person");
  expect(own).toEqual([
    ["before-move", { move: game.move }],
    ["move", made],
    ["move-end", made],
  ]);
  await element.updateComplete;
  expect(element.renderRoot.querySelector("[role=status]")?.textContent?.toLowerCase()).toBe(`${words}.`.toLowerCase());
  expect([element.moves, element.getAttribute("moves"), element.analysis, element.hint]).toEqual([
    game.move,
    game.move,
    [],
    "",
  ]);
});
