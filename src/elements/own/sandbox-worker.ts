// The script of a worker in the frame of no origin: the searches of the TypeScript engine with a heuristic that a person wrote, and
// the check of one on all states of a level. The person's text comes as the address of itself; the policy lets in only what was
// made here, so it is made here.
import { configure } from "../../engines/addresses.ts";
import { checkHeuristic } from "../../heuristics/check-heuristic.ts";
import { ownHeuristicOf } from "../../worker/own-module.ts";
import type { HeuristicModule, ToWorker } from "../../worker/protocol.ts";
import { receivedLevel } from "../../worker/received-level.ts";
import { sentError } from "../../worker/sent-error.ts";
import { type PagePort, serveSearches } from "../../worker/serve-searches.ts";
import type { CheckEnd, CheckStart } from "./sandbox-messages.ts";

interface Here {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: ToWorker | CheckStart }) => void) | null;
}

const here = globalThis as unknown as Here;
const say = here.postMessage.bind(globalThis);

const port: PagePort = { onmessage: null, postMessage: say };
serveSearches(port);

here.onmessage = ({ data }) => {
  const { heuristicModule } = "heuristicModule" in data ? data : {};
  const message = heuristicModule === undefined ? data : { ...data, heuristicModule: madeHere(heuristicModule) };
  if (message.kind === "check") void check(message);
  else port.onmessage?.({ data: message });
};

function madeHere({ url, name }: HeuristicModule): HeuristicModule {
  const text = decodeURIComponent(url.slice(url.indexOf(",") + 1));
  return { url: URL.createObjectURL(new Blob([text], { type: "text/javascript" })), name };
}

async function check({ level, heuristicModule, costModel, solverUrl }: CheckStart): Promise<void> {
  const tell = (end: CheckEnd): void => say(end);
  try {
    configure({ solverUrl });
    const own = await ownHeuristicOf(heuristicModule);
    const found = await checkHeuristic(receivedLevel(level), own, { costModel });
    tell({ kind: "checked", check: found, saysAdmissible: own.admissible === true });
  } catch (error) {
    tell({ kind: "unchecked", error: sentError(error) });
  }
}
