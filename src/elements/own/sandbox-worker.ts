// The script of a worker in the frame of no origin: the searches of the TypeScript engine with a heuristic that a person wrote,
// the check of one on all states of a level, and what one answers in a search that is explored. The person's text comes as the
// address of itself; the policy lets in only what was made here, so it is made here.
import { configure } from "../../engines/addresses.ts";
import { answersIn } from "../../exploring/asking.ts";
import { checkHeuristic } from "../../heuristics/check-heuristic.ts";
import { ownHeuristicOf } from "../../worker/own-module.ts";
import type { HeuristicModule, ToWorker } from "../../worker/protocol.ts";
import { receivedLevel } from "../../worker/received-level.ts";
import { sentError } from "../../worker/sent-error.ts";
import { type PagePort, serveSearches } from "../../worker/serve-searches.ts";
import type { AskSaid, AskStart, CheckEnd, CheckStart } from "./sandbox-messages.ts";

interface Here {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: ToWorker | CheckStart | AskStart }) => void) | null;
}

const here = globalThis as unknown as Here;
const say = here.postMessage.bind(globalThis);

const port: PagePort = { onmessage: null, postMessage: say };
serveSearches(port);

here.onmessage = ({ data }) => {
  const { heuristicModule } = "heuristicModule" in data ? data : {};
  const message = heuristicModule === undefined ? data : { ...data, heuristicModule: madeHere(heuristicModule) };
  if (message.kind === "check") void check(message);
  else if (message.kind === "ask") void ask(message);
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

/** How often it says that it goes on, in milliseconds. */
const SEEN_TO_GO_ON = 250;

async function ask({ level, heuristicModule, options }: AskStart): Promise<void> {
  const tell = (said: AskSaid): void => say(said);
  let told = performance.now();
  const onAnswer = (answers: number): void => {
    const now = performance.now();
    if (now - told < SEEN_TO_GO_ON) return;
    told = now;
    tell({ kind: "asking", answers });
  };
  try {
    const own = await ownHeuristicOf(heuristicModule);
    const values = await answersIn(receivedLevel(level), { ...options, heuristic: own }, { onAnswer });
    tell({ kind: "answered", values: Float64Array.from(values), saysAdmissible: own.admissible === true });
  } catch (error) {
    tell({ kind: "unanswered", error: sentError(error) });
  }
}
