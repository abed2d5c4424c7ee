// From a pose to all nodes that a path without a node between leads to, by rising cost: label setting, as for shortest paths
// with several criteria (Martins 1984, "On a multicriteria shortest path problem").
//
// A pose is reached several times where one path is shorter and another needs fewer bridges. What has reached a pose is a
// label; since they come by rising cost, a label is dominated if one before it on the same pose needs nothing more.
import { NOWHERE, type Poses } from "./poses.ts";
import { NEED, type Rule } from "./rules.ts";

export interface MacroEdge {
  /** The number of a node. */
  readonly to: number;
  readonly cost: number;
  /** Two words of the bridges that must be open all along, those under its end as well. */
  readonly low: number;
  readonly high: number;
}

/** So large a part of the steps shows whether the rest will do. */
const TRIAL = 1 / 8;

export class LabelSetting {
  readonly #poses: Poses;
  readonly #nodeOf: Int32Array;
  readonly #lyingCost: number;
  readonly #mostSteps: number;
  #stepsLeft: number;
  /** For each pose two words of the bridges that it needs, and two of those that are never open while those are. */
  readonly #needs: Int32Array;
  /** The last label of each pose, and that before each label; 0 is none. */
  readonly #labelOf: Int32Array;
  #labels = 1;
  readonly #before: number[] = [0];
  readonly #low: number[] = [0];
  readonly #high: number[] = [0];
  /** What has been reached at the cost whose turn it is, at 1 more and at 2 more: pose, low and high word in turn. */
  #now: number[] = [];
  #soon: number[] = [];
  #later: number[] = [];

  constructor(poses: Poses, nodeOf: Int32Array, lyingCost: number, mostSteps: number) {
    this.#poses = poses;
    this.#nodeOf = nodeOf;
    this.#lyingCost = lyingCost;
    this.#mostSteps = mostSteps;
    this.#stepsLeft = mostSteps;
    this.#labelOf = new Int32Array(poses.count);
    this.#needs = needsOf(poses);
  }

  /** Whether the steps will run out, if those nodes that are still to come take as many as those that are done. */
  willRunOut(done: number, nodes: number): boolean {
    const taken = this.#mostSteps - this.#stepsLeft;
    return taken > TRIAL * this.#mostSteps && taken * nodes > this.#mostSteps * done;
  }

  /** False where the steps do not suffice. */
  from(source: number, reach: (edge: MacroEdge) => void): boolean {
    this.#labels = 1;
    this.#labelOf.fill(0);
    this.#roll(source, 0, 0);
    for (let cost = 0; ; cost++) {
      const now = this.#now;
      for (let i = 0; i < now.length; i += 3) {
        const pose = now[i] as number;
        const low = now[i + 1] as number;
        const high = now[i + 2] as number;
        if (!this.#isUndominated(pose, low, high)) continue;
        if (this.#stepsLeft-- <= 0) return false;
        this.#label(pose, low, high);
        const node = this.#nodeOf[pose] as number;
        if (node === NOWHERE) this.#roll(pose, low, high);
        else reach({ to: node, cost, low, high });
      }
      now.length = 0;
      if (this.#soon.length + this.#later.length === 0) return true;
      [this.#now, this.#soon, this.#later] = [this.#soon, this.#later, now];
    }
  }

  #isUndominated(pose: number, low: number, high: number): boolean {
    for (let label = this.#labelOf[pose] as number; label !== 0; label = this.#before[label] as number) {
      if (((this.#low[label] as number) & ~low) === 0 && ((this.#high[label] as number) & ~high) === 0) return false;
    }
    return true;
  }

  #label(pose: number, low: number, high: number): void {
    const label = this.#labels++;
    this.#low[label] = low;
    this.#high[label] = high;
    this.#before[label] = this.#labelOf[pose] as number;
    this.#labelOf[pose] = label;
  }

  #roll(from: number, low: number, high: number): void {
    const { rolls, lies } = this.#poses;
    const queue = lies[from] === 1 && this.#lyingCost === 2 ? this.#later : this.#soon;
    for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
      const to = rolls[roll] as number;
      if (to === NOWHERE) continue;
      const needs = 4 * to;
      if (((low & (this.#needs[needs + 2] as number)) | (high & (this.#needs[needs + 3] as number))) !== 0) continue;
      const needsLow = low | (this.#needs[needs] as number);
      const needsHigh = high | (this.#needs[needs + 1] as number);
      if (this.#isUndominated(to, needsLow, needsHigh)) queue.push(to, needsLow, needsHigh);
    }
  }
}

function needsOf(poses: Poses): Int32Array {
  const { count, ruleOf, rules, opposites } = poses;
  const needs = new Int32Array(4 * count);
  for (let pose = 0; pose < count; pose++) {
    if (ruleOf[pose] === 0) continue;
    const at = 4 * pose;
    const rule = rules[ruleOf[pose] as number] as Rule;
    for (const word of [0, 1] as const) needs[at + word] = rule[NEED + word] as number;
    for (let bit = 0; 2 * bit < opposites.length; bit++) {
      if ((((needs[at + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 0) continue;
      for (const word of [0, 1] as const)
        needs[at + 2 + word] = (needs[at + 2 + word] as number) | (opposites[2 * bit + word] as number);
    }
  }
  return needs;
}
