// The address of the worker that lies beside this library, after whatever a bundler made of it. Bundlers look for this very
// expression, so it stands here in full, with a Worker that only keeps its address.
class Worker {
  readonly address: URL;
  constructor(address: string | URL, _options: { readonly type: "module" }) {
    this.address = new URL(address);
  }
}

export function usualAddress(): URL {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" }).address;
}
