// All rolls of a level with splits, made once: for each pose of the whole block those that do not fall whatever the
// bridges, and for each cell the four of a half.
import { Region, Regions } from "../../../memory/regions";
import { EVENTFUL, HALVES, IN_COLUMN, IN_ROW, LANDS, UPRIGHT } from "../../../puzzles/roll-the-block/index";
import { HalvesLevel, NEVER } from "./level";

export const NONE: u32 = 0xffffffff;

/** What a landing needs and does. */
class Rule {
  static need: u64 = 0;
  static keep: u64 = 0;
  static flip: u64 = 0;

  static nothing(): void {
    Rule.need = 0;
    Rule.keep = ~(<u64>0);
    Rule.flip = 0;
  }

  /** One more landing; the bridges it needs are checked before anything is done. */
  static add(level: HalvesLevel, cell: u32, upright: u32): void {
    const rule = level.ruleFor(cell, upright);
    const keep = load<u64>(rule, 8);
    Rule.need |= load<u64>(rule);
    Rule.keep &= keep;
    Rule.flip = (Rule.flip & keep) ^ load<u64>(rule, 16);
  }
}

export class Rolls {
  static readonly BYTES: usize = 32;
  static readonly NEED: usize = 0;
  static readonly KEEP: usize = 8;
  static readonly FLIP: usize = 16;
  static readonly BOUND: usize = 24;
  static readonly MOVE: usize = 28;

  /** How many cells carry a half, and the bits of the number of one. */
  static count: u32 = 0;
  static cellBits: u32 = 0;
  static pairFlag: u64 = 0;
  /** Tables in the scratch region, by their addresses: the number of each cell of the board and the cell of each number,
   *  where the rolls of each pose begin, and the bound there; the cells on the right and below. */
  static numbers: usize = 0;
  static cells: usize = 0;
  static starts: usize = 0;
  static bounds: usize = 0;
  static right: usize = 0;
  static below: usize = 0;
  /** For each cell the four where a half rolls to, and what landing there needs and does. */
  static halfRolls: usize = 0;
  static landings: usize = 0;
  static rolls: usize = 0;

  static begin(level: HalvesLevel): bool {
    let count: u32 = 0;
    for (let cell: u32 = 0; cell < level.boardCells; cell++) count += (level.landing(cell) >> HALVES) & LANDS;
    Rolls.cellBits = 32 - clz<u32>(max(count, 2) - 1);
    // Above all poses of the whole block, of which there are four a cell and one that is none.
    Rolls.pairFlag = (<u64>1) << u64(max(2 * Rolls.cellBits, Rolls.cellBits + 3));
    const bytes =
      4 * (u64(level.boardCells) + 3 * u64(count) + 2 * 4 * u64(count) + 1) + (16 + 24 + 12 * 32) * u64(count);
    if (!Regions.resize(Region.SCRATCH, bytes + 16)) return false;
    Rolls.count = count;
    Rolls.numbers = Regions.start(Region.SCRATCH);
    Rolls.cells = Rolls.numbers + <usize>(4 * level.boardCells);
    Rolls.right = Rolls.cells + <usize>(4 * count);
    Rolls.below = Rolls.right + <usize>(4 * count);
    Rolls.bounds = Rolls.below + <usize>(4 * count);
    Rolls.starts = Rolls.bounds + <usize>(16 * count);
    Rolls.halfRolls = (Rolls.starts + <usize>(16 * count + 4) + 15) & ~15;
    Rolls.landings = Rolls.halfRolls + <usize>(16 * count);
    Rolls.rolls = Rolls.landings + HalfRolls.BYTES * <usize>count;
    numberCells(level);
    for (let number: u32 = 0; number < count; number++) joinNeighbours(level, number);
    for (let number: u32 = 0; number < count; number++) makeHalfRolls(level, number);
    makeRolls(level, count);
    return true;
  }

