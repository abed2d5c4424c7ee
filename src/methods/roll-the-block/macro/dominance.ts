// Whether a state need not be expanded because another one is known in its place: at the same pose, at no more cost, with the same
// bridges open and one more, which no switch toggles. Whatever can be rolled with fewer bridges can be rolled with more, and what
// switches do to both leaves no fewer open. The twin of assembly/methods/roll-the-block/macro/dominance.ts; docs/methods/macro.md
// has the proof.
//
// To look up a state with one bridge more takes about as long as a successor does. So it is asked about a bridge for as long as
// that has paid: of many it is known which of them are open where the block is.
import { NONE, type NodeTable } from "../../../search/node-table.ts";
import { COSTS, STATE_WORDS } from "./states.ts";

const BRIDGES = 64;
/** Questions that each bridge has, and more of them for each expansion that it has spared. */
const FREE = 1024;
const EACH = 16;

export class Dominance {
  readonly #monotone: readonly [low: number, high: number];
  readonly #nodes: NodeTable;
  /** For each bridge how often it was asked about, and how often that has spared an expansion. */
  readonly #asked = new Uint32Array(BRIDGES);
  readonly #spared = new Uint32Array(BRIDGES);
  readonly #other = new Uint32Array(STATE_WORDS);

  /** `monotone` are the bridges that no switch toggles. */
  constructor(monotone: readonly [low: number, high: number], nodes: NodeTable) {
    this.#monotone = monotone;
    this.#nodes = nodes;
  }

  isDominated(number: number): boolean {
    const { states, fields } = this.#nodes;
    for (let word = 0; word < STATE_WORDS; word++) this.#other[word] = states[STATE_WORDS * number + word] as number;
    const cost = fields[COSTS]?.[number] as number;
    return this.#isDominatedIn(0, cost) || this.#isDominatedIn(1, cost);
  }

  #isDominatedIn(word: 0 | 1, cost: number): boolean {
    const bits = this.#other[word] as number;
    for (let left = this.#monotone[word] & ~bits; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const bridge = 32 * word + 31 - Math.clz32(bit);
      const spared = this.#spared[bridge] as number;
      if ((this.#asked[bridge] as number) >= FREE + spared * EACH) continue;
      this.#asked[bridge] = (this.#asked[bridge] as number) + 1;
      this.#other[word] = bits | bit;
      if (!this.#isKnownAt(cost)) continue;
      this.#spared[bridge] = spared + 1;
      return true;
    }
    this.#other[word] = bits;
    return false;
  }

  #isKnownAt(cost: number): boolean {
    const nodes = this.#nodes;
    const number = nodes.find(this.#other, 0, nodes.hash(this.#other, 0));
    return number !== NONE && (nodes.fields[COSTS]?.[number] as number) <= cost;
  }
}
