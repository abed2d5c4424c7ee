// Where the parts of a state lie in its words: the pose of the block from bit 0 of the first word on, the cell of the
// second half where there may be halves, and one bit for each bridge that is ever closed.
//
// No part lies across two words, and the bits that the first parts leave are filled with bridges. So a state is as few
// words as its bits need: one for a level with neither bridges nor halves, and never more than four.

export interface StateLayout {
  readonly words: number;
  readonly poseMask: number;
  /** The word, the shift and the mask of the second half's cell, which is 0 while the block is whole. */
  readonly otherWord: number;
  readonly otherShift: number;
  readonly otherMask: number;
  /** The bit of each bridge; undefined for those that never close. */
  readonly bridges: readonly (BridgeBit | undefined)[];
  /** Where all states are one word and few: more than any of them. Else 0. */
  readonly denseStates: number;
}

export interface BridgeBit {
  readonly word: number;
  readonly mask: number;
}

const WORD_BITS = 32;
/** A table of all words of so many bits is cleared in no time. */
const MOST_DENSE_BITS = 16;

export function layOut(cells: number, hasHalves: boolean, canClose: readonly boolean[]): StateLayout {
  const poses = 4 * cells;
  const poseBits = bitsBelow(poses);
  const otherBits = hasHalves ? bitsBelow(cells) : 0;
  const otherWord = poseBits + otherBits <= WORD_BITS ? 0 : 1;
  const otherShift = otherWord === 0 ? poseBits : 0;

  const taken = otherWord === 0 ? [poseBits + otherBits] : [poseBits, otherBits];
  let word = 0;
  const bridges = canClose.map((closes) => {
    if (!closes) return undefined;
    while (taken[word] === WORD_BITS) word++;
    const bit = taken[word] ?? 0;
    taken[word] = bit + 1;
    return { word, mask: 2 ** bit };
  });

  const bits = taken.length === 1 ? (taken[0] as number) : Number.POSITIVE_INFINITY;
  const isPlain = bits === poseBits;
  return {
    words: taken.length,
    poseMask: 2 ** poseBits - 1,
    otherWord,
    otherShift,
    otherMask: 2 ** otherBits - 1,
    bridges,
    denseStates: isPlain ? poses : bits <= MOST_DENSE_BITS ? 2 ** bits : 0,
  };
}

/** How many bits the numbers below `limit` need. */
function bitsBelow(limit: number): number {
  return WORD_BITS - Math.clz32(limit - 1);
}

/** Writes a state whose bridges are open as `isOpen` says. */
export function writeState(
  layout: StateLayout,
  [pose, other]: readonly [pose: number, other: number],
  isOpen: readonly boolean[],
  into: Uint32Array,
  at: number,
): void {
  into.fill(0, at, at + layout.words);
  into[at] = pose;
  into[at + layout.otherWord] = (into[at + layout.otherWord] as number) | (other << layout.otherShift);
  layout.bridges.forEach((bit, bridge) => {
    if (bit !== undefined && isOpen[bridge]) into[at + bit.word] = (into[at + bit.word] as number) | bit.mask;
  });
}

export function readPose(layout: StateLayout, states: Uint32Array, at: number): readonly [pose: number, other: number] {
  const { poseMask, otherWord, otherShift, otherMask } = layout;
  return [(states[at] as number) & poseMask, ((states[at + otherWord] as number) >>> otherShift) & otherMask];
}

/** Whether a bridge is open; undefined for one that never closes. */
export function readBridge(layout: StateLayout, bridge: number, states: Uint32Array, at: number): boolean | undefined {
  const bit = layout.bridges[bridge];
  return bit && ((states[at + bit.word] as number) & bit.mask) !== 0;
}