  @inline
  static numberOf(cell: u32): u32 {
    return load<u32>(Rolls.numbers + ((<usize>cell) << 2));
  }

  @inline
  static boardCell(number: u32): u32 {
    return load<u32>(Rolls.cells + ((<usize>number) << 2));
  }

  /** The rolls of a pose that begin there, up to `endOf`. */
  @inline
  static startOf(pose: u32): usize {
    return Rolls.rolls + <usize>load<u32>(Rolls.starts + ((<usize>pose) << 2));
  }

  @inline
  static endOf(pose: u32): usize {
    return Rolls.rolls + <usize>load<u32>(Rolls.starts + ((<usize>pose) << 2), 4);
  }

  /** The pose after a roll of the whole block that needs and changes no bridge, and does not split; NONE after another. */
  static plainEnd(level: HalvesLevel, roll: usize): u32 {
    const bridges = bridgesOf(level);
    const flip = load<u64>(roll, Rolls.FLIP);
    const isPlain = load<u64>(roll, Rolls.NEED) == 0 && load<u64>(roll, Rolls.KEEP) == bridges && (flip & bridges) == 0;
    const pose = flip >> u64(level.bridges);
    return isPlain && pose < Rolls.pairFlag ? u32(pose) - 1 : NONE;
  }

  @inline
  static boundAt(pose: u32): u32 {
    return load<u32>(Rolls.bounds + ((<usize>pose) << 2));
  }

  @inline
  static pairOf(first: u32, second: u32): u64 {
    return Rolls.pairFlag | u64((first << Rolls.cellBits) | second);
  }

  /** The cells of two halves, by what `pairOf` makes of them. */
  @inline
  static firstOf(pair: u32): u32 {
    return pair >> Rolls.cellBits;
  }

  @inline
  static secondOf(pair: u32): u32 {
    return pair & ((1 << Rolls.cellBits) - 1);
  }

  /** Where halves are after one has rolled: side by side they are one lying block. */
  @inline
  static poseOf(first: u32, second: u32): u64 {
    if (load<u32>(Rolls.right + ((<usize>first) << 2)) == second) return u64(1 + (first << 2) + IN_ROW);
    if (load<u32>(Rolls.below + ((<usize>first) << 2)) == second) return u64(1 + (first << 2) + IN_COLUMN);
    return Rolls.pairOf(first, second);
  }
}

/** What a roll of a half needs and does depends on nothing but where it lands. */
export class HalfRolls {
  /** Of a landing: need, keep and flip. */
  static readonly BYTES: usize = 24;

  /** The cell where a half would be after a roll, whatever the bridges; NONE where there is none. */
  @inline
  static to(cell: u32, direction: u32): u32 {
    return load<u32>(Rolls.halfRolls + ((<usize>(4 * cell + direction)) << 2));
  }

  /** Whether a cell carries a half that lands there. */
  @inline
  static isCarried(state: u64, cell: u32): bool {
    const need = load<u64>(HalfRolls.landingAt(cell));
    return (state & need) == need;
  }

  /** The bridges after a half has landed on a cell. */
  @inline
  static changed(state: u64, cell: u32): u64 {
    const landing = HalfRolls.landingAt(cell);
    return (state & load<u64>(landing, 8)) ^ load<u64>(landing, 16);
  }

  @inline
  static landingAt(cell: u32): usize {
    return Rolls.landings + <usize>cell * HalfRolls.BYTES;
  }
}

function numberCells(level: HalvesLevel): void {
  let next: u32 = 0;
  for (let cell: u32 = 0; cell < level.boardCells; cell++) {
    const carries = ((level.landing(cell) >> HALVES) & LANDS) != 0;
    store<u32>(Rolls.numbers + ((<usize>cell) << 2), carries ? next : NONE);
    if (!carries) continue;
    store<u32>(Rolls.cells + ((<usize>next) << 2), cell);
    next++;
  }
}

