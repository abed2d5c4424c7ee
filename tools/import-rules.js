// Who may import whom, as data: what is not allowed here is refused. Every import of every source file is resolved as the
// file system does, so that no detour through `../..` or a link leads around a rule. `npm run lint` asks this of all
// files; tests/import-rules.test.ts breaks every rule. Tests may import what they want.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { importsOf } from "./imports.js";

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** What every puzzle keeps and what all puzzles share; which puzzles there are is for those who serve them all. */
const CONTRACTS = ["src/puzzles/*.ts", "!src/puzzles/index.ts"];
const TEXT = ["src/language/", "src/levels/"];
const PLAYING = [...TEXT, "src/playing/", "src/puzzles/*.ts"];
/** All that a surface may know: no puzzle, method or search by name. */
const LIBRARY = [
  ...PLAYING,
  "src/solving/",
  "src/engines/",
  "src/heuristics/",
  "src/worker/",
  "src/comparing/",
  "src/exploring/",
  "src/generating/",
  "src/drawing/",
  "src/editing/",
];
/** Takes imports whose address is known when they are made, and not before. */
const COMPUTED = "what is computed";
/** What every method keeps and what all methods share, and what they search with. */
const METHOD_TOOLS = ["src/methods/*.ts", "!src/methods/index.ts", ...CONTRACTS, "src/search/", "src/language/"];
const WASM_SEARCH = ["assembly/search/", "assembly/memory/"];

/**
 * For the files of a folder (`folder/`, with all that is in it) or the files that lie in it (`folder/*.ts`), what they may
 * import beside their own folder: such folders and files, and packages by name. `<puzzle>` is any folder, and the same one
 * on both sides. The longest name that fits a file is its rule. `!` takes out of what stands before it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const RULES = {
  "src/*.ts": [...LIBRARY, "src/search/game.ts"],
  "src/language/": [],
  "src/levels/": ["src/language/"],
  "src/search/": [],
  "src/puzzles/*.ts": [...CONTRACTS, ...TEXT, "src/search/game.ts"],
  "src/puzzles/index.ts": ["src/puzzles/<any>/packed.ts", "src/puzzles/<any>/index.ts"],
  "src/puzzles/<puzzle>/": [...CONTRACTS, ...TEXT, "src/search/game.ts"],
  "src/puzzles/<puzzle>/testing/": [
    "src/puzzles/<puzzle>/",
    ...CONTRACTS,
    ...TEXT,
    "src/search/game.ts",
    "tests/support/",
    "fast-check",
  ],
  "src/papers/": ["src/search/"],
  "src/methods/*.ts": METHOD_TOOLS,
  "src/methods/index.ts": [
    ...METHOD_TOOLS,
    "src/methods/<any>/*.ts",
    "src/methods/<any>/<method>/index.ts",
    "src/puzzles/<any>/index.ts",
  ],
  "src/methods/<puzzle>/*.ts": [...METHOD_TOOLS, "src/puzzles/<puzzle>/"],
  "src/methods/<puzzle>/<method>/": [...METHOD_TOOLS, "src/methods/<puzzle>/*.ts", "src/puzzles/<puzzle>/"],
  "src/engines/": [
    "src/puzzles/packed.ts",
    "src/puzzles/steps.ts",
    "src/search/",
    "build/solver.wasm",
    "build/solver.debug.wasm",
  ],
  "src/engines/wasm-module.ts": ["@assemblyscript/loader"],
  "src/playing/": PLAYING,
  "src/solving/": [...PLAYING, "src/search/", "src/papers/", "src/methods/*.ts", "src/engines/"],
  "src/drawing/": CONTRACTS,
  "src/worker/": [...PLAYING, "src/solving/", "src/engines/"],
  // What a person wrote: the one import that is computed.
  "src/worker/own-module.ts": ["src/language/", "src/solving/", COMPUTED],
  "src/heuristics/": [...PLAYING, "src/search/", "src/solving/", "src/generating/seeded-random.ts"],
  "src/comparing/": [...PLAYING, "src/papers/", "src/solving/", "src/worker/"],
  "src/exploring/": [...PLAYING, "src/search/", "src/solving/", "src/drawing/palette.ts"],
  "src/editing/": PLAYING,
  // Its threads are started as those that search are, but are its own.
  "src/generating/": [
    ...[...PLAYING, "src/search/game.ts", "src/solving/", "src/engines/addresses.ts"],
    ...["src/worker/", "!src/worker/solver-pool.ts"],
  ],
  // Over a Redis: loaded where it is asked for, and by nobody who runs in a browser.
  "src/queue/": [...LIBRARY, "bullmq", "ioredis"],
  "src/cli/": [
    ...[...LIBRARY, "commander", "picocolors"],
    ...["node:fs", "node:path", "node:process", "node:url", "package.json"],
  ],
  // Programs of one's own are started here, and nowhere else.
  "src/cli/comparing/": [
    ...[...LIBRARY, "src/cli/*.ts", "src/cli/queue/*.ts", "commander"],
    ...["node:child_process", "node:fs", "node:path", "node:process", "node:url"],
  ],
  // Heuristics are tested in threads of their own.
  "src/cli/heuristics/": [...LIBRARY, "src/cli/*.ts", "commander", "node:fs", "node:url", "node:worker_threads"],
  "src/cli/generating/": [...LIBRARY, "src/cli/*.ts", "src/cli/queue/*.ts", "commander", "node:fs"],
  "src/cli/queue/": [
    ...[
      ...LIBRARY,
      "src/queue/",
      "src/cli/*.ts",
      "src/cli/comparing/programs.ts",
      "src/cli/generating/level-makers.ts",
    ],
    ...["commander", "node:os", "node:process", "node:url"],
  ],
  // The packs that come with Fourfold are found beside it.
  "src/cli/menu/": [...LIBRARY, "src/cli/", "levels", "node:fs", "node:path", "node:url"],
  "src/elements/": [...LIBRARY, "lit"],
  "src/site/": [...LIBRARY, "src/elements/", "virtual:packs", "idb-keyval", "lit", "workbox-precaching"],

  "assembly/*.ts": ["assembly/"],
  "assembly/probe/": ["assembly/registry.ts", ...WASM_SEARCH],
  "assembly/memory/": [],
  "assembly/search/": ["assembly/memory/"],
  "assembly/puzzles/<puzzle>/": ["assembly/search/game.ts", "assembly/memory/"],
  "assembly/methods/*.ts": WASM_SEARCH,
  "assembly/methods/<puzzle>/*.ts": ["assembly/methods/method.ts", "assembly/puzzles/<puzzle>/", ...WASM_SEARCH],
  "assembly/methods/<puzzle>/<method>/": [
    "assembly/methods/method.ts",
    "assembly/methods/<puzzle>/*.ts",
    "assembly/puzzles/<puzzle>/",
    ...WASM_SEARCH,
  ],
};

/** @typedef {{ file: string, line: number, imports: string, reason: string }} Violation */

