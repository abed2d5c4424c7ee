// The order of expansion in 32 bits: both engines must arrive at the same number. The twin is Hash.follow in
// assembly/memory/hash.ts.

/** Goes on from `fingerprint` with one more expanded state. */
export function follow(fingerprint: number, states: Uint32Array, at: number, words: number): number {
  let hash = fingerprint;
  for (let i = 0; i < words; i++) {
    hash = Math.imul(hash ^ (states[at + i] as number), 0x9e3779b1);
    hash = (hash << 15) | (hash >>> 17);
  }
  return hash >>> 0;
}
