// The heuristic `relaxed`: the exact cost on this level with every bridge open and every switch idle.
//
// It is searched backwards from the target, by buckets of cost. The relaxed level forgets which bridges are open, and
// everything else is as it is: a real roll is legal there too (a landing needs only that the cells are not void, and not
// fragile under an upright block), leads to the same pose and costs the same, halves join and block each other and a
// split acts just so. So the exact cost there is consistent and admissible here, and what cannot reach the target there
// cannot here. Whole blocks roll back the way they came: every pose that a block can be in is one where it may land.
//
// A pose of two halves is a pair of cells. On boards where the pairs are not too many they are searched
// like all other poses, and the estimate is exact. On larger boards the search knows single halves instead. From a half
// it rolls alone, wherever the other may be, until one roll joins the two in some L: its own roll, or that of the other
// while it waits in L. Two halves are worth the greater of what each is worth. That is consistent: a roll of one half
// lowers its worth by at most the price and leaves that of the other; of halves that one roll joins in L, neither is
// worth more than L and that roll; and the roll onto a split is reached when the second of its halves is settled, at the
// greater of their costs. With 0 on the target it is admissible, and where one half is never reached there is no solution.
import { NEVER } from "../../search/game.ts";
import type { Steps } from "../steps.ts";
import { type Board, cellNumber, HALVES, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "./board.ts";
import { endsStep, type RollLevel } from "./level.ts";
import type { Cell } from "./tiles.ts";

/** What a roll costs. */
export interface RollCosts {
  readonly upright: number;
  /** Of a lying block or a half: once or twice as much. */
  readonly lower: number;
}

export interface RelaxedTables {
  /** The cost from each pose; NEVER where the target is out of reach. */
  readonly costs: Int32Array;
  /** costs[pairsFrom + pairStride * first + second] is for halves on those cells. If 0, each half stands for itself, as
   *  a pose of its own. */
  readonly pairsFrom: number;
  readonly pairStride: number;
}

export const NOT_RELAXED: RelaxedTables = { costs: new Int32Array(0), pairsFrom: 0, pairStride: 0 };

/** Where nothing can be, so that it is never reached at less. */
const NO_POSE = 0;

/** Up to so many cells, pairs are searched. */
const MOST_CELLS_FOR_PAIRS = 512;

/** Poses that are worth a step. */
const POSES_A_STEP = 1 << 15;

/** What the search is about. */
export interface RelaxedLevel {
  readonly level: RollLevel;
  readonly board: Board;
  readonly target: number;
  readonly costs: RollCosts;
  readonly hasHalves: boolean;
}

export function* prepareRelaxed(relaxed: RelaxedLevel): Steps<RelaxedTables> {
  const search = yield* beginRelaxed(relaxed);
  return yield* search.toTheEnd();
}

/** Whether pairs of halves are searched. */
export function searchesPairs({ board, hasHalves }: Pick<RelaxedLevel, "board" | "hasHalves">): boolean {
  return hasHalves && board.cells <= MOST_CELLS_FOR_PAIRS;
}

/** A search that can stop on the way. `singly`: without pairs of halves, whatever the board. */
export function* beginRelaxed(relaxed: RelaxedLevel, singly = false): Steps<RelaxedSearch> {
  const { level, board, target, costs, hasHalves } = relaxed;
  const search = new BackwardSearch(board, costs, { hasHalves, pairs: !singly && searchesPairs(relaxed) });
  yield* search.findPoses(board);
  if (hasHalves) yield* addSplits(level, search);
  search.begin(target);
  return search;
}

export interface RelaxedSearch {
  /** What is known by now: right for all poses that cost no more than one up to which it went. */
  readonly costs: Int32Array;
  /** Goes on until this pose is settled. */
  upTo(pose: number): Steps<void>;
  toTheEnd(): Steps<RelaxedTables>;
}

/** The cost from a pose; of halves, the second of which is on `other`, as the tables have it. */
export function relaxedCost({ costs, pairsFrom, pairStride }: RelaxedTables, pose: number, other: number): number {
  if ((pose & 3) !== HALVES) return costs[pose] as number;
  if (pairsFrom !== 0) return costs[pairsFrom + pairStride * (pose >> 2) + other] as number;
  return Math.max(costs[pose] as number, costs[4 * other + HALVES] as number);
}

function* addSplits(level: RollLevel, search: BackwardSearch): Steps<void> {
  const ofKind = new Map<number, Split>();
  const halvesOf = level.kinds.map((tile) => (tile.kind === "split" ? tile.cells : undefined));
  for (let row = 0; row < level.rows; row++) {
    if (endsStep(level, row)) yield;
    forEachSplit(level, row, halvesOf, (cell, kind, [a, b]) => {
      const split = ofKind.get(kind) ?? search.addSplit(cellNumber(level, a), cellNumber(level, b));
      ofKind.set(kind, split);
      split.cells.push(cell);
      // No block stands on a split: it is two halves elsewhere.
      search.costs[4 * cell + UPRIGHT] = NO_POSE;
    });
  }
}

type Halves = readonly [Cell, Cell];

function forEachSplit(
  level: RollLevel,
  row: number,
  halvesOf: readonly (Halves | undefined)[],
  visit: (cell: number, kind: number, halves: Halves) => void,
): void {
  const { columns, tiles } = level;
  for (let column = 0; column < columns; column++) {
    const kind = tiles[row * columns + column] as number;
    const halves = halvesOf[kind];
    if (halves !== undefined) visit(cellNumber(level, { row, column }), kind, halves);
  }
}

/** All splits of one kind. */
interface Split {
  /** How many poses must be settled before it is worth something: that of the pair, or those of both halves. */
  waitsFor: number;
  readonly cells: number[];
}

type Shape = typeof UPRIGHT | typeof IN_ROW | typeof IN_COLUMN | typeof HALVES;

/** A block of the first shape came by this roll, or by the next, from the second shape. */
const CAME_FROM: readonly (readonly [shape: Shape, roll: number, shapeBefore: Shape])[] = [
  [UPRIGHT, 4 * UPRIGHT, IN_COLUMN],
  [UPRIGHT, 4 * UPRIGHT + 2, IN_ROW],
  [IN_ROW, 4 * IN_ROW, IN_ROW],
  [IN_ROW, 4 * IN_ROW + 2, UPRIGHT],
  [IN_COLUMN, 4 * IN_COLUMN, UPRIGHT],
  [IN_COLUMN, 4 * IN_COLUMN + 2, IN_COLUMN],
];

/** The poses that were reached at one cost, by their shapes. Some may have been reached at less since. */
type Bucket = readonly [Queue, Queue, Queue, Queue];

class BackwardSearch implements RelaxedSearch {
  readonly costs: Int32Array;
  readonly pairsFrom: number;
  readonly pairStride: number;
  readonly #width: number;
  readonly #steps: Int32Array;
  readonly #hasHalves: boolean;
  /** The splits whose halves arrive in a pose. */
  readonly #arrivals = new Map<number, Split[]>();
  /** Costs are counted in the cost of a roll that starts upright. */
  readonly #unit: number;
  readonly #lowerUnits: number;
  readonly #buckets = [newBucket(), newBucket(), newBucket()] as const;
  /** Whatever costs less is settled; and how many buckets in a row were empty then. */
  #units = 0;
  #empty = 0;

  constructor(
    { cells, width, landings, steps }: Board,
    { upright, lower }: RollCosts,
    { hasHalves, pairs }: { readonly hasHalves: boolean; readonly pairs: boolean },
  ) {
    const poses = 4 * landings.length;
    this.pairsFrom = pairs ? poses : 0;
    this.pairStride = cells;
    this.costs = new Int32Array(poses + (pairs ? cells * cells : 0)).fill(NEVER, poses);
    this.#width = width;
    this.#steps = steps;
    this.#hasHalves = hasHalves;
    this.#unit = upright;
    this.#lowerUnits = lower / upright;
  }

  /** NEVER in each pose where something can be. */
  *findPoses({ landings }: Board): Steps<void> {
    const cells = POSES_A_STEP / 4;
    for (let from = 0; from < landings.length; from += cells) {
      yield;
      markPoses(landings.subarray(from, from + cells), this.costs.subarray(4 * from));
    }
  }

  addSplit(a: number, b: number): Split {
    const poses = this.pairsFrom === 0 ? [4 * a + HALVES, 4 * b + HALVES] : [this.#pair(a, b)];
    const split: Split = { waitsFor: poses.length, cells: [] };
    for (const pose of poses) this.#arrivals.set(pose, [...(this.#arrivals.get(pose) ?? []), split]);
    return split;
  }

  begin(target: number): void {
    this.#reach(target, UPRIGHT, 0);
  }

  *upTo(pose?: number): Steps<void> {
    let poses = 0;
    while (this.#empty < this.#buckets.length) {
      if (pose !== undefined && (this.costs[pose] as number) <= this.#units * this.#unit) return;
      const bucket = this.#bucket(this.#units);
      poses += bucket.reduce((sum, { count }) => sum + count, 0);
      if (poses > POSES_A_STEP) {
        poses = 0;
        yield;
      }
      this.#empty = bucket.every((queue) => queue.count === 0) ? this.#empty + 1 : 0;
      this.#settle(bucket, this.#units++);
    }
  }

  *toTheEnd(): Steps<RelaxedTables> {
    yield* this.upTo();
    const { costs, pairsFrom, pairStride } = this;
    return { costs, pairsFrom, pairStride };
  }

  #settle(bucket: Bucket, units: number): void {
    for (const [shape, roll, shapeBefore] of CAME_FROM) this.#rollBack(bucket[shape], units, roll, shapeBefore);
    if (this.#hasHalves) this.#partAndSplit(bucket, units);
    for (const queue of bucket) queue.count = 0;
  }

  #bucket(units: number): Bucket {
    return this.#buckets[units % 3] as Bucket;
  }

  #reach(pose: number, shape: Shape, units: number): void {
    const cost = units * this.#unit;
    if ((this.costs[pose] as number) <= cost) return;
    this.costs[pose] = cost;
    const queue = this.#bucket(units)[shape];
    queue.makeRoom(1);
    queue.poses[queue.count++] = pose;
  }

  /** Reaches the poses from which a block came by a roll or the next one; they are all of one shape. Nearly all the time
   *  is spent here, so there is no branch that nobody could predict: a pose is written, and counted if it is new. */
  #rollBack(queue: Queue, units: number, roll: number, shapeBefore: Shape): void {
    const unitsBefore = units + (shapeBefore === UPRIGHT ? 1 : this.#lowerUnits);
    const before = this.#bucket(unitsBefore)[shapeBefore];
    before.makeRoom(2 * queue.count);
    const settled = units * this.#unit;
    const cost = unitsBefore * this.#unit;
    const step = this.#steps[roll] as number;
    const nextStep = this.#steps[roll + 1] as number;
    const { costs } = this;
    const { poses, count } = queue;
    const to = before.poses;
    let end = before.count;
    for (let i = 0; i < count; i++) {
      const pose = poses[i] as number;
      if (costs[pose] !== settled) continue;
      const first = pose + step;
      const firstCost = costs[first] as number;
      const firstIsNew = (cost - firstCost) >>> 31;
      costs[first] = firstCost ^ ((firstCost ^ cost) & -firstIsNew);
      to[end] = first;
      end += firstIsNew;
      const second = pose + nextStep;
      const secondCost = costs[second] as number;
      const secondIsNew = (cost - secondCost) >>> 31;
      costs[second] = secondCost ^ ((secondCost ^ cost) & -secondIsNew);
      to[end] = second;
      end += secondIsNew;
    }
    before.count = end;
  }

  /** Reaches the halves that joined to these blocks and those that rolled, and the blocks that were split. */
  #partAndSplit(bucket: Bucket, units: number): void {
    const before = units + this.#lowerUnits;
    this.#partAll(bucket[IN_ROW], units, 1);
    this.#partAll(bucket[IN_COLUMN], units, this.#width);
    const { poses, count } = bucket[HALVES];
    for (let i = 0; i < count; i++) {
      const pose = poses[i] as number;
      if (this.costs[pose] !== units * this.#unit) continue;
      if (this.pairsFrom === 0) this.#reachHalves(pose >> 2, before);
      else this.#rollPairBack(pose - this.pairsFrom, before);
      if (this.#arrivals.has(pose)) this.#reachSplits(pose, before);
    }
  }

  /** Reaches the halves that one roll joins to these blocks; their second cell is so far from the first. */
  #partAll({ poses, count }: Queue, units: number, apart: number): void {
    const before = units + this.#lowerUnits;
    for (let i = 0; i < count; i++) {
      const pose = poses[i] as number;
      if (this.costs[pose] !== units * this.#unit) continue;
      this.#part(pose >> 2, (pose >> 2) + apart, before);
      this.#part((pose >> 2) + apart, pose >> 2, before);
    }
  }

  #part(rolled: number, waiting: number, units: number): void {
    // The cell where a half waits is beside the one that the other rolls into, so halves one by one are both reached.
    if (this.pairsFrom === 0) this.#reachHalves(rolled, units);
    else this.#reachPairs(rolled, waiting, units);
  }

  #rollPairBack(pair: number, units: number): void {
    const first = (pair / this.pairStride) | 0;
    const second = pair - first * this.pairStride;
    const apart = second - first;
    // Halves that stand side by side came from a split: had one rolled there, they would have joined.
    if (apart === 1 || apart === this.#width) return;
    this.#reachPairs(first, second, units);
    this.#reachPairs(second, first, units);
  }

  /** Reaches the poses of a half from which it rolls into a cell. */
  #reachHalves(cell: number, units: number): void {
    for (let roll = 4 * HALVES; roll < 4 * HALVES + 4; roll++) {
      const before = cell + (this.#steps[roll] as number);
      this.#reach(4 * before + HALVES, HALVES, units);
    }
  }

  /** Reaches the poses of two halves from which one rolls into a cell while the other waits. */
  #reachPairs(cell: number, waiting: number, units: number): void {
    for (let roll = 4 * HALVES; roll < 4 * HALVES + 4; roll++) {
      const before = cell + (this.#steps[roll] as number);
      if (before === waiting || this.costs[4 * before + HALVES] === NO_POSE) continue;
      this.#reach(this.#pair(before, waiting), HALVES, units);
    }
  }

  #reachSplits(pose: number, units: number): void {
    for (const split of this.#arrivals.get(pose) ?? []) {
      if (--split.waitsFor === 0) for (const cell of split.cells) this.#reachSplit(cell, units);
    }
  }

  /** Reaches the lying blocks that stand up on a split. */
  #reachSplit(cell: number, units: number): void {
    for (let roll = 4 * UPRIGHT; roll < 4 * UPRIGHT + 4; roll++) {
      const before = 4 * cell + (this.#steps[roll] as number);
      this.#reach(before, (before & 3) as Shape, units);
    }
  }

  #pair(a: number, b: number): number {
    return this.pairsFrom + (a < b ? this.pairStride * a + b : this.pairStride * b + a);
  }
}

function markPoses(landings: Uint8Array, costs: Int32Array): void {
  for (let cell = 0, pose = 0; cell < landings.length; cell++) {
    for (let bits = landings[cell] as number, shapes = 0; shapes < 4; shapes++, bits >>= 1) {
      costs[pose++] = -(bits & LANDS) & NEVER;
    }
  }
}

function newBucket(): Bucket {
  return [new Queue(), new Queue(), new Queue(), new Queue()];
}

class Queue {
  poses = new Int32Array(64);
  count = 0;

  makeRoom(more: number): void {
    // One more than are kept is written.
    if (this.count + more < this.poses.length) return;
    const larger = new Int32Array(2 * (this.count + more + 1));
    larger.set(this.poses);
    this.poses = larger;
  }
}
