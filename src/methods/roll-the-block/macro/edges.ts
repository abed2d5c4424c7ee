// Macro edges, made when a node is first expanded: from a pose to all nodes that a path without a node between leads to,
// by label setting, as for shortest paths with several criteria (Martins 1984, "On a multicriteria shortest path problem").
// The twin of assembly/methods/roll-the-block/macro/edges.ts: the same edges in the same order.
//
// A pose is reached several times where one path is shorter and another needs fewer bridges. What has reached a pose is a
// label; it is dominated if another one on the same pose costs no more and needs nothing more. That may be many more
// labels than there are paths for one set of open bridges, and nobody knows whether the node will be expanded again. So at
// first a node is expanded for the bridges that are open, along the paths that these allow; whenever the steps spent on that
// have doubled, its edges are made for all bridges, if a quarter as many will do, or no more than twice what it took at
// another node. A step is a label that is looked at.
import { type Growing, type Memory, NOTHING, Room } from "../../../search/memory.ts";
import { UNLIMITED } from "../../../search/run.ts";
import { NOWHERE } from "./poses.ts";
import { CHANGE_WORDS, ENDS, IDLE, LIES, type MacroTables } from "./tables.ts";

/** Words of an edge, and where its parts begin; each of the last three is two words of bridges. */
export const EDGE_WORDS = 8;
export const TO = 0;
export const COST = 1;
export const NEED = 2;
export const KEEP = 4;
export const FLIP = 6;

const LABEL_WORDS = 6;
const LOW = 0;
const HIGH = 1;
const POSE = 2;
const LABEL_COST = 3;
/** The label before it on its pose, and the next of the same cost; 0 is none. */
const BEFORE = 4;
const NEXT = 5;

/** In the place of a first edge: no edges are kept, and then in the place of their end the steps that were spent; or it is
 *  time to make them. Edges are counted from 1. */
const NOT_MADE = 0;
const WANTED = 0xffffffff;
const FIRST = 1;
/** In the place of where edges end. */
const TOO_MANY = 0xffffffff;
/** Edges are not wanted before so many steps were spent, and take no more than so many. */
const FEW_STEPS = 1024;
const MANY_STEPS = 1 << 22;

interface OpenBridges {
  readonly low: number;
  readonly high: number;
}

export class Edges {
  /** What has been done so far, in labels that were settled and edges that were looked at. */
  work = 0;
  /** The edges of the node that `of` was asked about lie from `begin` to `end`, as words of `words`. */
  begin = 0;
  end = 0;
  words: Uint32Array<ArrayBuffer> = NOTHING;
  readonly #tables: MacroTables;
  readonly #memory: Memory;
  readonly #room: Room;
  /** For each pose where its edges begin and end. */
  readonly #spans: Uint32Array;
  /** The last label of each pose. */
  readonly #labelOf: Uint32Array;
  readonly ready: boolean;
  #made = FIRST;
  #labels: Uint32Array<ArrayBuffer> = NOTHING;
  #labelCount = 1;
  /** Of the edges that are made now, or were made last; and the most that were needed at one node for all bridges. */
  #steps = 0;
  #mostSteps = 0;
  /** The last label that costs 1 more and 2 more than what is settled now. */
  #soon = 0;
  #later = 0;

  constructor(tables: MacroTables, memory: Memory) {
    this.#tables = tables;
    this.#memory = memory;
    this.#room = new Room(memory, EDGE_WORDS, (wanted) => this.#growEdges(wanted));
    const poses = tables.marks.length;
    const spans = memory.fresh(2 * poses);
    const labelOf = memory.fresh(poses);
    this.ready = spans !== undefined && labelOf !== undefined;
    this.#spans = spans ?? NOTHING;
    this.#labelOf = labelOf ?? NOTHING;
  }

