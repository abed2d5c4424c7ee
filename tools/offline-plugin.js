// What the built page needs beside its modules: the script that runs before anything is drawn, and to be installed and to work
// without a network the manifest, the service worker, which is told the names of all files, and the policy that the page keeps to;
// and the document in which code that a person writes runs, own.html, which has a policy of its own.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { sandboxDocument } from "./sandbox-document.js";

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
  background_color: "#f7f4ee",
  theme_color: "#f7f4ee",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** One script that imports nothing, of a file of src/site/. @param {string} name */
async function scriptOf(name) {
  const { output } = await build({
    input: join(root, "src/site", name),
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    write: false,
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}

const OWN = "own.html";
const ownDocument = () => sandboxDocument(join(root, "src/elements/own"), "ts");

/** The same document while the site is served from its sources. @returns {import("vite").Plugin} */
export function ownCode() {
  return {
    name: "fourfold-own-code",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(`/${OWN}`, async (_, response, next) => {
        try {
          response.setHeader("content-type", "text/html").end(await ownDocument());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** @returns {import("vite").Plugin} */
export function offline() {
  return {
    name: "fourfold-offline",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
      { tag: "script", attrs: { src: "./first-look.js" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-512.png" }, injectTo: "head" },
    ],
    // Last, so that every file is known.
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        /** @param {string} fileName @param {string | Uint8Array} source */
        const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
        /** @param {(string | Uint8Array)[]} parts */
        const revisionOf = (...parts) => {
          const hash = createHash("sha256");
          for (const part of parts) hash.update(part);
          return hash.digest("hex").slice(0, 12);
        };
        const site = join(root, "src/site");
        const others = Object.entries({
          "icon.svg": readFileSync(join(site, "icon.svg")),
          "icon-512.png": readFileSync(join(site, "icon-512.png")),
          "manifest.webmanifest": JSON.stringify(MANIFEST),
          "first-look.js": await scriptOf("first-look.js"),
          [OWN]: await ownDocument(),
        });
        for (const [name, source] of others) emit(name, source);
        // Names of files tell their contents; the page itself, which names them, is kept under the address of its folder.
        const named = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const page = revisionOf(...named.sort(), POLICY, readFileSync(join(root, "index.html")));
        const files = [
          { url: "./", revision: page },
          ...named.map((url) => ({ url, revision: null })),
          ...others.map(([url, source]) => ({ url, revision: revisionOf(source) })),
        ];
        // It knows its files.
        const script = await scriptOf("service-worker.js");
        emit("service-worker.js", `self.__WB_MANIFEST = ${JSON.stringify(files)};\n${script}`);
      },
    },
  };
}
