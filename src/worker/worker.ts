// The script of a worker, in browsers and in Node.
import { tellWarnings } from "../engines/warn-once.ts";
import { type PagePort, serveSearches } from "./serve-searches.ts";

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

const threads = (globalThis as NodeLike).process?.getBuiltinModule?.("node:worker_threads");
const port = (threads as { parentPort: PagePort } | undefined)?.parentPort ?? (globalThis as unknown as PagePort);
// What a heuristic of one's own prints stands beside the data of the process, never in it.
if (threads !== undefined) console.log = console.info = console.debug = console.error;
tellWarnings((warning) => port.postMessage({ kind: "warning", warning }));
serveSearches(port);
