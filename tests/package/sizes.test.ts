// What a page loads for each entry of the package, minified and compressed, is no more than docs/embedding.md says, and not so
// much less that the page is wrong. What is loaded later, when it is asked for, is not counted.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build as bundle, type OutputChunk } from "rolldown";
import { expect, test } from "vitest";
import { ROOT } from "./stranger.ts";

const PAGE = readFileSync(join(ROOT, "docs/embedding.md"), "utf8");
/** The most kilobytes of each entry or file, as the page has them. */
const CEILINGS = Object.fromEntries(
  [...PAGE.matchAll(/^\| `(\S+)` \| (\d+) kB \|$/gm)].map(([, name = "", kilobytes]) => [name, Number(kilobytes)]),
);

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  exports: Record<string, string | { readonly default: string }>;
};
const BOARD = "./dist/elements/board/define.js";
const MODULES: Readonly<Record<string, string>> = {
  "fourfold/elements/board": BOARD,
  ...Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]) => {
      return typeof entry === "string" || name.includes("*") ? [] : [[`fourfold${name.slice(1)}`, entry.default]];
    }),
  ),
};
const FILES = ["build/solver.wasm", "dist/worker/worker.js", "dist/generating/maker-worker.js", "dist/own.html"];

/** The chunk of a module that is written here, and those that it imports at once. */
async function loadedFor(code: string): Promise<string> {
  const { output } = await bundle({
    input: "entry",
    cwd: ROOT,
    platform: "browser",
    plugins: [
      { name: "entry", resolveId: (id) => (id === "entry" ? id : null), load: (id) => (id === "entry" ? code : null) },
    ],
    output: { format: "esm", minify: true },
    write: false,
    logLevel: "silent",
  });
  const chunks = output.filter((each): each is OutputChunk => each.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded].map((chunk) => chunk.code).join("\n");
}

const kilobytes = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length / 1000;

async function sizeOf(name: string): Promise<number> {
  const file = MODULES[name];
  if (file === undefined) return kilobytes(readFileSync(join(ROOT, name)));
  const path = JSON.stringify(join(ROOT, file));
  return kilobytes(await loadedFor(`import ${path}; export * from ${path};`));
}

test("the page has a ceiling for every entry", () => {
  expect(Object.keys(CEILINGS).sort()).toEqual([...Object.keys(MODULES), ...FILES].sort());
});

test.each(Object.keys(MODULES).concat(FILES))("%s", async (name) => {
  const [size, ceiling = 0] = [await sizeOf(name), CEILINGS[name]];
  expect(size).toBeLessThanOrEqual(ceiling);
  expect(size).toBeGreaterThan(0.85 * ceiling);
});

test("who imports something that does nothing loads nothing, and who reads levels no search", async () => {
  const from = (file: string): string => JSON.stringify(join(ROOT, "dist", file));
  expect(await loadedFor(`import ${from("index.js")}; import ${from("worker/solver-pool.js")};`)).toBe("");
  const reading = kilobytes(await loadedFor(`export { loadLevels } from ${from("index.js")};`));
  expect(reading).toBeLessThan(0.7 * (await sizeOf("fourfold")));
});
