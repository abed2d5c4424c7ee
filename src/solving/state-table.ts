// Numbers for states in the order in which they turn up, by a hash table with open addressing over the words of a game.
import type { Game } from "../search/game.ts";

const FIRST_SLOTS = 1024;

export class StateTable {
  count = 0;
  /** The words of state i stand at i * words. */
  states: Uint32Array;
  readonly #game: Game;
  readonly #words: number;
  /** A number and one, or 0. */
  #slots = new Uint32Array(FIRST_SLOTS);

  constructor(game: Game) {
    this.#game = game;
    this.#words = game.words;
    this.states = new Uint32Array((FIRST_SLOTS / 2) * game.words);
  }

  addRoot(): number {
    const root = new Uint32Array(this.#words);
    this.#game.writeRoot(root, 0);
    return this.numberOf(root, 0);
  }

  /** The number of the state whose words begin at `at`, a new one where it was not met before. */
  numberOf(given: Uint32Array, at: number): number {
    const slot = this.#slotOf(given, at);
    const known = this.#slots[slot] as number;
    if (known > 0) return known - 1;
    const number = this.count++;
    this.#slots[slot] = this.count;
    for (let i = 0; i < this.#words; i++) this.states[number * this.#words + i] = given[at + i] as number;
    if (2 * this.count >= this.#slots.length) this.#grow();
    return number;
  }

  #slotOf(given: Uint32Array, at: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(given, at, this.#words) & mask;
    for (;;) {
      const known = this.#slots[slot] as number;
      if (known === 0 || this.#isSame((known - 1) * this.#words, given, at)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isSame(own: number, given: Uint32Array, at: number): boolean {
    for (let i = 0; i < this.#words; i++) if (this.states[own + i] !== given[at + i]) return false;
    return true;
  }

  #grow(): void {
    const states = new Uint32Array(2 * this.states.length);
    states.set(this.states);
    this.states = states;
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let number = 0; number < this.count; number++) {
      this.#slots[this.#slotOf(states, number * this.#words)] = number + 1;
    }
  }
}

function hashOf(given: Uint32Array, at: number, words: number): number {
  let hash = 0x9e3779b9;
  for (let i = 0; i < words; i++) {
    hash = Math.imul(hash ^ (given[at + i] as number), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
