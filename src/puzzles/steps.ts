// A long computation that others can be let in between: a generator that yields every few milliseconds at the latest, and
// returns what it has computed. Preparing a level of sixteen million cells is one.
export type Steps<T> = Generator<undefined, T, undefined>;

/** What it computes, without letting anybody in. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
