// The pool on the pages of others: with the usual addresses from a plain static server, from another origin, from Vite's
// server and from what Vite has built; and under policies that forbid workers, WebAssembly, or both.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { createServer, build as viteBuild } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../tools/browsers.js";
import { build } from "../tools/build.js";
import { type Served, serve } from "./support/static-server.ts";

await build("inline");

const root = join(import.meta.dirname, "..");
const LEVEL = JSON.stringify("game: roll-the-block\n\nS......\n.......\n......T\n.......\n");

/** What a page does with the pool; what comes of it is kept for the test. */
function solving(imports: string, level: string): string {
  return `${imports}
    const pool = new SolverPool();
    globalThis.outcome = Promise.all([pool.solve(${level}), pool.solve(${level})]).then(
      (results) => results.map(({ engine, cost }) => engine + " " + cost),
      (error) => [String(error)],
    );`;
}

function pageWith(script: string): string {
  return `<!doctype html><title>A page</title><link rel="icon" href="data:,">${script}`;
}

interface Outcome {
  readonly results: readonly string[];
  readonly warnings: readonly string[];
}

let browser: Browser;
/** A project that depends on the package, and what Vite has built of it. */
let project: string;

beforeAll(async () => {
  browser = await launchBrowser();
  project = projectWithPackage();
  await viteBuild({ root: project, base: "./", configFile: false, logLevel: "silent" });
});

afterAll(async () => {
  await browser.close();
  rmSync(project, { recursive: true });
});

function projectWithPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), "fourfold-hosts-"));
  const installed = join(folder, "node_modules/fourfold");
  mkdirSync(join(installed, "build"), { recursive: true });
  for (const file of ["package.json", "dist", "build/solver.wasm"]) {
    cpSync(join(root, file), join(installed, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules/@assemblyscript"), join(folder, "node_modules/@assemblyscript"));
  const imports = 'import { SolverPool } from "fourfold/worker"; import { loadLevels } from "fourfold";';
  writeFileSync(join(folder, "index.html"), pageWith('<script type="module" src="./main.js"></script>'));
  writeFileSync(join(folder, "main.js"), solving(imports, `loadLevels(${LEVEL})[0]`));
  return folder;
}

async function outcomeAt(address: string): Promise<Outcome> {
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.goto(address, { waitUntil: "load" });
  const results = await page.evaluate(() => (globalThis as unknown as { outcome: Promise<string[]> }).outcome);
  await page.close();
  return { results, warnings };
}

async function outcomeOn(served: Served): Promise<Outcome> {
  const server = await serve(served);
  try {
    return await outcomeAt(`${server.origin}/`);
  } finally {
    await server.close();
  }
}

const SOLVED: Outcome = { results: ["wasm 6", "wasm 6"], warnings: [] };
const ALL_MAY_READ = { "access-control-allow-origin": "*" };

describe("a plain static server", () => {
  const page = (origin: string): string => {
    const imports = `import { SolverPool } from "${origin}/dist/worker/solver-pool.js";`;
    return pageWith(`<script type="module">${solving(imports, LEVEL)}</script>`);
  };

  test("of the same origin", async () => {
    expect(await outcomeOn({ folder: root, pages: { "/": page("") } })).toEqual(SOLVED);
  });

  test("of another origin", async () => {
    const other = await serve({ folder: root, headers: ALL_MAY_READ });
    expect(await outcomeOn({ folder: "/nowhere", pages: { "/": page(other.origin) } })).toEqual(SOLVED);
    await other.close();
  });
});

test("Vite's server", async () => {
  const server = await createServer({
    root: project,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  expect(await outcomeAt(server.resolvedUrls?.local[0] ?? "")).toEqual(SOLVED);
  await server.close();
});

describe("what Vite has built", () => {
  const built = (): { folder: string; html: string } => {
    const folder = join(project, "dist");
    return { folder, html: readFileSync(join(folder, "index.html"), "utf8") };
  };

  const under = (policy: string): Promise<Outcome> => {
    const { folder, html } = built();
    return outcomeOn({ folder, pages: { "/": html }, headers: { "content-security-policy": policy } });
  };

  test("on the same origin", async () => {
    const { folder, html } = built();
    expect(await outcomeOn({ folder, pages: { "/": html } })).toEqual(SOLVED);
  });

  test("on another origin", async () => {
    const { folder, html } = built();
    const other = await serve({ folder, headers: ALL_MAY_READ });
    const page = html.replaceAll('"./assets/', `"${other.origin}/assets/`);
    expect(await outcomeOn({ folder: "/nowhere", pages: { "/": page } })).toEqual(SOLVED);
    await other.close();
  });

  const STRICT = "default-src 'self'; img-src data:";
  const WITH_WASM = `${STRICT}; script-src 'self' 'wasm-unsafe-eval'`;

  test("under a strict policy that allows WebAssembly", async () => {
    expect(await under(WITH_WASM)).toEqual(SOLVED);
  });

  test.each([
    ["WebAssembly", STRICT],
    ["to fetch anything", `${WITH_WASM}; connect-src 'none'`],
  ])("under a policy that forbids %s the TypeScript engine takes over", async (_, policy) => {
    const { results, warnings } = await under(policy);
    expect(results).toEqual(["ts 6", "ts 6"]);
    expect(warnings).toEqual([expect.stringContaining("TypeScript engine takes over")]);
  });

  test.each([
    ["workers", `${WITH_WASM}; worker-src 'none'`],
    ["scripts that are not trusted", `${WITH_WASM}; require-trusted-types-for 'script'`],
  ])("under a policy that forbids %s the page searches itself", async (_, policy) => {
    const { results, warnings } = await under(policy);
    expect(results).toEqual(SOLVED.results);
    expect(warnings).toEqual([expect.stringContaining("on the page itself")]);
  });

  test("under a policy that forbids workers and WebAssembly the page searches in TypeScript", async () => {
    const { results, warnings } = await under(`${STRICT}; worker-src 'none'`);
    expect(results).toEqual(["ts 6", "ts 6"]);
    expect(warnings).toEqual([
      expect.stringContaining("on the page itself"),
      expect.stringContaining("TypeScript engine takes over"),
    ]);
  });
});
