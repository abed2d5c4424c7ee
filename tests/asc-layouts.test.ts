// The transform of asc that writes into a module how its classes are laid out, on a module of a few lines.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Layout, layoutsOf } from "../src/engines/layouts.ts";

const ROOT = join(import.meta.dirname, "..");
const ASC = join(ROOT, "node_modules/assemblyscript/bin/asc.js");

/** Compiles a class Example that implements this contract, with a base that has a field, and says what went wrong. */
function compiled(contract: string, fields: string): { layouts: Readonly<Record<string, Layout>>; wrong: string } {
  const folder = mkdtempSync(join(tmpdir(), "layouts-"));
  try {
    writeFileSync(
      join(folder, "index.ts"),
      `interface ${contract} { answer(): i32 }
      class Base { first: u32; static shared: i32 = 0; table(): u32 { return this.first; } }
      class Other { wide: u64; }
      class Example extends Base implements ${contract} { ${fields} answer(): i32 { return this.first; } }
      export function ask(): i32 { return changetype<Example>(0).answer() + i32(changetype<Other>(0).wide); }`,
    );
    const options = ["--runtime", "stub", "--use", "abort=", "--transform", "./asc-layouts.js"];
    const parameters = [ASC, join(folder, "index.ts"), "--config", "none", ...options, "-o", join(folder, "a.wasm")];
    const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: ROOT, encoding: "utf8" });
    if (status !== 0) return { layouts: {}, wrong: stderr };
    return { layouts: layoutsOf(new WebAssembly.Module(readFileSync(join(folder, "a.wasm")))), wrong: "" };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["Game", "puzzle"],
  ["Method", "method"],
])("a class that implements %s is a %s, and its fields are named with their offsets", (contract, kind) => {
  const { layouts, wrong } = compiled(contract, "second: i32; static third: u64 = 0; fourth: u32;");
  expect(wrong).toBe("");
  const fields = { first: 0, second: 4, fourth: 8 };
  expect(Object.values(layouts)).toEqual([{ class: "Example", kind, bytes: 12, fields }]);
});

test("other classes are not told of", () => {
  expect(compiled("Interface", "second: i32;")).toEqual({ layouts: {}, wrong: "" });
});

test.each(["u64", "f32", "u8", "bool"])("a field that is a %s is refused when the module is built", (type) => {
  expect(compiled("Game", `second: ${type};`).wrong).toContain(
    "Example.second must be an i32 or u32, for it is a field of an image.",
  );
});
