// The packed package as strangers use it: installed from its tarball into an empty folder, with bundlers and compilers from
// the registry, and nothing set for it. Each way solves a level of each puzzle in a worker and, where there is a page, draws
// it in a player; nothing may be said on the console. `npm run test:package` runs this, `npm test` does not.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { build } from "../../tools/build.js";
import { chromiumPath } from "../../tools/chromium.js";
import { type Served, serve } from "../support/static-server.ts";

const ROOT = join(import.meta.dirname, "../..");
const FIRST = [
  "folding-blocks/first-steps",
  "match-the-tiles/first-slides",
  "roll-the-block/first",
  "break-the-ice/first-cracks",
];
const LEVELS = JSON.stringify(FIRST.map((name) => readFileSync(join(ROOT, `levels/${name}.txt`), "utf8")));

// Compilers and bundlers take their time where others work too.
vi.setConfig({ testTimeout: 600_000 });

let workspace = "";
let installing = "";
let browser: Browser;

const execute = promisify(execFile);

interface Told {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the workspace. */
async function run(program: string, ...parameters: string[]): Promise<Told> {
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, LEVELS };
  try {
    return { code: 0, ...(await execute(program, parameters, { cwd: workspace, env: environment })) };
  } catch (reason) {
    return reason as Told;
  }
}

beforeAll(async () => {
  await build("solver", "library", "bundle");
  workspace = mkdtempSync(join(tmpdir(), "fourfold-package-"));
  cpSync(join(import.meta.dirname, "workspace"), workspace, { recursive: true });
  writeFileSync(join(workspace, "index.html"), page('<script type="module" src="./page.js"></script>'));
  const quiet = ["--no-audit", "--no-fund"];
  await execute("npm", ["pack", "--ignore-scripts", "--pack-destination", workspace], { cwd: ROOT });
  await execute("npm", ["install", ...quiet, "--prefer-offline"], { cwd: workspace });
  // By itself, so that what it says is about this package alone.
  const { stdout, stderr } = await execute("npm", ["install", ...quiet, "--prefer-offline", "./fourfold-0.1.0.tgz"], {
    cwd: workspace,
  });
  installing = stdout + stderr;
  const executablePath = chromiumPath();
  const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
  browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  rmSync(workspace, { recursive: true, force: true });
});

function page(script: string): string {
  const head = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">`;
  return `${head}<body>${script}</body></html>`;
}

const SOLVED = ["folding-blocks wasm", "match-the-tiles wasm", "roll-the-block wasm", "break-the-ice wasm"].map(
  (told) => {
    return expect.stringMatching(new RegExp(`^${told} \\d+$`)) as string;
  },
);
const DRAWN = ["folding-blocks wasm", "match-the-tiles wasm", "roll-the-block wasm", "break-the-ice wasm"].map(
  (told) => {
    return expect.stringMatching(new RegExp(`^${told} \\d+ drawn$`)) as string;
  },
);

async function outcomeAt(address: string): Promise<{ results: string[]; said: string[]; inWorkers: boolean }> {
  const opened = await browser.newPage();
  await opened.addInitScript(`globalThis.LEVELS = ${LEVELS};`);
  const said: string[] = [];
  let workers = 0;
  opened.on("worker", () => workers++);
  opened.on("console", (message) => {
    // A server for developing loads Lit's own build for that, which says so.
    const isSaid = ["warning", "error"].includes(message.type()) && !message.text().startsWith("Lit is in dev mode");
    if (isSaid) said.push(message.text());
  });
  opened.on("pageerror", (reason) => said.push(String(reason)));
  await opened.goto(address, { waitUntil: "load" });
  await opened.waitForFunction("globalThis.outcome !== undefined");
  const results = (await opened.evaluate("globalThis.outcome")) as string[];
  await opened.close();
  return { results, said, inWorkers: workers > 0 };
}

const ALL_WELL = { results: DRAWN, said: [], inWorkers: true };

async function outcomeOf(served: Omit<Served, "folder"> & { folder?: string }): Promise<unknown> {
  const server = await serve({ folder: workspace, ...served });
  try {
    return await outcomeAt(`${server.origin}/`);
  } finally {
    await server.close();
  }
}

function pageOf(script: string): Readonly<Record<string, string>> {
  return { "/": page(script) };
}

test("it is installed without a word about it", () => {
  expect(installing).not.toMatch(/fourfold/);
});

describe("Node", () => {
  test.each(["program.js", "program.cjs"])("%s", async (program) => {
    const { code, stdout, stderr } = await run("node", program);
    expect([code, stdout.trimEnd().split("\n"), stderr]).toEqual([0, SOLVED, ""]);
  });

  test("every entry can be imported, and nothing is started or defined", async () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
      exports: Record<string, unknown>;
    };
    const entries = Object.entries(exports).filter(([name, entry]) => typeof entry === "object" && !name.includes("*"));
    const imports = [...entries.map(([name]) => name), "./elements/board"].map(
      (name) => `await import("fourfold${name.slice(1)}");`,
    );
    const program = `const before = Object.keys(globalThis); ${imports.join("")}
      console.log(Object.keys(globalThis).filter((name) => !before.includes(name) && !/^(lit|reactiveElement)/.test(name)).join(), process.getActiveResourcesInfo().filter((name) => !/Pipe|TTY|CloseReq/.test(name)).join());`;
    expect(await run("node", "--input-type=module", "-e", program)).toEqual({ code: 0, stdout: " \n", stderr: "" });
  });

  test("levels, schemas and the solver module are found by their names", async () => {
    const names = [
      "levels/roll-the-block/first.txt",
      "schema/solve.schema.json",
      "solver.wasm",
      "custom-elements.json",
      "package.json",
    ];
    const program = `import { readFileSync } from "node:fs";
      for (const name of ${JSON.stringify(names)}) if (readFileSync(new URL(import.meta.resolve("fourfold/" + name))).length === 0) throw name;`;
    expect(await run("node", "--input-type=module", "-e", program)).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("the command line", async () => {
    const level = "node_modules/fourfold/levels/roll-the-block/first.txt";
    const { code, stdout, stderr } = await run("node_modules/.bin/fourfold", "solve", level);
    expect(code).toBe(0);
    expect(stderr).toContain("3 levels: 3 solved");
    expect(stdout).toContain("proven");
  });
});