function joinNeighbours(level: HalvesLevel, number: u32): void {
  const cell = Rolls.boardCell(number);
  store<u32>(Rolls.right + ((<usize>number) << 2), Rolls.numberOf(cell + 1));
  store<u32>(Rolls.below + ((<usize>number) << 2), Rolls.numberOf(cell + level.width));
  for (let shape = UPRIGHT; shape <= HALVES; shape++) {
    const bound = level.boundOf((cell << 2) + shape);
    store<u32>(Rolls.bounds + ((<usize>((number << 2) + shape)) << 2), bound);
  }
}

/** All bits of bridges. */
export function bridgesOf(level: HalvesLevel): u64 {
  return ((<u64>1) << u64(level.bridges)) - 1;
}

function makeHalfRolls(level: HalvesLevel, number: u32): void {
  const cell = Rolls.boardCell(number);
  for (let direction: u32 = 0; direction < 4; direction++) {
    const next = cell + level.step(HALVES, direction);
    const carries = ((level.landing(next) >> HALVES) & LANDS) != 0;
    store<u32>(Rolls.halfRolls + ((<usize>(4 * number + direction)) << 2), carries ? Rolls.numberOf(next) : NONE);
  }
  Rule.nothing();
  if (((level.landing(cell) >> HALVES) & EVENTFUL) != 0) Rule.add(level, cell, 0);
  const landing = HalfRolls.landingAt(number);
  store<u64>(landing, Rule.need);
  store<u64>(landing, Rule.keep & bridgesOf(level), 8);
  store<u64>(landing, Rule.flip, 16);
}

function makeRolls(level: HalvesLevel, count: u32): void {
  let to: usize = Rolls.rolls;
  for (let pose: u32 = 0; pose < count << 2; pose++) {
    store<u32>(Rolls.starts + ((<usize>pose) << 2), u32(to - Rolls.rolls));
    const shape = pose & 3;
    const cell = Rolls.boardCell(pose >> 2);
    if (shape == HALVES || ((level.landing(cell) >> shape) & LANDS) == 0) continue;
    for (let direction: u32 = 0; direction < 4; direction++) to = makeRoll(level, (cell << 2) + shape, direction, to);
  }
  store<u32>(Rolls.starts + ((<usize>(count << 2)) << 2), u32(to - Rolls.rolls));
}

/** Writes one roll of the whole block, unless it falls or leads to no solution, and returns where the next one goes. */
function makeRoll(level: HalvesLevel, from: u32, direction: u32, to: usize): usize {
  const next = from + level.step(from & 3, direction);
  const cell = next >> 2;
  const shape = next & 3;
  const lands = level.landing(cell) >> shape;
  if ((lands & LANDS) == 0) return to;
  let pose = u64(1 + (Rolls.numberOf(cell) << 2) + shape);
  let bound = level.boundOf(next);
  Rule.nothing();
  if ((lands & EVENTFUL) != 0) {
    if (shape == UPRIGHT) {
      Rule.add(level, cell, 1);
      const halves = level.halvesFrom(cell);
      const first = load<u32>(halves);
      const second = load<u32>(halves, 4);
      if (first != second) {
        pose = Rolls.pairOf(Rolls.numberOf(first), Rolls.numberOf(second));
        // What a pair is worth is asked when there is one.
        bound = level.hasPairs != 0 ? 0 : level.boundOfBoth(first, second);
      }
    } else {
      Rule.add(level, shape == IN_ROW ? cell : cell + level.width, 0);
      Rule.add(level, shape == IN_ROW ? cell + 1 : cell, 0);
    }
  }
  if (bound == NEVER) return to;
  store<u64>(to, Rule.need, Rolls.NEED);
  store<u64>(to, Rule.keep & bridgesOf(level), Rolls.KEEP);
  store<u64>(to, Rule.flip | (pose << u64(level.bridges)), Rolls.FLIP);
  store<u32>(to, bound, Rolls.BOUND);
  store<u32>(to, direction, Rolls.MOVE);
  return to + Rolls.BYTES;
}
