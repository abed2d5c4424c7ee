import { describe, expect, test } from "vitest";
import { loadLevels } from "../playing/load-levels.ts";
import { chartOf } from "./chart.ts";
import { axisNamed } from "./chart-axis.ts";
import { compare } from "./compare.ts";
import { parseMetrics } from "./metrics.ts";
import { comparisonPage } from "./page.ts";
import { parseSolvers } from "./solver-list.ts";

const FILE = `game: roll-the-block
title: <One> & "two"
difficulty: easy

S..T
---
game: roll-the-block
difficulty: hard

S......
.......
......T
.......
---
game: folding-blocks

A.
`;
const levels = loadLevels(FILE).map((loaded) => ({ file: "a.txt", loaded }));
const measured = await compare(levels, parseSolvers("bfs,ucs,dls:1"));
/** What a clock says differs from run to run. */
const repeat = { n: 1, medianMs: 1.5, spreadMs: 0 };
const comparison = { ...measured, documents: measured.documents.map((document) => ({ ...document, repeat })) };

describe("the page of a comparison", () => {
  const page = comparisonPage(comparison, { metrics: parseMetrics(), by: undefined });

  test("needs nothing else, and has no script", () => {
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|<img|url\(|https?:\/\/(?!www\.w3\.org)/);
  });

  test("has tables, charts and solutions of every puzzle, with what levels are called as text", () => {
    expect(page.match(/<section>/g)).toHaveLength(2);
    expect(page).toContain("&lt;One&gt; &amp; &quot;two&quot;");
    expect(page).not.toContain("<One>");
    expect(page.match(/<caption>/g)).toHaveLength(5 + 2);
    expect(page.match(/<figure>/g)).toHaveLength(8);
    expect(page).toContain('<h4>bfs, ucs</h4><p>2 gold</p><p class="moves">r r</p>');
  });

  test.each([
    ["size", ["4", "28"]],
    ["optimum", ["2", "6"]],
    ["difficulty", ["easy", "hard"]],
    ["bridges", ["0"]],
  ])("its charts go by %s", (name, labels) => {
    const by = comparisonPage(comparison, { metrics: [], by: axisNamed(name) });
    const roll = by.slice(by.indexOf("<figure>"), by.indexOf("</figure>"));
    const shown = [...roll.matchAll(/text-anchor="middle">([^<]*)</g)].map(([, text]) => text);
    expect(shown.slice(0, -1)).toEqual(labels);
  });

  test("what its charts go by is said in its language", () => {
    const by = comparisonPage(comparison, { metrics: [], by: axisNamed("difficulty"), language: "pt" });
    expect(by).toContain(">fácil</text>");
    expect(by).toContain(">difícil</text>");
  });

  test("what charts cannot go by is refused", () => {
    expect(() => axisNamed("grops")).toThrow("did you mean groups?");
  });
});

describe("a chart", () => {
  const places = [0, 0.5, 1].map((at) => ({ label: `${at}`, at }));
  const data = { title: "t", axis: "level", text: String, places, language: "en" } as const;
  const heights = (values: readonly (number | null)[]): number[] => {
    const svg = chartOf({ ...data, series: [{ name: "a", values }] }) ?? "";
    return [...svg.matchAll(/translate\(\S+ (\S+)\)/g)].map(([, y]) => Number(y));
  };

  test("is none without a point", () => {
    expect(chartOf({ ...data, series: [{ name: "a", values: [null, null, null] }] })).toBeUndefined();
  });

  test("puts ratios at equal distances, and all points within", () => {
    const [a = 0, b = 0, c = 0] = heights([1, 10, 100]);
    expect(a - b).toBeCloseTo(b - c, 0);
    for (const values of [
      [0, 5, 1e9],
      [7, 7, 7],
      [0.0003, 0.001, 0.02],
      [0, 0, 0],
      [1, null, 1],
    ]) {
      for (const y of heights(values)) expect(y).toBeGreaterThanOrEqual(0);
      for (const y of heights(values)) expect(y).toBeLessThanOrEqual(340);
    }
  });

  test("writes numbers as its language does", () => {
    const svg = chartOf({ ...data, language: "pt", series: [{ name: "a", values: [0.05, 1.5, 3] }] }) ?? "";
    expect(svg).toContain("<title>a, 0.5: 1,5</title>");
    expect(svg).toContain('text-anchor="end">0,05</text>');
    const read = comparisonPage(comparison, { metrics: [], by: undefined, language: "pt" });
    expect(read).toContain("<title>bfs, 1: 1,50</title>");
    expect(read).not.toMatch(/<title>bfs, \d: \d+\.\d+<\/title>/);
  });

  test("leaves a gap where a level was not settled", () => {
    const svg = chartOf({ ...data, series: [{ name: "a", values: [1, null, 3] }] }) ?? "";
    expect(/class="line" d="([^"]*)"/.exec(svg)?.[1]).toMatch(/^M[\d. ]+M[\d. ]+$/);
  });
});
