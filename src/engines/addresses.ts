// Where the solver module and the script of the worker are: beside this library, unless `configure` says otherwise.
//
// Bundlers recognise `new URL("...", import.meta.url)` as a file to ship, so the address of the module stands here in full.
// It is worked out when it is asked for: in what some bundlers make there is no base for it at first.

export interface Addresses {
  /** Of solver.wasm; or the module itself, as `data:application/wasm;base64,...`, which no policy keeps from being read. */
  readonly solverUrl?: string | URL;
  /** Of the script of the worker, dist/worker/worker.js. */
  readonly workerUrl?: string | URL;
}

const chosen: { solverUrl?: URL; workerUrl?: URL } = {};

/** Says where files of this library are, where the usual addresses cannot be used. Relative addresses are relative to the page. */
export function configure({ solverUrl, workerUrl }: Addresses): void {
  if (solverUrl !== undefined) chosen.solverUrl = absolute(solverUrl);
  if (workerUrl !== undefined) chosen.workerUrl = absolute(workerUrl);
}

export function solverAddress(): URL {
  return chosen.solverUrl ?? new URL("../../build/solver.wasm", import.meta.url);
}

/** Undefined where the usual one is meant. */
export function chosenWorkerAddress(): URL | undefined {
  return chosen.workerUrl;
}

interface PageLike {
  readonly document?: { readonly baseURI: string };
  readonly location?: { readonly href: string };
}

export function absolute(address: string | URL): URL {
  const { document, location } = globalThis as PageLike;
  return new URL(address, document?.baseURI ?? location?.href);
}
