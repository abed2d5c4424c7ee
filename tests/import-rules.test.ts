// Who may import whom is a table in tools/import-rules.js, which the lint asks of the project. Every rule of it is broken here on
// purpose, and the checker must say so, however the import is written; what is right must pass. What a part may use of Node and
// of the page is a rule of biome.json, broken here in a tree of its own.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RULES, violationsIn } from "../tools/import-rules.js";
import { importsOf } from "../tools/imports.js";

const ROOT = join(import.meta.dirname, "..");

/** For every rule, files under it and what they may not import. */
const BROKEN: Readonly<Record<string, readonly (readonly [file: string, target: string])[]>> = {
  "src/*.ts": [
    ["src/a.ts", "./search/run.ts"],
    ["src/a.ts", "./puzzles/break-the-ice/rules.ts"],
    ["src/a.ts", "./methods/index.ts"],
    ["src/a.ts", "./cli/run.ts"],
    ["src/a.ts", "./elements/board/fourfold-board.ts"],
    ["src/a.ts", "lit"],
  ],
  "src/language/": [
    ["src/language/a.ts", "../levels/document.ts"],
    ["src/language/a.ts", "lit"],
  ],
  "src/levels/": [
    ["src/levels/a.ts", "../puzzles/puzzle.ts"],
    ["src/levels/a.ts", "../search/game.ts"],
    ["src/levels/a.ts", "../playing/play.ts"],
    ["src/levels/a.ts", "lit"],
  ],
  "src/search/": [
    ["src/search/a.ts", "../puzzles/puzzle.ts"],
    ["src/search/a.ts", "../methods/method.ts"],
    ["src/search/a.ts", "../engines/session.ts"],
    ["src/search/a.ts", "../language/words.ts"],
  ],
  "src/puzzles/*.ts": [
    ["src/puzzles/a.ts", "./index.ts"],
    ["src/puzzles/a.ts", "./break-the-ice/rules.ts"],
    ["src/puzzles/a.ts", "../playing/play.ts"],
    ["src/puzzles/a.ts", "../search/run.ts"],
  ],
  "src/puzzles/index.ts": [
    ["src/puzzles/index.ts", "./break-the-ice/rules.ts"],
    ["src/puzzles/index.ts", "../methods/index.ts"],
  ],
  "src/puzzles/<puzzle>/": [
    ["src/puzzles/break-the-ice/a.ts", "../match-the-tiles/rules.ts"],
    ["src/puzzles/break-the-ice/a.ts", "../index.ts"],
    ["src/puzzles/break-the-ice/a.ts", "../../search/run.ts"],
    ["src/puzzles/break-the-ice/a.ts", "../../methods/break-the-ice/boundary-flow/index.ts"],
    ["src/puzzles/break-the-ice/a.ts", "../../solving/solve.ts"],
    ["src/puzzles/break-the-ice/a.ts", "./testing/samples.ts"],
    ["src/puzzles/break-the-ice/a.ts", "./rules.test.ts"],
    ["src/puzzles/break-the-ice/a.ts", "../../../tests/support/golden-levels.ts"],
    ["src/puzzles/a-fifth/a.ts", "../break-the-ice/rules.ts"],
  ],
  "src/puzzles/<puzzle>/testing/": [
    ["src/puzzles/break-the-ice/testing/a.ts", "../../match-the-tiles/rules.ts"],
    ["src/puzzles/break-the-ice/testing/a.ts", "../../../solving/solve.ts"],
  ],
  "src/papers/": [
    ["src/papers/a.ts", "../puzzles/puzzle.ts"],
    ["src/papers/a.ts", "../solving/solve.ts"],
  ],
  "src/methods/*.ts": [
    ["src/methods/a.ts", "./index.ts"],
    ["src/methods/a.ts", "./break-the-ice/boundary-flow/index.ts"],
    ["src/methods/a.ts", "../puzzles/break-the-ice/rules.ts"],
    ["src/methods/a.ts", "../engines/session.ts"],
  ],
  "src/methods/index.ts": [
    ["src/methods/index.ts", "./break-the-ice/boundary-flow/flow.ts"],
    ["src/methods/index.ts", "../puzzles/break-the-ice/rules.ts"],
    ["src/methods/index.ts", "../solving/solve.ts"],
  ],
  "src/methods/<puzzle>/*.ts": [
    ["src/methods/roll-the-block/a.ts", "../../puzzles/break-the-ice/rules.ts"],
    ["src/methods/roll-the-block/a.ts", "./macro/index.ts"],
    ["src/methods/roll-the-block/a.ts", "../../puzzles/index.ts"],
  ],
  "src/methods/<puzzle>/<method>/": [
    ["src/methods/roll-the-block/macro/a.ts", "../../../puzzles/break-the-ice/rules.ts"],
    ["src/methods/roll-the-block/macro/a.ts", "../../break-the-ice/boundary-flow/index.ts"],
    ["src/methods/roll-the-block/macro/a.ts", "../layers/index.ts"],
    ["src/methods/roll-the-block/macro/a.ts", "../../index.ts"],
    ["src/methods/roll-the-block/macro/a.ts", "../../../engines/session.ts"],
    ["src/methods/roll-the-block/macro/a.ts", "../../../solving/solve.ts"],
  ],
  "src/engines/": [
    ["src/engines/a.ts", "@assemblyscript/loader"],
    ["src/engines/a.ts", "../puzzles/index.ts"],
    ["src/engines/a.ts", "../solving/solve.ts"],
    ["src/engines/a.ts", "../methods/index.ts"],
  ],
  "src/engines/wasm-module.ts": [
    ["src/engines/wasm-module.ts", "lit"],
    ["src/engines/wasm-module.ts", "../solving/solve.ts"],
  ],
  "src/playing/": [
    ["src/playing/a.ts", "../solving/solve.ts"],
    ["src/playing/a.ts", "../engines/session.ts"],
    ["src/playing/a.ts", "../puzzles/break-the-ice/rules.ts"],
    ["src/playing/a.ts", "../search/run.ts"],
  ],
  "src/solving/": [
    ["src/solving/a.ts", "../cli/run.ts"],
    ["src/solving/a.ts", "../puzzles/break-the-ice/packed.ts"],
    ["src/solving/a.ts", "../methods/break-the-ice/boundary-flow/index.ts"],
    ["src/solving/a.ts", "../worker/pool.ts"],
  ],
  "src/drawing/": [
    ["src/drawing/a.ts", "../puzzles/index.ts"],
    ["src/drawing/a.ts", "../puzzles/break-the-ice/rules.ts"],
    ["src/drawing/a.ts", "../elements/board/fourfold-board.ts"],
    ["src/drawing/a.ts", "lit"],
  ],
  "src/worker/": [
    ["src/worker/a.ts", "../site/main.ts"],
    ["src/worker/a.ts", "../search/run.ts"],
    ["src/worker/a.ts", "node:worker_threads"],
  ],
  "src/worker/own-module.ts": [["src/worker/own-module.ts", "../search/run.ts"]],
  "src/heuristics/": [
    ["src/heuristics/a.ts", "../cli/run.ts"],
    ["src/heuristics/a.ts", "../generating/generate.ts"],
    ["src/heuristics/a.ts", "../puzzles/break-the-ice/heuristics.ts"],
  ],
  "src/comparing/": [
    ["src/comparing/a.ts", "../cli/run.ts"],
    ["src/comparing/a.ts", "../search/run.ts"],
    ["src/comparing/a.ts", "../generating/a.ts"],
  ],
  "src/exploring/": [
    ["src/exploring/a.ts", "../elements/index.ts"],
    ["src/exploring/a.ts", "../puzzles/roll-the-block/index.ts"],
    ["src/exploring/a.ts", "../engines/ts-engine.ts"],
  ],
  "src/editing/": [
    ["src/editing/a.ts", "../elements/index.ts"],
    ["src/editing/a.ts", "../search/run.ts"],
    ["src/editing/a.ts", "../puzzles/break-the-ice/editing.ts"],
  ],
  "src/generating/": [
    ["src/generating/a.ts", "../cli/run.ts"],
    ["src/generating/a.ts", "../worker/solver-pool.ts"],
    ["src/generating/a.ts", "../puzzles/break-the-ice/generator.ts"],
  ],
  "src/queue/": [
    ["src/queue/a.ts", "../cli/run.ts"],
    ["src/queue/a.ts", "../search/run.ts"],
    ["src/queue/a.ts", "node:os"],
  ],
  "src/cli/": [
    ["src/cli/a.ts", "../queue/queue-pool.ts"],
    ["src/cli/a.ts", "../elements/board/fourfold-board.ts"],
    ["src/cli/a.ts", "../puzzles/break-the-ice/rules.ts"],
    ["src/cli/a.ts", "../search/run.ts"],
    ["src/cli/a.ts", "lit"],
    ["src/cli/a.ts", "node:child_process"],
  ],
  "src/cli/comparing/": [
    ["src/cli/comparing/a.ts", "../../search/run.ts"],
    ["src/cli/comparing/a.ts", "node:http"],
  ],
  "src/cli/heuristics/": [
    ["src/cli/heuristics/a.ts", "../../search/game.ts"],
    ["src/cli/heuristics/a.ts", "../generating/level-makers.ts"],
    ["src/cli/heuristics/a.ts", "node:child_process"],
  ],
  "src/cli/generating/": [
    ["src/cli/generating/a.ts", "../../search/game.ts"],
    ["src/cli/generating/a.ts", "../../puzzles/break-the-ice/generate.ts"],
    ["src/cli/generating/a.ts", "node:child_process"],
  ],
  "src/cli/queue/": [
    ["src/cli/queue/a.ts", "bullmq"],
    ["src/cli/queue/a.ts", "../comparing/run-compare.ts"],
    ["src/cli/queue/a.ts", "node:child_process"],
  ],
  "src/cli/menu/": [
    ["src/cli/menu/a.ts", "../../search/run.ts"],
    ["src/cli/menu/a.ts", "node:child_process"],
  ],
  "src/elements/": [
    ["src/elements/a.ts", "lit-of-another"],
    ["src/elements/a.ts", "../cli/run.ts"],
    ["src/elements/a.ts", "../site/main.ts"],
    ["src/elements/board/a.ts", "../../puzzles/break-the-ice/rules.ts"],
    ["src/elements/a.ts", "node:path"],
  ],
  "src/site/": [
    ["src/site/a.ts", "../cli/run.ts"],
    ["src/site/a.ts", "../search/run.ts"],
    ["src/site/a.ts", "../../tests/support/golden-levels.ts"],
  ],
  "assembly/*.ts": [
    ["assembly/a.ts", "../src/search/game.ts"],
    ["assembly/a.ts", "assemblyscript"],
  ],
  "assembly/probe/": [["assembly/probe/a.ts", "../methods/break-the-ice/boundary-flow"]],
  "assembly/memory/": [["assembly/memory/a.ts", "../search/game"]],
  "assembly/search/": [
    ["assembly/search/a.ts", "../puzzles/break-the-ice"],
    ["assembly/search/a.ts", "../methods/method"],
    ["assembly/search/a.ts", "../registry"],
  ],
  "assembly/puzzles/<puzzle>/": [
    ["assembly/puzzles/break-the-ice/a.ts", "../match-the-tiles"],
    ["assembly/puzzles/break-the-ice/a.ts", "../match-the-tiles/lanes"],
    ["assembly/puzzles/break-the-ice/a.ts", "../../search/node-table"],
    ["assembly/puzzles/break-the-ice/a.ts", "../../methods/method"],
  ],
  "assembly/methods/*.ts": [
    ["assembly/methods/a.ts", "../puzzles/break-the-ice"],
    ["assembly/methods/a.ts", "./break-the-ice/boundary-flow"],
  ],
  "assembly/methods/<puzzle>/*.ts": [["assembly/methods/roll-the-block/a.ts", "../../puzzles/break-the-ice"]],
  "assembly/methods/<puzzle>/<method>/": [
    ["assembly/methods/roll-the-block/macro/a.ts", "../../../puzzles/break-the-ice"],
    ["assembly/methods/roll-the-block/macro/a.ts", "../layers"],
    ["assembly/methods/roll-the-block/macro/a.ts", "../../break-the-ice/boundary-flow"],
    ["assembly/methods/roll-the-block/macro/a.ts", "../../../registry"],
  ],
};

