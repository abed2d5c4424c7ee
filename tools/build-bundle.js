// Makes the bundle of what the library was built into, in the folder that is named: one module for any static page, with the
// elements, the library, the script of the worker and the solver module inside, that requests no other file.
//
// The worker is started from its text where the policy of the page allows that, else searches go on in slices on the page.
// The solver module stands there as its own address, so that nothing is fetched to read it.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const [, , into = "dist/bundle"] = argv;
const root = join(fileURLToPath(import.meta.url), "../..");
const dist = join(root, "dist");

/** What the bundle gives. */
const PARTS = ["index.js", "worker/solver-pool.js", "elements/classes.js"];

const solver = readFileSync(join(root, "build/solver.wasm")).toString("base64");
const worker = readFileSync(join(dist, "worker/worker.js"), "utf8");

/** First of all the addresses are set: elements may be on the page already, and begin as soon as they are defined. */
const MODULES = {
  "fourfold:entry": `import "fourfold:addresses";
    import ${JSON.stringify(join(dist, "elements/index.js"))};
    ${PARTS.map((part) => `export * from ${JSON.stringify(join(dist, part))};`).join("\n")}`,
  "fourfold:addresses": `import { configure } from ${JSON.stringify(join(dist, "engines/addresses.js"))};
    configure({ solverUrl: ${JSON.stringify(`data:application/wasm;base64,${solver}`)} });
    if (globalThis.document !== undefined) {
      const script = new Blob([${JSON.stringify(worker)}], { type: "text/javascript" });
      configure({ workerUrl: URL.createObjectURL(script) });
    }`,
};

/** Lit asks for these as soon as it is loaded. Where there is no page they do nothing, and no element is defined. */
const STAND_INS = `const HTMLElement = globalThis.HTMLElement ?? class {};
  const document = globalThis.document ?? { createTreeWalker() {} };`;

/** @param {string} id */
const isOurs = (id) => id in MODULES;

await build({
  input: "fourfold:entry",
  cwd: root,
  platform: "browser",
  plugins: [
    {
      name: "bundle",
      resolveId: (id) => (isOurs(id) ? { id, moduleSideEffects: true } : null),
      load: (id) => MODULES[/** @type {keyof typeof MODULES} */ (id)] ?? null,
    },
  ],
  output: { file: resolve(into, "fourfold.js"), format: "esm", minify: true, codeSplitting: false, intro: STAND_INS },
  logLevel: "warn",
});

const types = PARTS.map((part) => `export * from "../${part}";\n`).join("");
writeFileSync(resolve(into, "fourfold.d.ts"), types);
