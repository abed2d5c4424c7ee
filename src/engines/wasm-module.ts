// The solver module, from bytes to typed exports. The only file that knows the loader of AssemblyScript.
//
// Where the bytes are is the business of load-solver.ts. A response is read as bytes and never compiled as a stream,
// because a stream is refused by browsers where the server sends another MIME type than application/wasm. A module of
// another build than this host is refused at once, and not by a wrong answer later.
import { instantiate, instantiateSync } from "@assemblyscript/loader";
import { type Layouts, layoutsOf } from "./layouts.ts";

/** The interface that this host speaks; `interfaceVersion` of assembly/interface.ts answers the same number. */
const INTERFACE_VERSION = 10;

/** What can be asked of a puzzle or a method of the module; assembly/solver.ts explains it. */
export const REQUEST = { layout: 0, begin: 1, run: 2, writeMoves: 3 } as const;

/** `debug` checks every memory access and is many times slower; tests run on both. */
export type SolverBuild = "release" | "debug";

/** Whatever a module can be compiled from. */
export type SolverSource = BufferSource | Response;

/** What assembly/index.ts and assembly/interface.ts export and explain. Pointers and other unsigned numbers arrive signed: read them with `>>> 0`. */
export interface SolverExports {
  readonly memory: WebAssembly.Memory;
  interfaceVersion(): number;
  openLevel(bytes: number, memoryLimit: number): number;
  ask(registryNumber: number, request: number, argument: number): number;
  configure(algorithm: number, unitCosts: boolean, rememberedBytes: number): void;
  limit(maxExpanded: number, maxCost: number): void;
  limitMemory(memoryLimit: number): void;
  rank(gFactor: number, hFactor: number, hUnit: number, admissible: boolean): void;
  record(expansions: number): void;
  forget(): void;
  expanded(): number;
  generated(): number;
  reopened(): number;
  duplicates(): number;
  dead(): number;
  stored(): number;
  frontier(): number;
  deepest(): number;
  lowerBound(): number;
  expandedBeforeLast(): number;
  startEstimate(): number;
  bestCost(): number;
  fingerprint(): number;
  isGrowing(): number;
  solutionAddress(): number;
  traceAddress(): number;
  traceBytes(): number;
  memoryUsed(): number;
}

export async function compileModule(source: SolverSource): Promise<WebAssembly.Module> {
  if (!("arrayBuffer" in source)) return WebAssembly.compile(source);
  return WebAssembly.compile(await source.arrayBuffer());
}

/** An instance of the module. */
export interface Solver {
  readonly exports: SolverExports;
  readonly layouts: Layouts;
}

/** Whether this is a page or a worker, whose main thread may not be kept waiting by a large module. Elsewhere nothing here
 *  uses the name Response: Node would load all of its fetch for it, which takes longer than most levels. */
const isInBrowser = !("process" in globalThis);

/** Makes a solver with a memory of its own. */
export async function instantiateSolver(module: WebAssembly.Module): Promise<Solver> {
  const { instance } = isInBrowser ? await instantiate(module) : instantiateSync(module);
  const exports = instance.exports as unknown as SolverExports;
  const version = exports.interfaceVersion?.();
  if (version !== INTERFACE_VERSION) {
    throw new Error(
      `This solver module speaks interface ${version ?? "none"}, and ${INTERFACE_VERSION} is needed: build it again with npm run build:wasm.`,
    );
  }
  return { exports, layouts: layoutsOf(module) };
}
