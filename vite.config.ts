// The site: index.html and what it imports, built into site/ with relative addresses, so that it can lie anywhere.
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { outDir: "site", assetsInlineLimit: 0, target: "es2022" },
});
