// A long computation goes on in slices of a few milliseconds; between them the page can paint, and a cancellation, a
// time limit and the reports of progress get their turn.

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
 *  their turn; what it throws ends the computation. */
export async function inSlices(
  work: (steps: number) => boolean | Promise<boolean>,
  between: () => void,
): Promise<void> {
  let steps = FIRST_STEPS;
  for (;;) {
    const begun = performance.now();
    if (await work(steps)) return;
    steps = nextSteps(steps, performance.now() - begun);
    if (await turnIfDue()) between();
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
