// States that have just been made, before they are looked up. As in the shared searches a batch is made first, then
// every place that its look-ups will read is read once in two tight loops, and only then it is looked up state by state.
import { Hash } from "../../../memory/hash";
import { Region, Regions } from "../../../memory/regions";
import { Nodes } from "../../../search/node-table";

/** Room for so many states, of which one parent adds at most MOST_ADDED at once. */
export const ROOM: i32 = 128;
const MOST_ADDED: i32 = 4;

export class Batch {
  static count: i32 = 0;
  static stride: usize = 4;
  static states: usize = 0;
  static links: usize = 0;
  static hashes: usize = 0;
  static entries: usize = 0;
  /** Keeps the compiler from leaving out loads that are made for their own sake. */
  static sink: u32 = 0;

  static begin(words: i32): bool {
    Batch.count = 0;
    Batch.stride = (<usize>words) << 2;
    // States by pattern and colours may have a word more, and are written eight bytes at a time.
    const bytes = <usize>ROOM * (Batch.stride + 20) + 8;
    if (!Regions.resize(Region.SUCCESSORS, u64(bytes))) return false;
    Batch.hashes = Regions.start(Region.SUCCESSORS);
    Batch.links = Batch.hashes + <usize>ROOM * 8;
    Batch.entries = Batch.links + <usize>ROOM * 4;
    Batch.states = Batch.entries + <usize>ROOM * 4;
    return true;
  }

  @inline
  static get hasRoom(): bool {
    return Batch.count <= ROOM - MOST_ADDED;
  }

  @inline
  static state(index: i32): usize {
    return Batch.states + <usize>index * Batch.stride;
  }

  @inline
  static get nextState(): usize {
    return Batch.state(Batch.count);
  }

  @inline
  static link(index: i32): u32 {
    return load<u32>(Batch.links + ((<usize>index) << 2));
  }

  @inline
  static hash(index: i32): u64 {
    return load<u64>(Batch.hashes + ((<usize>index) << 3));
  }

  /** What the table has in the slot that the look-up of a state begins at. */
  @inline
  static entry(index: i32): u32 {
    return load<u32>(Batch.entries + ((<usize>index) << 2));
  }

  @inline
  static setHash(index: i32, hash: u64, entry: u32): void {
    store<u64>(Batch.hashes + ((<usize>index) << 3), hash);
    store<u32>(Batch.entries + ((<usize>index) << 2), entry);
  }

  /** Takes in the state that has been written at `nextState`. */
  @inline
  static add(link: u32): void {
    store<u32>(Batch.links + ((<usize>Batch.count) << 2), link);
    Batch.count++;
  }

  /** Hashes all states and reads what their look-ups will read. */
  static prefetch(): void {
    const count = Batch.count;
    const slots = u64(Nodes.slots);
    const table = Regions.start(Region.TABLE);
    let state = Batch.states;
    for (let i = 0; i < count; i++, state += Batch.stride) {
      const hash = Hash.inLine(state, Nodes.words);
      const slot = <usize>(((hash >> 32) * slots) >> 32);
      Batch.setHash(i, hash, load<u32>(table + (slot << 2)));
    }
    let sum: u32 = 0;
    for (let i = 0; i < count; i++) sum += Nodes.prefetch(Batch.entry(i), Batch.hash(i));
    Batch.sink = sum;
  }
}
