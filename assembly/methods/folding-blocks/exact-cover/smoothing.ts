// The multipliers climb a smooth function that is close below the bound (Nesterov 2005, "Smooth minimization of non-smooth
// functions"). Each group takes a mixture of its shapes in the place of the cheapest one: a shape weighs less the more its
// reduced cost is above the least, by a factor of e for each `temperature`. What the mixtures leave uncovered is the
// gradient, and steps along it are accelerated. The temperature falls from round to round.
//
// A multiplier matters to every shape over its cell, so what all cells of a region have in common has far more weight than
// the differences between them, and would keep the steps short. So the gradient is split into what squares of 1, 2, 4 ...
// cells have in common, and each doubling of the side halves the step.
import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { FOLD, Lagrangian } from "./lagrangian";
import { Group, Problem } from "./problem";

const GREATEST: f32 = 262144;
/** The length of a step for one degree of the temperature. */
const STEP: f32 = 0.3;
/** A shape whose reduced cost is so many temperatures above the least has no weight. */
const COLD: f32 = 3;
/** How often the side of a square can double: boards have 32 cells a side at the most. */
const LEVELS: i32 = 5;
/** The sums of squares: 256 of 2 x 2 cells, then 64, 16, 4 and 1. */
const SQUARES: usize = memory.data(1408, 16);
/** For each of these by how much each cell in it moves less for a sum of 1. */
const SHARES: usize = memory.data(1408, 16);
/** What the weights of shapes add at their corners: two tables, as in lagrangian.ts. */
const CORNERS: usize = memory.data(8800, 16);
/** For each set of four lanes a shuffle that brings those to the front. */
const PACKED: usize = memory.data(256, 16);
/** Sums of columns, and of a line: with room for three before the first. */
const COLUMNS: usize = memory.data(160, 16);
const LINE: usize = memory.data(160, 16);

export class Smoothing {
  /** Of the shapes of one group that weigh anything: where their records are, and what they weigh. */
  static hot: usize = 0;
  static weights: usize = 0;
  /** For each cell: how much of it is covered, then the direction of ascent; 1 where it is open; the point where the function
   *  is evaluated; the last iterate. */
  static cover: usize = 0;
  static open: usize = 0;
  static point: usize = 0;
  static last: usize = 0;
  static momentum: f32 = 1;
  /** For each open cell where it stands in such tables, and where its square among the sums: 16 bits each. */
  static places: usize = 0;
  static placeBytes: usize = 0;

  static makeRoom(): bool {
    Smoothing.hot = Arena.allocate((<usize>(Problem.shapeCount + 4)) << 2);
    Smoothing.weights = Arena.allocate((<usize>(Problem.shapeCount + 4)) << 2);
    Smoothing.cover = Arena.allocate(Lagrangian.cellBytes);
    Smoothing.open = Arena.allocate(Lagrangian.cellBytes);
    Smoothing.point = Arena.allocate(Lagrangian.cellBytes);
    Smoothing.last = Arena.allocate(Lagrangian.cellBytes);
    Smoothing.places = Arena.allocate(Lagrangian.cellBytes);
    packLanes();
    return (
      Smoothing.hot != 0 &&
      Smoothing.weights != 0 &&
      Smoothing.cover != 0 &&
      Smoothing.open != 0 &&
      Smoothing.point != 0 &&
      Smoothing.last != 0 &&
      Smoothing.places != 0
    );
  }

