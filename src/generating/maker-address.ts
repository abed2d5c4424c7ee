// The address of the script that makes levels, after whatever a bundler made of it. Bundlers look for this very expression, so
// it stands here in full, with a Worker that only keeps its address.
class Worker {
  readonly address: URL;
  constructor(address: string | URL, _options: { readonly type: "module" }) {
    this.address = new URL(address);
  }
}

export function makerAddress(): URL {
  return new Worker(new URL("./maker-worker.js", import.meta.url), { type: "module" }).address;
}
