import { describe, expect, test } from "vitest";
import { SeededRandom } from "./seeded-random.ts";

const drawn = (seed: string, count: number, draws: number): number[] => {
  const random = new SeededRandom(seed);
  return Array.from({ length: draws }, () => random.below(count));
};

describe("seeded chance", () => {
  test("is the same for ever", () => {
    expect(drawn("1 #1", 1000, 8)).toEqual(drawn("1 #1", 1000, 8));
    expect(drawn("1 #1", 1000, 8)).toMatchInlineSnapshot(`
      [
        451,
        834,
        518,
        535,
        689,
        202,
        204,
        855,
      ]
    `);
  });

  test("differs from seed to seed", () => {
    const texts = Array.from({ length: 200 }, (_, i) => drawn(`7 #${i}`, 2 ** 30, 3).join());
    expect(new Set(texts).size).toBe(200);
  });

  test("draws every number about as often", () => {
    for (const count of [2, 3, 7, 10]) {
      const counts = Array.from({ length: count }, () => 0);
      for (const number of drawn("even", count, 7000 * count)) counts[number] = (counts[number] as number) + 1;
      for (const each of counts) expect(Math.abs(each - 7000)).toBeLessThan(500);
    }
  });

  test("draws no number oftener where the numbers do not go evenly into 32 bits", () => {
    const lowest = drawn("fair", 3 * 2 ** 30, 3000).filter((number) => number < 2 ** 30);
    expect(Math.abs(lowest.length - 1000)).toBeLessThan(100);
  });

  test("of one number draws that", () => {
    expect(drawn("one", 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});
