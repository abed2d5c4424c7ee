// What a program gets that depends on the package: its entries, as package.json names them, from the built library.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LoadedLevel } from "../src/playing/loaded-level.ts";
import { build } from "../tools/build.js";

const FIRST = new URL("../levels/roll-the-block/first.txt", import.meta.url);
const ENTRY = new URL("../dist/index.js", import.meta.url);

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly bin: Readonly<Record<string, string>>;
}

await build("library");
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;

test("every entry of the package is built, with its types", () => {
  const files = Object.values(manifest.exports).flatMap((entry) => [entry.types, entry.default]);
  for (const file of [...files, ...Object.values(manifest.bin)]) {
    expect(readFileSync(new URL(`../${file}`, import.meta.url)).length).toBeGreaterThan(0);
  }
});

test("the built library reads a level and solves it in both engines", async () => {
  const { loadLevels, solve } = (await import(ENTRY.href)) as typeof import("../src/index.ts");
  const [first] = loadLevels(readFileSync(FIRST, "utf8")) as [LoadedLevel];
  for (const engine of ["wasm", "ts"] as const) {
    expect(await solve(first, { engine })).toMatchObject({ status: "solved", cost: 7, optimal: true });
  }
});

test("the elements can be imported where there is no page", async () => {
  const { FourfoldBoard } = (await import(
    new URL("../dist/elements/index.js", import.meta.url).href
  )) as typeof import("../src/elements/index.ts");
  expect(FourfoldBoard.name).toBe("FourfoldBoard");
});
