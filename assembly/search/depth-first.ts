// The depth-first walk that dfs, dls, iddfs and idastar share; they differ in what cuts it off and in whether a state
// may be visited again.
//
// One explicit stack holds the open states and, between them, the path: a state that has been expanded stays below
// its successors until they are done. Successors lie in reverse, so that the first is on top. The goal is tested when
// a state is visited. A table remembers with which g a state was visited: dfs never visits it again, the others only
// with less (in deepening: in this round), which also keeps a path from meeting itself. When the table of a deepening
// search is full it keeps what it has, for the states that came first have the largest subtrees; states that are not
// in it are compared with the path.
import { Hash } from "../memory/hash";
import { Region, Regions } from "../memory/regions";
import { Estimates } from "./estimates";
import { Edge, Estimate, Game } from "./game";
import { Growth } from "./growth";
import { copyState, Nodes } from "./node-table";
import { Ranking } from "./ranking";
import { Round } from "./round";
import { Run, Status, UNLIMITED } from "./run";
import { Successors } from "./successors";
import { Event, Trace } from "./trace";

/** The fields of a node: the g of its best visit, and the round of that visit with two bits. */
const FIELD_BYTES: i32 = 8;
const ROUND: usize = 4;
/** Expanded in that round. */
const EXPANDED: u32 = 1;
/** Visited in that round, but cut off by the depth limit. */
const CUT: u32 = 2;

/** After its state a stack entry has its move with a bit for "on the path", and its g. */
const ENTRY_FIELD_BYTES: i32 = 8;
const ON_PATH: u32 = 0x80000000;

export class DepthFirst {
  /** Whether a state may be visited again with less g. */
  static revisits: bool = false;
  static round: u32 = 1;
  /** Entries on the stack, those of them on the path, and the bytes of one. */
  static height: u32 = 0;
  static path: u32 = 0;
  static stride: u32 = 12;
  /** States that the depth limit has cut off and that nobody has expanded yet. */
  static cutOff: u64 = 0;
  /** How many states a deepening search may remember. */
  static tableRoom: u32 = 0;
}

export function beginDepthFirst<G extends Game>(game: G, revisits: bool, tableRoom: u32): bool {
  DepthFirst.revisits = revisits;
  DepthFirst.round = 1;
  DepthFirst.height = 0;
  DepthFirst.path = 0;
  DepthFirst.cutOff = 0;
  DepthFirst.tableRoom = tableRoom;
  DepthFirst.stride = u32(game.words() * 4 + ENTRY_FIELD_BYTES);
  return Nodes.begin(game.words(), FIELD_BYTES, game.denseStates(), false);
}

export function pushRoot(root: usize): bool {
  return push(root, 0, 0);
}

/** Walks on; RUNNING while there is more of this round, UNSOLVABLE when the stack has run empty. */
export function walk<G extends Game>(game: G, budget: i32): i32 {
  for (let left = budget; left > 0 && !Growth.isWanted; left--) {
    if (DepthFirst.height == 0) return Status.UNSOLVABLE;
    const top = entry(DepthFirst.height - 1);
    if (load<u32>(fieldsOf(top)) & ON_PATH) {
      DepthFirst.height--;
      DepthFirst.path--;
      continue;
    }
    const status = visit<G>(game, load<u32>(fieldsOf(top), 4));
    if (status != Status.RUNNING) return status;
  }
  return Status.RUNNING;
}

/** Visits the state on top of the stack. */
function visit<G extends Game>(game: G, g: u32): i32 {
  const number = remember(topState(), g);
  if (number == ALREADY) {
    Run.duplicates++;
    traceTop(Event.DUPLICATE, g);
    DepthFirst.height--;
    return Status.RUNNING;
  }
  if (number == NO_MEMORY) return Status.MEMORY_LIMIT;
  sawStored();
  if (game.isSolved(topState())) {
    traceTop(Event.SOLVED, g);
    return Status.SOLVED;
  }
  if (!Round.byCost && g >= Round.threshold) {
    cutOffByDepth(number);
    traceTop(Event.PRUNED, g);
    DepthFirst.height--;
    return Status.RUNNING;
  }
  if (Run.expanded == Run.maxExpanded) return Status.NODE_LIMIT;
  return expandTop<G>(game, number, g) ? Status.RUNNING : Status.MEMORY_LIMIT;
}

/** Not numbers of nodes: the state was visited as well or better, there is no memory, it is not in the full table. */
const ALREADY: u32 = 0xffffffff;
const NO_MEMORY: u32 = 0xfffffffe;
const FORGOTTEN: u32 = 0xfffffffd;

/** Remembers the visit of a state. */
function remember(state: usize, g: u32): u32 {
  const hash = Nodes.hash(state);
  const known = Nodes.find(state, hash);
  if (known != Nodes.NONE) {
    const fields = Nodes.fieldsAt(known);
    if (!DepthFirst.revisits) return ALREADY;
    if (load<u32>(fields, ROUND) >> 2 == DepthFirst.round) {
      if (load<u32>(fields) <= g) return ALREADY;
      if (load<u32>(fields, ROUND) & EXPANDED) Run.reopened++;
    } else {
      store<u32>(fields, DepthFirst.round << 2, ROUND);
    }
    store<u32>(fields, g);
    return known;
  }
  if (Nodes.count < DepthFirst.tableRoom) {
    Round.closed = false;
    const number = Nodes.insert(state, hash);
    if (number != Nodes.NONE) {
      store<u32>(Nodes.fieldsAt(number), g);
      store<u32>(Nodes.fieldsAt(number), DepthFirst.round << 2, ROUND);
      return number;
    }
    if (!Round.inRounds) return NO_MEMORY;
    DepthFirst.tableRoom = Nodes.count;
  }
  Round.forgot = true;
  return isOnPath(topState()) ? ALREADY : FORGOTTEN;
}

