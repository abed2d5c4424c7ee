// Best-first search: ucs, greedy and astar (also weighted) differ in their keys only, key = g * a + h * b.
// The goal is tested when a state is selected. Among equal keys the larger g goes first, then first in, first out.
// A state that is reached at less cost is taken up again, also when it had been expanded already (h need not be
// consistent); greedy keeps the first path to a state. The twin of assembly/search/best-first.ts.
import { BucketQueue } from "./bucket-queue.ts";
import { chainOfMoves, PARENT } from "./chain.ts";
import { costOf, type Game, isDeadEdge, moveOf, NEVER } from "./game.ts";
import type { Memory } from "./memory.ts";
import { NONE, NodeTable } from "./node-table.ts";
import type { Ranking } from "./ranking.ts";
import { MEMORY_LIMIT, NODE_LIMIT, RUNNING, type Run, type Search, SOLVED, type Status } from "./run.ts";
import { Successors } from "./successors.ts";
import { DUPLICATE, NO_MOVE, PRUNED, REOPENED, SOLVED_EVENT, STORED, type TraceRecorder } from "./trace-recorder.ts";

/** g, with a bit for "expanded". */
const COST = 1;
/** Where it is not its g. */
const DEPTH = 2;
const EXPANDED = 0x80000000;
const COST_MASK = 0x7fffffff;

export class BestFirst implements Search {
  readonly run: Run;
  readonly #ranking: Ranking;
  readonly #game: Game;
  readonly #memory: Memory;
  readonly #trace: TraceRecorder;
  readonly #nodes: NodeTable;
  readonly #queue: BucketQueue;
  readonly #successors: Successors;
  /** The puzzle makes estimates from that of the parent, which is that of the state being expanded. */
  readonly #fromParent: Game["estimateFrom"];
  #parentEstimate = 0;
  readonly #unitCosts: boolean;
  /** Open states; the queue also holds entries that are stale. */
  #open = 0;
  #goal = NONE;
  #status: Status = RUNNING;

