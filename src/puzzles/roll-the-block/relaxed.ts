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
import { type Board, cellNumber, HALVES, IN_ROW, LANDS, UPRIGHT } from "./board.ts";
import type { RollLevel } from "./level.ts";
import type { Cell } from "./tiles.ts";

/** What a roll costs. */
export interface RollCosts {
  readonly upright: number;
  /** Of a lying block or a half: once or twice as much. */
  readonly lower: number;
}

export interface RelaxedTables {
  /** The cost from each place, and one more; 0 where there is no way. */
  readonly costs: Uint32Array;
  /** costs[pairsFrom + pairStride * first + second] is for halves on those cells. If 0, each half stands for itself, as
   *  a place of its own. */
  readonly pairsFrom: number;
  readonly pairStride: number;
}

export const NOT_RELAXED: RelaxedTables = { costs: new Uint32Array(0), pairsFrom: 0, pairStride: 0 };

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
  readonly costs: Uint32Array;
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
    this.costs = new Uint32Array(4 * cells + (searchesPairs ? cells * cells : 0));
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
    this.#reach(target, 0);
    for (let units = 0, empty = 0; empty < this.#buckets.length; units++) {
      const bucket = this.#bucket(units);
      empty = bucket.count === 0 ? empty + 1 : 0;
      this.#settleBlocks(bucket, units);
      if (this.#hasSplits) this.#settleHalves(bucket, units);
      bucket.count = 0;
    }
  }

  #bucket(units: number): Bucket {
    return this.#buckets[units % 3] as Bucket;
  }

  #entryFor(units: number): number {
    return units * this.#unit + 1;
  }

  #reach(place: number, units: number): void {
    const entry = this.#entryFor(units);
    const known = this.costs[place] as number;
    if (known !== 0 && known <= entry) return;
    this.costs[place] = entry;
    this.#bucket(units).push(place);
  }

  /** Reaches the places from which a whole block rolls into those of a bucket. Nearly all the time is spent here. */
  #settleBlocks(bucket: Bucket, units: number): void {
    const { costs } = this;
    const landings = this.#landings;
    const steps = this.#steps;
    const settled = this.#entryFor(units);
    const [uprightEntry, uprightBucket] = [this.#entryFor(units + 1), this.#bucket(units + 1)];
    const lower = units + this.#lowerUnits;
    const [lowerEntry, lowerBucket] = [this.#entryFor(lower), this.#bucket(lower)];
    const { count, places } = bucket;
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      if (costs[place] !== settled || !this.#isBlock(place)) continue;
      const from = 4 * (place & 3);
      for (let roll = from; roll < from + 4; roll++) {
        const before = place + (steps[roll] as number);
        const shape = before & 3;
        if ((((landings[before >> 2] as number) >> shape) & LANDS) === 0) continue;
        const known = costs[before] as number;
        const entry = shape === UPRIGHT ? uprightEntry : lowerEntry;
        if (known !== 0 && known <= entry) continue;
        costs[before] = entry;
        if (shape === UPRIGHT) uprightBucket.push(before);
        else lowerBucket.push(before);
      }
    }
  }

  #isBlock(place: number): boolean {
    return !this.#hasSplits || ((place & 3) !== HALVES && (this.pairsFrom === 0 || place < this.pairsFrom));
  }

  /** Reaches the places of halves, and those from which a block is split. */
  #settleHalves(bucket: Bucket, units: number): void {
    const before = units + this.#lowerUnits;
    for (let i = 0; i < bucket.count; i++) {
      const place = bucket.places[i] as number;
      if (this.costs[place] !== this.#entryFor(units)) continue;
      if (this.#isBlock(place)) {
        if ((place & 3) !== UPRIGHT) this.#part(place, before);
        continue;
      }
      if (this.pairsFrom === 0) this.#reachHalves(place >> 2, before);
      else this.#rollPair(place - this.pairsFrom, before);
      this.#reachSplits(place, before);
    }
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
      this.#reach(4 * waiting + HALVES, units);
      this.#reachHalves(rolled, units);
    }
  }

  #rollPair(pair: number, units: number): void {
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
      if (this.#bears(before)) this.#reach(4 * before + HALVES, units);
    }
  }

  /** Reaches the places of two halves from which one rolls into a cell while the other waits. */
  #reachPairs(cell: number, waiting: number, units: number): void {
    for (let direction = 0; direction < 4; direction++) {
      const before = cell + (this.#steps[4 * HALVES + direction] as number);
      if (before !== waiting && this.#bears(before)) this.#reach(this.#pair(before, waiting), units);
    }
  }

  /** Reaches the lying blocks that stand up on a split whose halves arrive here. */
  #reachSplits(place: number, units: number): void {
    for (const split of this.#arrivals.get(place) ?? []) {
      if (--split.waitsFor > 0) continue;
      for (const cell of split.cells) {
        for (let direction = 0; direction < 4; direction++) {
          const before = 4 * cell + (this.#steps[4 * UPRIGHT + direction] as number);
          if ((((this.#landings[before >> 2] as number) >> (before & 3)) & LANDS) !== 0) this.#reach(before, units);
        }
      }
    }
  }

  #bears(cell: number): boolean {
    return (((this.#landings[cell] as number) >> HALVES) & LANDS) !== 0;
  }

  #pair(a: number, b: number): number {
    return this.pairsFrom + this.pairStride * Math.min(a, b) + Math.max(a, b);
  }
}

/** Places of one cost. */
class Bucket {
  places = new Int32Array(64);
  count = 0;

  push(place: number): void {
    if (this.count === this.places.length) {
      const larger = new Int32Array(this.places.length * 2);
      larger.set(this.places);
      this.places = larger;
    }
    this.places[this.count++] = place;
  }
}
