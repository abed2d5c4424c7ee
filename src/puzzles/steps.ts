// A long computation that others can be let in between: a generator that yields every few milliseconds at the latest, and
// returns what it has computed. Preparing a level of sixteen million cells is one.
export type Steps<T> = Generator<undefined, T, undefined>;

/** Prepares a level: in steps where it can be cut into such, else at once. */
export function* prepared<L, C, T>(
  what: { prepare(level: L, choice: C): T; preparing?(level: L, choice: C): Steps<T> },
  level: L,
  choice: C,
): Steps<T> {
  return what.preparing === undefined ? what.prepare(level, choice) : yield* what.preparing(level, choice);
}

/** What it computes, without letting anybody in. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
