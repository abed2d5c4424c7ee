// The depth-first walk that dfs, dls, iddfs and idastar share; they differ in what cuts it off, in whether a state may be
// visited again, and in how many rounds there are. The twin of assembly/search/depth-first.ts and iterative-deepening.ts, where
// it is told how the stack and the table work and when rounds may end in "unsolvable".
import { costOf, type Game, isDeadEdge, moveOf, NEVER } from "./game.ts";
import { type Growing, type Memory, NOTHING, Room } from "./memory.ts";
import { NONE, NodeTable } from "./node-table.ts";
import type { Ranking } from "./ranking.ts";
import { MEMORY_LIMIT, NODE_LIMIT, RUNNING, type Run, type Search, SOLVED, type Status, UNLIMITED } from "./run.ts";
import { Successors, sameState } from "./successors.ts";
import { DUPLICATE, NO_MOVE, PRUNED, SOLVED_EVENT, STORED, type TraceRecorder } from "./trace-recorder.ts";

/** The fields of a node: the g of its best visit, and the round of that visit with two bits. */
const COST = 0;
const ROUND = 1;
/** Expanded in that round. */
const EXPANDED = 1;
/** Visited in that round, but cut off by the depth limit. */
const CUT = 2;

/** After its state a stack entry has its move with a bit for "on the path", and its g. */
const ENTRY_FIELDS = 2;
const ON_PATH = 0x80000000;
const MOVE_MASK = 0x7fffffff;
const FIRST_ENTRIES = 256;

/** Not numbers of nodes: the state was visited as well or better, there is no memory, it is not in the full table. */
const ALREADY = 0xffffffff;
const NO_MEMORY = 0xfffffffe;
const FORGOTTEN = 0xfffffffd;

/** Which of the four walks it is. */
export interface Manner {
  /** Whether a state may be visited again with less g. */
  readonly revisits: boolean;
  /** iddfs and idastar: one round after the other, each with a larger threshold. */
  readonly inRounds: boolean;
  /** idastar: keys are compared with the threshold, not depths. */
  readonly byCost: boolean;
  /** For idastar. */
  readonly ranking: Ranking;
  /** How many states may be remembered. */
  readonly tableRoom: number;
  /** For iddfs: how much deeper each round goes. Always 1 in the twin; a course paper deepens by 2 (src/papers). */
  readonly deepenBy: number;
}

export class DepthFirst implements Search {
  readonly run: Run;
  readonly #ranking: Ranking;
  readonly #game: Game;
  readonly #root: Uint32Array;
  readonly #manner: Manner;
  readonly #memory: Memory;
  readonly #trace: TraceRecorder;
  readonly #nodes: NodeTable;
  readonly #successors: Successors;
  /** The puzzle makes estimates from that of the parent, which is that of the state being expanded. */
  readonly #fromParent: Game["estimateFrom"];
  #parentEstimate = 0;
  readonly #stride: number;
  #stack: Uint32Array<ArrayBuffer> = NOTHING;
  readonly #room: Room;
  /** Entries on the stack, and those of them on the path. */
  #height = 0;
  #path = 0;
  #tableRoom: number;
  /** States that the depth limit has cut off and that nobody has expanded yet. */
  #cutOff = 0;
  #round = 1;
  #threshold: number;
  /** The least that was above the threshold in this round. */
  #nextThreshold = UNLIMITED;
  /** The round has met no state that the table did not know before. */
  #closed = true;
  #forgot = false;
  #status: Status = RUNNING;

  constructor(game: Game, root: Uint32Array, run: Run, memory: Memory, trace: TraceRecorder, manner: Manner) {
    this.#game = game;
    this.#root = root;
    this.run = run;
    this.#ranking = manner.ranking;
    this.#memory = memory;
    this.#trace = trace;
    this.#manner = manner;
    this.#tableRoom = manner.tableRoom;
    this.#nodes = new NodeTable(memory, game.words, 2, game.denseStates);
    this.#successors = new Successors(game);
    this.#fromParent = game.estimateFrom;
    this.#stride = game.words + ENTRY_FIELDS;
    this.#room = new Room(memory, 1, () => this.#growStack());
    this.#threshold = run.maxCost;
    this.#status = this.#nodes.ready ? this.#begin() : MEMORY_LIMIT;
  }

  #begin(): Status {
    const { inRounds, byCost } = this.#manner;
    if (!inRounds) return this.#pushRoot();
    if (!byCost) return this.#beginRound(0);
    const h = this.#ranking.start(this.#game, this.#root, this.run);
    if (h !== NEVER && !this.#ranking.isBeyond(0, h, this.run.maxCost))
      return this.#beginRound(this.#ranking.key(0, h));
    this.run.cut = h !== NEVER || !this.#ranking.admissible;
    return this.run.ranDry();
  }

