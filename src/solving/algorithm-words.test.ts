// Every name that a person can choose or read says what it means, in both languages.
import { expect, test } from "vitest";
import { METHODS } from "../methods/index.ts";
import { PAPER_ALGORITHMS } from "../papers/index.ts";
import { PACKED_PUZZLES } from "../puzzles/index.ts";
import { ALGORITHM_WORDS, explainMethod } from "./algorithm-words.ts";
import { ALGORITHM_NAMES } from "./check-options.ts";

test("all algorithms are told, and nothing else", () => {
  expect(Object.keys(ALGORITHM_WORDS)).toEqual([...ALGORITHM_NAMES, ...PAPER_ALGORITHMS]);
});

test("whatever a result says in `method` is explained in a sentence, in two languages that differ", () => {
  for (const method of [...ALGORITHM_NAMES, ...PAPER_ALGORITHMS, ...METHODS.map(({ name }) => name)]) {
    const { en, pt } = explainMethod(method) ?? { en: "", pt: "" };
    expect([en, pt], method).toEqual([expect.stringMatching(/^\S.+\.$/), expect.stringMatching(/^\S.+\.$/)]);
    expect(en).not.toBe(pt);
  }
  expect(explainMethod("chess")).toBeUndefined();
});

test("so are all heuristics", () => {
  for (const { counts } of PACKED_PUZZLES.flatMap(({ heuristics }) => heuristics)) {
    expect(counts.en).not.toBe(counts.pt);
    expect(counts.pt.length).toBeGreaterThan(5);
  }
});
