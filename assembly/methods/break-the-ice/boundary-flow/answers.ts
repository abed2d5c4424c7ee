// An answer before the proof: beam search. It goes layer by layer, a move each, and keeps of every layer the states that
// look most promising, as many as the beam is wide. The first empty board ends a round; the next round is twice as wide, and
// looks only for what is better. It is over when a round has left out nothing, or would need too much memory.
//
// All of it lies in the region of the trace, which a method does not use: the best answer; for each state of each layer
// its parent and its move; what the round has seen; a heap of the next layer, the least promising on top; both layers.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Edge } from "../../../search/game";
import { copyState } from "../../../search/node-table";
import { Run } from "../../../search/run";
import { Successors } from "../../../search/successors";
import { Children } from "./children";
import { NEVER } from "./flow";
import { Prospect } from "./prospect";
import { Verdicts } from "./verdicts";

const FIRST_WIDTH: u32 = 64;
/** Answers of more moves are not looked for. */
const MOST_MOVES: u32 = 256;
const ANSWER_BYTES: usize = 4 * 256;
/** Bytes: a move with its parent (10 bits are the number of the move), an entry of the heap, and all that is seen, 4 each. */
const STEP: usize = 4;
const MOVE_BITS: u32 = 10;
const ENTRY: usize = 8;
const SEEN_A_STATE: u32 = 32;
const SEEN_TRIES: u32 = 8;
/** Where two look alike, so many bits of the hash decide. */
const TIE_BITS: u32 = 12;
/** The most bytes it takes, and the part of what is free. */
const MOST_BYTES: u64 = 1 << 26;
const SHARE: u64 = 8;
/** A bound beyond which no child is. */
const ALL: u32 = 0x7ff0;

export class Answers {
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
  /** This round has left something out. */
  static isNarrow: bool = false;
  static steps: usize = 0;
  static seen: usize = 0;
  static heap: usize = 0;
  static now: usize = 0;
  static next: usize = 0;

  /** `bound` and `blocks` are those of the start. */
  static begin(words: u32, bound: u32, blocks: u32): void {
    Answers.isOver = false;
    Answers.isRunning = false;
    Answers.width = FIRST_WIDTH;
    Answers.words = words;
    Answers.layers = min(MOST_MOVES, 2 * bound + blocks);
    Answers.expanded = 0;
  }

  @inline
  static isInFirstRound(): bool {
    return Answers.width == FIRST_WIDTH;
  }

  /** Expands a state of the round that is running, or of a new one, which begins at `root`. */
  static goOn(game: BreakTheIce, root: usize): void {
    if (!Answers.isRunning && !Answers.beginRound(root)) {
      Answers.isOver = true;
      return;
    }
    Run.expanded++;
    Answers.expanded++;
    Answers.expand(game);
  }

  /** False where there is no memory for it. */
  private static beginRound(root: usize): bool {
    const width = <usize>Answers.width;
    const stateBytes = (<usize>Answers.words) << 2;
    const stepBytes = width * STEP * <usize>min(Answers.layers, Run.maxCost);
    const seenBytes = width * 4 * <usize>SEEN_A_STATE;
    const bytes = u64(ANSWER_BYTES) + u64(stepBytes) + u64(seenBytes) + u64(width) * u64(ENTRY + 2 * stateBytes);
    if (bytes > MOST_BYTES || !Answers.hasRoom(bytes)) return false;
    Answers.seen = Regions.start(Region.TRACE) + ANSWER_BYTES;
    Answers.heap = Answers.seen + seenBytes;
    Answers.now = Answers.heap + width * ENTRY;
    Answers.next = Answers.now + width * stateBytes;
    Answers.steps = Answers.next + width * stateBytes;
    memory.fill(Answers.seen, 0, seenBytes);
    copyState(Answers.now, root, i32(Answers.words));
    Answers.isRunning = true;
    Answers.isNarrow = false;
    Answers.layer = 0;
    Answers.count = 1;
    Answers.done = 0;
    Answers.nextCount = 0;
    return true;
  }

  private static hasRoom(bytes: u64): bool {
    const had = Regions.size(Region.TRACE);
    if (bytes <= had) return true;
    const free = Regions.limit - min(Regions.limit, Regions.end());
    return (bytes - had) * SHARE <= free && Regions.resize(Region.TRACE, bytes);
  }

  private static expand(game: BreakTheIce): void {
    const cost = Answers.layer + 1;
    if (cost > Run.maxCost) {
      Answers.endRound();
      return;
    }
    Children.make(game, Answers.stateAt(Answers.now, Answers.done), min(ALL, Run.maxCost - cost), 0);
    for (let i = 0; i < Successors.count; i++) {
      Run.generated++;
      const edge = Successors.edge(i);
      if (Edge.isDead(edge)) continue;
      if (game.isSolved(Successors.at(i))) {
        Answers.keepAnswer(Edge.move(edge));
        Answers.endRound();
        return;
      }
      Answers.takeIn(game, Successors.at(i), Edge.move(edge));
    }
    if (++Answers.done == Answers.count) Answers.endLayer(cost);
  }

