// Where the solver module and the script of the worker are: what `configure` says, else beside this library.
//
// Bundlers recognise `new URL("...", import.meta.url)` as a file to ship, so the address of the module stands here in full.
// Some do not, and leave it as it stands, though the module that it is seen from has gone into another file: there nothing
// lies beside. What such bundlers have taken in by `inlined` is used instead.
import { inlined } from "./inlined.ts";

/** Where files of the library are, for `configure`. */
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

export async function solverAddress(): Promise<URL> {
  if (chosen.solverUrl === undefined && isLeftBehind()) await useInlined();
  return chosen.solverUrl ?? new URL("../../build/solver.wasm", import.meta.url);
}

/** Undefined where the usual one is meant. */
export async function chosenWorkerAddress(): Promise<URL | undefined> {
  if (chosen.workerUrl === undefined && isLeftBehind()) await useInlined();
  return chosen.workerUrl;
}

async function useInlined(): Promise<void> {
  const chosenSoFar = { ...chosen };
  configure(await inlined());
  configure(chosenSoFar);
}

/** Known to webpack and its kin as they bundle. They do know such addresses, and would write down a folder of theirs for
 *  what is asked below. */
declare const __webpack_require__: unknown;

const FROM_HERE = "../../build/solver.wasm";

/** Whether this module went into another file, and the address of what lay beside it did not go along. */
export function isLeftBehind(): boolean {
  if (typeof __webpack_require__ !== "undefined") return false;
  const here = import.meta.url as string | undefined;
  if (here === undefined) return true;
  if (/\/engines\/addresses\.[jt]s(?:[?#].*)?$/.test(here)) return false;
  return new URL("../../build/solver.wasm", import.meta.url).href === new URL(FROM_HERE, here).href;
}

interface PageLike {
  readonly document?: { readonly baseURI: string };
  readonly location?: { readonly href: string };
}

export function absolute(address: string | URL): URL {
  const { document, location } = globalThis as PageLike;
  return new URL(address, document?.baseURI ?? location?.href);
}
