// What landing on a pose needs of the bridges and does to them, as masks over two words of bridge bits.
//
// Bits of `need` must be set; then the bits become (bits & keep) ^ flip. A lying block lands on two cells at once: both
// must carry it before anything fires, and two actions in a row are again one pair of masks.
import type { RollLevel } from "../../../puzzles/roll-the-block/level.ts";
import type { Tile } from "../../../puzzles/roll-the-block/tiles.ts";

/** Words of a rule, and where its parts begin. */
const RULE_WORDS = 6;
export const NEED = 0;
export const KEEP = 2;
export const FLIP = 4;

export type Rule = Uint32Array;

/** The bit of each bridge, from 0 to 63; undefined for bridges that never close. */
export type BridgeBits = readonly (number | undefined)[];

/** For each kind of tile the rule for lying blocks, then that for upright ones. */
export function rulesOfKinds({ kinds }: Pick<RollLevel, "kinds">, bits: BridgeBits): readonly Rule[] {
  return kinds.flatMap((tile) => [ruleOf(tile, false, bits), ruleOf(tile, true, bits)]);
}

function ruleOf(tile: Tile, isUpright: boolean, bits: BridgeBits): Rule {
  const rule = new Uint32Array(RULE_WORDS).fill(0xffffffff, KEEP, FLIP);
  if (tile.kind === "bridge") {
    setBit(rule, NEED, bits[tile.bridge], true);
  } else if (tile.kind === "switch" && (isUpright || tile.trigger === "soft")) {
    for (const { effect, bridge } of tile.actions) {
      const bit = bits[bridge];
      if (effect !== "toggle") setBit(rule, KEEP, bit, false);
      setBit(rule, FLIP, bit, effect === "toggle" ? !hasBit(rule, FLIP, bit) : effect === "open");
    }
  }
  return rule;
}

/** Of the two cells under a lying block, `first` fires first. */
export function bothRules(first: Rule, second: Rule): Rule {
  const both = new Uint32Array(RULE_WORDS);
  for (let word = 0; word < 2; word++) {
    const keep = second[KEEP + word] as number;
    both[NEED + word] = (first[NEED + word] as number) | (second[NEED + word] as number);
    both[KEEP + word] = (first[KEEP + word] as number) & keep;
    both[FLIP + word] = ((first[FLIP + word] as number) & keep) ^ (second[FLIP + word] as number);
  }
  return both;
}

/** Whether it changes bridges, whatever they are. */
export function changes(rule: Rule): boolean {
  return (
    (~(rule[KEEP] as number) | ~(rule[KEEP + 1] as number) | (rule[FLIP] as number) | (rule[FLIP + 1] as number)) !== 0
  );
}

export function needsAny(rule: Rule): boolean {
  return ((rule[NEED] as number) | (rule[NEED + 1] as number)) !== 0;
}

/** Landing there twice in a row does the same as landing once. */
export function isIdempotent(rule: Rule): boolean {
  return [0, 1].every((word) => ((rule[KEEP + word] as number) & (rule[FLIP + word] as number)) === 0);
}

function hasBit(rule: Rule, part: number, bit: number | undefined): boolean {
  return bit !== undefined && (((rule[part + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1;
}

function setBit(rule: Rule, part: number, bit: number | undefined, isSet: boolean): void {
  if (bit === undefined) return;
  const at = part + (bit >>> 5);
  const mask = 1 << (bit & 31);
  rule[at] = isSet ? (rule[at] as number) | mask : (rule[at] as number) & ~mask;
}
