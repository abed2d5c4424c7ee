// Folding Blocks and Break the Ice as a person plays them: to the end by keys, by taps and by drags, with a mouse and with a
// finger; what is chosen, held and refused is seen.
import { afterEach, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../../tests/support/accessibility.ts";
import { BoardAtHand, type PointerKind } from "../../../tests/support/board-at-hand.ts";
import { boardOnPage, middleOf, press } from "../../../tests/support/board-on-page.ts";
import { FrameClock } from "../../../tests/support/frame-clock.ts";
import type { Direction } from "../../puzzles/direction.ts";
import "./define.ts";

const FOLDING = "game: folding-blocks\noptimal: 4\n\n.A.B\n....";
const FOLDS = "A:d A:l B:d B:l";
const ICE = "game: break-the-ice\nmoves: 3\noptimal: 3\n\nA....\nB....\nABBA.";
const ICE_MOVES = "0,0:r 1,0:d 2,3:l";

afterEach(() => document.body.replaceChildren());

/** Every move is told in order, and the end. */
function expectSolved(hand: BoardAtHand, moves: string, stars: number | null): void {
  const count = moves.split(" ").length;
  expect(hand.element.moves).toBe(moves);
  expect(hand.names).toEqual([
    "load",
    ...Array.from({ length: count }, () => ["before-move", "move", "move-end"]).flat(),
    "solved",
  ]);
  expect(hand.told.filter(([name]) => name === "move").every(([, { by }]) => by === "person")).toBe(true);
  expect(hand.told.at(-1)?.[1]).toEqual({ moves, cost: count, stars, optimal: true });
}

type Taps = readonly (readonly [row: number, column: number])[];
type Drags = readonly (readonly [row: number, column: number, direction: Direction])[];

const POINTERS: readonly PointerKind[] = ["mouse", "touch"];
const VIEWS = ["scene", "flat"] as const;

describe("Folding Blocks", () => {
  const TAPS: Taps = [
    [0, 1],
    [1, 1],
    [0, 0],
    [0, 3],
    [1, 3],
    [0, 2],
  ];
  const DRAGS: Drags = [
    [0, 1, "d"],
    [1, 1, "l"],
    [0, 3, "d"],
    [1, 3, "l"],
  ];

  test("is solved by keys", async () => {
    const hand = await BoardAtHand.of(FOLDING);
    expect(hand.press("a", "ArrowDown", "ArrowLeft", "]", "ArrowDown", "ArrowLeft")).toBe(true);
    expectSolved(hand, FOLDS, null);
  });

  test("brackets that are typed with Option or AltGr choose a group, and those of the browser none", async () => {
    const board = await boardOnPage(FOLDING);
    const chosen = (): string | undefined =>
      board.renderRoot.querySelector('[aria-selected="true"]')?.getAttribute("aria-label") ?? undefined;
    expect(press(board, "[", { metaKey: true })).toBe(true);
    expect(chosen()).toBeUndefined();
    expect(press(board, "]", { altKey: true })).toBe(false);
    expect(chosen()).toContain("A");
    expect(press(board, "]", { altKey: true, ctrlKey: true })).toBe(false);
    expect(chosen()).toContain("B");
  });

  test.each(POINTERS)("is solved by taps and by drags with a %s, in both views", async (kind) => {
    for (const view of VIEWS) {
      const tapped = await BoardAtHand.of(FOLDING, { tempo: "0", view });
      for (const [row, column] of TAPS) tapped.tap(row, column, kind);
      expectSolved(tapped, FOLDS, null);
      const dragged = await BoardAtHand.of(FOLDING, { tempo: "0", view });
      for (const [row, column, direction] of DRAGS) dragged.drag(row, column, direction, kind);
      expectSolved(dragged, FOLDS, null);
    }
  });

  test("shows what is chosen, where it can go, and has the focus there", async () => {
    const hand = await BoardAtHand.of(FOLDING);
    expect(hand.count(".chosen, .target")).toBe(0);
    hand.press("b");
    expect([hand.count(".chosen"), hand.count(".target"), hand.current]).toEqual([1, 2, "0 3"]);
    hand.press("Escape");
    expect(hand.count(".chosen, .target")).toBe(0);
  });

  test("tells who does not see it what is chosen and what it can do", async () => {
    const hand = await BoardAtHand.of(FOLDING);
    const said = async (): Promise<string | undefined> => {
      await hand.element.updateComplete;
      return hand.element.renderRoot.querySelector("[role=status]")?.textContent;
    };
    hand.press("b");
    expect(await said()).toBe("Chosen: B, group. Possible: fold group B down; fold group B to the left.");
    expect(hand.count('[aria-selected="true"]')).toBe(1);
    hand.press("Escape");
    expect([await said(), hand.count("[aria-selected]")]).toEqual(["Nothing is chosen.", 0]);
  });

  test("shows where a fold that is held would lie, and marks what refuses it", async () => {
    const hand = await BoardAtHand.of(FOLDING);
    hand.press("a", "ArrowDown", "ArrowRight");
    expect([hand.count(".chosen"), hand.element.moves]).toEqual([1, "A:d A:r"]);
    hand.hold(0, 3, "d");
    expect([hand.count(".preview"), hand.count(".blocked")]).toEqual([1, 0]);
    hand.hold(0, 3, "d");
    hand.element.undo();
    hand.press("ArrowUp");
    expect(hand.told.at(-1)).toMatchObject(["refused", { move: "A:u" }]);
    expect([hand.count(".blocked"), hand.element.moves]).toEqual([1, "A:d"]);
  });
});

describe("Break the Ice", () => {
  const TAPS: Taps = [
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
    [2, 3],
    [2, 2],
  ];
  const DRAGS: Drags = [
    [0, 0, "r"],
    [1, 0, "d"],
    [2, 3, "l"],
  ];

  test("is solved by keys, and the focus goes with the cursor", async () => {
    const hand = await BoardAtHand.of(ICE);
    expect(hand.current).toBe("0 0");
    hand.press(" ", "ArrowRight");
    expect([hand.element.moves, hand.current]).toEqual(["0,0:r", "1 1"]);
    hand.press("ArrowLeft", "Enter", "ArrowDown");
    expect([hand.element.moves, hand.current]).toEqual(["0,0:r 1,0:d", "2 0"]);
    hand.press("ArrowRight", "ArrowRight", "ArrowRight", " ", "ArrowLeft");
    expectSolved(hand, ICE_MOVES, 3);
  });

  test.each(POINTERS)("is solved by taps and by drags with a %s, in both views", async (kind) => {
    for (const view of VIEWS) {
      const tapped = await BoardAtHand.of(ICE, { tempo: "0", view });
      for (const [row, column] of TAPS) tapped.tap(row, column, kind);
      expectSolved(tapped, ICE_MOVES, 3);
      const dragged = await BoardAtHand.of(ICE, { tempo: "0", view });
      for (const [row, column, direction] of DRAGS) dragged.drag(row, column, direction, kind);
      expectSolved(dragged, ICE_MOVES, 3);
    }
  });

  test.each(POINTERS)(
    "a drag with a %s that begins while a block still moves meets it where it will be",
    async (kind) => {
      for (const view of VIEWS) {
        const hand = await BoardAtHand.of("game: break-the-ice\n\n.....\nAA..A", { tempo: "1", view });
        const clock = new FrameClock();
        const { x, y } = middleOf(hand.element, 1, 3);
        hand.drag(1, 4, "l", kind);
        const isMet = (): boolean =>
          (hand.element.renderRoot as ShadowRoot).elementFromPoint(x, y)?.classList.contains("face") ?? false;
        await clock.until(isMet);
        expect(hand.names).not.toContain("move-end");
        hand.drag(1, 3, "l", kind);
        clock.restore();
        expect(hand.element.moves).toBe("1,4:l 1,3:l");
      }
    },
  );

  test("shows the block that is taken and where it can go, and lets it go", async () => {
    const hand = await BoardAtHand.of(ICE);
    expect([hand.count(".cursor"), hand.count(".chosen")]).toEqual([1, 0]);
    hand.press(" ");
    expect([hand.count(".cursor"), hand.count(".chosen"), hand.count(".target")]).toEqual([0, 1, 2]);
    hand.press("Escape");
    expect([hand.count(".cursor"), hand.count(".chosen")]).toEqual([1, 0]);
  });

  test("keeps what is taken where a move is refused, and leaves no key to the page that it uses", async () => {
    const hand = await BoardAtHand.of(ICE);
    expect(hand.press(" ", "ArrowUp")).toBe(true);
    expect(hand.told.at(-1)).toMatchObject(["refused", { move: "0,0:u" }]);
    expect([hand.count(".blocked"), hand.count(".chosen"), hand.element.moves]).toEqual([1, 1, ""]);
    expect(hand.press("Escape", "ArrowUp", "ArrowUp", "ArrowRight", " ")).toBe(true);
    expect([hand.current, hand.count(".chosen")]).toEqual(["0 1", 0]);
  });

  test("tells the same with animation, a chain included", async () => {
    const hand = await BoardAtHand.of(ICE, { tempo: "20" });
    for (const move of ICE_MOVES.split(" ")) hand.element.move(move);
    await expect.poll(() => hand.names.at(-1)).toBe("solved");
    expect(hand.names.filter((name) => name === "move-end").length).toBe(3);
    expect(hand.count('[data-key^="block"]')).toBe(0);
  });
});

describe("axe-core finds nothing", () => {
  const STATES: readonly (readonly [state: string, level: string, act: (hand: BoardAtHand) => unknown])[] = [
    ["a group that is chosen", FOLDING, (hand) => hand.press("b")],
    ["a fold that is refused", FOLDING, (hand) => hand.press("a", "ArrowUp")],
    ["the cursor on its way", ICE, (hand) => hand.press("ArrowDown")],
    ["a block that is taken", ICE, (hand) => hand.press(" ")],
    ["a drag that is held", ICE, (hand) => hand.hold(0, 0, "r")],
    ["the end", ICE, ({ element }) => ICE_MOVES.split(" ").map((move) => element.move(move))],
  ];

  test.each(STATES)("%s", async (_state, level, act) => {
    const hand = await BoardAtHand.of(level);
    act(hand);
    await hand.element.updateComplete;
    for (const theme of ["light", "dark"] as const) {
      expect(await accessibilityProblems(hand.element, theme)).toEqual([]);
    }
  });
});
