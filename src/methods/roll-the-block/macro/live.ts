// Which bridges matter after landing on a pose: those that a path to the target comes to before it lands on a switch that opens or
// closes them whatever they were. Whether the others are open makes no difference any more, so they are taken for closed, and
// states that differ in them alone are one. In a compiler they would be the variables that are live.
//
// The paths are those over bridges that may be open where the path comes to them, whatever else is: a bridge between two switches, of
// which the first opens it and the second closes it, leads one way. This is found out before, from the start on.
//
// Plain poses beside each other are one room, from which the same paths lead, and only at events, where something is asked for or
// changed, one has to look. A part is an event or a room. docs/methods/macro.md has the proof.
import { NOWHERE, type Poses } from "./poses.ts";
import { FLIP, KEEP, NEED, type Rule } from "./rules.ts";

/** Through all events. After so many it is given up: then all bridges matter everywhere. */
const MOST_SWEEPS = 64;
const ROLLS = 4;

/** Two words of bridges. */
type Mask = readonly [low: number, high: number];

/** Undefined where no switch opens or closes a bridge that is known: then all of these matter everywhere. */
export function liveOf(poses: Poses, known: Mask): Live | undefined {
  const sets = (rule: Rule) => (~(rule[KEEP] ?? -1) & known[0]) !== 0 || (~(rule[KEEP + 1] ?? -1) & known[1]) !== 0;
  if (!poses.rules.some(sets)) return undefined;
  const live = new Live(poses);
  return live.isFound() ? live : undefined;
}

export class Live {
  /** Poses, the target among them. The first one is part 1. */
  readonly events: number[] = [];
  readonly #poses: Poses;
  readonly #partOf: Uint32Array;
  /** For each event the parts beside it, four of them, 0 for none; and two words each of its rule. The target keeps nothing. */
  readonly #beside: Uint32Array;
  readonly #needs: Uint32Array;
  readonly #keeps: Uint32Array;
  readonly #flips: Uint32Array;
  /** 1 for parts that a path comes to, and leads on from. Part 0 is none. */
  readonly #leadsOn: Uint8Array;
  /** Two words for each part: the bridges that may be open there, those that matter there, and those that matter to a block that is
   *  about to land there, which for a room are the same. */
  readonly #mayBeOpen: Uint32Array;
  readonly #after: Uint32Array;
  readonly #before: Uint32Array;

  constructor(poses: Poses) {
    const { count, ruleOf, rules, target, rolls } = poses;
    this.#poses = poses;
    this.#partOf = new Uint32Array(count);
    for (let pose = 0; pose < count; pose++) {
      if (ruleOf[pose] !== 0 || pose === target) this.#partOf[pose] = this.events.push(pose);
    }
    const events = this.events.length;
    const parts = this.#floodRooms() + 1;
    this.#beside = new Uint32Array(ROLLS * (events + 1));
    this.#needs = new Uint32Array(2 * (events + 1));
    this.#keeps = new Uint32Array(2 * (events + 1)).fill(0xffffffff);
    this.#flips = new Uint32Array(2 * (events + 1));
    for (let event = 1; event <= events; event++) {
      const pose = this.events[event - 1] as number;
      for (let roll = 0; roll < ROLLS; roll++) {
        const to = rolls[ROLLS * pose + roll] as number;
        if (to !== NOWHERE) this.#beside[ROLLS * event + roll] = this.#partOf[to] as number;
      }
      const rule = rules[ruleOf[pose] as number] as Rule;
      if (rule.length === 0) continue;
      this.#needs.set(rule.subarray(NEED, NEED + 2), 2 * event);
      this.#keeps.set(rule.subarray(KEEP, KEEP + 2), 2 * event);
      this.#flips.set(rule.subarray(FLIP, FLIP + 2), 2 * event);
    }
    this.#leadsOn = new Uint8Array(parts);
    this.#mayBeOpen = new Uint32Array(2 * parts);
    this.#after = new Uint32Array(2 * parts);
    this.#before = new Uint32Array(2 * parts);
  }

