// Makes the bundle of what the library was built into, in the folder that is named: one module for any static page, with the
// elements, the library, the script of the worker and the solver module inside, that requests no other file.
//
// The worker is started from its text where the policy of the page allows that, else searches go on in slices on the page.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const [, , into = "dist/bundle"] = argv;
const root = join(fileURLToPath(import.meta.url), "../..");
const dist = join(root, "dist");

/** What the bundle gives. */
const PARTS = ["index.js", "worker/solver-pool.js", "elements/classes.js"];

/** First of all the addresses are set: elements may be on the page already, and begin as soon as they are defined. */
const ENTRY = `${["inline/index.js", "elements/index.js"].map((part) => `import ${JSON.stringify(join(dist, part))};`).join("\n")}
${PARTS.map((part) => `export * from ${JSON.stringify(join(dist, part))};`).join("\n")}`;

/** What makes levels can search as well: there is no need of a second script. */
const ONE_SCRIPT = `export { solverUrl } from "./solver-address.js";
export { makerUrl as workerUrl } from "./maker-address.js";`;

/** Lit asks for these as soon as it is loaded. Where there is no page they do nothing, and no element is defined. */
const STAND_INS = `const HTMLElement = globalThis.HTMLElement ?? class {};
  const document = globalThis.document ?? { createTreeWalker() {} };`;

const NAME = "fourfold:entry";

await build({
  input: NAME,
  cwd: root,
  platform: "browser",
  plugins: [
    {
      name: "entry",
      resolveId: (id) => (id === NAME ? id : null),
      load: (id) => (id === NAME ? { code: ENTRY, moduleSideEffects: true } : null),
    },
    {
      name: "one-script",
      load: (id) => (id === join(dist, "inline/addresses.js") ? ONE_SCRIPT : null),
    },
  ],
  output: { file: resolve(into, "fourfold.js"), format: "esm", minify: true, codeSplitting: false, intro: STAND_INS },
  logLevel: "warn",
});

// The bundle defines the elements, so a page that has it knows them by their tags.
const types = PARTS.map((part) => `export * from "../${part}";\n`).join("");
writeFileSync(resolve(into, "fourfold.d.ts"), `import "../elements/index.js";\n${types}`);
