// A graph of places whose edges stand for whole ways: what each needs of the bridges, and the least that it costs.
//
// Its nodes are the start, the target and every place where landing is an event. Between them lie regions of plain places,
// and a way through one is a single edge, measured once. Only where a region touches so many events that the edges would be more than the
// rolls inside, its places are nodes as well.
import { NOWHERE, type Places } from "./places.ts";
import { isIdempotent, NEED } from "./rules.ts";

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  /** Two words of the bridges that must be open all along. */
  readonly low: number;
  readonly high: number;
}

export const START = 0;

/** A way takes so many rolls of a region before it is worth an edge. */
const EDGES_A_ROLL = 3;

export class Graph {
  readonly places: Places;
  /** The place of each node. The start is a node of its own, to which no edge leads. */
  readonly placeOf: number[] = [0];
  readonly out: Edge[][] = [[]];
  readonly into: Edge[][] = [[]];
  /** The node that stands on the target; NOWHERE where there is none. */
  readonly target: number;
  /** What a roll of a lying block costs, where that of an upright one costs 1. */
  readonly lyingCost: number;
  readonly #nodeOf: Int32Array;

  constructor(places: Places, lyingCost: number) {
    this.places = places;
    this.lyingCost = lyingCost;
    this.#nodeOf = new Int32Array(places.count).fill(NOWHERE);
    const { ruleOf, target } = places;
    for (let place = 0; place < places.count; place++) {
      if (ruleOf[place] !== 0 || place === target) this.#addNode(place);
    }
    this.target = target === NOWHERE ? NOWHERE : (this.#nodeOf[target] as number);
    for (const region of regionsOf(places, this.#nodeOf)) {
      if (region.doors ** 2 > EDGES_A_ROLL * region.places.length)
        for (const place of region.places) this.#addNode(place);
    }
    const flood = new Flood(places, this.#nodeOf, lyingCost);
    for (let node = 0; node < this.placeOf.length; node++) {
      if (node === this.target) continue;
      flood.from(this.placeOf[node] as number, (to, cost) => this.#addWay(node, to, cost));
    }
  }

  /** Adds an edge unless one is there that is no worse; takes away those that it makes useless. */
  add(edge: Edge): void {
    const { from, to } = edge;
    if (this.isUseless(edge)) return;
    const worse = (other: Edge) => other.to === to && other.from === from && isNoWorse(edge, other);
    this.out[from] = (this.out[from] as Edge[]).filter((other) => !worse(other));
    this.into[to] = (this.into[to] as Edge[]).filter((other) => !worse(other));
    this.out[from]?.push(edge);
    this.into[to]?.push(edge);
  }

  /** It leads back with nothing changed, or another one is no worse. */
  isUseless(edge: Edge): boolean {
    if (edge.from === edge.to && this.#isIdempotent(edge.to)) return true;
    for (const other of this.out[edge.from] as Edge[]) if (other.to === edge.to && isNoWorse(other, edge)) return true;
    return false;
  }

  /** Takes a node away with all its edges. */
  remove(node: number): void {
    for (const { from } of this.into[node] as Edge[]) {
      if (from !== node) this.out[from] = (this.out[from] as Edge[]).filter(({ to }) => to !== node);
    }
    for (const { to } of this.out[node] as Edge[]) {
      if (to !== node) this.into[to] = (this.into[to] as Edge[]).filter(({ from }) => from !== node);
    }
    this.out[node] = [];
    this.into[node] = [];
  }

  #isIdempotent(node: number): boolean {
    const rule = this.places.ruleOf[this.placeOf[node] as number] as number;
    return rule === 0 || isIdempotent(this.places.rules[rule] as Uint32Array);
  }

  #addNode(place: number): void {
    this.#nodeOf[place] = this.placeOf.length;
    this.placeOf.push(place);
    this.out.push([]);
    this.into.push([]);
  }

  #addWay(from: number, to: number, cost: number): void {
    if (from === to && this.#isIdempotent(to)) return;
    const { ruleOf, rules } = this.places;
    const rule = ruleOf[this.placeOf[to] as number] as number;
    const low = rule === 0 ? 0 : (rules[rule]?.[NEED] as number);
    const high = rule === 0 ? 0 : (rules[rule]?.[NEED + 1] as number);
    const edge = { from, to, cost, low, high };
    this.out[from]?.push(edge);
    this.into[to]?.push(edge);
  }
}

/** Whether an edge between the same nodes costs no more and needs no more than another. */
function isNoWorse(edge: Edge, than: Edge): boolean {
  return edge.cost <= than.cost && (edge.low & ~than.low) === 0 && (edge.high & ~than.high) === 0;
}

interface Region {
  readonly places: readonly number[];
  /** How many nodes have a roll into it. */
  readonly doors: number;
}

/** Plain places that can be reached from each other without an event. */
function regionsOf({ count, rolls }: Places, nodeOf: Int32Array): readonly Region[] {
  const regionOf = new Int32Array(count).fill(NOWHERE);
  const regions: Region[] = [];
  // Every roll between plain places can be taken back, so who has a roll into a region is whom a roll from it reaches.
  for (let first = 0; first < count; first++) {
    if (nodeOf[first] !== NOWHERE || regionOf[first] !== NOWHERE) continue;
    const places = [first];
    const doors = new Set<number>();
    regionOf[first] = regions.length;
    for (let i = 0; i < places.length; i++) {
      const from = places[i] as number;
      for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
        const to = rolls[roll] as number;
        if (to === NOWHERE) continue;
        if (nodeOf[to] !== NOWHERE) doors.add(to);
        else if (regionOf[to] === NOWHERE) {
          regionOf[to] = regions.length;
          places.push(to);
        }
      }
    }
    regions.push({ places, doors: doors.size });
  }
  return regions;
}

/** From a place over plain ones to all nodes that can be reached so, by rising cost. */
class Flood {
  readonly #rolls: Int32Array;
  readonly #lies: Uint8Array;
  readonly #nodeOf: Int32Array;
  readonly #lyingCost: number;
  /** The flood that has settled a place last. */
  readonly #settledBy: Int32Array;
  #floods = 0;
  /** What costs as much as is looked at, 1 more and 2 more. */
  #now: number[] = [];
  #soon: number[] = [];
  #later: number[] = [];

  constructor({ count, rolls, lies }: Places, nodeOf: Int32Array, lyingCost: number) {
    this.#rolls = rolls;
    this.#lies = lies;
    this.#nodeOf = nodeOf;
    this.#lyingCost = lyingCost;
    this.#settledBy = new Int32Array(count);
  }

  from(source: number, reach: (node: number, cost: number) => void): void {
    const flood = ++this.#floods;
    this.#roll(source);
    for (let cost = 0; ; cost++) {
      for (const place of this.#now) {
        if (this.#settledBy[place] === flood) continue;
        this.#settledBy[place] = flood;
        const node = this.#nodeOf[place] as number;
        if (node === NOWHERE) this.#roll(place);
        else reach(node, cost);
      }
      this.#now.length = 0;
      if (this.#soon.length + this.#later.length === 0) return;
      [this.#now, this.#soon, this.#later] = [this.#soon, this.#later, this.#now];
    }
  }

  #roll(from: number): void {
    const queue = this.#lies[from] === 1 && this.#lyingCost === 2 ? this.#later : this.#soon;
    for (let roll = 4 * from; roll < 4 * from + 4; roll++) {
      const to = this.#rolls[roll] as number;
      if (to !== NOWHERE && this.#settledBy[to] !== this.#floods) queue.push(to);
    }
  }
}