describe("bundled by", () => {
  async function bundled(way: string): Promise<void> {
    expect(await run("node", "bundle.js", way)).toEqual({ code: 0, stdout: "", stderr: "" });
  }

  test("Vite", async () => {
    const { code, stderr } = await run("node", "bundle.js", "vite");
    expect([code, stderr]).toEqual([0, ""]);
    const folder = join(workspace, "out/vite");
    const pages = { "/": readFileSync(join(folder, "index.html"), "utf8") };
    expect(await outcomeOf({ folder, pages })).toEqual(ALL_WELL);
    const policy =
      "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
    expect(await outcomeOf({ folder, pages, headers: { "content-security-policy": policy } })).toEqual(ALL_WELL);
  });

  test.each([
    ["webpack", "module"],
    ["webpack", "text/javascript"],
    ["esbuild", "module"],
    ["esbuild-script", "text/javascript"],
    ["rollup", "module"],
  ])("%s, as a script of type %s", async (way, type) => {
    await bundled(way);
    const pages = pageOf(`<script type="${type}" src="/page.js"></script>`);
    expect(await outcomeOf({ folder: join(workspace, "out", way), pages })).toEqual(ALL_WELL);
  });

  test("esbuild, for Node", async () => {
    await bundled("esbuild-node");
    for (const program of ["program.mjs", "program.cjs"]) {
      const { code, stdout, stderr } = await run("node", `out/esbuild-node/${program}`);
      expect([code, stdout.trimEnd().split("\n"), stderr]).toEqual([0, SOLVED, ""]);
    }
  });
});

test("Vite's server", async () => {
  const server = await createServer({
    root: workspace,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  expect(await outcomeAt(server.resolvedUrls?.local[0] ?? "")).toEqual(ALL_WELL);
  await server.close();
});

test("a plain static server, with an import map", async () => {
  const at = (path: string): string => `/node_modules/${path}`;
  const imports = {
    fourfold: at("fourfold/dist/index.js"),
    "fourfold/worker": at("fourfold/dist/worker/solver-pool.js"),
    "fourfold/elements": at("fourfold/dist/elements/index.js"),
    lit: at("lit/index.js"),
    "lit/": at("lit/"),
    "lit-html": at("lit-html/lit-html.js"),
    "lit-html/": at("lit-html/"),
    "lit-element/": at("lit-element/"),
    "@lit/reactive-element": at("@lit/reactive-element/reactive-element.js"),
    "@lit/reactive-element/": at("@lit/reactive-element/"),
    "@assemblyscript/loader": at("@assemblyscript/loader/index.js"),
  };
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  expect(await outcomeOf({ pages: pageOf(`${map}<script type="module" src="/page.js"></script>`) })).toEqual(ALL_WELL);
});

test("one file of another origin, also under a strict policy", async () => {
  const folder = join(workspace, "node_modules/fourfold/dist/bundle");
  const cdn = await serve({ folder, headers: { "access-control-allow-origin": "*" } });
  const script = readFileSync(join(workspace, "page.js"), "utf8")
    .replace('import "fourfold/elements";', "")
    .replace(/import (.*) from "fourfold.*";/g, `import $1 from "${cdn.origin}/fourfold.js";`);
  const pages = pageOf('<script type="module" src="/of-cdn.js"></script>');
  writeFileSync(join(workspace, "of-cdn.js"), script);
  const policy = `default-src 'none'; img-src data:; script-src 'self' ${cdn.origin} 'wasm-unsafe-eval'; worker-src blob:`;
  expect(await outcomeOf({ pages })).toEqual(ALL_WELL);
  expect(await outcomeOf({ pages, headers: { "content-security-policy": policy } })).toEqual(ALL_WELL);
  await cdn.close();
});

describe("types, with the libraries checked too", () => {
  const versions = ["5.4", "5.6", "5.9", "6.0", "7.0"];
  const ways = [
    ["types.ts", "nodenext", "nodenext", "es2022,dom,dom.iterable", []],
    ["types.ts", "esnext", "bundler", "es2022,dom,dom.iterable", []],
    ["types-node.ts", "nodenext", "nodenext", "es2022", ["--types", "node"]],
  ] as const;

  test.each(versions)("TypeScript %s", async (version) => {
    for (const [file, module, resolution, lib, more] of ways) {
      const own = ["--noEmit", "--strict", "--target", "es2022", ...more, file];
      const ignoring = Number(version) >= 6 ? ["--ignoreConfig"] : [];
      const settings = ["--module", module, "--moduleResolution", resolution, "--lib", lib, ...ignoring, ...own];
      const compiler = `node_modules/typescript-${version}/bin/tsc`;
      expect(await run("node", compiler, ...settings)).toEqual({ code: 0, stdout: "", stderr: "" });
    }
  });
});
