// The engine that was asked for, or the TypeScript engine where WebAssembly is blocked: by a Content-Security-Policy without
// 'wasm-unsafe-eval', by one that forbids to fetch the module, by a server that does not have it, or by a browser that has
// none. Both engines do the same search, so the answer is the same and takes longer; the result and a warning say so.
//
// A module that is broken or of another build is an error.
import { SolverOutOfReach } from "./load-solver.ts";
import type { Engine, EngineName } from "./session.ts";
import { warnOnce } from "./warn-once.ts";

/** A whole module with nothing in it. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

export async function usableEngine(engines: Readonly<Record<EngineName, Engine>>, asked: EngineName): Promise<Engine> {
  const engine = engines[asked];
  try {
    await engine.load();
    return engine;
  } catch (reason) {
    if (asked === "ts" || !(reason instanceof SolverOutOfReach || (await isBlocked()))) throw reason;
    warnOnce(`Fourfold cannot use WebAssembly here, so its slower TypeScript engine takes over. ${reason}`);
    return engines.ts;
  }
}

/** WebKit compiles what it then refuses to make an instance of. */
async function isBlocked(): Promise<boolean> {
  try {
    await WebAssembly.instantiate(EMPTY_MODULE);
    return false;
  } catch {
    return true;
  }
}
