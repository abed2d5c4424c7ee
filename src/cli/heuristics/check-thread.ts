// The other side of checker.ts: a thread that checks a heuristic on one level.
import { parentPort, workerData } from "node:worker_threads";
import { checkSent } from "./check-sent.ts";
import { BEGUN, type CheckStart } from "./checker.ts";

// What a heuristic of one's own prints stands beside the data of the process, never in it.
console.log = console.info = console.debug = console.error;

parentPort?.postMessage(BEGUN);
parentPort?.postMessage(await checkSent(workerData as CheckStart));
