// The site: index.html and what it imports, built into site/ with relative addresses, so that it can lie anywhere. The
// server of `npm run dev` watches sources, not what is made of them.
//
// What the first page needs is one script, and how the puzzles are drawn another that is asked for beside it: on a slow
// network each file more costs more than its bytes, and most of all one that is found only in another.
import { join } from "node:path";
import { defineConfig } from "vite";
import { offline, ownCode } from "./tools/offline-plugin.js";
import { OLDEST_BROWSERS } from "./tools/oldest-browsers.js";
import { packs } from "./tools/packs-plugin.js";
import { preloaded } from "./tools/preload-plugin.js";

const made = ["build", "dist", "site", ".making-*"];
const SURFACES = "surfaces";

export default defineConfig({
  base: "./",
  plugins: [packs(), preloaded(SURFACES), offline(), ownCode()],
  build: {
    outDir: "site",
    assetsInlineLimit: 0,
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 1 },
            { name: SURFACES, test: /src\/puzzles\/[^/]+\/surface\.ts$/ },
          ],
        },
      },
    },
  },
  server: { watch: { ignored: made.map((folder) => join(import.meta.dirname, folder, "**")) } },
});