  /** Begins with the multipliers of the frame, or goes on after a propagation that has closed cells. */
  static begin(frame: Frame): void {
    const multipliers = Frames.multipliersOf(frame);
    const isNew = frame.rounds == 0;
    if (isNew) Smoothing.momentum = 1;
    memory.fill(Smoothing.open, 0, Lagrangian.cellBytes);
    memory.fill(SHARES, 0, 1408);
    let place = Smoothing.places;
    for (let w: usize = 0; w < <usize>Problem.words; w++) {
      for (let bits = load<u64>(Lagrangian.undecided + (w << 3)); bits != 0; bits &= bits - 1) {
        const cell = (w << 6) + <usize>ctz<u64>(bits);
        store<f32>(Smoothing.open + (cell << 2), 1);
        const square = (<usize>load<u8>(Problem.squares + cell)) << 2;
        Smoothing.add(SHARES + square, 1);
        store<u16>(place, u16(cell << 2));
        store<u16>(place, u16(square), 2);
        place += 4;
      }
    }
    Smoothing.placeBytes = place - Smoothing.places;
    Smoothing.addUpSquares(SHARES);
    let at = SHARES;
    let weight: f32 = 0.5;
    for (let squares = 256; squares > 0; squares >>= 2, weight *= 0.5) {
      for (const end = at + ((<usize>squares) << 2); at < end; at += 4) {
        const cells = load<f32>(at);
        store<f32>(at, cells > 0 ? weight / cells : 0);
      }
    }
    for (let i: usize = 0; i < Lagrangian.cellBytes; i += 4) {
      const isOpen = load<f32>(Smoothing.open + i) != 0;
      const start = f32(load<i32>(multipliers + i));
      store<f32>(Smoothing.point + i, isOpen ? (isNew ? start : load<f32>(Smoothing.point + i)) : 0);
      store<f32>(Smoothing.last + i, isOpen ? (isNew ? start : load<f32>(Smoothing.last + i)) : 0);
    }
  }