/** The pattern as a regular expression; a name that is bound stands for its folder. @param {string} pattern @param {Readonly<Record<string, string>>} bound */
function expression(pattern, bound) {
  const source = pattern
    .replace(/[.]/g, "[.]")
    .replace("*", "[^/]*")
    .replace(/<(\w+)>/g, (_, name) => (bound[name] === undefined ? `(?<${name}>[^/]+)` : bound[name]))
    .replace(/\/$/, "/.+");
  return new RegExp(`^${source}$`);
}

/** The rule of a file: the longest that fits. @param {string} file */
function ruleOf(file) {
  const fitting = Object.keys(RULES).filter((pattern) => expression(pattern, {}).test(file));
  const [pattern] = fitting.sort((a, b) => b.length - a.length);
  if (pattern === undefined) return undefined;
  return { pattern, allowed: RULES[pattern] ?? [], bound: expression(pattern, {}).exec(file)?.groups ?? {} };
}

/** Whether a path or package is on the list. @param {string} target @param {readonly string[]} list @param {Readonly<Record<string, string>>} bound */
function isListed(target, list, bound) {
  let isAllowed = false;
  for (const entry of list) {
    const [pattern, allows] = entry.startsWith("!") ? [entry.slice(1), false] : [entry, true];
    const isPath = /^(src|assembly|tests|levels|build)\//.test(pattern);
    if (isPath ? expression(pattern, bound).test(target) : target === pattern || target.startsWith(`${pattern}/`)) {
      isAllowed = allows;
    }
  }
  return isAllowed;
}

/** What only tests may import. @param {string} target */
function isForTests(target) {
  return /[.]test[.]ts$|[/]testing[/]/.test(target);
}

/** The file that an import means, from the root of the project. @param {string} file @param {string} specifier */
function resolved(file, specifier) {
  const path = join(root, dirname(file), specifier.replace(/[?#].*$/, ""));
  const isFile = (/** @type {string} */ candidate) => existsSync(candidate) && statSync(candidate).isFile();
  const found = [path, `${path}.ts`, join(path, "index.ts")].find(isFile);
  return relative(root, found === undefined ? path : realpathSync(found))
    .split(sep)
    .join("/");
}

/** What a source file imports against the rules. @param {string} file from the root @param {string} text @returns {Violation[]} */
export function violationsIn(file, text) {
  const rule = ruleOf(file);
  if (rule === undefined) return [{ file, line: 1, imports: "", reason: "tools/import-rules.js has no rule for it" }];
  const allowed = [rule.pattern.replace(/[^/]+$/, "*.ts"), ...rule.allowed];
  return importsOf(text).flatMap(({ line, specifier }) => {
    if (specifier === undefined && rule.allowed.includes(COMPUTED)) return [];
    if (specifier === undefined) return [{ file, line, imports: COMPUTED, reason: "nobody can check that" }];
    const target = specifier.startsWith(".") ? resolved(file, specifier) : specifier;
    const isAllowed = isListed(target, allowed, rule.bound) && (isForTests(file) || !isForTests(target));
    return isAllowed
      ? []
      : [{ file, line, imports: target, reason: `${rule.pattern} may import ${allowed.join(", ")}` }];
  });
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return /[.][cm]?[jt]sx?$/.test(path) && !path.endsWith(".test.ts") ? [path] : [];
  });
}

/** What all source files import against the rules. @returns {Violation[]} */
function allViolations() {
  const files = [...sourcesIn("src"), ...sourcesIn("assembly")];
  return files.flatMap((file) => violationsIn(file, readFileSync(join(root, file), "utf8")));
}

if (argv[1] !== undefined && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const violations = allViolations();
  for (const { file, line, imports, reason } of violations)
    console.error(`${file}:${line} imports ${imports}: ${reason}`);
  if (violations.length > 0) process.exitCode = 1;
}
