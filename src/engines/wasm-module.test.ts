import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { build } from "../../tools/build.js";
import { compileSolver } from "./load-solver.ts";
import { compileModule, instantiateSolver } from "./wasm-module.ts";

await build("debug");

describe("the solver module", () => {
  test.each(["release", "debug"] as const)(
    "the %s build is found in Node and speaks this host's interface",
    async (build) => {
      const { exports } = await instantiateSolver(await compileSolver(build));
      expect(exports.interfaceVersion()).toBeGreaterThan(0);
    },
  );

  test("every solver has a memory of its own", async () => {
    const module = await compileSolver();
    const [first, second] = [await instantiateSolver(module), await instantiateSolver(module)];
    expect(first.exports.memory).not.toBe(second.exports.memory);
  });

  test("is compiled from bytes or from a response of any MIME type", async () => {
    const bytes = await readFile(new URL("../../build/solver.wasm", import.meta.url));
    for (const source of [bytes, new Response(bytes, { headers: { "content-type": "text/plain" } })]) {
      expect((await instantiateSolver(await compileModule(source))).exports.memory).toBeInstanceOf(WebAssembly.Memory);
    }
  });

  test.each(["release", "debug"] as const)(
    "the %s build imports nothing: it runs wherever WebAssembly does",
    async (build) => {
      expect(WebAssembly.Module.imports(await compileSolver(build))).toEqual([]);
    },
  );

  test("a module that speaks another interface, or none, is refused with what to do", async () => {
    const stranger = await compileModule(moduleSpeaking(63));
    await expect(instantiateSolver(stranger)).rejects.toThrow(/speaks interface 63, and \d+ is needed.*build:wasm/);
    const silent = await compileModule(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    await expect(instantiateSolver(silent)).rejects.toThrow(/speaks interface none, and \d+ is needed/);
  });

  test("a module that does not say how its classes are laid out is refused", async () => {
    const { exports } = await instantiateSolver(await compileSolver());
    const without = await compileModule(moduleSpeaking(exports.interfaceVersion()));
    await expect(instantiateSolver(without)).rejects.toThrow("it was built without asc-layouts.js");
  });
});

/** The smallest module that exports interfaceVersion and answers this number, which must be below 64. */
function moduleSpeaking(version: number): Uint8Array<ArrayBuffer> {
  const name = [...new TextEncoder().encode("interfaceVersion")];
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const oneTypeOfNothingToI32 = [1, 5, 1, 0x60, 0, 1, 0x7f];
  const oneFunctionOfThatType = [3, 2, 1, 0];
  const itsExport = [7, name.length + 4, 1, name.length, ...name, 0, 0];
  const itsBody = [10, 6, 1, 4, 0, 0x41, version, 0x0b];
  return Uint8Array.from([...header, ...oneTypeOfNothingToI32, ...oneFunctionOfThatType, ...itsExport, ...itsBody]);
}
