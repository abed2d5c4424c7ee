// The rules of who may import whom are data in biome.json. Each is broken here on purpose, in a tree of its own, and
// the lint must say so; imports that are right must pass.
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

const IMPORTS = "lint/style/noRestrictedImports";
const NODE = "lint/correctness/noNodejsModules";
const PROCESS = "lint/correctness/noProcessGlobal";
const PAGE = "lint/style/noRestrictedGlobals";

const broken: readonly (readonly [file: string, line: string, rule: string])[] = [
  ["src/levels/a.ts", 'import "../puzzles/index.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../search/game.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../engines/session.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../elements/board.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../site/main.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "../playing/play.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "lit";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../engines/session.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../search/breadth-first.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'await import("../../search/breadth-first.ts");', IMPORTS],
  ["src/puzzles/ice/a.ts", 'export * from "../../cli/main.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../elements/board.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../site/main.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../playing/play.ts";', IMPORTS],
  ["src/puzzles/a.ts", 'import "../playing/play.ts";', IMPORTS],
  ["src/puzzles/a.ts", 'import "../solving/solve.ts";', IMPORTS],
  ["src/puzzles/ice/a.ts", 'import "../../methods/index.ts";', IMPORTS],
  ["src/methods/a.ts", 'import "../engines/session.ts";', IMPORTS],
  ["src/methods/cover/a.ts", 'import "../../solving/solve.ts";', IMPORTS],
  ["src/methods/cover/a.ts", 'import "../../cli/main.ts";', IMPORTS],
  ["src/methods/a.ts", 'import "lit";', IMPORTS],
  ["src/search/a.ts", 'import "../methods/index.ts";', IMPORTS],
  ["src/search/a.ts", 'import "../puzzles/index.ts";', IMPORTS],
  ["src/search/a.ts", 'import type { Puzzle } from "../puzzles/puzzle.ts";', IMPORTS],
  ["src/search/a.ts", 'import "../engines/session.ts";', IMPORTS],
  ["src/search/a.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/search/a.ts", 'import "../elements/board.ts";', IMPORTS],
  ["src/engines/a.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/engines/a.ts", 'import "@assemblyscript/loader";', IMPORTS],
  ["src/engines/a.ts", 'import "../elements/board.ts";', IMPORTS],
  ["src/engines/wasm-module.ts", 'import "lit";', IMPORTS],
  ["src/worker/a.ts", 'import "../site/main.ts";', IMPORTS],
  ["src/solving/solve.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/playing/load-levels.ts", 'import "../elements/board.ts";', IMPORTS],
  ["src/playing/play.ts", 'import "lit/decorators.js";', IMPORTS],
  ["src/playing/replay.ts", 'import "@assemblyscript/loader";', IMPORTS],
  ["src/cli/a.ts", 'import "../elements/board.ts";', IMPORTS],
  ["src/elements/a.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/elements/a.ts", 'import "../site/main.ts";', IMPORTS],
  ["src/site/a.ts", 'import "../cli/main.ts";', IMPORTS],
  ["src/levels/a.ts", 'import "node:fs";', NODE],
  ["src/puzzles/ice/a.ts", 'import "node:fs";', NODE],
  ["src/search/a.ts", 'import "node:os";', NODE],
  ["src/engines/a.ts", 'import "fs";', NODE],
  ["src/worker/a.ts", 'import "node:worker_threads";', NODE],
  ["src/elements/a.ts", 'import "node:path";', NODE],
  ["src/site/a.ts", 'import "node:path";', NODE],
  ["src/solving/solve.ts", 'import "node:fs";', NODE],
  ["src/puzzles/ice/a.ts", "export const a = process.env.A;", PROCESS],
  ["src/solving/solve.ts", "export const a = process.argv;", PROCESS],
  ["src/levels/a.ts", "export const a = document.title;", PAGE],
  ["src/cli/a.ts", "export const a = window.name;", PAGE],
  ["src/worker/a.ts", "export class A extends HTMLElement {}", PAGE],
];

const allowed: readonly (readonly [file: string, line: string])[] = [
  ["src/levels/a.ts", 'import "./document.ts";'],
  ["src/levels/a.ts", 'import "../language/words.ts";'],
  ["src/levels/a.ts", 'import "jsonc-parser";'],
  ["src/levels/a.test.ts", 'import "node:fs";'],
  ["src/puzzles/ice/a.ts", 'import type { Game } from "../../search/game.ts";'],
  ["src/puzzles/ice/a.ts", 'import "../../levels/document.ts";'],
  ["src/puzzles/ice/a.ts", 'import "../puzzle.ts";'],
  ["src/puzzles/a.ts", 'import "../language/words.ts";'],
  ["src/methods/cover/a.ts", 'import "../../search/run.ts";'],
  ["src/methods/cover/a.ts", 'import "../../puzzles/ice/level.ts";'],
  ["src/methods/a.ts", 'import "../puzzles/packed.ts";'],
  ["src/search/a.ts", 'import "./game.ts";'],
  ["src/engines/a.ts", 'import "../puzzles/index.ts";'],
  ["src/engines/wasm-module.ts", 'import "@assemblyscript/loader";'],
  ["src/playing/load-levels.ts", 'import "../puzzles/index.ts";'],
  ["src/cli/a.ts", 'import "node:fs";'],
  ["src/cli/a.ts", 'import "../solving/solve.ts";'],
  ["src/elements/a.ts", 'import "lit";'],
  ["src/elements/a.ts", "export const a = document.title;"],
  ["src/site/a.ts", 'import "../elements/board.ts";'],
];

/** `file:line` of every finding of a rule, for a tree with all the snippets: those of one file are its lines. */
const found = new Set<string>();
const files = new Map<string, string[]>();
const place = (file: string, line: string): string => `${file}:${(files.get(file)?.indexOf(line) ?? -1) + 1}`;

for (const [file, line] of [...broken, ...allowed]) files.set(file, [...(files.get(file) ?? []), line]);

beforeAll(async () => {
  const root = join(import.meta.dirname, "..");
  const tree = await mkdtemp(join(tmpdir(), "import-rules-"));
  await cp(join(root, "biome.json"), join(tree, "biome.json"));
  for (const [file, lines] of files) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), `${lines.join("\n")}\n`);
  }
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const options = ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", "."];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: tree, encoding: "utf8" });
  for (const [, rule, file, line] of stdout.matchAll(/title=([^,]+),file=[^,]*?(src\/[^,]+),line=(\d+)/g)) {
    found.add(`${file}:${line} ${rule}`);
  }
  await rm(tree, { recursive: true });
});

describe("breaks an import rule", () => {
  test.each(broken)("%s: %s", (file, line, rule) => {
    expect(found).toContain(`${place(file, line)} ${rule}`);
  });
});

describe("keeps the import rules", () => {
  test.each(allowed)("%s: %s", (file, line) => {
    const said = [...found].filter((finding) => finding.startsWith(`${place(file, line)} `));
    expect(said.filter((finding) => [IMPORTS, NODE, PROCESS, PAGE].some((rule) => finding.endsWith(rule)))).toEqual([]);
  });
});
