// The log of the search: for each expansion its state and which expansion generated it, twelve bytes.
import { Region, Regions } from "../../../memory/regions";
import { Run } from "../../../search/run";

export class Log {
  static readonly BYTES: u32 = 12;
  /** In the place of an expansion: nothing generated it. */
  static readonly NONE: u32 = 0xffffffff;

  /** Writes what is expanded now, or the target, and returns its number. */
  @inline
  static write(state: u64, reachedBy: u32): u32 {
    const number = u32(Run.expanded);
    const at = Log.at(number);
    store<u64>(at, state);
    store<u32>(at, reachedBy, 8);
    return number;
  }

  @inline
  static at(number: u32): usize {
    return Regions.start(Region.NODES) + <usize>(number * Log.BYTES);
  }

  static state(number: u32): u64 {
    return load<u64>(Log.at(number));
  }

  /** The state of an expansion that generated something; 0, which is none, where nothing did. */
  @inline
  static stateBefore(reachedBy: u32): u64 {
    return reachedBy == Log.NONE ? 0 : Log.state(reachedBy);
  }

  static parent(number: u32): u32 {
    return load<u32>(Log.at(number), 8);
  }
}
