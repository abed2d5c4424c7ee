// Break the Ice: best-first search with partial expansion, by the bound of flow.ts, which is consistent.
//
// For f = the bound of the start, and on: whatever can lie on a way of cost f is looked at, the fewest blocks first, the last
// found first. Of a state's children only those are made whose cost so far and bound come to no more than f; a state that
// withheld a child waits for the f at which it may come. The first f at which the board becomes empty is the optimum, for
// all less has been looked at in full; where nothing waits, there is no solution. A state that is reached at less cost than
// before is looked at anew: the order is not by cost.
//
// Beside it, on levels that take long, goes a search for answers (answers.ts). An expansion is one look at a state for one f,
// or in search of an answer. The image is that of the game with two more tables: the readings, and a mask of what is left
// out with the expansions before an answer is looked for.
import { Region, Regions } from "../../../memory/regions";
import { BreakTheIce } from "../../../puzzles/break-the-ice";
import { Edge } from "../../../search/game";
import { Nodes } from "../../../search/node-table";
import { Run, Status, UNLIMITED } from "../../../search/run";
import { Successors } from "../../../search/successors";
import { Method } from "../../method";
import { Answers } from "./answers";
import { Children } from "./children";
import { FLOW_BYTES, Flow, NEVER } from "./flow";
import { PROSPECT_BYTES, Prospect } from "./prospect";
import { TARGETS_BYTES, Targets } from "./targets";
import { VERDICTS_BYTES, Verdicts } from "./verdicts";
import { Waiting } from "./waiting";

/** Bits of what is left out, in the order of `ingredients` in src/methods/boundary-flow. */
const FLOW: u32 = 1;
const HALVES: u32 = 2;
const PARTIAL: u32 = 4;
const MEMO: u32 = 8;
const ANSWERS: u32 = 32;

/** To expand a state for an answer is as much work as to expand so many for the proof. Both get as much as long as the best
 *  answer is far from being proven, then answers get an eighth. */
const FAR: u32 = 3;
const EVEN: u64 = 6;
const EIGHTH: u64 = 8 * EVEN;

/** Where the offsets of the method's own tables are, after the game's. */
const READINGS: usize = 0;
const CHOICE: usize = 4;

/** The fields of a node: its parent, its cost, and 1 + the bound up to which its children have been made, or 0. */
const FIELD_BYTES: i32 = 8;
const COST: usize = 4;
const TOLD: usize = 6;
/** A solution of so many moves is beyond what 16 bits hold. */
const MOST_COST: u32 = 0x3ff0;
/** A limit that lets all children pass. */
const ALL: u32 = 0x7ff0;

@final
export class BoundaryFlow implements Method {
  static without: u32 = 0;
  /** Expansions before the first answer is looked for. */
  static patience: u32 = 0;

  begin(): i32 {
    Run.begin();
    const game = this.game();
    const rootBytes = (u32(game.words()) * 4 + 15) & ~15;
    const gameBytes = (game.scratchBytes() + 15) & ~15;
    const bytes = u64(rootBytes + gameBytes + TARGETS_BYTES + FLOW_BYTES + VERDICTS_BYTES + PROSPECT_BYTES);
    if (!Regions.resize(Region.SCRATCH, bytes)) return Status.MEMORY_LIMIT;
    const root = Regions.start(Region.SCRATCH);
    const targets = root + <usize>(rootBytes + gameBytes);
    game.begin(root + <usize>rootBytes);
    BoundaryFlow.without = load<u32>(this.table(CHOICE));
    BoundaryFlow.patience = load<u32>(this.table(CHOICE), 4);
    Targets.begin(targets, this.table(READINGS), game.table(game.flags), game.columns);
    Flow.begin(targets + <usize>TARGETS_BYTES);
    Flow.hasFlow = (BoundaryFlow.without & FLOW) == 0;
    Flow.hasHalves = (BoundaryFlow.without & HALVES) == 0;
    Flow.hasMemo = (BoundaryFlow.without & MEMO) == 0;
    Verdicts.begin(targets + <usize>(TARGETS_BYTES + FLOW_BYTES));
    Prospect.begin(targets + <usize>(TARGETS_BYTES + FLOW_BYTES + VERDICTS_BYTES));
    if (!Successors.begin<BreakTheIce>(game)) return Status.MEMORY_LIMIT;
    game.writeRoot(root);
    return this.beginAt(root);
  }

