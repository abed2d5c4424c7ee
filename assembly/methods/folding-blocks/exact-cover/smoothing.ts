// The multipliers climb a smooth function that is close below the bound (Nesterov 2005, "Smooth minimization of non-smooth
// functions"). Each group takes a mixture of its shapes in the place of the cheapest one: a shape weighs less the more its
// reduced cost is above the least, by a factor of e for each `temperature`. What the mixtures leave uncovered is the
// gradient, and steps along it are accelerated. The temperature falls from round to round.
//
// A multiplier matters to every shape over its cell, so what all cells of a region have in common has far more weight than
// the differences between them, and would keep the steps short. So the gradient is split into what squares of 1, 2, 4 ...
// cells have in common, and each doubling of the side halves the step.
import { Arena } from "./arena";
import { Corners } from "./corners";
import { Frame, Frames } from "./frames";
import { FOLD, Lagrangian } from "./lagrangian";
import { Problem } from "./problem";

const GREATEST: f32 = 262144;
/** The length of a step for one degree of the temperature. */
const STEP: f32 = 0.3;
/** A shape whose reduced cost is so many temperatures above the least has no weight. */
const COLD: f32 = 3;
/** The sums of squares: 256 of 2 x 2 cells, then 64, 16, 4 and 1; boards have 32 cells a side at the most. */
const SQUARES: usize = memory.data(1408, 16);
/** For each of these by how much each cell in it moves less for a sum of 1. */
const SHARES: usize = memory.data(1408, 16);
/** For each set of four lanes a shuffle that brings those to the front. */
const PACKED: usize = memory.data(256, 16);

export class Smoothing {
  /** Of the shapes of one group that weigh anything: where their records are, and what they weigh. */
  static hot: usize = 0;
  static weights: usize = 0;
  /** For each place: 1 where its cell is not decided, else 0; how much of its cell is uncovered, then the next iterate; the point
   *  where the function is evaluated; the last iterate. */
  static ones: usize = 0;
  static missing: usize = 0;
  static point: usize = 0;
  static last: usize = 0;
  static momentum: f32 = 1;

  static makeRoom(): bool {
    Smoothing.hot = Arena.allocate((<usize>(Problem.shapeCount + 4)) << 2);
    Smoothing.weights = Arena.allocate((<usize>(Problem.shapeCount + 4)) << 2);
    Smoothing.ones = Arena.allocate(Problem.placeBytes);
    Smoothing.missing = Arena.allocate(Problem.placeBytes);
    Smoothing.point = Arena.allocate(Problem.placeBytes);
    Smoothing.last = Arena.allocate(Problem.placeBytes);
    packLanes();
    return (
      Smoothing.hot != 0 &&
      Smoothing.weights != 0 &&
      Smoothing.ones != 0 &&
      Smoothing.missing != 0 &&
      Smoothing.point != 0 &&
      Smoothing.last != 0
    );
  }

  /** Begins with the multipliers of the frame, or goes on after a propagation that has closed cells. */
  static begin(frame: Frame): void {
    const multipliers = Frames.multipliersOf(frame);
    const isNew = frame.rounds == 0;
    if (isNew) Smoothing.momentum = 1;
    const one = f32x4.splat(1);
    for (let at: usize = 0; at < Problem.placeBytes; at += 16) {
      v128.store(Smoothing.ones + at, v128.and(one, v128.load(Lagrangian.undecided + at)));
    }
    memory.fill(SHARES, 0, 1024);
    addUpFours(Smoothing.ones, Problem.lineBytes, Problem.placeBytes, SHARES, 64);
    addUpSquares(SHARES);
    let at = SHARES;
    let weight: f32 = 0.5;
    for (let squares = 256; squares > 0; squares >>= 2, weight *= 0.5) {
      for (const end = at + ((<usize>squares) << 2); at < end; at += 4) {
        const cells = load<f32>(at);
        store<f32>(at, cells > 0 ? weight / cells : 0);
      }
    }
    for (let i: usize = 0; i < Problem.placeBytes; i += 16) {
      const open = v128.load(Lagrangian.undecided + i);
      const start = f32x4.convert_i32x4_s(v128.load(multipliers + i));
      v128.store(Smoothing.point + i, v128.and(open, isNew ? start : v128.load(Smoothing.point + i)));
      v128.store(Smoothing.last + i, v128.and(open, isNew ? start : v128.load(Smoothing.last + i)));
    }
  }

