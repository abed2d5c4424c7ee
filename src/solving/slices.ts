// A long computation goes on in slices of a few milliseconds; between them the page can paint, and a cancellation, a
// time limit and the reports of progress get their turn.

import type { Steps } from "../puzzles/steps.ts";

/** How long a slice should take, in milliseconds. */
const SLICE = 6;
/** After so long, whatever waits is let in. */
const TURN = 12;
const FIRST_STEPS = 64;
const MOST_STEPS = 1 << 24;

/** When others last had their turn; many short computations in a row count as one long one. */
let lastTurn = Number.NEGATIVE_INFINITY;

/** Lets whatever waits have its turn, if it has waited long enough. Answers whether it did. */
export async function turnIfDue(): Promise<boolean> {
  if (performance.now() - lastTurn < TURN) return false;
  await turnForOthers();
  lastTurn = performance.now();
  return true;
}

/** Calls `work` with a number of steps, again and again, until it answers true. `between` is called when others have had
 *  their turn; what it throws ends the computation. Where `wasAside` answers true, the slice did something else than so many
 *  steps, and says nothing for longer ones. */
export async function inSlices(
  work: (steps: number) => boolean | Promise<boolean>,
  between: () => void,
  wasAside: () => boolean = () => false,
): Promise<void> {
  let steps = FIRST_STEPS;
  for (;;) {
    const begun = performance.now();
    if (await work(steps)) return;
    const next = nextSteps(steps, performance.now() - begun);
    steps = wasAside() ? Math.min(steps, next) : next;
    if (await turnIfDue()) between();
  }
}

/** Goes on with a computation in steps until it is done, and answers what it has computed; or undefined, where `between`, which is
 *  called when others have had their turn, answers that it need not go on. */
export async function inSteps<T>(steps: Steps<T>, between: () => boolean): Promise<T | undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if ((await turnIfDue()) && between()) return undefined;
  }
}

function nextSteps(steps: number, took: number): number {
  if (took < SLICE / 2) return Math.min(steps * 2, MOST_STEPS);
  return took > SLICE * 1.5 ? Math.max(1, Math.trunc((steps * SLICE) / took)) : steps;
}

/** A message to oneself comes back after everything that waits already, without the delay that timers have. */
function turnForOthers(): Promise<void> {
  if (typeof setImmediate === "function") return new Promise((resolve) => setImmediate(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
