// The bound: how many moves it takes at least to bring every colour to one of its targets. It is our own.
//
// Gravity never takes a block over a boundary between two columns, and a move takes at most one block in each direction over one
// boundary. So the moves over a boundary are at least as many as the blocks that have to cross it to the right, and as
// those that have to cross it to the left. With R and L blocks that is max(R, L) = (R + L + |R - L|) / 2. Summed over the
// boundaries: half of what the distances of the chosen targets and the amounts of their flows, added up, come to. Its
// least over all choices of a target a colour is the bound; a colour that is at a target already chooses that.
//
// It costs at least half the sum of the least distances (`halves`), and at least the greatest of them. From there on it is
// asked for each cost whether there is a choice (by branch and bound), up to the cost that is of interest, and what has
// been found is kept in a memo by the lists of the colours, whatever their order.
import { HOPELESS } from "../../../puzzles/break-the-ice/grouping";
import { DISTANCE, TARGET_BYTES, Targets } from "./targets";

export const NEVER: u32 = 0x7fffffff;

const MEMO_BITS: u64 = 14;
/** Bytes of an entry of the memo: up to fifteen lists, 16 bits each, then the least cost and the greatest, 8 bits each. */
const ENTRY: usize = 32;
const LEAST: usize = 30;
const MOST: usize = 31;
const MEMO_BYTES: u32 = 32 << (<u32>MEMO_BITS);
/** After so many targets it is taken for granted that there is a choice. */
const MOST_TRIES: u32 = 300;
/** Flows are 8 bits wide: where they might grow larger it is taken for granted too. */
const LARGEST: u32 = 60;

/** Bytes of the lists of all colours: the number of each, 16 bits, or 0 where it is at a target or has nothing to say; and the
 *  distance of its nearest target, 8 bits. The last number stays 0. */
export const LISTS_BYTES: u32 = 48;
const LEASTS: usize = 32;

/** Bytes of a stage of the choice, a colour's: between what the flows of all later ones lie, the targets, the distance of the
 *  nearest one, the list. */
const STAGE_BYTES: u32 = 48;
const HIGH: usize = 16;
const FIRST: usize = 32;
const LENGTH: usize = 36;
const NEAREST: usize = 40;
const LIST: usize = 44;

export const FLOW_BYTES: u32 = MEMO_BYTES + LISTS_BYTES + 16 * STAGE_BYTES;

export class Flow {
  static memo: usize = 0;
  /** The lists of the choice, the sum of their least distances, and how many of them are not at a target. */
  static lists: usize = 0;
  static sum: u32 = 0;
  static count: u32 = 0;
  static stages: usize = 0;
  static tries: u32 = 0;
  /** Some choice has been taken for granted: the same bound, asked for again, may be lower than it was. */
  static hasGranted: bool = false;
  static hasFlow: bool = true;
  static hasMemo: bool = true;

  static begin(scratch: usize): void {
    Flow.hasGranted = false;
    Flow.memo = scratch;
    Flow.lists = scratch + <usize>MEMO_BYTES;
    Flow.stages = Flow.lists + <usize>LISTS_BYTES;
    Flow.forget();
  }

  static forget(): void {
    memory.fill(Flow.memo, 0, <usize>MEMO_BYTES);
  }

  /** Lists of colours: none. */
  @inline
  static clear(lists: usize): void {
    const none = i64x2.splat(0);
    v128.store(lists, none);
    v128.store(lists, none, 16);
    v128.store(lists, none, LEASTS);
  }

  /** Puts the list of a colour in the place of the one that it had. */
  @inline
  static put(lists: usize, colour: u32, list: u32): void {
    const least = list == 0 ? 0 : Targets.least(list);
    store<u16>(lists + ((<usize>colour - 1) << 1), least == 0 ? 0 : <u16>list);
    store<u8>(lists + (<usize>colour - 1), <u8>least, LEASTS);
  }

  /** Begins a choice with these lists. */
  @inline
  static take(lists: usize): void {
    v128.store(Flow.lists, v128.load(lists));
    v128.store(Flow.lists, v128.load(lists, 16), 16);
    v128.store(Flow.lists, v128.load(lists, LEASTS), LEASTS);
  }