function cutOffByDepth(number: u32): void {
  Round.sawBeyond(Round.threshold + 1);
  if (number == FORGOTTEN) return;
  const fields = Nodes.fieldsAt(number);
  const marks = load<u32>(fields, ROUND);
  if (marks & (EXPANDED | CUT)) return;
  store<u32>(fields, marks | CUT, ROUND);
  DepthFirst.cutOff++;
}

function expandTop<G extends Game>(game: G, number: u32, g: u32): bool {
  if (number != FORGOTTEN) {
    const fields = Nodes.fieldsAt(number);
    const marks = load<u32>(fields, ROUND);
    if (marks & CUT) DepthFirst.cutOff--;
    store<u32>(fields, (marks & ~CUT) | EXPANDED, ROUND);
  }
  const top = entry(DepthFirst.height - 1);
  store<u32>(fieldsOf(top), load<u32>(fieldsOf(top)) | ON_PATH);
  if (DepthFirst.path > Run.deepest) Run.deepest = DepthFirst.path;
  DepthFirst.path++;
  sawStored();
  Run.expanded++;
  Run.fingerprint = Hash.follow(Run.fingerprint, top, Nodes.words);
  if (Trace.on) Trace.expansion(top, g);
  if (isDefined(game.estimateFrom)) {
    if (Round.byCost) Estimates.parent = game.estimate(topState(), -1);
  }
  Successors.clear();
  Successors.make<G>(game, topState(), 0);
  Run.generated += u64(Successors.count);
  for (let i = Successors.count - 1; i >= 0; i--) {
    if (!pushSuccessor<G>(game, i, g)) return false;
  }
  Run.sawFrontier(u64(DepthFirst.height - DepthFirst.path));
  return true;
}

/** Puts a successor on the stack, unless it is dead or beyond a limit. False where there is no memory. */
function pushSuccessor<G extends Game>(game: G, index: i32, parentCost: u32): bool {
  const state = Successors.at(index);
  const edge = Successors.edge(index);
  const move = Edge.move(edge);
  if (!Round.byCost) {
    if (Edge.isDead(edge)) return gaveUpDead(move, state, parentCost + 1, 0);
    return push(state, move, parentCost + 1) && traced(Event.STORED, move, state, parentCost + 1, 0);
  }
  const g = parentCost + Edge.cost(edge);
  if (Edge.isDead(edge)) return gaveUpDead(move, state, g, 0);
  const h = Estimates.of<G>(game, state, move);
  if (h == Estimate.NEVER) {
    if (Ranking.admissible) return gaveUpDead(move, state, g, h);
    Run.cut = true;
    return traced(Event.PRUNED, move, state, g, h);
  }
  if (Ranking.isBeyond(g, h)) {
    Run.cut = true;
    return traced(Event.PRUNED, move, state, g, h);
  }
  const key = Ranking.key(g, h);
  if (key > Round.threshold) {
    // A threshold that 32 bits do not hold is never come to.
    if (key == UNLIMITED) Run.cut = true;
    Round.sawBeyond(key);
    if (Round.closed && Nodes.find(state, Nodes.hash(state)) == Nodes.NONE) Round.closed = false;
    return traced(Event.PRUNED, move, state, g, h);
  }
  return push(state, move, g) && traced(Event.STORED, move, state, g, h);
}

function push(state: usize, move: i32, g: u32): bool {
  const bytes = u64(DepthFirst.height + 1) * u64(DepthFirst.stride);
  if (bytes > Regions.size(Region.STACK) && !Regions.ensure(Region.STACK, bytes)) return false;
  const at = entry(DepthFirst.height++);
  copyState(at, state, Nodes.words);
  store<u32>(fieldsOf(at), u32(move));
  store<u32>(fieldsOf(at), g, 4);
  return true;
}

function isOnPath(state: usize): bool {
  for (let i: u32 = 0; i + 1 < DepthFirst.height; i++) {
    const at = entry(i);
    if ((load<u32>(fieldsOf(at)) & ON_PATH) != 0 && Nodes.same(at, state)) return true;
  }
  return false;
}

function sawStored(): void {
  const stored = u64(Nodes.count) + (Round.inRounds ? u64(DepthFirst.path) : 0);
  if (stored > Run.stored) Run.stored = stored;
}

function traceTop(kind: i32, g: u32): void {
  if (Trace.on) Trace.record(kind, -1, topState(), g, 0);
}

function gaveUpDead(move: i32, state: usize, g: u32, h: u32): bool {
  Run.dead++;
  return traced(Event.PRUNED, move, state, g, h);
}

function traced(kind: i32, move: i32, state: usize, g: u32, h: u32): bool {
  if (Trace.on) Trace.record(kind, move, state, g, h);
  return true;
}

function entry(index: u32): usize {
  return Regions.start(Region.STACK) + <usize>(index * DepthFirst.stride);
}

function fieldsOf(entryAt: usize): usize {
  return entryAt + ((<usize>Nodes.words) << 2);
}

function topState(): usize {
  return entry(DepthFirst.height - 1);
}

/** When the goal is on top of the stack: how many moves led to it. */
export function pathLength(): i32 {
  return i32(DepthFirst.path);
}

/** Writes those moves to `out`, one u32 each. */
export function writePath(out: usize): void {
  let written: usize = 0;
  for (let i: u32 = 1; i < DepthFirst.height; i++) {
    const move = load<u32>(fieldsOf(entry(i)));
    const isGoal = i + 1 == DepthFirst.height;
    if (isGoal || (move & ON_PATH) != 0) {
      store<u32>(out + written, move & ~ON_PATH);
      written += 4;
    }
  }
}
