// The packed package in Node: it is installed and imported without a word, solves in threads, and its files have names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { made, ROOT, run, solvedAnd } from "./stranger.ts";

test("it is installed without a word about it", () => {
  expect(inject("installing")).toContain("added");
  expect(inject("installing")).not.toMatch(/fourfold/);
});

test.each(["program.js", "program.cjs"])("%s solves in threads", async (program) => {
  const { code, stdout, stderr } = await run("node", program);
  expect([code, stdout.trimEnd().split("\n"), stderr]).toEqual([0, [...solvedAnd(""), ...made()], ""]);
});

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  exports: Record<string, unknown>;
};
const ENTRIES = Object.keys(exports)
  .filter((name) => typeof exports[name] === "object" && !name.includes("*"))
  .concat("./elements/board");

/** What it says of what was changed in Node: new globals, what still runs, and whether elements are defined. */
async function changedByImporting(entries: readonly string[]): Promise<unknown> {
  const program = `const before = Object.keys(globalThis);
    ${entries.map((name) => `await import("fourfold${name.slice(1)}");`).join("\n")}
    const globals = Object.keys(globalThis).filter((name) => !before.includes(name));
    const running = process.getActiveResourcesInfo().filter((name) => !/Pipe|TTY|CloseReq/.test(name));
    const isDefined = globalThis.customElements?.get("fourfold-board") !== undefined;
    console.log(JSON.stringify({ globals, running, isDefined }));`;
  const { stdout, stderr } = await run("node", "--input-type=module", "-e", program);
  return { ...JSON.parse(stdout), stderr };
}

const NOTHING = { running: [], isDefined: false, stderr: "" };

test("every entry can be imported, and nothing is started or defined", async () => {
  const [withLit, own] = [true, false].map((is) => ENTRIES.filter((name) => /elements|bundle/.test(name) === is));
  expect(own).toContain("./inline");
  expect(await changedByImporting(own ?? [])).toEqual({ ...NOTHING, globals: [] });
  const changed = (await changedByImporting(withLit ?? [])) as { globals: string[] };
  // Lit leaves its versions, and its stand-in for the elements of a page.
  const ofLit = /^(lit|reactiveElement)|^customElements$/;
  expect({ ...changed, globals: changed.globals.filter((name) => !ofLit.test(name)) }).toEqual({
    ...NOTHING,
    globals: [],
  });
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
