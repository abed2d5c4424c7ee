// How the benchmarks are asked: what cannot be read is told in a line, before anything is built or measured.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chosen } from "../bench/chosen.js";

const START = join(import.meta.dirname, "../bench/start.js");

function start(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...parameters], { encoding: "utf8" });
  return { status, stdout, stderr };
}

test.each(["main", "auto", "ingredients", "hardest"])("%s tells how it is used", (name) => {
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
