// The moves of a method's best solution so far, where the search itself cannot tell them any more: at the start of the region
// of traces, which a method does not use.
import { Region, Regions } from "../memory/regions";
import { Run } from "./run";

export class Incumbent {
  @inline
  static get moves(): usize {
    return Regions.start(Region.TRACE);
  }

  /** Writes them where a search leaves its moves; how many they are, or -1 where there is no memory. */
  static writeMoves(): i32 {
    const bytes = u64(Run.best) << 2;
    if (!Regions.ensure(Region.STACK, bytes)) return -1;
    memory.copy(Regions.start(Region.STACK), Incumbent.moves, <usize>bytes);
    return i32(Run.best);
  }

  /** Gives the room back that moves were written in; they can be read until the search goes on. So what grows meanwhile does not
   *  depend on whether the host has asked for them. */
  static giveBackRoom(): void {
    Regions.clearFrom(Region.STACK, Regions.limit);
  }
}
