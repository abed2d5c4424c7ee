// The small programs do what their first line says, run as it says.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { build } from "../tools/build.js";

await build("solver", "library");

const ROOT = join(import.meta.dirname, "..");
const execute = promisify(execFile);

async function printed(program: string, ...parameters: string[]): Promise<string[]> {
  const { stdout, stderr } = await execute(process.execPath, [`examples/${program}`, ...parameters], { cwd: ROOT });
  expect(stderr).toBe("");
  return stdout.trimEnd().split("\n");
}

test("solve-a-file: a line a level, each proven", async () => {
  const lines = await printed("solve-a-file/solve-a-file.mjs", "levels/roll-the-block/first.txt");
  expect(lines[0]).toMatch(/: solved, cost 7, proven optimal: [udlr ]+$/);
  for (const line of lines) expect(line).toMatch(/: solved, cost \d+, proven optimal: /);
});

test("batch: all levels of a folder, in the order of their names", async () => {
  const lines = await printed("batch/batch.mjs", "levels/roll-the-block");
  expect(lines).toContain("first.txt#1 solved 7");
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !/^\S+#\d+ (solved \d+|unsolvable -)$/.test(line))).toEqual([]);
});

test("compare-to-csv: a line a cell below the names of its columns", async () => {
  const [head, ...lines] = await printed(
    "compare-to-csv/compare-to-csv.mjs",
    "levels/roll-the-block/first.txt",
    "bfs,auto",
  );
  expect(head?.split(",")).toContain("expanded");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((line) => line.includes("solved"))).toBe(true);
});

test("page: ten lines and one player", () => {
  const text = readFileSync(join(ROOT, "examples/page/index.html"), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(10);
  expect(text).toContain("<fourfold-player");
});
