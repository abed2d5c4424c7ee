// Which search comes next, within which limit on cost: propagation of the whole level first; then one component of it after
// the other, the smallest first.
//
// First a few rounds look whether there is any cover at all; an ascent then brings the multipliers near their best, and a few
// rounds from there look for any cover again: most levels without one are seen to have none by then.
//
// Iterative deepening on cost: for each component the limit begins at a lower bound and rises until there is a cover within
// it; the search of that limit ends with the best. When limits have failed for a while, any cover is looked for, once, folds
// not counted: that either proves the level unsolvable or gives an incumbent before the proof.
import { Run, Status } from "../../../search/run";
import { Arena } from "./arena";
import { Components } from "./components";
import { Frame, Frames, MOST_GROUPS, NEVER, Stage } from "./frames";
import { Problem, SHAPE_BYTES } from "./problem";
import { Search, Without } from "./search";
import { WholeProblem } from "./whole-problem";

/** After so many limits of a component have failed, or so many expansions for it, any cover is looked for. */
const MOST_FAILED_LIMITS: i32 = 4;
const FIRST_PATIENCE: u64 = 48;
/** A limit that has failed within fewer expansions was far too low: the next one is passed over. */
const FEW_EXPANSIONS: u64 = 20;
/** Rounds that move the multipliers before anything is branched. */
const ROUNDS_OF_ASCENT: i32 = 200;
const ROUNDS_OF_FIRST_PROBE: i32 = 40;
const ROUNDS_OF_PROBE: i32 = 100;

export class LimitSchedule {
  /** For each group of the level the record of its shape in the best solution so far. */
  static solution: usize = 0;
  /** For each component how many shapes it has, or -1 when it is done. */
  static sizes: usize = 0;
  /** For each group of the component how often it has folded. */
  static folded: usize = 0;
  /** Whether the ascent is over, and the multipliers that it has come to. */
  static hasAscended: bool = false;
  static multipliers: usize = 0;
  static componentsLeft: i32 = 0;
  /** What the groups cost that are decided, in components that are done or in none. */
  static spent: i32 = 0;
  /** Of the component: a lower bound, the cost of the best cover that is known, and the limit that is tried. */
  static lowerBound: i32 = 0;
  static upperBound: i32 = 0;
  static limit: i32 = 0;
  /** No cover costs more. */
  static most: i32 = 0;
  static failedLimits: i32 = 0;
  /** How many expansions go by before any cover is looked for, and how many that may take: then twice as many, and so on. */
  static patience: u64 = 0;
  static expandedBefore: u64 = 0;
  /** How many there were when the limit was set. */
  static expandedAtLimit: u64 = 0;
  /** How many the last one took that has failed. */
  static limitEffort: u64 = 0;

  /** Strikes out of the whole level what is in no cover. Returns a Status. */
  static begin(): i32 {
    WholeProblem.adopt();
    LimitSchedule.solution = Arena.allocate(<usize>Problem.groupCount * SHAPE_BYTES);
    LimitSchedule.sizes = Arena.allocate(256);
    LimitSchedule.folded = Arena.allocate(<usize>MOST_GROUPS);
    LimitSchedule.multipliers = Arena.allocate(Problem.placeBytes);
    if (LimitSchedule.multipliers == 0) return Status.MEMORY_LIMIT;
    if (LimitSchedule.folded == 0) return Status.MEMORY_LIMIT;
    if (LimitSchedule.solution == 0 || LimitSchedule.sizes == 0 || !Search.begin()) return Status.MEMORY_LIMIT;
    Search.start(0, 0);
    const frame = Frames.at(0);
    if (!Search.strikeOut(frame)) return Status.UNSOLVABLE;
    LimitSchedule.spent = 0;
    for (let g = 0; g < Problem.groupCount; g++) {
      if (((frame.groups >> u64(g)) & 1) == 0) LimitSchedule.spent += LimitSchedule.write(g, Frames.choice(frame, g));
    }
    Run.raise(u32(LimitSchedule.spent));
    if (frame.open == 0) return LimitSchedule.end();
    LimitSchedule.componentsLeft = LimitSchedule.findComponents(frame);
    return WholeProblem.keep(LimitSchedule.componentsLeft) ? LimitSchedule.nextComponent() : Status.MEMORY_LIMIT;
  }

  static findComponents(frame: Frame): i32 {
    const components = Search.has(Without.COMPONENTS) ? Components.find(frame) : Components.join(frame);
    for (let component = 0; component < components; component++) {
      store<i32>(LimitSchedule.sizes + ((<usize>component) << 2), Frames.componentSize(frame, component));
    }
    return components;
  }

