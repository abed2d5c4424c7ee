// Where paths without a node between lead to from a pose, under the bridges that are open, and what the shortest ones cost.
// The twin of assembly/methods/roll-the-block/macro/open-paths.ts: the same ends in the same order.
//
// There is a queue of upright blocks and one of lying ones, and of one cost the uprights roll first: so both queues are by
// rising cost, and the first path that reaches a pose is a shortest one (as in docs/methods/layers.md).
//
// Of the bridges it asks no more than it has to, one after the other: what it finds depends on the answers, and on nothing else.
import type { Memory } from "../../../search/memory.ts";
import { NOWHERE } from "./poses.ts";
import { ENDS, IDLE, LIES, type MacroTables } from "./tables.ts";

const MOST_QUESTIONS = 64;

export class OpenPaths {
  /** What the last search has found: poses and their costs, from the start of these on. */
  ends = 0;
  readonly poses: Uint32Array;
  readonly costs: Uint32Array;
  /** How many poses it has come to, the ends among them. */
  reached = 0;
  /** The bridges that it has asked about, in that order. */
  asked = 0;
  readonly questions = new Uint8Array(MOST_QUESTIONS);
  readonly ready: boolean;
  readonly #tables: MacroTables;
  readonly #isReached: Uint8Array;
  readonly #uprights: Uint32Array;
  readonly #lyings: Uint32Array;
  #uprightEnd = 0;
  #lyingEnd = 0;
  #source = 0;
  /** The bridges that are open, and those that were asked about, as two words. */
  #low = 0;
  #high = 0;
  #knownLow = 0;
  #knownHigh = 0;

  constructor(tables: MacroTables, memory: Memory) {
    const count = tables.marks.length;
    const arrays = [0, 1, 2, 3].map(() => memory.fresh(count));
    this.ready = !arrays.includes(undefined);
    const [poses, costs, uprights, lyings] = arrays.map((array) => array ?? new Uint32Array(0));
    this.#tables = tables;
    this.poses = poses as Uint32Array;
    this.costs = costs as Uint32Array;
    this.#uprights = uprights as Uint32Array;
    this.#lyings = lyings as Uint32Array;
    this.#isReached = new Uint8Array(count);
  }

  find(source: number, low: number, high: number): void {
    const { marks, lyingCost } = this.#tables;
    const isReached = this.#isReached;
    this.#source = source;
    this.#low = low;
    this.#high = high;
    this.#knownLow = 0;
    this.#knownHigh = 0;
    this.#uprightEnd = 0;
    this.#lyingEnd = 0;
    this.ends = 0;
    this.asked = 0;
    if (((marks[source] as number) & ENDS) === 0) isReached[source] = 1;
    this.#push(source);
    let [upright, lying] = [0, 0];
    let [uprightStop, lyingStop] = [this.#uprightEnd, this.#lyingEnd];
    for (let cost = 0; upright !== this.#uprightEnd || lying !== this.#lyingEnd; cost++) {
      const soonUpright = this.#uprightEnd;
      for (; upright !== uprightStop; upright++) this.#roll(this.#uprights[upright] as number, cost + 1);
      const soonLying = this.#lyingEnd;
      for (; lying !== lyingStop; lying++) this.#roll(this.#lyings[lying] as number, cost + lyingCost);
      uprightStop = lyingCost === 1 ? this.#uprightEnd : soonUpright;
      lyingStop = lyingCost === 1 ? this.#lyingEnd : soonLying;
    }
    for (let i = 0; i < upright; i++) isReached[this.#uprights[i] as number] = 0;
    for (let i = 0; i < lying; i++) isReached[this.#lyings[i] as number] = 0;
    for (let i = 0; i < this.ends; i++) isReached[this.poses[i] as number] = 0;
    this.reached = upright + lying + this.ends;
  }

  #push(pose: number): void {
    if (((this.#tables.marks[pose] as number) & LIES) !== 0) this.#lyings[this.#lyingEnd++] = pose;
    else this.#uprights[this.#uprightEnd++] = pose;
  }

  /** To where a block comes at this cost by a roll. */
  #roll(pose: number, cost: number): void {
    const { rolls, marks } = this.#tables;
    for (let roll = 4 * pose; roll < 4 * pose + 4; roll++) {
      const to = rolls[roll] as number;
      if (to === NOWHERE || this.#isReached[to] === 1 || !this.#isAllowed(to)) continue;
      const mark = marks[to] as number;
      if ((mark & ENDS) === 0) {
        this.#push(to);
      } else {
        if (to === this.#source && (mark & IDLE) !== 0) continue;
        this.poses[this.ends] = to;
        this.costs[this.ends++] = cost;
      }
      this.#isReached[to] = 1;
    }
  }

  /** Whether all bridges are open that a pose needs, as far as one has to ask. */
  #isAllowed(pose: number): boolean {
    const low = this.#tables.needs[2 * pose] as number;
    const high = this.#tables.needs[2 * pose + 1] as number;
    if (((low & this.#knownLow & ~this.#low) | (high & this.#knownHigh & ~this.#high)) !== 0) return false;
    return this.#ask(low & ~this.#knownLow, 0) && this.#ask(high & ~this.#knownHigh, 32);
  }

  /** One after the other, until one is closed. */
  #ask(unknown: number, first: 0 | 32): boolean {
    for (let left = unknown; left !== 0; left &= left - 1) {
      const bit = left & -left;
      this.questions[this.asked++] = first + 31 - Math.clz32(bit);
      if (first === 0) this.#knownLow |= bit;
      else this.#knownHigh |= bit;
      if (((first === 0 ? this.#low : this.#high) & bit) === 0) return false;
    }
    return true;
  }
}
