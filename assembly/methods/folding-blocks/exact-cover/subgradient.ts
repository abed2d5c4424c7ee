// The subgradient method: multipliers rise where no group covers a cell, and fall where several do. The direction is
// deflected by the last one (Camerini, Fratta & Maffioli 1975, "On improving relaxation methods by modified gradient
// techniques"). How many groups cover a cell is counted for 128 cells at a time, in two bits each; directions and multipliers
// move four at a time.
import { Arena } from "./arena";
import { Frame, Frames } from "./frames";
import { Problem } from "./problem";

const GREATEST_MULTIPLIER: f32 = 262144;
/** What is added to a direction and taken away again, so that what fades becomes nothing: numbers that are nearly nothing
 *  are slow. */
const COARSE: f32 = 1024;
/** Of 128 cells whether one group or three cover them, whether two or more do, and whether they are open. */
const PLANES: usize = memory.data(48, 16);

export class Subgradient {
  /** Bytes of one word a cell, with room for the last four. */
  static cellBytes: usize = 0;
  /** The set of the cells that are not decided yet. */
  static open: usize = 0;
  /** For each open group the set of the cells that it covers. */
  static chosen: usize = 0;
  /** For each cell how often it should be covered more than it is, and the direction of its multiplier. */
  static missing: usize = 0;
  static direction: usize = 0;

  static begin(): bool {
    Subgradient.cellBytes = ((<usize>(Problem.cells + 4)) << 2) & ~15;
    Subgradient.open = Arena.allocate((<usize>Problem.words) << 3);
    Subgradient.chosen = Arena.allocate(256);
    Subgradient.missing = Arena.allocate(((<usize>Problem.words) << 8) + 16);
    Subgradient.direction = Arena.allocate(Subgradient.cellBytes);
    return Subgradient.open != 0 && Subgradient.chosen != 0 && Subgradient.missing != 0 && Subgradient.direction != 0;
  }

  /** Makes the next direction, the subgradient deflected by the last direction; returns the square of its length. */
  static deflect(frame: Frame): f32 {
    Subgradient.countCovered(frame);
    const bytes = Subgradient.cellBytes;
    let products = f32x4.splat(0);
    let squares = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const before = v128.load(Subgradient.direction + at);
      products = f32x4.add(products, f32x4.mul(v128.load(Subgradient.missing + at), before));
      squares = f32x4.add(squares, f32x4.mul(before, before));
    }
    const product = sumOfLanes(products);
    const old = sumOfLanes(squares);
    const kept = f32x4.splat(product < 0 && old > 0 ? (-1.5 * product) / old : 0);
    const coarse = f32x4.splat(COARSE);
    let norms = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const before = v128.load(Subgradient.direction + at);
      const exact = f32x4.add(v128.load(Subgradient.missing + at), f32x4.mul(kept, before));
      const direction = f32x4.sub(f32x4.add(exact, coarse), coarse);
      v128.store(Subgradient.direction + at, direction);
      norms = f32x4.add(norms, f32x4.mul(direction, direction));
    }
    return sumOfLanes(norms);
  }

  /** Finds of each open cell how often it should be covered more than it is: 1, 0, -1, or -2 where three or more cover it. */
  private static countCovered(frame: Frame): void {
    memory.fill(Subgradient.missing + ((<usize>Problem.words) << 8), 0, 16);
    const lastChosen = Subgradient.chosen + ((<usize>frame.open) << 2);
    let into = Subgradient.missing;
    for (let w: usize = 0; w < (<usize>Problem.words) << 3; w += 16) {
      let once = i64x2.splat(0);
      let twice = i64x2.splat(0);
      for (let at = Subgradient.chosen; at < lastChosen; at += 4) {
        const set = v128.load(load<usize>(at) + w);
        const both = v128.and(once, set);
        once = v128.or(v128.xor(once, set), v128.and(both, twice));
        twice = v128.or(twice, both);
      }
      v128.store(PLANES, once);
      v128.store(PLANES, twice, 16);
      v128.store(PLANES, v128.load(Subgradient.open + w), 32);
      for (let c: usize = 0; c < 16; c += 2, into += 64) {
        const twos = Subgradient.lanesOf(PLANES + 16 + c);
        const less = i8x16.add(Subgradient.lanesOf(PLANES + c), i8x16.add(twos, twos));
        const sixteen = v128.and(i8x16.add(less, i8x16.splat(1)), Subgradient.lanesOf(PLANES + 32 + c));
        const low = i16x8.extend_low_i8x16_s(sixteen);
        const high = i16x8.extend_high_i8x16_s(sixteen);
        v128.store(into, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(low)));
        v128.store(into, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(low)), 16);
        v128.store(into, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(high)), 32);
        v128.store(into, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(high)), 48);
      }
    }
  }

  /** Moves the multipliers by so much of the direction. */
  static takeStep(frame: Frame, step: f32): void {
    const multipliers = Frames.multipliersOf(frame);
    const steps = f32x4.splat(step);
    const greatest = f32x4.splat(GREATEST_MULTIPLIER);
    const least = f32x4.splat(-GREATEST_MULTIPLIER);
    for (let at: usize = 0; at < Subgradient.cellBytes; at += 16) {
      const old = f32x4.convert_i32x4_s(v128.load(multipliers + at));
      const moved = f32x4.add(old, f32x4.mul(steps, v128.load(Subgradient.direction + at)));
      const multiplier = f32x4.nearest(f32x4.pmin(greatest, f32x4.pmax(least, moved)));
      v128.store(multipliers + at, i32x4.trunc_sat_f32x4_s(multiplier));
    }
  }

  /** -1 in each of sixteen lanes whose bit is set, else 0. */
  @inline
  private static lanesOf(bits: usize): v128 {
    const bytes = i8x16.swizzle(v128.load_splat<u16>(bits), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));
    const bit = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
    return i8x16.eq(v128.and(bytes, bit), bit);
  }
}

function sumOfLanes(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) +
    f32x4.extract_lane(four, 1) +
    f32x4.extract_lane(four, 2) +
    f32x4.extract_lane(four, 3)
  );
}
