// The scripts of the workers of src/, each in one file, as the library ships them. A server of sources would ask a page for
// some 150 modules at every start of a worker, and the tests start a thousand: that took half of the time of all that runs
// in a browser.
import { build } from "rolldown";
import { withoutParts } from "./sandbox-document.js";

/** What of the parts that are loaded later a script takes along. @type {readonly [script: RegExp, parts: RegExp | undefined][]} */
const WORKERS = [
  [/\/src\/worker\/worker\.ts\?/, undefined],
  [/\/src\/generating\/maker-worker\.ts\?/, /\/generate\.ts$/],
];

/** @returns {import("vite").Plugin} */
export function wholeWorkers() {
  return {
    name: "whole-workers",
    enforce: "pre",
    async load(id) {
      const worker = WORKERS.find(([script]) => script.test(id));
      if (worker === undefined || !id.includes("worker_file")) return null;
      const { output } = await build({
        input: id.replace(/\?.*/, ""),
        platform: "browser",
        plugins: [withoutParts(worker[1])],
        write: false,
        output: { format: "esm", codeSplitting: false },
        logLevel: "warn",
      });
      const { code, moduleIds } = output[0];
      for (const module of moduleIds) this.addWatchFile(module);
      return { code, map: null };
    },
  };
}
