// Chance that is the same on every machine: the generator sfc32 of Chris Doty-Humphrey, on whole numbers of 32 bits, begun
// from the bytes of a text. Different texts give streams that have nothing to do with each other.
import type { Random } from "../puzzles/generator.ts";

/** So many numbers are thrown away before the first, until every bit of the seed has touched all others. */
const MIXING = 16;
const ALL = 0x1_0000_0000;

export class SeededRandom implements Random {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    this.#state = stateOf(seed);
    for (let i = 0; i < MIXING; i++) this.#next();
  }

  /** Numbers above the last whole multiple of `count` are drawn again, so that all are equally likely. */
  below(count: number): number {
    const fair = ALL - (ALL % count);
    let drawn = this.#next();
    while (drawn >= fair) drawn = this.#next();
    return drawn % count;
  }

  #next(): number {
    const [a, b, c, counter] = this.#state as unknown as [number, number, number, number];
    const drawn = (a + b + counter) >>> 0;
    this.#state[3] = counter + 1;
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = c + (c << 3);
    this.#state[2] = ((c << 21) | (c >>> 11)) + drawn;
    return drawn;
  }
}

/** Three words of FNV-1a over the characters, each begun elsewhere, and a counter. */
function stateOf(seed: string): Uint32Array {
  const state = Uint32Array.of(0x811c9dc5, 0x9e3779b9, 0x243f6a88, 1);
  for (let word = 0; word < 3; word++) {
    let hash = state[word] as number;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    state[word] = hash;
  }
  return state;
}