  /** What the colours cost at least: exactly, if it is not more than `limit`; else more than that. NEVER where one of them can
   *  never burst. That it is `atLeast` is known already. */
  static cost(limit: u32, atLeast: u32): u32 {
    const leasts = v128.load(Flow.lists, LEASTS);
    if (v128.any_true(i8x16.eq(leasts, i8x16.splat(<i8>HOPELESS)))) return NEVER;
    const away = i8x16.bitmask(i8x16.ne(leasts, i8x16.splat(0)));
    Flow.sum = Flow.sumOf(leasts);
    const cheap = max(atLeast, max(Flow.greatestOf(leasts), (Flow.sum + 1) >> 1));
    if (cheap > LARGEST) Flow.grant();
    if ((away & (away - 1)) == 0 || !Flow.hasFlow || cheap > min(limit, LARGEST)) return cheap;
    return Flow.hasMemo ? Flow.memoized(cheap, limit) : Flow.computed(cheap, limit);
  }

  private static memoized(cheap: u32, limit: u32): u32 {
    const low = v128.load(Flow.lists);
    const high = v128.load(Flow.lists, 16);
    const entry = Flow.entryOf(low, high);
    const known = v128.load(entry, 16);
    const same = v128.or(v128.xor(v128.load(entry), low), v128.xor(i16x8.replace_lane(known, 7, 0), high));
    let from = cheap;
    if (!v128.any_true(same)) {
      from = max(cheap, <u32>load<u8>(entry, LEAST));
      if (from > limit || from >= <u32>load<u8>(entry, MOST)) return from;
    }
    const cost = Flow.computed(from, limit);
    v128.store(entry, low);
    v128.store(entry, high, 16);
    store<u8>(entry, <u8>cost, LEAST);
    store<u8>(entry, cost > limit ? 255 : <u8>cost, MOST);
    return cost;
  }

  @inline
  private static entryOf(low: v128, high: v128): usize {
    let hash: u64 = u64(i64x2.extract_lane(low, 0)) * 0x9e3779b97f4a7c15;
    hash = (rotl<u64>(hash, 29) ^ u64(i64x2.extract_lane(low, 1))) * 0xbf58476d1ce4e5b9;
    hash = (rotl<u64>(hash, 29) ^ u64(i64x2.extract_lane(high, 0))) * 0x94d049bb133111eb;
    hash = (rotl<u64>(hash, 29) ^ u64(i64x2.extract_lane(high, 1))) * 0x9e3779b97f4a7c15;
    return Flow.memo + <usize>(hash >> (64 - MEMO_BITS)) * ENTRY;
  }

  /** The least cost from `from` on, or limit + 1 where it is more than `limit`. */
  private static computed(from: u32, limit: u32): u32 {
    let cost = from;
    while (cost <= limit && !Flow.hasChoice(cost)) cost++;
    return cost;
  }

  /** Whether there is a choice of this cost: the targets may be farther than the nearest ones, and leave a flow that is not
   *  balanced, by no more than `slack` together. */
  private static hasChoice(cost: u32): bool {
    const slack: u32 = 2 * cost - Flow.sum;
    if (slack >= Flow.sum) return true;
    if (cost > LARGEST) return Flow.grant();
    Flow.count = 0;
    for (let at = Flow.lists; at < Flow.lists + LEASTS; at += 2) {
      const list: u32 = load<u16>(at);
      if (list == 0) continue;
      if (!Targets.know(list, Targets.least(list) + slack)) return Flow.grant();
      Flow.stageFor(list, slack, Flow.count++);
    }
    let low = i8x16.splat(0);
    let high = i8x16.splat(0);
    for (let i = Flow.count; i > 0; i--) {
      const stage = Flow.stage(i - 1);
      const ownLow = v128.load(stage);
      const ownHigh = v128.load(stage, HIGH);
      v128.store(stage, low);
      v128.store(stage, high, HIGH);
      low = i8x16.add(low, ownLow);
      high = i8x16.add(high, ownHigh);
    }
    if (Flow.outside(low, high) > slack) return false;
    Flow.tries = 0;
    return Flow.choose(0, i8x16.splat(0), slack);
  }

