// A solution is celebrated once, after everything is told; whatever comes ends it, and where nothing moves there is none.
import { afterEach, beforeEach, expect, test } from "vitest";
import { FrameClock } from "../../../tests/support/frame-clock.ts";
import "./define.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

let clock: FrameClock;

beforeEach(() => {
  clock = new FrameClock();
});

afterEach(() => {
  clock.restore();
  document.body.replaceChildren();
});

async function solved(attributes: string): Promise<FourfoldBoard> {
  const level = "game: match-the-tiles\n\nA.a";
  document.body.innerHTML = `<fourfold-board ${attributes} level="${level}"></fourfold-board>`;
  const board = document.querySelector("fourfold-board") as FourfoldBoard;
  await board.updateComplete;
  let isTold = false;
  board.addEventListener("fourfold-solved", () => {
    isTold = true;
  });
  board.move("r");
  await clock.until(() => isTold);
  return board;
}

const lights = (board: FourfoldBoard): number => board.renderRoot.querySelectorAll(".light").length;

test("light runs over what is there, and is gone at the end", async () => {
  const board = await solved("");
  await clock.until(() => lights(board) > 0);
  await clock.until(() => lights(board) === 0);
  expect(board.solved).toBe(true);
});

test("whatever comes ends it", async () => {
  const board = await solved("");
  await clock.until(() => lights(board) > 0);
  board.undo();
  expect(lights(board)).toBe(0);
});

test("nothing moves where nothing is to move", async () => {
  const board = await solved('tempo="0"');
  await clock.frame(20);
  await clock.frame(20);
  expect([board.solved, lights(board)]).toEqual([true, 0]);
});
