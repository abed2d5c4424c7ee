// What Check has found of a heuristic is known wherever a search with the same text is told of.
import { expect, test } from "vitest";
import { loadLevels } from "../../playing/load-levels.ts";
import type { LoadedLevel } from "../../playing/loaded-level.ts";
import { playableOf } from "../../playing/loaded-level.ts";
import { solve } from "../../solving/solve.ts";
import { resultInWords } from "../solver/result-words.ts";
import { asItStands, type Estimate, noteCheck, standingOf } from "./standing.ts";

const [loaded] = loadLevels("game: roll-the-block\n\nS.....\n..#...\n......\n.#...T\n......\n") as [LoadedLevel];
const { level } = playableOf(loaded);
const [other] = loadLevels("game: roll-the-block\n\nS..T\n") as [LoadedLevel];
const estimate = (text: string): Estimate => ({ game: "roll-the-block", costModel: "moves", text });
const own = { name: "own.mjs", admissible: true, estimate: () => 0 };
const result = await solve(loaded, { algorithm: "astar", engine: "ts", heuristic: own });

test("nobody has asked it; it was asked on all states of a level; it was seen to say too much, if only on one", () => {
  expect(standingOf(estimate("a"), level)).toBe("unasked");
  noteCheck(estimate("a"), level, { admissible: true, sampled: true });
  expect(standingOf(estimate("a"), level)).toBe("unasked");
  noteCheck(estimate("a"), level, { admissible: true, sampled: false });
  expect(standingOf(estimate("a"), level)).toBe("upheld");
  expect(standingOf(estimate("a"), playableOf(other).level)).toBe("unasked");
  expect(standingOf({ ...estimate("a"), costModel: "weighted" }, level)).toBe("unasked");
  noteCheck(estimate("a"), playableOf(other).level, { admissible: false, sampled: true });
  expect(standingOf(estimate("a"), level)).toBe("refuted");
  expect(standingOf(estimate("b"), level)).toBe("unasked");
});

test("one that was seen to say too much proves nothing, and of the others it is said what their proof rests on", () => {
  expect(result).toMatchObject({ status: "solved", optimal: true, heuristic: "own.mjs" });
  const said = (standing: "unasked" | "upheld" | "refuted", language: "en" | "pt" = "en"): string =>
    resultInWords(asItStands(result, standing), { standing }, language);
  expect(said("unasked")).toContain(", optimal if your heuristic never overestimates, as it says, ");
  expect(said("unasked", "pt")).toContain(", ótimo se a sua heurística nunca exagerar, como ela diz, ");
  expect(said("upheld")).toContain(", optimal with a heuristic that Check found admissible, ");
  expect(said("refuted")).toContain(", not proven optimal, ");
  expect(asItStands(result, "refuted")).toMatchObject({ status: "solved", optimal: false, lowerBound: 0 });
  for (const standing of ["unasked", "refuted"] as const) {
    expect(said(standing)).not.toMatch(/(?<!not )proven/);
  }
  const hopeless = { ...result, status: "unsolvable", optimal: false, why: null } as const;
  expect(asItStands(hopeless, "refuted").status).toBe("exhausted");
  expect(resultInWords(hopeless, { standing: "unasked" }, "en")).toContain(
    "No moves solve this if your heuristic never",
  );
  const seen = { en: "seen at once", pt: "vê-se logo" };
  expect(asItStands({ ...hopeless, why: seen }, "refuted").status).toBe("unsolvable");
  // What a heuristic of the puzzle proves is proven.
  const relaxed = { ...result, heuristic: "relaxed" };
  expect(asItStands(relaxed, "refuted")).toBe(relaxed);
  expect(resultInWords(relaxed, {}, "en")).toContain(", proven optimal, ");
});