  /** Moves the multipliers after an evaluation. The temperature is in folds. */
  static move(frame: Frame, temperature: f32): void {
    Smoothing.findUncovered(frame, f32(FOLD) * temperature);
    Smoothing.share();
    if (Smoothing.step(STEP * temperature * f32(FOLD)) < 0) Smoothing.momentum = 1;
    const momentum = Smoothing.momentum;
    const nextMomentum = <f32>0.5 * (<f32>1 + sqrt<f32>(<f32>1 + <f32>4 * momentum * momentum));
    Smoothing.momentum = nextMomentum;
    const further = f32x4.splat((momentum - 1) / nextMomentum);
    const greatest = f32x4.splat(GREATEST);
    const least = f32x4.splat(-GREATEST);
    const multipliers = Frames.multipliersOf(frame);
    let sum = i32x4.splat(0);
    for (let at: usize = 0; at < Problem.placeBytes; at += 16) {
      const next = v128.load(Smoothing.missing + at);
      const moved = f32x4.sub(next, v128.load(Smoothing.last + at));
      const point = f32x4.pmin(greatest, f32x4.pmax(least, f32x4.add(next, f32x4.mul(further, moved))));
      v128.store(Smoothing.last + at, next);
      v128.store(Smoothing.point + at, point);
      const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(point));
      v128.store(multipliers + at, whole);
      sum = i32x4.add(sum, whole);
    }
    Lagrangian.setSum(sum);
  }

  /** Finds how much of each cell the mixtures leave uncovered; of cells that are decided that is anything. */
  private static findUncovered(frame: Frame, temperature: f32): void {
    memory.copy(Smoothing.missing, Smoothing.ones, Problem.placeBytes);
    Corners.begin(frame);
    for (let index = 0; index < frame.open; index++) {
      Corners.beginGroup(frame, index);
      Smoothing.weigh(frame, index, temperature);
      Corners.endGroup(frame, index, Smoothing.missing);
    }
    Corners.end(frame, Smoothing.missing);
  }

  /** Adds the weights of a group's shapes at their corners. */
  private static weigh(frame: Frame, index: i32, temperature: f32): void {
    const pool = Frames.poolOf(frame);
    const start = Frames.start(frame, index) - pool;
    const end = Frames.end(frame, index) - pool;
    const least = load<i32>(Lagrangian.least + ((<usize>index) << 2));
    const hot = Smoothing.hot;
    const weights = Smoothing.weights;
    const most = i32x4.splat(least + i32(COLD * temperature));
    const next = i32x4.splat(32);
    let records = i32x4.add(i32x4.splat(i32(start << 2)), i32x4(0, 8, 16, 24));
    let count: usize = 0;
    let at = start;
    for (; at + 8 <= end; at += 8) {
      count += Smoothing.pack(records, v128.load(Lagrangian.reduced + (at << 1)), most, 15, count);
      records = i32x4.add(records, next);
    }
    const left = (1 << i32((end - at) >> 1)) - 1;
    if (left != 0) count += Smoothing.pack(records, v128.load(Lagrangian.reduced + (at << 1)), most, left, count);
    // The last four are made complete with such that weigh nothing.
    v128.store(weights + count, i32x4.splat(0x3fffffff));
    const leasts = i32x4.splat(least);
    const scale = f32x4.splat(f32(-Math.LOG2E) / temperature);
    let sums = f32x4.splat(0);
    for (let at: usize = 0; at < count; at += 16) {
      const weight = Smoothing.powersOfTwo(
        f32x4.mul(f32x4.convert_i32x4_s(i32x4.sub(v128.load(weights + at), leasts)), scale),
      );
      v128.store(weights + at, weight);
      sums = f32x4.add(sums, weight);
    }
    const share: f32 = <f32>1 / sumOf(sums);
    for (let at: usize = 0; at < count; at += 4) {
      Corners.add(Lagrangian.records + <usize>load<u32>(hot + at), load<f32>(weights + at) * share);
    }
  }

  /** Appends those of four shapes that weigh anything, if they are among these lanes; returns how long they are together. */
  @inline
  private static pack(records: v128, reduced: v128, most: v128, among: i32, count: usize): usize {
    const lanes = <usize>(i32x4.bitmask(i32x4.lt_s(reduced, most)) & among);
    const packed = v128.load(PACKED + (lanes << 4));
    v128.store(Smoothing.hot + count, i8x16.swizzle(records, packed));
    v128.store(Smoothing.weights + count, i8x16.swizzle(reduced, packed));
    return (<usize>popcnt<u32>(u32(lanes))) << 2;
  }

  /** Makes of what is missing the shares of all squares: those of larger ones passed on. */
  private static share(): void {
    memory.fill(SQUARES, 0, 1024);
    addUpOpenFours(Smoothing.missing, SQUARES);
    addUpSquares(SQUARES);
    for (let at: usize = 0; at < 1376; at += 16) {
      v128.store(SQUARES + at, f32x4.mul(v128.load(SQUARES + at), v128.load(SHARES + at)));
    }
    passOn(SQUARES);
  }

  /** Steps from the point along what is missing, scaled down by what squares have in common. Returns whether that leads upwards:
   *  what the way from the last iterate has in common with the direction. */
  private static step(length: f32): f32 {
    const step = f32x4.splat(length);
    const line = Problem.lineBytes;
    const end = Problem.placeBytes;
    let along = f32x4.splat(0);
    let squares = SQUARES;
    for (let row: usize = 0; row < end; row += line << 1, squares += 64) {
      for (let column: usize = 0; column < line; column += 32) {
        const four = v128.load(squares + (column >> 1));
        const left = v128.shuffle<f32>(four, four, 0, 0, 1, 1);
        const right = v128.shuffle<f32>(four, four, 2, 2, 3, 3);
        const at = row + column;
        along = Smoothing.stepAt(at, left, step, along);
        along = Smoothing.stepAt(at + 16, right, step, along);
        along = Smoothing.stepAt(at + line, left, step, along);
        along = Smoothing.stepAt(at + line + 16, right, step, along);
      }
    }
    return sumOf(along);
  }

  @inline
  private static stepAt(at: usize, common: v128, step: v128, along: v128): v128 {
    const missing = f32x4.sub(v128.load(Smoothing.missing + at), common);
    const direction = v128.and(missing, v128.load(Lagrangian.undecided + at));
    const next = f32x4.add(v128.load(Smoothing.point + at), f32x4.mul(step, direction));
    v128.store(Smoothing.missing + at, next);
    const moved = f32x4.sub(next, v128.load(Smoothing.last + at));
    return f32x4.add(along, f32x4.mul(moved, direction));
  }

  /** What there is of four places whose cells are not decided. */
  @inline
  static openAt(from: usize, at: usize): v128 {
    return v128.and(v128.load(from + at), v128.load(Lagrangian.undecided + at));
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

/** Adds up squares of 2 x 2 numbers: lines of a multiple of eight. */
function addUpFours(from: usize, line: usize, bytes: usize, into: usize, intoLine: usize): void {
  for (let row: usize = 0; row < bytes; row += line << 1, into += intoLine) {
    for (let column: usize = 0; column < line; column += 32) {
      const at = from + row + column;
      const left = f32x4.add(v128.load(at), v128.load(at + line));
      const right = f32x4.add(v128.load(at, 16), v128.load(at + line, 16));
      const even = v128.shuffle<f32>(left, right, 0, 2, 4, 6);
      v128.store(into + (column >> 1), f32x4.add(even, v128.shuffle<f32>(left, right, 1, 3, 5, 7)));
    }
  }
}

/** The same of what there is in cells that are not decided. */
function addUpOpenFours(from: usize, into: usize): void {
  const line = Problem.lineBytes;
  const end = Problem.placeBytes;
  for (let row: usize = 0; row < end; row += line << 1, into += 64) {
    for (let column: usize = 0; column < line; column += 32) {
      const at = row + column;
      const left = f32x4.add(Smoothing.openAt(from, at), Smoothing.openAt(from, at + line));
      const right = f32x4.add(Smoothing.openAt(from, at + 16), Smoothing.openAt(from, at + line + 16));
      const even = v128.shuffle<f32>(left, right, 0, 2, 4, 6);
      v128.store(into + (column >> 1), f32x4.add(even, v128.shuffle<f32>(left, right, 1, 3, 5, 7)));
    }
  }
}

/** Fills the sums of larger squares from those of 2 x 2 cells. */
function addUpSquares(sums: usize): void {
  addUpFours(sums, 64, 1024, sums + 1024, 32);
  addUpFours(sums + 1024, 32, 256, sums + 1280, 16);
  let whole: f32 = 0;
  for (let i: usize = 0; i < 4; i++) {
    const at = sums + 1280 + ((i >> 1) << 5) + ((i & 1) << 3);
    const sum = load<f32>(at) + load<f32>(at, 4) + load<f32>(at, 16) + load<f32>(at, 20);
    store<f32>(sums + (i << 2), sum, 1344);
    whole += sum;
  }
  store<f32>(sums, whole, 1360);
}

/** Adds to the smaller squares what there is of the larger ones around them. */
function passOn(sums: usize): void {
  for (let i: usize = 0; i < 4; i++) {
    const sum = load<f32>(sums + (i << 2), 1344) + load<f32>(sums, 1360);
    const at = sums + 1280 + ((i >> 1) << 5) + ((i & 1) << 3);
    Corners.addAt(at, sum);
    Corners.addAt(at + 4, sum);
    Corners.addAt(at + 16, sum);
    Corners.addAt(at + 20, sum);
  }
  passOnFours(sums + 1280, 16, 64, sums + 1024);
  passOnFours(sums + 1024, 32, 256, sums);
}

/** Adds each number to four of a table twice as long and wide. */
function passOnFours(from: usize, line: usize, bytes: usize, into: usize): void {
  for (let row: usize = 0; row < bytes; row += line, into += line << 2) {
    for (let column: usize = 0; column < line; column += 16) {
      const four = v128.load(from + row + column);
      const left = v128.shuffle<f32>(four, four, 0, 0, 1, 1);
      const right = v128.shuffle<f32>(four, four, 2, 2, 3, 3);
      const at = into + (column << 1);
      const below = at + (line << 1);
      v128.store(at, f32x4.add(v128.load(at), left));
      v128.store(at, f32x4.add(v128.load(at, 16), right), 16);
      v128.store(below, f32x4.add(v128.load(below), left));
      v128.store(below, f32x4.add(v128.load(below, 16), right), 16);
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
