// How threads are started here: in Node as its threads, elsewhere as Web Workers, and where neither can be started (a strict
// policy, a page that is a file, a script that is missing) the page is its own thread, and one warning says so. What worked
// once is not tried for again.
import { absolute, chosenWorkerAddress } from "../engines/addresses.ts";
import { warnOnce } from "../engines/warn-once.ts";
import { nodeThreads, startNodeThread } from "./node-thread.ts";
import { SilentThread, type StartThread, type Thread, type ThreadListener } from "./thread.ts";
import { usualAddress } from "./usual-address.ts";
import { startAt, startByImporting, startUsual } from "./web-thread.ts";

/** With an address for the worker or without: then the one of `configure` is taken, or the usual one. */
export function threadStarter(given: string | URL | undefined): StartThread {
  const ways = async (): Promise<StartThread[]> =>
    waysToStart(given === undefined ? await chosenWorkerAddress() : absolute(given));
  return firstThatStarts(ways, startOnPage, "it searches on the page itself, in slices");
}

/** Starts as the first of these ways that works, and where none does on the page, which is said in a warning. */
export function firstThatStarts<To, Message>(
  ways: () => Promise<readonly StartThread<To, Message>[]>,
  onPage: StartThread<To, Message>,
  instead: string,
): StartThread<To, Message> {
  let known: StartThread<To, Message> | undefined;
  return async (listener) => {
    if (known !== undefined) return known(listener);
    const reasons = new Set<string>();
    for (const start of await ways()) {
      try {
        const thread = await start(listener);
        known = start;
        return thread;
      } catch (reason) {
        reasons.add(String(reason));
        if (reason instanceof SilentThread) break;
      }
    }
    warnOnce(`Fourfold cannot start a worker here, so ${instead}. ${[...reasons].join(" ")}`);
    known = onPage;
    return onPage(listener);
  };
}

/** From the best to the worst. */
function waysToStart(chosen: URL | undefined): StartThread[] {
  const threads = nodeThreads();
  if (threads !== undefined) return [startNodeThread(threads, chosen ?? usualAddress())];
  if (typeof Worker === "undefined") return [];
  return [chosen === undefined ? startUsual : startAt(chosen), startByImporting(chosen ?? usualAddress())];
}

async function startOnPage(listener: ThreadListener): Promise<Thread> {
  const onPage = await import("./on-page.ts");
  return onPage.startOnPage(listener);
}
