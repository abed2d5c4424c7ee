// What foreign code says is believed only as far as the rules bear it out.
import { describe, expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { WrongOption } from "../../solving/wrong-option.ts";
import type { PooledResult } from "../../worker/protocol.ts";
import { believed } from "./believed.ts";
import { checkIn, errorIn, heardOfSearch, isNoLargerThan } from "./heard.ts";

const [level] = loadLevels("game: roll-the-block\n\nS.....\n..#...\n......\n.#...T\n......\n") as [LoadedLevel];
const options = { algorithm: "astar", engine: "ts" } as const;
const own = { name: "own.mjs", admissible: true, estimate: () => 0 };
const honest: PooledResult = {
  ...(await solve(level, { ...options, heuristic: own })),
  overestimate: null,
  saysAdmissible: true,
};

const said = (changes: object): PooledResult => believed(level, options, "own.mjs", { ...honest, ...changes });

describe("a result", () => {
  test("that is true is believed as it is", () => {
    expect(honest).toMatchObject({ status: "solved", optimal: true });
    expect(said({})).toEqual({ ...honest, trace: null });
  });

  test("with moves that do not solve the level is refused", () => {
    for (const moves of ["r", "r r r r r r r r", "what is this", 7, null]) {
      expect(() => said({ moves })).toThrow(WrongOption);
    }
  });

  test("has the cost that its moves have, whatever it says", () => {
    expect(said({ cost: 1, depth: 1, stars: 3 })).toMatchObject({
      cost: honest.cost,
      depth: honest.depth,
      stars: null,
    });
  });

  test("is optimal only where the heuristic says that it never overestimates, and was not seen to", () => {
    expect(said({ saysAdmissible: false, optimal: true })).toMatchObject({ optimal: false, lowerBound: 0 });
    const overestimate = { after: 0, estimate: 99, remaining: 3 };
    expect(said({ overestimate })).toMatchObject({ optimal: false, lowerBound: 0, overestimate });
    expect(said({ lowerBound: 1 })).toMatchObject({ optimal: false, lowerBound: 1 });
    expect(said({ lowerBound: 1e9 }).lowerBound).toBe(honest.cost);
  });

  test("is of that heuristic, also where it says that none was asked: a proof would weigh more without one", () => {
    expect(said({ heuristic: null })).toMatchObject({ heuristic: "own.mjs", optimal: true });
  });

  test("that there is no solution is proven only by one that says that it never overestimates", () => {
    const none = { status: "unsolvable", moves: null, cost: null, heuristic: null };
    expect(said(none)).toMatchObject({ status: "unsolvable", heuristic: "own.mjs" });
    expect(said({ ...none, saysAdmissible: false })).toMatchObject({ status: "exhausted", why: null });
    expect(said({ ...none, overestimate: { after: 0, estimate: 9, remaining: 3 } }).status).toBe("exhausted");
  });

  test("with more moves than any search finds is refused before they are replayed", () => {
    expect(() => said({ moves: `${"r l ".repeat(50_000)}${honest.moves}` })).toThrow(WrongOption);
    expect(said({ moves: `${"r l ".repeat(100)}${honest.moves}` })).toMatchObject({ cost: 200 + (honest.cost ?? 0) });
  });

  test("has numbers where there are numbers, and nothing that it has no business to have", () => {
    const strange = {
      expanded: "<b>",
      generated: -1,
      timeMs: Number.NaN,
      hStart: {},
      status: "solved!",
      why: "because",
      more: 1,
    };
    const result = said(strange);
    expect(result).toMatchObject({
      expanded: 0,
      generated: 0,
      timeMs: 0,
      hStart: null,
      status: "cancelled",
      why: null,
    });
    expect(result).not.toHaveProperty("more");
  });
});

describe("what is heard", () => {
  test("is of a search and of the right kind, or nothing", () => {
    for (const wrong of [null, 3, "result", {}, { kind: "result" }, { kind: "warning", warning: "!", search: 1 }]) {
      expect(heardOfSearch(wrong)).toBeUndefined();
    }
    expect(heardOfSearch({ kind: "progress", search: 1, progress: null })).toMatchObject({ progress: { expanded: 0 } });
    expect(heardOfSearch({ kind: "error", search: 1 })).toMatchObject({ error: { message: "" } });
  });

  test("an error has words in both languages, no longer than one can read, and its place", () => {
    const error = errorIn({
      name: "WrongOption",
      message: "no",
      details: { words: { en: "x".repeat(1e6) }, at: { line: 2 } },
    });
    expect(error.message.length).toBeLessThan(5000);
    expect(error.details).toMatchObject({ words: { pt: error.message }, option: null, at: { line: 2 } });
  });

  test("a state is as large as all that is in it, and what goes round in itself or only says how long it is has no size", () => {
    const round: unknown[] = [];
    round.push(round);
    const wide = Object.fromEntries(Array.from({ length: 150_000 }, (_, i) => [`a${i}`, i]));
    for (const large of [
      wide,
      "A".repeat(101),
      new Array(1e9),
      [["A".repeat(60), "A".repeat(60)]],
      { length: 3 },
      round,
    ]) {
      expect(isNoLargerThan(large, 100)).toBe(false);
    }
    for (const small of [null, 7, "A".repeat(90), { block: { cells: [{ row: 0, column: 1 }] }, open: [true] }]) {
      expect(isNoLargerThan(small, 100)).toBe(true);
    }
  });

  test("a check has numbers, and no more states than were told", () => {
    const found = checkIn({ admissible: "yes", averageGap: "low", states: 3, worst: { h: "?", exact: 2 } });
    expect(found).toMatchObject({
      admissible: false,
      averageGap: null,
      states: 3,
      worst: { h: Number.POSITIVE_INFINITY, exact: 2 },
      fall: null,
    });
  });
});
