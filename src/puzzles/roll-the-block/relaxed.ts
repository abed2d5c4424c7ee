// The heuristic `relaxed`: the exact cost on this level with every bridge open and every switch idle.
//
// It is searched backwards from the target, by buckets of cost. The relaxed level forgets which bridges are open, and
// everything else is as it is: a real roll is legal there too (a landing needs only that the cells are not void, and not
// fragile under an upright block), leads to the same place and costs the same, halves join and block each other and a
// split acts just so. So the exact cost there is consistent and admissible here, and what cannot reach the target there
// cannot here. Whole blocks roll back the way they came: every place that a block can be in is one where it may land.
//
// With splits, a place of two halves is a pair of cells. On boards where the pairs are not too many they are searched
// like all other places, and the estimate is exact. On larger boards the search knows single halves instead: the cost
// from a half is the least over all ways in which it rolls alone, the other half being wherever it would have to be,
// until the two join. Two halves are worth the greater of their costs. Consistent: a roll of one half lowers its cost
// by at most its own price and leaves the other's; a roll that joins them in L starts from halves of which either is at
// most L's cost and that roll away (the one that rolls, and the one that waits); and a split costs the greater of its
// two halves and the roll onto it, for it is taken when the second of them is settled. What is 0 on the target and
// consistent is admissible, and where one of the halves is never reached there is no way.
import { NEVER } from "../../search/game.ts";
import { type Board, cellNumber, HALVES, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "./board.ts";
import type { RollLevel } from "./level.ts";
import type { Cell } from "./tiles.ts";

/** What a roll costs. */
export interface RollCosts {
  readonly upright: number;
  /** Of a lying block or a half: once or twice as much. */
  readonly lower: number;
}

export interface RelaxedTables {
  /** The cost from each place; NEVER where there is no way. */
  readonly costs: Int32Array;
  /** costs[pairsFrom + pairStride * first + second] is for halves on those cells. If 0, each half stands for itself, as
   *  a place of its own. */
  readonly pairsFrom: number;
  readonly pairStride: number;
}

export const NOT_RELAXED: RelaxedTables = { costs: new Int32Array(0), pairsFrom: 0, pairStride: 0 };

/** Up to so many cells, pairs are searched. */
const MOST_CELLS_FOR_PAIRS = 512;

export function prepareRelaxed(
  level: RollLevel,
  board: Board,
  target: number,
  costs: RollCosts,
  hasSplits: boolean,
): RelaxedTables {
  const search = new BackwardSearch(hasSplits ? withoutSplits(level, board) : board, costs, hasSplits);
  if (hasSplits) addSplits(level, search);
  search.run(target);
  const { pairsFrom, pairStride } = search;
  return { costs: search.costs, pairsFrom, pairStride };
}

/** No block stands on a split: it is two halves elsewhere. */
function withoutSplits(level: RollLevel, board: Board): Board {
  const landings = board.landings.slice();
  forEachSplit(level, (cell) => {
    landings[cell] = (landings[cell] as number) & ~(LANDS << UPRIGHT);
  });
  return { ...board, landings };
}

function addSplits(level: RollLevel, search: BackwardSearch): void {
  const ofKind = new Map<number, Split>();
  forEachSplit(level, (cell, kind, halves) => {
    let split = ofKind.get(kind);
    if (split === undefined) {
      split = search.addSplit(cellNumber(level, halves[0]), cellNumber(level, halves[1]));
      ofKind.set(kind, split);
    }
    split.cells.push(cell);
  });
}

function forEachSplit(
  level: RollLevel,
  visit: (cell: number, kind: number, halves: readonly [Cell, Cell]) => void,
): void {
  const { columns, tiles, kinds } = level;
  const isSplit = Uint8Array.from(kinds, (tile) => (tile.kind === "split" ? 1 : 0));
  for (let i = 0; i < tiles.length; i++) {
    const kind = tiles[i] as number;
    if (isSplit[kind] === 0) continue;
    const tile = kinds[kind];
    const cell = cellNumber(level, { row: Math.floor(i / columns), column: i % columns });
    if (tile?.kind === "split") visit(cell, kind, tile.cells);
  }
}

/** All splits of one kind. */
interface Split {
  /** How many places must be settled before it is worth something: that of the pair, or those of both halves. */
  waitsFor: number;
  readonly cells: number[];
}

class BackwardSearch {
  readonly costs: Int32Array;
  readonly pairsFrom: number;
  readonly pairStride: number;
  readonly #width: number;
  readonly #landings: Uint8Array;
  readonly #steps: Int32Array;
  readonly #hasSplits: boolean;
  /** The splits whose halves arrive in a place. */
  readonly #arrivals = new Map<number, Split[]>();
  /** Costs are counted in the cost of a roll that starts upright. */
  readonly #unit: number;
  readonly #lowerUnits: number;
  readonly #buckets = [new Bucket(), new Bucket(), new Bucket()] as const;

  constructor({ cells, width, landings, steps }: Board, { upright, lower }: RollCosts, hasSplits: boolean) {
    const searchesPairs = hasSplits && cells <= MOST_CELLS_FOR_PAIRS;
    this.pairsFrom = searchesPairs ? 4 * cells : 0;
    this.pairStride = cells;
    this.costs = new Int32Array(4 * cells + (searchesPairs ? cells * cells : 0)).fill(NEVER);
    this.#width = width;
    this.#landings = landings;
    this.#steps = steps;
    this.#hasSplits = hasSplits;
    this.#unit = upright;
    this.#lowerUnits = lower / upright;
  }

  addSplit(a: number, b: number): Split {
    const places = this.pairsFrom === 0 ? [4 * a + HALVES, 4 * b + HALVES] : [this.#pair(a, b)];
    const split: Split = { waitsFor: places.length, cells: [] };
    for (const place of places) this.#arrivals.set(place, [...(this.#arrivals.get(place) ?? []), split]);
    return split;
  }

  run(target: number): void {
    this.#reach(this.#bucket(0).upright, target, 0);
    for (let units = 0, empty = 0; empty < this.#buckets.length; units++) {
      const { upright, lying, halves } = this.#bucket(units);
      empty = upright.count + lying.count + halves.count === 0 ? empty + 1 : 0;
      this.#rollUprightBack(upright, units);
      this.#rollLyingBack(lying, units);
      if (this.#hasSplits) {
        for (const place of this.#settled(lying, units)) this.#part(place, units + this.#lowerUnits);
        for (const place of this.#settled(halves, units)) this.#rollHalvesBack(place, units + this.#lowerUnits);
      }
      upright.count = lying.count = halves.count = 0;
    }
  }

  #bucket(units: number): Bucket {
    return this.#buckets[units % 3] as Bucket;
  }

  #reach(queue: Queue, place: number, units: number): void {
    const cost = units * this.#unit;
    if ((this.costs[place] as number) <= cost) return;
    this.costs[place] = cost;
    queue.makeRoom(1);
    queue.places[queue.count++] = place;
  }

  /** The places of a queue that were not reached at less since. */
  *#settled({ places, count }: Queue, units: number): Iterable<number> {
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      if (this.costs[place] === units * this.#unit) yield place;
    }
  }

  /** An upright block came from where it lay. */
  #rollUprightBack({ places, count }: Queue, units: number): void {
    const before = units + this.#lowerUnits;
    const { lying } = this.#bucket(before);
    lying.makeRoom(4 * count);
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      if (this.costs[place] === units * this.#unit) this.#rollBack(place, 4 * UPRIGHT, 4, lying, before);
    }
  }

  /** A lying block came from where it stood, or from where it lay beside. */
  #rollLyingBack({ places, count }: Queue, units: number): void {
    const beforeStanding = units + 1;
    const { upright } = this.#bucket(beforeStanding);
    const beforeLying = units + this.#lowerUnits;
    const { lying } = this.#bucket(beforeLying);
    upright.makeRoom(2 * count);
    lying.makeRoom(2 * count);
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      if (this.costs[place] !== units * this.#unit) continue;
      const inRow = (place & 3) === IN_ROW;
      this.#rollBack(place, inRow ? 4 * IN_ROW + 2 : 4 * IN_COLUMN, 2, upright, beforeStanding);
      this.#rollBack(place, inRow ? 4 * IN_ROW : 4 * IN_COLUMN + 2, 2, lying, beforeLying);
    }
  }

  /** Reaches places by some rolls, without a branch that nobody could predict: nearly all the time is spent here. */
  #rollBack(place: number, firstRoll: number, rolls: number, queue: Queue, units: number): void {
    const { costs } = this;
    const landings = this.#landings;
    const cost = units * this.#unit;
    const { places } = queue;
    let { count } = queue;
    for (let roll = firstRoll; roll < firstRoll + rolls; roll++) {
      const before = place + (this.#steps[roll] as number);
      const known = costs[before] as number;
      const reached = ((landings[before >> 2] as number) >> (before & 3)) & ((cost - known) >>> 31);
      costs[before] = known ^ ((known ^ cost) & -reached);
      places[count] = before;
      count += reached;
    }
    queue.count = count;
  }

  /** Reaches the halves that one roll joins in this place. */
  #part(place: number, units: number): void {
    const first = place >> 2;
    const second = first + ((place & 3) === IN_ROW ? 1 : this.#width);
    this.#partInto(first, second, units);
    this.#partInto(second, first, units);
  }

  #partInto(rolled: number, waiting: number, units: number): void {
    if (this.pairsFrom !== 0) {
      this.#reachPairs(rolled, waiting, units);
    } else {
      this.#reachHalves(rolled, units);
      this.#reach(this.#bucket(units).halves, 4 * waiting + HALVES, units);
    }
  }

  #rollHalvesBack(place: number, units: number): void {
    if (this.pairsFrom === 0) this.#reachHalves(place >> 2, units);
    else this.#rollPairBack(place - this.pairsFrom, units);
    for (const split of this.#arrivals.get(place) ?? []) {
      if (--split.waitsFor === 0) this.#reachSplit(split, units);
    }
  }

  #rollPairBack(pair: number, units: number): void {
    const first = Math.trunc(pair / this.pairStride);
    const second = pair % this.pairStride;
    const apart = second - first;
    // Halves that stand side by side came from a split: had one rolled there, they would have joined.
    if (apart === 1 || apart === this.#width) return;
    this.#reachPairs(first, second, units);
    this.#reachPairs(second, first, units);
  }

  /** Reaches the places of a half from which it rolls into a cell. */
  #reachHalves(cell: number, units: number): void {
    for (let direction = 0; direction < 4; direction++) {
      const before = cell + (this.#steps[4 * HALVES + direction] as number);
      if (this.#canLand(before, HALVES)) this.#reach(this.#bucket(units).halves, 4 * before + HALVES, units);
    }
  }

  /** Reaches the places of two halves from which one rolls into a cell while the other waits. */
  #reachPairs(cell: number, waiting: number, units: number): void {
    for (let direction = 0; direction < 4; direction++) {
      const before = cell + (this.#steps[4 * HALVES + direction] as number);
      if (before === waiting || !this.#canLand(before, HALVES)) continue;
      this.#reach(this.#bucket(units).halves, this.#pair(before, waiting), units);
    }
  }

  /** Reaches the lying blocks that stand up on the split. */
  #reachSplit({ cells }: Split, units: number): void {
    for (const cell of cells) {
      for (let direction = 0; direction < 4; direction++) {
        const before = 4 * cell + (this.#steps[4 * UPRIGHT + direction] as number);
        if (this.#canLand(before >> 2, before & 3)) this.#reach(this.#bucket(units).lying, before, units);
      }
    }
  }

  #canLand(cell: number, shape: number): boolean {
    return (((this.#landings[cell] as number) >> shape) & LANDS) !== 0;
  }

  #pair(a: number, b: number): number {
    return this.pairsFrom + this.pairStride * Math.min(a, b) + Math.max(a, b);
  }
}

/** The places that were reached at one cost, by what is there. Some may have been reached at less since. */
class Bucket {
  readonly upright = new Queue();
  readonly lying = new Queue();
  readonly halves = new Queue();
}

class Queue {
  places = new Int32Array(64);
  count = 0;

  makeRoom(more: number): void {
    // One place more than are kept is written.
    if (this.count + more < this.places.length) return;
    const larger = new Int32Array(2 * (this.count + more + 1));
    larger.set(this.places);
    this.places = larger;
  }
}
