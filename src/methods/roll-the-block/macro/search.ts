// Uniform-cost search by buckets over the graph of macro edges. The twin of assembly/methods/roll-the-block/macro/index.ts: the
// same search in the same order, so that both count the same.
//
// A state is two words of bridges and a node. Costs lie so close together that as many buckets as the greatest cost of an
// edge, and one more, suffice in a ring. A bucket is a chain of entries; an entry whose state costs less by now is dropped
// when its turn comes.
import { type Memory, NOTHING } from "../../../search/memory.ts";
import { NONE, NodeTable } from "../../../search/node-table.ts";
import {
  MEMORY_LIMIT,
  NODE_LIMIT,
  RUNNING,
  Run,
  type Search,
  type SearchLimits,
  SOLVED,
  type Status,
} from "../../../search/run.ts";
import { START } from "./graph.ts";
import { PathUnpacking } from "./path-unpacking.ts";
import { FLIP, KEEP, NEED } from "./rules.ts";
import { COST, EDGE_WORDS, type MacroTables, NEVER, RULE, TO } from "./tables.ts";

const STATE_WORDS = 3;
const COSTS = 0;
const PARENTS = 1;
const MOST_PARENTS = 16;

export class MacroSearch implements Search {
  readonly run: Run;
  readonly #tables: MacroTables;
  readonly #memory: Memory;
  readonly #nodes: NodeTable;
  readonly #buckets: Int32Array;
  /** The state of each entry, and the entry below it in its bucket. */
  #entries: Uint32Array<ArrayBuffer> = NOTHING;
  #entryCount = 0;
  #queued = 0;
  #open = 0;
  #cost = 0;
  #goal = NONE;
  #status: Status = RUNNING;
  readonly #made = new Uint32Array(STATE_WORDS);
  readonly #batch: number[] = [];

