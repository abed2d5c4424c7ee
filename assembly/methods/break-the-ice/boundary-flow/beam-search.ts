// A solution before the proof: beam search (Lowerre 1976, "The HARPY speech recognition system"), in rounds of rising width
// that are bounded by the incumbent, the best solution so far (Zhang 1998, "Complete anytime beam search").
//
// It goes layer by layer, a move each, and keeps of every layer the states with the best scores (beam-score.ts), as many as
// the beam is wide. The first empty board ends a round; the next round is twice as wide, and looks only for what is better.
// It is over when a round has left out no state for its score, or would need too much memory.
//
// All of it lies in the region of the trace, which a method does not use: the incumbent; for each state of each layer its
// parent and its move; what the round has seen; a heap of the next layer, the worst score on top; both layers.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Edge } from "../../../search/game";
import { Incumbent } from "../../../search/incumbent";
import { copyState } from "../../../search/node-table";
import { Run, UNLIMITED } from "../../../search/run";
import { Successors } from "../../../search/successors";
import { BeamScore } from "./beam-score";
import { NEVER } from "./flow";
import { MoveBounds } from "./move-bounds";

const FIRST_WIDTH: u32 = 32;
/** Rounds up to this width are run at once while there is no incumbent. */
const URGENT_WIDTH: u32 = 128;
/** A round in which so many layers have brought no better score has lost its way, and ends. */
const LOST: u32 = 10;
/** Solutions of more moves are not looked for. */
const MOST_MOVES: u32 = 256;
const SOLUTION_BYTES: usize = 4 * 256;
/** Bytes of a back pointer (the parent's slot in its layer, and in 10 bits the move) and of an entry of the heap. Then, for
 *  the hash table of what was seen: entries for each state of the beam, and how many of them a look-up tries. */
const BACK_POINTER: usize = 4;
const MOVE_BITS: u32 = 10;
const ENTRY: usize = 8;
const SEEN_PER_STATE: u32 = 32;
const SEEN_TRIES: u32 = 8;
/** Among equal scores so many bits of the hash decide. */
const TIE_BITS: u32 = 12;
/** The most bytes it takes, and the part of what is free. */
const MOST_BYTES: u64 = 1 << 26;
const SHARE: u64 = 8;

export class BeamSearch {
  static isOver: bool = false;
  static isRunning: bool = false;
  static width: u32 = 0;
  static words: u32 = 0;
  /** Rounds may have so many layers. */
  static layers: u32 = 0;
  static expanded: u64 = 0;
  /** The moves to this layer, its states, and how many of them have been expanded. */
  static layer: u32 = 0;
  static count: u32 = 0;
  static done: u32 = 0;
  static nextCount: u32 = 0;
  /** The best score of this round, and the layer that came upon it. */
  static least: u32 = 0;
  static leastAt: u32 = 0;
  /** This round has left out a state for its score. */
  static hasPruned: bool = false;
  static backPointers: usize = 0;
  static seen: usize = 0;
  static heap: usize = 0;
  static current: usize = 0;
  static next: usize = 0;

  /** `bound` and `blocks` are those of the start. */
  static begin(words: u32, bound: u32, blocks: u32): void {
    BeamSearch.isOver = false;
    BeamSearch.isRunning = false;
    BeamSearch.width = FIRST_WIDTH;
    BeamSearch.words = words;
    BeamSearch.layers = min(MOST_MOVES, 2 * bound + blocks);
    BeamSearch.expanded = 0;
  }

  @inline
  static isUrgent(): bool {
    return Run.best == UNLIMITED && BeamSearch.width <= URGENT_WIDTH;
  }

  /** Begins a round at `root` where none is running. False where there is no memory for it: then it is over. */
  static isReady(root: usize): bool {
    if (!BeamSearch.isRunning) BeamSearch.isOver = !BeamSearch.beginRound(root);
    return !BeamSearch.isOver;
  }

  /** Expands a state of the round that is running. */
  static advance(game: BreakTheIce): void {
    Run.expanded++;
    BeamSearch.expanded++;
    BeamSearch.expand(game);
  }