  private static endLayer(cost: u32): void {
    if (Answers.nextCount == 0 || cost >= min(Answers.layers, Run.maxCost)) {
      Answers.endRound();
      return;
    }
    const before = Answers.now;
    Answers.now = Answers.next;
    Answers.next = before;
    Answers.layer = cost;
    Answers.count = Answers.nextCount;
    Answers.done = 0;
    Answers.nextCount = 0;
  }

  private static endRound(): void {
    Answers.isRunning = false;
    Answers.isOver = !Answers.isNarrow;
    Answers.width <<= 1;
  }

  @inline
  private static stateAt(layer: usize, slot: u32): usize {
    return layer + ((<usize>(slot * Answers.words)) << 2);
  }

  /** How a state of the layer after this one was reached. */
  @inline
  private static stepTo(layer: u32, slot: u32): usize {
    return Answers.steps + ((<usize>(layer * Answers.width + slot)) << 2);
  }

  private static takeIn(game: BreakTheIce, state: usize, move: i32): void {
    const hash = Hash.ofState(state, i32(Answers.words));
    const mark = max(1, u32(hash >> 32));
    const place = Answers.placeFor(mark, u32(hash));
    if (place == 0) return;
    const bound = Verdicts.open(game, state, Children.limit);
    if (bound == NEVER || max(1, bound) > Children.limit) return;
    const rank = (Prospect.of(game, state, bound) << TIE_BITS) | (u32(hash) & ((1 << TIE_BITS) - 1));
    const isFull = Answers.nextCount == Answers.width;
    if (isFull) {
      Answers.isNarrow = true;
      if (rank >= load<u32>(Answers.heap)) return;
    }
    store<u32>(place, mark);
    const slot = isFull ? Answers.replace(rank) : Answers.add(rank);
    copyState(Answers.stateAt(Answers.next, slot), state, i32(Answers.words));
    store<u32>(Answers.stepTo(Answers.layer, slot), (Answers.done << MOVE_BITS) | u32(move));
  }

  /** Where a state that has been seen is to be marked; 0 where it is marked already. What is crowded out is forgotten. */
  private static placeFor(mark: u32, hash: u32): usize {
    const mask = Answers.width * SEEN_A_STATE - 1;
    let place: usize = 0;
    for (let tries: u32 = 0; tries < SEEN_TRIES; tries++) {
      place = Answers.seen + ((<usize>((hash + tries) & mask)) << 2);
      const known = load<u32>(place);
      if (known == mark) return 0;
      if (known == 0) break;
    }
    return place;
  }

  /** Puts a state of the next layer into the heap; its place in the layer. */
  private static add(rank: u32): u32 {
    const slot = Answers.nextCount++;
    let at = slot;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = load<u64>(Answers.heap + ((<usize>parent) << 3));
      if (u32(above) >= rank) break;
      store<u64>(Answers.heap + ((<usize>at) << 3), above);
      at = parent;
    }
    store<u64>(Answers.heap + ((<usize>at) << 3), (u64(slot) << 32) | u64(rank));
    return slot;
  }

  /** Gives the place of the least promising state to another. */
  private static replace(rank: u32): u32 {
    const slot = load<u32>(Answers.heap, 4);
    const count = Answers.nextCount;
    let at: u32 = 0;
    for (let child: u32 = 1; child < count; child = 2 * at + 1) {
      let greatest = load<u64>(Answers.heap + ((<usize>child) << 3));
      if (child + 1 < count) {
        const other = load<u64>(Answers.heap + ((<usize>child) << 3), 8);
        if (u32(other) > u32(greatest)) {
          greatest = other;
          child++;
        }
      }
      if (u32(greatest) <= rank) break;
      store<u64>(Answers.heap + ((<usize>at) << 3), greatest);
      at = child;
    }
    store<u64>(Answers.heap + ((<usize>at) << 3), (u64(slot) << 32) | u64(rank));
    return slot;
  }

  /** Walks back from the state that is being looked at, and this move. */
  private static keepAnswer(move: i32): void {
    const answer = Regions.start(Region.TRACE);
    store<u32>(answer + ((<usize>Answers.layer) << 2), u32(move));
    let slot = Answers.done;
    for (let layer = Answers.layer; layer > 0; layer--) {
      const step = load<u32>(Answers.stepTo(layer - 1, slot));
      store<u32>(answer + ((<usize>(layer - 1)) << 2), step & ((1 << MOVE_BITS) - 1));
      slot = step >> MOVE_BITS;
    }
    Run.best = Answers.layer + 1;
    Run.maxCost = Answers.layer;
  }

  /** Writes the moves of the best answer at the start of the stack region. */
  static writeMoves(): i32 {
    if (!Regions.ensure(Region.STACK, u64(Run.best) << 2)) return -1;
    memory.copy(Regions.start(Region.STACK), Regions.start(Region.TRACE), (<usize>Run.best) << 2);
    return i32(Run.best);
  }
}