  constructor(
    game: Game,
    root: Uint32Array,
    run: Run,
    memory: Memory,
    trace: TraceRecorder,
    { ranking, unitCosts }: { readonly ranking: Ranking; readonly unitCosts: boolean },
  ) {
    this.#game = game;
    this.#memory = memory;
    this.run = run;
    this.#ranking = ranking;
    this.#trace = trace;
    this.#unitCosts = unitCosts;
    this.#queue = new BucketQueue(memory);
    this.#nodes = new NodeTable(memory, game.words, unitCosts ? 2 : 3, game.denseStates);
    this.#successors = new Successors(game);
    this.#fromParent = game.estimateFrom;
    if (!this.#nodes.ready) this.#status = MEMORY_LIMIT;
    else this.#begin(root);
  }

  #begin(root: Uint32Array): void {
    const { run } = this;
    const h = this.#ranking.start(this.#game, root, run);
    if (h === NEVER || this.#ranking.isBeyond(0, h, run.maxCost)) {
      run.cut = h !== NEVER || !this.#ranking.admissible;
      this.#status = run.ranDry();
      return;
    }
    run.raise(this.#ranking.key(0, h));
    const hash = this.#nodes.hash(root, 0);
    this.#nodes.find(root, 0, hash);
    if (!this.#keep(root, 0, hash, NONE, 0, h)) this.#status = MEMORY_LIMIT;
  }

  advance(expansions: number): Status {
    let left = expansions;
    while (left > 0 && this.#status === RUNNING && !this.#memory.isGrowing) {
      if (this.#queue.count === 0) return this.#end(this.run.ranDry());
      const number = this.#queue.pop();
      const g = this.#queue.cost;
      // Expanded, or reached at less cost since this entry was made.
      if ((this.#nodes.fields[COST] as Uint32Array)[number] !== g) continue;
      this.#select(number, g);
      left--;
    }
    return this.#status;
  }

  moves(): number[] {
    return chainOfMoves(this.#nodes, this.#goal, this.#successors);
  }

  #select(number: number, g: number): void {
    const { run } = this;
    const nodes = this.#nodes;
    run.raise(this.#queue.key);
    if (this.#ranking.provesBeyond(this.#queue.key, run.maxCost)) {
      run.cut = true;
      this.#status = run.ranDry();
    } else if (this.#game.isSolved(nodes.states, number * nodes.words)) {
      if (this.#trace.on) this.#trace.record(SOLVED_EVENT, NO_MOVE, nodes.states, number * nodes.words, g, 0);
      this.#goal = number;
      this.#status = SOLVED;
    } else if (run.expanded === run.maxExpanded) {
      this.#status = NODE_LIMIT;
    } else if (!this.#expand(number, g)) {
      this.#status = MEMORY_LIMIT;
    }
  }

  #expand(number: number, g: number): boolean {
    const { run } = this;
    const nodes = this.#nodes;
    const successors = this.#successors;
    (nodes.fields[COST] as Uint32Array)[number] = g | EXPANDED;
    this.#open--;
    const depth = this.#unitCosts ? g : ((nodes.fields[DEPTH] as Uint32Array)[number] as number);
    if (depth > run.deepest) run.deepest = depth;
    run.follow(nodes.states, number * nodes.words, nodes.words);
    if (this.#trace.on) this.#trace.expansion(nodes.states, number * nodes.words, g);
    if (this.#fromParent !== undefined && this.#ranking.hFactor !== 0) {
      this.#parentEstimate = this.#ranking.estimateIn(this.#queue.key, g);
    }
    successors.clear();
    successors.make(nodes.states, number * nodes.words, 0);
    successors.prefetch(nodes);
    for (let i = 0; i < successors.count; i++) {
      if (!this.#takeIn(number, g, i)) return false;
    }
    return true;
  }

  /** Looks up one successor; false where there is no memory. */
  #takeIn(parent: number, parentCost: number, index: number): boolean {
    this.run.generated++;
    const ranking = this.#ranking;
    const { states } = this.#successors;
    const at = this.#successors.at(index);
    const edge = this.#successors.edge(index);
    const g = parentCost + costOf(edge);
    if (isDeadEdge(edge)) {
      this.run.dead++;
      return this.#tell(PRUNED, index, g, 0);
    }
    const hash = this.#successors.hashes[index] as number;
    const known = this.#nodes.find(states, at, hash);
    if (known !== NONE) {
      const had = ((this.#nodes.fields[COST] as Uint32Array)[known] as number) & COST_MASK;
      if (ranking.gFactor === 0 || g >= had) {
        this.run.duplicates++;
        return this.#tell(DUPLICATE, index, g, 0);
      }
    }
    const h = ranking.hFactor === 0 ? 0 : this.#estimate(states, at, moveOf(edge));
    if (h === NEVER || this.#ranking.isBeyond(g, h, this.run.maxCost)) {
      if (h !== NEVER || !ranking.admissible) this.run.cut = true;
      else this.run.dead++;
      return this.#tell(PRUNED, index, g, h);
    }
    if (known === NONE) return this.#keep(states, at, hash, parent, g, h) && this.#tell(STORED, index, g, h);
    return this.#reopen(known, parent, g, h) && this.#tell(REOPENED, index, g, h);
  }

  #estimate(states: Uint32Array, at: number, move: number): number {
    if (this.#fromParent === undefined) return this.#game.estimate(states, at, move);
    return this.#fromParent.call(this.#game, states, at, move, this.#parentEstimate);
  }

  #keep(states: Uint32Array, at: number, hash: number, parent: number, g: number, h: number): boolean {
    const number = this.#nodes.insert(states, at, hash);
    if (number === NONE) return false;
    (this.#nodes.fields[PARENT] as Uint32Array)[number] = parent;
    (this.#nodes.fields[COST] as Uint32Array)[number] = g;
    if (!this.#unitCosts) this.#setDepth(number, parent);
    this.run.stored++;
    this.run.sawFrontier(++this.#open);
    return this.#queue.push(this.#ranking.key(g, h), g, number);
  }

  #reopen(number: number, parent: number, g: number, h: number): boolean {
    const costs = this.#nodes.fields[COST] as Uint32Array;
    if ((costs[number] as number) >= EXPANDED) {
      this.run.reopened++;
      this.run.sawFrontier(++this.#open);
    } else {
      this.run.duplicates++;
    }
    (this.#nodes.fields[PARENT] as Uint32Array)[number] = parent;
    costs[number] = g;
    if (!this.#unitCosts) this.#setDepth(number, parent);
    return this.#queue.push(this.#ranking.key(g, h), g, number);
  }

  #setDepth(number: number, parent: number): void {
    const depths = this.#nodes.fields[DEPTH] as Uint32Array;
    depths[number] = parent === NONE ? 0 : (depths[parent] as number) + 1;
  }

  #tell(kind: number, index: number, g: number, h: number): boolean {
    if (this.#trace.on) {
      const { states } = this.#successors;
      this.#trace.record(kind, moveOf(this.#successors.edge(index)), states, this.#successors.at(index), g, h);
    }
    return true;
  }

  #end(status: Status): Status {
    this.#status = status;
    return status;
  }
}
