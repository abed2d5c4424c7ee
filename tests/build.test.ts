// What tools/build.js takes for stale, in a tree of its own with a compiler that only copies: a part is built when what it
// is made from or what was made has other contents, and not else; and a build that fails leaves what was there.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Builder = typeof import("../tools/build.js");

/** Stands where the builder of the library does: writes what src/index.ts holds, and fails where that is an error. */
const BUILDER = `
import { readFileSync, writeFileSync } from "node:fs";
const into = process.argv[2];
const text = readFileSync("src/index.ts", "utf8");
writeFileSync(into + "/half.js", "");
if (text === "error") process.exit(2);
writeFileSync(into + "/index.js", text);
`;

let tree = "";
let build: Builder["build"];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}
const made = (): string => readFileSync(join(tree, "dist/index.js"), "utf8");

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  tree = mkdtempSync(join(tmpdir(), "build-"));
  write("tools/build.js", readFileSync(join(import.meta.dirname, "../tools/build.js"), "utf8"));
  write("package.json", '{ "type": "module" }');
  write("node_modules/typescript/package.json", '{ "version": "1.0.0" }');
  write("tools/build-library.js", BUILDER);
  write("src/index.ts", "one");
  ({ build } = (await import(pathToFileURL(join(tree, "tools/build.js")).href)) as Builder);
  expect(await build("library")).toEqual(["library"]);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(tree, { recursive: true });
});

test("what has not changed is not built again, however new its files are", async () => {
  write("src/index.ts", "one");
  expect(await build("library")).toEqual([]);
});

test.each([
  ["a source has changed", "src/index.ts", "two"],
  ["there is a new source", "src/more.ts", ""],
  ["the compiler is another", "node_modules/typescript/package.json", '{ "version": "1.0.1" }'],
  ["its configuration is another", "tsconfig.build.json", "{}"],
  ["what was made has changed", "dist/index.js", "zero"],
  ["what was made has more in it", "dist/old.js", ""],
])("built again where %s", async (_, path, text) => {
  write(path, text);
  expect(await build("library")).toEqual(["library"]);
  expect(made()).toBe(readFileSync(join(tree, "src/index.ts"), "utf8"));
  expect(readdirSync(join(tree, "dist"))).toEqual(["half.js", "index.js"]);
  expect(await build("library")).toEqual([]);
});

describe("files that are seen as they were when they were read", () => {
  const note = (): string => readFileSync(join(tree, "build/made/library"), "utf8");

  beforeEach(async () => {
    // A second later: what has just changed is always read.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_000);
    expect(await build("library")).toEqual([]);
  });

  test("are not read again", async () => {
    write("build/made/library", note().replace(/^.*/, "other contents"));
    expect(await build("library")).toEqual([]);
  });

  test("are read where one is not: it may have the same contents, or others of the same length", async () => {
    write("src/index.ts", "one");
    expect(await build("library")).toEqual([]);
    write("src/index.ts", "six");
    expect(await build("library")).toEqual(["library"]);
    expect(made()).toBe("six");
  });

  test("and where one is gone", async () => {
    rmSync(join(tree, "dist/half.js"));
    expect(await build("library")).toEqual(["library"]);
  });

  test("are no matter where nothing can be remembered of them", async () => {
    const [contents] = note().split("\n");
    write("build/made/library", `${contents}\n`);
    mkdirSync(join(tree, `build/made/library-${process.pid}`));
    expect(await build("library")).toEqual([]);
  });
});

test("what another part makes inside of it is that one's", async () => {
  write("dist/bundle/index.js", "the bundle");
  expect(await build("library")).toEqual([]);
});

test("built again where what was made is gone", async () => {
  rmSync(join(tree, "dist"), { recursive: true });
  expect(await build("library")).toEqual(["library"]);
  expect(made()).toBe("one");
});

test("a test is no source", async () => {
  write("src/index.test.ts", "");
  expect(await build("library")).toEqual([]);
});

test("a build that fails says so, leaves what was made, and is tried again", async () => {
  write("src/index.ts", "error");
  for (let time = 0; time < 2; time++) {
    await expect(build("library")).rejects.toThrow("The library cannot be built");
    expect(made()).toBe("one");
    expect(readdirSync(tree).filter((name) => name.startsWith(".making"))).toEqual([]);
  }
  write("src/index.ts", "three");
  await build("library");
  expect(made()).toBe("three");
});

test("a compiler that is not installed is named", async () => {
  await expect(build("solver")).rejects.toThrow("asc.js is missing: npm ci installs it");
});

test("an unknown part is refused", async () => {
  await expect(build("libary")).rejects.toThrow('no part "libary"');
});
