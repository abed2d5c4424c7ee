// Levels whose least cost is known from elsewhere (golden/) and levels typed for what those lack (golden-own/): all are
// read, printed and drawn, every way of typing one reads as the same level, and the slow referee finds the optimum.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeLevelText } from "../src/levels/write-text.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import type { PlayableLevel } from "../src/playing/loaded-level.ts";
import { drawingAsText } from "../src/puzzles/drawing.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import type { CostModel, Puzzle } from "../src/puzzles/puzzle.ts";
import { leastCost } from "./reference/least-cost.ts";
import { share } from "./support/breadth.ts";

const GOLDEN = ["golden", "golden-own"];

/** What the referee may expand of one level. More than this is a search that has gone astray. */
const MOST_STATES = 60_000;

/** Levels, by file and index, that take the referee more, or more than 8,000 states of Break the Ice: measured. */
const LARGE: Readonly<Record<string, readonly number[]>> = {
  "golden/folding-blocks.txt": [33],
  "golden/break-the-ice.txt": [6, 8, 10, 15, 20, 23, 34, 35, 41, 42, 47],
  "golden/break-the-ice-walls.txt": [1, 3, 5, 7, 11, 15, 19, 21, 25],
};

/** Ways of typing the same levels. */
const typings: readonly (readonly [how: string, typed: (text: string) => string])[] = [
  ["with CRLF and a byte order mark", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ["with a comment between any two lines", (text) => text.replaceAll(/^/gm, "; Comment: #~.:\n")],
  ["with blanks at the ends of the lines", (text) => text.replaceAll(/$/gm, " \t ")],
  ["without the obstacles at the ends of rows", withRaggedRows],
  ["with a game named only where it changes", withInheritedGames],
  ["without a newline at the end", (text) => text.trimEnd()],
];

/** The first row of a grid keeps the width, so it stays as it is. */
function withRaggedRows(text: string): string {
  const lines = text.split("\n");
  let inGrid = false;
  return lines
    .map((line, i) => {
      const first = lines[i - 1] === "";
      inGrid = line !== "---" && (inGrid || first);
      return inGrid && !first ? line.replace(/(?<=.)#+$/, "") : line;
    })
    .join("\n");
}

function withInheritedGames(text: string): string {
  let last: string | undefined;
  const lines = text.split("\n").filter((line) => {
    if (!line.startsWith("game:")) return true;
    const changed = line !== last;
    last = line;
    return changed;
  });
  return lines.join("\n");
}

const formats = PUZZLES.map((puzzle) => puzzle.format);
const files = GOLDEN.flatMap((folder) => {
  const names = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith(".txt"));
  return names.map((name) => ({ name: `${folder}/${name}`, text: read(`${folder}/${name}`) }));
});

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}

/** The levels of a text that must all be right. */
function playable(text: string): PlayableLevel[] {
  return loadLevels(text).map(({ index, problems, playable }) => {
    if (playable === undefined) throw new Error(`level ${index}: ${JSON.stringify(problems)}`);
    return playable;
  });
}

function print(text: string): string {
  return writeLevelText(
    playable(text).map(({ document }) => document),
    formats,
  );
}

function drawings(text: string): string[] {
  return playable(text).map(({ puzzle, level }) => drawingAsText(puzzle.drawState(level, puzzle.initialState(level))));
}

describe.each(files)("$name", ({ name, text }) => {
  test("reads without a problem but runs that are there at the start", () => {
    const problems = loadLevels(text).flatMap((level) => level.problems);
    expect(problems.filter(({ message }) => !message.includes("are a run already"))).toEqual([]);
  });

  test("canonical text is a fixed point and reads as the same levels", () => {
    const printed = print(text);
    expect(print(printed)).toBe(printed);
    expect(playable(printed).map(({ facts }) => facts)).toEqual(playable(text).map(({ facts }) => facts));
    expect(drawings(printed)).toEqual(drawings(text));
  });

  test("every level is drawn, one character a cell", () => {
    const widths = drawings(text).map((drawing) => drawing.split("\n").map((row) => [...row].length));
    expect(widths).toEqual(playable(text).map(({ level }) => Array(level.rows).fill(level.columns)));
  });

  test.each(typings)("reads the same %s", (_, typed) => {
    expect(print(typed(text))).toBe(print(text));
  });

  const proven = playable(text).map((level, i) => ({ ...level, title: `${i + 1} ${level.facts.title ?? ""}` }));
  const large = LARGE[name] ?? [];

  test.each(share(proven, 8).filter((golden) => !large.includes(proven.indexOf(golden) + 1)))(
    "the referee finds the optimum of $title",
    (golden) => {
      expect(optimum(golden, "moves")).toBe(golden.facts.optimal);
      for (const [costModel, cost] of Object.entries(golden.facts.optimalUnder ?? {})) {
        expect(optimum(golden, costModel)).toBe(cost);
      }
    },
  );
});

function optimum({ puzzle, level }: PlayableLevel, model: CostModel): number | "unsolvable" {
  return leastCost(withLimit(puzzle, MOST_STATES), level, model).cost ?? "unsolvable";
}

/** The puzzle, whose moves can be listed so many times only: a search without end fails instead of filling the memory. */
function withLimit(puzzle: Puzzle, limit: number): Puzzle {
  let listed = 0;
  return {
    ...puzzle,
    listMoves(level, state) {
      if (++listed > limit) throw new Error(`the referee expands more than ${limit} states`);
      return puzzle.listMoves(level, state);
    },
  };
}
