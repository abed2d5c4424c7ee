// Barriers: bridges of which at least one must be open on every path from the start to the target. While all of one are
// closed, the block has to land on a switch first that opens one of them, and the least that this costs more than the
// estimate is known for each pose on its side of the barrier. The twin of assembly/methods/roll-the-block/macro/barriers.ts;
// docs/methods/macro.md has the proof.
//
// They are made one after the other, from the start on, each when enough has been done without it, and used when all of them are
// there.
import type { Memory } from "../../../search/memory.ts";
import { NOWHERE } from "./poses.ts";
import { CHANGE_WORDS, LIES, type MacroTables } from "./tables.ts";

/** On larger boards one would take too long, and all of them too much memory. */
const MOST_POSES = 1 << 18;
const MOST_ENTRIES = 1 << 22;
const MOST = 64;

/** An entry of a row: what it costs more, and behind it the number of the barrier. No entry is 0. */
const NUMBER_BITS = 6;
const NUMBER_MASK = (1 << NUMBER_BITS) - 1;
/** In the place of what it costs more: nothing leads to the target from there. */
export const DEAD = 2 ** (32 - NUMBER_BITS) - 1;

const START = 0;
const UNSEEN = 0xffffffff;

/** The bridges of a barrier, as two words. */
type Mask = readonly [low: number, high: number];

export class Barriers {
  /** All are made, and some cost more than the estimate says. */
  isUsed = false;
  readonly #tables: MacroTables;
  readonly #memory: Memory;
  #isOver: boolean;
  #steps = 0;
  #count = 0;
  readonly #masks: Mask[] = [];
  /** For each pose 1 more than how many bridges lie before the target, 0 where none leads there. */
  #levels = new Uint8Array(0);
  /** Poses from the start on: a path leads there over none of the barriers that are still to be made. */
  readonly #order: number[] = [];
  #isInOrder = new Uint8Array(0);
  /** Poses that come before this one have been rolled on from. */
  #rolledOn = 0;
  /** For each pose what barriers cost more there, the most first. */
  #rows = new Uint32Array(0);

  constructor(tables: MacroTables, memory: Memory) {
    this.#tables = tables;
    this.#memory = memory;
    this.#isOver = tables.makesBarriers === 0 || tables.marks.length > MOST_POSES;
  }

  /** Whether so much has been done that another one may be made. */
  isDue(work: number): boolean {
    const { patience, marks } = this.#tables;
    return !this.#isOver && work >= patience * marks.length * (this.#steps + 1);
  }