  /** False where there is no memory for it. */
  private static beginRound(root: usize): bool {
    const width = <usize>BeamSearch.width;
    const stateBytes = (<usize>BeamSearch.words) << 2;
    const backPointerBytes = width * BACK_POINTER * <usize>min(BeamSearch.layers, Run.maxCost);
    const seenBytes = width * 4 * <usize>SEEN_PER_STATE;
    const bytes =
      u64(SOLUTION_BYTES) + u64(backPointerBytes) + u64(seenBytes) + u64(width) * u64(ENTRY + 2 * stateBytes);
    if (bytes > MOST_BYTES || !BeamSearch.hasRoom(bytes)) return false;
    BeamSearch.seen = Regions.start(Region.TRACE) + SOLUTION_BYTES;
    BeamSearch.heap = BeamSearch.seen + seenBytes;
    BeamSearch.current = BeamSearch.heap + width * ENTRY;
    BeamSearch.next = BeamSearch.current + width * stateBytes;
    BeamSearch.backPointers = BeamSearch.next + width * stateBytes;
    memory.fill(BeamSearch.seen, 0, seenBytes);
    copyState(BeamSearch.current, root, i32(BeamSearch.words));
    BeamSearch.isRunning = true;
    BeamSearch.hasPruned = false;
    BeamSearch.least = NEVER;
    BeamSearch.leastAt = 0;
    BeamSearch.layer = 0;
    BeamSearch.count = 1;
    BeamSearch.done = 0;
    BeamSearch.nextCount = 0;
    return true;
  }

  private static hasRoom(bytes: u64): bool {
    const had = Regions.size(Region.TRACE);
    if (bytes <= had) return true;
    const free = Regions.limit - min(Regions.limit, Regions.end());
    return (bytes - had) * SHARE <= free && Regions.resize(Region.TRACE, bytes);
  }

  private static expand(game: BreakTheIce): void {
    const cost = BeamSearch.layer + 1;
    if (cost > Run.maxCost) {
      BeamSearch.endRound();
      return;
    }
    Successors.count = game.expand(BeamSearch.stateAt(BeamSearch.current, BeamSearch.done), Successors.at(0));
    for (let i = 0; i < Successors.count; i++) {
      Run.generated++;
      const edge = Successors.edge(i);
      if (Edge.isDead(edge)) {
        Run.dead++;
        continue;
      }
      if (game.isSolved(Successors.at(i))) {
        BeamSearch.keepIncumbent(Edge.move(edge));
        BeamSearch.endRound();
        return;
      }
      BeamSearch.insert(game, Successors.at(i), Edge.move(edge));
    }
    if (++BeamSearch.done == BeamSearch.count) BeamSearch.endLayer(cost);
  }

  private static endLayer(cost: u32): void {
    const isLost = BeamSearch.layer > BeamSearch.leastAt + LOST;
    if (isLost) BeamSearch.hasPruned = true;
    if (isLost || BeamSearch.nextCount == 0 || cost >= min(BeamSearch.layers, Run.maxCost)) {
      BeamSearch.endRound();
      return;
    }
    const before = BeamSearch.current;
    BeamSearch.current = BeamSearch.next;
    BeamSearch.next = before;
    BeamSearch.layer = cost;
    BeamSearch.count = BeamSearch.nextCount;
    BeamSearch.done = 0;
    BeamSearch.nextCount = 0;
  }

  private static endRound(): void {
    BeamSearch.isRunning = false;
    BeamSearch.isOver = !BeamSearch.hasPruned;
    BeamSearch.width <<= 1;
  }

  @inline
  private static stateAt(layer: usize, slot: u32): usize {
    return layer + ((<usize>(slot * BeamSearch.words)) << 2);
  }

  /** How a state of the layer after this one was reached. */
  @inline
  private static backPointerTo(layer: u32, slot: u32): usize {
    return BeamSearch.backPointers + ((<usize>(layer * BeamSearch.width + slot)) << 2);
  }

