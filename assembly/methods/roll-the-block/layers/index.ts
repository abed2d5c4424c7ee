// Roll the Block without bridges and splits: breadth-first search with one byte a cell and nothing else but the open poses.
// The host's side is src/methods/roll-the-block/layers/.
//
// A few bits a state and no parents: as in the two-bit breadth-first search of Cooperman & Finkelstein 1992 and Korf 2008
// ("Minimizing disk I/O in two-bit breadth-first search"). That the bits are the direction of arrival, for both cost models,
// is our own.
//
// A cell's byte says of each of the three shapes that a block can have there (upright, or lying with its first cell
// there, in a row or in a column) whether it was never reached, by which of the four directions it was reached first, or
// that nothing can be there: three digits of base six. The path back from the target follows the directions.
//
// Poses are reached in the order of what they cost, so the first time is the cheapest. Where every roll costs the same
// that is plain. A `weighted` roll costs 1 (from upright) or 2 (from lying), in units of 5: of the poses that cost D the
// upright ones are rolled first. What they reach costs D + 1, what lying ones reach D + 2, so each shape's poses are found
// in the order of their cost and one queue a shape suffices.
//
// The cells lie in strips that are eight columns wide, and within a strip row by row, so that a front of the search that
// runs across a large board stays in the cache (blocking: Lam, Rothberg & Wolf 1991).
//
// An expansion is a pose that was rolled on from. `generated` counts what was reached for the first time, so that there are no
// duplicates, and a fall is no roll, so that nothing is dead.
import { Region, Regions } from "../../../memory/regions";
import { IN_COLUMN, IN_ROW, UPRIGHT } from "../../../puzzles/roll-the-block/index";
import { Run, Status } from "../../../search/run";
import { Method } from "../../method";
import { Queue } from "./queue";

/** The digits of a byte: not reached, 1 + the direction, and what is no pose for the block. */
const BASE: u32 = 6;
const NO_POSE: u32 = 5;
/** What a digit of 1 is worth, for each shape. */
const UPRIGHT_DIGIT: u32 = 1;
const ROW_DIGIT: u32 = 6;
const COLUMN_DIGIT: u32 = 36;

const UP: u32 = 1;
const DOWN: u32 = 2;
const LEFT: u32 = 3;
const RIGHT: u32 = 4;

/** Rolled at a time. */
const BATCH: u32 = 4096;

/** For each shape and byte: all bits where it was not reached, else none. */
const free = memory.data(3 * 256);
const queues = memory.data(3 * 24);

/** The width of a strip, which is how far it is from one row to the next. */
const STRIP: u32 = 8;
/** For each column of a strip, how far it is to the cell two to the left, one to the left, one and two to the right. */
const steps = memory.data(4 * STRIP * 4);
const TWO_LEFT: usize = steps;
const ONE_LEFT: usize = steps + STRIP * 4;
const ONE_RIGHT: usize = steps + 2 * STRIP * 4;
const TWO_RIGHT: usize = steps + 3 * STRIP * 4;

@final
export class Layers implements Method {
  /** From a cell to the one beside it, where that is in the next strip. */
  acrossStrips: u32;
  startCell: u32;
  startShape: u32;
  targetCell: u32;
  /** What a roll of the cheapest kind costs. */
  unit: u32;
  /** What a roll of a lying block costs, in units. */
  lyingUnits: u32;
  /** The offset of the table. */
  cells: u32;

  /** In units, what the poses cost that are being rolled. */
  static layer: u32 = 0;
  /** The shape whose turn it is. */
  static shape: u32 = 0;

