// The scripts of the workers of src/, each in one file, as the library ships them. A server of sources would ask a page for
// some 150 modules at every start of a worker, and the tests start a thousand: that took half of the time of all that runs
// in a browser.
import { build } from "rolldown";
import { inOneFile, WORKERS } from "./worker-scripts.js";

/** @returns {import("vite").Plugin} */
export function wholeWorkers() {
  return {
    name: "whole-workers",
    enforce: "pre",
    async load(id) {
      const [file = "", query = ""] = id.split("?");
      const worker = WORKERS.find(([script]) => file.endsWith(`/src/${script}.ts`));
      if (worker === undefined || !query.includes("worker_file")) return null;
      const asked = { ...inOneFile(file, worker[1]), write: false };
      const { output } = await build({ ...asked, output: { format: "esm", codeSplitting: false } });
      const { code, moduleIds } = output[0];
      for (const module of moduleIds) this.addWatchFile(module);
      return { code, map: null };
    },
  };
}
