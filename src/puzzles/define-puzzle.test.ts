import { expect, test } from "vitest";
import { writtenLevel } from "../../tests/support/written-level.ts";
import { definePuzzle } from "./define-puzzle.ts";
import type { Level, PuzzleDefinition } from "./puzzle.ts";

/** A counter that goes up to the length of its row. */
const COUNTER: PuzzleDefinition<Level, number, "+"> = {
  format: { id: "counter" },
  name: { en: "Counter", pt: "Contador" },
  readLevel: (document) => ({ document, rows: 1, columns: document.grid.columns }),
  initialState: () => 0,
  listMoves: () => ["+"],
  applyMove: (_level, count) => ({ state: count + 1 }),
  isSolved: ({ columns }, count) => count === columns,
  stateKey: (_level, count) => `${count}`,
  formatMove: (move) => move,
  parseMove: () => ({ move: "+" }),
  drawState: ({ columns }, count) => ({
    rows: 1,
    columns,
    glyph: (_row, column) => ({ text: column < count ? "I" : ".", role: column < count ? "piece" : "floor" }),
  }),
};

const level: Level = { document: writtenLevel("counter", ["..."]), rows: 1, columns: 3 };

test("what is left out is as most puzzles have it", () => {
  const counter = definePuzzle(COUNTER);
  expect(counter.format).toEqual({
    id: "counter",
    headerKeys: [],
    hasLegend: false,
    hasSecondGrid: false,
    aliases: {},
    padding: "#",
    costModels: ["moves"],
  });
  expect(counter.costModels).toEqual(["moves"]);
  expect(counter.describeCostModel("moves")).toEqual({ en: "moves", pt: "jogadas" });
  expect(counter.isDead(level, 9)).toBe(false);
  expect(counter.moveCost(level, 0, "+", "moves")).toBe(1);
  expect([counter.budget(level), counter.stars(level, 1), counter.whyUnsolvable(level, 0)]).toEqual([null, null, null]);
  expect(counter.describeMove(level, 0, "+")).toEqual({ en: "+", pt: "+" });
  expect(counter.describeGlyph(level, { text: "I", role: "piece" })).toEqual({ en: "piece", pt: "peça" });
  expect(counter.measures).toEqual([]);
  expect([counter.surface, counter.generator]).toEqual([undefined, undefined]);
});

test("what is given stays, and a budget alone gives stars", () => {
  const counter = definePuzzle({
    ...COUNTER,
    format: { id: "counter", padding: "." },
    costModels: ["moves", "effort"],
    moveCost: (_level, count, _move, model) => (model === "effort" ? count + 1 : 1),
    budget: () => 3,
    isDead: ({ columns }, count) => count > columns,
    describeGlyph: (_level, { role }) => (role === "piece" ? { en: "tally", pt: "risco" } : undefined),
  });
  expect(counter.format).toMatchObject({ padding: ".", costModels: ["moves", "effort"] });
  expect(counter.moveCost(level, 4, "+", "effort")).toBe(5);
  expect(counter.describeCostModel("effort")).toEqual({ en: "effort", pt: "effort" });
  expect([2, 3, 4, 5, 6, 7].map((cost) => counter.stars(level, cost))).toEqual([3, 3, 2, 1, 0, 0]);
  expect(counter.isDead(level, 4)).toBe(true);
  expect(counter.describeGlyph(level, { text: "I", role: "piece" }).en).toBe("tally");
  expect(counter.describeGlyph(level, { text: ".", role: "floor" }).en).toBe("floor");
});

test("a whole puzzle is a definition, too", () => {
  const counter = definePuzzle({
    ...COUNTER,
    format: { id: "counter", padding: "." },
    costModels: ["moves", "effort"],
  });
  const renamed = definePuzzle({ ...counter, name: { en: "Tally", pt: "Riscos" } });
  expect(renamed.name.en).toBe("Tally");
  expect(renamed.format).toEqual(counter.format);
  expect(renamed.describeGlyph(level, { text: "I", role: "piece" })).toEqual({ en: "piece", pt: "peça" });
});