  private static grant(): bool {
    Flow.hasGranted = true;
    return true;
  }

  @inline
  private static stage(i: u32): usize {
    return Flow.stages + <usize>(i * STAGE_BYTES);
  }

  /** Writes a stage: which targets of a colour can be chosen, and between what their flows lie. Colours of few such come
   *  first, and among equals the order is that of the counts: the numbers of lists change, and what is found in so many tries
   *  must not. */
  private static stageFor(list: u32, slack: u32, count: u32): void {
    const first = Targets.first(list);
    const end = first + <usize>(Targets.length(list) * TARGET_BYTES);
    const least = Targets.least(list);
    let low = v128.load(first);
    let high = low;
    let at = first + <usize>TARGET_BYTES;
    for (; at < end && load<u32>(at, DISTANCE) <= least + slack; at += <usize>TARGET_BYTES) {
      const flow = v128.load(at);
      low = i8x16.min_s(low, flow);
      high = i8x16.max_s(high, flow);
    }
    let stage = Flow.stage(count);
    for (
      ;
      stage > Flow.stages && Flow.comesLater(stage - <usize>STAGE_BYTES, u32(at - first), list);
      stage -= <usize>STAGE_BYTES
    ) {
      const before = stage - <usize>STAGE_BYTES;
      v128.store(stage, v128.load(before));
      v128.store(stage, v128.load(before, HIGH), HIGH);
      v128.store(stage, v128.load(before, FIRST), FIRST);
    }
    v128.store(stage, low);
    v128.store(stage, high, HIGH);
    store<u32>(stage, u32(first), FIRST);
    store<u32>(stage, u32(at - first), LENGTH);
    store<u32>(stage, least, NEAREST);
    store<u32>(stage, list, LIST);
  }

  /** Whether a stage comes after that of a list with targets of so many bytes. */
  @inline
  private static comesLater(stage: usize, length: u32, list: u32): bool {
    const own = load<u32>(stage, LENGTH);
    return own > length || (own == length && Targets.counted(load<u32>(stage, LIST)) > Targets.counted(list));
  }

  /** Chooses targets for the colours from the i-th on. */
  private static choose(i: u32, flow: v128, slack: u32): bool {
    if (i == Flow.count) return true;
    const stage = Flow.stage(i);
    const low = i8x16.add(flow, v128.load(stage));
    const high = i8x16.add(flow, v128.load(stage, HIGH));
    const most = load<u32>(stage, NEAREST) + slack;
    let at = <usize>load<u32>(stage, FIRST);
    const end = at + <usize>load<u32>(stage, LENGTH);
    for (; at < end; at += <usize>TARGET_BYTES) {
      const distance = load<u32>(at, DISTANCE);
      if (distance > most) break;
      if (++Flow.tries > MOST_TRIES) return Flow.grant();
      const own = v128.load(at);
      if (Flow.outside(i8x16.add(low, own), i8x16.add(high, own)) > most - distance) continue;
      if (Flow.choose(i + 1, i8x16.add(flow, own), most - distance)) return true;
    }
    return false;
  }

  /** How much flow is left at least, over all boundaries, when over each it will be something from `low` to `high`. */
  @inline
  private static outside(low: v128, high: v128): u32 {
    const zero = i8x16.splat(0);
    const left = i8x16.max_s(i8x16.max_s(low, i8x16.neg(high)), zero);
    return Flow.sumOf(left);
  }

  @inline
  private static sumOf(bytes: v128): u32 {
    const fours = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
    const halves = i64x2.add(fours, i64x2.shr_u(fours, 32));
    return <u32>(i64x2.extract_lane(halves, 0) + i64x2.extract_lane(halves, 1));
  }

  @inline
  private static greatestOf(bytes: v128): u32 {
    let most = i8x16.max_u(bytes, i64x2.shr_u(bytes, 32));
    most = i8x16.max_u(most, i64x2.shr_u(most, 16));
    most = i8x16.max_u(most, i64x2.shr_u(most, 8));
    return max(<u32>i8x16.extract_lane_u(most, 0), <u32>i8x16.extract_lane_u(most, 8));
  }
}
