// Whether real halves can do what ghosts have done (see ghosts.ts), from a split to where they become one block, in as many rolls.
//
// What is fixed is where each half lands that is not plain, and the order of all these landings. Which way each goes, and
// when, is free as long as every roll brings a half one nearer to where it lands next. So it is a search over the landings done
// and the cells of the two, in which they must not come to stand side by side before the end; depth first, each state once.
import { Region, Regions } from "../../../memory/regions";
import { Ghosts, otherCellOf, rollsToJoin, spread } from "./ghosts";
import { HalvesLevel } from "./level";
import { bridgesOf, HalfRolls, NONE, Rolls } from "./rolls";
import { Ways } from "./ways";

/** A move: the direction, and this where the second half rolls. */
export const SECOND: u32 = 4;
/** Bytes of a leg, which leads one half to its next landing: which half, where that is, and how far. */
const LEG: usize = 12;
/** Bytes of a state on the stack: landings done, the cells of the two halves, and the roll to try next. */
const FRAME: usize = 16;
/** Where more states would have to be told apart, it is not tried. */
const MOST_STATES: u64 = 1 << 28;

export class CarryingOut {
  static landings: u32 = 0;
  /** Where the two halves land last before they join. */
  static lastA: u32 = 0;
  static lastB: u32 = 0;
  /** Tables, by their addresses. The legs of the landings, and the last of each half, which ends in the join. */
  static legs: usize = 0;
  /** For each number of landings done, the legs that the two halves are on. */
  static current: usize = 0;
  /** For each leg how far it is from each plain cell to its end. */
  static distances: usize = 0;
  static visited: usize = 0;
  static stack: usize = 0;

  /** Writes the rolls of the halves from state to state of ghosts, of so many that stand one after the other, and from the last
   *  of them to the join in a pose; returns how many. -1 where they cannot, or where there is no memory to find out. What is
   *  needed meanwhile lies from `room` on, in the stack region. */
  static write(level: HalvesLevel, states: usize, count: u32, join: u32, to: usize, room: usize): i32 {
    const cells = Rolls.count;
    const different = u64(count) * u64(cells) * u64(cells);
    if (different > MOST_STATES) return -1;
    CarryingOut.landings = count - 1;
    CarryingOut.legs = room;
    CarryingOut.current = room + LEG * <usize>(count + 1);
    CarryingOut.distances = CarryingOut.current + <usize>(8 * count);
    CarryingOut.visited = (CarryingOut.distances + <usize>(2 * (count + 1) * cells) + 15) & ~15;
    CarryingOut.stack = CarryingOut.visited + ((<usize>(different >> 3) + 16) & ~15);
    if (!CarryingOut.hasRoom(0)) return -1;
    const pair = u32((load<u64>(states) >> u64(level.bridges)) ^ Rolls.pairFlag);
    const first = Rolls.firstOf(pair);
    const second = Rolls.secondOf(pair);
    if (!CarryingOut.findLegs(level, states, first, second)) return -1;
    const here = Ghosts.plainFrom(CarryingOut.lastA);
    const there = Ghosts.plainFrom(CarryingOut.lastB);
    const cell = join >> 2;
    const other = otherCellOf(join);
    const rolls = rollsToJoin(here, there, cell, other);
    for (let turned = 0; turned < 2; turned++) {
      const a = turned == 0 ? cell : other;
      const b = turned == 0 ? other : cell;
      const far = u32(load<u16>(here + ((<usize>a) << 1)));
      if (far + u32(load<u16>(there + ((<usize>b) << 1))) != rolls) continue;
      CarryingOut.setLeg(CarryingOut.landings, 0, a, far);
      CarryingOut.setLeg(CarryingOut.landings + 1, 1, b, rolls - far);
      const written = CarryingOut.search(first, second, to);
      if (written > 0) return written;
    }
    return -1;
  }

  private static hasRoom(depth: u32): bool {
    const end = CarryingOut.stack + FRAME * <usize>(depth + 1);
    return Regions.ensure(Region.STACK, u64(end - Regions.start(Region.STACK)));
  }

  /** Finds from state to state which half has gone where, the shorter way where it may be either; false
   *  where neither has. */
  private static findLegs(level: HalvesLevel, states: usize, first: u32, second: u32): bool {
    let a = first;
    let b = second;
    for (let k: u32 = 0; k < CarryingOut.landings; k++) {
      const state = states + ((<usize>k) << 3);
      const next = load<u64>(state, 8);
      const wayA = wayBetween(level, load<u64>(state), next, a, b);
      const wayB = wayBetween(level, load<u64>(state), next, b, a);
      if (wayA == 0 && wayB == 0) return false;
      const isFirst = wayB == 0 || (wayA != 0 && load<u32>(wayA, Ways.LENGTH) <= load<u32>(wayB, Ways.LENGTH));
      const way = isFirst ? wayA : wayB;
      CarryingOut.setLeg(k, isFirst ? 0 : 1, load<u32>(way), load<u32>(way, Ways.LENGTH));
      if (isFirst) a = load<u32>(way);
      else b = load<u32>(way);
    }
    CarryingOut.lastA = a;
    CarryingOut.lastB = b;
    return true;
  }

