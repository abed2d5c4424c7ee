// Records the first expansions of a search, event by event, for people to watch: each expansion, and each successor with
// what became of it. An event is four words (kind, move, g, h) and the state. The host makes the readable form of it.
import { Region, Regions } from "../memory/regions";
import { copyState, Nodes } from "./node-table";

export class Event {
  static readonly EXPANDED: i32 = 0;
  static readonly STORED: i32 = 1;
  static readonly DUPLICATE: i32 = 2;
  /** Known, but reached at less cost; it is open (again). */
  static readonly REOPENED: i32 = 3;
  /** Dead, beyond a limit, or cut off by the heuristic. */
  static readonly PRUNED: i32 = 4;
  static readonly SOLVED: i32 = 5;
}

export class Trace {
  /** Expansions that are still to be recorded; an event belongs to the trace while `on`. */
  static left: u32 = 0;
  static on: bool = false;
  static bytes: u32 = 0;

  static begin(expansions: u32): void {
    Trace.left = expansions;
    Trace.on = expansions != 0;
    Trace.bytes = 0;
  }

  /** Call at every expansion: it ends the trace when there are as many as were asked for. */
  static expansion(state: usize, g: u32): void {
    if (Trace.left == 0) {
      Trace.on = false;
      return;
    }
    Trace.left--;
    Trace.record(Event.EXPANDED, -1, state, g, 0);
  }

  /** Where memory is out the trace just ends. */
  static record(kind: i32, move: i32, state: usize, g: u32, h: u32): void {
    const size = 16 + ((<u32>Nodes.words) << 2);
    const held = isAboveTrace(state);
    const before = Regions.start(Region.TABLE);
    if (!Regions.ensure(Region.TRACE, u64(Trace.bytes + size))) {
      Trace.on = false;
      return;
    }
    const from = held ? state + (Regions.start(Region.TABLE) - before) : state;
    const at = Regions.start(Region.TRACE) + <usize>Trace.bytes;
    store<i32>(at, kind);
    store<i32>(at, move, 4);
    store<u32>(at, g, 8);
    store<u32>(at, h, 12);
    copyState(at + 16, from, Nodes.words);
    Trace.bytes += size;
  }
}

/** States in regions above the trace move up with them when it grows. */
function isAboveTrace(state: usize): bool {
  return state >= Regions.start(Region.TABLE);
}
