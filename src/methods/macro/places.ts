// The places that a whole block can come to with every bridge open, numbered one after the other from the start on, and
// where a roll leads from each. A place is plain, or landing there is an event: it asks for bridges, or changes some.
import type { Board } from "../../puzzles/roll-the-block/board.ts";
import { IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "../../puzzles/roll-the-block/board.ts";
import type { RollLevel } from "../../puzzles/roll-the-block/level.ts";
import { type BridgeBits, bothRules, changes, NEED, needsAny, type Rule, rulesOfKinds } from "./rules.ts";

export interface Places {
  readonly count: number;
  /** rolls[4 * place + direction]: the place where a roll ends, NOWHERE where the block falls whatever the bridges. */
  readonly rolls: Int32Array;
  /** 1 for those where the block lies. */
  readonly lies: Uint8Array;
  /** The rule of each place as an index into `rules`; 0 for plain ones. */
  readonly ruleOf: Uint16Array;
  readonly rules: readonly Rule[];
  /** The block stands on the target here; NOWHERE where it never can. The start is place 0. */
  readonly target: number;
}

export const NOWHERE = -1;

/** Undefined where the block can be split, or where there are more places than are asked for. */
export function placesOf(
  level: RollLevel,
  board: Board,
  root: number,
  target: number,
  bits: BridgeBits,
  most: number,
): Places | undefined {
  const { landings, steps, kinds, width } = board;
  const numberOf = new Int32Array(4 * landings.length).fill(NOWHERE);
  const rules = new RuleBook(level, kinds, width, bits);
  const found: number[] = [root];
  const ruleOf: number[] = [0];
  const rolls: number[] = [];
  numberOf[root] = 0;
  for (let i = 0; i < found.length; i++) {
    const from = found[i] as number;
    for (let roll = 4 * (from & 3); roll < 4 * (from & 3) + 4; roll++) {
      const to = from + (steps[roll] as number);
      if (((landings[to >>> 2] as number) & (LANDS << (to & 3))) === 0) {
        rolls.push(NOWHERE);
        continue;
      }
      if (numberOf[to] === NOWHERE) {
        if (found.length === most || isSplit(level, kinds, to)) return undefined;
        numberOf[to] = found.length;
        found.push(to);
        ruleOf.push(rules.at(to));
      }
      rolls.push(numberOf[to] as number);
    }
  }
  return {
    count: found.length,
    rolls: Int32Array.from(rolls),
    lies: Uint8Array.from(found, (place) => ((place & 3) === UPRIGHT ? 0 : 1)),
    ruleOf: Uint16Array.from(ruleOf),
    rules: rules.all,
    target: numberOf[target] as number,
  };
}

/** The bridges that a place needs, a word at a time. */
export function needAt({ ruleOf, rules }: Places, place: number, word: 0 | 1): number {
  return ruleOf[place] === 0 ? 0 : (rules[ruleOf[place] as number]?.[NEED + word] as number);
}

function isSplit({ kinds: tiles }: RollLevel, kinds: Uint16Array, place: number): boolean {
  return (place & 3) === UPRIGHT && kinds.length > 0 && tiles[kinds[place >>> 2] as number]?.kind === "split";
}

/** Each rule that occurs, once. */
class RuleBook {
  readonly all: Rule[] = [new Uint32Array(0)];
  readonly #ofKinds: readonly Rule[];
  readonly #kinds: Uint16Array;
  readonly #width: number;
  readonly #known = new Map<number, number>();

  constructor(level: RollLevel, kinds: Uint16Array, width: number, bits: BridgeBits) {
    this.#ofKinds = rulesOfKinds(level, bits);
    this.#kinds = kinds;
    this.#width = width;
  }

  /** The number of a place's rule, 0 where nothing is asked for and nothing happens. */
  at(place: number): number {
    if (this.#kinds.length === 0) return 0;
    const cell = place >>> 2;
    switch (place & 3) {
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
        ? (this.#ofKinds[2 * first + 1] as Rule)
        : bothRules(this.#ofKinds[2 * first] as Rule, this.#ofKinds[2 * second] as Rule);
    const isPlain = !needsAny(rule) && !changes(rule);
    const number = isPlain ? 0 : this.all.length;
    if (!isPlain) this.all.push(rule);
    this.#known.set(key, number);
    return number;
  }
}