  #beginRound(threshold: number): Status {
    const { byCost, deepenBy } = this.#manner;
    if (!byCost && threshold > this.run.maxCost) {
      this.run.cut = true;
      return this.run.ranDry();
    }
    this.#threshold = threshold;
    this.#nextThreshold = UNLIMITED;
    this.#closed = true;
    this.run.raise(byCost ? threshold : Math.max(0, threshold - deepenBy + 1));
    return this.#pushRoot();
  }

  #pushRoot(): Status {
    if (!this.#push(this.#root, 0, 0, 0)) return MEMORY_LIMIT;
    this.run.sawFrontier(1);
    return RUNNING;
  }

  advance(expansions: number): Status {
    for (let left = expansions; left > 0 && this.#status === RUNNING && !this.#memory.isGrowing; left--) {
      if (this.#height === 0) this.#status = this.#endRound();
      else if (this.#topMove() >= ON_PATH) this.#leaveTop();
      else this.#status = this.#visitTop();
    }
    return this.#status;
  }

  #endRound(): Status {
    if (!this.#manner.inRounds) {
      if (this.#cutOff !== 0) this.run.cut = true;
      return this.run.ranDry();
    }
    if (this.#nextThreshold === UNLIMITED || (this.#closed && !this.#forgot)) return this.run.ranDry();
    this.#round++;
    return this.#beginRound(this.#nextThreshold);
  }

  #leaveTop(): void {
    this.#height--;
    this.#path--;
  }

  #visitTop(): Status {
    const { run } = this;
    const at = this.#top();
    const g = this.#stack[at + this.#nodes.words + 1] as number;
    const number = this.#remember(at, g);
    if (number === ALREADY) {
      run.duplicates++;
      this.#tellTop(DUPLICATE, g);
      this.#height--;
      return RUNNING;
    }
    if (number === NO_MEMORY) return MEMORY_LIMIT;
    this.#sawStored();
    if (this.#game.isSolved(this.#stack, at)) {
      this.#tellTop(SOLVED_EVENT, g);
      return SOLVED;
    }
    if (!this.#manner.byCost && g >= this.#threshold) {
      this.#cutOffByDepth(number);
      this.#tellTop(PRUNED, g);
      this.#height--;
      return RUNNING;
    }
    if (run.expanded === run.maxExpanded) return NODE_LIMIT;
    return this.#expandTop(number, g) ? RUNNING : MEMORY_LIMIT;
  }

  /** Remembers the visit of the state on top. */
  #remember(at: number, g: number): number {
    const nodes = this.#nodes;
    const stack = this.#stack;
    const hash = nodes.hash(stack, at);
    const known = nodes.find(stack, at, hash);
    if (known !== NONE) {
      if (!this.#manner.revisits) return ALREADY;
      const costs = nodes.fields[COST] as Uint32Array;
      const rounds = nodes.fields[ROUND] as Uint32Array;
      const marks = rounds[known] as number;
      if (marks >>> 2 !== this.#round) rounds[known] = this.#round << 2;
      else if ((costs[known] as number) <= g) return ALREADY;
      else if ((marks & EXPANDED) !== 0) this.run.reopened++;
      costs[known] = g;
      return known;
    }
    if (nodes.count < this.#tableRoom) {
      this.#closed = false;
      const number = nodes.insert(stack, at, hash);
      if (number !== NONE) {
        (nodes.fields[COST] as Uint32Array)[number] = g;
        (nodes.fields[ROUND] as Uint32Array)[number] = this.#round << 2;
        return number;
      }
      if (!this.#manner.inRounds) return NO_MEMORY;
      this.#tableRoom = nodes.count;
    }
    this.#forgot = true;
    return this.#isOnPath(at) ? ALREADY : FORGOTTEN;
  }

  #cutOffByDepth(number: number): void {
    // The last round goes as deep as it may, though it be by less.
    const deeper = Math.min(this.#threshold + this.#manner.deepenBy, Math.max(this.run.maxCost, this.#threshold + 1));
    if (deeper < this.#nextThreshold) this.#nextThreshold = deeper;
    if (number === FORGOTTEN) return;
    const rounds = this.#nodes.fields[ROUND] as Uint32Array;
    const marks = rounds[number] as number;
    if ((marks & (EXPANDED | CUT)) !== 0) return;
    rounds[number] = marks | CUT;
    this.#cutOff++;
  }

  #expandTop(number: number, g: number): boolean {
    const { run } = this;
    const nodes = this.#nodes;
    const successors = this.#successors;
    if (number !== FORGOTTEN) {
      const rounds = nodes.fields[ROUND] as Uint32Array;
      const marks = rounds[number] as number;
      if ((marks & CUT) !== 0) this.#cutOff--;
      rounds[number] = (marks & ~CUT) | EXPANDED;
    }
    const at = this.#top();
    this.#stack[at + nodes.words] = this.#topMove() | ON_PATH;
    if (this.#path > run.deepest) run.deepest = this.#path;
    this.#path++;
    this.#sawStored();
    run.follow(this.#stack, at, nodes.words);
    if (this.#trace.on) this.#trace.expansion(this.#stack, at, g);
    if (this.#fromParent !== undefined && this.#manner.byCost) {
      this.#parentEstimate = this.#game.estimate(this.#stack, at, -1);
    }
    successors.clear();
    successors.make(this.#stack, at, 0);
    run.generated += successors.count;
    for (let i = successors.count - 1; i >= 0; i--) {
      if (!this.#pushSuccessor(i, g)) return false;
    }
    run.sawFrontier(this.#height - this.#path);
    return true;
  }

  /** Puts a successor on the stack, unless it is dead or beyond a limit. False where there is no memory. */
  #pushSuccessor(index: number, parentCost: number): boolean {
    const { run } = this;
    const { states } = this.#successors;
    const at = this.#successors.at(index);
    const edge = this.#successors.edge(index);
    const move = moveOf(edge);
    const { byCost } = this.#manner;
    const g = parentCost + (byCost ? costOf(edge) : 1);
    if (isDeadEdge(edge)) return this.#giveUpDead(move, at, g, 0);
    if (!byCost) return this.#push(states, at, move, g) && this.#tell(STORED, move, at, g, 0);
    const h = this.#estimate(states, at, move);
    if (h === NEVER) {
      if (this.#ranking.admissible) return this.#giveUpDead(move, at, g, h);
      run.cut = true;
      return this.#tell(PRUNED, move, at, g, h);
    }
    if (this.#ranking.isBeyond(g, h, run.maxCost)) {
      run.cut = true;
      return this.#tell(PRUNED, move, at, g, h);
    }
    const key = this.#ranking.key(g, h);
    if (key <= this.#threshold) return this.#push(states, at, move, g) && this.#tell(STORED, move, at, g, h);
    // A threshold that 32 bits do not hold is never come to.
    if (key === UNLIMITED) run.cut = true;
    if (key < this.#nextThreshold) this.#nextThreshold = key;
    if (this.#closed && this.#nodes.find(states, at, this.#nodes.hash(states, at)) === NONE) this.#closed = false;
    return this.#tell(PRUNED, move, at, g, h);
  }

  #giveUpDead(move: number, at: number, g: number, h: number): boolean {
    this.run.dead++;
    return this.#tell(PRUNED, move, at, g, h);
  }

  #estimate(states: Uint32Array, at: number, move: number): number {
    if (this.#fromParent === undefined) return this.#game.estimate(states, at, move);
    return this.#fromParent.call(this.#game, states, at, move, this.#parentEstimate);
  }

  #push(states: Uint32Array, from: number, move: number, g: number): boolean {
    const { words } = this.#nodes;
    const at = this.#height * this.#stride;
    if (at + this.#stride > this.#room.limit && !this.#room.make(at + this.#stride)) return false;
    const stack = this.#stack;
    for (let i = 0; i < words; i++) stack[at + i] = states[from + i] as number;
    stack[at + words] = move;
    stack[at + words + 1] = g;
    this.#height++;
    return true;
  }

  *#growStack(): Growing {
    const length = Math.max(FIRST_ENTRIES * this.#stride, this.#stack.length * 2);
    const longer = yield* this.#memory.growing(this.#stack, length);
    if (longer === undefined) return false;
    this.#stack = longer;
    this.#room.set(length);
    return true;
  }

  /** Whether the state on top is also on the path below it. */
  #isOnPath(at: number): boolean {
    const stack = this.#stack;
    const { words } = this.#nodes;
    for (let below = 0; below < at; below += this.#stride) {
      if ((stack[below + words] as number) >= ON_PATH && sameState(stack, below, stack, at, words)) return true;
    }
    return false;
  }

  #sawStored(): void {
    const stored = this.#nodes.count + (this.#manner.inRounds ? this.#path : 0);
    if (stored > this.run.stored) this.run.stored = stored;
  }

  #top(): number {
    return (this.#height - 1) * this.#stride;
  }

  #topMove(): number {
    return this.#stack[this.#top() + this.#nodes.words] as number;
  }

  #tellTop(kind: number, g: number): void {
    if (this.#trace.on) this.#trace.record(kind, NO_MOVE, this.#stack, this.#top(), g, 0);
  }

  #tell(kind: number, move: number, at: number, g: number, h: number): boolean {
    if (this.#trace.on) this.#trace.record(kind, move, this.#successors.states, at, g, h);
    return true;
  }

  /** The moves of the entries on the path, and of the goal on top. */
  moves(): number[] {
    const moves: number[] = [];
    const { words } = this.#nodes;
    for (let i = 1; i < this.#height; i++) {
      const move = this.#stack[i * this.#stride + words] as number;
      if (move >= ON_PATH || i + 1 === this.#height) moves.push(move & MOVE_MASK);
    }
    return moves;
  }
}
