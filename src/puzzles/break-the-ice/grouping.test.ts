// Distances of single colours: by hand, and against all ways to give blocks to columns, judged by what grouping.ts says
// of the two rules in words.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLOSED, COLUMN_AUTOMATA, Grouping, HOPELESS, TALL } from "./grouping.ts";
import type { BurstRule } from "./settle.ts";

interface Colour {
  readonly counts: readonly number[];
  readonly flags: readonly number[];
}

const allTall = (counts: readonly number[]): Colour => ({ counts, flags: counts.map(() => TALL) });
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function distance(rule: BurstRule, { counts, flags }: Colour): number {
  const words = [0, 0];
  counts.forEach((count, column) => {
    words[column >> 3] = (words[column >> 3] as number) | (count << (4 * (column & 7)));
  });
  const grouping = new Grouping(COLUMN_AUTOMATA[rule], Uint8Array.from(flags));
  return grouping.distance(words[0] as number, words[1] as number, sumOf(counts));
}

/** All ways to give so many blocks to so many columns. */
function* waysToGive(blocks: number, columns: number): Generator<number[]> {
  if (columns === 1) yield [blocks];
  else
    for (let first = 0; first <= blocks; first++)
      for (const rest of waysToGive(blocks - first, columns - 1)) yield [first, ...rest];
}

function steps(flags: readonly number[], from: readonly number[], to: readonly number[]): number {
  let [over, total] = [0, 0];
  from.forEach((count, column) => {
    over += count - (to[column] as number);
    total += ((flags[column] as number) & CLOSED) !== 0 && over !== 0 ? Number.POSITIVE_INFINITY : Math.abs(over);
  });
  return total;
}

function isPossible(rule: BurstRule, to: readonly number[], flags: readonly number[]): boolean {
  return rule === "lines" ? canBeLines(to, to, flags) : canBePieces(to, flags);
}

/** Some intervals of three or more columns leave nothing that is not freed by the column itself. */
function canBeLines(to: readonly number[], left: readonly number[], flags: readonly number[]): boolean {
  const bound = left.findIndex((rest, i) => rest > 0 && !isFreed(to, flags, i));
  if (bound < 0) return true;
  for (let first = 0; first <= bound; first++) {
    for (let end = Math.max(first + 3, bound + 1); end <= to.length; end++) {
      if (left.slice(first, end).some((rest) => rest === 0)) continue;
      const rest = left.map((count, i) => (i >= first && i < end ? count - 1 : count));
      if (canBeLines(to, rest, flags)) return true;
    }
  }
  return false;
}

function canBePieces(to: readonly number[], flags: readonly number[]): boolean {
  for (let first = 0; first < to.length; first++) {
    if (to[first] === 0 || (to[first - 1] ?? 0) > 0) continue;
    let end = first;
    while ((to[end] ?? 0) > 0) end++;
    const columns = Array.from({ length: end - first }, (_, i) => first + i);
    if (columns.length < 3 && !columns.some((column) => isFreed(to, flags, column))) return false;
  }
  return true;
}

const isFreed = (to: readonly number[], flags: readonly number[], column: number): boolean =>
  (to[column] as number) >= 3 && ((flags[column] as number) & TALL) !== 0;

/** Over a column that cannot free itself, the automaton does not count intervals beyond two. */
const isExact = (rule: BurstRule, { flags }: Colour): boolean =>
  rule === "connected" || flags.every((flag) => (flag & TALL) !== 0);

const arbitraryColour: fc.Arbitrary<Colour> = fc
  .array(
    fc.record({
      count: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 3 }) }),
      flags: fc.constantFrom(TALL, TALL, TALL, 0, TALL | CLOSED),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((columns) => ({ counts: columns.map(({ count }) => count), flags: columns.map(({ flags }) => flags) }))
  .filter(({ counts }) => sumOf(counts) >= 1 && sumOf(counts) <= 8);

describe.each<BurstRule>(["lines", "connected"])("burst: %s", (rule) => {
  test("a distance is that of the nearest possible way", () => {
    fc.assert(
      fc.property(arbitraryColour, (colour) => {
        let least = Number.POSITIVE_INFINITY;
        for (const to of waysToGive(sumOf(colour.counts), colour.counts.length)) {
          const total = steps(colour.flags, colour.counts, to);
          if (total < least && isPossible(rule, to, colour.flags)) least = total;
        }
        const found = distance(rule, colour);
        if (isExact(rule, colour)) expect(found).toBe(Math.min(least, HOPELESS));
        else expect(found).toBeLessThanOrEqual(Math.min(least, HOPELESS));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    [[1, 1, 1], 0],
    [[3], 0],
    [[2], HOPELESS],
    [[2, 1], 1],
    [[1, 0, 1, 1], 1],
    [[1, 0, 0, 0, 2], 3],
    [[1, 3, 1], 0],
    [[0, 2, 0, 1], 1],
  ])("%j is %i steps away", (counts, expected) => {
    expect(distance(rule, allTall(counts))).toBe(expected);
  });

  test("a block at each end of the largest board comes to those in the middle", () => {
    const counts = [1, ...Array<number>(6).fill(0), 7, 6, ...Array<number>(6).fill(0), 1];
    expect(distance(rule, allTall(counts))).toBe(12);
  });

  test("a column without three cells upon each other bursts by rows alone", () => {
    expect(distance(rule, { counts: [3, 0, 0], flags: [0, 0, 0] })).toBe(3);
    expect(distance(rule, { counts: [4, 0, 0], flags: [0, 0, 0] })).toBe(rule === "lines" ? HOPELESS : 3);
    expect(distance(rule, { counts: [4, 0], flags: [0, 0] })).toBe(HOPELESS);
  });
});

test("what hangs together with a run counts as one with it under `connected` only", () => {
  expect(distance("connected", allTall([1, 3, 0]))).toBe(0);
  expect(distance("lines", allTall([1, 3, 0]))).toBe(1);
  expect(distance("connected", allTall([1, 2, 1]))).toBe(0);
  expect(distance("lines", allTall([1, 2, 1]))).toBe(2);
});
