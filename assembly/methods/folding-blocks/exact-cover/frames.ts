// The stack of the depth-first search. A frame is a node of its tree: a set of cells that certain groups have to cover, with
// the shapes that those groups may still take, and what is known of it so far.
//
// Frames lie in the stack region, which moves when the transposition table grows: their addresses hold for one step only.
import { Region, Regions } from "../../../memory/regions";
import { Problem } from "./problem";

/** Of a cost: there is no cover. */
export const NEVER: i32 = 0x3fffffff;
export const MOST_GROUPS: i32 = 64;

/** What a frame does next. */
export class Stage {
  static readonly PROPAGATE: i32 = 0;
  static readonly BOUND: i32 = 1;
  static readonly BRANCH: i32 = 2;
  /** Its branches are the shapes that cover one cell, or the shapes of one group. */
  static readonly TRY: i32 = 3;
  /** Its branches are its connected components. */
  static readonly SPLIT: i32 = 4;
}

@final
export class Frame {
  stage: i32;
  /** Covers that cost more are not looked for. */
  limit: i32;
  /** What the groups cost that are decided. */
  spent: i32;
  /** The cost of the best cover found, and a proven bound, both with what is spent. */
  best: i32;
  lowerBound: i32;
  /** Whether shapes are struck out for the sake of the limit: from then on no bound proves more than that the limit is
   *  too low. */
  isLimited: i32;
  /** How many groups are open, and which. */
  open: i32;
  groups: u64;
  rounds: i32;
  /** Whether there are no more of them. */
  isBounded: i32;
  /** Of the branches: how many, and which comes next. */
  branches: i32;
  next: i32;
  /** Choices above this frame. */
  depth: i32;
  /** How much of the pool is used. */
  used: i32;
  /** Of the rounds that move the multipliers: the temperature, in folds, and by what it falls from one to the next. */
  temperature: f32;
  cooling: f32;
  /** How many of them there are before it is branched. */
  mostRounds: i32;
  /** What the groups cost that are decided above the frame, and the ranks of those decided there and in it. */
  outside: i32;
  rank: i32;
  /** Of which search, or component, this frame is: what is decided is compared within one only. */
  root: i32;
  /** Whether what is proven of the frame holds only beside what is decided: see transposition-table.ts. */
  isRelative: i32;
  /** The groups of which shapes are struck out for the sake of exchanges with what is decided. */
  thinned: u64;
}

const IDS: usize = 128;
const STARTS: usize = IDS + 64;
const ENDS: usize = STARTS + 256;
const CHOICE: usize = ENDS + 256;
const COMPONENT_OF: usize = CHOICE + 128;
const COMPONENT_BOUNDS: usize = COMPONENT_OF + 64;
const COMPONENT_SIZES: usize = COMPONENT_BOUNDS + 256;
const CELLS: usize = COMPONENT_SIZES + 256;

/** The moves of a solution are written below the frames. */
const BELOW: usize = 4096;

export class Frames {
  static multipliers: usize = 0;
  static pool: usize = 0;
  static candidates: usize = 0;
  static bytes: usize = 0;

  /** Lays out the frames of the problem. */
  static layOut(): void {
    Frames.multipliers = CELLS + ((<usize>Problem.words) << 3);
    Frames.pool = Frames.multipliers + Problem.placeBytes;
    Frames.candidates = Frames.pool + ((<usize>Problem.shapeCount) << 1);
    Frames.bytes = (Frames.candidates + ((<usize>Problem.shapeCount) << 1) + 15) & ~15;
  }

  /** Makes room for a frame; false where there is no memory. */
  static ensure(depth: i32): bool {
    return Regions.ensure(Region.STACK, u64(BELOW) + u64(Frames.bytes) * u64(depth + 1));
  }

  @inline
  static at(depth: i32): Frame {
    return changetype<Frame>(Regions.start(Region.STACK) + BELOW + Frames.bytes * <usize>depth);
  }

  /** The number of the group at this index among the open ones. */
  @inline
  static id(frame: Frame, index: i32): i32 {
    return i32(load<u8>(changetype<usize>(frame) + <usize>index, IDS));
  }

