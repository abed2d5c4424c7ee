// The course of a solve: what is certain of the whole level first; then one part of it after the other, the smallest first.
//
// For each part the limit begins at its least bound and rises until there is a cover within it, which is then the best.
// When that has been in vain for a while it is asked, once, whether there is any cover, folds not counted: that either
// proves the level unsolvable or gives an answer before the proof.
import { Run, Status } from "../../../search/run";
import { Frame, Frames, NEVER } from "./frames";
import { Whole } from "./narrowing";
import { Parts } from "./parts";
import { Problem, SHAPE_BYTES } from "./problem";
import { Room } from "./room";
import { Search, Without } from "./search";

/** After so many limits of a part in vain, or so many expansions for it, it is asked whether there is any cover. */
const MOST_IN_VAIN: i32 = 16;
const FIRST_PATIENCE: u64 = 48;

export class Course {
  /** For each group of the level the record of its shape. */
  static answer: usize = 0;
  /** For each part how many shapes it has, or -1 when it is done. */
  static sizes: usize = 0;
  static partsLeft: i32 = 0;
  /** What the groups cost that are decided, in parts that are done or in none. */
  static spent: i32 = 0;
  /** Of the part: a bound, the best cover that is known, and the limit that is tried. */
  static lower: i32 = 0;
  static upper: i32 = 0;
  static limit: i32 = 0;
  static inVain: i32 = 0;
  /** How many expansions go by before it is asked, and how many it may take: then twice as many, and so on. */
  static patience: u64 = 0;
  static expandedBefore: u64 = 0;

  /** Strikes out of the whole level what is in no cover. The answer is a Status. */
  static begin(): i32 {
    Whole.take();
    Course.answer = Room.take(<usize>Problem.groupCount * SHAPE_BYTES);
    Course.sizes = Room.take(256);
    if (Course.answer == 0 || Course.sizes == 0 || !Search.begin()) return Status.MEMORY_LIMIT;
    Search.start(0, 0);
    const frame = Frames.at(0);
    if (!Search.strikeOut(frame)) return Status.UNSOLVABLE;
    Course.spent = 0;
    for (let g = 0; g < Problem.groupCount; g++) {
      if (((frame.groups >> u64(g)) & 1) == 0) Course.spent += Course.write(g, Frames.choice(frame, g));
    }
    Run.lowerBound = u32(Course.spent);
    if (frame.open == 0) return Course.end();
    Course.partsLeft = Course.findParts(frame);
    return Whole.keep(Course.partsLeft) ? Course.nextPart() : Status.MEMORY_LIMIT;
  }

  static findParts(frame: Frame): i32 {
    const parts = Search.has(Without.PARTS) ? Parts.find(frame) : Parts.join(frame);
    for (let part = 0; part < parts; part++) {
      store<i32>(Course.sizes + ((<usize>part) << 2), Frames.partSize(frame, part));
    }
    return parts;
  }

  /** Writes the shape of a group into the answer; what it costs. */
  static write(group: i32, shape: i32): i32 {
    const record = Problem.shape(shape);
    const letter = <usize>Problem.group(group).letter;
    memory.copy(Course.answer + letter * SHAPE_BYTES, changetype<usize>(record), SHAPE_BYTES);
    return i32(record.folds);
  }

  /** Begins the smallest part that is left. */
  static nextPart(): i32 {
    if (Course.partsLeft == 0) return Course.end();
    let smallest = -1;
    let least = NEVER;
    for (let part = 0; part < Whole.partCount; part++) {
      const size = load<i32>(Course.sizes + ((<usize>part) << 2));
      if (size < 0 || size >= least) continue;
      least = size;
      smallest = part;
    }
    store<i32>(Course.sizes + ((<usize>smallest) << 2), -1);
    Course.partsLeft--;
    if (!Whole.narrowTo(smallest) || !Search.begin()) return Status.MEMORY_LIMIT;
    memory.fill(Frames.pricesOf(Frames.at(0)), 0, (<usize>(Problem.cells + 1)) << 2);
    Course.lower = 0;
    Course.upper = NEVER;
    Course.inVain = 0;
    Course.expandedBefore = Run.expanded;
    Course.patience = FIRST_PATIENCE;
    return Course.tryLimit(0);
  }

  static tryLimit(limit: i32): i32 {
    if (u32(Course.spent + limit) > Run.maxCost) return Course.cut();
    Course.limit = limit;
    Search.start(limit, 1);
    return Status.RUNNING;
  }

  static cut(): i32 {
    Run.cut = true;
    return Run.ranDry();
  }

  /** Every group has its shape. */
  static end(): i32 {
    Run.lowerBound = u32(Course.spent);
    return u32(Course.spent) > Run.maxCost ? Course.cut() : Status.SOLVED;
  }

  /** One step; the answer is a Status. */
  static step(): i32 {
    if (!Search.isOver) {
      if (Search.unit == 0 && Run.expanded - Course.expandedBefore > Course.patience) return Course.giveUpAsking();
      const status = Search.step();
      if (Search.improved) Course.keepBest();
      return status;
    }
    const found = Frames.at(0).best;
    if (found != NEVER) Course.keepBest();
    return Search.unit == 0 ? Course.afterAsking(found) : Course.afterLimit(found);
  }

  static ask(): i32 {
    Course.expandedBefore = Run.expanded;
    Course.inVain = 0;
    Search.start(0, 0);
    return Status.RUNNING;
  }

  /** It has taken too long: more is known when the limit has risen. */
  static giveUpAsking(): i32 {
    Course.patience *= 2;
    Course.expandedBefore = Run.expanded;
    return Course.tryLimit(Course.lower);
  }

  static afterAsking(found: i32): i32 {
    if (found == NEVER) return Status.UNSOLVABLE;
    return Course.lower >= Course.upper ? Course.endPart() : Course.tryLimit(Course.lower);
  }

  static afterLimit(found: i32): i32 {
    if (found != NEVER) return Course.endPart();
    Course.raise(max(Course.limit + 1, Frames.at(0).bound));
    if (Course.lower >= NEVER) return Status.UNSOLVABLE;
    if (Course.lower >= Course.upper) return Course.endPart();
    Course.inVain++;
    const isDue = Run.expanded - Course.expandedBefore >= Course.patience || Course.inVain >= MOST_IN_VAIN;
    if (isDue && Course.upper == NEVER) return Course.ask();
    return Course.tryLimit(Course.lower);
  }

  static raise(bound: i32): void {
    Course.lower = min(bound, Course.upper);
    if (Course.lower < NEVER) Run.lowerBound = max(Run.lowerBound, u32(Course.spent + Course.lower));
  }

  static endPart(): i32 {
    Course.spent += Course.upper;
    Run.lowerBound = max(Run.lowerBound, u32(Course.spent));
    return Course.nextPart();
  }

  /** Takes over the best cover of the first frame, if it is better than those before. */
  static keepBest(): void {
    Search.improved = false;
    const frame = Frames.at(0);
    let cost = 0;
    for (let g = 0; g < Problem.groupCount; g++) cost += i32(Problem.shape(Frames.choice(frame, g)).folds);
    if (cost >= Course.upper) return;
    Course.upper = cost;
    for (let g = 0; g < Problem.groupCount; g++) Course.write(g, Frames.choice(frame, g));
    if (Course.partsLeft == 0 && u32(Course.spent + cost) <= Run.maxCost) Run.best = u32(Course.spent + cost);
  }
}
