// Adding a puzzle adds files of its own and a line to each of two registries, and changes nothing else. The 15-puzzle of
// examples/ is put into a copy of the project by just that, first without packed states and then with them, and everything
// must hold there: types, import rules, every command, and the tests that run in Node. Of those that take long the copy
// runs what is asked of the new puzzle, since what they ask of the others is the same here.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SLOW_TESTS } from "../tools/slow-tests.js";

const ROOT = join(import.meta.dirname, "..");
const EXAMPLE = join(ROOT, "examples/fifteen-puzzle");
const ID = "fifteen-puzzle";
const NOT_COPIED = ["node_modules", "dist", "site", ".git"];
const FIRST = `levels/${ID}/first-slides.txt#1`;
const AN_HOUR = 3_600_000;

let tree = "";

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), "fifth-puzzle-")));
  for (const name of readdirSync(ROOT)) {
    if (!NOT_COPIED.includes(name) && !name.startsWith(".making-"))
      cpSync(join(ROOT, name), join(tree, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(tree, "node_modules"));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Puts a file or folder of the example into the copy, its imports as they must be there. */
function add(from: string, to: string): void {
  const source = join(EXAMPLE, from);
  if (statSync(source).isDirectory()) {
    for (const name of readdirSync(source)) add(join(from, name), join(to, name));
    return;
  }
  const target = join(tree, to);
  mkdirSync(dirname(target), { recursive: true });
  const text = readFileSync(source, "utf8").replaceAll(/(?<=from ")\.[^"]*(?=")/g, (specifier) => {
    const meant = resolve(dirname(source), specifier);
    if (meant.startsWith(EXAMPLE)) return specifier;
    return relative(dirname(target), join(tree, relative(ROOT, meant)));
  });
  writeFileSync(target, text);
}

/** Adds a line to a registry, with the import that it needs. */
function register(registry: string, imports: string, before: RegExp, line: string): void {
  const file = join(tree, registry);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(before);
  writeFileSync(
    file,
    text.replace(/^import /m, `${imports}\nimport `).replace(before, (found) => `${line}\n${found}`),
  );
}

interface Run {
  readonly input?: string;
  /** How it must end. */
  readonly code?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a program says. */
function run(parameters: readonly string[], { input = "", code = 0, env = {} }: Run = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: tree,
    encoding: "utf8",
    input,
    env: { ...process.env, FOURFOLD_LONG: "", FOURFOLD_FAST: "", CI: "true", LANG: "en", NODE_OPTIONS: "", ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== code) throw new Error(`${parameters.join(" ")} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

function fourfold(line: string, options?: Run): string {
  return run(["bin/fourfold.js", ...line.split(" ")], options);
}

/** Solves the levels of the puzzle as one does in a shell. */
function solved(engine: string): void {
  const levels = fourfold(`solve levels/${ID} --json --engine ${engine}`)
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(levels.length).toBeGreaterThanOrEqual(6);
  for (const line of levels) {
    expect(JSON.parse(line)).toMatchObject({ game: ID, status: "solved", optimal: true, expected: { holds: true } });
  }
}

test(
  "a bare puzzle: a folder, its levels and a line are enough for the command line",
  () => {
    for (const file of ["index.ts", "rules.ts", "surface.ts"]) add(file, `src/puzzles/${ID}/${file}`);
    add("levels", `levels/${ID}`);
    const registry = "src/puzzles/index.ts";
    const untouched = readFileSync(join(tree, registry), "utf8");
    register(registry, `import { fifteenPuzzle } from "./${ID}/index.ts";`, /^\];$/m, "  fifteenPuzzle,");
    fourfold(`check levels/${ID}`);
    fourfold(`verify levels/${ID}`);
    expect(fourfold(`show levels/${ID}/first-slides.txt#3`)).toContain("tile in its place");
    fourfold(`play ${FIRST}`, { input: "l\n" });
    solved("ts");
    writeFileSync(join(tree, registry), untouched);
  },
  AN_HOUR,
);

test(
  "with packed states: what is there already is not touched but for the two lines, and everything holds",
  () => {
    for (const file of ["index.ts", "rules.ts", "surface.ts", "tables.ts", "game.ts", "packed.ts", "testing"])
      add(file, `src/puzzles/${ID}/${file}`);
    add("assembly/index.ts", `assembly/puzzles/${ID}/index.ts`);
    add("golden.txt", `tests/golden/${ID}.txt`);
    register(
      "src/puzzles/index.ts",
      `import { packedFifteenPuzzle } from "./${ID}/packed.ts";`,
      /^\];$/m,
      "  packedFifteenPuzzle,",
    );
    register(
      "assembly/registry.ts",
      `import { FifteenPuzzle } from "./puzzles/${ID}";`,
      /^ {2}return UNKNOWN;\n}$/m,
      "  if (registryNumber == 4) return asker.puzzle<FifteenPuzzle>(request, argument);",
    );
    solved("wasm");
    solved("ts");

    fourfold(`check levels/${ID} --difficulty`);
    expect(fourfold(`successors ${FIRST} --json`)).toContain(`"game":"${ID}"`);
    expect(fourfold(`convert - --to text`, { input: fourfold(`convert ${FIRST} --to json`) })).toContain(`game: ${ID}`);
    expect(fourfold(`play ${FIRST} --json`, { input: "analysis\nhint\nl\n" })).toContain('"hint":"l"');
    const compared = fourfold(`compare ${FIRST} --solvers all,auto --csv`).split("\n");
    expect(compared.filter((line) => line.includes(`,${ID},auto,`) && line.includes(",solved,"))).toHaveLength(1);
    expect(fourfold(`generate ${ID}`, { code: 31 })).toContain(`there is no generator for ${ID}`);

    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "node", "--project", "alone"];
    run([...vitest, "tests/heuristics-page.test.ts", "-u"]);
    run(["tools/import-rules.js"]);
    run(["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"]);
    run(["node_modules/typescript/bin/tsc", "-p", "tsconfig.library.json"]);
    run(vitest, { env: { FOURFOLD_FAST: "1" } });
    // The example's own tests know it under the same name and number.
    const slow = Object.keys(SLOW_TESTS).filter((path) => path.startsWith("tests/"));
    const said = run([...vitest, ...slow, "--testNamePattern", ID, "--reporter", "verbose"]);
    for (const file of [
      "contract",
      "golden",
      "levels",
      "twins/bfs",
      "twins/astar",
      "auto",
      "limits",
      "slice-lengths",
      "from",
    ]) {
      expect(said).toMatch(new RegExp(`tests/${file}\\.test\\.ts.*${ID}`));
    }
  },
  AN_HOUR,
);