  /** Finds the edges of a node, or makes them, for these open bridges; false where there is no memory. */
  of(pose: number, low: number, high: number): boolean {
    const spans = this.#spans;
    const spent = spans[2 * pose + 1] as number;
    if (spans[2 * pose] === WANTED) {
      const enough = Math.max(spent >>> 2, Math.min(spent, 2 * this.#mostSteps));
      const end = this.#settle(pose, undefined, Math.min(enough, MANY_STEPS));
      if (end === 0) return false;
      spans[2 * pose] = end === TOO_MANY ? NOT_MADE : this.#made;
      if (end !== TOO_MANY) {
        this.#mostSteps = Math.max(this.#mostSteps, this.#steps);
        this.#made = end / EDGE_WORDS;
        spans[2 * pose + 1] = this.#made;
      }
    }
    if (spans[2 * pose] === NOT_MADE) {
      this.begin = EDGE_WORDS * this.#made;
      this.end = this.#settle(pose, { low, high }, UNLIMITED);
      const now = Math.min(spent + this.#steps, UNLIMITED);
      const isWanted = now >= FEW_STEPS && Math.clz32(now) < Math.clz32(spent);
      spans[2 * pose] = isWanted ? WANTED : NOT_MADE;
      spans[2 * pose + 1] = now;
      return this.end !== 0;
    }
    this.begin = EDGE_WORDS * (spans[2 * pose] as number);
    this.end = EDGE_WORDS * (spans[2 * pose + 1] as number);
    this.work += (this.end - this.begin) / EDGE_WORDS;
    return true;
  }

  /** Writes edges behind those that are kept: for all bridges, or for the open ones alone. Where they end, 0 where there is
   *  no memory, or TOO_MANY. */
  #settle(source: number, open: OpenBridges | undefined, mostSteps: number): number {
    const { marks } = this.#tables;
    this.#labelCount = 1;
    this.#soon = 0;
    this.#later = 0;
    this.#steps = 0;
    let end = EDGE_WORDS * this.#made;
    let hasMemory = this.#roll(source, 0, 0, 0, open);
    for (let cost = 1; hasMemory && this.#soon + this.#later !== 0; cost++) {
      let label = this.#soon;
      this.#soon = this.#later;
      this.#later = 0;
      for (; label !== 0 && hasMemory && this.#steps <= mostSteps; label = this.#nextOf(label)) {
        const at = LABEL_WORDS * label;
        const pose = this.#labels[at + POSE] as number;
        const low = this.#labels[at + LOW] as number;
        const high = this.#labels[at + HIGH] as number;
        if (this.#isDominated(pose, low, high, cost, label)) continue;
        this.work++;
        if (((marks[pose] as number) & ENDS) === 0) {
          hasMemory = this.#roll(pose, low, high, cost, open);
        } else if (pose !== source || ((marks[pose] as number) & IDLE) === 0) {
          hasMemory = this.#write(end, source, pose, cost, low, high);
          end += EDGE_WORDS;
        }
      }
      if (this.#steps > mostSteps) {
        this.#forget();
        return TOO_MANY;
      }
    }
    this.#forget();
    return hasMemory ? end : 0;
  }

  #nextOf(label: number): number {
    return this.#labels[LABEL_WORDS * label + NEXT] as number;
  }

  #forget(): void {
    for (let label = 1; label < this.#labelCount; label++) {
      this.#labelOf[this.#labels[LABEL_WORDS * label + POSE] as number] = 0;
    }
  }

  #isDominated(pose: number, low: number, high: number, cost: number, except: number): boolean {
    const labels = this.#labels;
    this.#steps++;
    for (let label = this.#labelOf[pose] as number; label !== 0; ) {
      this.#steps++;
      const at = LABEL_WORDS * label;
      const needsMore = ((labels[at + LOW] as number) & ~low) | ((labels[at + HIGH] as number) & ~high);
      if (needsMore === 0 && (labels[at + LABEL_COST] as number) <= cost && label !== except) return true;
      label = labels[at + BEFORE] as number;
    }
    return false;
  }

  #roll(from: number, low: number, high: number, spent: number, open: OpenBridges | undefined): boolean {
    const { rolls, marks, needs, against, lyingCost } = this.#tables;
    const rollCost = ((marks[from] as number) & LIES) !== 0 ? lyingCost : 1;
    for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
      const to = rolls[roll] as number;
      if (to === NOWHERE) continue;
      const needsLow = needs[2 * to] as number;
      const needsHigh = needs[2 * to + 1] as number;
      let newLow = 0;
      let newHigh = 0;
      if (open === undefined) {
        if (((low & (against[2 * to] as number)) | (high & (against[2 * to + 1] as number))) !== 0) continue;
        newLow = low | needsLow;
        newHigh = high | needsHigh;
      } else if (((needsLow & ~open.low) | (needsHigh & ~open.high)) !== 0) continue;
      if (this.#isDominated(to, newLow, newHigh, spent + rollCost, 0)) continue;
      if (!this.#label(to, newLow, newHigh, spent + rollCost, rollCost === 1)) return false;
    }
    return true;
  }

  #label(pose: number, low: number, high: number, cost: number, isSoon: boolean): boolean {
    const label = this.#labelCount;
    const at = LABEL_WORDS * label;
    if (at + LABEL_WORDS > this.#labels.length) {
      const longer = this.#memory.grown(this.#labels, Math.max(1024 * LABEL_WORDS, 2 * at));
      if (longer === undefined) return false;
      this.#labels = longer;
    }
    this.#labelCount++;
    const labels = this.#labels;
    labels[at + LOW] = low;
    labels[at + HIGH] = high;
    labels[at + POSE] = pose;
    labels[at + LABEL_COST] = cost;
    labels[at + BEFORE] = this.#labelOf[pose] as number;
    labels[at + NEXT] = isSoon ? this.#soon : this.#later;
    this.#labelOf[pose] = label;
    if (isSoon) this.#soon = label;
    else this.#later = label;
    return true;
  }

  #write(at: number, from: number, to: number, cost: number, low: number, high: number): boolean {
    const { estimates, ruleOf, rules, target } = this.#tables;
    const wanted = at / EDGE_WORDS + 1;
    if (wanted > this.#room.limit && !this.#room.make(wanted)) return false;
    const words = this.words;
    const rule = CHANGE_WORDS * (ruleOf[to] as number);
    words[at + TO] = to;
    words[at + COST] = cost + (estimates[to] as number) - (estimates[from] as number);
    words[at + NEED] = low;
    words[at + NEED + 1] = high;
    for (const word of [0, 1]) {
      // On the target it makes no difference which bridges are open.
      words[at + KEEP + word] = to === target ? 0 : (rules[rule + word] as number);
      words[at + FLIP + word] = to === target ? 0 : (rules[rule + 2 + word] as number);
    }
    return true;
  }

  *#growEdges(wanted: number): Growing {
    const room = Math.max(256, wanted + (wanted >> 1));
    const longer = yield* this.#memory.growing(this.words, room * EDGE_WORDS);
    if (longer === undefined) return false;
    this.words = longer;
    this.#room.set(room);
    return true;
  }
}
