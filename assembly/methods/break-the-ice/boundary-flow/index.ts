// Break the Ice: A* with partial expansion (Yoshizumi, Miura & Ishida 2000, "A* with partial expansion for large branching
// factor problems"; Goldenberg et al. 2014, "Enhanced partial expansion A*"), by the bound of flow.ts, which is consistent.
// The bound is our own.
//
// Least f first, among equals the fewest blocks first, then the last found. Of a state's successors only those are made
// whose f is no more than the f whose turn it is; a state with a deferred successor goes back to the open list with the least
// f of those. The first f at which the board becomes empty is the optimum, for all less has been expanded in full; where the
// open list runs dry, there is no solution. A state that is reached at less cost than before is reopened: the order among
// equal f is not by cost.
//
// Of two moves that do not touch only one order is followed (last-move.ts), so a state is not reached in every order of its moves.
//
// Beside it, on levels that take long, goes a beam search for incumbents (beam-search.ts). An expansion is one of a state for
// one f, or one of the beam; generated are the successors that are made for that f, which may be duplicates, and dead where
// a colour has too few blocks left. The level is that of the game, with fields of its own behind it.
import { Region, Regions } from "../../../memory/regions";
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { IceLevel } from "../../../puzzles/break-the-ice/level";
import { Settling } from "../../../puzzles/break-the-ice/settling";
import { Edge } from "../../../search/game";
import { Growth } from "../../../search/growth";
import { Incumbent } from "../../../search/incumbent";
import { Nodes } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Successors } from "../../../search/successors";
import { Method } from "../../method";
import { BEAM_SCORE_BYTES, BeamScore } from "./beam-score";
import { BeamSearch } from "./beam-search";
import { FLOW_BYTES, Flow, NEVER } from "./flow";
import { Followers } from "./followers";
import { LastMove } from "./last-move";
import { MOVE_BOUNDS_BYTES, MoveBounds } from "./move-bounds";
import { OpenList } from "./open-list";
import { NO_LIMIT, PartialExpansion } from "./partial-expansion";
import { SIDEWAYS_BYTES, Sideways } from "./sideways";
import { TARGETS_BYTES, Targets } from "./targets";

/** Bits of what is left out, in the order of `ingredients` in src/methods/break-the-ice/boundary-flow. */
const FLOW: u32 = 1;
const PARTIAL: u32 = 2;
const MEMO: u32 = 4;
const BEAM: u32 = 16;
const ORDER: u32 = 32;
const FOLLOWERS: u32 = 64;

/** To expand a state of the beam is as much work as to expand so many for the proof. Both get as much as long as the
 *  incumbent is far from being proven, then the beam gets an eighth, and at last, when all that it may find is one move less, a
 *  thirty-second. */
const FAR: u32 = 3;
const EVEN: u64 = 10;
const EIGHTH: u64 = 8 * EVEN;
const THIRTY_SECOND: u64 = 32 * EVEN;

/** The fields of a node: its parent, its cost, and 1 + the bound up to which its successors have been made, or 0. */
const FIELD_BYTES: i32 = 8;
const COST: usize = 4;
const EXPANDED_TO: usize = 6;
/** A solution of so many moves is beyond what 16 bits hold. */
const MOST_COST: u32 = 0x3ff0;
/** Whether partial expansion pays is asked after every so many expansions, up to the last time: after more than so many of three
 *  states it does not. */
const JUDGED: u64 = 1 << 8;
const JUDGED_LAST: u64 = 1 << 12;
const MOST_OF_THREE: u64 = 4;

@final
export class BoundaryFlow extends IceLevel implements Method {
  without: u32;
  /** Expansions before the beam search begins. */
  patience: u32;
  /** Offset of the column automaton that is in one state at a time. */
  determinized: u32;

  static hasBeam: bool = true;
  static isPartial: bool = true;

