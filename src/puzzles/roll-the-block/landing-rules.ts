// What a landing needs and does, as masks over the words of a state: with bit operations alone, whatever the tile.
//
// A rule is three masks for each word. The bridges of `need` must be open, or the block falls. Then the word becomes
// (word & keep) ^ flip: for a bit, (1, 0) leaves it, (1, 1) toggles, (0, 1) sets and (0, 0) clears. Several actions in
// a row are again one such pair. A split keeps nothing of the pose and sets that of its halves.
import { poseOfHalves } from "./board.ts";
import type { RollLevel } from "./level.ts";
import { type StateLayout, writeState } from "./state-layout.ts";
import type { Tile } from "./tiles.ts";

const ALL = 0xffffffff;

/** For each kind of tile the rule for lying blocks and halves, then that for upright blocks. */
export function landingRules(level: RollLevel, layout: StateLayout): Uint32Array {
  const { words } = layout;
  const rules = new Uint32Array(level.kinds.length * 2 * 3 * words);
  level.kinds.forEach((tile, kind) => {
    const lying = ruleIn(rules, 2 * kind, words);
    const upright = ruleIn(rules, 2 * kind + 1, words);
    writeBridgeRules(tile, layout, lying, upright);
    if (tile.kind === "split") {
      clearPose(layout, upright.keep);
      writeState(layout, poseOfHalves(level, ...tile.cells), [], upright.flip, 0);
    }
  });
  return rules;
}

interface Rule {
  readonly need: Uint32Array;
  readonly keep: Uint32Array;
  readonly flip: Uint32Array;
}

function ruleIn(rules: Uint32Array, index: number, words: number): Rule {
  const [need, keep, flip] = [0, 1, 2].map((part) => {
    const from = (3 * index + part) * words;
    return rules.subarray(from, from + words);
  }) as [Uint32Array, Uint32Array, Uint32Array];
  keep.fill(ALL);
  return { need, keep, flip };
}

function writeBridgeRules(tile: Tile, layout: StateLayout, lying: Rule, upright: Rule): void {
  if (tile.kind === "bridge") {
    const bit = layout.bridges[tile.bridge];
    if (bit === undefined) return;
    setBits(lying.need, bit.word, bit.mask);
    setBits(upright.need, bit.word, bit.mask);
  } else if (tile.kind === "switch") {
    act(tile, layout, upright);
    if (tile.trigger === "soft") act(tile, layout, lying);
  }
}

function act({ actions }: Extract<Tile, { kind: "switch" }>, layout: StateLayout, { keep, flip }: Rule): void {
  for (const { effect, bridge } of actions) {
    const bit = layout.bridges[bridge];
    if (bit === undefined) continue;
    const { word, mask } = bit;
    if (effect === "toggle") {
      flip[word] = (flip[word] as number) ^ mask;
    } else {
      clearBits(keep, word, mask);
      if (effect === "open") setBits(flip, word, mask);
      else clearBits(flip, word, mask);
    }
  }
}

function clearPose({ poseMask, otherWord, otherShift, otherMask }: StateLayout, words: Uint32Array): void {
  clearBits(words, 0, poseMask);
  clearBits(words, otherWord, otherMask << otherShift);
}

function setBits(words: Uint32Array, word: number, mask: number): void {
  words[word] = (words[word] as number) | mask;
}

function clearBits(words: Uint32Array, word: number, mask: number): void {
  words[word] = (words[word] as number) & ~mask;
}
