// The player hints at, checks and solves the 15-puzzle, which it does not know.
import { afterEach, expect, test } from "vitest";
import { FourfoldPlayer } from "../../src/elements/index.ts";
import { loadLevels } from "../../src/playing/load-levels.ts";
import { fifteenPuzzle } from "./index.ts";

const [level] = loadLevels("game: fifteen-puzzle\ntitle: Nearly\n\n123\n.46\n758\n", { puzzles: [fifteenPuzzle] });

afterEach(() => document.body.replaceChildren());

test("hints lead to the end, and the player says how far it is", async () => {
  const player = new FourfoldPlayer();
  player.tempo = 0;
  player.loaded = level;
  document.body.append(player);
  await player.updateComplete;
  await player.check();
  const said = player.renderRoot.querySelector(".notice p")?.textContent ?? "";
  const least = Number(/Still solvable, (\d+) more/u.exec(said)?.[1]);
  expect(least).toBeGreaterThan(0);
  for (let hints = 0; hints < least; hints++) {
    const move = await player.hint();
    expect(player.move(move ?? "")).toBe(true);
  }
  expect(player.solved).toBe(true);
});