  constructor(tables: MacroTables, limits: SearchLimits, memory: Memory) {
    this.run = new Run(limits);
    this.#tables = tables;
    this.#memory = memory;
    this.#nodes = new NodeTable(memory, STATE_WORDS, 2, 0);
    this.#buckets = new Int32Array(tables.longest + 1).fill(-1);
    if (tables.estimates[START] === NEVER) {
      this.#status = this.run.ranDry();
      return;
    }
    this.run.raise(this.#lowerBoundAt(0));
    [this.#made[0], this.#made[1], this.#made[2]] = [...tables.root, START];
    if (!this.#nodes.ready || !this.#keep(0, NONE)) this.#status = MEMORY_LIMIT;
    this.run.sawFrontier(this.#open);
  }

  advance(expansions: number): Status {
    let left = expansions;
    while (left > 0 && this.#status === RUNNING) {
      // Whole batches, wherever a slice ends: which states are expanded next depends on that.
      this.#status = this.#expandBatch(MOST_PARENTS);
      left -= MOST_PARENTS;
    }
    return this.#status;
  }

  moves(): number[] {
    const { poseOf, estimates } = this.#tables;
    const { states } = this.#nodes;
    const costs = this.#nodes.fields[COSTS] as Uint32Array;
    const unpacking = new PathUnpacking(this.#tables);
    const rolls: number[] = [];
    for (let to = this.#goal, from = this.#parentOf(to); from !== NONE; to = from, from = this.#parentOf(to)) {
      const toNode = states[STATE_WORDS * to + 2] as number;
      const fromNode = states[STATE_WORDS * from + 2] as number;
      const reduced = (costs[to] as number) - (costs[from] as number);
      const cost = reduced + (estimates[fromNode] as number) - (estimates[toNode] as number);
      const open = states.subarray(STATE_WORDS * from, STATE_WORDS * from + 2);
      rolls.push(...unpacking.unpackBackward(poseOf[fromNode] as number, poseOf[toNode] as number, open, cost));
    }
    return rolls.reverse();
  }

  deepest(): number {
    return this.run.deepest;
  }

  #parentOf(number: number): number {
    return this.#nodes.fields[PARENTS]?.[number] as number;
  }

  /** What a solution costs, at the least, that the search finds at this cost. */
  #lowerBoundAt(cost: number): number {
    return (cost + (this.#tables.estimates[START] as number)) * this.#tables.unit;
  }

  /** Takes up to so many states of the least cost, and then all their edges. */
  #expandBatch(most: number): Status {
    const { run } = this;
    if (this.#queued === 0) return run.ranDry();
    while (this.#first() === -1) this.#cost++;
    if (this.#lowerBoundAt(this.#cost) > run.maxCost) {
      run.cut = true;
      return run.ranDry();
    }
    const allowed = Math.min(most, run.maxExpanded - run.expanded);
    this.#batch.length = 0;
    let status: Status = RUNNING;
    while (this.#first() !== -1) {
      const number = this.#entries[2 * this.#first()] as number;
      if (this.#nodes.fields[COSTS]?.[number] !== this.#cost) {
        this.#drop();
        continue;
      }
      run.raise(this.#lowerBoundAt(this.#cost));
      if (this.#nodes.states[STATE_WORDS * number + 2] === this.#tables.target) {
        this.#goal = number;
        status = SOLVED;
        break;
      }
      if (allowed <= 0) return NODE_LIMIT;
      if (this.#batch.length === allowed) break;
      this.#drop();
      this.#batch.push(number);
    }
    run.expanded += this.#batch.length;
    this.#open -= this.#batch.length;
    for (const number of this.#batch) {
      if (!this.#expand(number)) return status === RUNNING ? MEMORY_LIMIT : status;
    }
    return status;
  }

  #first(): number {
    return this.#buckets[this.#cost % this.#buckets.length] as number;
  }

  #drop(): void {
    this.#buckets[this.#cost % this.#buckets.length] = this.#entries[2 * this.#first() + 1] as number;
    this.#queued--;
  }

  #expand(number: number): boolean {
    const { run } = this;
    const { edges, firstEdges, estimates } = this.#tables;
    const low = this.#nodes.states[STATE_WORDS * number] as number;
    const high = this.#nodes.states[STATE_WORDS * number + 1] as number;
    const node = this.#nodes.states[STATE_WORDS * number + 2] as number;
    run.deepest = Math.max(run.deepest, this.#cost + (estimates[START] as number) - (estimates[node] as number));
    const end = EDGE_WORDS * (firstEdges[node + 1] as number);
    for (let edge = EDGE_WORDS * (firstEdges[node] as number); edge < end; edge += EDGE_WORDS) {
      const rule = edge + RULE;
      if (((edges[rule + NEED] as number) & ~low) !== 0 || ((edges[rule + NEED + 1] as number) & ~high) !== 0) continue;
      run.generated++;
      const cost = this.#cost + (edges[edge + COST] as number);
      if (this.#lowerBoundAt(cost) > run.maxCost) {
        run.cut = true;
        continue;
      }
      this.#made[0] = (low & (edges[rule + KEEP] as number)) ^ (edges[rule + FLIP] as number);
      this.#made[1] = (high & (edges[rule + KEEP + 1] as number)) ^ (edges[rule + FLIP + 1] as number);
      this.#made[2] = edges[edge + TO] as number;
      if (!this.#keep(cost, number)) return false;
    }
    run.sawFrontier(this.#open);
    return true;
  }

  /** Keeps the state that has just been made, unless it is known at no more cost; false where there is no memory. */
  #keep(cost: number, parent: number): boolean {
    const nodes = this.#nodes;
    const hash = nodes.hash(this.#made, 0);
    let number = nodes.find(this.#made, 0, hash);
    if (number === NONE) {
      number = nodes.insert(this.#made, 0, hash);
      if (number === NONE) return false;
      this.run.stored++;
      this.#open++;
    } else {
      this.run.duplicates++;
      if ((nodes.fields[COSTS]?.[number] as number) <= cost) return true;
    }
    (nodes.fields[COSTS] as Uint32Array)[number] = cost;
    (nodes.fields[PARENTS] as Uint32Array)[number] = parent;
    return this.#queue(number, cost);
  }

  #queue(number: number, cost: number): boolean {
    const entry = this.#entryCount++;
    if (2 * entry + 2 > this.#entries.length) {
      const longer = this.#memory.grown(this.#entries, Math.max(2048, 3 * entry));
      if (longer === undefined) return false;
      this.#entries = longer;
    }
    const bucket = cost % this.#buckets.length;
    this.#entries[2 * entry] = number;
    this.#entries[2 * entry + 1] = this.#buckets[bucket] as number;
    this.#buckets[bucket] = entry;
    this.#queued++;
    return true;
  }
}
