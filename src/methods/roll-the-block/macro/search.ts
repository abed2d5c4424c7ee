// Uniform-cost search by buckets over macro edges, which are made as they are needed. The twin of
// assembly/methods/roll-the-block/macro/index.ts: the same search in the same order, so that both count the same.
//
// A state is two words of bridges and a pose. Costs in the queue lie close together, so a ring of buckets suffices. A
// bucket is a chain of entries; an entry whose state costs less by now is dropped when its turn comes. What barriers add to the
// estimate is no part of the cost of a state, but of that of the bucket where it waits.
import { type Growing, type Memory, NOTHING, Room } from "../../../search/memory.ts";
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
import { Barriers, DEAD } from "./barriers.ts";
import { Dominance } from "./dominance.ts";
import { EDGE_WORDS, Edges } from "./edges.ts";
import { PathUnpacking } from "./path-unpacking.ts";
import { NOWHERE } from "./poses.ts";
import { COSTS, PARENTS, STATE_WORDS } from "./states.ts";
import { CHANGE_WORDS, ENDS, LIES, type MacroTables, NEVER } from "./tables.ts";

/** The pose at the start. */
const START = 0;
/** What an expansion is worth to a search of all states, in poses that paths come to. */
const POSES_A_STATE = 10;
const FIRST_BUCKETS = 64;
const MOST_PARENTS = 16;
const ROLLS = 4;

export class MacroSearch implements Search {
  readonly run: Run;
  readonly #tables: MacroTables;
  readonly #memory: Memory;
  readonly #nodes: NodeTable;
  readonly #edges: Edges;
  readonly #barriers: Barriers;
  readonly #dominance: Dominance;
  /** Those of the tables, and all ENDS where the search is dense. */
  readonly #marks: Uint8Array;
  #isDense = false;
  #buckets = new Int32Array(FIRST_BUCKETS).fill(-1);
  /** The state of each entry, and the entry below it in its bucket. */
  #entries: Uint32Array<ArrayBuffer> = NOTHING;
  readonly #room: Room;
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
    this.#room = new Room(memory, 1, () => this.#growEntries());
    this.#edges = new Edges(tables, memory);
    this.#barriers = new Barriers(tables, memory);
    this.#dominance = new Dominance(tables.monotone, this.#nodes);
    this.#marks = tables.marks.slice();
    if (tables.estimates[START] === NEVER) {
      this.#status = this.run.ranDry();
      return;
    }
    this.run.raise(this.#lowerBoundAt(0));
    this.#status = this.#nodes.ready && this.#edges.ready ? this.#beginAtStart() : MEMORY_LIMIT;
  }