const ALLOWED: readonly (readonly [file: string, target: string])[] = [
  ["src/index.ts", "./solving/solve.ts"],
  ["src/levels/a.ts", "./document.ts"],
  ["src/levels/a.ts", "../language/words.ts"],
  ["src/puzzles/index.ts", "./a-fifth/packed.ts"],
  ["src/puzzles/a-fifth/a.ts", "../../search/game.ts"],
  ["src/puzzles/a-fifth/a.ts", "../../levels/document.ts"],
  ["src/puzzles/a-fifth/a.ts", "../puzzle.ts"],
  ["src/puzzles/a-fifth/testing/samples.ts", "../level.ts"],
  ["src/puzzles/a-fifth/testing/samples.ts", "../../../../tests/support/level-samples.ts"],
  ["src/methods/index.ts", "./a-fifth/a-method/index.ts"],
  ["src/methods/a-fifth/a-method/a.ts", "../../../search/run.ts"],
  ["src/methods/a-fifth/a-method/a.ts", "../../../puzzles/a-fifth/level.ts"],
  ["src/methods/a-fifth/a-method/a.ts", "../shared-by-its-methods.ts"],
  ["src/methods/a-fifth/shared-by-its-methods.ts", "../../puzzles/packed.ts"],
  ["src/engines/wasm-module.ts", "@assemblyscript/loader"],
  ["src/engines/load-solver.ts", "./wasm-module.ts"],
  ["src/playing/a.ts", "../puzzles/index.ts"],
  ["src/cli/a.ts", "node:fs/promises"],
  ["src/cli/a.ts", "../../package.json"],
  ["src/elements/board/a.ts", "lit/decorators.js"],
  ["src/elements/board/a.ts", "../colours/a.ts"],
  ["src/site/a.ts", "virtual:packs"],
  ["assembly/registry.ts", "./puzzles/a-fifth"],
  ["assembly/puzzles/a-fifth/index.ts", "../../search/game"],
  ["assembly/methods/a-fifth/a-method/index.ts", "../../../puzzles/a-fifth/index"],
];

