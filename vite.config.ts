// The site: index.html and what it imports, built into site/ with relative addresses, so that it can lie anywhere. The
// server of `npm run dev` watches sources, not what is made of them.
import { join } from "node:path";
import { defineConfig } from "vite";
import { offline } from "./tools/offline-plugin.js";
import { packs } from "./tools/packs-plugin.js";

const made = ["build", "dist", "site", ".making-*"];

export default defineConfig({
  base: "./",
  plugins: [packs(), offline()],
  build: { outDir: "site", assetsInlineLimit: 0, target: "es2022" },
  server: { watch: { ignored: made.map((folder) => join(import.meta.dirname, folder, "**")) } },
});
