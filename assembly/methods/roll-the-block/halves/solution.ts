// The solution, from the log of the search: the states that lead to the target, and the rolls from each to the next, which are
// found again. What ghosts have done is carried out by real halves, if they can.
import { Region, Regions } from "../../../memory/regions";
import { Run } from "../../../search/run";
import { CarryingOut, SECOND } from "./carrying-out";
import { HalvesLevel } from "./level";
import { Log } from "./log";
import { HalfRolls, NONE, Rolls } from "./rolls";

export class Solution {
  /** Writes the moves at the start of the stack region, of which there are so many at the most, and returns how many. -1 where
   *  there is no memory for them, or where real halves cannot do what ghosts have done. */
  static write(level: HalvesLevel, most: u32, areGhosts: bool): i32 {
    let count: u32 = 1;
    for (let number = Run.goal; Log.parent(number) != Log.NONE; number = Log.parent(number)) count++;
    const from = (((<usize>most) << 2) + 15) & ~15;
    if (!Regions.ensure(Region.STACK, u64(from) + 8 * u64(count) + 16)) return -1;
    const states = Regions.start(Region.STACK) + from;
    const end = states + ((<usize>count) << 3);
    let number = Run.goal;
    for (let at = end - 8; at >= states; at -= 8) {
      store<u64>(at, Log.state(number));
      number = Log.parent(number);
    }
    let to = Regions.start(Region.STACK);
    for (let at = states; at < end - 8; ) {
      let next = at + 8;
      let written = 1;
      if (poseAt(level, at) < Rolls.pairFlag) {
        store<u32>(to, rollBetween(load<u64>(at), load<u64>(next), u32(poseAt(level, at)) - 1));
      } else if (areGhosts) {
        while (poseAt(level, next) >= Rolls.pairFlag) next += 8;
        const join = u32(poseAt(level, next)) - 1;
        written = CarryingOut.write(level, at, u32((next - at) >> 3), join, to, (end + 15) & ~15);
        if (written < 0) return -1;
      } else writeHalves(level, load<u64>(at), load<u64>(next), to);
      to += (<usize>written) << 2;
      at = next;
    }
    return i32((to - Regions.start(Region.STACK)) >> 2);
  }
}

function poseAt(level: HalvesLevel, at: usize): u64 {
  return load<u64>(at) >> u64(level.bridges);
}

/** The roll of the whole block that leads from state to state. */
function rollBetween(from: u64, to: u64, pose: u32): u32 {
  let roll = Rolls.startOf(pose);
  while (!leads(roll, from, to)) roll += Rolls.BYTES;
  return load<u32>(roll, Rolls.MOVE);
}

function leads(roll: usize, from: u64, to: u64): bool {
  const need = load<u64>(roll, Rolls.NEED);
  return (from & need) == need && ((from & load<u64>(roll, Rolls.KEEP)) ^ load<u64>(roll, Rolls.FLIP)) == to;
}

/** Writes the roll of a half that leads from state to state, of the second one where the first cannot. */
function writeHalves(level: HalvesLevel, from: u64, to: u64, at: usize): void {
  const pair = u32((from >> u64(level.bridges)) ^ Rolls.pairFlag);
  const first = Rolls.firstOf(pair);
  const second = Rolls.secondOf(pair);
  if (!writeRoll(level, from, to, first, second, 0, at)) writeRoll(level, from, to, second, first, SECOND, at);
}

function writeRoll(level: HalvesLevel, from: u64, to: u64, rolling: u32, waiting: u32, half: u32, at: usize): bool {
  for (let direction: u32 = 0; direction < 4; direction++) {
    const cell = HalfRolls.to(rolling, direction);
    if (cell == NONE || cell == waiting || !HalfRolls.isCarried(from, cell)) continue;
    const pose = Rolls.poseOf(min(cell, waiting), max(cell, waiting));
    if (((pose << u64(level.bridges)) | HalfRolls.changed(from, cell)) != to) continue;
    store<u32>(at, half | direction);
    return true;
  }
  return false;
}
