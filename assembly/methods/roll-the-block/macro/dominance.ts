// Whether a state need not be expanded because another one is known in its place: at the same pose, at no more cost, with the same
// bridges open and one more, which no switch toggles. Whatever can be rolled with fewer bridges can be rolled with more, and what
// switches do to both leaves no fewer open. The twin is src/methods/roll-the-block/macro/dominance.ts; docs/methods/macro.md
// has the proof.
//
// To look up a state with one bridge more takes about as long as a successor does. So it is asked about a bridge for as long as
// that has paid: of many it is known which of them are open where the block is.
import { MacroLevel } from "./level";
import { Records } from "./records";

/** For each bridge how often it was asked about, and how often that has spared an expansion. */
const BYTES: usize = 8;
const SPARED: usize = 4;
const asked = memory.data(512);

/** Questions that each bridge has, and more of them for each expansion that it has spared. */
const FREE: u32 = 1024;
const EACH: u32 = 16;

export class Dominance {
  static begin(): void {
    memory.fill(asked, 0, 512);
  }

  static isDominated(level: MacroLevel, number: u32): bool {
    const bits = Records.bits(number);
    const node = Records.node(number);
    const cost = Records.cost(number);
    for (let left = level.monotone() & ~bits; left != 0; left &= left - 1) {
      const at = asked + <usize>ctz(left) * BYTES;
      const spared = load<u32>(at, SPARED);
      if (load<u32>(at) >= FREE + spared * EACH) continue;
      store<u32>(at, load<u32>(at) + 1);
      if (!Records.knows(bits | (left & (~left + 1)), node, cost)) continue;
      store<u32>(at, spared + 1, SPARED);
      return true;
    }
    return false;
  }
}
