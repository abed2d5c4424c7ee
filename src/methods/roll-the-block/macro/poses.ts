// The poses that a whole block can come to with every bridge open, numbered one after the other from the start on, and
// where a roll leads from each. A pose is plain, or landing there is an event: it asks for bridges, or changes some.
import { type Board, EVENTFUL, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import { readPose, type StateLayout } from "../../../puzzles/roll-the-block/state-layout.ts";
import type { RollTables } from "../../../puzzles/roll-the-block/tables.ts";
import type { Steps } from "../../../puzzles/steps.ts";
import { type BridgeBits, bothRules, changes, needsAny, type Rule, rulesOfKinds } from "./rules.ts";

export interface Poses {
  readonly count: number;
  /** Each as board.ts numbers it. */
  readonly onBoard: Int32Array;
  /** rolls[4 * pose + direction]: the pose where a roll ends, NOWHERE where the block falls whatever the bridges. */
  readonly rolls: Int32Array;
  /** 1 for those where the block lies. */
  readonly lies: Uint8Array;
  /** The rule of each pose as an index into `rules`; 0 for plain ones. */
  readonly ruleOf: Uint32Array;
  readonly rules: readonly Rule[];
  /** Two words of the bridges that are open at the start. */
  readonly openAtStart: readonly [low: number, high: number];
  /** The block stands on the target here; NOWHERE where it never can. The start is pose 0. */
  readonly target: number;
}

export const NOWHERE = -1;

/** Poses that are worth a step. */
export const POSES_A_STEP = 1 << 15;

const FIRST_ROOM = 1 << 10;

/** Of a level without splits. */
export function* posesOf(level: RollLevel, { board, layout, root, target }: RollTables): Steps<Poses> {
  const bits = bitsOf(layout);
  const openAtStart = bitsOpenAtStart(level, bits);
  const [start] = readPose(layout, root, 0);
  const flood = new Flood(board, start);
  while (flood.rollOn()) yield;
  const { count, poses } = flood;
  const rules = new RuleBook(level, board, bits);
  const ruleOf = new Uint32Array(count);
  const lies = new Uint8Array(count);
  for (let from = 0; from < count; from += POSES_A_STEP) {
    const end = Math.min(count, from + POSES_A_STEP);
    for (let i = from; i < end; i++) ruleOf[i] = rules.at(poses[i] as number);
    for (let i = from; i < end; i++) lies[i] = ((poses[i] as number) & 3) === UPRIGHT ? 0 : 1;
    yield;
  }
  return {
    count,
    onBoard: poses.subarray(0, count),
    rolls: flood.rolls.subarray(0, 4 * count),
    lies,
    ruleOf,
    rules: rules.all,
    openAtStart,
    target: flood.numberOf(target),
  };
}

/** Rolls on from pose after pose. */
class Flood {
  count = 1;
  /** As board.ts numbers them. */
  poses = new Int32Array(FIRST_ROOM);
  rolls = new Int32Array(4 * FIRST_ROOM);
  readonly #landings: Uint8Array;
  readonly #steps: Int32Array;
  /** One more than the number of each pose, 0 where it has none. */
  readonly #numbers: Int32Array;
  /** How many have been rolled from. */
  #expanded = 0;

  constructor({ landings, steps }: Board, start: number) {
    this.#landings = landings;
    this.#steps = steps;
    this.#numbers = new Int32Array(4 * landings.length);
    this.poses[0] = start;
    this.#numbers[start] = 1;
  }

  /** NOWHERE for a pose that was not reached. */
  numberOf(pose: number): number {
    return (this.#numbers[pose] as number) - 1;
  }

  /** Rolls on from some of the poses that were found, and tells whether others are left. */
  rollOn(): boolean {
    const end = Math.min(this.count, this.#expanded + POSES_A_STEP);
    this.#makeRoom(end);
    const { poses, rolls } = this;
    const [landings, steps, numbers] = [this.#landings, this.#steps, this.#numbers];
    let count = this.count;
    let roll = 4 * this.#expanded;
    for (let i = this.#expanded; i < end; i++) {
      const from = poses[i] as number;
      const firstStep = 4 * (from & 3);
      for (let step = firstStep; step < firstStep + 4; step++) {
        const to = from + (steps[step] as number);
        if (((landings[to >>> 2] as number) & (LANDS << (to & 3))) === 0) {
          rolls[roll++] = NOWHERE;
          continue;
        }
        if (numbers[to] === 0) {
          poses[count++] = to;
          numbers[to] = count;
        }
        rolls[roll++] = (numbers[to] as number) - 1;
      }
    }
    this.count = count;
    this.#expanded = end;
    return end < count;
  }

  /** For what rolls from all poses before this one may find. */
  #makeRoom(end: number): void {
    const most = this.count + 3 * (end - this.#expanded) + 1;
    if (this.poses.length < most) this.poses = longer(this.poses, 2 * most);
    if (this.rolls.length < 4 * end) this.rolls = longer(this.rolls, 8 * end);
  }
}

function longer(words: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const made = new Int32Array(length);
  made.set(words);
  return made;
}

/** The bridges that ever close get the bits from 0 on. */
function bitsOf({ bridges }: StateLayout): BridgeBits {
  let next = 0;
  return bridges.map((bit) => (bit === undefined ? undefined : next++));
}

function bitsOpenAtStart({ bridges }: RollLevel, bits: BridgeBits): readonly [low: number, high: number] {
  const open: [number, number] = [0, 0];
  bridges.forEach((bridge, i) => {
    const bit = bits[i];
    if (bit === undefined || !bridge.open) return;
    const word = (bit >>> 5) as 0 | 1;
    open[word] |= 1 << (bit & 31);
  });
  return open;
}

/** Each rule that occurs, once. */
class RuleBook {
  readonly all: Rule[] = [new Uint32Array(0)];
  readonly ofKinds: readonly Rule[];
  readonly #landings: Uint8Array;
  readonly #kinds: Uint16Array;
  readonly #width: number;
  readonly #known = new Map<number, number>();

  constructor(level: RollLevel, { kinds, width, landings }: Board, bits: BridgeBits) {
    this.ofKinds = rulesOfKinds(level, bits);
    this.#landings = landings;
    this.#kinds = kinds;
    this.#width = width;
  }

  /** The number of a pose's rule, 0 where nothing is asked for and nothing happens. */
  at(pose: number): number {
    const cell = pose >>> 2;
    if (((this.#landings[cell] as number) & (EVENTFUL << (pose & 3))) === 0) return 0;
    switch (pose & 3) {
      case IN_ROW:
        return this.#numbered(this.#kindAt(cell), this.#kindAt(cell + 1));
      case IN_COLUMN:
        return this.#numbered(this.#kindAt(cell + this.#width), this.#kindAt(cell));
      default:
        return this.#numbered(this.#kindAt(cell), -1);
    }
  }

  #kindAt(cell: number): number {
    return this.#kinds[cell] as number;
  }

  /** Of the tiles under a block, in the order in which they act; -1 for no second. */
  #numbered(first: number, second: number): number {
    const key = first * 0x20000 + second + 1;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rule =
      second === -1
        ? (this.ofKinds[2 * first + 1] as Rule)
        : bothRules(this.ofKinds[2 * first] as Rule, this.ofKinds[2 * second] as Rule);
    const isPlain = !needsAny(rule) && !changes(rule);
    const number = isPlain ? 0 : this.all.length;
    if (!isPlain) this.all.push(rule);
    this.#known.set(key, number);
    return number;
  }
}
