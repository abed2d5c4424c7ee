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
