// A solution is celebrated once, after everything is told; whatever comes ends it, and where nothing moves there is none.
import { afterEach, expect, test, vi } from "vitest";
import "./define.ts";
import type { FourfoldBoard } from "./fourfold-board.ts";

afterEach(() => document.body.replaceChildren());

async function solved(attributes: string): Promise<FourfoldBoard> {
  const level = "game: match-the-tiles\n\nA.a";
  document.body.innerHTML = `<fourfold-board ${attributes} level="${level}"></fourfold-board>`;
  const board = document.querySelector("fourfold-board") as FourfoldBoard;
  await board.updateComplete;
  const told = new Promise((resolve) => board.addEventListener("fourfold-solved", resolve, { once: true }));
  board.move("r");
  await told;
  return board;
}

const lights = (board: FourfoldBoard): number => board.renderRoot.querySelectorAll(".light").length;

test("light runs over what is there, and is gone at the end", async () => {
  const board = await solved("");
  await vi.waitFor(() => expect(lights(board)).toBeGreaterThan(0), { interval: 5 });
  await vi.waitFor(() => expect(lights(board)).toBe(0));
  expect(board.solved).toBe(true);
});

test("whatever comes ends it", async () => {
  const board = await solved("");
  await vi.waitFor(() => expect(lights(board)).toBeGreaterThan(0), { interval: 5 });
  board.undo();
  expect(lights(board)).toBe(0);
});

test("nothing moves where nothing is to move", async () => {
  const board = await solved('tempo="0"');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect([board.solved, lights(board)]).toEqual([true, 0]);
});
