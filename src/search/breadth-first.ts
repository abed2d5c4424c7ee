// Breadth-first search: layers of states by the number of moves, the goal tested when a state is generated. The node
// array is the queue. Parents are taken in batches, which changes neither order nor counts.
// The twin of assembly/search/breadth-first.ts.

import { chainOfMoves, PARENT } from "./chain.ts";
import { type Game, isDeadEdge, moveOf } from "./game.ts";
import type { Memory } from "./memory.ts";
import { NONE, NodeTable } from "./node-table.ts";
import { MEMORY_LIMIT, NODE_LIMIT, RUNNING, type Run, type Search, SOLVED, type Status } from "./run.ts";
import { Successors } from "./successors.ts";
import { DUPLICATE, NO_MOVE, PRUNED, SOLVED_EVENT, STORED, type TraceRecorder } from "./trace-recorder.ts";

export class BreadthFirst implements Search {
  readonly run: Run;
  readonly #game: Game;
  readonly #memory: Memory;
  readonly #trace: TraceRecorder;
  readonly #nodes: NodeTable;
  readonly #successors: Successors;
  /** The first node that has not been expanded. */
  #next = 0;
  #depth = 0;
  /** The first node of the layer after the one that is being expanded. */
  #layerEnd = 1;
  #goal = NONE;
  #status: Status = RUNNING;

  constructor(game: Game, root: Uint32Array, run: Run, memory: Memory, trace: TraceRecorder) {
    this.#game = game;
    this.#memory = memory;
    this.run = run;
    this.#trace = trace;
    this.#nodes = new NodeTable(memory, game.words, 1, game.denseStates, true);
    this.#successors = new Successors(game);
    if (!this.#nodes.ready || this.#keep(root, 0, this.#find(root), NONE) === NONE) {
      this.#status = MEMORY_LIMIT;
      return;
    }
    run.sawFrontier(1);
    if (!game.isSolved(root, 0)) return;
    if (trace.on) trace.record(SOLVED_EVENT, NO_MOVE, root, 0, 0, 0);
    this.#solvedBy(0);
  }

  advance(expansions: number): Status {
    const { run } = this;
    let left = expansions;
    while (left > 0 && this.#status === RUNNING && !this.#memory.isGrowing) {
      if (this.#next === this.#layerEnd) {
        if (this.#next === this.#nodes.count) return this.#end(run.ranDry());
        this.#layerEnd = this.#nodes.count;
        this.#depth++;
      }
      run.raise(this.#depth + 1);
      if (this.#depth >= run.maxCost) {
        run.cut = true;
        return this.#end(run.ranDry());
      }
      const allowed = run.maxExpanded - run.expanded;
      if (allowed <= 0) return this.#end(NODE_LIMIT);
      left -= this.#expandBatch(Math.min(allowed, left));
    }
    return this.#status;
  }

  moves(): number[] {
    return chainOfMoves(this.#nodes, this.#goal, this.#successors);
  }

  #expandBatch(allowed: number): number {
    const nodes = this.#nodes;
    const successors = this.#successors;
    const most = this.#trace.on ? 1 : successors.mostParents;
    const parents = Math.min(this.#layerEnd - this.#next, allowed, most);
    successors.clear();
    for (let i = 0; i < parents; i++) successors.make(nodes.states, (this.#next + i) * nodes.words, i);
    if (nodes.marks !== undefined && !this.#trace.on) this.#takeInMarked(nodes.marks, parents);
    else this.#takeInBatch(parents);
    return parents;
  }

  #takeInBatch(parents: number): void {
    const successors = this.#successors;
    successors.prefetch(this.#nodes);
    let from = 0;
    for (let i = 0; i < parents && this.#status === RUNNING; i++) {
      const to = successors.ends[i] as number;
      this.#takeIn(from, to);
      from = to;
    }
  }

  /** The same where states are small numbers and known ones are marked by a bit. */
  #takeInMarked(marks: Uint32Array, parents: number): void {
    const { run } = this;
    const nodes = this.#nodes;
    const successors = this.#successors;
    if (!nodes.reserve(successors.count)) {
      this.#status = MEMORY_LIMIT;
      return;
    }
    const game = this.#game;
    const made = successors.states;
    const { states } = nodes;
    const parentOf = nodes.fields[PARENT] as Uint32Array;
    let count = nodes.count;
    let parent = this.#next;
    let from = 0;
    let dead = 0;
    run.deepest = this.#depth;
    for (let i = 0; i < parents && this.#status === RUNNING; i++, parent++) {
      run.follow(states, parent, 1);
      const end = (successors.ends[i] as number) * 2;
      for (; from < end; from += 2) {
        const state = made[from] as number;
        const mark = 1 << (state & 31);
        const before = marks[state >>> 5] as number;
        if (isDeadEdge(made[from + 1] as number)) {
          dead++;
          continue;
        }
        if ((before & mark) !== 0) continue;
        marks[state >>> 5] = before | mark;
        states[count] = state;
        parentOf[count++] = parent;
        if (game.isSolved(made, from)) {
          this.#solvedBy(count - 1);
          from += 2;
          break;
        }
      }
      run.sawFrontier(count - parent - 1);
    }
    run.generated += from >>> 1;
    run.stored += count - nodes.count;
    run.dead += dead;
    run.duplicates += (from >>> 1) - dead - (count - nodes.count);
    this.#next = parent;
    nodes.count = count;
  }

  /** Takes in the successors of the next parent. */
  #takeIn(from: number, to: number): void {
    const { run } = this;
    const nodes = this.#nodes;
    const successors = this.#successors;
    const parent = this.#next++;
    run.deepest = this.#depth;
    run.follow(nodes.states, parent * nodes.words, nodes.words);
    if (this.#trace.on) this.#trace.expansion(nodes.states, parent * nodes.words, this.#depth);
    const { states } = successors;
    for (let i = from; i < to; i++) {
      run.generated++;
      const edge = successors.edge(i);
      if (isDeadEdge(edge)) {
        run.dead++;
        this.#tell(PRUNED, i);
        continue;
      }
      const at = successors.at(i);
      const hash = successors.hashes[i] as number;
      if (nodes.find(states, at, hash) !== NONE) {
        run.duplicates++;
        this.#tell(DUPLICATE, i);
        continue;
      }
      const number = this.#keep(states, at, hash, parent);
      if (number === NONE) {
        this.#status = MEMORY_LIMIT;
        return;
      }
      if (this.#game.isSolved(states, at)) {
        this.#tell(SOLVED_EVENT, i);
        this.#solvedBy(number);
        break;
      }
      this.#tell(STORED, i);
    }
    run.sawFrontier(nodes.count - this.#next);
  }

  #solvedBy(number: number): void {
    this.#goal = number;
    this.#status = SOLVED;
  }

  /** Looks a new root up, so that it can be inserted. */
  #find(root: Uint32Array): number {
    const hash = this.#nodes.hash(root, 0);
    this.#nodes.find(root, 0, hash);
    return hash;
  }

  #keep(states: Uint32Array, at: number, hash: number, parent: number): number {
    const number = this.#nodes.insert(states, at, hash);
    if (number === NONE) return NONE;
    (this.#nodes.fields[PARENT] as Uint32Array)[number] = parent;
    this.run.stored++;
    return number;
  }

  #tell(kind: number, index: number): void {
    if (!this.#trace.on) return;
    const { states } = this.#successors;
    this.#trace.record(
      kind,
      moveOf(this.#successors.edge(index)),
      states,
      this.#successors.at(index),
      this.#depth + 1,
      0,
    );
  }

  #end(status: Status): Status {
    this.#status = status;
    return status;
  }
}