  /** Moves the multipliers after an evaluation. The temperature is in folds. */
  static move(frame: Frame, temperature: f32): void {
    Smoothing.findCover(frame, f32(FOLD) * temperature);
    Smoothing.precondition();
    const bytes = Lagrangian.cellBytes;
    const step = f32x4.splat(STEP * temperature * f32(FOLD));
    let along = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const next = f32x4.add(v128.load(Smoothing.point + at), f32x4.mul(step, v128.load(Smoothing.cover + at)));
      const moved = f32x4.sub(next, v128.load(Smoothing.last + at));
      along = f32x4.add(along, f32x4.mul(moved, v128.load(Smoothing.cover + at)));
    }
    if (sumOf(along) < 0) Smoothing.momentum = 1;
    const momentum = Smoothing.momentum;
    const nextMomentum = <f32>0.5 * (<f32>1 + sqrt<f32>(<f32>1 + <f32>4 * momentum * momentum));
    Smoothing.momentum = nextMomentum;
    const further = f32x4.splat((momentum - 1) / nextMomentum);
    const greatest = f32x4.splat(GREATEST);
    const least = f32x4.splat(-GREATEST);
    const multipliers = Frames.multipliersOf(frame);
    for (let at: usize = 0; at < bytes; at += 16) {
      const next = f32x4.add(v128.load(Smoothing.point + at), f32x4.mul(step, v128.load(Smoothing.cover + at)));
      const moved = f32x4.sub(next, v128.load(Smoothing.last + at));
      const point = f32x4.pmin(greatest, f32x4.pmax(least, f32x4.add(next, f32x4.mul(further, moved))));
      v128.store(Smoothing.last + at, next);
      v128.store(Smoothing.point + at, point);
      v128.store(multipliers + at, i32x4.trunc_sat_f32x4_s(f32x4.nearest(point)));
    }
  }

  /** Finds how much of each cell the mixtures cover. */
  private static findCover(frame: Frame, temperature: f32): void {
    memory.fill(Smoothing.cover, 0, Lagrangian.cellBytes);
    const shared = Lagrangian.sharedReach();
    if (Lagrangian.isShared) clear(Lagrangian.sharedGroup(frame), shared, CORNERS + Lagrangian.sharedTable());
    for (let index = 0; index < frame.open; index++) {
      const group = Problem.group(Frames.id(frame, index));
      const isShared = group.size == 1 && Lagrangian.isShared;
      const reach = Lagrangian.reach + ((<usize>index) << 4);
      if (!isShared) clear(group, reach, CORNERS);
      Smoothing.weigh(frame, index, temperature);
      if (!isShared) spread(group, reach, CORNERS, Smoothing.cover);
    }
    if (Lagrangian.isShared)
      spread(Lagrangian.sharedGroup(frame), shared, CORNERS + Lagrangian.sharedTable(), Smoothing.cover);
  }

  /** Adds the weights of a group's shapes at their corners. */
  private static weigh(frame: Frame, index: i32, temperature: f32): void {
    const pool = Frames.poolOf(frame);
    const start = Frames.start(frame, index) - pool;
    const end = Frames.end(frame, index) - pool;
    const least = load<i32>(Lagrangian.least + ((<usize>index) << 2));
    const most = i32x4.splat(i32(COLD * temperature));
    const hot = Smoothing.hot;
    const weights = Smoothing.weights;
    const leasts = i32x4.splat(least);
    const ends = i32x4.splat(i32(end << 2));
    let records = i32x4.add(i32x4.splat(i32(start << 2)), i32x4(0, 8, 16, 24));
    let count: usize = 0;
    for (let at = start; at < end; at += 8) {
      const above = i32x4.sub(v128.load(Lagrangian.reduced + (at << 1)), leasts);
      const lanes = i32x4.bitmask(v128.and(i32x4.lt_s(above, most), i32x4.lt_s(records, ends)));
      const packed = v128.load(PACKED + ((<usize>lanes) << 4));
      v128.store(hot + count, i8x16.swizzle(records, packed));
      v128.store(weights + count, i8x16.swizzle(above, packed));
      count += (<usize>popcnt<u32>(lanes)) << 2;
      records = i32x4.add(records, i32x4.splat(32));
    }
    // The last four are made complete with such that weigh nothing.
    v128.store(weights + count, i32x4.splat(0x7fffffff));
    const scale = f32x4.splat(f32(-Math.LOG2E) / temperature);
    let sums = f32x4.splat(0);
    for (let at: usize = 0; at < count; at += 16) {
      const weight = Smoothing.powersOfTwo(f32x4.mul(f32x4.convert_i32x4_s(v128.load(weights + at)), scale));
      v128.store(weights + at, weight);
      sums = f32x4.add(sums, weight);
    }
    const share: f32 = <f32>1 / sumOf(sums);
    for (let at: usize = 0; at < count; at += 4) {
      const weight = load<f32>(weights + at) * share;
      const record = Lagrangian.records + <usize>load<u32>(hot + at);
      const topLeft = <usize>load<u16>(record);
      const topRight = <usize>load<u16>(record, 2);
      const bottomLeft = <usize>load<u16>(record, 4);
      Smoothing.add(CORNERS + topLeft, weight);
      Smoothing.add(CORNERS + topRight, -weight);
      Smoothing.add(CORNERS + bottomLeft, -weight);
      Smoothing.add(CORNERS + (topRight + bottomLeft - topLeft), weight);
    }
  }

  /** Makes of what is covered the direction of ascent: what is missing, with what squares have in common scaled down. */
  private static precondition(): void {
    const bytes = Lagrangian.cellBytes;
    memory.fill(SQUARES, 0, 1024);
    const one = f32x4.splat(1);
    for (let at: usize = 0; at < bytes; at += 16) {
      const missing = f32x4.mul(v128.load(Smoothing.open + at), f32x4.sub(one, v128.load(Smoothing.cover + at)));
      v128.store(Smoothing.cover + at, missing);
    }
    const places = Smoothing.places;
    const end = places + Smoothing.placeBytes;
    for (let at = places; at < end; at += 4) {
      Smoothing.add(SQUARES + <usize>load<u16>(at, 2), load<f32>(Smoothing.cover + <usize>load<u16>(at)));
    }
    Smoothing.addUpSquares(SQUARES);
    for (let at: usize = 0; at < 1376; at += 16) {
      v128.store(SQUARES + at, f32x4.mul(v128.load(SQUARES + at), v128.load(SHARES + at)));
    }
    // From large squares to small ones: what is taken away for the larger ones is passed on.
    let parents: usize = 1360;
    for (let level = 1; level < LEVELS; level++) {
      const side = 1 << level;
      const squares = parents - ((<usize>(side * side)) << 2);
      for (let i = 0; i < side; i++) {
        for (let j = 0; j < side; j++) {
          Smoothing.add(
            SQUARES + squares + ((<usize>(i * side + j)) << 2),
            load<f32>(SQUARES + parents + ((<usize>((i >> 1) * (side >> 1) + (j >> 1))) << 2)),
          );
        }
      }
      parents = squares;
    }
    for (let at = places; at < end; at += 4) {
      Smoothing.add(Smoothing.cover + <usize>load<u16>(at), -load<f32>(SQUARES + <usize>load<u16>(at, 2)));
    }
  }

  /** Fills the sums of larger squares from those of 2 x 2 cells. */
  private static addUpSquares(sums: usize): void {
    let from = sums;
    for (let side = 16; side > 1; side >>= 1) {
      const into = from + ((<usize>(side * side)) << 2);
      const half = side >> 1;
      for (let i = 0; i < half; i++) {
        for (let j = 0; j < half; j++) {
          const first = from + ((<usize>(2 * i * side + 2 * j)) << 2);
          const second = first + ((<usize>side) << 2);
          store<f32>(
            into + ((<usize>(i * half + j)) << 2),
            load<f32>(first) + load<f32>(first, 4) + load<f32>(second) + load<f32>(second, 4),
          );
        }
      }
      from = into;
    }
  }

  @inline
  static add(at: usize, what: f32): void {
    store<f32>(at, load<f32>(at) + what);
  }

  /** 2 to the powers of numbers that are not above 0, to a quarter of a percent. */
  @inline
  private static powersOfTwo(powers: v128): v128 {
    const x = f32x4.pmax(powers, f32x4.splat(-100));
    const whole = f32x4.floor(x);
    const rest = f32x4.sub(x, whole);
    const curve = f32x4.add(f32x4.splat(0.65652), f32x4.mul(rest, f32x4.splat(0.34348)));
    const mantissa = f32x4.add(f32x4.splat(1), f32x4.mul(rest, curve));
    return i32x4.add(mantissa, i32x4.shl(i32x4.trunc_sat_f32x4_s(whole), 23));
  }
}