  @inline
  static setId(frame: Frame, index: i32, group: i32): void {
    store<u8>(changetype<usize>(frame) + <usize>index, u8(group), IDS);
  }

  /** Addresses of the first of the group's shapes, and after the last. */
  @inline
  static start(frame: Frame, index: i32): usize {
    return changetype<usize>(frame) + <usize>load<u32>(changetype<usize>(frame) + ((<usize>index) << 2), STARTS);
  }

  @inline
  static setStart(frame: Frame, index: i32, address: usize): void {
    store<u32>(changetype<usize>(frame) + ((<usize>index) << 2), u32(address - changetype<usize>(frame)), STARTS);
  }

  @inline
  static end(frame: Frame, index: i32): usize {
    return changetype<usize>(frame) + <usize>load<u32>(changetype<usize>(frame) + ((<usize>index) << 2), ENDS);
  }

  @inline
  static setEnd(frame: Frame, index: i32, address: usize): void {
    store<u32>(changetype<usize>(frame) + ((<usize>index) << 2), u32(address - changetype<usize>(frame)), ENDS);
  }

  /** The shape of a group in the best cover. */
  @inline
  static choice(frame: Frame, group: i32): i32 {
    return i32(load<u16>(changetype<usize>(frame) + ((<usize>group) << 1), CHOICE));
  }

  @inline
  static setChoice(frame: Frame, group: i32, shape: i32): void {
    store<u16>(changetype<usize>(frame) + ((<usize>group) << 1), u16(shape), CHOICE);
  }

  @inline
  static cells(frame: Frame): usize {
    return changetype<usize>(frame) + CELLS;
  }

  @inline
  static multipliersOf(frame: Frame): usize {
    return changetype<usize>(frame) + Frames.multipliers;
  }

  @inline
  static poolOf(frame: Frame): usize {
    return changetype<usize>(frame) + Frames.pool;
  }

  @inline
  static candidatesOf(frame: Frame): usize {
    return changetype<usize>(frame) + Frames.candidates;
  }

  @inline
  static componentOf(frame: Frame, index: i32): i32 {
    return i32(load<u8>(changetype<usize>(frame) + <usize>index, COMPONENT_OF));
  }

  @inline
  static setComponentOf(frame: Frame, index: i32, component: i32): void {
    store<u8>(changetype<usize>(frame) + <usize>index, u8(component), COMPONENT_OF);
  }

  @inline
  static componentBound(frame: Frame, component: i32): i32 {
    return load<i32>(changetype<usize>(frame) + ((<usize>component) << 2), COMPONENT_BOUNDS);
  }

  @inline
  static setComponentBound(frame: Frame, component: i32, bound: i32): void {
    store<i32>(changetype<usize>(frame) + ((<usize>component) << 2), bound, COMPONENT_BOUNDS);
  }

  @inline
  static componentSize(frame: Frame, component: i32): i32 {
    return load<i32>(changetype<usize>(frame) + ((<usize>component) << 2), COMPONENT_SIZES);
  }

  @inline
  static setComponentSize(frame: Frame, component: i32, size: i32): void {
    store<i32>(changetype<usize>(frame) + ((<usize>component) << 2), size, COMPONENT_SIZES);
  }

  /** How many shapes the open groups have together. */
  static shapesLeft(frame: Frame): i32 {
    let bytes: usize = 0;
    for (let index = 0; index < frame.open; index++) bytes += Frames.end(frame, index) - Frames.start(frame, index);
    return i32(bytes >> 1);
  }

  /** How many cells are still to be covered. */
  static cellsLeft(frame: Frame): i32 {
    const cells = Frames.cells(frame);
    let count = 0;
    for (let w = 0; w < Problem.words; w++) count += i32(popcnt<u64>(load<u64>(cells + ((<usize>w) << 3))));
    return count;
  }

  /** Takes the group at this index out: the last one goes there. */
  static remove(frame: Frame, index: i32): void {
    frame.groups &= ~(u64(1) << u64(Frames.id(frame, index)));
    const last = --frame.open;
    if (index == last) return;
    Frames.setId(frame, index, Frames.id(frame, last));
    Frames.setStart(frame, index, Frames.start(frame, last));
    Frames.setEnd(frame, index, Frames.end(frame, last));
  }
}
