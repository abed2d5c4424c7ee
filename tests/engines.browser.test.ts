// Both engines in a browser: the first golden level of every puzzle, solved to its optimum.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../src/playing/load-levels.ts";
import type { LoadedLevel } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { solve } from "../src/solving/solve.ts";

const texts = import.meta.glob<string>("./golden/*.txt", { query: "?raw", import: "default", eager: true });

function firstOf(game: string): LoadedLevel & { readonly optimal: number } {
  for (const text of Object.values(texts)) {
    for (const loaded of loadLevels(text)) {
      const optimal = loaded.playable?.facts.optimal;
      if (loaded.game === game && typeof optimal === "number") return { ...loaded, optimal };
    }
  }
  throw new Error(`there is no golden level of ${game}`);
}

describe.each(PACKED_PUZZLES.map(({ puzzle }) => firstOf(puzzle.format.id)))("$game", (level) => {
  test.each(["wasm", "ts"] as const)("is solved by the %s engine", async (engine) => {
    for (const algorithm of ["bfs", "astar", "idastar"] as const) {
      const result = await solve(level, { engine, algorithm });
      expect(result).toMatchObject({ status: "solved", cost: level.optimal, optimal: true, engine });
    }
  });

  test("is the same search in both engines, told while it goes on", async () => {
    const wasm = await solve(level, { engine: "wasm", trace: 5 });
    const ts = await solve(level, { engine: "ts", trace: 5 });
    expect(wasm.fingerprint).toBe(ts.fingerprint);
    expect(wasm.trace).toEqual(ts.trace);
  });

  test("gives the page its turn while a search goes on, and ends when it is told to", async () => {
    const controller = new AbortController();
    let turns = 0;
    const count = setInterval(() => {
      if (++turns === 3) controller.abort(new Error("enough"));
    });
    // Round after round of the same search: it ends by the signal only.
    const endless = (async () => {
      for (;;) await solve(level, { algorithm: "ucs", signal: controller.signal });
    })();
    await expect(endless).rejects.toThrow("enough");
    clearInterval(count);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
