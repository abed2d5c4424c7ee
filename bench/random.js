// Numbers that are random to look at and the same on every machine, so that a benchmark always has the same levels.

/** @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  /** A whole number from 0 to below `n`. @param {number} n */
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
