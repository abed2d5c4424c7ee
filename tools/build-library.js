// Builds the library into the folder that is named: one module for one module of src/ by tsc, and then the script of the
// worker in one file. Import maps do not reach into workers, so a page without a bundler needs one that imports nothing.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { argv, execPath, exit } from "node:process";
import { build } from "rolldown";

const [, , into = "dist"] = argv;
const worker = resolve(into, "worker/worker.js");

const tsc = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--outDir", into];
const { status } = spawnSync(execPath, tsc, { stdio: "inherit" });
if (status !== 0) exit(status ?? 1);

/** A puzzle loads how it is drawn when it is asked for. A worker never asks, and must have no part to load later. */
const NOTHING = "\0nothing";
const withoutParts = {
  name: "without-parts",
  resolveDynamicImport: () => NOTHING,
  /** @param {string} id */
  load: (id) => (id === NOTHING ? "export {};" : null),
};

rmSync(`${worker}.map`);
await build({
  input: worker,
  platform: "browser",
  plugins: [withoutParts],
  output: { file: worker, format: "esm", minify: true, codeSplitting: false },
  logLevel: "warn",
});
