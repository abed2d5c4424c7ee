// The worker of the sources where WebAssembly is blocked, as a Content-Security-Policy does it.
import "../../src/worker/worker.ts";

const blocked = (): Promise<never> =>
  Promise.reject(new WebAssembly.CompileError("blocked by Content Security Policy"));
Object.assign(WebAssembly, { compile: blocked, compileStreaming: blocked, instantiate: blocked });
