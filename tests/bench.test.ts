// How the benchmarks are asked: what cannot be read is told in a line, before anything is built or measured.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chosen } from "../bench/chosen.js";
import { clausesOf, formulaLevel } from "../bench/hard-roll-formulas.js";
import { type LoadedLevel, loadLevels, solve } from "../src/index.ts";

const START = join(import.meta.dirname, "../bench/start.js");

function start(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...parameters], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each(["main", "auto", "ingredients", "difficulty", "hardest", "frames"])("%s tells how it is used", (name) => {
  const { status, stdout } = start(name, "--help");
  expect(stdout).toMatch(/^Usage: npm run bench.*--only TEXT/s);
  expect(status).toBe(0);
});

test.each([
  [["--onyl", "ice"], "--onyl"],
  [["--rounds", "0"], "--rounds takes a whole number from 1 on"],
  [["--rounds", "many"], 'not "many"'],
  [["ice"], "ice"],
])("%j is refused", (parameters, said) => {
  const { status, stdout, stderr } = start("auto", ...parameters);
  expect(stderr).toMatch(/^error: .*\n.*--help says what can be asked[.]\n$/);
  expect(stderr).toContain(said);
  expect([status, stdout]).toEqual([1, ""]);
});

describe("--only", () => {
  const all = Array.from({ length: 12 }, (_, i) => ({ id: `level ${i}` }));

  test("takes those whose name has the text", () => {
    expect(chosen(all, "1").map(({ id }) => id)).toEqual(["level 1", "level 10", "level 11"]);
    expect(chosen(all, "")).toEqual(all);
  });

  test("says what there is where none has it", () => {
    expect(() => chosen(all, "ice")).toThrow(/none of 12 names has "ice".*level 0\n.*level 3/s);
  });
});

describe("levels that encode quantified formulas", () => {
  type Formula = Parameters<typeof formulaLevel>[0];

  function isTrue(formula: Formula, values: readonly boolean[] = []): boolean {
    const quantifier = formula.quantifiers[values.length];
    if (quantifier === undefined) {
      return clausesOf(formula).every((clause) => clause.some((one) => values[one.variable] === one.isTrue));
    }
    const branches = [false, true].map((value) => isTrue(formula, [...values, value]));
    return quantifier === "A" ? branches.every(Boolean) : branches.some(Boolean);
  }

  test("are solvable exactly where the formula is true", async () => {
    const seen = { true: 0, false: 0 };
    for (let seed = 1; seed <= 12; seed++) {
      for (const quantifiers of ["EAE", "AEE", "EAAE", "AEAE", "EEAE"]) {
        const formula = { seed, quantifiers, clauses: quantifiers.length + 3 + (seed % 3) };
        const [level] = loadLevels(formulaLevel(formula));
        const { status } = await solve(level as LoadedLevel, { algorithm: "astar" });
        expect(status, JSON.stringify(formula)).toBe(isTrue(formula) ? "solved" : "unsolvable");
        seen[isTrue(formula) ? "true" : "false"]++;
      }
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(10);
  });
});
