// Builds what is stale, and nothing else. A part is stale where the contents of its sources are not those that it was made
// from, or where what was made is no longer what was written: both are remembered in build/made/, one file a part. Times of
// files never say that a part is stale, so that a fresh checkout, a changed branch and a copied folder are all judged rightly.
// They only say, as in git's index, that files are still those that were read, so that they need not be read again.
//
// A part is made in a folder of its own and moved into place when it is complete: what runs meanwhile never sees half of
// it, and two builds at once only do the work twice. `node tools/build.js PART ...` builds these; tests, benchmarks,
// servers and bin/fourfold.js call `build`.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { argv, env, execPath, exit, pid } from "node:process";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const ASSEMBLY = ["assembly", "asconfig.json", "asc-layouts.js", "node_modules/assemblyscript/package.json"];
const LIBRARY = [
  ...[
    "src",
    "tsconfig.json",
    "tsconfig.build.json",
    "tools/build-library.js",
    "tools/manifest.js",
    "tools/sandbox-document.js",
    "tools/worker-scripts.js",
  ],
  ...["node_modules/typescript/package.json", "node_modules/rolldown/package.json"],
];
const ASC = "node_modules/assemblyscript/bin/asc.js";

/**
 * What is built: what it is made from (files and folders), the parts that must be there before, what it makes (files, or
 * a folder, which ends with a slash), and the program that makes it, told the folder to write into.
 * @typedef {{ from: string[], needs?: string[], makes: string[], run: (into: string) => string[] }} Part
 * @type {Record<string, Part>}
 */
const PARTS = {
  solver: {
    from: ASSEMBLY,
    makes: ["build/solver.wasm", "build/solver.wat"],
    run: (into) => [
      ...[ASC, "assembly/index.ts", "--target", "release"],
      ...["--outFile", `${into}/solver.wasm`, "--textFile", `${into}/solver.wat`],
    ],
  },
  debug: {
    from: ASSEMBLY,
    makes: ["build/solver.debug.wasm"],
    run: (into) => [ASC, "assembly/index.ts", "--target", "debug", "--outFile", `${into}/solver.debug.wasm`],
  },
  probe: {
    from: ASSEMBLY,
    makes: ["build/probe.wasm"],
    run: (into) => [ASC, "assembly/probe.ts", "--target", "probe", "--outFile", `${into}/probe.wasm`],
  },
  library: {
    from: LIBRARY,
    makes: ["dist/"],
    run: (into) => ["tools/build-library.js", into],
  },
  inline: {
    from: [...LIBRARY, "build/solver.wasm", "tools/build-inline.js"],
    needs: ["solver", "library"],
    makes: ["dist/inline/"],
    run: (into) => ["tools/build-inline.js", into],
  },
  bundle: {
    from: [...LIBRARY, "build/solver.wasm", "tools/build-inline.js", "tools/build-bundle.js"],
    needs: ["inline"],
    makes: ["dist/bundle/"],
    run: (into) => ["tools/build-bundle.js", into],
  },
  site: {
    from: [
      ...[
        "index.html",
        "vite.config.ts",
        "tools/oldest-browsers.js",
        "tools/packs-plugin.js",
        "tools/offline-plugin.js",
        "tools/preload-plugin.js",
        "tools/sandbox-document.js",
        "src",
        "levels",
      ],
      ...["build/solver.wasm", "node_modules/vite/package.json", "node_modules/rolldown/package.json"],
    ],
    needs: ["solver"],
    makes: ["site/"],
    run: (into) => ["node_modules/vite/bin/vite.js", "build", "--outDir", into, "--emptyOutDir", "--logLevel", "warn"],
  },
};

/** A puzzle of examples/ has a solver module and a probe of its own. */
for (const name of existsSync(join(root, "examples")) ? readdirSync(join(root, "examples")) : []) {
  const folder = `examples/${name}/assembly`;
  if (!existsSync(join(root, folder))) continue;
  for (const [part, target] of [
    ["module", "release"],
    ["probe", "probe"],
  ]) {
    const file = `${name}.${part}.wasm`;
    PARTS[`${name}.${part}`] = {
      from: [...ASSEMBLY, folder],
      makes: [`build/examples/${file}`],
      run: (into) => [
        ...[ASC, `${folder}/${part}.ts`, "--target", `${target}`],
        ...["--outFile", `${into}/${file}`, "--textFile", `${into}/${file}.wat`],
      ],
    };
  }
}

/** Within so many milliseconds a file may change twice and have one time. */
const SETTLED = 1000;

/** @typedef {{ path: string, stats: import("node:fs").Stats }} Found */

