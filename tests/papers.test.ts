// docs/papers.md tells what its commands give: its counts are made again here, those of each paper's smaller levels always and
// all of them in `npm run test:long`. Its words and published figures are those of tools/papers.js, which writes it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { optionsOf, parseSolver } from "../src/comparing/solver.ts";
import { parseSolvers } from "../src/comparing/solver-list.ts";
import { loadLevels } from "../src/playing/load-levels.ts";
import { type LoadedLevel, playableOf } from "../src/playing/loaded-level.ts";
import type { SolveResult } from "../src/solving/result.ts";
import { planSolve, solve } from "../src/solving/solve.ts";
import { cellText, commandOf, MOST_NODES, PAPERS } from "../tools/papers.js";
import { isLong } from "./support/breadth.ts";

const ROOT = join(import.meta.dirname, "..");
const PAGE = readFileSync(join(ROOT, "docs/papers.md"), "utf8");
/** Where all that ran is known to be small. */
const QUICK_NODES = 3_000;

/** The table of counts below a heading, as it stands: by solver and by number of the level. */
function countsIn(heading: string): ReadonlyMap<string, readonly string[]> {
  const section = PAGE.slice(PAGE.indexOf(`## ${heading}`));
  const table = section.slice(section.indexOf("| states expanded / moves"), section.indexOf("| time ms, measured"));
  const rows = table.trim().split("\n").slice(2);
  return new Map(
    rows.map((row) => {
      const [solver = "", ...cells] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", ""));
      return [solver, cells];
    }),
  );
}

function isSmall(cell: string): boolean {
  return isLong || (cell !== "-" && Number.parseInt(cell, 10) <= QUICK_NODES);
}

describe.each(PAPERS)("$heading", (paper) => {
  const { heading, file, solvers: asked = "papers", variants, published, differs } = paper;
  const levels = loadLevels(readFileSync(join(ROOT, file)));
  const [first] = levels as [LoadedLevel];
  const counts = countsIn(heading);

  test("has its command, its published figures and what differs", () => {
    for (const part of [`fourfold ${commandOf(paper)}`, published, differs]) expect(PAGE).toContain(part);
    const game = playableOf(first).puzzle.format.id;
    const solvers = parseSolvers(asked, { paperVariants: variants }).for(game);
    expect([...counts.keys()]).toEqual(solvers.map(({ name }) => name));
    for (const cells of counts.values()) expect(cells).toHaveLength(levels.length);
  });

  test("its levels say their proven optimum", async () => {
    for (const level of levels) {
      const { cost, optimal } = await solve(level);
      expect([level.title, cost, optimal]).toEqual([level.title, playableOf(level).facts.optimal, true]);
    }
  });

  test("its counts are what comes out", async () => {
    let tested = 0;
    for (const [name, cells] of counts) {
      const solver = parseSolver(name);
      if (solver.kind !== "search") throw new Error(`${name} is a program`);
      for (const [i, cell] of cells.entries()) {
        const level = levels[i] as LoadedLevel;
        if (!isSmall(cell)) continue;
        const plan = planSolve(level, { ...optionsOf(solver), limits: { nodes: MOST_NODES } });
        const result = await solve(level, plan);
        const medal = / ([GSB])$/.exec(cell)?.[1];
        expect([name, level.title, shown(result)]).toEqual([name, level.title, cell.replace(/ [GSB]$/, "")]);
        if (medal !== undefined && result.costModel === "moves") {
          expect(medal).toBe("GSB".charAt((result.cost ?? 0) - Number(playableOf(level).facts.optimal)));
        }
        tested++;
      }
    }
    expect(tested).toBeGreaterThan(counts.size);
  });
});

/** As the page shows it, but for the medal. */
function shown(result: SolveResult): string {
  return cellText({ ...result, title: "", solver: "", medal: null, repeat: { medianMs: 0 } });
}