const imports = (file: string, text: string): string[] => violationsIn(file, text).map((found) => found.imports);

test("every rule is broken below", () => {
  expect(Object.keys(BROKEN)).toEqual(Object.keys(RULES));
});

describe("the map in src/README.md", () => {
  const map = readFileSync(join(ROOT, "src/README.md"), "utf8");
  const rows = [...map.matchAll(/^\| ((?:`\w+\/`(?:, )?)+) \|/gm)].map(([, names = ""]) => names.match(/\w+/g) ?? []);
  const rooms = rows.flat();

  test("has every room", () => {
    const folders = readdirSync(join(ROOT, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.toSorted()).toEqual(folders.map(({ name }) => name).sort());
  });

  test.each(rooms)("has %s below all that it imports", (room) => {
    const files = readdirSync(join(ROOT, "src", room), { recursive: true, encoding: "utf8" });
    const imported = files
      .filter((file) => file.endsWith(".ts") && !/[.]test[.]ts$|testing\//.test(file))
      .flatMap((file) => {
        const path = join("src", room, file);
        const specifiers = importsOf(readFileSync(join(ROOT, path), "utf8")).map(({ specifier = "" }) => specifier);
        return specifiers.map((specifier) => join(dirname(path), specifier).split("/"));
      });
    const others = imported.flatMap(([top, other = ""]) => (top === "src" && rooms.includes(other) ? [other] : []));
    expect([...new Set(others)].filter((other) => rooms.indexOf(other) > rooms.indexOf(room))).toEqual([]);
  });
});

describe.each(Object.entries(BROKEN))("against the rule of %s", (_, broken) => {
  test.each(broken)("%s imports %s", (file, target) => {
    expect(imports(file, `import "${target}";`)).toHaveLength(1);
  });
});

test.each(ALLOWED)("%s may import %s", (file, target) => {
  expect(imports(file, `import "${target}";`)).toEqual([]);
});

test("a file in a folder without a rule is refused", () => {
  expect(violationsIn("src/helpers/a.ts", "")).toHaveLength(1);
  expect(violationsIn("assembly/helpers/a.ts", "")).toHaveLength(1);
});

describe("whatever way an import is written", () => {
  const run = "../../search/run.ts";
  test.each([
    `import { a } from "${run}";`,
    `import type { a } from "${run}";`,
    `export * from "${run}";`,
    `export type { a } from "${run}";`,
    `import a = require("${run}");`,
    `const a = require("${run}");`,
    `const a = await import("${run}");`,
    `const a = await import(\`${run}\`);`,
    `let a: import("${run}").A;`,
    `let a: typeof import("${run}");`,
    `const a = new URL("${run}", import.meta.url);`,
    `const a = new Worker(new URL("${run}", import.meta.url));`,
    `const a = import.meta.glob("${run}");`,
    `/// <reference path="${run}" />`,
    `import "${run}?url";`,
    'import "../../puzzles/../search/run.ts";',
    'import ".././../search/./run.ts";',
    'import "../../../src/search/run.ts";',
    `// a comment\n/* and\n another */ import\n"${run}";`,
  ])("%s", (text) => {
    expect(imports("src/puzzles/break-the-ice/a.ts", text)).toEqual(["src/search/run.ts"]);
  });

  test("a computed one is refused, since nobody can check it", () => {
    for (const text of ["import(name);", `import("../../" + name);`, `import.meta.glob(["./*.ts"]);`]) {
      expect(imports("src/puzzles/break-the-ice/a.ts", text)).toEqual(["what is computed"]);
    }
  });

  test("what stands in a comment or a string is none", () => {
    const text = `// import "${run}";\nconst a = 'import "${run}"';`;
    expect(imports("src/puzzles/break-the-ice/a.ts", text)).toEqual([]);
  });

  test("its line is told", () => {
    expect(violationsIn("src/search/a.ts", '\n\nimport "lit";')).toMatchObject([{ line: 3, imports: "lit" }]);
  });
});

test("a link leads where it points to", async () => {
  const link = join(ROOT, "build/a-link-of-a-test.ts");
  await rm(link, { force: true });
  await symlink("../src/search/run.ts", link);
  const target = "../../../build/a-link-of-a-test.ts";
  expect(imports("src/puzzles/break-the-ice/a.ts", `import "${target}";`)).toEqual(["src/search/run.ts"]);
  await rm(link);
});

describe("what Node and the page have", () => {
  const NODE = "lint/correctness/noNodejsModules";
  const PROCESS = "lint/correctness/noProcessGlobal";
  const PAGE = "lint/style/noRestrictedGlobals";
  const broken: readonly (readonly [file: string, line: string, rule: string])[] = [
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
    ["src/levels/a.test.ts", 'import "node:fs";'],
    ["src/cli/a.ts", 'import "node:fs";'],
    ["src/elements/a.ts", "export const a = document.title;"],
  ];

  /** A tree with all the snippets: those of one file are its lines. */
  const files = new Map<string, string[]>();
  for (const [file, line] of [...broken, ...allowed]) files.set(file, [...(files.get(file) ?? []), line]);
  const found: string[] = [];
  const saidOf = (file: string, line: string): string[] => {
    const place = `${file}:${(files.get(file)?.indexOf(line) ?? -1) + 1} `;
    return found.filter((finding) => finding.startsWith(place)).map((finding) => finding.slice(place.length));
  };
  let tree = "";

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), "import-rules-"));
    await cp(join(ROOT, "biome.json"), join(tree, "biome.json"));
    for (const [file, lines] of files) {
      await mkdir(dirname(join(tree, file)), { recursive: true });
      await writeFile(join(tree, file), `${lines.join("\n")}\n`);
    }
    const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
    const options = ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: tree, encoding: "utf8" });
    for (const [, rule, file, line] of stdout.matchAll(/title=([^,]+),file=[^,]*?(src\/[^,]+),line=(\d+)/g)) {
      found.push(`${file}:${line} ${rule}`);
    }
  });
  afterAll(() => rm(tree, { recursive: true }));

  test.each(broken)("is not for %s: %s", (file, line, rule) => {
    expect(saidOf(file, line)).toContain(rule);
  });

  test.each(allowed)("may be used in %s: %s", (file, line) => {
    for (const rule of [NODE, PROCESS, PAGE]) expect(saidOf(file, line)).not.toContain(rule);
  });
});