/** Forgets what was added at the corners within reach. */
function clear(group: Group, reach: usize, corners: usize): void {
  const stride = (<usize>(group.across + 1)) << 2;
  const top = <usize>load<u32>(reach);
  const bottom = <usize>load<u32>(reach, 4);
  memory.fill(corners + stride * top, 0, stride * (bottom - top + 1));
}

/** Adds to every cell what the shapes over it weigh: the sum of all corners below and to the right of its copy. Columns are
 *  added up first, then four of them at a time from the right: what is written before the first is not read. */
function spread(group: Group, reach: usize, corners: usize, cover: usize): void {
  const top = i32(load<u32>(reach));
  const left = i32(load<u32>(reach, 8));
  const right = i32(load<u32>(reach, 12));
  const size = group.size;
  const across = group.across;
  const stride = (<usize>(across + 1)) << 2;
  const none = f32x4.splat(0);
  memory.fill(COLUMNS, 0, 160);
  for (let i = i32(load<u32>(reach, 4)) - 1; i >= top; i--) {
    const row = corners + stride * <usize>(i + 1);
    let further = none;
    for (let j = right - 4; j > left - 4; j -= 4) {
      const at = (<usize>j) << 2;
      const column = f32x4.add(v128.load(COLUMNS + 16 + at), v128.load(row + 4 + at));
      v128.store(COLUMNS + 16 + at, column);
      const pairs = f32x4.add(column, v128.shuffle<f32>(column, none, 1, 2, 3, 4));
      const sums = f32x4.add(f32x4.add(pairs, v128.shuffle<f32>(pairs, none, 2, 3, 4, 4)), further);
      v128.store(LINE + 16 + at, sums);
      further = v128.shuffle<f32>(sums, sums, 0, 0, 0, 0);
    }
    let copy = <usize>group.copies + ((<usize>((u32(i) * across + u32(left)) * size)) << 1);
    for (let j = left; j < right; j++) {
      const here = load<f32>(LINE + 16 + ((<usize>j) << 2));
      for (const end = copy + ((<usize>size) << 1); copy < end; copy += 2) {
        Smoothing.add(cover + ((<usize>load<u16>(copy)) << 2), here);
      }
    }
  }
}

/** Fills the shuffles. */
function packLanes(): void {
  memory.fill(PACKED, 0xff, 256);
  for (let lanes: usize = 0; lanes < 16; lanes++) {
    let to = PACKED + (lanes << 4);
    for (let lane = 0; lane < 4; lane++) {
      if (((lanes >> lane) & 1) == 0) continue;
      store<u32>(to, 0x03020100 + 0x04040404 * lane);
      to += 4;
    }
  }
}

function sumOf(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    f32x4.extract_lane(four, 2) +
    f32x4.extract_lane(four, 3)
  );
}