  private static setLeg(leg: u32, half: u32, end: u32, length: u32): void {
    const at = CarryingOut.legs + <usize>leg * LEG;
    store<u32>(at, half);
    store<u32>(at, end, 4);
    store<u32>(at, length, 8);
    spread(end, false, CarryingOut.distancesOf(leg));
  }

  @inline
  private static distancesOf(leg: u32): usize {
    return CarryingOut.distances + <usize>(2 * leg * Rolls.count);
  }

  /** How far a half on a cell is from the end of its leg. Only where the leg begins is the cell perhaps not plain. */
  private static left(leg: u32, cell: u32): u32 {
    if (Ways.isNode(cell)) return load<u32>(CarryingOut.legs + <usize>leg * LEG, 8);
    return u32(load<u16>(CarryingOut.distancesOf(leg) + ((<usize>cell) << 1)));
  }

  /** Returns how many rolls it has written; 0 where the halves cannot do it. */
  private static search(first: u32, second: u32, to: usize): i32 {
    const landings = CarryingOut.landings;
    let legA = landings;
    let legB = landings + 1;
    for (let k = landings + 1; k-- > 0; ) {
      if (k < landings && load<u32>(CarryingOut.legs + <usize>k * LEG) == 0) legA = k;
      if (k < landings && load<u32>(CarryingOut.legs + <usize>k * LEG) == 1) legB = k;
      store<u32>(CarryingOut.current + ((<usize>k) << 3), legA);
      store<u32>(CarryingOut.current + ((<usize>k) << 3), legB, 4);
    }
    memory.fill(CarryingOut.visited, 0, CarryingOut.stack - CarryingOut.visited);
    let depth: u32 = 0;
    CarryingOut.push(depth, 0, first, second);
    while (true) {
      const frame = CarryingOut.stack + <usize>depth * FRAME;
      const move = load<u32>(frame, 12);
      if (move == 8) {
        if (depth-- == 0) return 0;
        continue;
      }
      store<u32>(frame, move + 1, 12);
      let k = load<u32>(frame);
      const half = move >> 2;
      const here = load<u32>(frame + ((<usize>half) << 2), 4);
      const waiting = load<u32>(frame + ((<usize>(1 - half)) << 2), 4);
      const leg = load<u32>(CarryingOut.current + ((<usize>(2 * k + half)) << 2));
      const left = CarryingOut.left(leg, here);
      const next = left == 0 ? NONE : HalfRolls.to(here, move & 3);
      if (next == NONE || next == waiting) continue;
      if (left == 1) {
        if (next != load<u32>(CarryingOut.legs + <usize>leg * LEG, 4)) continue;
        // A landing that is not plain waits for its turn.
        if (leg < landings && leg != k) continue;
        if (leg < landings) k++;
      } else if (Ways.isNode(next) || CarryingOut.left(leg, next) != left - 1) continue;
      const a = half == 0 ? next : waiting;
      const b = half == 0 ? waiting : next;
      const isDone = k == landings && CarryingOut.left(landings, a) == 0 && CarryingOut.left(landings + 1, b) == 0;
      if (isDone) return CarryingOut.writeMoves(depth, to);
      if (Rolls.poseOf(min(a, b), max(a, b)) < Rolls.pairFlag || !CarryingOut.isNew(k, a, b)) continue;
      if (!CarryingOut.hasRoom(++depth)) return 0;
      CarryingOut.push(depth, k, a, b);
    }
  }

  private static push(depth: u32, landings: u32, a: u32, b: u32): void {
    const frame = CarryingOut.stack + <usize>depth * FRAME;
    store<u32>(frame, landings);
    store<u32>(frame, a, 4);
    store<u32>(frame, b, 8);
    store<u32>(frame, 0, 12);
  }

  private static isNew(landings: u32, a: u32, b: u32): bool {
    const number = (u64(landings) * u64(Rolls.count) + u64(a)) * u64(Rolls.count) + u64(b);
    const at = CarryingOut.visited + usize(number >> 3);
    const bit = (<u32>1) << u32(number & 7);
    const held = u32(load<u8>(at));
    store<u8>(at, u8(held | bit));
    return (held & bit) == 0;
  }

  /** Of the two halves the first is the one that is the first in reading order. */
  private static writeMoves(depth: u32, to: usize): i32 {
    for (let i: u32 = 0; i <= depth; i++) {
      const frame = CarryingOut.stack + <usize>i * FRAME;
      const move = load<u32>(frame, 12) - 1;
      const half = (<usize>(move >> 2)) << 2;
      const isSecond = load<u32>(frame + half, 4) > load<u32>(frame + 4 - half, 4);
      store<u32>(to + ((<usize>i) << 2), isSecond ? SECOND | (move & 3) : move & 3);
    }
    return i32(depth + 1);
  }
}

/** The way on which one half goes from state to state, while the other waits; 0 where there is none. */
function wayBetween(level: HalvesLevel, from: u64, to: u64, going: u32, waiting: u32): usize {
  const pair = u32((to >> u64(level.bridges)) ^ Rolls.pairFlag);
  const first = Rolls.firstOf(pair);
  const second = Rolls.secondOf(pair);
  if (first != waiting && second != waiting) return 0;
  const end = first == waiting ? second : first;
  if (!HalfRolls.isCarried(from, end) || HalfRolls.changed(from, end) != (to & bridgesOf(level))) return 0;
  return Ways.find(going, end);
}
