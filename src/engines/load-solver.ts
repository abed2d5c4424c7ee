// Loads the solver module: in Node the file in build/ of this package, seen from src/engines/ and dist/engines/ alike;
// elsewhere by fetching it. Where the address is the module itself, as in the bundle, nothing is fetched: strict policies
// forbid even that. Node's file system is asked for at run time, so that this file needs no twin for browsers.
import { solverAddress } from "./addresses.ts";
import { compileModule, type SolverBuild } from "./wasm-module.ts";

interface NodeFiles {
  readonly promises: { readFile(address: URL): Promise<Uint8Array<ArrayBuffer>> };
}

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/** It is not there, a policy forbids the address, another origin does not share it, or there is no network. */
export class SolverOutOfReach extends Error {
  override readonly name = "SolverOutOfReach";
}

const REMEDY = 'configure({ solverUrl }) says where it is, and "fourfold/inline" has it inside.';

export async function compileSolver(build: SolverBuild = "release"): Promise<WebAssembly.Module> {
  const release = await solverAddress();
  const address = build === "release" ? release : new URL("solver.debug.wasm", release);
  if (address.protocol === "data:") return compileModule(bytesIn(address));
  const files = (globalThis as NodeLike).process?.getBuiltinModule?.("node:fs") as NodeFiles | undefined;
  if (files !== undefined && address.protocol === "file:") return compileModule(await read(address, files));
  return compileModule(await fetched(address));
}

/** Of `data:application/wasm;base64,...`. */
function bytesIn({ href }: URL): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(href.slice(href.indexOf(",") + 1)), (character) => character.charCodeAt(0));
}

async function read(address: URL, files: NodeFiles): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await files.promises.readFile(address);
  } catch (cause) {
    throw new SolverOutOfReach(`The solver module cannot be read: ${(cause as Error).message}. ${REMEDY}`, { cause });
  }
}

async function fetched(address: URL): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new SolverOutOfReach(`${address} cannot be fetched: ${(cause as Error).message}. ${REMEDY}`, { cause });
  }
  if (!response.ok) throw new SolverOutOfReach(`${address} cannot be fetched: ${response.status}. ${REMEDY}`);
  return response;
}