  /** Puts a successor into the next layer, unless it is known, beyond the limit, or of too bad a score. */
  private static insert(game: BreakTheIce, state: usize, move: i32): void {
    const hash = Hash.ofState(state, i32(BeamSearch.words));
    const signature = max(1, u32(hash >> 32));
    const entry = BeamSearch.entryFor(signature, u32(hash));
    if (entry == 0) {
      Run.duplicates++;
      return;
    }
    // For the first incumbent that is enough which can be told at once of the bound: it takes a tenth of the time.
    const limit = Run.maxCost - BeamSearch.layer - 1;
    const bound = MoveBounds.open(game, state, Run.best == UNLIMITED ? 0 : limit);
    if (bound == NEVER || max(1, bound) > limit) return;
    const left = BeamScore.of(game, state, bound);
    if (left == NEVER) return;
    if (left < BeamSearch.least) {
      BeamSearch.least = left;
      BeamSearch.leastAt = BeamSearch.layer;
    }
    const score = (left << TIE_BITS) | (u32(hash) & ((1 << TIE_BITS) - 1));
    const isFull = BeamSearch.nextCount == BeamSearch.width;
    if (isFull) {
      BeamSearch.hasPruned = true;
      if (score >= load<u32>(BeamSearch.heap)) return;
    }
    store<u32>(entry, signature);
    const slot = isFull ? BeamSearch.replace(score) : BeamSearch.add(score);
    copyState(BeamSearch.stateAt(BeamSearch.next, slot), state, i32(BeamSearch.words));
    store<u32>(BeamSearch.backPointerTo(BeamSearch.layer, slot), (BeamSearch.done << MOVE_BITS) | u32(move));
  }

  /** Where the signature of a state is to be stored; 0 where it stands already. What it takes the place of is forgotten. */
  private static entryFor(signature: u32, hash: u32): usize {
    const mask = BeamSearch.width * SEEN_PER_STATE - 1;
    let entry: usize = 0;
    for (let tries: u32 = 0; tries < SEEN_TRIES; tries++) {
      entry = BeamSearch.seen + ((<usize>((hash + tries) & mask)) << 2);
      const known = load<u32>(entry);
      if (known == signature) return 0;
      if (known == 0) break;
    }
    return entry;
  }

  /** Puts a state of the next layer into the heap; returns its slot in the layer. */
  private static add(score: u32): u32 {
    const slot = BeamSearch.nextCount++;
    let at = slot;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = load<u64>(BeamSearch.heap + ((<usize>parent) << 3));
      if (u32(above) >= score) break;
      store<u64>(BeamSearch.heap + ((<usize>at) << 3), above);
      at = parent;
    }
    store<u64>(BeamSearch.heap + ((<usize>at) << 3), (u64(slot) << 32) | u64(score));
    return slot;
  }

  /** Gives the slot of the state with the worst score to another. */
  private static replace(score: u32): u32 {
    const slot = load<u32>(BeamSearch.heap, 4);
    const count = BeamSearch.nextCount;
    let at: u32 = 0;
    for (let child: u32 = 1; child < count; child = 2 * at + 1) {
      let greatest = load<u64>(BeamSearch.heap + ((<usize>child) << 3));
      if (child + 1 < count) {
        const other = load<u64>(BeamSearch.heap + ((<usize>child) << 3), 8);
        if (u32(other) > u32(greatest)) {
          greatest = other;
          child++;
        }
      }
      if (u32(greatest) <= score) break;
      store<u64>(BeamSearch.heap + ((<usize>at) << 3), greatest);
      at = child;
    }
    store<u64>(BeamSearch.heap + ((<usize>at) << 3), (u64(slot) << 32) | u64(score));
    return slot;
  }

  /** Follows the back pointers from the state that is being expanded, by this move. */
  private static keepIncumbent(move: i32): void {
    const solution = Incumbent.moves;
    store<u32>(solution + ((<usize>BeamSearch.layer) << 2), u32(move));
    let slot = BeamSearch.done;
    for (let layer = BeamSearch.layer; layer > 0; layer--) {
      const backPointer = load<u32>(BeamSearch.backPointerTo(layer - 1, slot));
      store<u32>(solution + ((<usize>(layer - 1)) << 2), backPointer & ((1 << MOVE_BITS) - 1));
      slot = backPointer >> MOVE_BITS;
    }
    Run.best = BeamSearch.layer + 1;
    Run.maxCost = BeamSearch.layer;
  }
}
