// What is done where WebAssembly cannot be used, and what is left an error.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SolverOutOfReach } from "./load-solver.ts";
import type { Engine, EngineName } from "./session.ts";
import { tsEngine } from "./ts-engine.ts";
import { usableEngine } from "./usable-engine.ts";
import { tellWarnings } from "./warn-once.ts";
import { wasmEngine } from "./wasm-engine.ts";

let warnings: string[];

beforeEach(() => {
  warnings = [];
  tellWarnings((warning) => warnings.push(warning));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function failing(reason: Error): Readonly<Record<EngineName, Engine>> {
  return { wasm: { ...wasmEngine(), load: () => Promise.reject(reason) }, ts: tsEngine };
}

describe("where WebAssembly can be used", () => {
  test.each(["wasm", "ts"] as const)("%s is what was asked for", async (name) => {
    const engines = { wasm: wasmEngine(), ts: tsEngine };
    expect(await usableEngine(engines, name)).toBe(engines[name]);
    expect(warnings).toEqual([]);
  });

  test("a module that is of another build is an error", async () => {
    const reason = new Error("build it again");
    await expect(usableEngine(failing(reason), "wasm")).rejects.toBe(reason);
    expect(warnings).toEqual([]);
  });
});

describe("the TypeScript engine takes over and one warning says so", () => {
  test("where the module is out of reach", async () => {
    const engines = failing(new SolverOutOfReach("https://example.org/solver.wasm cannot be fetched: refused"));
    for (let i = 0; i < 3; i++) expect(await usableEngine(engines, "wasm")).toBe(tsEngine);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("https://example.org/solver.wasm cannot be fetched: refused");
  });

  test("where a policy forbids to compile", async () => {
    const refusal = new WebAssembly.CompileError("violates the policy");
    vi.stubGlobal("WebAssembly", {
      compile: () => Promise.reject(refusal),
      instantiate: () => Promise.reject(refusal),
    });
    expect(await usableEngine({ wasm: wasmEngine(), ts: tsEngine }, "wasm")).toBe(tsEngine);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("violates the policy");
  });

  test("where a policy lets compile, but forbids to make an instance, as in WebKit", async () => {
    const refusal = new WebAssembly.CompileError("refused to create an object");
    vi.stubGlobal("WebAssembly", { compile: WebAssembly.compile, instantiate: () => Promise.reject(refusal) });
    expect(await usableEngine(failing(refusal), "wasm")).toBe(tsEngine);
    expect(warnings).toHaveLength(1);
  });

  test("where there is no WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(await usableEngine({ wasm: wasmEngine(), ts: tsEngine }, "wasm")).toBe(tsEngine);
    expect(warnings).toHaveLength(1);
  });
});
