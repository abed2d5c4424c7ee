import { expect, test } from "vitest";
import type { Language } from "../../language/words.ts";
import type { RaceResult } from "./race.ts";
import { countsView, raceChart, raceInWords, raceTable } from "./race-view.ts";

const COUNTS = { expanded: 12, generated: 78, reopened: 0, duplicates: 0, dead: 30, stored: 49 };

const RESULT: RaceResult = {
  cold: { wasm: 0, ts: 2_750_000, ratio: null },
  warm: { wasm: 40_000, ts: 90_000, ratio: 2.25, rounds: 1, samples: { wasm: [40_000], ts: [90_000] } },
  counts: { ...COUNTS, frontier: 37, lowerBound: 12 },
  equal: true,
  differences: [],
};

/** All that stands in it. */
function textsIn(language: Language): string {
  return JSON.stringify([
    raceChart(RESULT, { raced: { algorithm: "astar" }, width: 600, language }),
    raceTable(RESULT, language),
  ]);
}

test.each([
  ["en", "too quick for the clock", "2,750,000 ns"],
  ["pt", "demasiado rápido para o relógio", "2 750 000 ns"],
] as const)("a search in which the clock did not move took no time that is known: %s", (language, quick, other) => {
  const texts = textsIn(language).replaceAll(/\s/gu, " ");
  expect(texts).toContain(`WebAssembly, ${language === "en" ? "cold" : "a frio"}: ${quick}`);
  expect(texts).toContain(other);
  expect(texts).not.toContain('"0 ns"');
});

test("which engine is faster is said by its name, warm and cold", () => {
  const said = (cold: number, warm: number) =>
    raceInWords({ ...RESULT, cold: { wasm: 1, ts: cold, ratio: cold }, warm: { ...RESULT.warm, ratio: warm } }, "en");
  const warm = "Warm, WebAssembly is 3.25 times as fast as TypeScript on this search";
  expect(said(5.43, 3.25)).toBe(`${warm}; cold, WebAssembly 5.43 times.`);
  expect(said(0.4, 3.25)).toBe(`${warm}; cold, TypeScript 2.50 times.`);
  expect(said(1.01, 3.25)).toBe(`${warm}; cold, both equally fast.`);
  expect(said(1, 1)).toBe("Warm, both engines are equally fast on this search; cold too.");
});

test("where there is little room, fewer numbers stand at the axis, so that none stands on another", () => {
  const axisOf = (width: number): number =>
    JSON.stringify(raceChart(RESULT, { raced: { algorithm: "astar" }, width, language: "en" })).split(
      'text class=\\"tick',
    ).length - 1;
  expect([axisOf(280), axisOf(360), axisOf(700)]).toEqual([2, 2, 4]);
});

test("one state is one state", () => {
  const said = (expanded: number, language: Language) =>
    JSON.stringify(countsView({ ...RESULT, counts: { ...RESULT.counts, expanded } }, language));
  expect(said(1, "en")).toContain(": 1 state expanded,");
  expect(said(2, "en")).toContain(": 2 states expanded,");
  expect(said(1, "pt")).toContain(": 1 estado expandido,");
});