  /** Writes the shape of a group into the solution; returns what it costs. */
  static write(group: i32, shape: i32): i32 {
    const record = Problem.shape(shape);
    const letter = <usize>Problem.group(group).letter;
    memory.copy(LimitSchedule.solution + letter * SHAPE_BYTES, changetype<usize>(record), SHAPE_BYTES);
    return i32(record.folds);
  }

  /** Begins the smallest component that is left. */
  static nextComponent(): i32 {
    if (LimitSchedule.componentsLeft == 0) return LimitSchedule.end();
    let smallest = -1;
    let least = NEVER;
    for (let component = 0; component < WholeProblem.componentCount; component++) {
      const size = load<i32>(LimitSchedule.sizes + ((<usize>component) << 2));
      if (size < 0 || size >= least) continue;
      least = size;
      smallest = component;
    }
    store<i32>(LimitSchedule.sizes + ((<usize>smallest) << 2), -1);
    LimitSchedule.componentsLeft--;
    if (!WholeProblem.narrowTo(smallest) || !Search.begin()) return Status.MEMORY_LIMIT;
    memory.fill(Frames.multipliersOf(Frames.at(0)), 0, Problem.placeBytes);
    LimitSchedule.lowerBound = 0;
    LimitSchedule.upperBound = NEVER;
    LimitSchedule.failedLimits = 0;
    LimitSchedule.hasAscended = false;
    LimitSchedule.expandedBefore = Run.expanded;
    LimitSchedule.patience = FIRST_PATIENCE;
    LimitSchedule.limitEffort = 0;
    LimitSchedule.most = LimitSchedule.mostFolds();
    return Search.has(Without.MULTIPLIERS) ? LimitSchedule.probe(ROUNDS_OF_FIRST_PROBE) : LimitSchedule.tryLimit(0);
  }

  /** The folds of any cover are fewer: a fold doubles a group, and those that are smallest could fold most often. */
  static mostFolds(): i32 {
    let cells = Problem.cells;
    let folds = 0;
    memory.fill(LimitSchedule.folded, 0, <usize>MOST_GROUPS);
    while (cells >= 0) {
      let smallest = 0;
      let least: i32 = 0x7fffffff;
      for (let g = 0; g < Problem.groupCount; g++) {
        const size = i32(Problem.group(g).size) << i32(load<u8>(LimitSchedule.folded + <usize>g));
        if (size >= least) continue;
        least = size;
        smallest = g;
      }
      cells -= least;
      folds++;
      const at = LimitSchedule.folded + <usize>smallest;
      store<u8>(at, load<u8>(at) + 1);
    }
    return folds - 1;
  }

  /** Looks a little whether there is any cover: where a few cells are contested, it is seen at once that there is none. */
  static probe(rounds: i32): i32 {
    Search.start(0, 0);
    Search.mostRounds = rounds;
    return Status.RUNNING;
  }

  /** Brings the multipliers of the component near their best, for a first limit that is near the optimum. */
  static ascend(): i32 {
    memory.fill(Frames.multipliersOf(Frames.at(0)), 0, Problem.placeBytes);
    Search.start(LimitSchedule.most, 1);
    Search.mostRounds = ROUNDS_OF_ASCENT;
    return Status.RUNNING;
  }

  static tryLimit(limit: i32): i32 {
    if (u32(LimitSchedule.spent + limit) > Run.maxCost) return LimitSchedule.cut();
    LimitSchedule.limit = limit;
    const effort = LimitSchedule.limitEffort;
    LimitSchedule.expandedAtLimit = Run.expanded;
    Search.start(limit, 1);
    Search.lastEffort = effort;
    Search.isLong = LimitSchedule.upperBound != NEVER;
    return Status.RUNNING;
  }

  static cut(): i32 {
    Run.cut = true;
    return Run.ranDry();
  }

  /** Every group has its shape. */
  static end(): i32 {
    Run.raise(u32(LimitSchedule.spent));
    return u32(LimitSchedule.spent) > Run.maxCost ? LimitSchedule.cut() : Status.SOLVED;
  }

  /** One step; returns a Status. */
  static step(): i32 {
    if (!Search.isOver) {
      if (Search.unit == 0 && Run.expanded - LimitSchedule.expandedBefore > LimitSchedule.patience)
        return LimitSchedule.giveUpAnyCover();
      const status = Search.step();
      if (Search.improved) LimitSchedule.keepIncumbent();
      return status;
    }
    const found = Frames.at(0).best;
    if (found != NEVER) LimitSchedule.keepIncumbent();
    // What is found without a branch is the only cover there is.
    if (Search.mostRounds != 0)
      return found == NEVER ? LimitSchedule.afterBound(Frames.at(0)) : LimitSchedule.endComponent();
    return Search.unit == 0 ? LimitSchedule.afterAnyCover(found) : LimitSchedule.afterLimit(found);
  }

