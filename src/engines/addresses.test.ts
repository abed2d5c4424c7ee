// Where the files of this library are looked for. Each test has a module of its own: what is configured stays configured.
import { beforeEach, expect, test, vi } from "vitest";

let addresses: typeof import("./addresses.ts");

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  addresses = await import("./addresses.ts");
});

test("the usual ones: the module in build/, the worker beside the pool", async () => {
  expect((await addresses.solverAddress()).href).toBe(new URL("../../build/solver.wasm", import.meta.url).href);
  expect(await addresses.chosenWorkerAddress()).toBeUndefined();
});

test("each can be chosen alone, and the other one stays", async () => {
  addresses.configure({ workerUrl: "https://example.org/worker.js" });
  addresses.configure({ solverUrl: new URL("https://example.net/solver.wasm") });
  expect((await addresses.chosenWorkerAddress())?.href).toBe("https://example.org/worker.js");
  expect((await addresses.solverAddress()).href).toBe("https://example.net/solver.wasm");
});

test("relative addresses are relative to the page, and without a page they are refused", async () => {
  expect(() => addresses.configure({ solverUrl: "solver.wasm" })).toThrow("Invalid URL");
  vi.stubGlobal("document", { baseURI: "https://example.org/a/b.html" });
  addresses.configure({ solverUrl: "solver.wasm" });
  expect((await addresses.solverAddress()).href).toBe("https://example.org/a/solver.wasm");
});
