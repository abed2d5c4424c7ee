// Bridges of which one is open exactly while the other is closed: they start so, and whatever happens keeps them so. In
// planning "both are open" is called a mutex (Blum & Furst 1997, "Fast planning through planning graph analysis").
//
// No path that needs both can be taken, and none that begins so: to know that early saves most of the search for macro edges
// where bridges come in such pairs.
import { FLIP, KEEP, type Rule } from "./rules.ts";

/** For each bit two words of the bits that are opposite to it. */
export function oppositesOf(
  rules: readonly Rule[],
  root: readonly [low: number, high: number],
  bitCount: number,
): Uint32Array {
  const bits = Array.from({ length: bitCount }, (_, bit) => bit);
  const own = bits.map((bit) => historyOf(bit, rules, root, 0));
  const opposed = bits.map((bit) => historyOf(bit, rules, root, 1));
  const withHistory = new Map<string, number[]>();
  for (const bit of bits) withHistory.set(own[bit] as string, [...(withHistory.get(own[bit] as string) ?? []), bit]);
  const opposites = new Uint32Array(2 * bitCount);
  for (const bit of bits) {
    for (const other of withHistory.get(opposed[bit] as string) ?? []) {
      const at = 2 * bit + (other >>> 5);
      opposites[at] = (opposites[at] as number) | (1 << (other & 31));
    }
  }
  return opposites;
}

/** What a bit is at the start and becomes by each rule; `inverted` is 1 for what its opposite is and becomes. */
function historyOf(bit: number, rules: readonly Rule[], root: readonly [number, number], inverted: 0 | 1): string {
  const word = bit >>> 5;
  const read = (words: number | undefined) => ((words ?? 0) >>> (bit & 31)) & 1;
  const changes = rules.map((rule) => {
    const keeps = read(rule[KEEP + word]);
    const flips = read(rule[FLIP + word]);
    if (keeps === 1) return flips === 1 ? "toggle" : "keep";
    return (flips ^ inverted) === 1 ? "open" : "close";
  });
  return [read(root[word]) ^ inverted, ...changes].join(" ");
}
