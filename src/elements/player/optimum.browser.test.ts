// Whether a solution is optimal is told where the player's own search has proven it, also of a level that does not say.
import { afterEach, expect, test } from "vitest";
import "./define.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

afterEach(() => document.body.replaceChildren());

async function told(asked: boolean): Promise<unknown> {
  document.body.innerHTML = '<fourfold-player tempo="0" level="game: folding-blocks\n\nA..."></fourfold-player>';
  const player = document.querySelector("fourfold-player") as FourfoldPlayer;
  await player.updateComplete;
  const solved = new Promise<CustomEvent>((resolve) =>
    player.addEventListener("fourfold-solved", (event) => resolve(event as CustomEvent), { once: true }),
  );
  if (asked) await player.hint();
  await player.updateComplete;
  for (const move of ["A:r", "A:r"]) player.move(move);
  return (await solved).detail.optimal;
}

test("a hint has proven what it takes", async () => {
  expect(await told(true)).toBe(true);
});

test("where nobody knows, it is null", async () => {
  expect(await told(false)).toBe(null);
});