  begin(): i32 {
    Run.begin();
    Layers.layer = 0;
    Layers.shape = UPRIGHT;
    prepareFree();
    this.prepareSteps();
    Run.raise(this.unit * this.lyingUnits);
    if (!queue(UPRIGHT).begin(Region.KEYS)) return Status.MEMORY_LIMIT;
    if (!queue(IN_ROW).begin(Region.BLOCKS)) return Status.MEMORY_LIMIT;
    if (!queue(IN_COLUMN).begin(Region.NODES)) return Status.MEMORY_LIMIT;
    const byte = this.table() + <usize>this.startCell;
    store<u8>(byte, load<u8>(byte) + u8(NO_POSE * digitOf(this.startShape)));
    const first = queue(this.startShape);
    first.push(this.startCell);
    first.layerEnd = 1;
    first.nextEnd = 1;
    Run.stored = 1;
    Run.frontier = 1;
    return Run.lowerBound <= Run.maxCost ? Status.RUNNING : beyondBound();
  }

  run(budget: i32): i32 {
    let left = u64(budget);
    while (left > 0) {
      const from = queue(Layers.shape);
      if (from.leftInLayer == 0) {
        const status = this.turn();
        if (status != Status.RUNNING) return status;
        continue;
      }
      const allowed = Run.maxExpanded - Run.expanded;
      if (allowed == 0) return Status.NODE_LIMIT;
      // Whole batches, wherever a slice ends: what is reached in the last one depends on that.
      const count = u32(min(min(u64(from.leftInLayer), u64(BATCH)), allowed));
      if (!this.roll(count)) return Status.MEMORY_LIMIT;
      Run.expanded += u64(count);
      left -= min(left, u64(count));
      if (load<u8>(free + <usize>load<u8>(this.table() + <usize>this.targetCell)) == 0) {
        Run.expanded -= u64(this.rolledSinceTarget());
        return Status.SOLVED;
      }
    }
    return Status.RUNNING;
  }

  /** Goes on to the next shape, or to the next layer. */
  private turn(): i32 {
    if (Layers.shape == UPRIGHT) {
      // Now all lying poses of the next layer are known that there are, where lying blocks pay two.
      queue(IN_ROW).nextEnd = queue(IN_ROW).end;
      queue(IN_COLUMN).nextEnd = queue(IN_COLUMN).end;
    }
    if (Layers.shape != IN_COLUMN) {
      Layers.shape++;
      return Status.RUNNING;
    }
    return this.nextLayer();
  }

  private nextLayer(): i32 {
    const open = queue(UPRIGHT).open + queue(IN_ROW).open + queue(IN_COLUMN).open;
    if (open == 0) return Run.ranDry();
    Run.sawFrontier(u64(open));
    for (let shape = UPRIGHT; shape <= IN_COLUMN; shape++) {
      const poses = queue(shape);
      poses.layerEnd = this.lyingUnits == 1 ? poses.end : poses.nextEnd;
    }
    queue(UPRIGHT).nextEnd = queue(UPRIGHT).end;
    Layers.layer++;
    Layers.shape = UPRIGHT;
    Run.deepest = (Layers.layer + this.lyingUnits - 1) / this.lyingUnits;
    Run.raise((Layers.layer + this.lyingUnits) * this.unit);
    return Run.lowerBound <= Run.maxCost ? Status.RUNNING : beyondBound();
  }

  /** Rolls the first blocks of the queue whose turn it is, in all directions. */
  private roll(count: u32): bool {
    const shape = Layers.shape;
    for (let reached = UPRIGHT; reached <= IN_COLUMN; reached++) {
      if ((reached != UPRIGHT || shape != UPRIGHT) && !queue(reached).makeRoom(2 * count)) return false;
    }
    const before = queue(UPRIGHT).end + queue(IN_ROW).end + queue(IN_COLUMN).end;
    if (shape == UPRIGHT) this.rollUpright(count);
    else if (shape == IN_ROW) this.rollInRow(count);
    else this.rollInColumn(count);
    queue(shape).head += count;
    const reached = u64(queue(UPRIGHT).end + queue(IN_ROW).end + queue(IN_COLUMN).end - before);
    Run.stored += reached;
    Run.generated += reached;
    return true;
  }