  static tryAnyCover(): i32 {
    LimitSchedule.expandedBefore = Run.expanded;
    LimitSchedule.failedLimits = 0;
    Search.start(0, 0);
    return Status.RUNNING;
  }

  /** Looking for any cover has taken too long: more is known when the limit has risen. */
  static giveUpAnyCover(): i32 {
    LimitSchedule.patience *= 2;
    LimitSchedule.expandedBefore = Run.expanded;
    return LimitSchedule.tryLimit(LimitSchedule.lowerBound);
  }

  static afterAnyCover(found: i32): i32 {
    if (found == NEVER) return Status.UNSOLVABLE;
    return LimitSchedule.lowerBound >= LimitSchedule.upperBound
      ? LimitSchedule.endComponent()
      : LimitSchedule.tryLimit(LimitSchedule.lowerBound);
  }

  static afterBound(frame: Frame): i32 {
    if (frame.stage != Stage.BRANCH) return Status.UNSOLVABLE;
    const multipliers = Frames.multipliersOf(frame);
    if (Search.unit != 0) {
      LimitSchedule.hasAscended = true;
      LimitSchedule.raise(frame.lowerBound);
      memory.copy(LimitSchedule.multipliers, multipliers, Problem.placeBytes);
      return LimitSchedule.probe(ROUNDS_OF_PROBE);
    }
    if (!LimitSchedule.hasAscended) return LimitSchedule.ascend();
    memory.copy(multipliers, LimitSchedule.multipliers, Problem.placeBytes);
    return LimitSchedule.tryLimit(LimitSchedule.lowerBound);
  }

  static afterLimit(found: i32): i32 {
    if (found != NEVER) return LimitSchedule.endComponent();
    LimitSchedule.limitEffort = Run.expanded - LimitSchedule.expandedAtLimit;
    // One that was passed over has failed too.
    LimitSchedule.failedLimits += LimitSchedule.limit + 1 - LimitSchedule.lowerBound;
    LimitSchedule.raise(max(LimitSchedule.limit + 1, Frames.at(0).lowerBound));
    if (LimitSchedule.lowerBound > LimitSchedule.most) return Status.UNSOLVABLE;
    if (LimitSchedule.lowerBound >= LimitSchedule.upperBound) return LimitSchedule.endComponent();
    const isDue =
      Run.expanded - LimitSchedule.expandedBefore >= LimitSchedule.patience ||
      LimitSchedule.failedLimits >= MOST_FAILED_LIMITS;
    if (isDue && LimitSchedule.upperBound == NEVER) return LimitSchedule.tryAnyCover();
    return LimitSchedule.tryLimit(LimitSchedule.nextLimit());
  }

  /** The lower bound; or one more, where the last limit was far too low, or where it is known that there is a cover: what is then
   *  searched beyond the optimum is less than a limit that fails. */
  static nextLimit(): i32 {
    const next = LimitSchedule.lowerBound + 1;
    const isPassedOver =
      (LimitSchedule.upperBound != NEVER || Run.expanded - LimitSchedule.expandedAtLimit < FEW_EXPANSIONS) &&
      next < LimitSchedule.upperBound &&
      u32(LimitSchedule.spent + next) <= Run.maxCost;
    return isPassedOver ? next : LimitSchedule.lowerBound;
  }

  static raise(bound: i32): void {
    LimitSchedule.lowerBound = min(bound, LimitSchedule.upperBound);
    if (LimitSchedule.lowerBound < NEVER) Run.raise(u32(LimitSchedule.spent + LimitSchedule.lowerBound));
  }

  static endComponent(): i32 {
    LimitSchedule.spent += LimitSchedule.upperBound;
    Run.raise(u32(LimitSchedule.spent));
    return LimitSchedule.nextComponent();
  }

  /** Takes over the best cover of the first frame, if it is better than those before. */
  static keepIncumbent(): void {
    Search.improved = false;
    const frame = Frames.at(0);
    let cost = 0;
    for (let g = 0; g < Problem.groupCount; g++) cost += i32(Problem.shape(Frames.choice(frame, g)).folds);
    if (cost >= LimitSchedule.upperBound) return;
    LimitSchedule.upperBound = cost;
    for (let g = 0; g < Problem.groupCount; g++) LimitSchedule.write(g, Frames.choice(frame, g));
    if (LimitSchedule.componentsLeft == 0 && u32(LimitSchedule.spent + cost) <= Run.maxCost)
      Run.best = u32(LimitSchedule.spent + cost);
  }
}