  /** Makes another one; true when they are to be used from now on. Without memory for them there are none. */
  make(): boolean {
    if (this.#steps === 0) this.#isOver = !this.#measure();
    else this.#keep(this.#nextBarrier(this.#count - this.#steps + 1));
    if (this.#steps++ === this.#count) this.#isOver = true;
    if (this.#isOver) this.isUsed = this.#rows.some((entry) => entry !== 0);
    return this.isUsed;
  }

  /** What the target is farther away, at the least, than the estimate says. */
  extra(pose: number, low: number, high: number): number {
    if (!this.isUsed) return 0;
    const begin = pose * this.#count;
    for (let at = begin; at < begin + this.#count; at++) {
      const entry = this.#rows[at] as number;
      if (entry === 0) break;
      const mask = this.#masks[entry & NUMBER_MASK] as Mask;
      if (((low & mask[0]) | (high & mask[1])) === 0) return entry >>> NUMBER_BITS;
    }
    return 0;
  }

  /** Tells for each pose over how many bridges a path leads to the target at the least, which is how many barriers there are to
   *  be; false where there is no memory. */
  #measure(): boolean {
    const { rolls, needs, target } = this.#tables;
    const poses = this.#tables.marks.length;
    const levels = new Uint8Array(poses);
    let now = [target];
    levels[target] = 1;
    for (let over = 1; now.length > 0; over++) {
      const next: number[] = [];
      for (const to of now) {
        for (let roll = 4 * to; roll < 4 * to + 4; roll++) {
          const from = rolls[roll] as number;
          if (from === NOWHERE || levels[from] !== 0) continue;
          const low = (needs[2 * from] as number) & ~(needs[2 * to] as number);
          const high = (needs[2 * from + 1] as number) & ~(needs[2 * to + 1] as number);
          if ((low | high) === 0) {
            levels[from] = Math.min(over, MOST + 2);
            now.push(from);
          } else {
            next.push(from);
          }
        }
      }
      now = [];
      for (const pose of next) {
        if (levels[pose] !== 0) continue;
        levels[pose] = Math.min(over + 1, MOST + 2);
        now.push(pose);
      }
    }
    const count = Math.min(Math.max(0, (levels[START] as number) - 1), MOST, Math.floor(MOST_ENTRIES / poses));
    const rows = this.#memory.fresh(poses * count);
    if (rows === undefined) return false;
    this.#levels = levels;
    this.#rows = rows;
    this.#count = count;
    this.#isInOrder = new Uint8Array(poses);
    this.#putInOrder(START);
    return true;
  }

  #putInOrder(pose: number): void {
    if (this.#isInOrder[pose] === 1) return;
    this.#isInOrder[pose] = 1;
    this.#order.push(pose);
  }

  /** The bridges with so many before the target to which a path leads from the start that has no fewer before it. Of two that one
   *  pose needs, one will do. */
  #nextBarrier(over: number): Mask {
    const { rolls, needs } = this.#tables;
    const levels = this.#levels;
    for (; this.#rolledOn < this.#order.length; this.#rolledOn++) {
      const from = this.#order[this.#rolledOn] as number;
      for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
        const to = rolls[roll] as number;
        if (to !== NOWHERE && (levels[to] as number) > over) this.#putInOrder(to);
      }
    }
    let [low, high] = [0, 0];
    for (let place = 0; place < this.#rolledOn; place++) {
      const from = this.#order[place] as number;
      if (levels[from] !== over + 1) continue;
      for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
        const to = rolls[roll] as number;
        if (to === NOWHERE || levels[to] !== over) continue;
        const needLow = (needs[2 * from] as number) & ~(needs[2 * to] as number);
        const needHigh = (needs[2 * from + 1] as number) & ~(needs[2 * to + 1] as number);
        if (((needLow & low) | (needHigh & high)) === 0) {
          if (needLow !== 0) low |= needLow & -needLow;
          else high |= needHigh & -needHigh;
        }
        this.#putInOrder(to);
      }
    }
    return [low, high];
  }

  /** Writes into the rows what it costs more, from each pose on this side, to come to a switch that opens one of these bridges. */
  #keep(mask: Mask): void {
    const number = this.#masks.push(mask) - 1;
    const rows = this.#rows;
    const costs = this.#spread(mask);
    for (let place = 0; place < this.#rolledOn; place++) {
      const pose = this.#order[place] as number;
      const more = Math.min(costs[pose] as number, DEAD);
      // A bridge that closed under the block holds it no more back from the other side.
      if (more === 0 || this.#needsAny(pose, mask)) continue;
      let entry = ((more << NUMBER_BITS) | number) >>> 0;
      let at = pose * this.#count;
      for (; rows[at] !== 0; at++) {
        const next = rows[at] as number;
        if (next > entry) continue;
        rows[at] = entry;
        entry = next;
      }
      rows[at] = entry;
    }
  }

  /** The least reduced costs while the bridges are closed, backward from all switches that open one of them. It stays on this side of
   *  them, from where paths lead to the target. */
  #spread(mask: Mask): Uint32Array {
    const { rolls, estimates } = this.#tables;
    const costs = new Uint32Array(estimates.length).fill(UNSEEN);
    const buckets: number[][] = [[]];
    for (let place = 0; place < this.#rolledOn; place++) {
      const pose = this.#order[place] as number;
      if (!this.#opens(pose, mask) || this.#needsAny(pose, mask)) continue;
      costs[pose] = 0;
      buckets[0]?.push(pose);
    }
    // What is put in later is told too: the buckets become more.
    for (let cost = 0; cost < buckets.length; cost++) {
      for (const to of buckets[cost] ?? []) {
        if (costs[to] !== cost) continue;
        for (let roll = 4 * to; roll < 4 * to + 4; roll++) {
          const from = rolls[roll] as number;
          if (from === NOWHERE || this.#needsAny(from, mask)) continue;
          const before = cost + this.#reducedCost(from, to);
          if (before >= (costs[from] as number)) continue;
          costs[from] = before;
          while (buckets.length <= before) buckets.push([]);
          buckets[before]?.push(from);
        }
      }
      buckets[cost] = [];
    }
    return costs;
  }

  #reducedCost(from: number, to: number): number {
    const { estimates, marks, lyingCost } = this.#tables;
    const cost = ((marks[from] as number) & LIES) === 0 ? 1 : lyingCost;
    return cost + (estimates[to] as number) - (estimates[from] as number);
  }

  /** Landing there opens one of these bridges, where they are closed. */
  #opens(pose: number, [low, high]: Mask): boolean {
    const { ruleOf, rules } = this.#tables;
    const flip = CHANGE_WORDS * (ruleOf[pose] as number) + 2;
    return (((rules[flip] as number) & low) | ((rules[flip + 1] as number) & high)) !== 0;
  }

  #needsAny(pose: number, [low, high]: Mask): boolean {
    const { needs } = this.#tables;
    return (((needs[2 * pose] as number) & low) | ((needs[2 * pose + 1] as number) & high)) !== 0;
  }
}