  /** For each pose how many settings there are of the bridges that matter there. */
  settings(): Float64Array {
    const ofParts = Float64Array.from(this.#leadsOn, (_, part) => {
      return 2 ** (ones(this.#after[2 * part] as number) + ones(this.#after[2 * part + 1] as number));
    });
    return Float64Array.from(this.#partOf, (part) => ofParts[part] as number);
  }

  /** The bridges that matter after landing on a pose. */
  word(pose: number, word: 0 | 1): number {
    return this.#after[2 * (this.#partOf[pose] as number) + word] as number;
  }

  isFound(): boolean {
    const start = this.#partOf[0] as number;
    this.#leadsOn[start] = 1;
    this.#mayBeOpen.set(this.#poses.openAtStart, 2 * start);
    return this.#sweep(true) && this.#sweep(false);
  }

  /** Numbers the rooms behind the events, and tells the last number. */
  #floodRooms(): number {
    const { count, rolls } = this.#poses;
    const partOf = this.#partOf;
    const waiting = new Uint32Array(count);
    let last = this.events.length;
    for (let first = 0; first < count; first++) {
      if (partOf[first] !== 0) continue;
      partOf[first] = ++last;
      waiting[0] = first;
      for (let left = 1; left > 0; ) {
        const pose = waiting[--left] as number;
        for (let roll = ROLLS * pose; roll < ROLLS * pose + ROLLS; roll++) {
          const to = rolls[roll] as number;
          if (to === NOWHERE || partOf[to] !== 0) continue;
          partOf[to] = last;
          waiting[left++] = to;
        }
      }
    }
    return last;
  }

  /** Goes through all events, there and back as paths do, until nothing is new: along the paths, or against them. */
  #sweep(isAlong: boolean): boolean {
    const { length } = this.events;
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let isNew = false;
      for (let i = 1; i <= length; i++) {
        const event = sweep % 2 === 0 ? i : length + 1 - i;
        if (isAlong ? this.#lead(event) : this.#trace(event)) isNew = true;
      }
      if (!isNew) return true;
    }
    return false;
  }

  /** From beside an event onto it, and from it into rooms. */
  #lead(event: number): boolean {
    const beside = this.#beside;
    const open = this.#mayBeOpen;
    const isTarget = this.events[event - 1] === this.#poses.target;
    let isNew = false;
    for (let at = ROLLS * event; at < ROLLS * event + ROLLS; at++) {
      const from = beside[at] as number;
      if (isTarget || !this.#leadsOnto(event, from)) continue;
      for (let word = 0; word < 2; word++) {
        const kept = (open[2 * from + word] as number) & (this.#keeps[2 * event + word] as number);
        if (add(open, 2 * event + word, kept | (this.#flips[2 * event + word] as number))) isNew = true;
      }
      if (this.#leadsOn[event] === 1) continue;
      this.#leadsOn[event] = 1;
      isNew = true;
    }
    if (this.#leadsOn[event] === 0) return false;
    for (let at = ROLLS * event; at < ROLLS * event + ROLLS; at++) {
      const to = beside[at] as number;
      if (to <= this.events.length) continue;
      for (let word = 0; word < 2; word++) if (add(open, 2 * to + word, open[2 * event + word] as number)) isNew = true;
      if (this.#leadsOn[to] === 1) continue;
      this.#leadsOn[to] = 1;
      isNew = true;
    }
    return isNew;
  }

  /** What matters beside an event matters after it, and what matters before it matters in rooms beside it. */
  #trace(event: number): boolean {
    const beside = this.#beside;
    const before = this.#before;
    const after = this.#after;
    const events = this.events.length;
    let [low, high] = [0, 0];
    for (let at = ROLLS * event; at < ROLLS * event + ROLLS; at++) {
      const to = beside[at] as number;
      const leads = to > events ? this.#leadsOn[event] === 1 : this.#leadsOnto(to, event);
      if (!leads) continue;
      low |= before[2 * to] as number;
      high |= before[2 * to + 1] as number;
    }
    after[2 * event] = low;
    after[2 * event + 1] = high;
    low = (low & (this.#keeps[2 * event] as number)) | (this.#needs[2 * event] as number);
    high = (high & (this.#keeps[2 * event + 1] as number)) | (this.#needs[2 * event + 1] as number);
    let isNew = add(before, 2 * event, low);
    if (add(before, 2 * event + 1, high)) isNew = true;
    for (let at = ROLLS * event; at < ROLLS * event + ROLLS; at++) {
      const from = beside[at] as number;
      if (from <= events || !this.#leadsOnto(event, from)) continue;
      if (add(before, 2 * from, low)) isNew = true;
      if (add(before, 2 * from + 1, high)) isNew = true;
      after[2 * from] = before[2 * from] as number;
      after[2 * from + 1] = before[2 * from + 1] as number;
    }
    return isNew;
  }

  /** Bridges may be open so that a roll from a part lands on the event. */
  #leadsOnto(event: number, from: number): boolean {
    if (event === 0 || this.#leadsOn[from] === 0) return false;
    const low = (this.#needs[2 * event] as number) & ~(this.#mayBeOpen[2 * from] as number);
    return (low | ((this.#needs[2 * event + 1] as number) & ~(this.#mayBeOpen[2 * from + 1] as number))) === 0;
  }
}

/** True where it is more. */
function add(masks: Uint32Array, at: number, bridges: number): boolean {
  const before = masks[at] as number;
  masks[at] = before | bridges;
  return masks[at] !== before;
}

/** How many bits are set. */
function ones(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}
