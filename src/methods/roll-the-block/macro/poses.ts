// The poses that a whole block can come to with every bridge open, numbered one after the other from the start on, and
// where a roll leads from each. A pose is plain, or landing there is an event: it asks for bridges, or changes some.
import { type Board, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "../../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import { readPose, type StateLayout } from "../../../puzzles/roll-the-block/state-layout.ts";
import type { RollTables } from "../../../puzzles/roll-the-block/tables.ts";
import type { Steps } from "../../../puzzles/steps.ts";
import { type BridgeBits, bothRules, changes, needsAny, type Rule, rulesOfKinds } from "./rules.ts";

export interface Poses {
  readonly count: number;
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

/** Of a level without splits; undefined where there are more poses than are asked for. */
export function* posesOf(
  level: RollLevel,
  { board, layout, root, target }: RollTables,
  most: number,
): Steps<Poses | undefined> {
  const bits = bitsOf(layout);
  const openAtStart = bitsOpenAtStart(level, bits);
  const [start] = readPose(layout, root, 0);
  const numberOf = new Int32Array(4 * board.landings.length).fill(NOWHERE);
  const found: Found = { poses: [start], rolls: [], expanded: 0 };
  numberOf[start] = 0;
  const { poses } = found;
  for (let isMore = true; isMore; ) {
    isMore = flood(board, numberOf, found);
    if (poses.length > most) return undefined;
    yield;
  }
  const rules = new RuleBook(level, board, bits);
  const ruleOf = new Uint32Array(poses.length);
  const lies = new Uint8Array(poses.length);
  for (let from = 0; from < poses.length; from += POSES_A_STEP) {
    const end = Math.min(poses.length, from + POSES_A_STEP);
    for (let i = from; i < end; i++) ruleOf[i] = rules.at(poses[i] as number);
    for (let i = from; i < end; i++) lies[i] = ((poses[i] as number) & 3) === UPRIGHT ? 0 : 1;
    yield;
  }
  return {
    count: poses.length,
    rolls: Int32Array.from(found.rolls),
    lies,
    ruleOf,
    rules: rules.all,
    openAtStart,
    target: numberOf[target] as number,
  };
}

interface Found {
  /** As board.ts numbers them. */
  readonly poses: number[];
  readonly rolls: number[];
  /** How many of them have been rolled from. */
  expanded: number;
}

/** Rolls on from some of the poses that were found, and tells whether others are left. */
function flood({ landings, steps }: Board, numberOf: Int32Array, found: Found): boolean {
  const { poses, rolls } = found;
  const end = Math.min(poses.length, found.expanded + POSES_A_STEP);
  for (let i = found.expanded; i < end; i++) {
    const from = poses[i] as number;
    for (let roll = 4 * (from & 3); roll < 4 * (from & 3) + 4; roll++) {
      const to = from + (steps[roll] as number);
      const lands = ((landings[to >>> 2] as number) & (LANDS << (to & 3))) !== 0;
      if (lands && numberOf[to] === NOWHERE) numberOf[to] = poses.push(to) - 1;
      rolls.push(lands ? (numberOf[to] as number) : NOWHERE);
    }
  }
  found.expanded = end;
  return end < poses.length;
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
  readonly #kinds: Uint16Array;
  readonly #width: number;
  readonly #known = new Map<number, number>();

  constructor(level: RollLevel, { kinds, width }: Board, bits: BridgeBits) {
    this.ofKinds = rulesOfKinds(level, bits);
    this.#kinds = kinds;
    this.#width = width;
  }

  /** The number of a pose's rule, 0 where nothing is asked for and nothing happens. */
  at(pose: number): number {
    if (this.#kinds.length === 0) return 0;
    const cell = pose >>> 2;
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
