// Builds the library into the folder that is named: one module for one module of src/ by tsc; then the script of the worker
// in one file, for import maps do not reach into workers, so that a page without a bundler needs one that imports nothing;
// and the command line in few files, for to find and read its 200 modules would take longer than most levels. Beside them
// lies what editors ask of the elements, custom-elements.json, and the document in which code that a person wrote runs, own.html.
//
// Declarations are written for compilers from TypeScript 5.4 on: modules by the names that they have here, and typed arrays
// without the kind of their buffer, which came with 5.7.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { argv, execPath, exit } from "node:process";
import { build } from "rolldown";
import { manifestOf } from "./manifest.js";
import { sandboxDocument } from "./sandbox-document.js";
import { inOneFile, WORKERS } from "./worker-scripts.js";

const [, , into = "dist"] = argv;

// Types are checked by `npm run types`, which takes longer than all that is done here.
const tsc = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--noCheck", "--outDir", into];
const { status } = spawnSync(execPath, tsc, { stdio: "inherit" });
if (status !== 0) exit(status ?? 1);

/** @param {string} text */
function plainDeclarations(text) {
  return text
    .replaceAll(/(\b(?:from|import)\s*\(?\s*"\.[^"]*)\.ts"/g, '$1.js"')
    .replaceAll(/\b((?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array|DataView)<ArrayBuffer(?:Like)?>/g, "$1");
}

/** Without what the compiler writes for modules that have a `this`, of which bundlers warn. @param {string} text */
function plainModule(text) {
  return text
    .replaceAll(/\(this && this\.__\w+\) \|\| /g, "")
    .replaceAll(/^var __rewriteRelativeImportExtension = .*?^};\n/gms, "")
    .replaceAll(
      /import\(__rewriteRelativeImportExtension\([^)]*?(\w+)\)\)/g,
      "import(/* webpackIgnore: true */ /* @vite-ignore */ $1)",
    );
}

for (const name of readdirSync(into, { recursive: true, encoding: "utf8" })) {
  const toPlain = name.endsWith(".d.ts") ? plainDeclarations : name.endsWith(".js") ? plainModule : undefined;
  if (toPlain === undefined) continue;
  const file = join(into, name);
  const text = readFileSync(file, "utf8");
  const plain = toPlain(text);
  if (plain !== text) writeFileSync(file, plain);
}

const manifest = JSON.stringify(manifestOf("."), undefined, 2);
writeFileSync(resolve(into, "custom-elements.json"), `${manifest}\n`);

for (const [script, parts] of WORKERS) {
  const file = resolve(into, `${script}.js`);
  await build({ ...inOneFile(file, parts), output: { file, format: "esm", minify: true, codeSplitting: false } });
}

const own = resolve(into, "elements/own");
writeFileSync(resolve(into, "own.html"), await sandboxDocument(own, "js"));
// Nobody imports what stands in it.
for (const name of ["document", "frame", "worker"]) {
  for (const extension of ["js", "d.ts"]) rmSync(join(own, `sandbox-${name}.${extension}`));
}

const cli = resolve(into, "cli");
const bundled = resolve(into, "cli-bundled");

/** What lies beside a module is found from the folder of the command line. */
const addressesFromCli = {
  name: "addresses-from-cli",
  /** @param {string} code @param {string} id */
  transform: (code, id) =>
    code.replaceAll(/new URL\("([^"]+)", import\.meta\.url\)/g, (_, path) => {
      return `new URL(${JSON.stringify(relative(cli, resolve(dirname(id), path)))}, import.meta.url)`;
    }),
};

const NOTHING = "\0nothing";

/** The parser of command lines could start commands that are programs of their own, which ours are not: for that alone Node would
 *  load its child_process and much beside it. @type {import("rolldown").Plugin} */
const withoutPrograms = {
  name: "without-programs",
  resolveId: (id, importer) => (id === "node:child_process" && /commander/.test(importer ?? "") ? NOTHING : null),
  load: (id) => (id === NOTHING ? "export {};" : null),
};

/** What is loaded together lies in one file: what every command begins with, and what `solve` needs beside it, which is most of
 *  what others need. Each is all that these modules import, and not they themselves: the first waits for all that it loads.
 *  @type {readonly (readonly [name: string, module: string])[]} */
const TOGETHER = [
  ["start", "main"],
  ["solving", "solve"],
];
/** Names of files by modules. @type {Map<string, string>} */
const togetherWith = new Map();

/** @type {import("rolldown").Plugin} */
const findsWhatIsTogether = {
  name: "finds-what-is-together",
  buildEnd() {
    const addImports = (/** @type {string} */ id, /** @type {string} */ name) => {
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
        if (togetherWith.has(imported)) continue;
        togetherWith.set(imported, name);
        addImports(imported, name);
      }
    };
    for (const [name, module] of TOGETHER) addImports(resolve(cli, `${module}.js`), name);
  },
};

await build({
  // A thread begins with a script of its own.
  input: Object.fromEntries(["main", "heuristics/check-thread"].map((name) => [name, resolve(cli, `${name}.js`)])),
  platform: "node",
  // What is only there where somebody wants it is found when it is asked for.
  external: ["bullmq", "ioredis"],
  // The first that has modules, which alone can be bundled.
  resolve: { mainFields: ["module", "main"] },
  plugins: [addressesFromCli, withoutPrograms, findsWhatIsTogether],
  output: {
    ...{ dir: bundled, format: "esm", minify: true, chunkFileNames: "[name].js" },
    codeSplitting: {
      groups: TOGETHER.map(([name], i) => ({
        name,
        priority: TOGETHER.length - i,
        test: (id) => togetherWith.get(id) === name,
      })),
    },
  },
  logLevel: "warn",
});
renameSync(resolve(cli, "main.d.ts"), resolve(bundled, "main.d.ts"));
rmSync(cli, { recursive: true });
renameSync(bundled, cli);

// What is bundled above inlines nothing; what others bundle may.
writeFileSync(
  resolve(into, "engines/inlined.js"),
  `export async function inlined() {
    const { solverUrl, workerUrl } = await import("../inline/addresses.js");
    return { solverUrl, workerUrl };
}
`,
);
writeFileSync(
  resolve(into, "generating/inlined-maker.js"),
  `export async function inlinedMaker() {
    return (await import("../inline/maker-address.js")).makerUrl;
}
`,
);