  begin(): i32 {
    Run.begin();
    const game = this.game();
    const rootBytes = (u32(game.words()) * 4 + 15) & ~15;
    const gameBytes = (game.scratchBytes() + 15) & ~15;
    const tablesBytes = TARGETS_BYTES + FLOW_BYTES + MOVE_BOUNDS_BYTES + BEAM_SCORE_BYTES + SIDEWAYS_BYTES;
    const bytes = u64(rootBytes + gameBytes + tablesBytes + PartialExpansion.bytesFor(game) + Followers.bytesFor(game));
    if (!Regions.resize(Region.SCRATCH, bytes)) return Status.MEMORY_LIMIT;
    const root = Regions.start(Region.SCRATCH);
    const targets = root + <usize>(rootBytes + gameBytes);
    game.begin(root + <usize>rootBytes);
    Targets.begin(targets, this.table(this.determinized), this.table(this.flags), this.columns);
    Flow.begin(targets + <usize>TARGETS_BYTES);
    BoundaryFlow.hasBeam = (this.without & BEAM) == 0;
    BoundaryFlow.isPartial = (this.without & PARTIAL) == 0;
    LastMove.hasOrder = (this.without & ORDER) == 0;
    Flow.hasFlow = (this.without & FLOW) == 0;
    Flow.hasMemo = (this.without & MEMO) == 0;
    MoveBounds.begin(targets + <usize>(TARGETS_BYTES + FLOW_BYTES));
    BeamScore.begin(targets + <usize>(TARGETS_BYTES + FLOW_BYTES + MOVE_BOUNDS_BYTES));
    Sideways.begin(game, targets + <usize>(tablesBytes - SIDEWAYS_BYTES));
    Followers.begin(targets + <usize>tablesBytes);
    PartialExpansion.begin(targets + <usize>(tablesBytes + Followers.bytesFor(game)));
    PartialExpansion.putsOff = (this.without & (ORDER | FOLLOWERS)) == 0;
    if (!Successors.begin<BreakTheIce>(game)) return Status.MEMORY_LIMIT;
    game.writeRoot(root);
    if (!MoveBounds.beginTables(game, root)) return Status.MEMORY_LIMIT;
    return this.beginAt(root);
  }

