// Both engines in a browser: the first golden level of every puzzle, solved to its optimum.
import { describe, expect, test } from "vitest";
import { loadLevels, type PlayableLevel } from "../src/playing/load-levels.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import { solve } from "../src/solving/solve.ts";

const texts = import.meta.glob<string>("./golden/*.txt", { query: "?raw", import: "default", eager: true });

function firstOf(game: string): PlayableLevel {
  for (const text of Object.values(texts)) {
    for (const { playable } of loadLevels(text)) {
      if (playable?.puzzle.format.id === game && typeof playable.facts.optimal === "number") return playable;
    }
  }
  throw new Error(`there is no golden level of ${game}`);
}

describe.each(PACKED_PUZZLES.map(({ puzzle }) => firstOf(puzzle.format.id)))("$puzzle.format.id", (level) => {
  test.each(["wasm", "ts"] as const)("is solved by the %s engine", async (engine) => {
    for (const algorithm of ["bfs", "astar", "idastar"] as const) {
      const result = await solve(level, { engine, algorithm });
      expect(result).toMatchObject({ status: "solved", cost: level.facts.optimal, optimal: true, engine });
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
