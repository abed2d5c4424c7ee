// Writes the solver module and the scripts of workers into modules, in the folder that is named: for pages and bundlers that
// ship no files. addresses.js has solver and worker as addresses of themselves; index.js, which is `fourfold/inline`, also uses
// these. The script that makes levels is by itself, in maker-address.js.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const [, , into = "dist/inline"] = argv;
const root = join(fileURLToPath(import.meta.url), "../..");

const solver = readFileSync(join(root, "build/solver.wasm")).toString("base64");
/** A constant that is a script as an address of itself. @param {string} name @param {string} path */
const scriptAddress = (name, path) => `const script = ${JSON.stringify(readFileSync(join(root, path), "utf8"))};
// Workers of Node begin with no blob, those of browsers with no data that a usual policy allows.
export const ${name} = globalThis.process?.getBuiltinModule === undefined
  ? URL.createObjectURL(new Blob([script], { type: "text/javascript" }))
  : "data:text/javascript," + encodeURIComponent(script);
`;

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(resolve(into, name), text);

write("solver-address.js", `export const solverUrl = "data:application/wasm;base64,${solver}";\n`);
write(
  "addresses.js",
  `export { solverUrl } from "./solver-address.js";
${scriptAddress("workerUrl", "dist/worker/worker.js")}`,
);
write("maker-address.js", scriptAddress("makerUrl", "dist/generating/maker-worker.js"));
write(
  "addresses.d.ts",
  `/** The solver module as its own address. */
export declare const solverUrl: string;
/** The script of the worker as its own address. */
export declare const workerUrl: string;
`,
);
write(
  "index.js",
  `import { configure } from "../engines/addresses.js";
import { solverUrl, workerUrl } from "./addresses.js";

configure({ solverUrl, workerUrl });
export { solverUrl, workerUrl };
`,
);
write("index.d.ts", 'export { solverUrl, workerUrl } from "./addresses.js";\n');
