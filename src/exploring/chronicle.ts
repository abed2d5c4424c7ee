// What happened in a search, event by event, kept so that any moment of it can be looked at at once. Nothing is played forwards or
// backwards: a node knows at which event it was born and at which one it was taken up, and so what it is at any position.
//
// A node is an arrival at a state, by one move from one parent: where a search reaches a state twice there are two nodes of the
// same state. So the tree only ever grows, and what was pruned or met again is a leaf of it. Nodes and events are numbered from 0; a
// position is the number of the event that happened last, so that at position 0 there is nothing but the start.
import { Column } from "./column.ts";
import { Tallies } from "./tallies.ts";

/** What happens. `round` is the start put on the stack once more, for a deepening search begins anew. */
export const EVENT_TYPES = [
  "source",
  "round",
  "expanding",
  "generating",
  "duplicate",
  "updating",
  "pruned",
  "destination",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What a node is: it waits, was expanded, was met before, or was given up, and why. */
export const FATES = [
  "waiting",
  "expanded",
  /** Its state was known, by a path that is not longer. */
  "duplicate",
  /** Another path to its state was cheaper, before it was expanded. */
  "overtaken",
  /** The puzzle proves that nothing can follow. */
  "dead",
  /** A heuristic that never overestimates proves it. */
  "hopeless",
  /** A heuristic that proves nothing says so. */
  "given-up",
  /** Beyond the bound of this round, or the limit on depth or cost. */
  "beyond",
  "goal",
  /** Given up, and nobody says why: in a trace. */
  "pruned",
] as const;
export type Fate = (typeof FATES)[number];

/** Stands for "no node", "not yet" and "nothing is known". */
export const NONE = 0xffffffff;

/** The order in which a search takes what waits. */
export type Discipline =
  /** First in, first out. */
  | { readonly kind: "queue" }
  /** Last in, first out; what is known is decided when a state is taken. */
  | { readonly kind: "stack"; readonly inRounds: boolean }
  /** Least key, then largest g, then first in. */
  | { readonly kind: "ranked"; readonly gFactor: number; readonly hFactor: number }
  /** Of a trace from elsewhere: as it was taken. */
  | { readonly kind: "told" };

const FATE_BITS = 4;
const FATE_MASK = 15;
/** When the node is looked at, its state is looked at for the first time. */
const IS_FIRST = 1 << 8;
/** Its state had been expanded already, and is open again. */
const REOPENS = 1 << 9;

export interface Born {
  /** The node that it came from, or NONE. */
  readonly parent: number;
  readonly state: number;
  /** The number of the move, as the puzzle or the trace has it. */
  readonly move: number;
  /** As whole numbers, in the units of the search; NONE where h is not known. */
  readonly g: number;
  readonly h: number;
  readonly fate: Fate;
  /** Its state had been expanded already. */
  readonly reopens?: boolean;
}

export class Chronicle {
  readonly discipline: Discipline;
  /** False where the start itself was given up: then there is nothing but the start. */
  readonly begins: boolean;
  readonly #types = new Column(Uint8Array);
  readonly #nodes = new Column(Uint32Array);
  readonly #parents = new Column(Uint32Array);
  readonly #states = new Column(Uint32Array);
  readonly #moves = new Column(Uint32Array);
  readonly #gs = new Column(Uint32Array);
  readonly #hs = new Column(Uint32Array);
  readonly #depths = new Column(Uint32Array);
  readonly #born = new Column(Uint32Array);
  readonly #ended = new Column(Uint32Array);
  readonly #marks = new Column(Uint16Array);
  /** Positions just before something is taken: where a step of an expansion ends. */
  readonly #expansionStops = new Column(Uint32Array);
  /** The events at which nodes are expanded. */
  readonly #expansions = new Column(Uint32Array);
  /** The events at which rounds begin. */
  readonly #rounds = new Column(Uint32Array);
  /** In the order in which they were. */
  readonly #overtaken = new Column(Uint32Array);
  readonly #tallies: Tallies;

  constructor(discipline: Discipline, begins = true) {
    this.discipline = discipline;
    this.begins = begins;
    this.#tallies = new Tallies(this);
  }

  // --- Writing

  /** The start, at the beginning and of each further round. Answers the number of its node. */
  begin(state: number, h: number): number {
    const type = this.#types.length === 0 ? "source" : "round";
    if (type === "round") this.#stop();
    this.#rounds.push(this.#types.length);
    return this.#bear(type, { parent: NONE, state, move: 0, g: 0, h, fate: "waiting" });
  }

  /** A successor, and what becomes of it. Answers the number of its node. */
  successor(type: EventType, born: Born): number {
    return this.#bear(type, born);
  }

  /** A node that waits is taken: it is expanded, or something is wrong with it, or it is the goal. */
  take(type: EventType, node: number, fate: Fate, isFirst: boolean, reopens: boolean): void {
    if (type === "expanding" || type === "destination") this.#stop();
    if (type === "expanding") this.#expansions.push(this.#types.length);
    const marks = this.#marks.at(node) | (isFirst ? IS_FIRST : 0) | (reopens ? REOPENS : 0);
    this.#marks.set(node, marks | (FATES.indexOf(fate) << FATE_BITS));
    this.#ended.set(node, this.#types.length);
    this.#happen(type, node);
  }

  /** A node that waits will not be taken, since the event that comes next is a cheaper path to its state. */
  overtake(node: number): void {
    this.#marks.set(node, this.#marks.at(node) | (FATES.indexOf("overtaken") << FATE_BITS));
    this.#ended.set(node, this.#types.length);
    this.#overtaken.push(node);
  }

  #bear(type: EventType, { parent, state, move, g, h, fate, reopens = false }: Born): number {
    const node = this.#states.length;
    this.#parents.push(parent);
    this.#states.push(state);
    this.#moves.push(move);
    this.#gs.push(g);
    this.#hs.push(h);
    this.#depths.push(parent === NONE ? 0 : this.#depths.at(parent) + 1);
    this.#born.push(this.#types.length);
    this.#ended.push(NONE);
    this.#marks.push(FATES.indexOf(fate) | (reopens ? REOPENS : 0));
    this.#happen(type, node);
    return node;
  }

  #happen(type: EventType, node: number): void {
    this.#types.push(EVENT_TYPES.indexOf(type));
    this.#nodes.push(node);
    this.#tallies.follow(this.#types.length - 1);
  }

  /** Before the event that comes next one may stop. */
  #stop(): void {
    const at = this.#types.length - 1;
    if (this.#expansionStops.length === 0 || this.#expansionStops.at(this.#expansionStops.length - 1) !== at) {
      this.#expansionStops.push(at);
    }
  }

  // --- Events

  /** How many events there are; the last position is one less. */
  get events(): number {
    return this.#types.length;
  }

  get last(): number {
    return this.#types.length - 1;
  }

  typeOf(event: number): EventType {
    return EVENT_TYPES[this.#types.at(event)] as EventType;
  }

  nodeOf(event: number): number {
    return this.#nodes.at(event);
  }

  /** The positions at which a step of an expansion ends, in their order; the last position is not always one. */
  get expansionStops(): Column<Uint32Array> {
    return this.#expansionStops;
  }

  /** How many nodes were expanded up to an event. */
  expandedAt(event: number): number {
    return this.#expansions.countUpTo(event);
  }

  /** The events at which rounds begin; one where there are no rounds. */
  get rounds(): Column<Uint32Array> {
    return this.#rounds;
  }

  /** The tally at a position. */
  tallyAt(position: number): ReturnType<Tallies["at"]> {
    return this.#tallies.at(position);
  }

  // --- Nodes

  get nodes(): number {
    return this.#states.length;
  }

  /** How many nodes there are at a position. */
  nodesAt(position: number): number {
    return this.#born.countUpTo(position);
  }

  parentOf(node: number): number {
    return this.#parents.at(node);
  }

  stateOf(node: number): number {
    return this.#states.at(node);
  }

  moveOf(node: number): number {
    return this.#moves.at(node);
  }

  gOf(node: number): number {
    return this.#gs.at(node);
  }

  hOf(node: number): number {
    return this.#hs.at(node);
  }

  /** Moves from the start. */
  depthOf(node: number): number {
    return this.#depths.at(node);
  }

  bornAt(node: number): number {
    return this.#born.at(node);
  }

  /** When it was taken, or overtaken; NONE where it never was. */
  endedAt(node: number): number {
    return this.#ended.at(node);
  }

  /** The nodes that were taken or overtaken after the first of two positions, and by the second. */
  endedBetween(from: number, to: number): number[] {
    const ended: number[] = [];
    for (let event = from + 1; event <= to; event++) {
      const node = this.#nodes.at(event);
      if (this.#ended.at(node) === event) ended.push(node);
    }
    for (let i = this.#overtaken.length - 1; i >= 0; i--) {
      const node = this.#overtaken.at(i);
      const at = this.#ended.at(node);
      if (at <= from) break;
      if (at <= to) ended.push(node);
    }
    return ended;
  }

  isFirst(node: number): boolean {
    return (this.#marks.at(node) & IS_FIRST) !== 0;
  }

  reopens(node: number): boolean {
    return (this.#marks.at(node) & REOPENS) !== 0;
  }

  /** What it is at a position, at which it must have been born. */
  fateAt(node: number, position: number): Fate {
    const marks = this.#marks.at(node);
    return FATES[this.#ended.at(node) <= position ? (marks >>> FATE_BITS) & FATE_MASK : marks & FATE_MASK] as Fate;
  }

  isWaiting(node: number, position: number): boolean {
    return (
      (this.#marks.at(node) & FATE_MASK) === 0 && this.#born.at(node) <= position && this.#ended.at(node) > position
    );
  }

  /** Its children at a position, in the order of the puzzle's moves. */
  childrenOf(node: number, position: number): number[] {
    const expanded = this.#ended.at(node);
    const children: number[] = [];
    if (expanded > position || this.typeOf(expanded) !== "expanding") return children;
    const to = Math.min(position, this.last);
    for (let event = expanded + 1; event <= to; event++) {
      const child = this.#nodes.at(event);
      if (this.#parents.at(child) !== node || this.#born.at(child) !== event) break;
      children.push(child);
    }
    // A stack takes the last first, so they were put there backwards.
    return this.discipline.kind === "stack" ? children.reverse() : children;
  }

  /** From the start to the node. */
  pathTo(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at !== NONE; at = this.#parents.at(at)) path.push(at);
    return path.reverse();
  }
}