  /** How many blocks have been rolled after the one that reached the target: they were not needed. */
  private rolledSinceTarget(): u32 {
    const from = queue(Layers.shape);
    this.followBack();
    this.stepBack();
    let after: u32 = 0;
    while (load<u32>(from.at(from.head - 1 - after)) != Layers.cell) after++;
    return after;
  }

  private rollUpright(count: u32): void {
    const cells = this.table();
    const from = queue(UPRIGHT);
    let row = queue(IN_ROW).at(queue(IN_ROW).end);
    let column = queue(IN_COLUMN).at(queue(IN_COLUMN).end);
    const stop = from.at(from.head + count);
    for (let at = from.at(from.head); at < stop; at += 4) {
      const cell = load<u32>(at);
      column = Pose.reach(cells, cell - 2 * STRIP, IN_COLUMN, UP * COLUMN_DIGIT, column);
      column = Pose.reach(cells, cell + STRIP, IN_COLUMN, DOWN * COLUMN_DIGIT, column);
      row = Pose.reach(cells, Pose.beside(cell, TWO_LEFT), IN_ROW, LEFT * ROW_DIGIT, row);
      row = Pose.reach(cells, Pose.beside(cell, ONE_RIGHT), IN_ROW, RIGHT * ROW_DIGIT, row);
    }
    endAt(IN_ROW, row);
    endAt(IN_COLUMN, column);
  }

  private rollInRow(count: u32): void {
    const cells = this.table();
    const from = queue(IN_ROW);
    let row = from.at(from.end);
    let upright = queue(UPRIGHT).at(queue(UPRIGHT).end);
    const stop = from.at(from.head + count);
    for (let at = from.at(from.head); at < stop; at += 4) {
      const cell = load<u32>(at);
      row = Pose.reach(cells, cell - STRIP, IN_ROW, UP * ROW_DIGIT, row);
      row = Pose.reach(cells, cell + STRIP, IN_ROW, DOWN * ROW_DIGIT, row);
      upright = Pose.reach(cells, Pose.beside(cell, ONE_LEFT), UPRIGHT, LEFT * UPRIGHT_DIGIT, upright);
      upright = Pose.reach(cells, Pose.beside(cell, TWO_RIGHT), UPRIGHT, RIGHT * UPRIGHT_DIGIT, upright);
    }
    endAt(IN_ROW, row);
    endAt(UPRIGHT, upright);
  }

  private rollInColumn(count: u32): void {
    const cells = this.table();
    const from = queue(IN_COLUMN);
    let column = from.at(from.end);
    let upright = queue(UPRIGHT).at(queue(UPRIGHT).end);
    const stop = from.at(from.head + count);
    for (let at = from.at(from.head); at < stop; at += 4) {
      const cell = load<u32>(at);
      upright = Pose.reach(cells, cell - STRIP, UPRIGHT, UP * UPRIGHT_DIGIT, upright);
      upright = Pose.reach(cells, cell + 2 * STRIP, UPRIGHT, DOWN * UPRIGHT_DIGIT, upright);
      column = Pose.reach(cells, Pose.beside(cell, ONE_LEFT), IN_COLUMN, LEFT * COLUMN_DIGIT, column);
      column = Pose.reach(cells, Pose.beside(cell, ONE_RIGHT), IN_COLUMN, RIGHT * COLUMN_DIGIT, column);
    }
    endAt(IN_COLUMN, column);
    endAt(UPRIGHT, upright);
  }

  /** It has no table. */
  beginTable(): bool {
    return false;
  }

  layTable(_most: u32): bool {
    return true;
  }

  writeMoves(): i32 {
    let count: u32 = 0;
    this.followBack();
    while (!this.isBackAtStart()) {
      this.stepBack();
      count++;
    }
    if (!Regions.ensure(Region.STACK, u64(count) << 2)) return -1;
    this.followBack();
    for (let i = count; i > 0; i--) {
      store<u32>(Regions.start(Region.STACK) + ((<usize>(i - 1)) << 2), this.stepBack());
    }
    return i32(count);
  }

  /** The pose on the path back. */
  static cell: u32 = 0;

