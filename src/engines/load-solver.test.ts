// The module as its own address, as it stands in the bundle: nothing is fetched.
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { configure } from "./addresses.ts";
import { compileSolver } from "./load-solver.ts";

test("a module that is its own address is compiled without fetching anything", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const bytes = readFileSync(new URL("../../build/solver.wasm", import.meta.url));
  configure({ solverUrl: `data:application/wasm;base64,${bytes.toString("base64")}` });
  const names = WebAssembly.Module.exports(await compileSolver()).map(({ name }) => name);
  expect(names).toContain("interfaceVersion");
  expect(fetched).not.toHaveBeenCalled();
});

test.each(["file:///nowhere/solver.wasm", "http://127.0.0.1:1/solver.wasm"])("%s is out of reach", async (url) => {
  configure({ solverUrl: url });
  await expect(compileSolver()).rejects.toMatchObject({
    name: "SolverOutOfReach",
    message: expect.stringContaining(url.slice(7)),
  });
});

test("a server that does not have it: the status is told, and what to do", async () => {
  vi.stubGlobal("fetch", async () => new Response("not here", { status: 404 }));
  configure({ solverUrl: "https://example.org/solver.wasm" });
  await expect(compileSolver()).rejects.toThrow(/solver[.]wasm cannot be fetched: 404.*configure/);
  vi.unstubAllGlobals();
});
