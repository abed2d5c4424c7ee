// What two real halves are worth on a small board: the exact cost from where they are if every bridge were open, given what the
// whole block is worth. It is searched backwards from all lying poses, by cost, over all pairs of cells, when the search of
// real halves begins: that of ghosts nearly always does without.
import { Region, Regions } from "../../../memory/regions";
import { IN_COLUMN, IN_ROW } from "../../../puzzles/roll-the-block/index";
import { otherCellOf } from "./ghosts";
import { HalvesLevel, NEVER } from "./level";
import { HalfRolls, NONE, Rolls } from "./rolls";

export class Pairs {
  /** Of the queue: pairs that were reached, by rising cost. */
  private static queue: usize = 0;
  private static count: u32 = 0;

  /** With the first cell in reading order first. */
  @inline
  static boundOf(level: HalvesLevel, first: u32, second: u32): u32 {
    if (level.hasPairs == 0) return level.boundOfBoth(Rolls.boardCell(first), Rolls.boardCell(second));
    return load<u32>(Pairs.at(first, second));
  }

  /** False where there is no memory. */
  static make(level: HalvesLevel): bool {
    if (level.hasPairs == 0) return true;
    const cells = Rolls.count;
    const table = u64(cells) << u64(Rolls.cellBits + 2);
    const most = mostBound(cells);
    // Behind the table the queue, and the lying poses by what they are worth: for each bound the first one, for each pose the next.
    const bytes = table + 2 * u64(cells) * u64(cells) + 4 * u64(most + 1) + 16 * u64(cells);
    if (!Regions.resize(Region.GRAPH, bytes)) return false;
    memory.fill(Regions.start(Region.GRAPH), 0xff, usize(table));
    Pairs.queue = Regions.start(Region.GRAPH) + usize(table);
    Pairs.count = 0;
    const firsts = Pairs.queue + <usize>(2 * cells * cells);
    const nexts = firsts + <usize>(4 * (most + 1));
    listLyings(cells, most, firsts, nexts);
    let done: u32 = 0;
    let left = most + 1;
    for (let bound: u32 = 0; left > 0 || done < Pairs.count; bound++) {
      const before = bound + level.lowerUnits;
      if (bound <= most) {
        left--;
        for (let pose = load<u32>(firsts + ((<usize>bound) << 2)); pose != NONE; ) {
          const other = otherCellOf(pose);
          Pairs.reachAll(pose >> 2, other, before);
          Pairs.reachAll(other, pose >> 2, before);
          pose = load<u32>(nexts + ((<usize>pose) << 2));
        }
      }
      for (; done < Pairs.count; done++) {
        const pair = load<u32>(Pairs.queue + ((<usize>done) << 2));
        const first = Rolls.firstOf(pair);
        const second = Rolls.secondOf(pair);
        if (load<u32>(Pairs.at(first, second)) != bound) break;
        // Side by side they came from a split: had one rolled there, they would have joined.
        if (Rolls.poseOf(first, second) < Rolls.pairFlag) continue;
        Pairs.reachAll(first, second, before);
        Pairs.reachAll(second, first, before);
      }
    }
    Pairs.forgetUnreached(usize(table));
    return true;
  }

  @inline
  private static at(first: u32, second: u32): usize {
    return Regions.start(Region.GRAPH) + ((<usize>((first << Rolls.cellBits) | second)) << 2);
  }

  /** Reaches the pairs from which one half rolls into a cell while the other waits. */
  private static reachAll(cell: u32, waiting: u32, cost: u32): void {
    for (let direction: u32 = 0; direction < 4; direction++) {
      const before = HalfRolls.to(cell, direction);
      if (before == NONE || before == waiting) continue;
      const first = min(before, waiting);
      const second = max(before, waiting);
      if (load<u32>(Pairs.at(first, second)) != NONE) continue;
      store<u32>(Pairs.at(first, second), cost);
      store<u32>(Pairs.queue + ((<usize>Pairs.count) << 2), (first << Rolls.cellBits) | second);
      Pairs.count++;
    }
  }

  private static forgetUnreached(bytes: usize): void {
    const end = Regions.start(Region.GRAPH) + bytes;
    for (let at = Regions.start(Region.GRAPH); at < end; at += 4) if (load<u32>(at) == NONE) store<u32>(at, NEVER);
  }
}

function isLying(pose: u32): bool {
  const isPose = (pose & 3) == IN_ROW || (pose & 3) == IN_COLUMN;
  return isPose && Rolls.boundAt(pose) != NEVER && otherCellOf(pose) != NONE;
}

function mostBound(cells: u32): u32 {
  let most: u32 = 0;
  for (let pose: u32 = 0; pose < cells << 2; pose++) if (isLying(pose)) most = max(most, Rolls.boundAt(pose));
  return most;
}

function listLyings(cells: u32, most: u32, firsts: usize, nexts: usize): void {
  memory.fill(firsts, 0xff, <usize>(4 * (most + 1)));
  for (let pose: u32 = 0; pose < cells << 2; pose++) {
    if (!isLying(pose)) continue;
    const first = firsts + ((<usize>Rolls.boundAt(pose)) << 2);
    store<u32>(nexts + ((<usize>pose) << 2), load<u32>(first));
    store<u32>(first, pose);
  }
}
