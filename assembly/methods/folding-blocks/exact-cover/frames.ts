// The stack of the search. A frame is a set of cells that certain groups have to cover, with the shapes that those groups
// may still take, and what has come of it so far.
//
// Frames lie in the stack region, which moves when the memo grows: their addresses hold for one step only.
import { Region, Regions } from "../../../memory/regions";
import { Problem } from "./problem";

/** Of a cost: there is no cover. */
export const NEVER: i32 = 0x3fffffff;
export const MOST_GROUPS: i32 = 64;

/** What a frame does next. */
export class Stage {
  static readonly TIGHTEN: i32 = 0;
  static readonly PRICE: i32 = 1;
  static readonly CHOOSE: i32 = 2;
  /** Its children are the shapes that cover one cell, or the shapes of one group. */
  static readonly TRY: i32 = 3;
  /** Its children are parts that have nothing to do with each other. */
  static readonly SPLIT: i32 = 4;
}

@final
export class Frame {
  stage: i32;
  /** Covers that cost more are not looked for. */
  limit: i32;
  /** What the groups cost that are decided. */
  spent: i32;
  /** The best cover found, and a proven bound, both with what is spent. */
  best: i32;
  bound: i32;
  /** Whether shapes are struck out for the sake of the limit: from then on no bound proves more than that the limit is
   *  too low. */
  isLimited: i32;
  /** How many groups are open, and which. */
  open: i32;
  groups: u64;
  rounds: i32;
  /** Rounds of pricing since the bound rose. */
  stale: i32;
  /** Of the children: how many, and which comes next. */
  children: i32;
  next: i32;
  /** Choices above this frame. */
  depth: i32;
  /** How much of the pool is used. */
  used: i32;
  /** The best bound by prices, in their unit, and how far they go in a round. */
  lowest: i64;
  step: f64;
}

const IDS: usize = 128;
const STARTS: usize = IDS + 64;
const ENDS: usize = STARTS + 256;
const CHOICE: usize = ENDS + 256;
const PART_OF: usize = CHOICE + 128;
const PART_BOUNDS: usize = PART_OF + 64;
const PART_SIZES: usize = PART_BOUNDS + 256;
const CELLS: usize = PART_SIZES + 256;

/** The moves of a solution are written below the frames. */
const BELOW: usize = 4096;

export class Frames {
  static prices: usize = 0;
  static pool: usize = 0;
  static candidates: usize = 0;
  static bytes: usize = 0;

  /** Lays out the frames of the problem. */
  static layOut(): void {
    Frames.prices = CELLS + ((<usize>Problem.words) << 3);
    Frames.pool = (Frames.prices + ((<usize>(Problem.cells + 1)) << 2) + 15) & ~15;
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

  /** The number of the group in this place among the open ones. */
  @inline
  static id(frame: Frame, place: i32): i32 {
    return i32(load<u8>(changetype<usize>(frame) + <usize>place, IDS));
  }

  @inline
  static setId(frame: Frame, place: i32, group: i32): void {
    store<u8>(changetype<usize>(frame) + <usize>place, u8(group), IDS);
  }

  /** Addresses of the first of the group's shapes, and after the last. */
  @inline
  static start(frame: Frame, place: i32): usize {
    return changetype<usize>(frame) + <usize>load<u32>(changetype<usize>(frame) + ((<usize>place) << 2), STARTS);
  }

  @inline
  static setStart(frame: Frame, place: i32, address: usize): void {
    store<u32>(changetype<usize>(frame) + ((<usize>place) << 2), u32(address - changetype<usize>(frame)), STARTS);
  }

  @inline
  static end(frame: Frame, place: i32): usize {
    return changetype<usize>(frame) + <usize>load<u32>(changetype<usize>(frame) + ((<usize>place) << 2), ENDS);
  }

  @inline
  static setEnd(frame: Frame, place: i32, address: usize): void {
    store<u32>(changetype<usize>(frame) + ((<usize>place) << 2), u32(address - changetype<usize>(frame)), ENDS);
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
  static pricesOf(frame: Frame): usize {
    return changetype<usize>(frame) + Frames.prices;
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
  static partOf(frame: Frame, place: i32): i32 {
    return i32(load<u8>(changetype<usize>(frame) + <usize>place, PART_OF));
  }

  @inline
  static setPartOf(frame: Frame, place: i32, part: i32): void {
    store<u8>(changetype<usize>(frame) + <usize>place, u8(part), PART_OF);
  }

  @inline
  static partBound(frame: Frame, part: i32): i32 {
    return load<i32>(changetype<usize>(frame) + ((<usize>part) << 2), PART_BOUNDS);
  }

  @inline
  static setPartBound(frame: Frame, part: i32, bound: i32): void {
    store<i32>(changetype<usize>(frame) + ((<usize>part) << 2), bound, PART_BOUNDS);
  }

  @inline
  static partSize(frame: Frame, part: i32): i32 {
    return load<i32>(changetype<usize>(frame) + ((<usize>part) << 2), PART_SIZES);
  }

  @inline
  static setPartSize(frame: Frame, part: i32, size: i32): void {
    store<i32>(changetype<usize>(frame) + ((<usize>part) << 2), size, PART_SIZES);
  }

  /** Takes the group in this place out: the last one comes to stand there. */
  static remove(frame: Frame, place: i32): void {
    frame.groups &= ~(u64(1) << u64(Frames.id(frame, place)));
    const last = --frame.open;
    if (place == last) return;
    Frames.setId(frame, place, Frames.id(frame, last));
    Frames.setStart(frame, place, Frames.start(frame, last));
    Frames.setEnd(frame, place, Frames.end(frame, last));
  }
}
