// What a program gets that depends on the package: its entries, as package.json names them, from the built library.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { build } from "../tools/build.js";

const FIRST = new URL("../levels/roll-the-block/first.txt", import.meta.url);
const ENTRY = new URL("../dist/index.js", import.meta.url);

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly customElements: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
}

await build("library", "bundle");
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;

test("every entry of the package is built, with its types", () => {
  const files = Object.values(manifest.exports).flatMap((entry) => {
    return typeof entry === "string" ? [entry] : [entry.types, entry.default];
  });
  for (const file of [...files, ...Object.values(manifest.bin), manifest.customElements]) {
    // Where there are several they lie in folders, or are named by their path.
    const folder = new URL(`../${file.replace(/[*].*/, "")}`, import.meta.url);
    const isThere = file.includes("*") ? readdirSync(folder).length > 0 : readFileSync(folder).length > 0;
    expect(isThere, file).toBe(true);
  }
});

/** Where each file of the package comes from: its first folder, or its name. */
const INSIDE: Readonly<Record<string, RegExp>> = {
  bin: /^fourfold[.]js$/,
  build: /^solver[.]wasm$/,
  dist: /[.](js|d[.]ts)$|^custom-elements[.]json$|^own[.]html$/,
  levels: /^[a-z-]+[/][a-z-]+[.]txt$/,
  schema: /[.]schema[.]json$/,
  docs: /[.](md|svg|png)$/,
  examples: /[.](md|mjs|d[.]mts|js|ts|json|py|txt|html|yaml)$|[/]Dockerfile$/,
  src: /^README[.]md$/,
  "CHANGELOG.md": /^$/,
  "CONTRIBUTING.md": /^$/,
  LICENSE: /^$/,
  "README.md": /^$/,
  "package.json": /^$/,
};

test("the package holds what is listed here, and whatever README leads to", () => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--ignore-scripts", "--json"], { encoding: "utf8" });
  const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const paths = packed.files.map(({ path }) => path);
  const isKnown = (path: string): boolean => {
    const [first = "", ...rest] = path.split("/");
    return INSIDE[first]?.test(rest.join("/")) ?? false;
  };
  expect(paths.filter((path) => !isKnown(path) || /[.]test[.]|[.]map$/.test(path))).toEqual([]);
  for (const name of Object.keys(INSIDE))
    expect(
      paths.some((path) => path.split("/")[0] === name),
      name,
    ).toBe(true);
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const links = [...readme.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = ""]) => to);
  expect(links.length).toBeGreaterThan(10);
  for (const to of links)
    expect(
      paths.some((path) => path === to || (to.endsWith("/") && path.startsWith(to))),
      to,
    ).toBe(true);
});

test("every element has an entry of its own", () => {
  const { modules } = JSON.parse(readFileSync(new URL("../dist/custom-elements.json", import.meta.url), "utf8")) as {
    modules: { declarations: { tagName: string }[] }[];
  };
  const names = modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName }) => tagName.slice("fourfold-".length)),
  );
  expect(names).toContain("board");
  for (const name of names) {
    const entry = new URL(`../dist/elements/${name}/define`, import.meta.url).href;
    for (const ending of [".js", ".d.ts"]) expect(readFileSync(new URL(entry + ending)).length).toBeGreaterThan(0);
  }
});

test("the built library reads a level and solves it in both engines", async () => {
  const { loadLevels, solve } = (await import(ENTRY.href)) as typeof import("../src/index.ts");
  const [first] = loadLevels(readFileSync(FIRST, "utf8"));
  for (const engine of ["wasm", "ts"] as const) {
    expect(await solve(first, { engine })).toMatchObject({ status: "solved", cost: 7, optimal: true });
  }
});

test("levels are made by threads as they are made here, and a pool that is closed makes nothing more", async () => {
  const { generate, MakerPool } = (await import(
    new URL("../dist/generating/index.js", import.meta.url).href
  )) as typeof import("../src/generating/index.ts");
  const request = { seed: "1", knobs: { rows: { min: 5, max: 5 }, cols: { min: 6, max: 6 } } };
  const made = async (options: object): Promise<string[]> => {
    const texts: string[] = [];
    for await (const { level } of generate("roll-the-block", request, { count: 3, ...options })) {
      texts.push(level?.text ?? "none");
    }
    return texts;
  };
  const pool = new MakerPool("roll-the-block", request, { size: 2 });
  const here = await made({});
  expect(here).not.toContain("none");
  expect(await made({ jobs: 2, maker: pool.make })).toEqual(here);
  const late = pool.make(4, 0);
  await pool.close();
  expect([await late, await pool.make(5, 0)]).toEqual([undefined, undefined]);
  const wrong = new MakerPool("roll-the-block", { seed: "1", wishes: { optimal: { min: 2, max: 1 } } });
  await expect(wrong.make(1, 0)).rejects.toMatchObject({ name: "WrongOption" });
  await wrong.close();
});

test("the bundle gives what its three entries give, also where there is no page", async () => {
  const [bundle, ...parts] = await Promise.all(
    ["bundle/fourfold.js", "index.js", "worker/solver-pool.js", "elements/classes.js"].map((path) => {
      return import(new URL(`../dist/${path}`, import.meta.url).href) as Promise<object>;
    }),
  );
  expect(Object.keys(bundle as object).sort()).toEqual(parts.flatMap((part) => Object.keys(part)).sort());
});

test("the elements can be imported where there is no page", async () => {
  const { FourfoldBoard } = (await import(
    new URL("../dist/elements/index.js", import.meta.url).href
  )) as typeof import("../src/elements/index.ts");
  expect(FourfoldBoard.name).toBe("FourfoldBoard");
});

/** What a module imports when it is loaded, or also what it may import later. */
function importsOf(text: string, alsoLater: boolean): string[] {
  const imports = alsoLater
    ? /\b(?:from|import)\s*\(?["`]([\w@.:/-]+)["`]/g
    : /\b(?:from|import)\s*["`]([\w@.:/-]+)["`]/g;
  return [...text.matchAll(imports)].map(([, name]) => name as string);
}

test("the command line starts without searching for its modules: a solve loads few files, and none imports anything but Node", () => {
  const folder = new URL("../dist/cli/", import.meta.url);
  const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    const atOnce = importsOf(textOf(file), false);
    for (const name of importsOf(textOf(file), true)) {
      // What a queue needs is there only for who has installed it.
      const isLater = Object.hasOwn(manifest.peerDependencies, name) && !atOnce.includes(name);
      if (!isLater) expect(name, file).toMatch(/^(?:\.\/|node:)/);
    }
  }
  const loaded = new Set(["./main.js", "./solve.js"]);
  for (const file of loaded) {
    for (const name of importsOf(textOf(file), false)) if (name.startsWith("./")) loaded.add(name);
  }
  expect(loaded.size).toBeLessThan(60);
});

test("a solve on the command line does not make Node load all that it has for the network", () => {
  const tell = "data:text/javascript,process.on('exit',()=>process.stderr.write(process.moduleLoadList.join()))";
  const main = new URL("../dist/cli/main.js", import.meta.url).pathname;
  const solving = ["--import", tell, main, "solve", FIRST.pathname, "--quiet"];
  const { stderr, status } = spawnSync(process.execPath, solving, { encoding: "utf8" });
  expect([status, stderr.includes("internal/url"), stderr.includes("undici")]).toEqual([0, true, false]);
});
