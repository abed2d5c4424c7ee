// Finds the solver module: in Node the file in build/ of this package, seen from src/engines/ and dist/engines/ alike;
// elsewhere by fetching it. Bundlers recognise `new URL("...", import.meta.url)` as a file to ship, so both addresses
// stand here in full. Node's file system is asked for at run time, so that this file needs no twin for browsers.
import { compileModule, type SolverBuild } from "./wasm-module.ts";

const ADDRESSES: Readonly<Record<SolverBuild, URL>> = {
  release: new URL("../../build/solver.wasm", import.meta.url),
  debug: new URL("../../build/solver.debug.wasm", import.meta.url),
};

interface NodeFiles {
  readonly promises: { readFile(address: URL): Promise<Uint8Array<ArrayBuffer>> };
}

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

export async function compileSolver(build: SolverBuild = "release"): Promise<WebAssembly.Module> {
  const files = (globalThis as NodeLike).process?.getBuiltinModule?.("node:fs") as NodeFiles | undefined;
  const address = ADDRESSES[build];
  if (files !== undefined && address.protocol === "file:") return compileModule(await files.promises.readFile(address));
  return compileModule(await fetch(address));
}
