// What bundlers take in that do not ship files: the solver module and the script of the worker as addresses of themselves.
// Among the sources nothing is inlined, nor in the worker and the command line; in the library tools/build-library.js puts
// another in the place of this module, which imports them when they are asked for.
import type { Addresses } from "./addresses.ts";

export async function inlined(): Promise<Addresses> {
  return {};
}
