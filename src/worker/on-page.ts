// What a page does itself, in slices: the searches that no worker can be given, and all of them where no worker can be
// started. It is imported when it is needed, so that a page that has workers need not load what searches.
import type { LoadedLevel } from "../playing/loaded-level.ts";
import type { SolveOptions } from "../solving/options.ts";
import type { SolveResult } from "../solving/result.ts";
import { solve } from "../solving/solve.ts";
import type { FromWorker, ToWorker } from "./protocol.ts";
import { receivedLevel } from "./received-level.ts";
import { type PagePort, serveSearches } from "./serve-searches.ts";
import type { Thread, ThreadListener } from "./thread.ts";

export function solveOnPage(level: string | LoadedLevel, options: SolveOptions): Promise<SolveResult> {
  return solve(typeof level === "string" ? receivedLevel(level) : level, options);
}

/** The page as a thread of its own pool. It cannot be terminated but only aborted, which waits for the end of a slice. */
export function startOnPage(listener: ThreadListener): Thread {
  let isOver = false;
  let latest = 0;
  const port: PagePort = {
    onmessage: null,
    postMessage(message: FromWorker) {
      queueMicrotask(() => {
        if (!isOver && message.kind !== "ready") listener.onMessage(message);
      });
    },
  };
  serveSearches(port);
  const post = (message: ToWorker): void => {
    latest = message.search;
    port.onmessage?.({ data: message });
  };
  return {
    post,
    async terminate() {
      isOver = true;
      post({ kind: "cancel", search: latest, how: "abort" });
    },
    setBusy() {},
  };
}