/** The files at or below a path; tests are no part of what is built. @param {string} path @returns {Found[]} */
function filesOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return path.endsWith(".test.ts") ? [] : [{ path, stats }];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** The names and contents of files in a word. @param {readonly Found[]} files */
function contentsOf(files) {
  const hash = createHash("sha256");
  for (const { path } of files) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** What the system knows of files, in a word; undefined where one has changed so lately that this may not tell its contents.
 *  @param {readonly Found[]} files */
function seenOf(files) {
  const now = Date.now();
  const hash = createHash("sha256");
  for (const { path, stats } of files) {
    const { ino, size, mtimeMs, ctimeMs } = stats;
    if (now - ctimeMs < SETTLED) return undefined;
    hash.update(`${path}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest("hex");
}

/** What a part makes; what another part makes inside of it is that one's. @param {Part} part @returns {Found[]} */
function madeBy({ makes }) {
  const others = Object.values(PARTS).flatMap((other) => other.makes);
  const inside = others.filter((path) => makes.some((folder) => path !== folder && path.startsWith(folder)));
  const files = makes.flatMap((path) => filesOf(path.replace(/\/$/, "")));
  return files.filter(({ path }) => !inside.some((folder) => path.startsWith(folder)));
}

/** The program and its parameters, as they were when the part was made, are a source like any other. @param {Part} part */
function programOf({ run }) {
  return createHash("sha256").update(run("").join("\0")).digest("hex");
}

/** What is remembered of a part: its contents, and how its files were seen then. @param {string} name @returns {string[]} */
function remembered(name) {
  const note = join(root, "build/made", name);
  return existsSync(note) ? readFileSync(note, "utf8").split("\n") : [];
}

/** Whole or not at all: many may run at once. @param {string} name @param {string} contents @param {string} seen */
function remember(name, contents, seen) {
  const note = join(root, "build/made", name);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(`${note}-${pid}`, `${contents}\n${seen}\n`);
  renameSync(`${note}-${pid}`, note);
}

/** @param {string} name @param {Part} part */
function isStale(name, part) {
  const [sources, made] = [part.from.flatMap(filesOf), madeBy(part)];
  const files = seenOf([...sources, ...made]);
  const seen = files === undefined ? "" : `${programOf(part)} ${files}`;
  const [known, knownSeen] = remembered(name);
  if (seen !== "" && seen === knownSeen) return false;
  const contents = `${contentsOf(sources)} ${programOf(part)} ${contentsOf(made)}`;
  if (known !== contents) return true;
  try {
    if (seen !== "") remember(name, contents, seen);
  } catch {
    // Nothing can be written here: then all is read every time.
  }
  return false;
}

/** Runs a program of node_modules; what it says goes to standard error. What is built is the same wherever it is built from: in
 *  tests too it is for production. @param {string[]} parameters @returns {Promise<number | null>} */
function node(parameters) {
  const child = spawn(execPath, parameters, {
    cwd: root,
    env: { ...env, NODE_ENV: "production" },
    stdio: ["ignore", 2, 2],
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}

/** @param {string} name @param {Part} part */
async function make(name, part) {
  if (!isStale(name, part)) return false;

  const begun = Date.now();
  // What changes while it is built is not what it is built from.
  const sources = `${contentsOf(part.from.flatMap(filesOf))} ${programOf(part)}`;
  // As deep as dist/, because source maps name their sources from here.
  const into = `.making-${name}-${pid}`;
  const place = join(root, into);
  try {
    mkdirSync(place);
    const parameters = part.run(into);
    if (!existsSync(join(root, parameters[0] ?? "")))
      throw new Error(`${parameters[0]} is missing: npm ci installs it.`);
    if ((await node(parameters)) !== 0) throw new Error(`The ${name} cannot be built; why stands above.`);
    for (const made of part.makes) putInPlace(place, made);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  remember(name, `${sources} ${contentsOf(madeBy(part))}`, "");
  console.error(`Built the ${name} in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  return true;
}

/** Moves a file, or the whole folder, to where it belongs. @param {string} from @param {string} made */
function putInPlace(from, made) {
  const to = join(root, made);
  mkdirSync(dirname(to), { recursive: true });
  if (!made.endsWith("/")) {
    renameSync(join(from, basename(made)), to);
    return;
  }
  const old = `${from}-old`;
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Builds those of the parts that are stale, and what they need.
 * @param {...string} names
 * @returns {Promise<string[]>} the names of those that were built
 */
export async function build(...names) {
  /** @type {string[]} */
  const built = [];
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  /** @param {string} name @returns {Promise<void>} */
  const begin = (name) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`There is no part "${name}" to build: ${Object.keys(PARTS).join(", ")}.`);
    const made = begun.get(name) ?? buildAfterNeeds(name, part);
    begun.set(name, made);
    return made;
  };
  /** @param {string} name @param {Part} part */
  const buildAfterNeeds = async (name, part) => {
    await Promise.all((part.needs ?? []).map(begin));
    if (await make(name, part)) built.push(name);
  };
  const ends = await Promise.allSettled(names.map(begin));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return built;
}

if (argv[1] !== undefined && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await build(...argv.slice(2));
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : reason);
    exit(1);
  }
}
