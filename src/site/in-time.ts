// What a browser keeps can be locked, by another window or for good: then its answer never comes.

/** A page that has waited for so long goes on without, in milliseconds. */
const PATIENCE = 4000;

/** The answer, or a rejection where it does not come in time. */
export function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(() => reject(new Error("What is kept here does not answer.")), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(waiting));
  });
}
