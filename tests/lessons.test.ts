// Every claim about the levels of levels/<puzzle>/lessons.txt is run: each inadmissible heuristic leads A* astray on one, and each
// algorithm is the best choice on one and the worst on another. docs/choosing.md is what came out. After a change:
// npx vitest run --project node tests/lessons.test.ts -u
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { optionsOf, parseSolver } from "../src/comparing/solver.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import { PACKED_PUZZLES } from "../src/puzzles/index.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { solve } from "../src/solving/solve.ts";
import { type Claim, GROUPS, LESSONS, type Lessons } from "./support/lessons.ts";

const HEURISTICS = readFileSync(join(import.meta.dirname, "../docs/heuristics.md"), "utf8");
const GUIDED: readonly string[] = GROUPS.guided.solvers;

function lessonsOf(game: string): ReadonlyMap<string, LoadedLevel> {
  const text = readFileSync(join(import.meta.dirname, "../levels", game, "lessons.txt"));
  return new Map(loadLevels(text).map((level) => [level.title ?? "", level]));
}

/** The solver as it is written for `compare`. */
function spelled(solver: string, level: LoadedLevel, { guide }: Lessons): string {
  if (solver === "dls") return `dls:${playableOf(level).facts.optimal}`;
  return guide !== undefined && GUIDED.includes(solver) ? `${solver}/${guide}` : solver;
}

const known = new Map<string, Promise<SolveResult>>();

function ran(game: string, line: string, level: LoadedLevel): Promise<SolveResult> {
  const key = `${game} ${level.title} ${line}`;
  const solver = parseSolver(line);
  if (solver.kind !== "search") throw new Error("a program is no lesson");
  const result = known.get(key) ?? solve(level, optionsOf(solver));
  known.set(key, result);
  return result;
}

interface Outcome {
  readonly line: string;
  readonly own: number;
  /** The next best, or the next worst. */
  readonly next: number;
}

async function outcomeOf(game: string, claim: Claim, lessons: Lessons): Promise<Outcome> {
  const level = lessonsOf(game).get(claim.level);
  if (level === undefined) throw new Error(`there is no level ${claim.level}`);
  const line = spelled(claim.solver ?? claim.algorithm, level, lessons);
  const others = GROUPS[claim.of].solvers.filter((other) => other !== claim.algorithm);
  const results = await Promise.all(others.map((other) => ran(game, spelled(other, level, lessons), level)));
  const own = await ran(game, line, level);
  for (const { status } of [own, ...results]) expect(status).toBe("solved");
  const values = results.map((result) => Number(result[claim.by]));
  return { line, own: Number(own[claim.by]), next: claim.is === "best" ? Math.min(...values) : Math.max(...values) };
}

/** Those for which lessons are written. */
const puzzles = PACKED_PUZZLES.filter(({ puzzle }) => puzzle.format.id in LESSONS).map((packed) => {
  const game = packed.puzzle.format.id;
  return { game, packed, lessons: LESSONS[game] as Lessons };
});

test.each(puzzles)(
  "each inadmissible heuristic of $game leads A* astray on a level",
  async ({ game, packed, lessons }) => {
    const misleading = packed.heuristics.filter(({ admissible }) => !admissible).map(({ name }) => name);
    expect(lessons.misled.flatMap(({ heuristics }) => heuristics).toSorted()).toEqual(misleading.toSorted());
    for (const { level, heuristics } of lessons.misled) {
      const loaded = lessonsOf(game).get(level) as LoadedLevel;
      for (const name of heuristics) {
        const { cost, optimal } = await ran(game, `astar/${name}`, loaded);
        expect([name, optimal]).toEqual([name, false]);
        expect(cost).toBeGreaterThan(playableOf(loaded).facts.optimal as number);
        expect(HEURISTICS).toContain(`\`${name}\` on *${level}*`);
      }
    }
  },
);

test.each(puzzles)("each algorithm is the best choice for a level of $game, and the worst for one", async (puzzle) => {
  const { game, lessons } = puzzle;
  const claimed = lessons.claims.map(({ algorithm, is }) => `${algorithm} ${is}`);
  const wanted = GROUPS.all.solvers.flatMap((name) => [`${name} best`, `${name} worst`]);
  // With every move at 1, bfs does the same as ucs and looks at the goal a step earlier.
  const isPossible = (name: string): boolean => name !== "ucs best" || game === "roll-the-block";
  expect(claimed.toSorted()).toEqual(wanted.filter(isPossible).toSorted());
  for (const claim of lessons.claims) {
    const { own, next } = await outcomeOf(game, claim, lessons);
    const holds = claim.is === "best" ? own < next : own > next;
    expect([claim, own, next, holds]).toEqual([claim, own, next, true]);
  }
});

test("docs/choosing.md says so", async () => {
  const parts = [HEAD];
  for (const { game, packed, lessons } of puzzles) {
    parts.push(`## ${packed.puzzle.name.en}\n\n\`levels/${game}/lessons.txt\`${guidedBy(lessons)}\n`);
    parts.push("| heuristic | leads A* astray on | it finds | best |\n| --- | --- | ---: | ---: |");
    for (const { level, heuristics } of lessons.misled) {
      const loaded = lessonsOf(game).get(level) as LoadedLevel;
      for (const name of heuristics) {
        const { cost } = await ran(game, `astar/${name}`, loaded);
        parts.push(`| \`${name}\` | ${level} | ${cost} | ${playableOf(loaded).facts.optimal} |`);
      }
    }
    parts.push("\n| algorithm | | on | by | it | the next | of |\n| --- | --- | --- | --- | ---: | ---: | --- |");
    for (const claim of lessons.claims) {
      const { line, own, next } = await outcomeOf(game, claim, lessons);
      const { is, level, by, of } = claim;
      parts.push(`| \`${line}\` | ${is} | ${level} | ${MEASURES[by]} | ${own} | ${next} | ${GROUPS[of].words} |`);
    }
    parts.push("");
  }
  await expect(parts.join("\n")).toMatchFileSnapshot("../docs/choosing.md");
});

function guidedBy({ guide }: Lessons): string {
  if (guide === undefined) return "; `greedy`, `astar` and `idastar` are guided by the strongest heuristic.";
  return `; \`greedy\`, \`astar\` and \`idastar\` are guided by \`${guide}\`, as the A* of the course paper is.`;
}

const MEASURES = { expanded: "states expanded", stored: "states stored", frontier: "states waiting", cost: "cost" };

const HEAD = `# Which algorithm when

No algorithm is the best everywhere, and none is the worst everywhere. On these small levels of each puzzle each of the eight is the
best choice once and the worst once, by a measure that somebody may care about, but for \`ucs\`, which is the best choice only
where moves cost differently: under \`weighted\` of Roll the Block. And each heuristic that overestimates leads A* to a solution
that is too long. This page is made from runs of all of it, and so are the tests.

What to take from it: \`bfs\` where estimates say little and memory suffices; \`dfs\` for some solution where there are many;
\`dls\` where the depth is known; \`iddfs\` where memory is short; \`ucs\` where moves cost differently; \`greedy\` for a solution
now; \`astar\` where the estimate is good; \`idastar\` where it is good and memory is short. With every move at 1 \`ucs\` is never
the best choice: \`bfs\` expands the same states and looks at the goal a step earlier.

One of them, seen as a table:

\`\`\`sh
fourfold compare "levels/match-the-tiles/lessons.txt#All at once" --show expanded,stored,frontier,cost
\`\`\`
`;
