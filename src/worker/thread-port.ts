// What a thread, in browsers and in Node, sees of the page that started it, and how it begins to search.
import { tellWarnings } from "../engines/warn-once.ts";
import { type PagePort, serveSearches } from "./serve-searches.ts";

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

const threads = (globalThis as NodeLike).process?.getBuiltinModule?.("node:worker_threads");

export function threadPort<Port>(): Port {
  return (threads as { parentPort: Port } | undefined)?.parentPort ?? (globalThis as unknown as Port);
}

/** Its warnings are for the page, which tells each once. */
export function beginSearching(port: PagePort): void {
  // What a heuristic of one's own prints stands beside the data of the process, never in it.
  if (threads !== undefined) console.log = console.info = console.debug = console.error;
  tellWarnings((warning) => port.postMessage({ kind: "warning", warning }));
  serveSearches(port);
}