  private beginAt(root: usize): i32 {
    const game = this.game();
    if (game.isDead(root)) return Status.UNSOLVABLE;
    const flow = MoveBounds.open(game, root, NEVER - 1);
    if (flow == NEVER) return Status.UNSOLVABLE;
    const bound = max(1, flow);
    Run.raise(bound);
    const blocks = game.countBlocks(root);
    BeamSearch.begin(u32(game.words()), bound, blocks);
    OpenList.begin(bound, blocks);
    if (!Nodes.begin(game.words(), FIELD_BYTES, 0, false)) return Status.MEMORY_LIMIT;
    const hash = Nodes.hash(root);
    Nodes.find(root, hash);
    return this.keep(root, hash, Nodes.NONE, 0, bound, blocks) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  run(budget: i32): i32 {
    for (let left = budget; left > 0 && !Growth.isWanted; left--) {
      if (OpenList.now == 0) {
        if (OpenList.later == 0) return this.ranDry();
        OpenList.next();
      }
      if (OpenList.f > Run.maxCost) {
        Run.cut = true;
        return this.ranDry();
      }
      Run.raise(OpenList.f);
      // The limit is looked at where it is certain that a state would be expanded.
      const isAtLimit = Run.expanded == Run.maxExpanded;
      if (this.isBeamsTurn()) {
        this.makeRoom();
        if (!BeamSearch.isReady(Regions.start(Region.SCRATCH))) continue;
        if (isAtLimit) return Status.NODE_LIMIT;
        BeamSearch.advance(this.game());
        continue;
      }
      const number = OpenList.pop();
      const fields = Nodes.fieldsAt(number);
      const cost: u32 = load<u16>(fields, COST);
      // It has been expanded for this f since it was put there.
      if (cost + load<u16>(fields, EXPANDED_TO) >= OpenList.f) continue;
      if (isAtLimit) return Status.NODE_LIMIT;
      const status = this.expand(number, cost);
      if (status != Status.RUNNING) return status;
    }
    return Status.RUNNING;
  }

  private isBeamsTurn(): bool {
    if (BeamSearch.isOver || !BoundaryFlow.hasBeam) return false;
    const own = Run.expanded - BeamSearch.expanded;
    if (own < u64(this.patience)) return false;
    if (BeamSearch.isUrgent()) return true;
    const gap = Run.best - Run.lowerBound;
    return BeamSearch.expanded * (gap > FAR ? EVEN : gap > 1 ? EIGHTH : THIRTY_SECOND) <= own;
  }

  private makeRoom(): void {
    MoveBounds.grow();
    if (Targets.isAmple()) return;
    Targets.forget();
    Flow.forget();
  }

  /** The incumbent is proven if only its cost has cut something off. */
  private ranDry(): i32 {
    return Run.best != UNLIMITED && Run.best == Run.maxCost + 1 ? Status.SOLVED : Run.ranDry();
  }

  private expand(number: u32, cost: u32): i32 {
    Run.expanded++;
    if (cost > Run.deepest) Run.deepest = cost;
    if (cost >= MOST_COST) return Status.MEMORY_LIMIT;
    this.judge();
    this.makeRoom();
    const state = Nodes.at(number);
    const expandedTo: u32 = load<u16>(Nodes.fieldsAt(number), EXPANDED_TO);
    const limit = BoundaryFlow.isPartial ? OpenList.f - cost - 1 : NO_LIMIT;
    store<u16>(Nodes.fieldsAt(number), <u16>(limit + 1), EXPANDED_TO);
    const blocks = this.game().countBlocks(state);
    this.game().open(state);
    this.findLastMove(load<u32>(Nodes.fieldsAt(number)));
    Settling.givesUp = true;
    PartialExpansion.expand(this.game(), state, limit, expandedTo);
    Settling.givesUp = false;
    Successors.prefetch();
    for (let i = 0; i < Successors.count; i++) {
      const status = this.storeSuccessor(i, number, cost + 1, blocks);
      if (status != Status.RUNNING) return status;
    }
    if (PartialExpansion.leastDeferred != NEVER) {
      if (!this.open(cost + 1 + PartialExpansion.leastDeferred, blocks, number)) return Status.MEMORY_LIMIT;
    }
    Run.sawFrontier(OpenList.now + OpenList.later);
    return Status.RUNNING;
  }

  /** Finds the move from the parent to the open state. At a start with runs every move bursts something. */
  @inline
  private findLastMove(parent: u32): void {
    if (parent == Nodes.NONE || (parent == 0 && this.startsWithRuns != 0)) LastMove.forget();
    else LastMove.find(this.game(), Nodes.at(parent));
  }

  /** Where the bound says so little that states are expanded again and again, all successors are made at once from now on. */
  private judge(): void {
    if (!BoundaryFlow.isPartial || Run.expanded > JUDGED_LAST || Run.expanded % JUDGED != 0) return;
    const own = Run.expanded - BeamSearch.expanded;
    if (3 * own > MOST_OF_THREE * u64(Nodes.count)) BoundaryFlow.isPartial = false;
  }

  private storeSuccessor(index: i32, parent: u32, cost: u32, blocksBefore: u32): i32 {
    Run.generated++;
    const edge = Successors.edge(index);
    if (Edge.isDead(edge)) {
      Run.dead++;
      return Status.RUNNING;
    }
    const game = this.game();
    const state = Successors.at(index);
    const hash = Successors.hash(index);
    const known = Nodes.find(state, hash);
    if (known != Nodes.NONE && cost >= <u32>load<u16>(Nodes.fieldsAt(known), COST)) {
      Run.duplicates++;
      return Status.RUNNING;
    }
    const blocks = PartialExpansion.hasBurst(index) ? game.countBlocks(state) : blocksBefore;
    let f = OpenList.f;
    if (blocks != 0) {
      const bound = PartialExpansion.boundOf(game, Nodes.at(parent), state, index);
      if (!PartialExpansion.isWithinLimit(bound)) return Status.RUNNING;
      f = max(f, cost + bound);
    }
    if (known == Nodes.NONE) {
      if (!this.keep(state, hash, parent, cost, f, blocks)) return Status.MEMORY_LIMIT;
      if (blocks != 0) return Status.RUNNING;
      Run.goal = Nodes.count - 1;
      return Status.SOLVED;
    }
    const fields = Nodes.fieldsAt(known);
    if (load<u16>(fields, EXPANDED_TO) != 0) Run.reopened++;
    else Run.duplicates++;
    store<u32>(fields, parent);
    store<u16>(fields, <u16>cost, COST);
    store<u16>(fields, 0, EXPANDED_TO);
    return this.open(f, blocks, known) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  private keep(state: usize, hash: u64, parent: u32, cost: u32, f: u32, blocks: u32): bool {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return false;
    const fields = Nodes.fieldsAt(number);
    store<u32>(fields, parent);
    store<u32>(fields, cost, COST);
    Run.stored++;
    return blocks == 0 || this.open(f, blocks, number);
  }

  /** False where there is no memory. */
  @inline
  private open(f: u32, blocks: u32, number: u32): bool {
    if (f <= Run.maxCost) return OpenList.push(f, blocks, number);
    Run.cut = true;
    return true;
  }

  beginTable(): bool {
    return Nodes.beginGrowth();
  }

  layTable(most: u32): bool {
    return Nodes.lay(most);
  }

  writeMoves(): i32 {
    const count = Run.goal == 0 ? Incumbent.writeMoves() : this.writePath();
    Incumbent.giveBackRoom();
    return count;
  }

  private writePath(): i32 {
    const game = this.game();
    const count = load<u16>(Nodes.fieldsAt(Run.goal), COST);
    if (!Regions.ensure(Region.STACK, u64(count) << 2)) return -1;
    let at = Run.goal;
    for (let i = i32(count) - 1; i >= 0; i--) {
      const parent = load<u32>(Nodes.fieldsAt(at));
      const move = Successors.moveBetween<BreakTheIce>(game, Nodes.at(parent), Nodes.at(at));
      store<u32>(Regions.start(Region.STACK) + ((<usize>i) << 2), u32(move));
      at = parent;
    }
    return i32(count);
  }

  /** It has no fields but those of the level. */
  @inline
  private game(): BreakTheIce {
    return changetype<BreakTheIce>(this);
  }
}
