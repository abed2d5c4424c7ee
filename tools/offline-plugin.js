// What the built page needs to be installed and to work without a network: the service worker, which is told the names of all
// files, the manifest, and the policy that the page keeps to.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Nothing inline, nothing from elsewhere; WebAssembly, workers, and pictures that are made here. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
].join("; ");

const MANIFEST = {
  name: "Fourfold",
  short_name: "Fourfold",
  description: "Four tile puzzles that teach search",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f6f3ec",
  theme_color: "#f6f3ec",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** @returns {import("vite").Plugin} */
export function offline() {
  return {
    name: "fourfold-offline",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-512.png" }, injectTo: "head" },
    ],
    // Last, so that every file is known.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        /** @param {string} fileName @param {string | Uint8Array} source */
        const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
        const site = join(root, "src/site");
        emit("icon.svg", readFileSync(join(site, "icon.svg")));
        emit("icon-512.png", readFileSync(join(site, "icon-512.png")));
        emit("manifest.webmanifest", JSON.stringify(MANIFEST));
        // Names of files tell their contents; the page itself is kept under the address of its folder.
        const named = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const files = ["./", ...named.sort(), "icon.svg", "icon-512.png", "manifest.webmanifest"];
        const hash = createHash("sha256").update(files.join("\n"));
        for (const file of ["index.html", "src/site/service-worker.js"]) hash.update(readFileSync(join(root, file)));
        const version = hash.digest("hex").slice(0, 12);
        const script = readFileSync(join(site, "service-worker.js"), "utf8");
        emit("service-worker.js", `self.fourfold = ${JSON.stringify({ VERSION: version, FILES: files })};\n${script}`);
      },
    },
  };
}