  private beginAt(root: usize): i32 {
    const game = this.game();
    if (game.isDead(root)) return Status.UNSOLVABLE;
    const flow = Verdicts.open(game, root, NEVER - 1);
    if (flow == NEVER) return Status.UNSOLVABLE;
    const bound = max(1, flow);
    Run.lowerBound = bound;
    const blocks = game.countBlocks(root);
    Answers.begin(u32(game.words()), bound, blocks);
    Waiting.begin(bound, blocks);
    if (!Nodes.begin(game.words(), FIELD_BYTES, 0, false)) return Status.MEMORY_LIMIT;
    const hash = Nodes.hash(root);
    Nodes.find(root, hash);
    return this.keep(root, hash, Nodes.NONE, 0, bound, blocks) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  run(budget: i32): i32 {
    for (let left = budget; left > 0; left--) {
      if (Waiting.now == 0) {
        if (Waiting.later == 0) return this.ranDry();
        Waiting.next();
      }
      if (Waiting.cost > Run.maxCost) {
        Run.cut = true;
        return this.ranDry();
      }
      Run.lowerBound = Waiting.cost;
      if (Run.expanded == Run.maxExpanded) return Status.NODE_LIMIT;
      if (this.isAnswersTurn()) {
        this.makeRoom();
        Answers.goOn(this.game(), Regions.start(Region.SCRATCH));
        continue;
      }
      const number = Waiting.pop();
      const fields = Nodes.fieldsAt(number);
      const cost: u32 = load<u16>(fields, COST);
      // It has been looked at since it was put there.
      if (cost + load<u16>(fields, TOLD) >= Waiting.cost) continue;
      const status = this.expand(number, cost);
      if (status != Status.RUNNING) return status;
    }
    return Status.RUNNING;
  }

  private isAnswersTurn(): bool {
    if (Answers.isOver || !this.hasAnswers()) return false;
    const own = Run.expanded - Answers.expanded;
    if (own < u64(BoundaryFlow.patience)) return false;
    if (Answers.isInFirstRound()) return true;
    return Answers.expanded * (Run.best - Run.lowerBound > FAR ? EVEN : EIGHTH) <= own;
  }

  private makeRoom(): void {
    if (Targets.isAmple()) return;
    Targets.forget();
    Flow.forget();
  }

  /** The best answer is proven if only its cost has cut something off. */
  private ranDry(): i32 {
    return Run.best != UNLIMITED && Run.best == Run.maxCost + 1 ? Status.SOLVED : Run.ranDry();
  }

  private expand(number: u32, cost: u32): i32 {
    Run.expanded++;
    if (cost > Run.deepest) Run.deepest = cost;
    if (cost >= MOST_COST) return Status.MEMORY_LIMIT;
    this.makeRoom();
    const state = Nodes.at(number);
    const told: u32 = load<u16>(Nodes.fieldsAt(number), TOLD);
    const limit = this.isPartial() ? Waiting.cost - cost - 1 : ALL;
    store<u16>(Nodes.fieldsAt(number), <u16>(limit + 1), TOLD);
    const blocks = this.game().countBlocks(state);
    Children.make(this.game(), state, limit, told);
    Successors.prefetch();
    for (let i = 0; i < Successors.count; i++) {
      const status = this.takeIn(i, number, cost + 1, blocks);
      if (status != Status.RUNNING) return status;
    }
    if (Children.withheld != NEVER) {
      if (!this.wait(cost + 1 + Children.withheld, blocks, number)) return Status.MEMORY_LIMIT;
    }
    Run.sawWaiting(Waiting.now + Waiting.later);
    return Status.RUNNING;
  }

  private takeIn(index: i32, parent: u32, cost: u32, parentBlocks: u32): i32 {
    Run.generated++;
    const edge = Successors.edge(index);
    if (Edge.isDead(edge)) return Status.RUNNING;
    const game = this.game();
    const state = Successors.at(index);
    const blocks = game.countBlocks(state);
    const hash = Successors.hash(index);
    let at = Waiting.cost;
    if (blocks != 0 && (blocks < parentBlocks || BreakTheIce.everywhere || !this.isPartial())) {
      const flow = Verdicts.open(game, state, Children.limit);
      const bound = max(1, flow);
      if (bound == NEVER || !Children.isWanted(bound)) return Status.RUNNING;
      if (cost + bound > at) at = cost + bound;
    }
    const known = Nodes.find(state, hash);
    if (known == Nodes.NONE) {
      if (!this.keep(state, hash, parent, cost, at, blocks)) return Status.MEMORY_LIMIT;
      if (blocks != 0) return Status.RUNNING;
      Run.goal = Nodes.count - 1;
      return Status.SOLVED;
    }
    const had = Nodes.fieldsAt(known);
    if (cost >= <u32>load<u16>(had, COST)) return Status.RUNNING;
    store<u32>(had, parent);
    store<u16>(had, <u16>cost, COST);
    store<u16>(had, 0, TOLD);
    return this.wait(at, blocks, known) ? Status.RUNNING : Status.MEMORY_LIMIT;
  }

  private keep(state: usize, hash: u64, parent: u32, cost: u32, at: u32, blocks: u32): bool {
    const number = Nodes.insert(state, hash);
    if (number == Nodes.NONE) return false;
    const fields = Nodes.fieldsAt(number);
    store<u32>(fields, parent);
    store<u32>(fields, cost, COST);
    Run.stored++;
    return blocks == 0 || this.wait(at, blocks, number);
  }

  /** False where there is no memory. */
  @inline
  private wait(at: u32, blocks: u32, number: u32): bool {
    if (at <= Run.maxCost) return Waiting.push(at, blocks, number);
    Run.cut = true;
    return true;
  }

  writeMoves(): i32 {
    const game = this.game();
    if (Run.goal == 0) return Answers.writeMoves();
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

  @inline
  private hasAnswers(): bool {
    return (BoundaryFlow.without & ANSWERS) == 0;
  }

  @inline
  private isPartial(): bool {
    return (BoundaryFlow.without & PARTIAL) == 0;
  }

  @inline
  private game(): BreakTheIce {
    return changetype<BreakTheIce>(this);
  }

  /** A table that comes after those of the game. */
  @inline
  private table(offset: usize): usize {
    const at = changetype<usize>(this);
    return at + <usize>load<u32>(at + offsetof<BreakTheIce>() + offset);
  }
}
