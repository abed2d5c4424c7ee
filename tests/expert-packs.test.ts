// What the packs for experts promise: a level is beyond what a course project searches, for breadth-first search is not through
// after so many states; who always makes the move that looks best does not find the optimum; and some move beside the solution
// loses for good, which shows three or more moves later only. One such move of each level stands in support/late-losses.json,
// after the moves of the solution that lead to it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hidesItsLoss } from "../src/generating/late-loss.ts";
import { playableOf } from "../src/playing/loaded-level.ts";
import { PUZZLES } from "../src/puzzles/index.ts";
import { packedOf } from "../src/solving/asked-of-puzzle.ts";
import { solve } from "../src/solving/solve.ts";
import { levelsIn } from "./support/packs.ts";

const COURSE_PROJECT = 10_000;
const LATE = 3;

const losses: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "support", "late-losses.json"), "utf8"),
);
/** A puzzle that can make levels owes packs of them. */
const levels = PUZZLES.filter(({ generator }) => generator !== undefined).flatMap(({ format }) =>
  levelsIn(format.id, "expert"),
);

describe.each(levels.map((level) => ({ ...level, name: `${level.game}: ${level.title}` })))("$name", (loaded) => {
  const { facts } = playableOf(loaded);

  test("is beyond breadth-first search", async () => {
    const { limit } = await solve(loaded, { algorithm: "bfs", limits: { nodes: COURSE_PROJECT } });
    expect(limit).toBe("nodes");
  });

  test("defeats greedy search by what one sees at a glance", async () => {
    const { glance, strongest } = packedOf(playableOf(loaded));
    const options = { algorithm: "greedy", heuristic: glance ?? strongest, limits: { nodes: COURSE_PROJECT } } as const;
    const { status, cost } = await solve(loaded, options);
    if (status === "solved") expect(cost).toBeGreaterThan(Number(facts.optimal));
    else expect(status).toBe("limit");
  });

  test("has a move that loses, which shows late", async () => {
    const from = losses[playableOf(loaded).puzzle.format.id]?.[loaded.title ?? ""] ?? "";
    const before = from.replace(/(x )?\S+$/, "");
    expect(facts.solution?.startsWith(before)).toBe(true);
    expect(hidesItsLoss(loaded, from, LATE)).toBe(true);
    expect((await solve(loaded, { from })).status).toBe("unsolvable");
  });
});