  private followBack(): void {
    Layers.cell = this.targetCell;
    Layers.shape = UPRIGHT;
  }

  private isBackAtStart(): bool {
    return Layers.cell == this.startCell && Layers.shape == this.startShape;
  }

  /** Goes back by the roll that reached the pose, and returns its direction. */
  private stepBack(): u32 {
    const shape = Layers.shape;
    const byte = u32(load<u8>(this.table() + <usize>Layers.cell));
    const direction = (byte / digitOf(shape)) % BASE;
    const rolledAlong = direction <= DOWN ? IN_COLUMN : IN_ROW;
    const before = shape == UPRIGHT ? rolledAlong : shape == rolledAlong ? UPRIGHT : shape;
    // A roll that lays the block down or stands it up moves its first cell by one in one direction, and by two in the other.
    const isForward = direction == DOWN || direction == RIGHT;
    const cells = before == UPRIGHT ? (isForward ? 1 : 2) : shape == UPRIGHT ? (isForward ? 2 : 1) : 1;
    const back = isForward ? -cells : cells;
    if (rolledAlong == IN_COLUMN) Layers.cell += u32(back * i32(STRIP));
    else Layers.cell += u32(load<i32>(stepsBy(back) + Pose.column(Layers.cell)));
    Layers.shape = before;
    return direction - 1;
  }

  private prepareSteps(): void {
    for (let column: i32 = 0; column < i32(STRIP); column++) {
      for (let by: i32 = -2; by <= 2; by++) {
        if (by == 0) continue;
        const to = column + by;
        const crossed = to < 0 ? -1 : to >= i32(STRIP) ? 1 : 0;
        store<i32>(stepsBy(by) + Pose.column(u32(column)), by + crossed * (i32(this.acrossStrips) - 1));
      }
    }
  }

  @inline
  private table(): usize {
    return changetype<usize>(this) + <usize>this.cells;
  }
}

class Pose {
  /** The offset of what a table of steps says of the cell. */
  @inline
  static column(cell: u32): usize {
    return (<usize>(cell & (STRIP - 1))) << 2;
  }

  @inline
  static beside(cell: u32, stepsTo: usize): u32 {
    return cell + load<u32>(stepsTo + Pose.column(cell));
  }

  /** Marks a pose and appends it to a queue, if it was free. That is no branch, for nobody could predict it: the end of the
   *  queue moves on or does not. */
  @inline
  static reach(cells: usize, cell: u32, shape: u32, digit: u32, end: usize): usize {
    const byte = cells + <usize>cell;
    const before = u32(load<u8>(byte));
    const isFree = u32(load<i8>(free + <usize>(shape << 8) + <usize>before));
    store<u8>(byte, before + (isFree & digit));
    store<u32>(end, cell);
    return end + <usize>(isFree & 4);
  }
}

function stepsBy(columns: i32): usize {
  if (columns < 0) return columns == -2 ? TWO_LEFT : ONE_LEFT;
  return columns == 1 ? ONE_RIGHT : TWO_RIGHT;
}

function queue(shape: u32): Queue {
  return changetype<Queue>(queues + <usize>(shape * 24));
}

function beyondBound(): i32 {
  Run.cut = true;
  return Run.ranDry();
}

function endAt(shape: u32, address: usize): void {
  const poses = queue(shape);
  poses.end = u32((address - poses.at(0)) >> 2);
}

function digitOf(shape: u32): u32 {
  return shape == UPRIGHT ? UPRIGHT_DIGIT : shape == IN_ROW ? ROW_DIGIT : COLUMN_DIGIT;
}

function prepareFree(): void {
  for (let shape = UPRIGHT; shape <= IN_COLUMN; shape++) {
    const digit = digitOf(shape);
    for (let byte: u32 = 0; byte < 256; byte++) {
      store<u8>(free + <usize>(256 * shape + byte), (byte / digit) % BASE == 0 ? 0xff : 0);
    }
  }
}
