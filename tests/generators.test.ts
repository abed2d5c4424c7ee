// What every puzzle that can be generated owes the engine that generates: drafts that are levels within what was asked for,
// neighbours that stay there, and alike levels that are the same to a person, so that they cost the same.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  commonText,
  documentOf,
  draftedLevel,
  keepsSettings,
  loadedOf,
  type Making,
} from "../src/generating/drafted-level.ts";
import { prove } from "../src/generating/proof.ts";
import { SeededRandom } from "../src/generating/seeded-random.ts";
import { unsolved } from "../src/generating/unsolve.ts";
import { ProblemList } from "../src/levels/problem.ts";
import { writeLevelText } from "../src/levels/write-text.ts";
import { replay } from "../src/playing/replay.ts";
import { settingsFor } from "../src/puzzles/generator.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { Level } from "../src/puzzles/puzzle.ts";
import { refereed } from "./reference/least-cost.ts";
import { isLong } from "./support/breadth.ts";
import { samplesOf } from "./support/level-samples.ts";

const MOST_REFEREED = 400;
/** Levels of each puzzle that are proven by both. */
const PROVEN = isLong ? 3000 : 30;

const found = await Promise.all(
  PACKED_PUZZLES.map(async (packed): Promise<(Making & { game: string })[]> => {
    const generator = await packed.puzzle.generator?.();
    return generator === undefined ? [] : [{ puzzle: packed.puzzle, packed, generator, game: packed.puzzle.format.id }];
  }),
);
const makings = found.flat();

describe.each(makings)("$game", (making) => {
  const { puzzle, generator, game } = making;
  const settings = settingsFor(generator.knobs, {});
  const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

  function drafted(seed: string): Level | undefined {
    return draftedLevel(making, generator.random(settings, new SeededRandom(seed)), settings);
  }

  test("rows and columns are its first knobs, every name is there once, and what counts pieces is a measure", () => {
    const names = generator.knobs.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(["rows", "cols"]);
    expect(new Set(names).size).toBe(names.length);
    const measured = [...puzzle.measures.map(({ name }) => name), "rows", "cols", generator.optimum, "budget"];
    const counting = generator.knobs.filter(({ numbers }) => numbers !== undefined).map(({ name }) => name);
    expect(counting.filter((name) => !measured.includes(name))).toEqual([]);
  });

  test("most random drafts are levels with what was asked for, and the same seed makes the same", () => {
    const levels = Array.from({ length: 60 }, (_, i) => drafted(String(i)));
    expect(levels.filter((level) => level !== undefined).length).toBeGreaterThan(30);
    for (const [i, level] of levels.entries()) {
      if (level === undefined) continue;
      expect(keepsSettings(puzzle, generator, level, settings)).toBe(true);
      expect(commonText(making, drafted(String(i)) as Level)).toBe(commonText(making, level));
    }
  });

  test("what is proven of random levels, and of those begun further away, is what the slow referee finds", async () => {
    let refereedLevels = 0;
    for (let i = 0; refereedLevels < PROVEN; i++) {
      const level = drafted(`proof ${i}`);
      if (level === undefined) continue;
      const proof = await prove(making, level);
      const further = unsolved(making, proof, settings, Number.POSITIVE_INFINITY, new SeededRandom(`${i}`));
      for (const each of further === undefined ? [level] : [level, further]) {
        const cost = refereed(puzzle, each, "moves", MOST_REFEREED);
        if (cost === undefined) continue;
        refereedLevels++;
        const { optimal, solution } = each === level ? proof : await prove(making, each);
        expect(optimal).toBe(cost);
        if (each === further) expect(cost).toBeGreaterThan(typeof proof.optimal === "number" ? proof.optimal : 0);
        if (solution !== null) expect(replay(loadedOf(making, each), solution)).toMatchObject({ solved: true, cost });
      }
    }
  });

  test("neighbours are other levels within the settings, and there are many", () => {
    const level = Array.from({ length: 60 }, (_, i) => drafted(String(i))).find((each) => each !== undefined) as Level;
    const random = new SeededRandom("neighbours");
    const before = commonText(making, level);
    const texts = Array.from({ length: 400 }, () => {
      const neighbour = draftedLevel(making, generator.neighbour(level, settings, random), settings);
      if (neighbour === undefined) return before;
      expect(keepsSettings(puzzle, generator, neighbour, settings)).toBe(true);
      return commonText(making, neighbour);
    });
    expect(new Set(texts).size).toBeGreaterThan(20);
  });

  test("a level without one of its parts has fewer parts or more room, and is another", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const level = drafted(seed);
        if (level === undefined) return;
        const own = commonText(making, level);
        for (const draft of generator.simpler(level)) {
          const simpler = puzzle.readLevel(documentOf(puzzle, draft), new ProblemList());
          if (simpler !== undefined) expect(commonText(making, simpler)).not.toBe(own);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("to be alike is an equivalence, and alike levels cost the same", () => {
    fc.assert(
      fc.property(samplesOf(game).small, (level) => {
        const common = commonText(making, level);
        const cost = refereed(puzzle, level, "moves", MOST_REFEREED);
        for (const draft of generator.alike(level)) {
          const text = writeLevelText([documentOf(puzzle, draft)], [puzzle.format]);
          const other = puzzle.readLevel(documentOf(puzzle, draft), new ProblemList());
          if (other === undefined) throw new Error(`alike to a level, but none:\n${text}`);
          expect(commonText(making, other)).toBe(common);
          const otherCost = refereed(puzzle, other, "moves", 2 * MOST_REFEREED);
          if (cost !== undefined) expect([otherCost, text]).toEqual([cost, text]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("what no level can have is a conflict", () => {
    const crowded = Object.fromEntries(
      generator.knobs.map(({ name, numbers, words }) => {
        if (name === "rows" || name === "cols") return [name, { min: 2, max: 2 }];
        return [name, numbers === undefined ? (words?.[0] ?? "") : { min: 5, max: numbers.max }];
      }),
    );
    expect(generator.conflict?.(crowded)).toMatchObject({ en: expect.any(String), pt: expect.any(String) });
    expect(generator.conflict?.(settings)).toBeUndefined();
  });
});
