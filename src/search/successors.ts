// The successors that have just been made, before they are looked up: a buffer for a batch of parents. The twin of
// assembly/search/successors.ts, where it is told why reading everything once beforehand is worth it.
import { costOf, type Game, moveOf } from "./game.ts";
import type { NodeTable } from "./node-table.ts";

/** Successors that are worth prefetching together. */
const AMPLE = 64;
const MOST_PARENTS = 16;

export class Successors {
  readonly states: Uint32Array;
  /** Words a successor: its state and its edge. */
  readonly stride: number;
  readonly mostParents: number;
  readonly hashes: Uint32Array;
  /** ends[i]: how many successors the batch has up to and with its parent i. */
  readonly ends = new Int32Array(MOST_PARENTS);
  count = 0;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  sink = 0;
  readonly #game: Game;
  readonly #entries: Uint32Array;

  constructor(game: Game) {
    this.#game = game;
    this.stride = game.words + 1;
    this.mostParents = Math.max(1, Math.min(MOST_PARENTS, Math.trunc(AMPLE / Math.max(1, game.mostSuccessors))));
    const room = game.mostSuccessors * this.mostParents;
    this.states = new Uint32Array(room * this.stride);
    this.hashes = new Uint32Array(room);
    this.#entries = new Uint32Array(room);
  }

  /** Where a successor's state begins in `states`. */
  at(index: number): number {
    return index * this.stride;
  }

  edge(index: number): number {
    return this.states[index * this.stride + this.stride - 1] as number;
  }

  clear(): void {
    this.count = 0;
  }

  /** Makes the successors of one more parent of the batch. */
  make(states: Uint32Array, at: number, place: number): void {
    this.count += this.#game.expand(states, at, this.states, this.count * this.stride);
    this.ends[place] = this.count;
  }

  /** Hashes all successors and reads what their look-ups will read. */
  prefetch(nodes: NodeTable): void {
    if (nodes.isDense) return;
    const { states, hashes, count, stride } = this;
    const entries = this.#entries;
    for (let i = 0; i < count; i++) hashes[i] = nodes.hash(states, i * stride);
    for (let i = 0; i < count; i++) entries[i] = nodes.entry(hashes[i] as number);
    let sum = 0;
    for (let i = 0; i < count; i++) sum = (sum + nodes.prefetch(entries[i] as number)) | 0;
    this.sink = sum;
  }

  /** The move from one state to another; with several, the cheapest, then the first. */
  moveBetween(states: Uint32Array, from: number, to: number): number {
    const { words } = this.#game;
    const count = this.#game.expand(states, from, this.states, 0);
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const cost = costOf(this.edge(i));
      if (cost < bestCost && sameState(this.states, i * this.stride, states, to, words)) {
        best = moveOf(this.edge(i));
        bestCost = cost;
      }
    }
    return best;
  }
}

export function sameState(a: Uint32Array, i: number, b: Uint32Array, j: number, words: number): boolean {
  for (let k = 0; k < words; k++) {
    if (a[i + k] !== b[j + k]) return false;
  }
  return true;
}