  #beginAtStart(): Status {
    const [low, high] = this.#tables.root;
    this.#cost = this.#barriers.extra(START, low, high);
    if (this.#cost === DEAD) return this.run.ranDry();
    [this.#made[0], this.#made[1], this.#made[2]] = [low, high, START];
    if (!this.#keep(0, NONE)) return MEMORY_LIMIT;
    this.run.sawFrontier(this.#open);
    return RUNNING;
  }

  advance(expansions: number): Status {
    let left = expansions;
    while (left > 0 && this.#status === RUNNING && !this.#memory.isGrowing) {
      // Whole batches, wherever a slice ends: which states are expanded next depends on that.
      this.#status = this.#expandBatch(MOST_PARENTS);
      left -= MOST_PARENTS;
    }
    return this.#status;
  }

  moves(): number[] {
    const { estimates } = this.#tables;
    const { states } = this.#nodes;
    const costs = this.#nodes.fields[COSTS] as Uint32Array;
    const unpacking = new PathUnpacking(this.#tables, this.#marks);
    const rolls: number[] = [];
    for (let to = this.#goal, from = this.#parentOf(to); from !== NONE; to = from, from = this.#parentOf(to)) {
      const toPose = states[STATE_WORDS * to + 2] as number;
      const fromPose = states[STATE_WORDS * from + 2] as number;
      const reduced = (costs[to] as number) - (costs[from] as number);
      const cost = reduced + (estimates[fromPose] as number) - (estimates[toPose] as number);
      const open = states.subarray(STATE_WORDS * from, STATE_WORDS * from + 2);
      rolls.push(...unpacking.unpackBackward(fromPose, toPose, open, cost));
    }
    return rolls.reverse();
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
      if ((this.#nodes.fields[COSTS]?.[number] as number) + this.#extra(number) !== this.#cost) {
        this.#drop();
        continue;
      }
      run.raise(this.#lowerBoundAt(this.#cost));
      if (this.#nodes.states[STATE_WORDS * number + 2] === this.#tables.target) {
        this.#goal = number;
        status = SOLVED;
        break;
      }
      if (this.#batch.length === most) break;
      if (this.#dominance.isDominated(number)) {
        this.#drop();
        this.#open--;
        continue;
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
    if (status !== RUNNING) return status;
    const isDense = this.#shouldBeDense();
    if (isDense) this.#becomeDense();
    return isDense || this.#hasNewBarriers() ? this.#beginAnew() : RUNNING;
  }

  /** What barriers add to the estimate of a state. */
  #extra(number: number): number {
    const { states } = this.#nodes;
    const at = STATE_WORDS * number;
    return this.#barriers.extra(states[at + 2] as number, states[at] as number, states[at + 1] as number);
  }

  #hasNewBarriers(): boolean {
    const isDue = this.#barriers.isDue(this.#edges.work + this.run.expanded * POSES_A_STATE);
    return isDue && this.#barriers.make();
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
    const { estimates } = this.#tables;
    const low = this.#nodes.states[STATE_WORDS * number] as number;
    const high = this.#nodes.states[STATE_WORDS * number + 1] as number;
    const pose = this.#nodes.states[STATE_WORDS * number + 2] as number;
    const cost = this.#nodes.fields[COSTS]?.[number] as number;
    run.deepest = Math.max(run.deepest, cost + (estimates[START] as number) - (estimates[pose] as number));
    const isDone = this.#isDense
      ? this.#roll(number, cost, pose, low, high)
      : this.#follow(number, cost, pose, low, high);
    run.sawFrontier(this.#open);
    return isDone;
  }

  /** Along all macro edges. */
  #follow(number: number, spent: number, pose: number, low: number, high: number): boolean {
    if (!this.#edges.of(pose, low, high)) return false;
    const { words, begin, end } = this.#edges;
    for (let edge = begin; edge < end; edge += EDGE_WORDS) {
      this.#make(words[edge] as number, low, high);
      if (!this.#reach(spent + (words[edge + 1] as number), number)) return false;
    }
    return true;
  }

  /** By all single rolls. */
  #roll(number: number, spent: number, pose: number, low: number, high: number): boolean {
    const { rolls, needs, estimates, lyingCost } = this.#tables;
    const rollCost = ((this.#marks[pose] as number) & LIES) !== 0 ? lyingCost : 1;
    const cost = spent + rollCost - (estimates[pose] as number);
    for (let roll = 4 * pose; roll < 4 * pose + 4; roll++) {
      const to = rolls[roll] as number;
      if (to === NOWHERE) continue;
      if (((needs[2 * to] as number) & ~low) !== 0 || ((needs[2 * to + 1] as number) & ~high) !== 0) continue;
      this.#make(to, low, high);
      if (!this.#reach(cost + (estimates[to] as number), number)) return false;
    }
    return true;
  }

  /** The state after landing on a pose. */
  #make(to: number, low: number, high: number): void {
    const { ruleOf, rules } = this.#tables;
    const rule = CHANGE_WORDS * (ruleOf[to] as number);
    this.#made[0] = (low & (rules[rule] as number)) ^ (rules[rule + 2] as number);
    this.#made[1] = (high & (rules[rule + 1] as number)) ^ (rules[rule + 3] as number);
    this.#made[2] = to;
  }

  #reach(cost: number, parent: number): boolean {
    this.run.generated++;
    if (this.#lowerBoundAt(cost) > this.run.maxCost) {
      this.run.cut = true;
      return true;
    }
    return this.#keep(cost, parent);
  }

  /** Whether edges lead to more states than the rolls of all states would have by now, or have cost more than these, and more
   *  than is taken on trust. */
  #shouldBeDense(): boolean {
    const { mayBeDense, nodeCount, trust, marks } = this.#tables;
    if (this.#isDense || mayBeDense === 0) return false;
    const rolled = (this.run.expanded + MOST_PARENTS) * marks.length * ROLLS;
    if (this.run.generated * nodeCount > rolled) return true;
    return (this.#edges.work - trust) * nodeCount > this.run.expanded * marks.length * POSES_A_STATE;
  }

  /** From now on every pose is a node. */
  #becomeDense(): void {
    this.#isDense = true;
    for (let pose = 0; pose < this.#marks.length; pose++) this.#marks[pose] = (this.#marks[pose] as number) | ENDS;
  }

  #beginAnew(): Status {
    this.#nodes.clear();
    this.#buckets.fill(-1);
    this.#entryCount = 0;
    this.#queued = 0;
    this.#open = 0;
    this.run.stored = 0;
    return this.#beginAtStart();
  }

  /** Keeps the state that has just been made, unless it is known at no more cost; false where there is no memory. */
  #keep(cost: number, parent: number): boolean {
    const nodes = this.#nodes;
    const hash = nodes.hash(this.#made, 0);
    let number = nodes.find(this.#made, 0, hash);
    if (number !== NONE) {
      this.run.duplicates++;
      if ((nodes.fields[COSTS]?.[number] as number) <= cost) return true;
    }
    const extra = this.#barriers.extra(this.#made[2] as number, this.#made[0] as number, this.#made[1] as number);
    if (number === NONE) {
      if (extra === DEAD) {
        this.run.dead++;
        return true;
      }
      number = nodes.insert(this.#made, 0, hash);
      if (number === NONE) return false;
      this.run.stored++;
      this.#open++;
    }
    (nodes.fields[COSTS] as Uint32Array)[number] = cost;
    (nodes.fields[PARENTS] as Uint32Array)[number] = parent;
    return this.#queue(number, cost + extra);
  }

  #queue(number: number, cost: number): boolean {
    const entry = this.#entryCount++;
    if (2 * entry + 2 > this.#room.limit && !this.#room.make(2 * entry + 2)) return false;
    if (cost - this.#cost >= this.#buckets.length) this.#widen(cost);
    const bucket = cost % this.#buckets.length;
    this.#entries[2 * entry] = number;
    this.#entries[2 * entry + 1] = this.#buckets[bucket] as number;
    this.#buckets[bucket] = entry;
    this.#queued++;
    return true;
  }

  *#growEntries(): Growing {
    const length = Math.max(2048, 2 * Math.trunc((this.#entries.length * 3) / 4));
    const longer = yield* this.#memory.growing(this.#entries, length);
    if (longer === undefined) return false;
    this.#entries = longer;
    this.#room.set(length);
    return true;
  }

  /** Lays the ring anew, so that it has a bucket for this cost. */
  #widen(cost: number): void {
    const before = this.#buckets;
    let length = before.length;
    while (cost - this.#cost >= length) length *= 2;
    this.#buckets = new Int32Array(length).fill(-1);
    for (let i = this.#cost; i < this.#cost + before.length; i++) {
      this.#buckets[i % length] = before[i % before.length] as number;
    }
  }
}
