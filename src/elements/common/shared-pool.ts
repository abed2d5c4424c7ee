// The workers that all elements of a page share: one pool for each address of the worker, made when it is first needed, so
// that ten boards on a page start no more workers than one does.
import { warnOnce } from "../../engines/warn-once.ts";
import { SolverPool } from "../../worker/solver-pool.ts";

const pools = new Map<string, SolverPool>();

/** By the address of the worker, as an attribute gives it; empty is the usual one. */
export function sharedPool(worker = ""): SolverPool {
  const url = worker === "" ? "" : addressOf(worker);
  const known = pools.get(url);
  if (known !== undefined) return known;
  const pool = url === "" ? new SolverPool() : new SolverPool({ url });
  pools.set(url, pool);
  return pool;
}

function addressOf(worker: string): string {
  if (URL.canParse(worker, document.baseURI)) return new URL(worker, document.baseURI).href;
  warnOnce(`worker="${worker}" is no address; the usual worker is used.`);
  return "";
}
