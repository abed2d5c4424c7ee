// The script of a worker, in browsers and in Node.
import { tellWarnings } from "../engines/warn-once.ts";
import { type PagePort, serveSearches } from "./serve-searches.ts";

interface NodeLike {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

const threads = (globalThis as NodeLike).process?.getBuiltinModule?.("node:worker_threads");
const port = (threads as { parentPort: PagePort } | undefined)?.parentPort ?? (globalThis as unknown as PagePort);
tellWarnings((warning) => port.postMessage({ kind: "warning", warning }));
serveSearches(port);
