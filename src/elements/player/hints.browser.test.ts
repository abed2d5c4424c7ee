// Whoever follows the hints to the end needs no more than the optimum: from the start that of the referee that made the golden
// levels, from positions that random moves lead to that of a textbook search in the other engine.
import { afterEach, expect, test } from "vitest";
import { clearPage, playerWith } from "../../../tests/support/player-page.ts";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import type { FourfoldPlayer } from "./fourfold-player.ts";

const files = import.meta.glob<string>("../../../tests/golden/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

const LEVELS_OF_EACH = 4;
const RANDOM_MOVES = 5;

afterEach(clearPage);

/** Levels of which every search comes to its end soon: those with halves have no shorter solutions. */
function smallLevels(text: string): LoadedLevel[] {
  const most = text.includes("split") ? 17 : 9;
  const small = loadLevels(text).filter(({ playable }) => {
    const optimal = Number(playable?.facts.optimal);
    return playable !== undefined && optimal >= 3 && optimal <= most && playable.level.rows < 8;
  });
  const step = Math.max(1, Math.floor(small.length / LEVELS_OF_EACH));
  return small.filter((_, i) => i % step === 0).slice(0, LEVELS_OF_EACH);
}

async function playerAt(level: LoadedLevel): Promise<FourfoldPlayer> {
  const player = await playerWith("", "");
  player.loaded = level;
  await player.updateComplete;
  return player;
}

/** What the moves cost that the hints lead to, until it is solved; null where a hint says that there is no way. */
async function costByHints(player: FourfoldPlayer): Promise<number | null> {
  const before = player.play?.cost ?? 0;
  for (let hints = 0; !player.solved && hints < 100; hints++) {
    const move = await player.hint();
    if (move === null || !player.move(move)) return null;
  }
  return (player.play?.cost ?? 0) - before;
}

/** Moves that look as if nobody had chosen them, and are the same in every run. */
function wander(player: FourfoldPlayer, seed: number): void {
  let chosen = seed;
  for (let i = 0; i < RANDOM_MOVES && player.play !== undefined && !player.solved; i++) {
    const { puzzle, level, state } = player.play;
    const moves = puzzle.listMoves(level, state);
    if (moves.length === 0) return;
    chosen = (chosen * 48_271 + 11) % 2_147_483_647;
    player.move(puzzle.formatMove(moves[chosen % moves.length]));
  }
}

test.each(Object.keys(files).map((path) => path.replace(/^.*[/]|[.]txt$/gu, "")))("hints in %s", async (name) => {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${name}.txt`))?.[1] ?? "";
  const levels = smallLevels(text);
  expect(levels.length).toBeGreaterThan(1);
  for (const [i, level] of levels.entries()) {
    const player = await playerAt(level);
    expect(await costByHints(player), level.title).toBe(level.playable?.facts.optimal);
    player.restart();
    wander(player, i + 1);
    const { cost, status } = await solve(level, { from: player.moves, algorithm: "astar", engine: "ts" });
    expect(status === "solved" || status === "unsolvable").toBe(true);
    expect(await costByHints(player), `${level.title} after ${player.moves}`).toBe(cost);
  }
});
