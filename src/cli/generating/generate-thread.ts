// The other side of level-makers.ts: a thread that makes one level after the other.
import { parentPort, workerData } from "node:worker_threads";
import { packedPuzzle } from "../../generating/generate.ts";
import { makeLevel } from "../../generating/make-level.ts";
import { checkRequest } from "../../generating/request.ts";
import type { FromThread, ThreadStart, ToThread } from "./level-makers.ts";

const { game, request, maxMs } = workerData as ThreadStart;
const checked = checkRequest(packedPuzzle(game), request);

parentPort?.on("message", async ({ number, attempt }: ToThread) => {
  parentPort?.postMessage(await answerTo(number, attempt));
});

async function answerTo(number: number, attempt: number): Promise<FromThread> {
  try {
    const end = performance.now() + maxMs;
    const level = await makeLevel(await checked, number, attempt, () => performance.now() > end);
    return { level: level ?? null };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
